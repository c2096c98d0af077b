/** One calculation at many values of an input, or of two. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, COMPOUND, startTestService, type TestService } from '../harness.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account('business'));
});
afterAll(() => service.close());

const usedBy = async (one: string) => (await service.get('/api/v1/me', { 'x-api-key': one })).json.today.used;
const { rate: _, ...WITHOUT_RATE } = COMPOUND.inputs;
const swept = (sweep: unknown, inputs: object = WITHOUT_RATE, calculator = 'compound-interest') => ({
  calculator,
  inputs,
  sweep,
});
const RATES = { input: 'rate', from: 1, to: 10, steps: 19 };

describe('a sweep', () => {
  it('has a column for each output, with what single requests give', async () => {
    const { status, json } = await service.calculate(key, swept(RATES));
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual([
      ...['success', 'calculator', 'result', 'cached', 'timestamp', 'inputs', 'calculatorUrl'],
    ]);
    expect(Object.keys(json.result)).toEqual(['sweep']);
    const { sweep } = json.result;
    expect(sweep.points).toBe(19);
    expect(sweep.swept).toEqual({
      rate: { label: 'Annual interest rate', unit: '%', values: Array.from({ length: 19 }, (_, i) => 1 + i / 2) },
    });
    expect(json.inputs).toEqual(WITHOUT_RATE);
    expect(Object.keys(sweep.columns)).toEqual(['amount', 'interest', 'effectiveRate']);
    expect(sweep.columns.amount).toMatchObject({ label: 'Final amount', unit: '$' });
    for (const [index, rate] of sweep.swept.rate.values.entries()) {
      const alone = await service.calculate(key, { ...COMPOUND, inputs: { ...COMPOUND.inputs, rate } });
      for (const [name, { values }] of Object.entries<{ values: number[] }>(sweep.columns))
        expect(values[index]).toBe(alone.json.result.results[name].value);
    }
  });

  it('takes values in any unit, logarithmic scales and lists of values', async () => {
    const of = async (sweep: object) => {
      const { json } = await service.calculate(key, swept({ input: 'rate', ...sweep }));
      return json.result.sweep.swept.rate.values;
    };
    expect(await of({ from: '10 bp', to: '0.1 of 1', steps: 3, scale: 'log' })).toEqual([0.1, 1, 10]);
    expect(await of({ from: 10, to: 1, steps: 4 })).toEqual([10, 7, 4, 1]);
    expect(await of({ from: 0.1, to: 0.5, steps: 5 })).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(await of({ values: [5, '3 %', 0.5] })).toEqual([5, 3, 0.5]);
  });

  it('of two inputs is a grid, the second one faster', async () => {
    const { principal, frequency } = COMPOUND.inputs;
    const grid = [
      { input: 'rate', values: [2, 4] },
      { input: 'years', from: 1, to: 3, steps: 3 },
    ];
    const { json } = await service.calculate(key, swept(grid, { principal, frequency }));
    const { sweep } = json.result;
    expect(sweep.swept.rate.values).toEqual([2, 2, 2, 4, 4, 4]);
    expect(sweep.swept.years.values).toEqual([1, 2, 3, 1, 2, 3]);
    expect(sweep.columns.amount.values).toHaveLength(6);
    expect(sweep.columns.amount.values[5]).toBe(1127.27);
  });

  it('sweeps options of a choice, and equations', async () => {
    const { frequency: _, ...others } = COMPOUND.inputs;
    const { json } = await service.calculate(key, swept({ input: 'frequency', values: ['monthly', 'daily'] }, others));
    expect(json.result.sweep.swept.frequency).toMatchObject({ unit: '', values: ['monthly', 'daily'] });
    expect(json.result.sweep.columns.amount.values[0]).toBe(1647.01);
    const kinetic = await service.calculate(
      key,
      swept({ input: 'speed', from: '0 m/s', to: '10 m/s', steps: 3 }, { mass: 2 }, 'kinetic-energy'),
    );
    expect(kinetic.json.result.sweep.columns).toEqual({
      energy: { label: 'Kinetic energy', unit: 'J', values: [0, 25, 100] },
    });
  });

  it('leaves points without a result out, says which and why, and never has a null', async () => {
    const { json, text } = await service.calculate(
      key,
      swept({ input: 'c', values: [-3, 5, 0] }, { a: 1, b: 2 }, 'quadratic-equation'),
    );
    expect(text).not.toContain('null');
    const { sweep } = json.result;
    const alone: Awaited<ReturnType<TestService['calculate']>>[] = [];
    for (const c of [-3, 5, 0])
      alone.push(await service.calculate(key, { calculator: 'quadratic-equation', inputs: { a: 1, b: 2, c } }));
    const rows = alone.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(sweep.rows ?? [0, 1, 2]).toEqual(rows);
    for (const [name, { values, points }] of Object.entries<{ values: unknown[]; points?: number[] }>(sweep.columns)) {
      const has = points ?? rows;
      expect(values).toEqual(has.map((row) => alone[row]!.json.result.results[name].value));
      for (const row of rows) expect(has.includes(row)).toBe(name in alone[row]!.json.result.results);
    }
  });

  it('refuses what holds between inputs at single points only, and has cautions with their points', async () => {
    const { json } = await service.calculate(key, swept({ input: 'rate', values: [5, 0.01, 90, 0.02] }));
    const { cautions } = json.result.sweep;
    expect(cautions.length).toBeGreaterThan(0);
    expect(cautions.flatMap(({ points }: { points: number[] }) => points)).not.toContain(0);
    expect(cautions[0]).toMatchObject({ level: 'caution', pointer: '/inputs/rate', points: [1, 3] });
  });

  const WEIGHTS = { input: 'weight', from: 50, to: 100 };
  it.each([
    [1, { ...WEIGHTS, steps: 100 }],
    [2, { ...WEIGHTS, steps: 101 }],
    [10, { ...WEIGHTS, steps: 1000 }],
    [
      10,
      [
        { ...WEIGHTS, steps: 31 },
        { input: 'height', from: 150, to: 200, steps: 30 },
      ],
    ],
  ])('is charged as %i, cached or not', async (charge, sweep) => {
    const { key: own } = await service.account();
    const inputs = Array.isArray(sweep) ? {} : { height: 175 };
    for (const [time, cached] of [false, true, true].entries()) {
      const { json, headers } = await service.calculate(own, swept(sweep, inputs, 'body-mass-index'));
      expect([json.success, json.cached]).toEqual([true, cached]);
      expect(headers.get('x-ratelimit-remaining')).toBe(String(10_000 - charge * (time + 1)));
    }
    expect(await usedBy(own)).toBe(3 * charge);
  });

  it('is charged as a whole or not at all', async () => {
    const { key: own } = await service.account('hobby');
    const thousand = swept({ ...WEIGHTS, steps: 1000 }, { height: 170 }, 'body-mass-index');
    for (let time = 0; time < 9; time++) await service.calculate(own, thousand);
    for (let time = 0; time < 5; time++) await service.calculate(own, COMPOUND);
    const { status, json } = await service.calculate(own, thousand);
    expect([status, json.code]).toEqual([429, 'quota-exceeded']);
    expect(json.detail).toContain('This counts as 10 calculations, and fewer are left');
    expect(await usedBy(own)).toBe(95);
    expect((await service.calculate(own, COMPOUND)).status).toBe(200);
  });

  it('stands in a batch, charged the same, and gives nothing to others', async () => {
    const { key: own } = await service.account();
    const { json } = await ask(`${service.url}/api/v1/calculate/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': own },
      body: JSON.stringify({
        entries: [
          swept({ input: 'rate', from: 1, to: 2, steps: 250 }),
          { ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: { from: 0, output: 'amount' } } },
          COMPOUND,
        ],
      }),
    });
    expect(json).toMatchObject({ answered: 2, refused: 1, charged: 4 });
    expect(json.entries[1].errors[0]).toMatchObject({ code: 'no-output', pointer: '/entries/1/inputs/principal' });
    expect(json.entries[1].detail).toBe('Entry 0 is a sweep, of which no single value can be taken.');
    expect(await usedBy(own)).toBe(4);
  });

  it.each([
    ['an unknown input', { ...RATES, input: 'rat' }, '/sweep/input', 'unknown-input'],
    ['no input', { from: 1, to: 2, steps: 3 }, '/sweep/input', 'missing'],
    ['no end', { input: 'rate', from: 1, steps: 3 }, '/sweep/to', 'missing'],
    ['no steps', { input: 'rate', from: 1, to: 3 }, '/sweep/steps', 'missing'],
    ['one step', { ...RATES, steps: 1 }, '/sweep/steps', 'too-few-points'],
    ['half a step', { ...RATES, steps: 2.5 }, '/sweep/steps', 'not-a-whole-number'],
    ['too many steps', { ...RATES, steps: 1001 }, '/sweep/steps', 'too-many-points'],
    ['too many values', { input: 'rate', values: Array(1001).fill(1) }, '/sweep/values', 'too-many-points'],
    ['no values', { input: 'rate', values: [] }, '/sweep/values', 'too-few-points'],
    ['values and ends', { ...RATES, values: [1] }, '/sweep/from', 'not-applicable'],
    ['a value out of bounds', { input: 'rate', values: [1, 1e9] }, '/sweep/values/1', 'too-large'],
    ['an end out of bounds', { ...RATES, from: -1e9 }, '/sweep/from', 'too-small'],
    ['an end in a wrong unit', { ...RATES, from: '1 m' }, '/sweep/from', 'not-a-number'],
    ['zero on a logarithmic scale', { ...RATES, from: 0, scale: 'log' }, '/sweep/from', 'too-small'],
    ['an unknown scale', { ...RATES, scale: 'sqrt' }, '/sweep/scale', 'unknown-option'],
    ['an unknown field', { ...RATES, step: 3 }, '/sweep/step', 'unknown-field'],
    ['a choice from here to there', { input: 'frequency', from: 1, to: 2, steps: 2 }, '/sweep', 'missing'],
    ['a number', 7, '/sweep', 'wrong-type'],
    ['null', null, '/sweep', 'wrong-type'],
    ['three inputs', [RATES, RATES, RATES], '/sweep', 'too-many-items'],
    ['one input twice', [RATES, RATES], '/sweep/1/input', 'not-applicable'],
    [
      'a grid that is too fine',
      [
        { ...RATES, steps: 40 },
        { input: 'years', from: 1, to: 30, steps: 30 },
      ],
      '/sweep',
      'too-many-points',
    ],
  ])('of %s is refused at its place', async (_, sweep, pointer, code) => {
    const used = await usedBy(key);
    const { status, json } = await service.calculate(key, swept(sweep, { principal: 1000 }));
    expect([status, json.code]).toEqual([422, 'invalid-inputs']);
    expect(json.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code])).toContainEqual([
      pointer,
      code,
    ]);
    expect(await usedBy(key)).toBe(used);
  });

  it('refuses an input that is given besides, what is wrong with others, and what goes with single points', async () => {
    const twice = await service.calculate(key, swept(RATES, COMPOUND.inputs));
    expect(twice.json.errors[0]).toMatchObject({ pointer: '/inputs/rate', code: 'not-applicable' });
    const others = await service.calculate(key, swept(RATES, { principal: 'x', yers: 3 }));
    expect(others.json.errors.map((one: { pointer: string }) => one.pointer).sort()).toEqual(
      expect.arrayContaining(['/inputs/principal', '/inputs/yers']),
    );
    const more = await service.calculate(key, { ...swept(RATES), steps: true });
    expect(more.json.errors[0]).toMatchObject({ pointer: '/steps', code: 'not-applicable' });
    for (const principal of [{ value: 1000, uncertainty: 1 }, '1000 ± 1 $', '1000 ± x $']) {
      const uncertain = await service.calculate(key, swept(RATES, { principal, years: 10 }));
      expect(uncertain.json.errors).toMatchObject([{ pointer: '/inputs', code: 'not-applicable' }]);
    }
    const whole = swept({ input: 'steps', from: 1, to: 4, steps: 3 }, {}, 'binomial-option-pricing');
    const half = await service.calculate(key, whole);
    expect(half.json.errors[0]).toMatchObject({ pointer: '/sweep/steps', code: 'not-a-whole-number' });
    expect(half.json.errors[0].message).toContain('4 `steps` have every whole number');
  });

  it('that no point of has a result is refused in words', async () => {
    const root = swept({ input: 'dice', from: 2, to: 5, steps: 4 }, { sides: 6, sum: 100 }, 'dice-sum-probability');
    const { status, json } = await service.calculate(key, root);
    expect([status, json.success]).toEqual([422, false]);
    expect(json.detail).toMatch(/./);
  });

  it('that takes more work than one request may is refused, with how far it came', async () => {
    const inputs = { optionType: 'put', strike: 50, time: 0.5, timeUnit: 'years', riskFree: 10, volatility: 40 };
    const heavy = swept(
      { input: 'spot', from: 40, to: 60, steps: 1000 },
      { ...inputs, steps: 500 },
      'binomial-option-pricing',
    );
    const used = await usedBy(key);
    const { status, json } = await service.calculate(key, heavy);
    expect([status, json.code]).toEqual([422, 'too-much-work']);
    expect(json.detail).toMatch(
      /^The sweep takes more work than one request may: [1-9]\d* of its 1000 points were reached\./,
    );
    expect(await usedBy(key)).toBe(used);
  });
});
