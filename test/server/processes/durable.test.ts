/** Nothing that somebody was told is done is lost when processes are killed: the long form is in `torture/durable.test.ts`. */

import { seeded } from '@reckoner/codegen/check/checks/draws';
import { expect, it } from 'vitest';
import { isSkipped } from '../store/redis-server.js';
import { killAtRandom } from './durable.js';
import { onRedis } from './store-place.js';

it('no account, key, revocation or password that was answered is lost when any process is killed', async () => {
  const { lost, accounts, revoked } = await killAtRandom(4, seeded());
  expect(lost).toEqual([]);
  expect([accounts, revoked]).toEqual([expect.toSatisfy((count: number) => count >= 4), expect.any(Number)]);
});

it.skipIf(isSkipped)('nor when the server that has the store is killed, which writes before it answers', async () => {
  const { lost, accounts, ofServers } = await killAtRandom(4, seeded(), await onRedis());
  expect(lost).toEqual([]);
  expect(ofServers).toBeGreaterThan(0);
  expect(accounts).toBeGreaterThan(2);
});
