/** Requests with keys: good, bad, revoked and suspended ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../server/src/accounts/accounts.js';
import { hashKey, newKeyText } from '../../../server/src/accounts/key-text.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { COMPOUND, sendRaw, startTestService, type TestClock, type TestService } from '../harness.js';

/** Promptly, but a busy machine may take its time. */
const SOON = { timeout: 60_000 };

describe('X-API-Key', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it.each([
    ['missing', undefined, 'missing-key'],
    ['empty', '', 'missing-key'],
    ['well-formed but unknown', newKeyText(), 'invalid-key'],
    ['too short', 'rk_abc', 'invalid-key'],
    ['not a key at all', 'x'.repeat(2000), 'invalid-key'],
  ])('%s: 401', async (_, key, code) => {
    for (const path of ['/api/v1/calculate', '/api/v1/me']) {
      const answer =
        path === '/api/v1/me'
          ? await service.get(path, key === undefined ? {} : { 'x-api-key': key })
          : await service.calculate(key, COMPOUND);
      expect([answer.status, answer.json.code]).toEqual([401, code]);
      expect(answer.headers.get('www-authenticate')).toContain('X-API-Key');
      expect(answer.headers.get('x-ratelimit-remaining')).toBeNull();
    }
  });

  it('finds a typing error without asking the store', async () => {
    const { key } = await service.account();
    const wrong = `${key.slice(0, 10)}${key[10] === 'a' ? 'b' : 'a'}${key.slice(11)}`;
    expect(service.services.keys.known(wrong)).toEqual({ status: 'invalid' });
    expect((await service.calculate(wrong, COMPOUND)).json.code).toBe('invalid-key');
  });

  it('revoked: 403, promptly, also when another process revoked it', async () => {
    const { key } = await service.account();
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    const other = openLmdbStore(service.services.config.dataDir);
    await other.revokeKey(hashKey(key), Date.now());
    await expect.poll(async () => (await service.calculate(key, COMPOUND)).status, SOON).toBe(403);
    expect((await service.calculate(key, COMPOUND)).json.code).toBe('revoked-key');
    expect((await service.get('/api/v1/me', { 'x-api-key': key })).status).toBe(403);
    await other.close();
  });

  it('of a suspended account: 403 with a code of its own, promptly, in every process, until it is resumed', async () => {
    const { account, key } = await service.account();
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    const other = openLmdbStore(service.services.config.dataDir);
    const status = async () => (await service.calculate(key, COMPOUND)).status;
    await other.updateAccount(account.id, { suspendedAt: Date.now() });
    await expect.poll(status, SOON).toBe(403);
    expect((await service.calculate(key, COMPOUND)).json.code).toBe('account-suspended');
    expect((await service.get('/api/v1/me', { 'x-api-key': key })).json.code).toBe('account-suspended');
    await other.updateAccount(account.id, { suspendedAt: null });
    await expect.poll(status, SOON).toBe(200);
    await other.close();
  });

  it('sent twice with different values: neither counts', async () => {
    const { key } = await service.account();
    const body = JSON.stringify(COMPOUND);
    const post = (...keys: string[]) =>
      sendRaw(
        service.port,
        `POST /api/v1/calculate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${keys.map((one) => `X-API-Key: ${one}\r\n`).join('')}Content-Length: ${body.length}\r\n\r\n${body}`,
        /"code"|"calculatorUrl"/,
      );
    expect(await post(newKeyText(), key)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await post(key, newKeyText())).toMatch(/^HTTP\/1\.1 401 /);
    expect(await post(key, key)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is stored as a hash only, and reaches neither log nor answers', async () => {
    const { account, key } = await service.account();
    await service.calculate(key, COMPOUND);
    await service.calculate(key, { calculator: key, inputs: { [key]: key } });
    await service.get(`/api/v1/calculators/${key}`, { 'x-api-key': key });
    await service.get(`/${key}?key=${key}`, { 'x-request-id': key });
    service.services.logger.error({ err: new Error(`with ${key}`), headers: { 'x-api-key': key }, key }, key);
    expect(service.log.length).toBeGreaterThan(4);
    expect(service.log.join('')).not.toContain(key);
    expect(service.log.join('')).not.toContain(key.slice(3, 20));
    const [record] = await service.store.keys(account.id);
    expect(JSON.stringify(record)).not.toContain(key.slice(3, 35));
    expect(record).toMatchObject({ hash: hashKey(key), hint: key.slice(-4) });
  });

  it('belongs to an account with as many keys as the plan allows', async () => {
    const { account } = await service.account('developer');
    const { plans } = service.services.config;
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createKey(service.store, plans, account, 'more', Date.now())),
    );
    expect(made.filter((one) => one.ok)).toHaveLength(2);
    expect(made.filter((one) => !one.ok && one.reason === 'too-many-keys')).toHaveLength(3);
  });
});

describe('burst limits', () => {
  it('count a search for many requests, but only the first time', async () => {
    const service = await startTestService({ environment: { BURST_PER_ADDRESS: '45' } });
    const search = async (q: string) => (await service.get(`/api/v1/calculators?q=${q}`)).status;
    expect([await search('one'), await search('two'), await search('three')]).toEqual([200, 200, 429]);
    expect([await search('one'), await search('two')]).toEqual([200, 200]);
    await service.close();
  });

  it('refuse with a code of their own, before the body, and per key', async () => {
    const service = await startTestService({ environment: { BURST_PER_KEY: '5' } });
    const { key } = await service.account();
    const { key: other } = await service.account();
    for (let index = 0; index < 5; index++) expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    const refused = await service.calculate(key, 'nonsense');
    expect([refused.status, refused.json.code]).toEqual([429, 'burst-exceeded']);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('9995');
    expect((await service.calculate(other, COMPOUND)).status).toBe(200);
    (service.clock as TestClock).advance(400);
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    expect((await service.calculate(key, COMPOUND)).status).toBe(429);
    await service.close();
  });

  it('count the time of long calculations, also of those without a result, which the quota does not count', async () => {
    const service = await startTestService({ environment: { BURST_PER_KEY: '20' } });
    const { key } = await service.account('hobby');
    const inputs = { b: -6, c: 11, d: -6 };
    const search = { calculator: 'cubic-equation', inputs, solveFor: 'a', target: { discriminant: 1.23456789e11 } };
    const statuses: number[] = [];
    for (let index = 0; index < 15; index++) statuses.push((await service.calculate(key, search)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
    expect((await service.get('/api/v1/me', { 'x-api-key': key })).status).toBe(429);
    await service.close();
  });

  it.each(['br', 'identity'])('count the time of making lists (%s)', async (encoding) => {
    const service = await startTestService({ environment: { BURST_PER_ADDRESS: '100' } });
    const statuses: number[] = [];
    for (let offset = 0; offset < 60; offset++) {
      const path = `/api/v1/calculators?limit=1000&offset=${offset}`;
      statuses.push((await service.get(path, { 'accept-encoding': encoding })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    await service.close();
  });

  it('count the time of looking for what an unknown calculator may have been meant to be', async () => {
    const service = await startTestService({ environment: { BURST_PER_ADDRESS: '50', BURST_PER_KEY: '50' } });
    const { key } = await service.account();
    const slug = 'percentage-calculate';
    const asks = {
      api: () => service.get(`/api/v1/calculators/${slug}`),
      page: () => service.get(`/calculators/${slug}`, { accept: 'text/html' }),
      key: () => service.calculate(key, { calculator: slug, inputs: {} }),
    };
    for (const ask of Object.values(asks)) {
      const statuses: number[] = [];
      for (let index = 0; index < 40; index++) statuses.push((await ask()).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
      (service.clock as TestClock).advance(10_000);
    }
    await service.close();
  });

  it('hold for an address without a key, and for one with many keys', async () => {
    const service = await startTestService({ environment: { BURST_PER_ADDRESS: '4', TRUST_PROXY: 'true' } });
    const from = (address: string) => service.get('/api/v1/categories', { 'x-forwarded-for': `6.6.6.6, ${address}` });
    for (let index = 0; index < 4; index++) expect((await from('10.0.0.1')).status).toBe(200);
    expect((await from('10.0.0.1')).json.code).toBe('burst-exceeded');
    expect((await from('10.0.0.2')).status).toBe(200);
    for (let index = 1; index <= 4; index++) expect((await from(`2001:db8:1:2::${index}`)).status).toBe(200);
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    const keys = [(await service.account()).key, (await service.account()).key];
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) statuses.push((await service.calculate(keys[index % 2], COMPOUND)).status);
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
    await service.close();
  });
});
