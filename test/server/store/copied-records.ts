/** A store with something of every kind of record, and all that can be read of it through its methods. */
import { DAY_MS, dayOf } from '../../../server/src/clock.js';
import type { Store } from '../../../server/src/store/store.js';
import { countUsed, testAccount } from '../harness.js';

/** Of the day on which the records are read. */
export const NOW = Date.now();
const TODAY = dayOf(NOW);
const LATER = NOW + 3_600_000;
const IDS = ['a', 'b', 'suspended'];
const REQUEST = { name: 'of a request', fingerprint: 'of what was asked, with spaces' };

export async function fillWithEverything(store: Store): Promise<void> {
  const act = (action: string) => ({ at: NOW, actor: 'admin', action, details: { why: 'because “ü”' } });
  for (const id of [...IDS, 'deleted'])
    await store.createAccount(testAccount(id), `hash ${id}`, act('account-created'));
  await store.updateAccount('a', { plan: 'business', role: 'operator', emailVerifiedAt: 5 }, act('plan-changed'));
  await store.updateAccount('suspended', { suspendedAt: 7 }, act('account-suspended'));
  for (const [index, accountId] of ['a', 'a', 'b'].entries()) {
    const key = {
      id: `key_${index}`,
      accountId,
      name: `name \ud800 ${index}`,
      hash: `${index}`.padStart(64, '0'),
      hint: 'abcd',
    };
    await store.createKey({ ...key, createdAt: 100 - index, revokedAt: null }, 9, act('key-created'));
  }
  await store.revokeKey('1'.padStart(64, '0'), NOW, act('key-revoked'));
  const session = { accountId: 'a', createdAt: 1, lastSeenAt: 2 };
  await store.createSession({ ...session, hash: 'session', expiresAt: LATER }, 'hash a');
  await store.createSession({ ...session, hash: 'over', expiresAt: NOW - 1 }, 'hash a');
  await store.putToken({ hash: 'token', purpose: 'reset-password', accountId: 'b', expiresAt: LATER });
  await store.putToken({ hash: 'old token', purpose: 'verify-email', accountId: 'b', expiresAt: NOW - 1 });
  await store.takeAttempts([{ name: 'login b', limit: 2, windowMs: 3_600_000 }], NOW);
  for (const [accountId, slug, day] of [
    ['a', 'bmi', TODAY],
    ['a', 'bmi', TODAY - 1],
    ['b', 'loan', TODAY],
  ] as const)
    await store.addActivity([{ accountId, slug, day, keyId: 'key_0', count: 3, at: NOW }]);
  await countUsed(store, 'a', TODAY - 1, 50);
  await countUsed(store, 'a', TODAY, 70);
  // Ten units, of which nobody has said what became of them.
  await store.take({ accountId: 'a', day: TODAY, limit: 1000, wanted: 10, spare: 0, lease: 'of a process', spent: 0 });
  await countUsed(store, 'deleted', TODAY, 40);
  await store.deleteAccount('deleted', act('account-deleted'));
  await store.beginIdempotent(REQUEST, NOW, LATER);
  await store.finishIdempotent(REQUEST, 2, LATER);
  await store.secret('cookies');
  await store.orderMail({ kind: 'verify-email', to: 'first@example.com', at: 1 });
  await store.orderMail({ kind: 'password-changed', to: 'second@example.com', at: 2 });
  const claimed = await store.claimMail(NOW, NOW + 10, NOW + 20);
  await store.postponeMail(claimed!, LATER);
  await store.putResults(new Map([['result', { expiresAt: LATER, json: '{}' }]]));
}

/** All that stays as it is when it is read. */
export async function readEverything(store: Store): Promise<unknown> {
  const accounts = await store.accounts({ limit: 100 });
  const ofEach = accounts.map(async ({ id, email }) => ({
    byEmail: await store.accountByEmail(email),
    password: await store.passwordHash(id),
    keys: await Promise.all(
      (await store.keys(id)).map(async (key) => [key, await store.keyById(key.id), await store.keyByHash(key.hash)]),
    ),
    sessions: (await store.sessionsOf(id)).filter(({ expiresAt }) => expiresAt > NOW),
    activity: await store.activity(id, 0),
    lastUsed: [...(await store.keyLastUsed(id))],
    usage: await store.usage(id, 100),
    used: await store.used(id, TODAY),
    audit: await store.audit({ limit: 100, subject: id }),
  }));
  return {
    accounts,
    ofEach: await Promise.all(ofEach),
    audit: await store.audit({ limit: 1000 }),
    token: await store.token('token', 'reset-password', NOW),
    session: await store.session('session', NOW),
    secret: await store.secret('cookies'),
  };
}

/** What goes on from where it was, and changes the store. */
export async function goOn(store: Store): Promise<unknown> {
  const request = { name: 'login b', limit: 2, windowMs: 3_600_000 };
  const again = { ...testAccount('again'), email: 'deleted@example.com', createdAt: TODAY * DAY_MS };
  await store.createAccount(again, undefined, { at: NOW, actor: 'again', action: 'account-created' });
  await store.orderMail({ kind: 'reset-password', to: 'third@example.com', at: 3 });
  const mails: unknown[] = [];
  for (let claim = await store.claimMail(LATER, LATER + 1, LATER + 2); claim; ) {
    mails.push([claim.kind, claim.to, claim.tries, claim.id]);
    await store.removeMail(claim);
    claim = await store.claimMail(LATER, LATER + 1, LATER + 2);
  }
  return {
    attempts: [await store.takeAttempts([request], NOW), (await store.takeAttempts([request], NOW)) > NOW],
    idempotent: await store.beginIdempotent(REQUEST, NOW, LATER),
    otherIdempotent: await store.beginIdempotent({ ...REQUEST, fingerprint: 'other' }, NOW, LATER),
    usedByDeleted: await store.used('again', TODAY),
    audit: (await store.audit({ limit: 1 }))[0]?.id,
    mails: mails.sort(),
    redeemed: await store.redeemToken({ hash: 'token', purpose: 'reset-password', passwordHash: 'new', now: NOW }),
    sweptSessions: await store.sweepSessions(LATER + 1, 10),
    sweptUsage: await store.sweepUsage(TODAY, 10),
    sweptActivity: await store.sweepActivity(TODAY, 10),
    deleted: await store.deleteAccount('a'),
    left: [await store.keyById('key_0'), await store.activity('a', 0), await store.usage('a', 9)],
  };
}
