/** The store of results: its size, its sweeping, its readers. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store, StoredResult } from '../../../server/src/store/store.js';
import { temporaryDirectory } from '../harness.js';

const MEGABYTE = 1024 * 1024;
const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;

let directory: string;
let store: Store;
const file = () => join(directory, 'results.lmdb');
const openWith = (resultsBytes: number) => openLmdbStore(directory, { resultsBytes });
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

function batchOf(count: number, bytes: number, expiresAt: number): Map<string, StoredResult> {
  const json = 'x'.repeat(bytes);
  return new Map(Array.from({ length: count }, () => [randomBytes(32).toString('base64url'), { expiresAt, json }]));
}

it.each([700, 1500, 9000, 60_000])(
  'the file stays below its limit, and has the latest results, of %i bytes',
  async (bytes) => {
    const limit = 16 * MEGABYTE;
    store = openWith(limit);
    const perBatch = Math.ceil(300_000 / bytes);
    const batches: ReadonlyMap<string, StoredResult>[] = [];
    let largest = 0;
    const { ino } = statSync(file());
    for (let written = 0; written < 4 * limit; written += perBatch * bytes) {
      const batch = batchOf(perBatch, bytes, NOW + HOUR);
      await store.putResults(batch);
      batches.push(batch);
      largest = Math.max(largest, statSync(file()).size);
    }
    expect(largest).toBeLessThanOrEqual(limit);
    // It is the same file all the time, and more than half of it is of use.
    expect(statSync(file()).ino).toBe(ino);
    let kept = 0;
    for (const batch of batches) for (const key of batch.keys()) if (await store.result(key, NOW)) kept += bytes;
    expect(kept).toBeGreaterThan(limit / 5);
    for (const key of batches.at(-1)!.keys()) expect(await store.result(key, NOW)).toBeDefined();
    for (const key of batches[0]!.keys()) expect(await store.result(key, NOW)).toBeUndefined();
  },
);

it('what has expired makes room for what comes: hours of few results take no more than the first', async () => {
  store = openWith(64 * MEGABYTE);
  const sizes: number[] = [];
  const life = 600_000;
  for (let now = NOW; now < NOW + 12 * life; now += 5000) {
    await store.putResults(batchOf(10, 1500, now + life));
    await store.sweepResults(now);
    if ((now - NOW) % life === 0) sizes.push(statSync(file()).size);
  }
  // Twice as long as they live, until the first of them are swept.
  expect(Math.max(...sizes.slice(4))).toBeLessThan(3 * sizes[2]!);
  const last = batchOf(1, 10, NOW + 13 * life);
  await store.putResults(last);
  await store.sweepResults(NOW + 13 * life - 1);
  expect(await store.result([...last.keys()][0]!, NOW + 13 * life - 1)).toBeDefined();
});

it('a reader that hangs does not let it grow: there is another file then', async () => {
  const limit = 4 * MEGABYTE;
  store = openWith(limit);
  await store.putResults(batchOf(1, 10, NOW));
  const before = statSync(file()).ino;
  const other = open({ path: file(), noSync: true });
  const database = other.openDB({ name: 'packs-1' });
  const reader = other.useReadTransaction();
  database.get('a', { transaction: reader });
  for (let written = 0; written < 3 * limit; written += 100_000) {
    await store.putResults(batchOf(50, 2000, NOW + HOUR));
    const { size } = statSync(file(), { throwIfNoEntry: false }) ?? { size: 0 };
    expect(size).toBeLessThan(limit + 1_000_000);
  }
  await expect.poll(async () => statSync(file(), { throwIfNoEntry: false })?.ino ?? before).not.toBe(before);
  reader.done();
  const batch = batchOf(1, 10, NOW + HOUR);
  await expect
    .poll(async () => {
      await store.putResults(batch);
      return store.result([...batch.keys()][0]!, NOW);
    })
    .toBeDefined();
});

it('is begun anew after the machine itself went down, as nothing waits for the disk', async () => {
  store = openWith(MEGABYTE);
  const batch = batchOf(3, 100, NOW);
  const [key] = batch.keys();
  await store.putResults(batch);
  await store.close();
  store = openWith(MEGABYTE);
  expect(await store.result(key!, NOW - 1)).toBeDefined();
  await store.close();
  const bytes = readFileSync(file());
  for (const page of [0, 4096]) bytes.writeBigInt64LE(bytes.readBigInt64LE(page + 160) + 1n, page + 160);
  writeFileSync(file(), new Uint8Array(bytes));
  store = openWith(MEGABYTE);
  expect(await store.result(key!, NOW - 1)).toBeUndefined();
});

it('is begun anew when it is larger than it may be from now on', async () => {
  store = openWith(8 * MEGABYTE);
  for (let round = 0; round < 20; round++) await store.putResults(batchOf(50, 2000, NOW));
  await store.close();
  expect(statSync(file()).size).toBeGreaterThan(2 * MEGABYTE);
  store = openWith(2 * MEGABYTE);
  expect(statSync(file()).size).toBeLessThan(MEGABYTE);
});

it('without a limit nothing is kept, and there is no file', async () => {
  store = openWith(0);
  const batch = batchOf(1, 10, NOW);
  await store.putResults(batch);
  expect(await store.result([...batch.keys()][0]!, NOW - 1)).toBeUndefined();
  expect(statSync(file(), { throwIfNoEntry: false })).toBeUndefined();
});
