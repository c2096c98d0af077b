/** Damaged stores are refused in words. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeToOthers } from '../../../server/src/store/file/private.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { temporaryDirectory, testAccount } from '../harness.js';
import { runProgram } from '../process.js';
import { copyStore, damagedStores, damages, fillStore, openAll } from './damage.js';
import { randomDamages } from './random-damage.js';

const folder = temporaryDirectory();
const original = join(folder, 'original');
const fresh = (name: string) => mkdtempSync(join(folder, `${name}-`));

beforeAll(() => fillStore(original));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a damaged store', () => {
  it('is refused in words, whatever is wrong, and never by a signal', async () => {
    const stores = damagedStores(original, fresh('known'), damages);
    const { outcomes, end } = await openAll([...stores.values()]);
    expect(end).toBe(0);
    for (const [index, name] of [...stores.keys()].entries())
      expect(outcomes[index], name).toMatch(/^refused: \S+reckoner\.lmdb is damaged: .+store restore FILE/);
  });

  it('is refused when any of its pages is all zeros', async () => {
    const pages = statSync(join(original, 'reckoner.lmdb')).size / 4096;
    const zeroed = Object.fromEntries(
      Array.from({ length: pages }, (_, page) => [
        `page ${page}`,
        (bytes: Buffer) => bytes.fill(0, page * 4096, (page + 1) * 4096),
      ]),
    );
    const { outcomes, end } = await openAll([...damagedStores(original, fresh('zeroed'), zeroed).values()]);
    expect(end).toBe(0);
    const ended = (how: string) => outcomes.filter((outcome) => outcome.startsWith(how)).length;
    // Free pages nobody reads. The later pages of a large value have no mark: it cannot be read, and the others can.
    expect(ended('refused') + ended('opened') + ended('failed')).toBe(pages);
    expect(ended('refused')).toBeGreaterThan(pages / 2);
    expect(ended('failed')).toBeLessThan(6);
  });

  it('never ends the process, with flipped bits and cut off anywhere', async () => {
    const stores = damagedStores(original, fresh('random'), randomDamages(1, 120));
    const { outcomes, end } = await openAll([...stores.values()]);
    expect([end, outcomes.length]).toEqual([0, 120]);
    expect(outcomes.filter((outcome) => outcome.startsWith('threw'))).toEqual([]);
    expect(outcomes.filter((outcome) => outcome.startsWith('refused')).length).toBeGreaterThan(30);
  });

  it('is told of by the service itself, which ends with exit code 1', async () => {
    const [directory] = damagedStores(original, fresh('service'), { empty: () => Buffer.alloc(0) }).values();
    const running = runProgram('main', [], { DATA_DIR: directory!, PORT: '18999', HOST: '127.0.0.1' });
    expect(await running.exited).toBe(1);
    expect(running.output()).toMatch(/reckoner\.lmdb is damaged: it is empty \(0 bytes\)\. Restore a backup/);
  });
});

describe('a store that was just begun', () => {
  it('is opened: another process may be about to write to it, or was ended before it could', async () => {
    const directory = fresh('begun');
    const other = open({ path: join(directory, 'reckoner.lmdb') });
    other.openDB({ name: 'meta' });
    await other.close();
    const store = openLmdbStore(directory);
    expect(await store.hasAccounts()).toBe(false);
    await store.close();
  });
});

describe('a store that is none', () => {
  it('is refused when it is an LMDB file without the records of the service', async () => {
    for (const names of [[], ['something']]) {
      const directory = fresh('foreign');
      const other = open({ path: join(directory, 'reckoner.lmdb') });
      for (const name of names) await other.openDB({ name }).put('a', 1);
      await other.close();
      expect(() => openLmdbStore(directory)).toThrow(/has no records of the service in it\. Restore a backup/);
    }
  });

  it('is refused when a later version of the service wrote it', async () => {
    const directory = fresh('later');
    await openLmdbStore(directory).close();
    const later = open({ path: join(directory, 'reckoner.lmdb') });
    await later.openDB({ name: 'meta' }).put('schema', 2);
    await later.close();
    expect(() => openLmdbStore(directory)).toThrow(
      /was written by a later version of the service \(schema 2; this one/,
    );
  });

  it('is opened when it was written before the schema had a number, and gets one', async () => {
    const directory = fresh('earlier');
    copyStore(original, directory);
    const earlier = open({ path: join(directory, 'reckoner.lmdb') });
    await earlier.openDB({ name: 'meta' }).remove('schema');
    await earlier.close();
    const store = openLmdbStore(directory);
    expect(await store.account('account1')).toMatchObject(testAccount('account1'));
    await store.close();
    const after = open({ path: join(directory, 'reckoner.lmdb') });
    expect(after.openDB({ name: 'meta' }).get('schema')).toBe(1);
    await after.close();
  });

  it('is made when the process that began to make one was killed', async () => {
    const directory = fresh('begun');
    writeFileSync(join(directory, 'reckoner.lmdb.new-1'), '');
    const store = openLmdbStore(directory);
    await store.createAccount(testAccount('one'));
    await store.close();
    expect(readdirSync(directory)).toContain('reckoner.lmdb');
  });
});

describe('the file of results', () => {
  it.each(Object.entries(damages))('is begun anew when there is %s', async (_, damage) => {
    const directory = fresh('results');
    const before = openLmdbStore(directory);
    await before.putResults(new Map([['a', { expiresAt: 10, json: '{}' }]]));
    await before.close();
    const file = join(directory, 'results.lmdb');
    writeFileSync(file, new Uint8Array(damage(Buffer.from(new Uint8Array(readFileSync(file))))));
    const notices: string[] = [];
    const after = openLmdbStore(directory, { onNotice: (sentence) => notices.push(sentence) });
    expect(await after.result('a', 1)).toBeUndefined();
    await after.putResults(new Map([['b', { expiresAt: 10, json: '{}' }]]));
    expect(await after.result('b', 1)).toEqual({ expiresAt: 10, json: '{}' });
    expect(notices.join()).toMatch(/The file of results is begun anew, as it was damaged: /);
    await after.close();
  });
});

describe('what the store has', () => {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const modes = (directory: string) =>
    Object.fromEntries(readdirSync(directory).map((name) => [name, mode(join(directory, name))]));

  it('is for its owner alone, also when it was not before', async () => {
    const directory = join(fresh('private'), 'data');
    const umask = process.umask(0);
    try {
      await openLmdbStore(directory).close();
      const files = ['reckoner.lmdb', 'reckoner.lmdb-lock', 'results.lmdb', 'results.lmdb-lock'];
      const wanted = Object.fromEntries(files.map((name) => [name, '600']));
      expect([mode(directory), modes(directory)]).toEqual(['700', wanted]);
      chmodSync(directory, 0o755);
      for (const name of files) chmodSync(join(directory, name), 0o644);
      await openLmdbStore(directory).close();
      expect([mode(directory), modes(directory)]).toEqual(['700', wanted]);
    } finally {
      process.umask(umask);
    }
  });

  // Only root may open what belongs to somebody else and is closed to others.
  it.skipIf(process.getuid?.() !== 0)('is told of when it belongs to somebody else', async () => {
    const directory = fresh('of-others');
    const file = join(directory, 'reckoner.lmdb');
    await openLmdbStore(directory).close();
    chmodSync(file, 0o666);
    chmodSync(directory, 0o777);
    chmodSync(folder, 0o755);
    const notices: string[] = [];
    process.seteuid?.(65_534);
    try {
      notices.push(...closeToOthers([directory, file]));
    } finally {
      process.seteuid?.(0);
    }
    expect(notices).toEqual([directory, file]);
  });
});
