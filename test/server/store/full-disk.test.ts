/** A disk that is full, and is not any more. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { StoreTrouble } from '../../../server/src/store/trouble.js';
import { checkFile } from '../../../server/src/store/upkeep/check.js';
import { ask, COMPOUND, freePort, temporaryDirectory, testAccount } from '../harness.js';
import { type Running, runProgram, startProcess } from '../process.js';
import { canMount, makeSmallDisk, type SmallDisk } from './small-disk.js';

const MEGABYTE = 1024 * 1024;

let disk: SmallDisk | undefined;
const smallDisk = (megabytes: number): SmallDisk => {
  disk = makeSmallDisk(megabytes);
  return disk;
};
const running: Running[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  disk?.remove();
  disk = undefined;
});

describe.skipIf(!canMount)('on a disk that is full', () => {
  it('a transaction that cannot be written is told of, and nothing hangs', async () => {
    const disk = smallDisk(6);
    // Not even looking at how much room there is: what the disk itself says is enough.
    const store = openLmdbStore(disk.directory, { roomLimits: { full: 0, scarce: 0 }, resultsBytes: 0 });
    await store.createAccount(testAccount('one'));
    const act = (text: string) => ({ at: 1, actor: 'one', action: 'x', details: { text } });
    let written = 0;
    const failures: unknown[] = [];
    while (failures.length < 20)
      await Promise.all([
        store.appendAudit('one', act('x'.repeat(20_000))).then(() => written++),
        store.appendAudit('one', act('y'.repeat(20_000))).then(() => written++),
      ]).catch((error) => failures.push(error));
    expect(written).toBeGreaterThan(50);
    expect(failures.every((error) => error instanceof StoreTrouble)).toBe(true);
    expect(String(failures[0])).toMatch(/The store could not be written \(.*(No space|Input\/output)/);
    // What is there is read as ever.
    expect(await store.account('one')).toEqual(testAccount('one'));
    await store.close();
  });

  it('what was committed is whole, and a later transaction is written', async () => {
    const disk = smallDisk(8);
    await disk.fill(3 * MEGABYTE);
    const store = openLmdbStore(disk.directory, { roomLimits: { full: 0, scarce: 0 }, resultsBytes: 0 });
    await store.createAccount(testAccount('one'));
    const append = () =>
      store.appendAudit('one', { at: 1, actor: 'one', action: 'x', details: { text: 'x'.repeat(20_000) } });
    let committed = 1;
    for (let failed = 0; failed < 5; )
      await append().then(
        () => committed++,
        () => failed++,
      );
    disk.empty();
    for (let more = 0; more < 20; more++) await append().then(() => committed++);
    expect((await store.audit({ limit: 10_000 })).length).toBe(committed - 1);
    await store.close();
    expect((await checkFile(join(disk.directory, 'reckoner.lmdb'))).faults).toEqual([]);
  });

  it('results go first, and come back when there is room', async () => {
    const disk = smallDisk(64);
    const roomLimits = { scarce: 32 * MEGABYTE, full: 8 * MEGABYTE };
    const notices: string[] = [];
    const store = openLmdbStore(disk.directory, { roomLimits, onNotice: (sentence) => notices.push(sentence) });
    await store.createAccount(testAccount('one'));
    const result = new Map([['r', { expiresAt: 10 ** 13, json: '{}' }]]);
    await store.putResults(result);
    expect(await store.result('r', 1)).toBeDefined();
    const file = join(disk.directory, 'results.lmdb');
    await disk.fill(20 * MEGABYTE);
    await expect.poll(() => existsSync(file)).toBe(false);
    await store.putResults(result);
    expect(await store.result('r', 1)).toBeUndefined();
    expect((await store.updateAccount('one', { plan: 'business' })).ok).toBe(true);
    expect(notices.join()).toMatch(/has \d+ MB left; below 32 MB the service keeps no results on it, below 8 MB it/);
    await disk.fill(4 * MEGABYTE);
    await expect.poll(() => notices.join()).toMatch(/nothing is written until 10 MB are free/);
    await expect(store.updateAccount('one', { plan: 'hobby' })).rejects.toThrow(
      /Make room; the service goes on by itself/,
    );
    expect(await store.account('one')).toMatchObject({ plan: 'business' });
    disk.empty();
    await expect.poll(() => existsSync(file)).toBe(true);
    await store.putResults(result);
    expect(await store.result('r', 1)).toBeDefined();
    expect((await store.updateAccount('one', { plan: 'hobby' })).ok).toBe(true);
    await store.close();
  });

  it.each([1, 2])(
    'the service with %i workers says so, answers what it can, and goes on by itself',
    async (workers) => {
      const disk = smallDisk(256);
      const directory = join(disk.directory, 'data');
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const environment = { DATA_DIR: directory, PORT: String(port), HOST: '127.0.0.1', WORKERS: String(workers) };
      const service = await startProcess(environment);
      running.push(service);
      const admin = async (...words: string[]) => {
        const command = runProgram('admin', words, environment);
        await command.exited;
        return command.output().trim();
      };
      const key = /rk_\w+/.exec(service.output())![0];
      await admin('account', 'plan', '--email', 'demo@example.com', '--plan', 'developer');
      const calculate = () =>
        ask(`${url}/api/v1/calculate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': key },
          body: JSON.stringify(COMPOUND),
        });
      expect((await calculate()).status).toBe(200);
      const ready = () => ask(`${url}/health/ready`);
      expect((await ready()).status).toBe(200);
      // All at once and under load: before the service has looked again, the disk itself refuses.
      let isFull = false;
      const load = Array.from({ length: 4 }, async () => {
        for (let after = 0; after < 20; ) {
          if (isFull) after++;
          expect([200, 503]).toContain((await calculate()).status);
        }
      });
      await disk.fill(0);
      isFull = true;
      await Promise.all(load);
      await expect.poll(async () => (await ready()).status).toBe(503);
      const told = await ready();
      expect(told.json.detail).toMatch(
        /The disk of the store has \d+ MB left: nothing is written until 80 MB are free/,
      );
      expect(told.headers.get('retry-after')).toBe('5');
      // What was leased of the quota before is still answered.
      await expect.poll(async () => (await calculate()).status).toBe(503);
      const refused = await calculate();
      expect([refused.status, refused.json.code, refused.headers.get('retry-after')]).toEqual([
        503,
        'store-unavailable',
        '5',
      ]);
      for (const path of ['/', '/calculators/compound-interest', '/api/v1/calculators', '/health/live'])
        expect((await ask(`${url}${path}`)).status, path).toBe(200);
      expect((await ask(`${url}/api/v1/me`, { headers: { 'x-api-key': key } })).status).toBe(200);
      expect(await admin('account', 'plan', '--email', 'demo@example.com', '--plan', 'business')).toMatch(/Make room/);
      disk.empty();
      await expect.poll(async () => (await ready()).status).toBe(200);
      await expect.poll(async () => (await calculate()).status).toBe(200);
      expect(service.child.exitCode).toBeNull();
      expect(await admin('store', 'check')).toMatch(/is whole/);
    },
  );
});

it('a store on a disk with room says nothing of it', async () => {
  const directory = temporaryDirectory();
  const notices: string[] = [];
  const store = openLmdbStore(directory, { onNotice: (sentence) => notices.push(sentence) });
  await store.check();
  expect(notices).toEqual([]);
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});
