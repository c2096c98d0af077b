/** What an earlier run found out, by content hash, so that only changed calculators are looked at again. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './replace-folder.js';

/** What is known of each calculator that passed, by slug: the hash of its file, with a mark where it was tried, too. */
export type PassedKeys = Readonly<Record<string, string>>;

/** The mark of a calculator that passed. */
export function passedKey(key: string, tried: boolean): string {
  return tried ? `${key} tried` : key;
}

/** The name of these keys in the cache, where they can be read without everything else that is known. */
export function keysOf(category: string): string {
  return `${category}.keys`;
}

/** Values by name as JSON in `folder`; everything in it belongs to one root and one state of the tool. */
export class Cache {
  constructor(readonly folder: string) {}

  read<T>(name: string): T | undefined {
    const file = path.join(this.folder, `${name}.json`);
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  /** Removes what runs that were killed had begun to write. */
  clean(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const draft = /\.json\.(\d+)$/.exec(name);
      if (draft && !isRunning(Number(draft[1]))) rmSync(path.join(this.folder, name), { force: true });
    }
  }

  write(name: string, value: unknown): void {
    mkdirSync(this.folder, { recursive: true });
    const file = path.join(this.folder, `${name}.json`);
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
    renameSync(`${file}.${process.pid}`, file);
  }
}
