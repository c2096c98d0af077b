/** What every store must do; run on each implementation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  type KeyRecord,
  LEASE_MARGIN,
  type Store,
  type TakeRequest,
} from '../../../server/src/store/store.js';
import { identityContract } from './contract-identity.js';
import { recordsContract } from './contract-records.js';

export const CONTRACT_NOW = 1_700_000_000_000;
const NOW = CONTRACT_NOW;
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
const request = (limit: number, more: Partial<TakeRequest> = {}): TakeRequest => ({
  accountId: 'one',
  day: 7,
  limit,
  wanted: 1,
  spare: 0,
  lease: 'a',
  spent: 0,
  ...more,
});

export interface OpenedStore {
  readonly store: Store;
  /** Deletes it after it was closed. */
  remove(): void;
}

/** @param open Opens a new, empty store; where it has a clock of its own, that shows an hour before `CONTRACT_NOW`. */
export function storeContract(open: () => OpenedStore | Promise<OpenedStore>): void {
  let store: Store;
  let remove: () => void;

  beforeEach(async () => {
    ({ store, remove } = await open());
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
      const pause = () => new Promise((resolve) => setTimeout(resolve, 80));
      // What changed before may be heard of until then.
      await pause();
      const stop = store.onAccountsChanged(() => told++);
      await pause();
      expect(told).toBe(0);
      await store.createKey(key('k1', 'one'), 1);
      await expect.poll(() => told).toBe(1);
      await store.take(request(10));
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

    const settle = (lease: string, spent: number, day = 7) => store.settle({ accountId: 'one', day, lease, spent });

    it('grants exactly the limit, whatever the concurrency', async () => {
      const taken = await Promise.all(
        Array.from({ length: 150 }, (_, index) => store.take(request(100, { lease: `${index % 3}` }))),
      );
      expect(taken.filter((one) => one.granted === 1)).toHaveLength(100);
      expect(taken.filter((one) => one.granted === 0 && one.used === 100 && one.leased === 100)).toHaveLength(50);
      for (const [lease, spent] of Object.entries([34, 33, 33])) await settle(lease, spent);
      expect(await store.used('one', 7)).toEqual({ used: 100, leases: [] });
      expect(await store.take(request(100))).toEqual({ granted: 0, used: 100, leased: 0 });
      expect((await store.take(request(100, { day: 8 }))).granted).toBe(1);
      expect((await store.take(request(100, { accountId: 'two' }))).granted).toBe(1);
    });

    it('grants what is left of what is wanted', async () => {
      expect(await store.take(request(10, { wanted: 7 }))).toEqual({ granted: 7, used: 7, leased: 0 });
      expect(await store.take(request(10, { wanted: 7 }))).toEqual({ granted: 3, used: 10, leased: 0 });
    });

    it('writes nothing when it refuses', async () => {
      await store.take(request(0));
      expect([await store.usage('one', 10), await store.leases()]).toEqual([[], []]);
    });

    it('grants spare units only far from the limit', async () => {
      const limit = 10 * LEASE_MARGIN;
      expect(await store.take(request(limit, { spare: 9 }))).toEqual({ granted: 10, used: 10, leased: 0 });
      expect(await store.take(request(limit, { spare: 9 }))).toEqual({ granted: 1, used: 11, leased: 0 });
      expect((await store.used('one', 7)).leases).toEqual([{ id: 'a', units: 11 }]);
    });

    it('takes back what was not spent of a lease at its end, and until then says that it may come back', async () => {
      await store.take(request(100, { wanted: 10 }));
      expect(await store.take(request(100, { wanted: 100, lease: 'b' }))).toMatchObject({ granted: 90, used: 100 });
      await settle('b', 90);
      expect(await store.take(request(100, { lease: 'b' }))).toEqual({ granted: 0, used: 100, leased: 10 });
      await settle('a', 4);
      expect(await store.used('one', 7)).toEqual({ used: 94, leases: [] });
      expect(await store.take(request(100, { wanted: 9, lease: 'b' }))).toMatchObject({ granted: 6, used: 100 });
    });

    it('is told what was spent of a lease when more is asked for', async () => {
      await store.take(request(100, { wanted: 10 }));
      await store.take(request(100, { wanted: 5, spent: 10 }));
      expect(await store.used('one', 7)).toEqual({ used: 15, leases: [{ id: 'a', units: 5 }] });
      await store.take(request(15, { spent: 5 }));
      expect(await store.used('one', 7)).toEqual({ used: 15, leases: [] });
    });

    it('counts what was spent without being granted, before anything else is', async () => {
      await settle('a', 50);
      expect((await store.used('one', 7)).used).toBe(50);
      expect(await store.take(request(100, { wanted: 60, spent: 30 }))).toMatchObject({ granted: 20, used: 100 });
      await settle('a', 25);
      expect(await store.used('one', 7)).toEqual({ used: 105, leases: [] });
    });

    it('reclaims leases whole, once, and counts what their holders say later', async () => {
      await store.take(request(100, { wanted: 10 }));
      await store.take(request(100, { wanted: 10, lease: 'b' }));
      await store.take(request(100, { wanted: 10, accountId: 'two', day: 6, lease: 'c' }));
      const leases = await store.leases();
      expect(leases.map(({ accountId, day, id, units }) => [accountId, day, id, units]).sort()).toEqual([
        ['one', 7, 'a', 10],
        ['one', 7, 'b', 10],
        ['two', 6, 'c', 10],
      ]);
      await settle('b', 10);
      for (let time = 0; time < 2; time++) await store.reclaim(leases);
      expect(await store.leases()).toEqual([]);
      expect([(await store.used('one', 7)).used, (await store.used('two', 6)).used]).toEqual([10, 0]);
      await settle('a', 3);
      expect(await store.used('one', 7)).toEqual({ used: 13, leases: [] });
    });

    it('lists use by day, the latest first, and forgets old days in batches', async () => {
      for (const day of [5, 9, 7, 6]) await store.take(request(100, { day }));
      await store.take(request(100, { accountId: 'onemore', day: 8 }));
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

    it('are there in the life that they were given last, whatever is swept', async () => {
      for (let index = 0; index < 5; index++)
        await store.putResults(new Map([[`r${index}`, { expiresAt: NOW + index, json: '{}' }]]));
      await store.putResults(new Map([['r0', { expiresAt: NOW + 100, json: '{"new":true}' }]]));
      for (const now of [NOW, NOW + 4, NOW + 50, NOW + 99]) {
        await store.sweepResults(now);
        expect(await store.result('r0', now)).toEqual({ expiresAt: NOW + 100, json: '{"new":true}' });
        expect((await store.result('r4', now)) !== undefined).toBe(now < NOW + 4);
      }
    });
  });

  describe('of identity,', () => identityContract(() => store));
  describe('of records,', () => recordsContract(() => store));

  it('can be checked', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
}
