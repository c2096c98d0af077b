/** What every store must do with statistics of use and with the audit log. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, ActivityEntry, Store } from '../../../server/src/store/store.js';
import { leastProcessorTime } from '../../processor.js';

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
const entry = (day: number, keyId: string, slug: string, count: number, more: Partial<ActivityEntry> = {}) => ({
  accountId: 'one',
  day,
  keyId,
  slug,
  count,
  at: NOW + day,
  ...more,
});
const act = (action: string, at = NOW) => ({ at, actor: 'admin', action });

export function recordsContract(storeNow: () => Store): void {
  let store: Store;
  beforeEach(async () => {
    store = storeNow();
    await store.createAccount(account('one'));
  });

  describe('activity', () => {
    it('adds up by day, key and calculator', async () => {
      await store.createAccount(account('ones'));
      await store.addActivity([entry(7, 'k1', 'bmi', 2), entry(7, 'k1', 'bmi', 3), entry(8, 'k2', 'bmi', 1)]);
      await store.addActivity([entry(7, 'k1', 'bmi', 5), entry(6, 'k1', 'ohms-law', 4)]);
      await store.addActivity([
        entry(7, 'k9', 'bmi', 9, { accountId: 'ones' }),
        entry(7, 'k', 'x', 1, { accountId: 'no' }),
      ]);
      expect(await store.activity('one', 7)).toEqual([
        { day: 7, keyId: 'k1', slug: 'bmi', count: 10 },
        { day: 8, keyId: 'k2', slug: 'bmi', count: 1 },
      ]);
      expect(await store.activity('one', 0)).toHaveLength(3);
      for (const { day } of await store.activity('one', 0)) {
        const rows = await store.activity('one', day, day + 1);
        expect([rows.length > 0, rows.every((row) => row.day === day)]).toEqual([true, true]);
        expect(await store.activity('one', day, day)).toEqual([]);
      }
      expect(await store.activity('no', 0)).toEqual([]);
    });

    it('knows when each key was used last', async () => {
      await store.addActivity([entry(7, 'k1', 'a', 1, { at: 50 }), entry(7, 'k1', 'b', 1, { at: 90 })]);
      await store.addActivity([entry(7, 'k1', 'a', 1, { at: 70 }), entry(7, 'k2', 'a', 1, { at: 20 })]);
      expect([...(await store.keyLastUsed('one'))].sort()).toEqual([
        ['k1', 90],
        ['k2', 20],
      ]);
    });

    it('is forgotten day by day in bounded batches', async () => {
      await store.addActivity([5, 6, 9].flatMap((day) => ['a', 'b', 'c'].map((slug) => entry(day, 'k', slug, 1))));
      expect(await store.sweepActivity(7, 2)).toBe(2);
      expect(await store.sweepActivity(7, 2)).toBe(2);
      expect(await store.sweepActivity(7, 2)).toBe(2);
      expect(await store.sweepActivity(7, 2)).toBe(0);
      expect((await store.activity('one', 0)).map(({ day }) => day)).toEqual([9, 9, 9]);
    });
  });

  describe('the audit log', () => {
    it('has each change with what was before and after, the latest first', async () => {
      await store.updateAccount('one', { plan: 'business', role: 'user' }, act('plan-changed', NOW + 1));
      await store.appendAudit('one', { ...act('looked-at', NOW + 2), details: { why: 'a ticket', number: 7 } });
      await store.setPassword('one', 'x', act('password-changed', NOW + 3));
      await store.updateAccount('nobody', { plan: 'x' }, act('plan-changed', NOW + 4));
      const entries = await store.audit({ limit: 10 });
      expect(entries.map(({ id, action, changes }) => [id, action, changes])).toEqual([
        [3, 'password-changed', {}],
        [2, 'looked-at', {}],
        [1, 'plan-changed', { plan: { from: 'hobby', to: 'business' } }],
      ]);
      expect(entries[1]).toEqual({
        id: 2,
        at: NOW + 2,
        actor: 'admin',
        action: 'looked-at',
        subject: 'one',
        details: { why: 'a ticket', number: 7 },
        changes: {},
      });
    });

    it('is read in pages, and by subject', async () => {
      await store.createAccount(account('two'), undefined, act('account-created'));
      for (let index = 0; index < 5; index++) await store.appendAudit(index % 2 ? 'one' : 'two', act(`a${index}`));
      const ids = async (wanted: Parameters<Store['audit']>[0]) => (await store.audit(wanted)).map(({ id }) => id);
      expect(await ids({ limit: 3 })).toEqual([6, 5, 4]);
      expect(await ids({ limit: 3, before: 4 })).toEqual([3, 2, 1]);
      expect(await ids({ limit: 3, before: 1 })).toEqual([]);
      expect(await ids({ limit: 9, subject: 'one' })).toEqual([5, 3]);
      expect(await ids({ limit: 1, subject: 'two' })).toEqual([6]);
      expect(await ids({ limit: 9, subject: 'two', before: 6 })).toEqual([4, 2, 1]);
      expect(await ids({ limit: 9, subject: 'tw' })).toEqual([]);
    });

    it('has little to read for one account, however long it is', async () => {
      await store.appendAudit('one', act('first'));
      for (let batch = 0; batch < 20; batch++)
        await Promise.all(Array.from({ length: 1000 }, () => store.appendAudit('two', act('other'))));
      const time = await leastProcessorTime(10, async () =>
        expect(await store.audit({ limit: 5, subject: 'one' })).toHaveLength(1),
      );
      const all = await leastProcessorTime(1, () => store.audit({ limit: 20_000 }));
      expect(time).toBeLessThan(all / 4);
    });

    it('has entries of keys, and keeps those of accounts that are gone', async () => {
      const key = { id: 'k', accountId: 'one', name: 'n', hash: 'h', hint: 'abcd', createdAt: NOW, revokedAt: null };
      await store.createKey(key, 0, act('key-created'));
      await store.createKey(key, 1, act('key-created'));
      expect(await store.revokeKeyOf('k', 'two', NOW, act('key-revoked'))).toBeUndefined();
      expect(await store.renameKey('k', 'two', 'other')).toBeUndefined();
      expect(await store.renameKey('k', 'one', 'other')).toMatchObject({ name: 'other' });
      expect(await store.revokeKeyOf('k', 'one', NOW + 1, act('key-revoked'))).toMatchObject({ revokedAt: NOW + 1 });
      await store.revokeKeyOf('k', 'one', NOW + 2, act('key-revoked'));
      await store.deleteAccount('one', act('account-deleted'));
      const entries = await store.audit({ limit: 9, subject: 'one' });
      expect(entries.map(({ action, details }) => [action, details])).toEqual([
        ['account-deleted', {}],
        ['key-revoked', { key: 'k' }],
        ['key-created', { key: 'k' }],
      ]);
    });

    it('loses nothing when many write at once', async () => {
      await Promise.all(Array.from({ length: 40 }, (_, index) => store.appendAudit('one', act(`a${index}`))));
      const entries = await store.audit({ limit: 99 });
      expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => 40 - index));
      expect(new Set(entries.map(({ action }) => action)).size).toBe(40);
    });
  });
}
