/** Services on several machines, as far as they can tell: each a process of its own, with nothing in common but a Redis server. */
import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createKey } from '../../../server/src/accounts/accounts.js';
import { planTables } from '../../../server/src/accounts/plans.js';
import { runAdmin } from '../../../server/src/admin.js';
import { dayOf } from '../../../server/src/clock.js';
import { openRedisStore } from '../../../server/src/store/redis.js';
import type { Store } from '../../../server/src/store/store.js';
import { ask, COMPOUND, countUsed, freePort, temporaryDirectory } from '../harness.js';
import { type Running, startProcess } from '../process.js';
import { isSkipped, RedisServer } from './redis-server.js';

const plans = planTables.X!;
const PASSWORD = 'known-to-few';
const SOON = { timeout: 60_000, interval: 20 };

describe.skipIf(isSkipped)('two services on one Redis server', () => {
  const directory = temporaryDirectory();
  const urls: string[] = [];
  const services: Running[] = [];
  let server: RedisServer;
  let storeUrl: string;
  let store: Store;
  let different = 0;

  beforeAll(async () => {
    server = await RedisServer.start(['--appendonly', 'yes', '--requirepass', PASSWORD]);
    storeUrl = server.url.replace('//', `//:${PASSWORD}@`);
    store = await openRedisStore(storeUrl);
    for (const workers of ['1', '2']) {
      const port = await freePort();
      urls.push(`http://127.0.0.1:${port}`);
      services.push(
        await startProcess({
          PORT: String(port),
          HOST: '127.0.0.1',
          NODE_ENV: 'production',
          STORE_URL: storeUrl,
          DATA_DIR: `${directory}/data`,
          WORKERS: workers,
          BURST_PER_KEY: '0',
          BURST_PER_ADDRESS: '0',
        }),
      );
    }
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await store?.close();
    await server?.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  async function newKey(plan: string) {
    const email = `user${++different}@example.com`;
    const account = await createAccount(store, email, plans.find(plan)!, Date.now(), { verified: true });
    if (!account.ok) throw new Error(account.reason);
    const key = await createKey(store, plans, account.value, 'test', Date.now());
    if (!key.ok) throw new Error(key.reason);
    return { account: account.value, key: key.value.text };
  }

  /** Asks one of the two for what was computed already, or for something new. */
  function calculate(service: number, key: string, principal = 1000 + ++different) {
    return ask(`${urls[service]}/api/v1/calculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal } }),
    });
  }

  it('grant a day’s quota once, to the last unit', async () => {
    const { account, key } = await newKey('developer');
    await countUsed(store, account.id, dayOf(Date.now()), 9700);
    const statuses: number[] = [];
    let left = 800;
    const asking = async (service: number) => {
      while (left-- > 0) statuses.push((await calculate(service, key)).status);
    };
    await Promise.all(Array.from({ length: 16 }, (_, index) => asking(index % 2)));
    const counted = [200, 429].map((status) => statuses.filter((one) => one === status).length);
    expect(counted).toEqual([300, 500]);
    await expect.poll(() => store.used(account.id, dayOf(Date.now())), SOON).toEqual({ used: 10_000, leases: [] });
  });

  it('refuse a key within a second, once it is revoked elsewhere', async () => {
    const { key } = await newKey('developer');
    for (const service of [0, 1]) expect((await calculate(service, key)).status).toBe(200);
    const words = ['key', 'revoke', '--key', key];
    expect(await runAdmin(words, { STORE_URL: storeUrl }, () => {}, String)).toBe(0);
    const revoked = performance.now();
    for (const service of [0, 1]) await expect.poll(async () => (await calculate(service, key)).status, SOON).toBe(403);
    expect(performance.now() - revoked).toBeLessThan(1000);
  });

  it('answer what the other has calculated from the cache', async () => {
    const { key } = await newKey('developer');
    expect((await calculate(0, key, 7777)).json.cached).toBe(false);
    await expect.poll(async () => (await calculate(1, key, 7777)).json.cached, SOON).toBe(true);
    const [one, other] = [await calculate(0, key, 7777), await calculate(1, key, 7777)];
    expect(other.json.result).toEqual(one.json.result);
  });

  it('say 503 while the server is away, then go on by themselves, and have counted every answer', async () => {
    const { account, key } = await newKey('developer');
    const used = async () => (await store.used(account.id, dayOf(Date.now()))).used;
    let answered = 0;
    const count = async (service: number) => {
      const answer = await calculate(service, key);
      if (answer.status === 200) answered++;
      return answer;
    };
    for (let time = 0; time < 40; time++) expect((await count(time % 2)).status).toBe(200);
    // Under load, so that something is on its way.
    let stops = false;
    const others = new Set<number>();
    const load = [0, 1].map(async (service) => {
      while (!stops) others.add((await count(service)).status);
    });
    await server.kill();
    for (const [service, url] of urls.entries()) {
      await expect.poll(async () => (await count(service)).status, SOON).toBe(503);
      const asked = performance.now();
      const refused = await count(service);
      expect([refused.status, refused.json.code]).toEqual([503, 'store-unavailable']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(performance.now() - asked).toBeLessThan(1500);
      const ready = await ask(`${url}/health/ready`);
      expect([ready.status, ready.json.detail]).toEqual([503, expect.stringMatching(/STORE_URL does not answer/)]);
      expect((await ask(`${url}/health/live`)).status).toBe(200);
    }
    await server.start();
    for (const [service, url] of urls.entries()) {
      await expect.poll(async () => (await ask(`${url}/health/ready`)).status, SOON).toBe(200);
      await expect.poll(async () => (await count(service)).status, SOON).toBe(200);
    }
    stops = true;
    await Promise.all(load);
    expect([...others].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answered).toBeGreaterThan(42);
    // Leases that were not told of are settled when the server is back.
    await expect.poll(used, SOON).toBe(answered);
    expect((await ask(`${urls[0]}/api/v1/me`, { headers: { 'x-api-key': key } })).status).toBe(200);
  });

  it('hang for nobody while the server stands still', async () => {
    const { key } = await newKey('developer');
    expect((await calculate(0, key)).status).toBe(200);
    server.signal('SIGSTOP');
    const asked = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => calculate(at % 2, key)));
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
    server.signal('SIGCONT');
    for (const service of [0, 1]) await expect.poll(async () => (await calculate(service, key)).status, SOON).toBe(200);
  });

  it('write nothing into a folder, and tell the log what is wrong, but not the password', () => {
    expect(existsSync(`${directory}/data`)).toBe(false);
    for (const service of services) {
      expect(service.output()).toContain('The server of STORE_URL does not answer');
      expect(service.output()).not.toContain(PASSWORD);
    }
  });
});
