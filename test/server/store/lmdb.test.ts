/** What every store must do, and what LMDB adds. */
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../../server/src/observability/metrics.js';
import { guardStore, StoreUnavailable } from '../../../server/src/store/guard.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Account, MailKind } from '../../../server/src/store/store.js';
import { temporaryDirectory, testAccount } from '../harness.js';
import { storeContract } from './contract.js';
import { spendInProcesses } from './spenders.js';

describe('the LMDB store', () => {
  storeContract(() => {
    const directory = temporaryDirectory();
    return { store: openLmdbStore(directory), remove: () => rmSync(directory, { recursive: true, force: true }) };
  });

  it('removes results that have expired when it is told to', async () => {
    const directory = temporaryDirectory();
    const store = openLmdbStore(directory);
    await store.putResults(new Map([['r', { expiresAt: 1000, json: '{}' }]]));
    expect(await store.result('r', 999)).toBeDefined();
    await store.sweepResults(100_000);
    expect(await store.result('r', 999)).toBeUndefined();
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('keeps accounts and keys over a restart', async () => {
    const directory = temporaryDirectory();
    const first = openLmdbStore(directory);
    const account = { id: 'one', email: 'one@example.com', plan: 'hobby', createdAt: 1 };
    // As accounts were written before they had a role.
    await first.createAccount(account as Account);
    await first.close();
    const second = openLmdbStore(directory);
    expect(await second.accountByEmail('one@example.com')).toEqual({
      ...account,
      emailVerifiedAt: null,
      role: 'user',
      suspendedAt: null,
    });
    await second.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('drops mail beyond 10,000 messages, tells of each, and makes the change all the same', async () => {
    const directory = temporaryDirectory();
    const dropped: MailKind[] = [];
    const store = openLmdbStore(directory, { onMailDropped: (kind) => dropped.push(kind) });
    const order = (to: string) => ({ kind: 'reset-password' as const, to, at: 1 });
    await Promise.all(Array.from({ length: 10_000 }, (_, index) => store.orderMail(order(`${index}@example.com`))));
    expect(dropped).toEqual([]);
    await store.orderMail(order('late@example.com'));
    const mail = { kind: 'verify-email', to: 'new@example.com', at: 2 } as const;
    const act = { at: 2, actor: 'new', action: 'account-created', mail };
    expect(await store.createAccount(testAccount('new'), undefined, act)).toMatchObject({ ok: true });
    expect(dropped).toEqual(['reset-password', 'verify-email']);
    await store.removeMail((await store.claimMail(2, 3, 4))!);
    await store.orderMail(order('again@example.com'));
    expect(dropped).toHaveLength(2);
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is exact with four processes, leases included', async () => {
    const directory = temporaryDirectory();
    const limit = 3000;
    const before = openLmdbStore(directory);
    await before.createAccount(testAccount('account'));
    await before.close();
    const counts = await spendInProcesses(directory, 4, limit, 1500);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(limit);
    const store = openLmdbStore(directory);
    expect((await store.used('account', Math.floor(Date.now() / 86_400_000))).used).toBe(limit);
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });
});

describe('the guard', () => {
  it('wraps what the store throws or rejects with, and nothing else', async () => {
    const failing = {
      used: () => Promise.reject(new Error('disk')),
      onAccountsChanged: () => {
        throw new Error('gone');
      },
      hasAccounts: async () => true,
    };
    const metrics = new Metrics(() => 0);
    const guarded = guardStore(failing as never, (operation) => metrics.storeOperation(operation));
    await expect(guarded.used('a', 1)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(() => guarded.onAccountsChanged(() => {})).toThrow(StoreUnavailable);
    expect(await guarded.hasAccounts()).toBe(true);
    const lines = (await metrics.text()).split('\n');
    expect(lines).toContain('reckoner_store_failures_total{operation="used"} 1');
    expect(lines).toContain('reckoner_store_failures_total{operation="onAccountsChanged"} 1');
    expect(lines).toContain('reckoner_store_failures_total{operation="hasAccounts"} 0');
    expect(lines).toContain('reckoner_store_duration_seconds_count{operation="hasAccounts"} 1');
    expect(lines).toContain('reckoner_store_duration_seconds_bucket{operation="hasAccounts",le="+Inf"} 1');
  });
});
