/** What every store must do; run on each implementation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, type KeyRecord, LEASE_MARGIN, type Store } from '../../../server/src/store/store.js';
import { identityContract } from './contract-identity.js';
import { recordsContract } from './contract-records.js';

const NOW = 1_700_000_000_000;
const account = (id: string): Account => ({
  id,
  email: `${id}@example.com`,
  plan: 'hobby',
  createdAt: NOW,
  emailVerifiedAt: null,
  role: 'user',
  suspendedAt: null,
});
const key = (id: string, accountId: string): KeyRecord => ({
  id,
  accountId,
  name: 'a name',
  hash: id.repeat(8),
  hint: 'abcd',
  createdAt: NOW,
  revokedAt: null,
});
const take = (limit: number | null, count = 1, now = NOW) => ({
  accountId: 'one',
  day: 7,
  limit,
  count,
  now,
  leaseUntil: now + 200,
});

/** @param open Opens a new, empty store; `remove` deletes it after it was closed. */
export function storeContract(open: () => { readonly store: Store; readonly remove: () => void }): void {
  let store: Store;
  let remove: () => void;

  beforeEach(async () => {
    ({ store, remove } = open());
  });
  afterEach(async () => {
    await store.close();
    remove();
  });

  describe('accounts', () => {
    it('are found by id and by address in any case', async () => {
      expect(await store.hasAccounts()).toBe(false);
      expect(await store.createAccount(account('one'))).toEqual({ ok: true, value: account('one') });
      expect(await store.account('one')).toEqual(account('one'));
      expect(await store.accountByEmail('One@Example.com')).toEqual(account('one'));
      expect(await store.hasAccounts()).toBe(true);
      expect(await store.account('two')).toBeUndefined();
      expect(await store.accountByEmail('two@example.com')).toBeUndefined();
    });

    it('have different addresses, whatever the concurrency', async () => {
      const same = Array.from({ length: 8 }, (_, index) => ({ ...account(`a${index}`), email: 'same@example.com' }));
      const made = await Promise.all(same.map((one) => store.createAccount(one)));
      expect(made.filter((one) => one.ok)).toHaveLength(1);
      expect(made.filter((one) => !one.ok && one.reason === 'email-taken')).toHaveLength(7);
    });

    it('change their plan', async () => {
      await store.createAccount(account('one'));
      expect(await store.updateAccount('one', { plan: 'business' })).toMatchObject({
        ok: true,
        value: { plan: 'business' },
      });
      expect((await store.account('one'))?.plan).toBe('business');
      expect(await store.updateAccount('two', { plan: 'business' })).toEqual({ ok: false, reason: 'unknown-account' });
    });
  });

  describe('keys', () => {
    beforeEach(async () => {
      await store.createAccount(account('one'));
      await store.createAccount(account('two'));
    });

    it('are found by hash and id and listed oldest first', async () => {
      await store.createKey({ ...key('k2', 'one'), createdAt: NOW + 5 }, 3);
      await store.createKey(key('k1', 'one'), 3);
      await store.createKey(key('k3', 'two'), 3);
      expect((await store.keys('one')).map((one) => one.id)).toEqual(['k1', 'k2']);
      expect(await store.keyByHash('k1'.repeat(8))).toEqual(key('k1', 'one'));
      expect((await store.keyById('k2'))?.accountId).toBe('one');
      expect(await store.keyByHash('nothing')).toBeUndefined();
      expect(await store.keyById('nothing')).toBeUndefined();
      expect(await store.createKey(key('k4', 'nobody'), 3)).toEqual({ ok: false, reason: 'unknown-account' });
    });

    it('are never more than the limit, whatever the concurrency; revoked ones do not count', async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, index) => store.createKey(key(`c${index}`, 'one'), 3)),
      );
      expect(made.filter((one) => one.ok)).toHaveLength(3);
      expect(made.filter((one) => !one.ok && one.reason === 'too-many-keys')).toHaveLength(7);
      const [first] = await store.keys('one');
      expect((await store.revokeKey(first!.hash, NOW + 1))?.revokedAt).toBe(NOW + 1);
      expect((await store.createKey(key('later', 'one'), 3)).ok).toBe(true);
      expect(await store.keys('one')).toHaveLength(4);
    });

    it('are not made twice under one id, whatever the concurrency, nor in the place of another account’s', async () => {
      const same = ['h1', 'h2', 'h3'].map((hash) => ({ ...key('k1', 'one'), hash }));
      const made = await Promise.all(same.map((one) => store.createKey(one, 3)));
      expect(made.filter((one) => one.ok)).toHaveLength(1);
      expect(made.filter((one) => !one.ok && one.reason === 'id-taken')).toHaveLength(2);
      expect(await store.createKey({ ...key('k1', 'two'), hash: 'h4' }, 3)).toEqual({ ok: false, reason: 'id-taken' });
      expect(await store.keys('one')).toHaveLength(1);
      expect((await store.keyById('k1'))?.accountId).toBe('one');
    });

    it('are revoked once, and stay so', async () => {
      await store.createKey(key('k1', 'one'), 1);
      await store.revokeKey('k1'.repeat(8), NOW + 1);
      expect((await store.revokeKey('k1'.repeat(8), NOW + 2))?.revokedAt).toBe(NOW + 1);
      expect((await store.keyByHash('k1'.repeat(8)))?.revokedAt).toBe(NOW + 1);
      expect(await store.revokeKey('nothing', NOW)).toBeUndefined();
    });

    it('tell of changes soon, and only of changes', async () => {
      let told = 0;
      const stop = store.onAccountsChanged(() => told++);
      const pause = () => new Promise((resolve) => setTimeout(resolve, 80));
      await pause();
      expect(told).toBe(0);
      await store.createKey(key('k1', 'one'), 1);
      await expect.poll(() => told).toBe(1);
      await store.take(take(10));
      await store.createKey(key('k2', 'one'), 1);
      await pause();
      expect(told).toBe(1);
      stop();
      await store.updateAccount('one', { plan: 'business' });
      await pause();
      expect(told).toBe(1);
    });
  });

  describe('quota', () => {
    beforeEach(async () => {
      for (const id of ['one', 'two', 'onemore']) await store.createAccount(account(id));
    });

    it('grants exactly the limit, whatever the concurrency', async () => {
      const taken = await Promise.all(Array.from({ length: 150 }, () => store.take(take(100))));
      expect(taken.filter((one) => one.granted === 1)).toHaveLength(100);
      expect(taken.filter((one) => one.granted === 0 && one.retryAt === 0)).toHaveLength(50);
      expect(await store.used('one', 7)).toEqual({ used: 100, leasedUntil: 0 });
      expect((await store.take({ ...take(100), day: 8 })).granted).toBe(1);
      expect((await store.take({ ...take(100), accountId: 'two' })).granted).toBe(1);
    });

    it('writes nothing when it refuses', async () => {
      await store.take({ ...take(0) });
      expect(await store.usage('one', 10)).toEqual([]);
    });

    it('leases only far from the limit', async () => {
      expect(await store.take(take(10 * LEASE_MARGIN, 10))).toEqual({ granted: 10, used: 10, retryAt: 0 });
      expect(await store.take(take(10 * LEASE_MARGIN, 10))).toEqual({ granted: 1, used: 11, retryAt: 0 });
      expect((await store.used('one', 7)).leasedUntil).toBe(NOW + 200);
    });

    it('says when leased units may come back, and takes them back', async () => {
      await store.take(take(100, 10));
      for (let index = 0; index < 90; index++) await store.take(take(100));
      expect(await store.take(take(100))).toEqual({ granted: 0, used: 100, retryAt: NOW + 200 });
      await store.giveBack('one', 7, 9);
      expect(await store.take(take(100))).toEqual({ granted: 1, used: 92, retryAt: 0 });
      for (let index = 0; index < 8; index++) await store.take(take(100));
      expect(await store.take(take(100, 1, NOW + 201))).toEqual({ granted: 0, used: 100, retryAt: 0 });
    });

    it('counts without limit, and what needed no permission', async () => {
      expect((await store.take(take(null, 50))).granted).toBe(50);
      await store.giveBack('one', 7, -25);
      expect((await store.used('one', 7)).used).toBe(75);
      await store.giveBack('one', 7, 1000);
      expect((await store.used('one', 7)).used).toBe(0);
    });

    it('lists use by day, the latest first, and forgets old days in batches', async () => {
      for (const day of [5, 9, 7, 6]) await store.take({ ...take(100), day });
      await store.take({ ...take(100), accountId: 'onemore', day: 8 });
      expect((await store.usage('one', 3)).map((one) => one.day)).toEqual([9, 7, 6]);
      expect(await store.sweepUsage(7, 1)).toBe(1);
      expect(await store.sweepUsage(7, 10)).toBe(1);
      expect(await store.sweepUsage(7, 10)).toBe(0);
      expect((await store.usage('one', 10)).map((one) => one.day)).toEqual([9, 7]);
    });
  });

  describe('results', () => {
    it('live until they expire', async () => {
      await store.putResults(new Map([['r', { expiresAt: NOW + 600, json: '{"a":1}' }]]));
      expect(await store.result('r', NOW + 599)).toEqual({ expiresAt: NOW + 600, json: '{"a":1}' });
      expect(await store.result('r', NOW + 600)).toBeUndefined();
      expect(await store.result('s', NOW)).toBeUndefined();
    });

    it('are swept in bounded batches, but not when they were computed anew', async () => {
      for (let index = 0; index < 5; index++)
        await store.putResults(new Map([[`r${index}`, { expiresAt: NOW + index, json: '{}' }]]));
      await store.putResults(new Map([['r0', { expiresAt: NOW + 100, json: '{"new":true}' }]]));
      expect(await store.sweepResults(NOW + 50, 3)).toBe(3);
      expect(await store.sweepResults(NOW + 50, 3)).toBe(1);
      expect(await store.sweepResults(NOW + 50, 3)).toBe(0);
      expect(await store.result('r0', NOW)).toEqual({ expiresAt: NOW + 100, json: '{"new":true}' });
      expect(await store.result('r4', NOW)).toBeUndefined();
    });
  });

  describe('of identity,', () => identityContract(() => store));
  describe('of records,', () => recordsContract(() => store));

  it('can be checked', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
}
