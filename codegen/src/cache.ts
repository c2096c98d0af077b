/** What an earlier run found out, by content hash, so that only changed calculators are looked at again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Hash of each calculator's file that passed, by slug. */
export type PassedKeys = Readonly<Record<string, string>>;

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

  write(name: string, value: unknown): void {
    mkdirSync(this.folder, { recursive: true });
    const file = path.join(this.folder, `${name}.json`);
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
    renameSync(`${file}.${process.pid}`, file);
  }
}
