/** The feed of changes: each calculator's formula version with its day and reason, from a day on. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const changes = (query = '') => service.get(`/api/v1/changes${query}`);

it('has every calculator, and its last line the version that the calculator names', async () => {
  const { status, json, headers } = await changes();
  expect([status, json.total]).toEqual([200, json.changes.length]);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const last = new Map<string, string>();
  for (const { calculator, version } of json.changes) last.set(calculator, version);
  const { catalogue } = service.services;
  for (const { slug } of catalogue.summaries)
    expect([slug, last.get(slug)]).toEqual([slug, (await catalogue.detail(slug)).formulaVersion]);
  const days = json.changes.map(({ date }: { date: string }) => date);
  expect(days).toEqual([...days].sort());
});

it('begins with the day that is asked for, or that of a time', async () => {
  const { json } = await changes();
  const days = json.changes.map(({ date }: { date: string }) => date);
  const [first, last] = [days[0], days.at(-1)];
  expect((await changes(`?since=${first}`)).json).toEqual(json);
  expect((await changes(`?since=${last}`)).json.total).toBe(days.filter((day: string) => day === last).length);
  const next = new Date(Date.parse(last) + 86_400_000).toISOString();
  expect((await changes(`?since=${next}`)).json).toEqual({ total: 0, changes: [] });
  // In the west it is still the day before.
  expect((await changes(`?since=${next.slice(0, 10)}T01:00:00%2B02:00`)).json.total).toBeGreaterThan(0);
});

it('is of one calculator where one is named, also by a former slug', async () => {
  const { json } = await changes('?calculator=compound-interest');
  expect(json.changes[0]).toMatchObject({ calculator: 'compound-interest', kind: 'added', reason: expect.any(String) });
  expect(new Set(json.changes.map(({ calculator }: { calculator: string }) => calculator)).size).toBe(1);
  const [former, now] = Object.entries(service.services.catalogue.aliases)[0]!;
  expect((await changes(`?calculator=${former}`)).json.changes[0].calculator).toBe(now);
});

it('is not sent again to who has it', async () => {
  const etag = (await changes('?since=2026-01-01')).headers.get('etag')!;
  expect((await service.get('/api/v1/changes?since=2026-01-01', { 'if-none-match': etag })).status).toBe(304);
});

it.each([
  ['?since=yesterday', 400, 'invalid-query'],
  ['?since=2026-02-31', 400, 'invalid-query'],
  ['?since=2026-13-01', 400, 'invalid-query'],
  ['?since=', 400, 'invalid-query'],
  ['?sinc=2026-01-01', 400, 'invalid-query'],
  ['?since=2026-01-01&since=2026-01-02', 400, 'invalid-query'],
  ['?calculator=compound-intrest', 404, 'unknown-calculator'],
])('refuses %s', async (query, status, code) => {
  const { json } = await changes(query);
  expect([json.status, json.code]).toEqual([status, code]);
});

it('says which parameters there are where one is none', async () => {
  const { json } = await changes('?sinc=2026-01-01');
  expect(json.detail).toBe('`sinc` is no query parameter of this path: there are `since`, `calculator`.');
  expect(json.errors).toMatchObject([{ pointer: '?sinc', suggestion: 'since', allowed: ['since', 'calculator'] }]);
});
