/** Quotas over HTTP: what is left is said, and never more is given. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, COMPOUND, countUsed, startTestService, TestClock, type TestService } from '../harness.js';

describe('plans and quota', () => {
  let service: TestService;
  let clock: TestClock;

  beforeAll(async () => {
    clock = new TestClock();
    service = await startTestService({ clock });
  });
  afterAll(() => service.close());

  const limits = ({ headers }: Answer) => [
    headers.get('ratelimit-policy'),
    headers.get('ratelimit'),
    headers.get('x-ratelimit-limit'),
    headers.get('x-ratelimit-remaining'),
    headers.get('x-ratelimit-reset'),
  ];

  it('says with every answer what is left', async () => {
    const { key } = await service.account('hobby');
    const reset = String(Date.parse('2026-03-11T00:00:00Z') / 1000);
    expect(limits(await service.calculate(key, COMPOUND))).toEqual([
      '"day";q=100;w=86400',
      '"day";r=99;t=43200',
      '100',
      '99',
      reset,
    ]);
    expect(limits(await service.calculate(key, COMPOUND))[3]).toBe('98');
    expect(limits(await service.calculate(key, '{'))[3]).toBe('98');
    expect(limits(await service.calculate(key, { calculator: 'nope', inputs: {} }))[3]).toBe('98');
  });

  it('lets exactly the plan through under concurrency, over all keys of the account', async () => {
    const { account, key } = await service.account('hobby');
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, index) =>
        service.calculate(key, { ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: index % 7 } }),
      ),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(100);
    const refused = answers.filter((one) => one.status === 429);
    expect(refused).toHaveLength(150);
    for (const one of refused) {
      expect(one.json.code).toBe('quota-exceeded');
      expect(one.headers.get('retry-after')).toBe('43200');
      expect(one.headers.get('x-ratelimit-remaining')).toBe('0');
    }
    expect(await service.store.usage(account.id, 5)).toEqual([{ day: Math.floor(clock.time / 864e5), used: 100 }]);
    expect((await service.calculate(key, COMPOUND, '?validate=only')).status).toBe(200);
  });

  it('starts anew on the next UTC day', async () => {
    const { account, key } = await service.account('hobby');
    const day = Math.floor(clock.time / 864e5);
    await countUsed(service.store, account.id, day, 100);
    expect((await service.calculate(key, COMPOUND)).status).toBe(429);
    clock.advance(12 * 3600_000);
    const answer = await service.calculate(key, COMPOUND);
    expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([200, '99']);
  });

  it('has plans without limit', async () => {
    const { key } = await service.account('enterprise');
    for (let index = 0; index < 5; index++) {
      const answer = await service.calculate(key, COMPOUND);
      expect([answer.status, answer.headers.get('x-ratelimit-limit')]).toEqual([200, '999999999999999']);
    }
    const me = await service.get('/api/v1/me', { 'x-api-key': key });
    expect(me.json).toMatchObject({ plan: { requestsPerDay: null }, today: { used: 5, remaining: null } });
  });

  it('follows a change of plan promptly', async () => {
    const { account, key } = await service.account('hobby');
    const limit = async () => (await service.calculate(key, COMPOUND)).headers.get('x-ratelimit-limit');
    expect(await limit()).toBe('100');
    await service.store.updateAccount(account.id, { plan: 'business' });
    await expect.poll(limit).toBe('100000');
  });

  it('has nothing left, and no less than that, on a plan below what was used', async () => {
    const { account, key } = await service.account('developer');
    const day = Math.floor(clock.time / 864e5);
    await countUsed(service.store, account.id, day, 150);
    await service.store.updateAccount(account.id, { plan: 'hobby' });
    await expect.poll(async () => (await service.calculate(key, COMPOUND)).status).toBe(429);
    const [, left, ...rest] = limits(await service.calculate(key, COMPOUND, '?validate=only'));
    expect(left).toMatch(/^"day";r=0;/);
    expect(rest.slice(0, 2)).toEqual(['100', '0']);
    expect((await service.get('/api/v1/me', { 'x-api-key': key })).json.today.remaining).toBe(0);
  });

  it('tells plan, use and reset time at /me, without charge', async () => {
    const { key } = await service.account('developer');
    for (let index = 0; index < 30; index++) await service.calculate(key, COMPOUND);
    for (let index = 0; index < 2; index++) {
      const { status, json, headers } = await service.get('/api/v1/me', { 'x-api-key': key });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(json).toEqual({
        plan: { id: 'developer', name: 'Developer', requestsPerDay: 10_000, keys: 3 },
        today: { date: new Date(clock.time).toISOString().slice(0, 10), used: 30, remaining: 9970 },
        resetAt: new Date((Math.floor(clock.time / 864e5) + 1) * 864e5).toISOString(),
      });
    }
  });
});

describe('the result cache of two processes', () => {
  it('is shared through the store, and its entries expire there too', async () => {
    const clock = new TestClock();
    const first = await startTestService({ clock });
    const second = await startTestService({ clock, wrapStore: () => first.store, environment: {} });
    const { key } = await first.account();
    expect((await first.calculate(key, COMPOUND)).json.cached).toBe(false);
    // Results reach the store a moment after the answer, or before a sweep.
    await first.services.results.sweep();
    clock.advance(599_999);
    const shared = await second.calculate(key, COMPOUND);
    expect(shared.json).toMatchObject({ cached: true, inputs: COMPOUND.inputs });
    clock.advance(1);
    expect((await second.calculate(key, COMPOUND)).json.cached).toBe(false);
    await first.services.results.sweep();
    await first.close();
  });
});
