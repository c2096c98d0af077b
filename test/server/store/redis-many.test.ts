/** The store on several Redis servers: a cluster, and a server with a replica that takes its place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedisStore } from '../../../server/src/store/redis.js';
import { testAccount } from '../harness.js';
import { CONTRACT_NOW, storeContract } from './contract.js';
import { startCluster } from './redis-cluster.js';
import { isSkipped, RedisServer } from './redis-server.js';

const works = (store: { check(): Promise<void> }) => store.check().then(() => 'works', String);

describe.skipIf(isSkipped)('the store on a cluster', () => {
  let nodes: RedisServer[] = [];
  let stores = 0;
  const hourBefore = { now: () => CONTRACT_NOW - 3_600_000, monotonic: () => 0 as never };
  const newUrl = () => {
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `redis://${hosts}?cluster=true&prefix=test${++stores}`;
  };
  beforeAll(async () => {
    nodes = await startCluster();
  });
  afterAll(() => Promise.all(nodes.map((node) => node.remove())));

  storeContract(async () => ({ store: await openRedisStore(newUrl(), { clock: hourBefore }), remove: () => {} }));

  it('has results on every node and all else on one, and goes on after a node was away', async () => {
    const before = await Promise.all(nodes.map((node) => sizeOf(node)));
    const store = await openRedisStore(newUrl());
    await store.createAccount(testAccount('a'), 'password');
    const all = Array.from({ length: 60 }, (_, at) => `result ${at}`);
    const expiresAt = Date.now() + 600_000;
    await store.putResults(new Map(all.map((key) => [key, { expiresAt, json: '{}' }])));
    const added = await Promise.all(nodes.map(async (node, at) => (await sizeOf(node)) - before[at]!));
    expect(added.every((count) => count > 5)).toBe(true);
    for (const node of nodes) await node.kill();
    expect(await works(store)).toMatch(/STORE_URL/);
    for (const node of nodes) await node.start();
    await expect.poll(() => works(store)).toBe('works');
    expect(await store.passwordHash('a')).toBe('password');
    await store.close();
  });
});

async function sizeOf(node: RedisServer): Promise<number> {
  return Number((await node.ask('DBSIZE')).slice(1));
}

describe.skipIf(isSkipped)('the store on a server that Sentinel names', () => {
  it('goes on with the replica when the primary ends, and tells of changes there', async () => {
    const primary = await RedisServer.start();
    const replica = await RedisServer.start(['--replicaof', `127.0.0.1 ${primary.port}`]);
    const sentinel = await RedisServer.startSentinel(primary);
    await expect.poll(() => sentinel.ask('SENTINEL MASTER main')).toMatch(/num-slaves\r\n\$1\r\n1/);
    const store = await openRedisStore(`redis://127.0.0.1:${sentinel.port}?sentinel=main`);
    await store.createAccount(testAccount('a'));
    await store.settle({ accountId: 'a', day: 7, lease: 'l', spent: 5 });
    await expect.poll(() => replica.ask('HGET {reckoner}:counters "a\\t00000007"')).toBe('$1\r\n5\r\n');
    await primary.kill();
    expect(await works(store)).toMatch(/STORE_URL/);
    // On a machine that is busy for two seconds Sentinel does nothing for thirty.
    await expect.poll(() => works(store), { timeout: 90_000 }).toBe('works');
    expect((await store.used('a', 7)).used).toBe(5);
    let told = 0;
    store.onAccountsChanged(() => told++);
    await store.updateAccount('a', { plan: 'business' });
    await expect.poll(() => told).toBeGreaterThan(0);
    await store.close();
    await Promise.all([primary, replica, sentinel].map((server) => server.remove()));
  });
});
