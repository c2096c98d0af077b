/** What a newcomer does, from signing up to the last refused calculation, without JavaScript. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';
import { Visitor } from './visitor.js';

const EMAIL = 'newcomer@example.com';
const PASSWORD = 'seven crates of tea';

describe('a newcomer', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('signs up, confirms the address, gets a key, uses up the day, revokes the key and leaves', async () => {
    const visitor = new Visitor(service);
    const start = await visitor.get('/dashboard');
    expect([start.status, start.headers.get('location')]).toEqual([303, '/login']);

    const signedUp = await visitor.submit(await visitor.get('/signup'), '/signup', {
      email: EMAIL,
      password: PASSWORD,
    });
    expect(signedUp.text).toContain('Check your mail');
    let page = await visitor.submit(signedUp, '/login', { email: EMAIL, password: PASSWORD });
    expect([page.path, page.status]).toEqual(['/login', 422]);
    expect(page.text).toContain('the address is not confirmed');

    const link = /https:\/\/calc\.example(\/verify\?\S+)/.exec((await service.mailed(EMAIL))!.text)![1]!;
    page = await visitor.submit(await visitor.get(link), '/verify');
    expect(page.text).toContain('Your e-mail address is confirmed.');
    page = await visitor.submit(page, '/login', { email: EMAIL, password: PASSWORD });
    expect(page.path).toBe('/dashboard');
    expect(page.text).toContain('First steps');

    page = await visitor.submit(await visitor.get('/dashboard/keys'), '/dashboard/keys', { name: 'First' });
    const key = /X-API-Key: (rk_[0-9A-Za-z]{38})/.exec(page.text)![1]!;
    const statuses = await Promise.all(
      Array.from({ length: 103 }, async (_, index) => {
        const inputs = { ...COMPOUND.inputs, principal: 1000 + (index % 5) };
        return (await service.calculate(key, { ...COMPOUND, inputs })).status;
      }),
    );
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([100, 3]);

    page = await visitor.get('/dashboard');
    expect(page.text).toMatch(/<strong>100<\/strong> of 100 calculations/);
    expect(page.text).toContain('All used up: further calculations are answered with 429.');
    page = await visitor.get('/dashboard/usage');
    expect(page.text).toContain('<title>Mar 10, 2026: 100 calculations</title>');
    expect(page.text).toMatch(/Compound interest<\/a><\/th><td class="number">100</);
    page = await visitor.get('/dashboard/keys');
    expect(page.text).toContain('The plan Hobby (Free) has 1 key, and it is in use.');

    const revoke = /href="(\/dashboard\/keys\/\w+\/revoke)"/.exec(page.text)![1]!;
    page = await visitor.submit(await visitor.get(revoke), revoke);
    expect(page.text).toContain('The key is revoked.');
    await expect.poll(async () => (await service.calculate(key, COMPOUND)).json.code).toBe('revoked-key');

    page = await visitor.submit(page, '/logout');
    expect(page.text).toContain('You are logged out.');
    expect((await visitor.get('/dashboard/usage')).headers.get('location')).toBe('/login?next=%2Fdashboard%2Fusage');
  });
});
