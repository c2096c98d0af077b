/** Sessions of people, and the tokens of their forms. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/src/accounts/accounts.js';
import { Housekeeping } from '../../../server/src/accounts/housekeeping.js';
import { planTables } from '../../../server/src/accounts/plans.js';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS, Sessions } from '../../../server/src/accounts/sessions.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store } from '../../../server/src/store/store.js';
import { TestClock, temporaryDirectory } from '../harness.js';

const HOUR = 3_600_000;

describe('Sessions', () => {
  let directory: string;
  let store: Store;
  let clock: TestClock;
  let sessions: Sessions;
  let accountId: string;
  beforeEach(async () => {
    directory = temporaryDirectory();
    store = openLmdbStore(directory);
    clock = new TestClock();
    sessions = new Sessions(store, clock);
    const plan = planTables.X!.plans[0]!;
    const created = await createAccount(store, 'a@example.com', plan, clock.now(), { passwordHash: 'hash' });
    if (!created.ok) throw new Error(created.reason);
    accountId = created.value.id;
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('are found by their secret alone, of which only the hash is stored', async () => {
    const secret = (await sessions.start(accountId, 'hash'))!;
    expect(secret).toMatch(/^[\w-]{43}$/);
    const found = await sessions.find(secret);
    expect(found?.account.email).toBe('a@example.com');
    expect(JSON.stringify(found)).not.toContain(secret);
    expect(JSON.stringify(await store.sessionsOf(accountId))).not.toContain(secret);
    for (const other of [undefined, '', 'x', found!.session.hash, `${secret}x`, secret.toLowerCase()])
      expect(await sessions.find(other)).toBeUndefined();
  });

  it('have a token for their forms that is theirs alone', async () => {
    const [one, other] = [await sessions.start(accountId, 'hash'), await sessions.start(accountId, 'hash')];
    const tokens = [await sessions.find(one), await sessions.find(one), await sessions.find(other)];
    expect(tokens[0]!.session.csrf).toBe(tokens[1]!.session.csrf);
    expect(tokens[0]!.session.csrf).not.toBe(tokens[2]!.session.csrf);
    expect(tokens[0]!.session.csrf).not.toContain(one);
  });

  it('end when they are not used', async () => {
    const secret = await sessions.start(accountId, 'hash');
    clock.advance(SESSION_IDLE_MS - 1);
    expect(await sessions.find(secret)).toBeDefined();
    clock.advance(SESSION_IDLE_MS - 1);
    expect(await sessions.find(secret)).toBeDefined();
    clock.advance(SESSION_IDLE_MS);
    expect(await sessions.find(secret)).toBeUndefined();
  });

  it('end a month after they began, however much they are used', async () => {
    const secret = await sessions.start(accountId, 'hash');
    let lasted = 0;
    while (await sessions.find(secret)) {
      clock.advance(HOUR);
      lasted += HOUR;
    }
    expect(lasted).toBe(SESSION_LONGEST_MS);
  });

  it.each([HOUR, -HOUR, 24 * HOUR, -24 * HOUR])(
    'last no longer for a clock that is set by %i and back',
    async (step) => {
      const secret = await sessions.start(accountId, 'hash');
      for (const by of [step, -step]) {
        clock.step(by);
        expect(await sessions.find(secret)).toBeDefined();
      }
      clock.advance(SESSION_IDLE_MS);
      expect(await sessions.find(secret)).toBeUndefined();
    },
  );

  it('are written at most once an hour', async () => {
    let writes = 0;
    const counting = new Sessions(
      {
        ...store,
        touchSession: (...args) => {
          writes++;
          return store.touchSession(...args);
        },
      },
      clock,
    );
    const secret = await counting.start(accountId, 'hash');
    for (let minute = 0; minute < 180; minute++) {
      await counting.find(secret);
      clock.advance(60_000);
    }
    expect(writes).toBe(2);
  });

  it('are found when the store cannot be written, and noted to be used when it can', async () => {
    const failing = new Sessions({ ...store, touchSession: () => Promise.reject(new Error('full')) }, clock);
    const secret = await sessions.start(accountId, 'hash');
    clock.advance(2 * HOUR);
    expect((await failing.find(secret))?.account.id).toBe(accountId);
    const [unnoted] = await store.sessionsOf(accountId);
    expect(unnoted?.lastSeenAt).toBe(clock.now() - 2 * HOUR);
    await sessions.find(secret);
    expect((await store.sessionsOf(accountId))[0]?.lastSeenAt).toBe(clock.now());
  });

  it('are swept once expired, with links and attempts', async () => {
    const housekeeping = new Housekeeping(store, clock, () => {});
    for (let index = 0; index < 3; index++) await sessions.start(accountId, 'hash');
    await store.putToken({ hash: 't', purpose: 'verify-email', accountId, expiresAt: clock.now() + HOUR });
    await store.takeAttempts([{ name: 'a', limit: 1, windowMs: HOUR }], clock.now());
    clock.advance(SESSION_IDLE_MS + 1);
    await housekeeping.sweep();
    housekeeping.close();
    expect(await store.sessionsOf(accountId)).toEqual([]);
    expect(await store.sweepTokens(clock.now(), 10)).toBe(0);
    expect(await store.sweepAttempts(clock.now(), 10)).toBe(0);
  });
});
