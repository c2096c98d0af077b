/** What every store must do with passwords, sessions, links, attempts, and accounts that go. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, SessionRecord, Store, TokenRecord } from '../../../server/src/store/store.js';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

const account = (id: string): Account => ({
  id,
  email: `${id}@example.com`,
  plan: 'hobby',
  createdAt: NOW,
  emailVerifiedAt: null,
  role: 'user',
  suspendedAt: null,
});
const session = (hash: string, accountId = 'one'): SessionRecord => ({
  hash,
  accountId,
  createdAt: NOW,
  lastSeenAt: NOW,
  expiresAt: NOW + HOUR,
});
const token = (hash: string, purpose: TokenRecord['purpose'] = 'reset-password', accountId = 'one'): TokenRecord => ({
  hash,
  purpose,
  accountId,
  expiresAt: NOW + HOUR,
});

export function identityContract(storeNow: () => Store): void {
  let store: Store;
  beforeEach(async () => {
    store = storeNow();
    await store.createAccount(account('one'), 'hash one');
    await store.createAccount(account('two'), 'hash two');
  });

  describe('accounts', () => {
    it('change only what is named', async () => {
      const changes = { plan: 'business', role: 'operator', emailVerifiedAt: NOW, suspendedAt: NOW + 1 } as const;
      expect(await store.updateAccount('one', changes)).toEqual({ ok: true, value: { ...account('one'), ...changes } });
      expect(await store.updateAccount('one', { suspendedAt: null })).toMatchObject({
        value: { ...changes, suspendedAt: null },
      });
      expect(await store.account('one')).toMatchObject({ role: 'operator', suspendedAt: null });
      expect(await store.account('two')).toEqual(account('two'));
    });

    it('are listed by address, in pages, and found by part of it or by id', async () => {
      for (const id of ['zoe', 'anna', 'mike']) await store.createAccount(account(id));
      const ids = async (wanted: Parameters<Store['accounts']>[0]) =>
        (await store.accounts(wanted)).map(({ id }) => id);
      expect(await ids({ limit: 10 })).toEqual(['anna', 'mike', 'one', 'two', 'zoe']);
      expect(await ids({ limit: 2 })).toEqual(['anna', 'mike']);
      expect(await ids({ limit: 2, after: 'mike@example.com' })).toEqual(['one', 'two']);
      expect(await ids({ limit: 9, after: 'n' })).toEqual(['one', 'two', 'zoe']);
      expect(await ids({ limit: 9, query: ' O' })).toContain('zoe');
      expect(await ids({ limit: 9, query: 'ne@EXAMPLE' })).toEqual(['one']);
      expect(await ids({ limit: 9, query: 'mike' })).toEqual(['mike']);
      expect(await ids({ limit: 9, query: 'nobody' })).toEqual([]);
    });

    it.each([400, 2000, 5000, 50_000])(
      'of which none has so long a name are looked for in vain: %i',
      async (length) => {
        const name = 'z'.repeat(length);
        expect(await store.account(name)).toBeUndefined();
        expect(await store.accountByEmail(`${name}@example.com`)).toBeUndefined();
        expect(await store.keyById(name)).toBeUndefined();
        expect(await store.renameKey(name, 'one', 'new')).toBeUndefined();
        expect(await store.accounts({ limit: 9, after: name })).toEqual([]);
        expect(await store.accounts({ limit: 9, query: name })).toEqual([]);
        expect(await store.audit({ limit: 9, subject: name })).toEqual([]);
      },
    );
  });

  describe('passwords', () => {
    it('are kept apart from accounts', async () => {
      expect(await store.passwordHash('one')).toBe('hash one');
      expect(JSON.stringify(await store.account('one'))).not.toContain('hash one');
      expect(await store.passwordHash('nobody')).toBeUndefined();
      await store.createAccount(account('three'));
      expect(await store.passwordHash('three')).toBeUndefined();
      expect(await store.setPassword('nobody', 'x')).toEqual({ ok: false, reason: 'unknown-account' });
    });

    it('end all sessions and void links that reset them when they change, of this account alone', async () => {
      for (const one of [session('a'), session('b')]) await store.createSession(one, 'hash one');
      await store.createSession(session('c', 'two'), 'hash two');
      for (const one of [token('r'), token('v', 'verify-email'), token('t', 'reset-password', 'two')])
        await store.putToken(one);
      expect(await store.setPassword('one', 'new')).toMatchObject({ ok: true });
      expect(await store.sessionsOf('one')).toEqual([]);
      expect(await store.session('a', NOW)).toBeUndefined();
      expect(await store.session('c', NOW)).toEqual(session('c', 'two'));
      expect(await store.token('r', 'reset-password', NOW)).toBeUndefined();
      expect(await store.token('v', 'verify-email', NOW)).toEqual(token('v', 'verify-email'));
      expect(await store.token('t', 'reset-password', NOW)).toMatchObject({ accountId: 'two' });
    });
  });

  describe('sessions', () => {
    it('begin only with the password that is still the account’s', async () => {
      expect(await store.createSession(session('a'), 'hash one')).toBe(true);
      expect(await store.createSession(session('b'), 'an old one')).toBe(false);
      expect(await store.createSession(session('c', 'nobody'), 'hash one')).toBe(false);
      expect(await store.session('b', NOW)).toBeUndefined();
      // Even when the change comes between the check and the beginning.
      const [changed, begun] = await Promise.all([
        store.setPassword('one', 'new'),
        store.createSession(session('d'), 'hash one'),
      ]);
      expect([changed.ok, begun, await store.session('d', NOW)]).toEqual([true, false, undefined]);
    });

    it('are not kept in any number: of very many the one unused for longest ends, of this account alone', async () => {
      await store.createSession({ ...session('other', 'two'), lastSeenAt: 0 }, 'hash two');
      await store.createSession(session('used'), 'hash one');
      for (let index = 0; index < 150; index++) {
        if (index === 99) await store.touchSession('used', NOW + 1000, NOW + HOUR);
        await store.createSession({ ...session(`s${index}`), lastSeenAt: NOW + index }, 'hash one');
      }
      const kept = await store.sessionsOf('one');
      expect(kept).toHaveLength(100);
      expect(await store.session('used', NOW)).toBeDefined();
      expect(await store.session('s149', NOW)).toBeDefined();
      expect(await store.session('s40', NOW)).toBeUndefined();
      expect(await store.sessionsOf('two')).toHaveLength(1);
    });

    it('last until they expire, are extended, and end', async () => {
      await store.createSession(session('a'), 'hash one');
      expect(await store.session('a', NOW + HOUR - 1)).toEqual(session('a'));
      expect(await store.session('a', NOW + HOUR)).toBeUndefined();
      await store.touchSession('a', NOW + 5, NOW + 2 * HOUR);
      expect(await store.session('a', NOW + HOUR)).toMatchObject({ lastSeenAt: NOW + 5, createdAt: NOW });
      await store.touchSession('gone', NOW, NOW + HOUR);
      expect(await store.session('gone', NOW)).toBeUndefined();
      await store.deleteSession('a');
      expect(await store.session('a', NOW)).toBeUndefined();
      expect(await store.sessionsOf('one')).toEqual([]);
    });

    it('are swept in bounded batches once expired, but not when they were extended', async () => {
      for (const hash of ['a', 'b', 'c', 'd']) await store.createSession(session(hash), 'hash one');
      await store.touchSession('d', NOW, NOW + 3 * HOUR);
      expect(await store.sweepSessions(NOW + HOUR + 1, 2)).toBe(2);
      expect(await store.sweepSessions(NOW + HOUR + 1, 2)).toBe(1);
      expect(await store.sweepSessions(NOW + HOUR + 1, 2)).toBe(0);
      expect((await store.sessionsOf('one')).map(({ hash }) => hash)).toEqual(['d']);
    });
  });

  describe('links', () => {
    const unknown = { ok: false, reason: 'unknown-token' };
    const reset = (hash: string, now = NOW) =>
      store.redeemToken({ hash, now, purpose: 'reset-password', passwordHash: 'new' });
    const verify = (hash: string, now = NOW) => store.redeemToken({ hash, now, purpose: 'verify-email' });

    it('are redeemed by exactly one, for their purpose, before they expire', async () => {
      expect(await store.putToken(token('a'))).toBe(true);
      expect(await store.putToken(token('b', 'verify-email', 'nobody'))).toBe(false);
      expect(await store.token('a', 'reset-password', NOW)).toEqual(token('a'));
      expect(await store.token('a', 'verify-email', NOW)).toBeUndefined();
      expect(await verify('a')).toEqual(unknown);
      expect(await reset('a', NOW + HOUR)).toEqual(unknown);
      const redeemed = await Promise.all(Array.from({ length: 8 }, () => reset('a')));
      expect(redeemed.filter(({ ok }) => ok)).toHaveLength(1);
      expect(redeemed.filter(({ ok }) => !ok)[0]).toEqual(unknown);
      expect(await store.token('a', 'reset-password', NOW)).toBeUndefined();
    });

    it('that reset a password set it, confirm the address, and end sessions and other such links', async () => {
      for (const one of [token('a'), token('b'), token('v', 'verify-email')]) await store.putToken(one);
      await store.createSession(session('s'), 'hash one');
      const confirmed = { ...account('one'), emailVerifiedAt: NOW };
      expect(await reset('a')).toEqual({ ok: true, value: confirmed });
      expect([await store.account('one'), await store.passwordHash('one')]).toEqual([confirmed, 'new']);
      expect([await store.sessionsOf('one'), await reset('b')]).toEqual([[], unknown]);
      const entries = await store.audit({ limit: 9, subject: 'one' });
      expect(entries.map(({ action, actor, at }) => [action, actor, at])).toEqual([
        ['email-verified', 'one', NOW],
        ['password-reset', 'one', NOW],
      ]);
      expect(entries[0]!.changes).toEqual({ emailVerifiedAt: { from: null, to: NOW } });
      // What is confirmed stays so from then on.
      expect(await verify('v', NOW + 1)).toEqual({ ok: true, value: confirmed });
      expect(await store.audit({ limit: 9, subject: 'one' })).toHaveLength(2);
    });

    it('that confirm an address leave the password alone', async () => {
      await store.putToken(token('v', 'verify-email'));
      await store.createSession(session('s'), 'hash one');
      expect(await verify('v')).toMatchObject({ ok: true, value: { emailVerifiedAt: NOW } });
      expect(await verify('v')).toEqual(unknown);
      expect([await store.passwordHash('one'), (await store.sessionsOf('one')).length]).toEqual(['hash one', 1]);
    });

    it('are swept once expired', async () => {
      await store.putToken(token('a'));
      expect(await store.sweepTokens(NOW + HOUR - 1, 10)).toBe(0);
      expect(await store.sweepTokens(NOW + HOUR + 1, 10)).toBe(1);
    });
  });

  describe('attempts', () => {
    const limit = (name: string, most: number, windowMs = HOUR) => ({ name, limit: most, windowMs });

    it('are let through as often as the limit says, whatever the concurrency, and then again after the window', async () => {
      const taken = await Promise.all(Array.from({ length: 9 }, () => store.takeAttempts([limit('a', 5)], NOW)));
      expect(taken.filter((until) => until === 0)).toHaveLength(5);
      expect(taken.filter((until) => until === NOW + HOUR)).toHaveLength(4);
      expect(await store.takeAttempts([limit('a', 5)], NOW + HOUR)).toBe(0);
      expect(await store.takeAttempts([limit('b', 5)], NOW)).toBe(0);
    });

    it('count under all names or none', async () => {
      expect(await store.takeAttempts([limit('a', 1), limit('b', 3, 2 * HOUR)], NOW)).toBe(0);
      expect(await store.takeAttempts([limit('a', 1), limit('b', 3, 2 * HOUR)], NOW)).toBe(NOW + HOUR);
      expect(await store.takeAttempts([limit('b', 3, 2 * HOUR)], NOW)).toBe(0);
      expect(await store.takeAttempts([limit('b', 3, 2 * HOUR)], NOW)).toBe(0);
      expect(await store.takeAttempts([limit('a', 1), limit('b', 3, 2 * HOUR)], NOW)).toBe(NOW + 2 * HOUR);
    });

    it('never count for longer than the window, also where the clock is set back', async () => {
      for (const name of ['a', 'a', 'b']) await store.takeAttempts([limit(name, 2)], NOW + 24 * HOUR);
      expect(await store.takeAttempts([limit('a', 2)], NOW)).toBe(NOW + HOUR);
      expect(await store.takeAttempts([limit('b', 2)], NOW)).toBe(0);
      expect(await store.takeAttempts([limit('b', 2)], NOW + 1)).toBe(NOW + HOUR);
      expect(await store.takeAttempts([limit('a', 2)], NOW + HOUR - 1)).toBe(NOW + HOUR);
      expect(await store.takeAttempts([limit('a', 2), limit('b', 2)], NOW + HOUR)).toBe(0);
    });

    it('are returned and swept', async () => {
      await store.takeAttempts([limit('a', 1)], NOW);
      await store.returnAttempts(['a', 'never']);
      expect(await store.takeAttempts([limit('a', 1)], NOW)).toBe(0);
      expect(await store.sweepAttempts(NOW + HOUR - 1, 10)).toBe(0);
      expect(await store.sweepAttempts(NOW + HOUR + 1, 10)).toBe(1);
    });
  });

  describe('requests that may be sent again', () => {
    const request = (name: string, fingerprint = 'of all') => ({ name, fingerprint });
    const MINUTE = 60_000;
    const begin = (one = request('a'), now = NOW) => store.beginIdempotent(one, now, now + MINUTE);

    it('are begun by exactly one, whatever the concurrency', async () => {
      const begun = await Promise.all(Array.from({ length: 9 }, () => begin()));
      expect(begun.sort()).toEqual(['begun', ...Array(8).fill('under-way')]);
      expect(await begin(request('b'))).toBe('begun');
    });

    it('are known with what was charged until their end, and are no others', async () => {
      await begin();
      await store.finishIdempotent(request('a'), 7, NOW + HOUR);
      expect(await begin(request('a'), NOW + HOUR - 1)).toBe(7);
      expect(await begin(request('a', 'of another'), NOW + HOUR - 1)).toBe('different');
      expect(await begin(request('a', 'of another'), NOW + HOUR)).toBe('begun');
    });

    it('begin anew when they were abandoned, by word or by time, but not when they were charged', async () => {
      await begin();
      await store.abandonIdempotent(request('a', 'of another'));
      expect(await begin()).toBe('under-way');
      await store.abandonIdempotent(request('a'));
      expect(await begin()).toBe('begun');
      expect(await begin(request('a'), NOW + MINUTE - 1)).toBe('under-way');
      expect(await begin(request('a'), NOW + MINUTE)).toBe('begun');
      await store.finishIdempotent(request('a'), 1, NOW + HOUR);
      await store.abandonIdempotent(request('a'));
      expect(await begin()).toBe(1);
    });

    it('that a clock set forth began are not under way for longer', async () => {
      await begin(request('a'), NOW + HOUR);
      expect(await begin()).toBe('begun');
      expect(await begin()).toBe('under-way');
    });

    it('are swept once nobody knows them', async () => {
      await begin();
      await store.finishIdempotent(request('a'), 1, NOW + HOUR);
      expect(await store.sweepIdempotent(NOW + HOUR - 1, 10)).toBe(0);
      expect(await store.sweepIdempotent(NOW + HOUR + 1, 10)).toBe(1);
      expect(await begin()).toBe('begun');
    });
  });

  describe('mail', () => {
    const order = (to: string, at = NOW) => ({ kind: 'account-deleted' as const, to, at });
    const claim = (now = NOW, until = now + HOUR) => store.claimMail(now, until, now + 2 * HOUR);

    it('is claimed by exactly one, what waited longest first, and waits again when the claim ends', async () => {
      expect(await claim()).toBeUndefined();
      for (const [to, at] of [
        ['a', NOW],
        // Ordered before the clock was set back.
        ['b', NOW + 5 * HOUR],
      ] as const)
        await store.orderMail(order(to, at));
      const claimed = await Promise.all(Array.from({ length: 5 }, () => claim()));
      expect(claimed.map((one) => one?.to)).toEqual(['a', 'b', undefined, undefined, undefined]);
      expect(claimed[0]).toMatchObject({ ...order('a'), tries: 1, until: NOW + HOUR });
      expect(await claim(NOW + HOUR - 1)).toBeUndefined();
      const again = [await claim(NOW + HOUR), await claim(NOW + HOUR)];
      expect(again.map((one) => [one?.to, one?.tries]).sort()).toEqual([
        ['a', 2],
        ['b', 2],
      ]);
    });

    it('is removed or tried later by who claimed it, until the claim ends', async () => {
      await store.orderMail(order('a'));
      const first = (await claim())!;
      await store.postponeMail(first, NOW + 5);
      expect(await claim(NOW + 4)).toBeUndefined();
      const second = (await claim(NOW + 5, NOW + 10))!;
      expect(second.tries).toBe(2);
      await store.removeMail(first);
      const third = (await claim(NOW + 10, NOW + 20))!;
      for (const ended of [first, second]) {
        await store.removeMail(ended);
        await store.postponeMail(ended, NOW);
      }
      expect(await claim(NOW + 19)).toBeUndefined();
      await store.removeMail(third);
      expect(await claim(NOW + HOUR)).toBeUndefined();
    });

    it('does not wait for the clock to catch up that was set back since it was put off', async () => {
      await store.orderMail(order('a'));
      await store.postponeMail((await claim(NOW + 2 * HOUR))!, NOW + 4 * HOUR);
      expect(await claim(NOW + 2 * HOUR)).toBeUndefined();
      expect(await claim(NOW + HOUR)).toMatchObject({ to: 'a', tries: 2 });
    });

    it('is ordered with the change that it tells of, or not at all', async () => {
      const act = { at: NOW, actor: 'one', action: 'x', mail: order('one@example.com') };
      await store.setPassword('nobody', 'new', act);
      await store.createAccount(account('one'), 'hash', act);
      expect(await claim()).toBeUndefined();
      await store.setPassword('one', 'new', act);
      await store.deleteAccount('one', act);
      expect([await claim(), await claim(), await claim()].map((one) => one?.to)).toEqual([
        'one@example.com',
        'one@example.com',
        undefined,
      ]);
    });
  });

  it('keeps secrets: different ones under different names, the same for all who ask', async () => {
    const asked = await Promise.all([store.secret('a'), store.secret('a'), store.secret('b')]);
    expect(asked[0]).toBe(asked[1]);
    expect(asked[0]).not.toBe(asked[2]);
    expect(asked[0]).toMatch(/^[\w-]{43}$/);
  });

  it('remembers until its end what a deleted account used on a day, by nothing that tells whose it was', async () => {
    const DAY = 24 * HOUR;
    const today = Math.floor(NOW / DAY);
    const use = (id: string, day: number, count: number) =>
      store.settle({ accountId: id, day, lease: 'a', spent: count });
    const again = (id: string, createdAt: number) =>
      store.createAccount({ ...account(id), email: 'one@example.com', createdAt });
    await use('one', today - 1, 50);
    await use('one', today, 7);
    await use('two', today, 5);
    await store.deleteAccount('one');
    await store.deleteAccount('two');
    await again('again', NOW);
    expect(await store.used('again', today)).toEqual({ used: 7, leases: [] });
    expect((await store.usage('again', 9)).length).toBe(1);
    // Whoever goes twice has used all of it.
    await use('again', today, 3);
    await store.deleteAccount('again');
    await again('third', NOW);
    expect((await store.used('third', today)).used).toBe(10);
    await store.deleteAccount('third');
    await again('tomorrow', NOW + DAY);
    expect((await store.usage('tomorrow', 9)).length).toBe(0);
    const end = (today + 1) * DAY;
    expect([await store.sweepUsedByDeleted(end - 1, 9), await store.sweepUsedByDeleted(end + 1, 9)]).toEqual([0, 2]);
    await store.createAccount({ ...account('later'), email: 'two@example.com' });
    expect((await store.used('later', today)).used).toBe(0);
  });

  it('removes an account with everything that belongs to it, and nothing of another', async () => {
    for (const [id, hash] of [
      ['one', 'hash one'],
      ['two', 'hash two'],
    ] as const) {
      const key = { id: `k-${id}`, accountId: id, name: 'n', hash: `h-${id}`, hint: 'abcd', createdAt: NOW };
      await store.createKey({ ...key, revokedAt: null }, 5);
      await store.createSession(session(`s-${id}`, id), hash);
      await store.putToken(token(`t-${id}`, 'verify-email', id));
      await store.take({ accountId: id, day: 7, limit: 100, wanted: 1, spare: 0, lease: `of ${id}`, spent: 0 });
      await store.addActivity([{ accountId: id, day: 7, keyId: key.id, slug: 'x', count: 1, at: NOW }]);
    }
    expect(await store.deleteAccount('one')).toMatchObject({ ok: true, value: { id: 'one' } });
    expect(await store.deleteAccount('one')).toEqual({ ok: false, reason: 'unknown-account' });
    const left = async (id: string) => [
      (await store.account(id)) !== undefined,
      (await store.accountByEmail(`${id}@example.com`)) !== undefined,
      (await store.passwordHash(id)) !== undefined,
      (await store.keys(id)).length,
      (await store.keyByHash(`h-${id}`)) !== undefined,
      (await store.keyById(`k-${id}`)) !== undefined,
      (await store.sessionsOf(id)).length,
      (await store.session(`s-${id}`, NOW)) !== undefined,
      (await store.token(`t-${id}`, 'verify-email', NOW)) !== undefined,
      (await store.used(id, 7)).used,
      (await store.activity(id, 0)).length,
      (await store.keyLastUsed(id)).size,
    ];
    expect(await left('one')).toEqual([false, false, false, 0, false, false, 0, false, false, 0, 0, 0]);
    expect(await left('two')).toEqual([true, true, true, 1, true, true, 1, true, true, 1, 1, 1]);
    // What was under way when it went leaves nothing either.
    await store.settle({ accountId: 'one', day: 7, lease: 'of one', spent: 5 });
    const late = { accountId: 'one', day: 7, limit: 100, wanted: 8, spare: 0, lease: 'a', spent: 3 };
    expect(await store.take(late)).toEqual({ granted: 8, used: 8, leased: 0 });
    expect((await store.leases()).map(({ accountId }) => accountId)).toEqual(['two']);
    await store.addActivity([{ accountId: 'one', day: 7, keyId: 'k-one', slug: 'x', count: 1, at: NOW }]);
    expect([await store.usage('one', 9), await store.activity('one', 0)]).toEqual([[], []]);
    expect((await store.createAccount({ ...account('new'), email: 'one@example.com' })).ok).toBe(true);
  });
}
