/** The store under processes that write without end and are killed: copies of it, and the size of its files. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openLmdbStore } from '../../server/src/store/lmdb.js';
import { backUp, restore } from '../../server/src/store/upkeep/backup.js';
import { checkFile } from '../../server/src/store/upkeep/check.js';
import { temporaryDirectory } from '../server/harness.js';
import { canMount, makeSmallDisk } from '../server/store/small-disk.js';
import { startWriters } from '../server/store/writers.js';

const KILLS = 40;

it(`after each of ${KILLS} kills of two writers the store is whole, is copied, and the copy is restored`, async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'reckoner.lmdb');
  const other = temporaryDirectory();
  let copies = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const writers = await startWriters(directory, 2);
    const until = Date.now() + 1000 + 37 * kill;
    while (Date.now() < until) {
      await backUp(file, join(directory, 'copy'), true);
      copies++;
      await sleep(kill % 7);
    }
    expect((await checkFile(file)).faults).toEqual([]);
    await writers.end();
    expect((await checkFile(file)).faults).toEqual([]);
    await backUp(file, join(directory, 'copy'), true);
    await restore(join(directory, 'copy'), join(other, 'reckoner.lmdb'), new Date());
    const store = openLmdbStore(other);
    expect(await store.account('writer1')).toBeDefined();
    await store.close();
    for (const name of readdirSync(other)) if (/replaced/.test(name)) rmSync(join(other, name));
  }
  process.stdout.write(`${copies} copies while two processes wrote, ${statSync(file).size} bytes\n`);
  for (const each of [directory, other]) rmSync(each, { recursive: true, force: true });
});

it('the file of results stays below its limit while two processes write for two minutes', async () => {
  const directory = temporaryDirectory();
  const writers = await startWriters(directory, 2);
  const file = join(directory, 'results.lmdb');
  let largest = 0;
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    largest = Math.max(largest, statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    await sleep(100);
  }
  await writers.end();
  process.stdout.write(`${largest} bytes of results, ${statSync(join(directory, 'reckoner.lmdb')).size} of records\n`);
  expect(largest).toBeLessThanOrEqual(32 * 1024 * 1024);
  rmSync(directory, { recursive: true, force: true });
});

it.skipIf(!canMount)('a disk that is filled and emptied 30 times under load leaves the store whole', async () => {
  const disk = makeSmallDisk(256);
  const directory = join(disk.directory, 'data');
  let committed = 0;
  let refused = 0;
  const store = openLmdbStore(directory);
  await store.secret('a');
  let done = false;
  const writing = (async () => {
    for (let at = 1; !done; at++) {
      const act = { at, actor: 'one', action: 'x', details: { text: 'x'.repeat(at % 9000) } };
      await store.appendAudit('one', act).then(
        () => committed++,
        () => refused++,
      );
      if (at % 20 === 0) await sleep(0);
    }
  })();
  for (let round = 0; round < 30; round++) {
    await disk.fill(0);
    await sleep(100 + 20 * round);
    disk.empty();
    const before = committed;
    await expect.poll(() => committed).toBeGreaterThan(before);
  }
  done = true;
  await writing;
  expect((await store.audit({ limit: 10 ** 7 })).length).toBeGreaterThanOrEqual(committed);
  await store.close();
  expect((await checkFile(join(directory, 'reckoner.lmdb'))).faults).toEqual([]);
  process.stdout.write(`${committed} committed, ${refused} refused\n`);
  expect(refused).toBeGreaterThan(30);
  disk.remove();
});
