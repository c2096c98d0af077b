/** API keys through the dashboard. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';
import { hiddenFields, signedInVisitor, type Visitor } from './visitor.js';

const KEY = /rk_[0-9A-Za-z]{38}/;
const PATH = '/dashboard/keys';

describe('API keys in the dashboard', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  async function create(visitor: Visitor, name: string) {
    const page = await visitor.get(PATH);
    return visitor.submit(page, PATH, { name });
  }

  it('are created, used, seen in use, renamed and revoked', async () => {
    const { visitor, account } = await signedInVisitor(service);
    expect((await visitor.get(PATH)).text).toContain('Create your first API key');

    const created = await create(visitor, 'Web shop');
    expect(created.status).toBe(200);
    expect(created.headers.get('cache-control')).toBe('no-store');
    const key = KEY.exec(created.text)![0];
    expect(created.text).toContain(`X-API-Key: ${key}`);
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);

    let list = await visitor.get(PATH);
    expect(list.text).not.toMatch(KEY);
    expect(list.text).toContain(`rk_…${key.slice(-4)}`);
    expect(list.text).toMatch(/Web shop.*data-label="Today">2<\/td>.*just now/s);
    const [record] = await service.store.keys(account.id);

    const asked = await visitor.get(`${PATH}/${record!.id}/rename`);
    expect(asked.text).toContain('value="Web shop"');
    list = await visitor.submit(asked, `${PATH}/${record!.id}/rename`, { name: 'Shop' });
    expect(list.path).toBe(PATH);
    expect(list.text).toContain('The key has its new name.');
    expect(list.text).not.toContain('Web shop</th>');
    expect((await visitor.get(PATH)).text).not.toContain('The key has its new name.');

    const sure = await visitor.get(`${PATH}/${record!.id}/revoke`);
    expect(sure.text).toContain('This cannot be undone.');
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    list = await visitor.submit(sure, `${PATH}/${record!.id}/revoke`);
    expect(list.text).toContain('The key is revoked.');
    expect(list.text).toContain('Revoked <time');
    await expect.poll(async () => (await service.calculate(key, COMPOUND)).status).toBe(403);
    expect((await service.calculate(key, COMPOUND)).json.code).toBe('revoked-key');
    expect((await service.store.audit({ subject: account.id, limit: 9 })).map(({ action }) => action)).toEqual([
      'key-revoked',
      'key-created',
    ]);
  });

  it('are made once by a form that is sent twice, also at the same time', async () => {
    const { visitor, account } = await signedInVisitor(service);
    const fields = { ...hiddenFields(await visitor.get(PATH), PATH), name: 'Twice' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(PATH, fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303, 303]);
    const again = await visitor.follow(await visitor.post(PATH, fields));
    expect(again.text).toContain('That key was created already');
    expect(await service.store.keys(account.id)).toHaveLength(1);
  });

  it.each([
    ['hobby', 1],
    ['developer', 3],
    ['business', 10],
  ])('are exactly as many as the plan %s has, whatever the concurrency', async (plan, limit) => {
    const { visitor, account } = await signedInVisitor(service, { plan });
    const { csrf } = hiddenFields(await visitor.get(PATH), PATH);
    const answers = await Promise.all(
      Array.from({ length: limit + 8 }, (_, index) => visitor.post(PATH, { csrf: csrf!, name: `Key ${index}` })),
    );
    expect(answers.filter(({ status, text }) => status === 200 && KEY.test(text))).toHaveLength(limit);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(8);
    for (const { text } of refused) expect(text).toContain('Revoke');
    const keys = await service.store.keys(account.id);
    expect(keys).toHaveLength(limit);

    const full = await visitor.get(PATH);
    expect(full.text).toMatch(/(it is|all are) in use/);
    expect(full.text).not.toContain(`action="${PATH}"`);
    const revoke = `${PATH}/${keys[0]!.id}/revoke`;
    await visitor.submit(await visitor.get(revoke), revoke);
    expect((await create(visitor, 'One more')).text).toMatch(KEY);
  });

  it('are not made and revoked without end', async () => {
    const { visitor, account } = await signedInVisitor(service, { plan: 'enterprise' });
    const { csrf } = hiddenFields(await visitor.get(PATH), PATH);
    const post = () => visitor.post(PATH, { csrf: csrf!, name: 'One of many' });
    for (let round = 0; round < 2; round++) {
      await Promise.all(Array.from({ length: 50 }, post));
      const keys = await service.store.keys(account.id);
      await Promise.all(keys.map(({ id }) => visitor.post(`${PATH}/${id}/revoke`, { csrf: csrf! })));
    }
    const refused = await post();
    expect([refused.status, refused.text.includes('100 keys a day can be created')]).toEqual([422, true]);
    expect(await service.store.keys(account.id)).toHaveLength(100);
  });

  it.each([
    ['nothing', '', 'Give the key a name'],
    ['only spaces', ' \t\n ', 'Give the key a name'],
    ['only marks that turn the text', '\u202e\u200f', 'Give the key a name'],
    ['too long a name', 'x'.repeat(61), 'The name has 61 characters; 60 is the most.'],
  ])('are not named with %s', async (_, name, message) => {
    const { visitor, account } = await signedInVisitor(service);
    const page = await create(visitor, name);
    expect(page.status).toBe(422);
    expect(page.text).toContain(message);
    expect(page.text).toMatch(/aria-describedby="hint-name error-name" aria-invalid/);
    expect(await service.store.keys(account.id)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onfocus='alert(1)",
    '</title><script>',
    '&lt;b&gt;',
  ])('show the name %s as it is, everywhere', async (name) => {
    const { visitor, account } = await signedInVisitor(service);
    const created = await create(visitor, name);
    const [record] = await service.store.keys(account.id);
    expect(record!.name).toBe(name);
    const key = KEY.exec(created.text)![0];
    await service.calculate(key, COMPOUND);
    const { visitor: operator } = await signedInVisitor(service, { role: 'operator' });
    const pages = [
      created,
      await visitor.get(PATH),
      await visitor.get(`${PATH}/${record!.id}/rename`),
      await visitor.get(`${PATH}/${record!.id}/revoke`),
      await visitor.get('/dashboard'),
      await visitor.get('/dashboard/usage'),
      await operator.get(`/admin/accounts/${account.id}`),
      await operator.get(`/admin/audit?account=${account.id}`),
    ];
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    for (const { text, path, status } of pages) {
      expect([path, status]).toEqual([path, 200]);
      const body = text.replaceAll(escaped, '');
      expect(body.length, path).toBeLessThan(text.length);
      expect([path, body.includes(name), /<img|onerror|alert\(1\)/.test(body)]).toEqual([path, false, false]);
    }
  });

  it('of another account are not there', async () => {
    const { visitor: owner, account } = await signedInVisitor(service);
    await create(owner, 'Mine');
    const [record] = await service.store.keys(account.id);
    const { visitor } = await signedInVisitor(service);
    const { csrf } = hiddenFields(await visitor.get(PATH), PATH);
    for (const id of [record!.id, 'key_nothing', '%00', '..%2f..', '%ff']) {
      for (const verb of ['rename', 'revoke']) {
        expect((await visitor.get(`${PATH}/${id}/${verb}`)).status).toBe(404);
        const sent = await visitor.post(`${PATH}/${id}/${verb}`, { csrf: csrf!, name: 'Stolen' });
        expect([id, verb, sent.status]).toEqual([id, verb, 404]);
      }
    }
    expect(await service.store.keys(account.id)).toMatchObject([{ name: 'Mine', revokedAt: null }]);
  });

  it('reach neither the log nor any later page', async () => {
    const { visitor } = await signedInVisitor(service);
    const key = KEY.exec((await create(visitor, 'Secret')).text)![0];
    for (const path of [PATH, '/dashboard', '/dashboard/usage', '/dashboard/usage.csv', '/dashboard/plan'])
      expect((await visitor.get(path)).text).not.toContain(key.slice(3, 20));
    expect(service.log.join('')).not.toContain(key.slice(3, 20));
  });
});
