/** Ways to damage a store's file, and a process that opens such files, to see that none of them ends it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { countUsed, testAccount } from '../harness.js';

const PAGE = 4096;
const OPENER = fileURLToPath(new URL('./opener.ts', import.meta.url));

/** What a process said of a directory: `refused: …`, or `opened`, or what it threw when it read or wrote. */
export type Outcome = string;

/** Fills a store with some of everything, on a few dozen pages. */
export async function fillStore(directory: string, accounts = 150): Promise<void> {
  const store = openLmdbStore(directory);
  for (let index = 0; index < accounts; index++) {
    const id = `account${index}`;
    const act = { at: index, actor: id, action: 'account-created' };
    await store.createAccount(testAccount(id), `hash ${index}`, act);
    const key = {
      id: `key${index}`,
      accountId: id,
      name: 'n'.repeat(index),
      hint: 'abcd',
      createdAt: 1,
      revokedAt: null,
    };
    await store.createKey({ ...key, hash: `${index}`.padStart(64, '0') }, 3, act);
    await store.createSession(
      { hash: `session${index}`, accountId: id, createdAt: 1, lastSeenAt: 1, expiresAt: 10 ** 13 },
      `hash ${index}`,
    );
    await countUsed(store, id, 20_000, 1);
    // Large values have pages of their own.
    if (index % 25 === 0) await store.appendAudit(id, { ...act, details: { text: 'x'.repeat(index * 100) } });
  }
  await store.secret('s');
  await store.close();
}

export type Damage = (bytes: Buffer) => Buffer;

const over =
  (from: number, length: number, fill: (index: number) => number): Damage =>
  (bytes) => {
    for (let index = from; index < Math.min(bytes.length, from + length); index++) bytes[index] = fill(index);
    return bytes;
  };
const noise = (index: number) => (index * 7919 + 13) % 251;
const zero = () => 0;

/** What was found to end the service or to go unnoticed; the later ones are of the same kind. */
export const damages: Readonly<Record<string, Damage>> = {
  'a file of no bytes': () => Buffer.alloc(0),
  'a file of some bytes': (bytes) => bytes.subarray(0, 100),
  'a text': () => Buffer.from('This is no store.\n'.repeat(2000)),
  'noise all over': (bytes) => over(0, bytes.length, noise)(bytes),
  'zeros all over': (bytes) => over(0, bytes.length, zero)(bytes),
  'noise in the first page': over(0, PAGE, noise),
  'noise in the first two pages': over(0, 2 * PAGE, noise),
  'zeros in the first page': over(0, PAGE, zero),
  'zeros in the second page': over(PAGE, PAGE, zero),
  'zeros in both': over(0, 2 * PAGE, zero),
  'noise in the trees that the meta pages tell of': (bytes) => over(48, 100, noise)(over(PAGE + 48, 100, noise)(bytes)),
  'one page of two': (bytes) => bytes.subarray(0, PAGE),
  'no more than the meta pages': (bytes) => bytes.subarray(0, 2 * PAGE),
  'half of it': (bytes) => bytes.subarray(0, Math.floor(bytes.length / PAGE / 2) * PAGE),
  'half of it, and half a page': (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2) + 100),
  'zeros from the middle on': (bytes) => over(bytes.length / 2, bytes.length, zero)(bytes),
  'noise from the third page on': (bytes) => over(2 * PAGE, bytes.length, noise)(bytes),
};

/** Damages copies of a store's file; returns their directories by name. */
export function damagedStores(
  original: string,
  folder: string,
  wanted: Readonly<Record<string, Damage>>,
): ReadonlyMap<string, string> {
  const bytes = readFileSync(join(original, 'reckoner.lmdb'));
  return new Map(
    Object.entries(wanted).map(([name, damage], index) => {
      const directory = join(folder, String(index));
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'reckoner.lmdb'), new Uint8Array(damage(Buffer.from(new Uint8Array(bytes)))));
      return [name, directory];
    }),
  );
}

export function copyStore(original: string, directory: string): void {
  cpSync(join(original, 'reckoner.lmdb'), join(directory, 'reckoner.lmdb'));
}

/**
 * Has another process open stores, read all that they have and write to them.
 * @returns What it said of each, and how it ended: its exit code or the signal.
 */
export async function openAll(
  directories: readonly string[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly end: number | string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', OPENER], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(directories.join('\n'));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { outcomes: output.split('\n').slice(0, -1), end: signal ?? code ?? -1 };
}
