/** `POST /api/v1/calculate` over HTTP, by the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, COMPOUND, countUsed, startTestService, TestClock, type TestService } from '../harness.js';

describe('POST /api/v1/calculate', () => {
  let service: TestService;
  let clock: TestClock;
  let key: string;

  beforeAll(async () => {
    clock = new TestClock();
    service = await startTestService({ clock });
    ({ key } = await service.account('developer'));
  });
  afterAll(() => service.close());

  it('answers variant A with the fields of variant B', async () => {
    const { status, headers, json } = await service.calculate(key, COMPOUND);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(json)).toEqual([
      'success',
      'calculator',
      'result',
      'cached',
      'timestamp',
      'inputs',
      'calculatorUrl',
    ]);
    expect(json).toMatchObject({
      success: true,
      calculator: 'compound-interest',
      cached: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      inputs: COMPOUND.inputs,
      calculatorUrl: 'https://calc.example/calculators/compound-interest',
    });
    expect(json.result.results.amount).toMatchObject({ value: 1647.01, label: 'Final amount', unit: '$' });
    expect(json.result.results.amount.exact).toMatch(/^1647\.0094976902/);
    expect(json.result.explanation).toContain('$1,647.01');
  });

  it('fills in defaults and takes numbers as texts exactly', async () => {
    const { json } = await service.calculate(key, {
      calculator: 'compound-interest',
      inputs: { principal: '1e3', rate: '5', years: 10 },
    });
    expect(json.inputs).toEqual(COMPOUND.inputs);
    expect(json.cached).toBe(true);
  });

  it.each([
    ['the same body', COMPOUND],
    [
      'another order of keys',
      { inputs: { frequency: 'monthly', years: 10, rate: 5, principal: 1000 }, calculator: 'compound-interest' },
    ],
    ['a default left out', { calculator: 'compound-interest', inputs: { principal: 1000, rate: 5, years: 10 } }],
    ['a percent sign', { calculator: 'compound-interest', inputs: { principal: 1000, rate: '5 %', years: 10 } }],
  ])('is cached for %s, with the time of this answer', async (_, body) => {
    await service.calculate(key, COMPOUND);
    clock.advance(1);
    const { json } = await service.calculate(key, body);
    expect(json.cached).toBe(true);
    expect(json.timestamp).toBe(new Date(clock.time).toISOString());
    expect(json.result.results.amount.value).toBe(1647.01);
  });

  it('sees one combination in different units', async () => {
    const calculate = (speed: unknown) =>
      service.calculate(key, { calculator: 'kinetic-energy', inputs: { mass: 2, speed } });
    expect((await calculate('36 km/h')).json.cached).toBe(false);
    const metric = (await calculate({ value: 10, unit: 'm/s' })).json;
    expect(metric.cached).toBe(true);
    // Numbers are kept, sentences are in the units of each request.
    expect(metric.result.explanation).toContain('10 m/s');
    expect((await calculate('36 km/h')).json.result.explanation).toContain('36 km/h');
    expect((await calculate(36)).json.cached).toBe(true);
    expect((await calculate(37)).json.cached).toBe(false);
  });

  it('keeps an entry ten minutes from its computation, not from its last use', async () => {
    const body = { calculator: 'compound-interest', inputs: { principal: 77, rate: 5, years: 10 } };
    const cached = async () => (await service.calculate(key, body)).json.cached;
    expect(await cached()).toBe(false);
    clock.advance(599_000);
    expect(await cached()).toBe(true);
    expect(await cached()).toBe(true);
    clock.advance(999);
    expect(await cached()).toBe(true);
    clock.advance(1);
    expect(await cached()).toBe(false);
    expect(await cached()).toBe(true);
  });

  it('does not take currency and units for the same combination', async () => {
    const body = { calculator: 'compound-interest', inputs: { principal: 78, rate: 5, years: 10 } };
    expect((await service.calculate(key, body)).json.cached).toBe(false);
    const yen = await service.calculate(key, { ...body, currency: 'JPY' });
    expect(yen.json.cached).toBe(false);
    expect(yen.json.result.results.amount.unit).not.toBe('$');
    expect(Number.isInteger(yen.json.result.results.amount.value)).toBe(true);
  });

  it('does not take inputs that default to today for the same combination on the next day', async () => {
    const own = await startTestService({ clock: new TestClock(Date.parse('2026-03-10T23:58:00.000Z')) });
    const { key: ownKey } = await own.account();
    const age = () => own.calculate(ownKey, { calculator: 'baby-age-weeks-months', inputs: { birth: '2026-03-03' } });
    for (const cached of [false, true])
      expect((await age()).json).toMatchObject({ cached, inputs: { on: '2026-03-10' } });
    (own.clock as TestClock).advance(3 * 60_000);
    for (const cached of [false, true])
      expect((await age()).json).toMatchObject({ cached, inputs: { on: '2026-03-11' } });
    await own.close();
  });

  it('gives quantities in the units that are asked for', async () => {
    const { json } = await service.calculate(key, {
      calculator: 'kinetic-energy',
      inputs: { mass: 2, speed: '10 m/s' },
      units: { energy: 'kJ' },
    });
    expect(json.result.results.energy).toMatchObject({ value: 0.1, unit: 'kJ' });
  });

  it('answers with text outside ASCII byte for byte, cached or not', async () => {
    const body = { calculator: 'body-mass-index', inputs: { weight: '70.5 kg', height: 175 } };
    const first = await service.calculate(key, body);
    clock.advance(7);
    const second = await service.calculate(key, body);
    expect(first.json.result.explanation).toContain('“');
    expect(second.json).toEqual({ ...first.json, cached: true, timestamp: new Date(clock.time).toISOString() });
  });

  describe('?validate=only', () => {
    it('answers variant B, computes nothing and charges nothing', async () => {
      const { key: other } = await service.account();
      const { status, json, headers } = await service.calculate(other, COMPOUND, '?validate=only');
      expect(status).toBe(200);
      expect(Object.keys(json)).toEqual(['success', 'calculator', 'inputs', 'message', 'calculatorUrl', 'timestamp']);
      expect(json).toMatchObject({ success: true, calculator: 'compound-interest', inputs: COMPOUND.inputs });
      expect(json.timestamp).toBe(new Date(clock.time).toISOString());
      expect(headers.get('x-ratelimit-remaining')).toBe('10000');
      expect((await service.get('/api/v1/me', { 'x-api-key': other })).json.today.used).toBe(0);
    });

    it('refuses what calculating would refuse', async () => {
      const bad = await service.calculate(key, { ...COMPOUND, inputs: {} }, '?validate=only');
      expect([bad.status, bad.json.code]).toEqual([422, 'invalid-inputs']);
      const odd = await service.calculate(key, COMPOUND, '?validate=yes');
      expect([odd.status, odd.json.code]).toEqual([400, 'invalid-query']);
      const misspelled = await service.calculate(key, COMPOUND, '?valdate=only');
      expect([misspelled.status, misspelled.json.errors[0].suggestion]).toEqual([400, 'validate']);
    });
  });

  describe('bad input', () => {
    const inputs = (fields: object) => ({
      calculator: 'compound-interest',
      inputs: { principal: 1000, rate: 5, years: 10, ...fields },
    });
    it.each<[string, unknown, number, string]>([
      ['no JSON', '{"calculator":', 400, 'invalid-json'],
      ['an empty body', '', 400, 'invalid-json'],
      ['NaN', '{"calculator":"compound-interest","inputs":{"principal":NaN}}', 400, 'invalid-json'],
      ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'invalid-json'],
      ['an array', [], 400, 'invalid-body'],
      ['null', 'null', 400, 'invalid-body'],
      ['a number', '1', 400, 'invalid-body'],
      ['an empty object', {}, 400, 'invalid-body'],
      ['a calculator that is a number', { calculator: 5, inputs: {} }, 400, 'invalid-body'],
      ['inputs that are an array', { calculator: 'compound-interest', inputs: [] }, 400, 'invalid-body'],
      ['an unknown field', { ...COMPOUND, input: {} }, 400, 'invalid-body'],
      ['the field __proto__', '{"calculator":"compound-interest","inputs":{},"__proto__":{}}', 400, 'invalid-body'],
      ['the field constructor', { ...COMPOUND, constructor: 1 }, 400, 'invalid-body'],
      ['an unknown calculator', { calculator: 'compound-intrest', inputs: {} }, 404, 'unknown-calculator'],
      ['the calculator __proto__', { calculator: '__proto__', inputs: {} }, 404, 'unknown-calculator'],
      ['the calculator toString', { calculator: 'toString', inputs: {} }, 404, 'unknown-calculator'],
      ['missing inputs', { calculator: 'compound-interest', inputs: {} }, 422, 'invalid-inputs'],
      ['an unknown input', inputs({ principle: 5 }), 422, 'invalid-inputs'],
      [
        'the input __proto__',
        '{"calculator":"compound-interest","inputs":{"principal":1,"rate":1,"years":1,"__proto__":{"x":1}}}',
        422,
        'invalid-inputs',
      ],
      ['the input constructor', inputs({ constructor: 1 }), 422, 'invalid-inputs'],
      ['a grouped number', inputs({ principal: '1,000' }), 422, 'invalid-inputs'],
      ['a number out of bounds', inputs({ principal: -1 }), 422, 'invalid-inputs'],
      ['an overflowing number', inputs({ principal: '1e999' }), 422, 'invalid-inputs'],
      ['an enormous exponent', inputs({ principal: '1e999999999' }), 422, 'invalid-inputs'],
      ['a null', inputs({ principal: null }), 422, 'invalid-inputs'],
      ['an object', inputs({ principal: {} }), 422, 'invalid-inputs'],
      ['a wrong dimension', inputs({ years: '3 kg' }), 422, 'invalid-inputs'],
      ['an unknown currency', { ...COMPOUND, currency: 'XXQ' }, 422, 'invalid-inputs'],
      ['an unknown output in units', { ...COMPOUND, units: { nothing: 'kg' } }, 422, 'invalid-inputs'],
      [
        'very deep nesting',
        `{"calculator":"compound-interest","inputs":{"principal":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
        422,
        'invalid-inputs',
      ],
      [
        'inputs without a result',
        { calculator: 'quadratic-equation', inputs: { a: 1e-300, b: 0, c: 1e-300 } },
        422,
        'no-result',
      ],
    ])('%s: is a problem, is not charged and leaves no trace', async (_, body, status, code) => {
      const { account, key: own } = await service.account();
      const answer = await ask(`${service.url}/api/v1/calculate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': own },
        body: (typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)) as string,
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-ratelimit-remaining')).toBe('10000');
      expect(answer.json).toMatchObject({ success: false, status });
      expect(answer.json.code).toBe(code);
      expect(answer.json.instance).toBe(`urn:reckoner:request:${answer.headers.get('x-request-id')}`);
      expect(answer.json.type).toBe(`https://calc.example/docs/errors#${answer.json.code}`);
      expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|at Object|SyntaxError/);
      expect(await service.store.usage(account.id, 1)).toEqual([]);
    });

    it.each([
      ['', { voltage: 12 }, 'too-few-known', /current|resistance|power/],
      ['?validate=only', { voltage: 12 }, 'too-few-known', /current|resistance|power/],
      ['', { voltage: 12, resistance: 4, current: 2 }, 'contradiction', /12 V|4 Ω|2 A/],
    ])('refuses knowns that do not determine the rest%s: %o', async (query, inputs, issue, says) => {
      const { status, json } = await service.calculate(key, { calculator: 'ohms-law', inputs }, query);
      expect([status, json.code]).toEqual([422, 'invalid-inputs']);
      expect(json.errors).toMatchObject([{ pointer: '/inputs', code: issue }]);
      expect(json.detail).toMatch(says);
    });

    it('names all issues at once, each with its place', async () => {
      const { json } = await service.calculate(key, {
        calculator: 'compound-interest',
        inputs: { principal: -1, years: '3 kg', frequency: 'monthy', principle: 2 },
      });
      const pointers = json.errors.map((error: { pointer: string }) => error.pointer);
      expect(pointers.sort()).toEqual([
        '/inputs/frequency',
        '/inputs/principal',
        '/inputs/principle',
        '/inputs/rate',
        '/inputs/years',
      ]);
      const principle = json.errors.find((error: { pointer: string }) => error.pointer === '/inputs/principle');
      expect(principle).toMatchObject({ code: 'unknown-input', suggestion: 'principal' });
    });

    it('suggests fields and slugs', async () => {
      const field = await service.calculate(key, { ...COMPOUND, curency: 'USD' });
      expect(field.json.errors).toEqual([
        expect.objectContaining({ pointer: '/curency', code: 'unknown-field', suggestion: 'currency' }),
      ]);
      const slug = await service.calculate(key, { ...COMPOUND, calculator: 'compund-interest' });
      expect(slug.json.suggestions).toContain('compound-interest');
    });
  });

  describe('the order of checks', () => {
    it('is key, body, calculator, inputs, quota', async () => {
      const { account, key: own } = await service.account('hobby');
      await countUsed(service.store, account.id, Math.floor(clock.time / 864e5), 100);
      expect((await service.calculate(undefined, 'nonsense')).json.code).toBe('missing-key');
      expect((await service.calculate(own, 'nonsense')).json.code).toBe('invalid-json');
      expect((await service.calculate(own, { calculator: 'nope', inputs: 1 })).json.code).toBe('invalid-body');
      expect((await service.calculate(own, { calculator: 'nope', inputs: {} })).json.code).toBe('unknown-calculator');
      expect((await service.calculate(own, { ...COMPOUND, inputs: {} })).json.code).toBe('invalid-inputs');
      expect((await service.calculate(own, COMPOUND)).json.code).toBe('quota-exceeded');
      const noResult = { calculator: 'quadratic-equation', inputs: { a: 1e-300, b: 0, c: 1e-300 } };
      expect((await service.calculate(key, noResult)).json.code).toBe('no-result');
      expect((await service.calculate(own, noResult)).json.code).toBe('quota-exceeded');
    });
  });
});
