/** STORE_WAIT_REPLICAS: what was confirmed of accounts and keys is on a replica, and is there when that takes over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedisStore } from '../../../server/src/store/redis.js';
import type { KeyRecord } from '../../../server/src/store/store.js';
import { testAccount } from '../harness.js';
import { isSkipped, RedisServer } from './redis-server.js';

const key = (id: string): KeyRecord => ({
  id,
  accountId: 'a',
  name: 'n',
  hash: id.padStart(64, '0'),
  hint: 'abcd',
  createdAt: 1,
  revokedAt: null,
});

describe.skipIf(isSkipped)('copies on replicas', () => {
  let primary: RedisServer;
  let replica: RedisServer;
  beforeAll(async () => {
    primary = await RedisServer.start();
    replica = await RedisServer.start(['--appendonly', 'no', '--replicaof', '127.0.0.1', String(primary.port)]);
  });
  afterAll(async () => {
    await replica?.remove();
    await primary?.remove();
  });

  it('are there of what was confirmed; what is on none is not confirmed, and holds up nobody else', async () => {
    await expect.poll(() => replica.ask('INFO replication'), { timeout: 20_000 }).toMatch(/master_link_status:up/);
    // The primary counts a replica from its first word on, which comes within a second of that.
    await expect.poll(() => primary.ask('INFO replication'), { timeout: 20_000 }).toMatch(/state=online/);
    const notices: string[] = [];
    const onNotice = (sentence: string) => notices.push(sentence);
    const store = await openRedisStore(primary.url, { copies: { replicas: 1, waitMs: 900 }, onNotice });
    expect(notices.join()).not.toContain('STORE_WAIT_REPLICAS');
    await store.createAccount(testAccount('a'), 'first');
    for (let count = 0; count < 20; count++) expect((await store.createKey(key(`k${count}`), 99)).ok).toBe(true);

    replica.signal('SIGSTOP');
    const refused = /made a change, but 0 of the 1 replicas that STORE_WAIT_REPLICAS asks for had it within 900 ms/;
    const change = store.setPassword('a', 'second');
    const settled = change.then(
      () => 'confirmed',
      (error: Error) => error.message,
    );
    // What needs no copies is answered meanwhile.
    const first = await Promise.race([settled, store.secret('s').then(() => 'the secret')]);
    expect(first).toBe('the secret');
    expect(await settled).toMatch(refused);
    await expect(store.renameKey('k1', 'a', 'new')).rejects.toThrow(refused);
    await expect(store.revokeKey(key('k2').hash, 5)).rejects.toThrow(refused);
    replica.signal('SIGCONT');
    await expect
      .poll(
        () =>
          store.revokeKey(key('k3').hash, 5).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    await store.close();

    await primary.kill();
    await replica.ask('REPLICAOF NO ONE');
    const after = await openRedisStore(replica.url);
    expect(await after.keys('a')).toHaveLength(20);
    expect((await after.keyById('k3'))?.revokedAt).toBe(5);
    await after.close();
  });

  it('are missed at the start', async () => {
    const notices: string[] = [];
    const lonely = await RedisServer.start();
    const copies = { replicas: 2, waitMs: 50 };
    const store = await openRedisStore(lonely.url, { copies, onNotice: (sentence) => notices.push(sentence) });
    expect(notices.join()).toMatch(/has 0 of the 2 replicas that STORE_WAIT_REPLICAS asks for/);
    await expect(store.createAccount(testAccount('a'))).rejects.toThrow(/0 of the 2 replicas/);
    await store.close();
    await lonely.remove();
  });
});
