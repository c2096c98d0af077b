/** The operators' pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../server/src/accounts/accounts.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Account } from '../../../server/src/store/store.js';
import { COMPOUND, startTestService, TestClock, type TestService } from '../harness.js';
import { hiddenFields, signedInVisitor, type Visitor } from './visitor.js';

describe('operators', () => {
  let service: TestService;
  let clock: TestClock;
  let operator: Visitor;
  let operatorId: string;
  beforeAll(async () => {
    clock = new TestClock();
    service = await startTestService({ clock });
    const signedIn = await signedInVisitor(service, { role: 'operator', email: 'operator@example.com' });
    operator = signedIn.visitor;
    operatorId = signedIn.account.id;
  });
  afterAll(() => service.close());

  async function newKey(account: Account, name = 'A key') {
    const created = await createKey(service.store, service.services.config.plans, account, name, clock.now());
    if (!created.ok) throw new Error(created.reason);
    return created.value;
  }

  it('suspend an account, which ends and brings back its keys within a moment, in every process', async () => {
    const { visitor: holder, account } = await signedInVisitor(service);
    const { text: key } = await newKey(account);
    const other = await startTestService({ clock, wrapStore: () => openLmdbStore(service.services.config.dataDir) });
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    expect((await other.calculate(key, COMPOUND)).status).toBe(200);

    const path = `/admin/accounts/${account.id}`;
    let page = await operator.get(`${path}/suspend`);
    expect(page.text).toContain('1 active key');
    page = await operator.submit(page, `${path}/suspend`, { reason: 'Resells <b>results</b>' });
    expect(page.path).toBe(path);
    expect(page.text).toContain('The account is suspended.');
    expect(page.text).toContain('Resells &lt;b>results&lt;/b>');
    for (const one of [service, other]) {
      await expect.poll(async () => (await one.calculate(key, COMPOUND)).status).toBe(403);
      expect((await one.calculate(key, COMPOUND)).json.code).toBe('account-suspended');
    }
    const seen = await holder.get('/dashboard');
    expect([seen.status, seen.text.includes('This account is suspended')]).toEqual([200, true]);
    expect(seen.text).not.toContain('Resells');
    const keys = await holder.get('/dashboard/keys');
    expect(keys.text).toContain('No keys can be created while the account is suspended.');

    page = await operator.submit(page, `${path}/resume`);
    expect(page.text).toContain('The account is active again.');
    for (const one of [service, other])
      await expect.poll(async () => (await one.calculate(key, COMPOUND)).status).toBe(200);
    await other.close();
    const [resumed, suspended] = await service.store.audit({ subject: account.id, limit: 2 });
    expect(resumed).toMatchObject({ actor: operatorId, action: 'account-resumed' });
    expect(resumed!.changes).toEqual({ suspendedAt: { from: clock.now(), to: null } });
    expect(suspended).toMatchObject({
      action: 'account-suspended',
      details: { reason: 'Resells <b>results</b>' },
      changes: { suspendedAt: { from: null, to: clock.now() } },
    });
  });

  it('say why they suspend, and do not suspend themselves', async () => {
    const { account } = await signedInVisitor(service);
    const path = `/admin/accounts/${account.id}/suspend`;
    const page = await operator.submit(await operator.get(path), path, { reason: '  ' });
    expect([page.status, page.text.includes('Say why')]).toEqual([422, true]);
    expect((await service.store.account(account.id))?.suspendedAt).toBeNull();
    const own = `/admin/accounts/${operatorId}/suspend`;
    const { csrf } = hiddenFields(await operator.get(path), path);
    expect((await operator.post(own, { csrf: csrf!, reason: 'x' })).status).toBe(400);
    expect((await service.store.account(operatorId))?.suspendedAt).toBeNull();
    expect((await operator.get(`/admin/accounts/${operatorId}`)).text).not.toContain(`href="${own}"`);
  });

  it('change plans, which holds at once', async () => {
    const { account } = await signedInVisitor(service, { plan: 'hobby' });
    const { text: key } = await newKey(account);
    expect((await service.calculate(key, COMPOUND)).headers.get('x-ratelimit-limit')).toBe('100');
    const path = `/admin/accounts/${account.id}`;
    let page = await operator.get(path);
    expect(page.text).toContain('<option value="hobby" selected');
    page = await operator.submit(page, `${path}/plan`, { plan: 'business' });
    expect(page.text).toContain('The account has its new plan.');
    const limit = async () => (await service.calculate(key, COMPOUND)).headers.get('x-ratelimit-limit');
    await expect.poll(limit).toBe('100000');
    await operator.submit(page, `${path}/plan`, { plan: 'business' });
    expect(await service.store.audit({ subject: account.id, limit: 9 })).toMatchObject([
      { actor: operatorId, action: 'plan-changed', changes: { plan: { from: 'hobby', to: 'business' } } },
    ]);
    const wrong = await operator.submit(page, `${path}/plan`, { plan: 'gold' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('hobby, developer, business, enterprise');
  });

  it('revoke a key', async () => {
    const { account } = await signedInVisitor(service);
    const { text: key, record } = await newKey(account, 'Leaked');
    const { account: another } = await signedInVisitor(service);
    const path = `/admin/accounts/${account.id}/keys/${record.id}/revoke`;
    expect((await operator.get(`/admin/accounts/${another.id}/keys/${record.id}/revoke`)).status).toBe(404);
    const page = await operator.submit(await operator.get(path), path);
    expect(page.path).toBe(`/admin/accounts/${account.id}`);
    await expect.poll(async () => (await service.calculate(key, COMPOUND)).json.code).toBe('revoked-key');
    expect(await service.store.audit({ subject: account.id, limit: 1 })).toMatchObject([
      { actor: operatorId, action: 'key-revoked', details: { key: record.id } },
    ]);
  });

  it('find accounts, page by page', async () => {
    const { account } = await signedInVisitor(service);
    for (let index = 0; index < 60; index++)
      await service.store.createAccount({ ...account, id: `acc_p${index}`, email: `paged${100 + index}@example.org` });
    const emails = (text: string) => text.match(/paged\d+@example\.org/g) ?? [];
    const first = await operator.get('/admin?q=paged');
    expect(emails(first.text)).toHaveLength(50);
    const next = /href="(\/admin\?[^"]*after=[^"]*)"/.exec(first.text)![1]!.replaceAll('&amp;', '&');
    const second = await operator.get(next);
    expect(emails(second.text)).toHaveLength(10);
    expect(new Set([...emails(first.text), ...emails(second.text)]).size).toBe(60);
    expect(second.text).not.toContain('rel="next"');
    expect((await operator.get(`/admin?q=${account.id}`)).text).toContain(account.email);
    const none = await operator.get(`/admin?q=${encodeURIComponent('<script>"nobody"')}`);
    expect(none.text).toContain('No account has “&lt;script>&quot;nobody&quot;” in its address.');
    expect((await operator.get('/admin/accounts/acc_nobody')).status).toBe(404);
  });

  it('read the whole audit log, the latest first, nothing left out', async () => {
    const { account } = await signedInVisitor(service);
    for (let index = 0; index < 120; index++)
      await service.store.appendAudit(account.id, { at: clock.now(), actor: 'admin', action: `test-${index}` });
    const seen: string[] = [];
    let path: string | undefined = `/admin/audit?account=${account.id}`;
    for (let pages = 0; path !== undefined && pages < 9; pages++) {
      const { text } = await operator.get(path);
      seen.push(...(text.match(/test-\d+/g) ?? []));
      path = /href="(\/admin\/audit\?[^"]*before=\d+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `test-${119 - index}`));
    for (const before of ['0', 'x', '-1'])
      expect((await operator.get(`/admin/audit?before=${before}`)).status).toBe(400);
  });

  it('are the only ones who see any of it: for all others nothing is there', async () => {
    const { visitor: user, account } = await signedInVisitor(service);
    const { record } = await newKey(account);
    const suspended = await signedInVisitor(service, { role: 'operator' });
    await service.store.updateAccount(suspended.account.id, { suspendedAt: 1 });
    const former = await signedInVisitor(service, { role: 'operator' });
    expect((await former.visitor.get('/admin')).status).toBe(200);
    await service.store.updateAccount(former.account.id, { role: 'user' });
    const { csrf } = hiddenFields(await user.get('/dashboard/keys'), '/dashboard/keys');
    const one = `/admin/accounts/${account.id}`;
    const pages = ['/admin', '/admin/audit', one, `${one}/suspend`, `${one}/keys/${record.id}/revoke`];
    const forms = [`${one}/plan`, `${one}/suspend`, `${one}/resume`, `${one}/keys/${record.id}/revoke`];
    for (const visitor of [user, suspended.visitor, former.visitor]) {
      for (const path of pages) expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
      for (const path of forms) {
        const sent = await visitor.post(path, { csrf: csrf!, plan: 'enterprise', reason: 'x' });
        expect([path, sent.status]).toEqual([path, 404]);
      }
    }
    for (const path of pages) expect((await service.get(path)).status).toBe(404);
    expect(await service.store.account(account.id)).toMatchObject({ plan: 'developer', suspendedAt: null });
    expect((await service.store.keyById(record.id))?.revokedAt).toBeNull();
    expect((await user.get('/dashboard')).text).not.toContain('/admin');
    expect((await operator.get('/dashboard')).text).toContain('href="/admin"');
  });
});
