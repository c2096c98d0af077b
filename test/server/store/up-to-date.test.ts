/** What one process was told to be done is there for all others at once: requests of one browser come to any of them. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { temporaryDirectory, testAccount } from '../harness.js';

const SCRIPT = fileURLToPath(new URL('./newcomer.ts', import.meta.url));

it('a process sees in the same turn of its event loop what another has just done', async () => {
  const directory = temporaryDirectory();
  const store = openLmdbStore(directory);
  await store.createAccount(testAccount('one'));
  // The snapshot of this turn begins; then the other process does its work, while this one stands still.
  expect(await Promise.all([store.account('two'), store.keyByHash('hash'), store.session('session', 1)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const reading = store.account('one');
  execFileSync(process.execPath, ['--import', 'tsx', SCRIPT, directory]);
  const found = [
    store.account('two'),
    store.accountByEmail('two@example.com'),
    store.passwordHash('two'),
    store.keyByHash('hash'),
    store.keyById('key'),
    store.keys('two'),
    store.session('session', 1),
    store.token('token', 'reset-password', 1),
  ];
  await reading;
  for (const one of await Promise.all(found)) expect(one).toBeTruthy();
  expect(await store.keys('two')).toHaveLength(1);
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});
