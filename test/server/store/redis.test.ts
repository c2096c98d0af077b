/** What every store must do, on a Redis server, and what that adds. */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/src/clock.js';
import { openRedisStore } from '../../../server/src/store/redis.js';
import type { MailKind, Store } from '../../../server/src/store/store.js';
import { StoreTrouble } from '../../../server/src/store/trouble.js';
import { freePort, testAccount } from '../harness.js';
import { CONTRACT_NOW, storeContract } from './contract.js';
import { LossyLine } from './lossy-line.js';
import { isSkipped, RedisServer } from './redis-server.js';
import { spendInProcesses } from './spenders.js';

const AWAY = /The server of STORE_URL does not answer: nothing is calculated until it does/;
const REQUEST = { accountId: 'a', day: 7, limit: 100, wanted: 10, spare: 0, lease: 'l', spent: 0 };
let prefixes = 0;
/** Of a store that nobody else has. */
const ofNew = (url: string) => `${url}?prefix=test${++prefixes}`;

describe.skipIf(isSkipped)('the Redis store', () => {
  let server: RedisServer;
  const hourBefore = { now: () => CONTRACT_NOW - 3_600_000, monotonic: () => 0 as never };

  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterAll(() => server?.remove());

  storeContract(async () => ({
    store: await openRedisStore(ofNew(server.url), { clock: hourBefore }),
    remove: () => {},
  }));

  it('is exact with four processes, leases included', async () => {
    const url = ofNew(server.url);
    const store = await openRedisStore(url);
    await store.createAccount(testAccount('account'));
    const counts = await spendInProcesses(url, 4, 3000, 1500);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect(await store.used('account', dayOf(Date.now()))).toEqual({ used: 3000, leases: [] });
    await store.close();
  });

  it('has the server end results, by what is left of their life', async () => {
    const store = await openRedisStore(ofNew(server.url));
    const now = Date.now();
    await store.putResults(
      new Map([
        ['short', { expiresAt: now + 200, json: '{}' }],
        ['long', { expiresAt: now + 600_000, json: '{}' }],
        ['over', { expiresAt: now - 1, json: '{}' }],
      ]),
    );
    expect(await store.result('over', 0)).toBeUndefined();
    // Asked by a clock that stands still: it is the server that has removed it.
    await expect.poll(() => store.result('short', 0)).toBeUndefined();
    expect(await store.result('long', now)).toEqual({ expiresAt: now + 600_000, json: '{}' });
    await store.close();
  });

  it('keeps no results where none are wanted', async () => {
    const store = await openRedisStore(ofNew(server.url), { resultsBytes: 0 });
    await store.putResults(new Map([['r', { expiresAt: Date.now() + 600_000, json: '{}' }]]));
    expect(await store.result('r', 0)).toBeUndefined();
    await store.close();
  });

  it('keeps stores of different prefixes apart', async () => {
    const [one, two] = [await openRedisStore(ofNew(server.url)), await openRedisStore(ofNew(server.url))];
    await one.createAccount(testAccount('a'));
    expect([await one.hasAccounts(), await two.hasAccounts()]).toEqual([true, false]);
    await Promise.all([one.close(), two.close()]);
  });

  it('takes texts that are no whole characters', async () => {
    const store = await openRedisStore(ofNew(server.url));
    await store.createAccount(testAccount('a'));
    const key = {
      id: 'k',
      accountId: 'a',
      name: 'half \ud800',
      hash: 'h',
      hint: 'abcd',
      createdAt: 1,
      revokedAt: null,
    };
    expect((await store.createKey(key, 5)).ok).toBe(true);
    expect((await store.revokeKey('h', 2))?.name).toBe('half \ufffd');
    expect((await store.renameKey('k', 'a', 'other \udc00 half'))?.name).toBe('other \ufffd half');
    await store.close();
  });

  it('drops mail beyond 10,000 messages, tells of each, and makes the change all the same', async () => {
    const dropped: MailKind[] = [];
    const store = await openRedisStore(ofNew(server.url), { onMailDropped: (kind) => dropped.push(kind) });
    const order = (to: string) => ({ kind: 'reset-password' as const, to, at: 1 });
    await Promise.all(Array.from({ length: 10_000 }, (_, index) => store.orderMail(order(`${index}@example.com`))));
    expect(dropped).toEqual([]);
    await store.orderMail(order('late@example.com'));
    const mail = { kind: 'verify-email', to: 'new@example.com', at: 2 } as const;
    const act = { at: 2, actor: 'new', action: 'account-created', mail };
    expect(await store.createAccount(testAccount('new'), undefined, act)).toMatchObject({ ok: true });
    expect(dropped).toEqual(['reset-password', 'verify-email']);
    await store.close();
  });

  describe('behind a line that loses answers', () => {
    const settlement = { accountId: 'a', day: 7, lease: 'l', spent: 5 };
    let line: LossyLine;
    let store: Store;
    /** The same store, on a line of its own. */
    let direct: Store;

    beforeEach(async () => {
      line = await LossyLine.open(server.port);
      const url = ofNew(line.url);
      store = await openRedisStore(url);
      direct = await openRedisStore(url.replace(line.url, server.url));
      await direct.createAccount(testAccount('a'));
    });
    afterEach(async () => {
      await store.close();
      await direct.close();
      line.close();
    });

    const usedNow = async () => (await direct.used('a', 7)).used;
    /** Cuts the line, which then loses nothing more, and waits until it is used again. */
    const mend = async () => {
      line.cut();
      line.loss = 'nothing';
      await expect.poll(() => store.check().then(() => 'works', String)).toBe('works');
    };

    it('counts once what was spent, though it is told again', async () => {
      line.loss = 'answers';
      const told = store.settle(settlement);
      await expect.poll(usedNow).toBe(5);
      await mend();
      await told;
      await store.settle({ ...settlement, lease: 'other', spent: 1 });
      expect(await usedNow()).toBe(6);
    });

    it('counts what was spent, though what told it was lost', async () => {
      line.loss = 'questions';
      const told = store.settle(settlement);
      // It is written by then, and on a line that takes all.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await mend();
      await told;
      await expect.poll(usedNow).toBe(5);
    });

    it('counts once what was spent of a lease when more was asked for, and gives the rest back', async () => {
      await store.take(REQUEST);
      line.loss = 'answers';
      const first = store.take({ ...REQUEST, spent: 4 }).then(
        () => 'answered',
        (error) => String(error),
      );
      await expect.poll(usedNow).toBe(20);
      await mend();
      expect(await first).toMatch(AWAY);
      // Who asked does not know that it was told of the four.
      await store.take({ ...REQUEST, spent: 6 });
      expect(await direct.used('a', 7)).toEqual({ used: 30, leases: [{ id: 'l', units: 24 }] });
      await store.settle({ ...settlement, spent: 1 });
      expect(await direct.used('a', 7)).toEqual({ used: 7, leases: [] });
    });

    it('counts all that was spent of a lease when nothing of it was told', async () => {
      await store.take(REQUEST);
      for (let time = 1; time <= 2; time++) {
        line.loss = 'questions';
        const lost = store.take({ ...REQUEST, spent: time }).catch(String);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await mend();
        expect(await lost).toMatch(AWAY);
      }
      await store.settle({ ...settlement, spent: 3 });
      expect(await direct.used('a', 7)).toEqual({ used: 3, leases: [] });
    });

    it('counts calculations once in the statistics', async () => {
      line.loss = 'answers';
      const told = store.addActivity([{ accountId: 'a', day: 7, keyId: 'k', slug: 's', count: 3, at: 9 }]);
      await expect.poll(async () => (await direct.activity('a', 0)).length).toBe(1);
      await mend();
      await told;
      await store.settle(settlement);
      expect(await direct.activity('a', 0)).toEqual([{ day: 7, keyId: 'k', slug: 's', count: 3 }]);
    });

    it('tells of changes that it did not hear of, and of being cut off', async () => {
      let told = 0;
      store.onAccountsChanged(() => told++);
      line.loss = 'answers';
      await direct.updateAccount('a', { plan: 'business' });
      await expect.poll(() => told, { interval: 10 }).toBeGreaterThan(0);
      await mend();
      told = 0;
      await direct.updateAccount('a', { plan: 'hobby' });
      const asked = performance.now();
      await expect.poll(() => told, { interval: 5 }).toBe(1);
      expect(performance.now() - asked).toBeLessThan(1000);
    });

    it('begins a new connection where nothing comes on the one it has', async () => {
      line.strand();
      await expect.poll(() => store.check().then(() => 'works', String)).toBe('works');
      let told = 0;
      store.onAccountsChanged(() => told++);
      await direct.updateAccount('a', { plan: 'business' });
      await expect.poll(() => told).toBeGreaterThan(0);
    });

    it('fails at once while there is no connection, and soon when nothing comes back', async () => {
      line.loss = 'answers';
      let asked = performance.now();
      expect(await store.account('a').catch(String)).toMatch(AWAY);
      expect(performance.now() - asked).toBeLessThan(4000);
      line.isDown = true;
      line.cut();
      await new Promise((resolve) => setTimeout(resolve, 50));
      asked = performance.now();
      const failed = await Promise.all(Array.from({ length: 1000 }, () => store.take(REQUEST).catch(String)));
      expect(failed.every((one) => AWAY.test(String(one)))).toBe(true);
      expect(performance.now() - asked).toBeLessThan(1500);
      line.isDown = false;
      await mend();
      expect(await store.account('a')).toMatchObject({ id: 'a' });
    });
  });

  it('keeps what it said over a crash, with an append-only file, and goes on by itself', async () => {
    const durable = await RedisServer.start(['--appendonly', 'yes']);
    const store = await openRedisStore(durable.url);
    await store.createAccount(testAccount('a'), 'password', { at: 1, actor: 'admin', action: 'account-created' });
    await store.settle({ accountId: 'a', day: 7, lease: 'l', spent: 5 });
    await durable.kill();
    await expect(store.check()).rejects.toThrow(AWAY);
    await durable.start();
    await expect.poll(() => store.check().then(() => 'works', String)).toBe('works');
    expect([await store.account('a'), await store.passwordHash('a')]).toEqual([testAccount('a'), 'password']);
    expect([(await store.used('a', 7)).used, (await store.audit({ limit: 9 })).length]).toEqual([5, 1]);
    await store.close();
    await durable.remove();
  });

  it('writes nothing in part when the server has no memory left, says so, keeps no results, and goes on', async () => {
    const small = await RedisServer.start(['--maxmemory-policy', 'noeviction']);
    const notices: string[] = [];
    const store = await openRedisStore(small.url, { onNotice: (sentence) => notices.push(sentence) });
    await store.appendAudit('a', { at: 1, actor: 'admin', action: 'x' });
    await small.ask('CONFIG SET maxmemory 1mb');
    await expect(store.check()).rejects.toThrow(/has used up its memory \(maxmemory\)/);
    const act = { at: 1, actor: 'admin', action: 'x', mail: { kind: 'verify-email', to: 'b', at: 1 } } as const;
    await expect(store.createAccount(testAccount('b'), 'p', act)).rejects.toThrow(/maxmemory/);
    expect([await store.account('b'), await store.accountByEmail('b@example.com')]).toEqual([undefined, undefined]);
    expect(await store.audit({ limit: 9 })).toHaveLength(1);
    await expect.poll(() => notices.some((notice) => /no results are kept/.test(notice))).toBe(true);
    const result = new Map([['r', { expiresAt: Date.now() + 600_000, json: '{}' }]]);
    await store.putResults(result);
    await small.ask('CONFIG SET maxmemory 100mb');
    await store.check();
    expect((await store.createAccount(testAccount('b'), 'p', act)).ok).toBe(true);
    expect(await store.result('r', 0)).toBeUndefined();
    await expect.poll(() => notices.at(-1)).toMatch(/enough memory again/);
    await store.putResults(result);
    expect(await store.result('r', 0)).toBeDefined();
    await store.close();
    await small.remove();
  });

  it('is not opened where a server removes records, or lets nobody in, or is not there', async () => {
    const evicting = await RedisServer.start(['--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru']);
    await expect(openRedisStore(evicting.url)).rejects.toThrow(
      /maxmemory-policy allkeys-lru.*Set maxmemory-policy noev/,
    );
    await evicting.remove();
    const closed = await RedisServer.start(['--requirepass', 'right']);
    const wrong = openRedisStore(closed.url.replace('//', '//:a-wrong-one@'));
    const error = await wrong.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreTrouble);
    expect(inspect(error)).toMatch(/WRONGPASS/);
    expect(inspect(error)).not.toContain('a-wrong-one');
    const right = await openRedisStore(closed.url.replace('//', '//:right@'));
    await right.check();
    await right.close();
    await closed.remove();
    const nobody = openRedisStore(`redis://:secret@127.0.0.1:${await freePort()}`);
    await expect(nobody).rejects.toThrow(/^The store cannot be opened: 127\.0\.0\.1:\d+ of STORE_URL .*ECONNREFUSED/);
    await expect(nobody).rejects.not.toThrow('secret');
  });

  it('works for a user of the ACL that the documents give, and says where one may too little', async () => {
    const documents = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const rules = /`(~\{reckoner\}:\* [^`]*)`/.exec(documents)![1]!;
    expect(await server.ask(`ACL SETUSER service on >word ${rules}`)).toMatch(/^\+OK/);
    const url = server.url.replace('//', '//service:word@');
    const store = await openRedisStore(url);
    await store.createAccount(testAccount('of-acl'));
    expect((await store.take({ ...REQUEST, accountId: 'of-acl' })).granted).toBe(10);
    await store.putResults(new Map([['r', { expiresAt: Date.now() + 60_000, json: '{}' }]]));
    expect(await store.result('r', 0)).toBeDefined();
    await store.check();
    await server.ask('ACL SETUSER service -evalsha');
    await expect(store.check()).rejects.toThrow(/refuses the user, the password or a command of it/);
    await store.close();
    await expect(openRedisStore(`${url}?prefix=of-others`)).rejects.toThrow(/STORE_URL refuses the user/);
  });

  it('says that a server forgets', async () => {
    const notices: string[] = [];
    const store = await openRedisStore(ofNew(server.url), { onNotice: (sentence) => notices.push(sentence) });
    expect(notices).toEqual([expect.stringContaining('Set appendonly yes.')]);
    await store.close();
  });
});
