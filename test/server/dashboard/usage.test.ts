/** The pages about use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../server/src/accounts/accounts.js';
import { SharedWork } from '../../../server/src/dashboard/usage/shared-work.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Account } from '../../../server/src/store/store.js';
import { COMPOUND, startTestService, TestClock, type TestService } from '../harness.js';
import { signedInVisitor } from './visitor.js';

const BMI = { calculator: 'body-mass-index', inputs: { weight: 70, height: 180 } };
const DAY_MS = 864e5;

describe('usage', () => {
  let service: TestService;
  let clock: TestClock;
  beforeAll(async () => {
    clock = new TestClock();
    service = await startTestService({ clock });
  });
  afterAll(() => service.close());

  async function newKey(account: Account, name: string): Promise<string> {
    const created = await createKey(service.store, service.services.config.plans, account, name, clock.now());
    if (!created.ok) throw new Error(created.reason);
    return created.value.text;
  }

  /** The rows of a table by its caption, as texts. */
  function rowsOf(html: string, caption: string): string[][] {
    const table = html.split('<table').find((part) => part.includes(`<caption>${caption}</caption>`)) ?? '';
    const body = table.slice(table.indexOf('<tbody>'), table.indexOf('</tbody>'));
    return body
      .split('<tr')
      .slice(1)
      .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!.replace(/<[^>]*>/g, '')));
  }

  it('is nothing at first, and says how to begin', async () => {
    const { visitor } = await signedInVisitor(service, { plan: 'hobby' });
    const overview = await visitor.get('/dashboard');
    expect(overview.text).toContain('First steps');
    expect(overview.text).toContain('X-API-Key: YOUR_KEY');
    expect(overview.text).toMatch(/<strong>0<\/strong> of 100 calculations/);
    expect(overview.text).toMatch(/Starts anew in 12 hours, at <time[^>]*>00:00 UTC/);
    const usage = await visitor.get('/dashboard/usage');
    expect(usage.text).toContain('Nothing was calculated in these days.');
    expect(usage.text).not.toContain('<svg');
  });

  it('counts answered calculations by day, key and calculator, cached ones too, refused ones not', async () => {
    const { visitor, account } = await signedInVisitor(service);
    const shop = await newKey(account, 'Shop');
    const report = await newKey(account, 'Report');
    for (let index = 0; index < 3; index++) expect((await service.calculate(shop, COMPOUND)).status).toBe(200);
    expect((await service.calculate(shop, BMI)).status).toBe(200);
    expect((await service.calculate(report, BMI)).json.cached).toBe(true);
    await service.calculate(report, COMPOUND, '?validate=only');
    await service.calculate(report, { calculator: 'nope', inputs: {} });
    await service.calculate(report, { ...COMPOUND, inputs: {} });
    await service.calculate(report, '{');

    const { text } = await visitor.get('/dashboard/usage');
    expect(text).toMatch(/<strong>5<\/strong> of 10,000 calculations/);
    expect(text).toContain('<strong>5 calculations</strong>');
    expect(rowsOf(text, 'By key').map((row) => row.map((cell) => cell.replace(/ rk_.*/, '')))).toEqual([
      ['Shop', '4', '80%'],
      ['Report', '1', '20%'],
    ]);
    expect(rowsOf(text, 'By calculator')).toEqual([
      ['Compound interest', '3', '60%'],
      ['BMI', '2', '40%'],
    ]);
    expect(rowsOf(text, 'Days with calculations, UTC')).toEqual([['Mar 10, 2026', '5']]);
    expect(text).toContain('<title>Mar 10, 2026: 5 calculations</title>');
    expect(text).toContain('aria-label="5 calculations from Dec 11, 2025 to Mar 10, 2026; the table has each day."');
  });

  it('covers the days that are asked for, and forgets what is older than ninety', async () => {
    const { visitor, account } = await signedInVisitor(service);
    const key = await newKey(account, 'Only');
    const before = clock.time;
    try {
      for (const days of [0, 10, 30]) {
        clock.time = before + days * DAY_MS;
        await service.calculate(key, COMPOUND);
      }
      const total = async (query: string) =>
        /<strong>(\d) calculations?<\/strong>/.exec((await visitor.get(`/dashboard/usage${query}`)).text)?.[1];
      // The browser's session is only a week old in this test when it is used on the way.
      visitor.cookies.set('__Host-session', (await service.services.sessions.start(account.id, 'no password'))!);
      expect([await total('?days=7'), await total('?days=30'), await total('')]).toEqual(['1', '2', '3']);
      clock.time = before + 90 * DAY_MS;
      visitor.cookies.set('__Host-session', (await service.services.sessions.start(account.id, 'no password'))!);
      expect(await total('')).toBe('2');
      await service.services.activity.sweep();
      expect((await service.store.activity(account.id, 0)).map(({ count }) => count)).toEqual([1, 1]);
    } finally {
      clock.time = before;
    }
  });

  it.each(['0', '91', '-1', '7.5', 'x', '', '7&days=8'])('refuses the range days=%s', async (days) => {
    const { visitor } = await signedInVisitor(service);
    for (const path of ['/dashboard/usage', '/dashboard/usage.csv'])
      expect((await visitor.get(`${path}?days=${days}`)).status).toBe(400);
  });

  it('comes as CSV that no spreadsheet takes for formulas', async () => {
    const { visitor, account } = await signedInVisitor(service);
    const names = ['=HYPERLINK("http://x","y")', '+1+1', '-cmd', '@sum', 'a "b", c'];
    const plan = 'business';
    await service.store.updateAccount(account.id, { plan });
    for (const name of names) await service.calculate(await newKey({ ...account, plan }, name), COMPOUND);
    const { text, headers } = await visitor.get('/dashboard/usage.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toBe('attachment; filename="reckoner-usage-2026-03-10.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.endsWith('\r\n')).toBe(true);
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toBe('date,key_id,key_name,key_ends_with,calculator,calculations');
    const shown = rows.map((row) => /^2026-03-10,key_\w+,(.*),\w{4},compound-interest,1$/.exec(row)?.[1]);
    expect(shown.sort()).toEqual(
      ['"\'=HYPERLINK(""http://x"",""y"")"', '"a ""b"", c"', "'+1+1", "'-cmd", "'@sum"].sort(),
    );
  });

  it('is on no page that anybody may keep, nor for anybody else', async () => {
    const { visitor } = await signedInVisitor(service);
    for (const path of ['/dashboard', '/dashboard/usage', '/dashboard/keys', '/dashboard/plan']) {
      const mine = await visitor.get(path);
      expect([path, mine.status, mine.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(mine.text).toContain('<meta name="robots" content="noindex"/>');
      const nobody = await fetch(`${service.url}${path}`, { redirect: 'manual' });
      expect([nobody.status, nobody.headers.get('location')?.startsWith('/login')]).toEqual([303, true]);
    }
  });

  it('shows all plans and how to get another', async () => {
    const { visitor } = await signedInVisitor(service, { plan: 'business' });
    const { text } = await visitor.get('/dashboard/plan');
    for (const part of ['Hobby (Free)', '10,000', '100,000', 'Unlimited']) expect(text).toContain(part);
    expect(text).toMatch(/Business <span class="badge badge-good">Your plan/);
    expect(text).toContain('Plans are changed by the operator of this service');
  });
});

describe('statistics', () => {
  it('survive a stop', async () => {
    const service = await startTestService();
    const { account, key } = await service.account();
    for (let index = 0; index < 4; index++) await service.calculate(key, COMPOUND);
    const { dataDir } = service.services.config;
    await service.service.stop();
    const store = openLmdbStore(dataDir);
    const [row] = await store.activity(account.id, 0);
    expect(row).toMatchObject({ slug: 'compound-interest', count: 4 });
    expect((await store.keyLastUsed(account.id)).get(row!.keyId)).toBe(service.clock.now());
    await store.close();
    await service.close();
  });
});

describe('work that is shared', () => {
  it('is done once for all who ask while it is under way, and anew afterwards, also when it failed', async () => {
    const shared = new SharedWork<number>();
    let runs = 0;
    const work = async () => {
      runs++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (runs === 2) throw new Error('down');
      return runs;
    };
    expect(await Promise.all([shared.run('a', work), shared.run('a', work)])).toEqual([1, 1]);
    await expect(Promise.all([shared.run('a', work), shared.run('a', work)])).rejects.toThrow('down');
    expect(await Promise.all([shared.run('a', work), shared.run('b', work)])).toEqual([4, 4]);
  });
});
