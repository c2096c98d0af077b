/** The ids of results, and reading results by them. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resultKey } from '../../../server/src/calculations/result-cache.js';
import { ask, COMPOUND, startTestService, TestClock, type TestService } from '../harness.js';

let service: TestService;
let clock: TestClock;
let key: string;
beforeAll(async () => {
  clock = new TestClock();
  service = await startTestService({ clock });
  ({ key } = await service.account());
});
afterAll(() => service.close());

const read = (id: string, withKey: string | undefined = key) =>
  service.get(`/api/v1/results/${id}`, withKey === undefined ? {} : { 'x-api-key': withKey });
const asked = { ...COMPOUND, resultId: true };

describe('the id of a result', () => {
  it('stands in answers that are asked for it, and in no others', async () => {
    const plain = await service.calculate(key, COMPOUND);
    expect(Object.keys(plain.json)).not.toContain('resultId');
    const { json } = await service.calculate(key, asked);
    const { resultId, ...others } = json;
    expect(resultId).toMatch(/^[\w-]{43}$/);
    expect(others).toEqual({ ...plain.json, cached: true });
    // Also from the bodies that are known byte for byte.
    expect((await service.calculate(key, asked)).json.resultId).toBe(resultId);
    expect(Object.keys((await service.calculate(key, COMPOUND)).json)).not.toContain('resultId');
  });

  it('is a hash of the version of the calculator and what was understood, the same everywhere', async () => {
    const { json } = await service.calculate(key, asked);
    const { version } = await service.services.catalogue.calculator('compound-interest');
    const understood = JSON.stringify({ principal: 1000, rate: 5, years: 10, frequency: 'monthly' });
    const hash = createHash('sha256').update(`compound-interest\n${version}\n${understood}`).digest('base64url');
    expect(json.resultId).toBe(hash);
    const other = await startTestService();
    const account = await other.account();
    expect((await other.calculate(account.key, asked)).json.resultId).toBe(hash);
    await other.close();
    const written = { ...asked, inputs: { years: '10', rate: '5 %', principal: '$1000' } };
    expect((await service.calculate(key, written)).json.resultId).toBe(hash);
    for (const body of [
      { ...asked, inputs: { ...COMPOUND.inputs, rate: 6 } },
      { ...asked, currency: 'EUR' },
      { ...asked, steps: true },
    ])
      expect((await service.calculate(key, body)).json.resultId).not.toBe(hash);
  });

  it('stands in a batch, too', async () => {
    const { json } = await ask(`${service.url}/api/v1/calculate/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ entries: [asked, COMPOUND] }),
    });
    expect(json.entries[0].resultId).toBe((await service.calculate(key, asked)).json.resultId);
    expect(Object.keys(json.entries[1])).not.toContain('resultId');
  });
});

describe('GET /api/v1/results/:id', () => {
  it('gives the answer again to any key, without a charge', async () => {
    const { json } = await service.calculate(key, asked);
    const other = await service.account();
    clock.advance(1000);
    const again = await read(json.resultId, other.key);
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.headers.get('x-ratelimit-remaining')).toBe('10000');
    expect(again.json).toEqual({ ...json, cached: true, timestamp: new Date(clock.time).toISOString() });
    const { json: me } = await service.get('/api/v1/me', { 'x-api-key': other.key });
    expect(me.today.used).toBe(0);
  });

  it('gives what another process of the service calculated', async () => {
    const { json } = await service.calculate(key, { ...asked, inputs: { ...COMPOUND.inputs, principal: 4321 } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { ResultCache } = await import('../../../server/src/calculations/result-cache.js');
    const beside = new ResultCache(service.store, clock, { cacheSeconds: 600, cacheEntries: 10 }, () => {});
    const about = (slug: string) => ({ slug, calculatorUrl: slug });
    const kept = await beside.findById(json.resultId, about, async () => undefined);
    expect([kept?.slug, kept?.charge]).toEqual(['compound-interest', 1]);
    expect(JSON.parse(kept!.resultJson)).toEqual(json.result);
    await beside.close();
  });

  it('computes again what was kept by its inputs, which is what the short way answers', async () => {
    const { version } = await service.services.catalogue.calculator('compound-interest');
    const calculated = async (principal: number) => {
      const inputs = { ...COMPOUND.inputs, principal };
      const plain = await service.calculate(key, { ...COMPOUND, inputs });
      expect(plain.json.cached).toBe(false);
      const id = resultKey('compound-interest', version, JSON.stringify(plain.json.inputs));
      await vi.waitUntil(async () => (await service.store.result(id, clock.now())) !== undefined);
      return { inputs, plain, id, stored: (await service.store.result(id, clock.now()))!.json };
    };
    // What is computed for the first times takes longer.
    let last = await calculated(1234.5);
    for (let principal = 5000; last.stored.includes('"results"') && principal < 5100; principal++)
      last = await calculated(principal);
    const { inputs, plain, id, stored } = last;
    expect(stored).not.toContain('"results"');
    expect(await read(id)).toMatchObject({ status: 200, json: { result: plain.json.result, cached: true } });
    expect((await service.calculate(key, { ...COMPOUND, inputs, resultId: true })).json).toMatchObject({
      ...{ resultId: id, cached: true, result: plain.json.result },
    });
    expect((await service.calculate(key, { ...COMPOUND, inputs })).json).toMatchObject({
      ...{ cached: true, result: plain.json.result },
    });
  });

  it('computes again in the units of whoever asks, and tells others of it in theirs', async () => {
    const slug = 'livestock-weight-heart-girth';
    const weighed = (girth: unknown) =>
      service.calculate(key, { calculator: slug, inputs: { species: 'horse', girth, length: 170 } });
    let girth = 150;
    const keptAs = async () => {
      const { json } = await weighed(girth);
      const { version: of } = await service.services.catalogue.calculator(slug);
      const id = resultKey(slug, of, JSON.stringify(json.inputs));
      await vi.waitUntil(async () => (await service.store.result(id, clock.now())) !== undefined);
      return { plain: json, stored: (await service.store.result(id, clock.now()))!.json };
    };
    let kept = await keptAs();
    while (kept.stored.includes('"results"') && girth++ < 199) kept = await keptAs();
    expect(kept.stored).not.toContain('"results"');
    const inMeters = await weighed(`${girth / 100} m`);
    expect(inMeters.json).toMatchObject({ cached: true, result: { results: kept.plain.result.results } });
    expect(inMeters.json.result.explanation).toContain(` ${girth / 100} m `);
    const again = await weighed(girth);
    expect(again.json).toMatchObject({ cached: true, result: kept.plain.result });
  });

  it('gives nothing for inputs that were kept under another version of the formula', async () => {
    const id = resultKey('compound-interest', 'before', JSON.stringify(COMPOUND.inputs));
    const json = `\n${JSON.stringify(COMPOUND.inputs)}\n\ncompound-interest\n1`;
    await service.store.putResults(new Map([[id, { expiresAt: clock.now() + 60_000, json }]]));
    expect((await read(id)).json.code).toBe('unknown-result');
  });

  it('forgets it when its time is over', async () => {
    const { json } = await service.calculate(key, { ...asked, inputs: { ...COMPOUND.inputs, principal: 55 } });
    clock.advance(599_999);
    expect((await read(json.resultId)).status).toBe(200);
    clock.advance(1);
    const gone = await read(json.resultId);
    expect([gone.status, gone.json.code]).toEqual([404, 'unknown-result']);
    expect(gone.headers.get('x-ratelimit-limit')).toBe('10000');
  });

  it.each(['nothing', 'A'.repeat(43), 'A'.repeat(5000), '%00', '..%2F..%2Fme'])('knows no %s', async (id) => {
    expect((await read(id)).json.code).toBe('unknown-result');
  });

  it('needs a key', async () => {
    const { json } = await service.calculate(key, asked);
    const answer = await service.get(`/api/v1/results/${json.resultId}`);
    expect([answer.status, answer.json.code]).toEqual([401, 'missing-key']);
  });
});
