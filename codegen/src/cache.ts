/** What an earlier run found out, by content hash, so that only changed calculators are looked at again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Inspected } from './inspect.js';

/** All calculators of a category that passed, by slug. */
export type CategoryCache = Readonly<Record<string, Inspected>>;

/** The cache of one root, in `folder`; everything in it belongs to one state of the tool. */
export class Cache {
  readonly #folder: string;

  constructor(folder: string, tool: string) {
    this.#folder = path.join(folder, tool);
  }

  read<T>(name: string): T | undefined {
    const file = path.join(this.#folder, `${name}.json`);
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  write(name: string, value: unknown): void {
    mkdirSync(this.#folder, { recursive: true });
    const file = path.join(this.#folder, `${name}.json`);
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
    renameSync(`${file}.${process.pid}`, file);
  }
}
