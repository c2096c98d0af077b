/** Every form, found in the table of routes: none is taken unless one of our own pages sent it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../server/src/accounts/accounts.js';
import { webGroups } from '../../../server/src/app.js';
import type { Account } from '../../../server/src/store/store.js';
import { UNITS_PATH } from '../../../server/src/web/region/units-control.js';
import { startTestService, type TestService } from '../harness.js';
import { hiddenFields, signedInVisitor, type Visitor } from './visitor.js';

describe('forms', () => {
  let service: TestService;
  let visitor: Visitor;
  let account: Account;
  let csrf: string;
  let stranger: string;
  let paths: string[];

  beforeAll(async () => {
    service = await startTestService();
    ({ visitor, account } = await signedInVisitor(service, { role: 'operator' }));
    csrf = hiddenFields(await visitor.get('/dashboard/keys'), '/dashboard/keys').csrf!;
    const other = await signedInVisitor(service);
    stranger = hiddenFields(await other.visitor.get('/dashboard/keys'), '/dashboard/keys').csrf!;
    const { config } = service.services;
    const key = await createKey(service.store, config.plans, account, 'Kept', service.clock.now());
    if (!key.ok) throw new Error(key.reason);
    paths = webGroups
      .flatMap((group) => group(service.services))
      .filter(({ post, page }) => post !== undefined && page)
      .map(({ path }) => path.replace(':account', account.id).replace(':key', key.value.record.id));
  });
  afterAll(() => service.close());

  const own = { origin: 'https://calc.example', 'sec-fetch-site': 'same-origin' };
  // The choice of units stands on pages that caches keep for everybody: it has no token, and nothing of an account to change.
  const anybodys: readonly string[] = [UNITS_PATH];
  const forged: readonly (readonly [string, () => Record<string, string>])[] = [
    ['without a token', () => ({})],
    ['with an empty token', () => ({ csrf: '' })],
    ['with a made-up token', () => ({ csrf: 'A'.repeat(43) })],
    ["with another session's token", () => ({ csrf: stranger })],
  ];
  const foreign: readonly (readonly [string, () => Record<string, string>, Record<string, string>])[] = [
    ['from another site', () => ({ csrf }), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', () => ({ csrf }), { ...own, 'sec-fetch-site': 'same-site' }],
    ['from a page without an origin', () => ({ csrf }), { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['from another origin', () => ({ csrf }), { ...own, origin: 'https://calc.example.evil.example' }],
  ];

  it('are all found', () => {
    expect(paths.filter((path) => path.startsWith('/dashboard')).length).toBeGreaterThanOrEqual(6);
    expect(paths.filter((path) => path.startsWith('/admin')).length).toBeGreaterThanOrEqual(4);
    expect(paths).toEqual(expect.arrayContaining(['/login', '/logout', '/signup', '/verify', '/forgot', '/reset']));
  });

  it.each(forged)('%s are refused', async (_, fields) => {
    await areRefused(
      paths.filter((path) => !anybodys.includes(path)),
      fields(),
      own,
    );
  });

  it.each(foreign)('%s are refused', (_, fields, headers) => areRefused(paths, fields(), headers));

  async function areRefused(
    asked: readonly string[],
    fields: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<void> {
    const before = JSON.stringify([await service.store.account(account.id), await service.store.keys(account.id)]);
    for (const path of asked) {
      const form = { name: 'Forged', plan: 'hobby', reason: 'Forged', ...fields };
      const answer = await visitor.post(path, form, headers);
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const after = JSON.stringify([await service.store.account(account.id), await service.store.keys(account.id)]);
    expect(after).toBe(before);
  }

  it('are refused as anything but a form', async () => {
    for (const path of paths) {
      const answer = await visitor.post(path, { csrf }, { 'content-type': 'text/plain' });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it('lead to log-in without a session, except where nothing may be known', async () => {
    visitor.cookies.clear();
    for (const path of paths.filter((one) => /^\/(dashboard|admin)/.test(one))) {
      const { status, headers } = await visitor.post(path, { csrf });
      const expected = path.startsWith('/admin') ? [404, null] : [303, '/login'];
      expect([path, status, headers.get('location')]).toEqual([path, ...expected]);
    }
  });
});
