/** What holds for every page after log-in: valid HTML, nothing inline, kept by nobody, found by no search engine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';
import { invalidities } from '../web/validator.js';
import { signedInVisitor, type Visitor } from './visitor.js';

describe('pages of the dashboard', () => {
  let service: TestService;
  let visitor: Visitor;
  let newcomer: Visitor;
  let paths: string[];

  beforeAll(async () => {
    service = await startTestService({ environment: { CONTACT: 'help@calc.example' } });
    const signedIn = await signedInVisitor(service, { role: 'operator' });
    visitor = signedIn.visitor;
    newcomer = (await signedInVisitor(service)).visitor;
    const created = await visitor.submit(await visitor.get('/dashboard/keys'), '/dashboard/keys', { name: 'A key' });
    await service.calculate(/rk_[0-9A-Za-z]{38}/.exec(created.text)![0], COMPOUND);
    const [key] = await service.store.keys(signedIn.account.id);
    const { account } = await signedInVisitor(service);
    await service.store.updateAccount(
      account.id,
      { suspendedAt: service.clock.now() },
      {
        at: service.clock.now(),
        actor: signedIn.account.id,
        action: 'account-suspended',
        details: { reason: 'A test' },
      },
    );
    paths = [
      '/dashboard',
      '/dashboard/keys',
      `/dashboard/keys/${key!.id}/rename`,
      `/dashboard/keys/${key!.id}/revoke`,
      '/dashboard/usage',
      '/dashboard/plan',
      '/dashboard/account',
      '/admin',
      '/admin?q=nobody',
      '/admin/audit',
      `/admin/accounts/${account.id}`,
      `/admin/accounts/${signedIn.account.id}`,
      `/admin/accounts/${signedIn.account.id}/suspend`,
    ];
  });
  afterAll(() => service.close());

  it('are valid HTML, with one heading of the first rank, and nothing inline', async () => {
    const pages = await Promise.all([
      ...paths.map((path) => visitor.get(path)),
      ...paths.slice(0, 2).map((path) => newcomer.get(path)),
      newcomer.get('/dashboard/usage'),
      newcomer.submit(await newcomer.get('/dashboard/keys'), '/dashboard/keys', { name: '' }),
    ]);
    for (const { path, text, status } of pages) {
      expect([path, status === 200 || status === 422]).toEqual([path, true]);
      expect([path, invalidities(text)]).toEqual([path, []]);
      expect([path, text.match(/<h1/g)?.length]).toEqual([path, 1]);
      expect([path, /\sstyle=|\son[a-z]+=|<style|<script>/.test(text)]).toEqual([path, false]);
    }
  });

  it('are kept by nobody, framed by nobody and found by no search engine', async () => {
    for (const path of paths) {
      const { headers, text } = await visitor.get(path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect([path, text.includes('<meta name="robots" content="noindex"/>')]).toEqual([path, true]);
    }
  });

  it('take no message from anywhere but the fixed list', async () => {
    for (const forged of ['<script>', 'toString', 'key-revoked<b>', '__proto__']) {
      visitor.cookies.set('__Host-flash', forged);
      const { text } = await visitor.get('/dashboard');
      expect([forged, text.includes('role="status"')]).toEqual([forged, false]);
      expect(visitor.cookies.has('__Host-flash')).toBe(false);
    }
  });

  it('mark where one is', async () => {
    for (const [path, title] of [
      ['/dashboard', 'Overview'],
      ['/dashboard/keys', 'API keys'],
      ['/dashboard/usage', 'Usage'],
      ['/dashboard/plan', 'Plan'],
      ['/dashboard/account', 'Account'],
      ['/admin', 'Accounts'],
      ['/admin/audit', 'Audit log'],
    ]) {
      const { text } = await visitor.get(path!);
      expect([...text.matchAll(/aria-current="page">([^<]*)</g)].map(([, one]) => one)).toEqual([title]);
    }
  });
});
