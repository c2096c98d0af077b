/** Many calculations in one request: answers and problems of entries, references between them, charges and shared work. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, COMPOUND, countUsed, startTestService, TestClock, type TestService } from '../harness.js';

const KINETIC = { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '10 m/s' } };

let service: TestService;
let clock: TestClock;
beforeAll(async () => {
  clock = new TestClock();
  service = await startTestService({ clock });
});
afterAll(() => service.close());

function batch(key: string | undefined, body: unknown): Promise<Answer> {
  return ask(`${service.url}/api/v1/calculate/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const entriesOf = async (...entries: unknown[]) => {
  const { key } = await service.account();
  const { status, json } = await batch(key, { entries });
  expect(status).toBe(200);
  return json.entries;
};

const usedBy = async (key: string) => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;

describe('POST /api/v1/calculate/batch', () => {
  it('answers each entry as it would be answered alone, in order', async () => {
    const { key } = await service.account();
    const bodies = [
      COMPOUND,
      KINETIC,
      { ...COMPOUND, inputs: { ...COMPOUND.inputs, rate: 6 }, steps: true, currency: 'EUR' },
      {
        calculator: 'compound-interest',
        inputs: { principal: 1000, years: 10 },
        solveFor: 'rate',
        target: { amount: 2000 },
      },
      { ...KINETIC, inputs: { mass: { value: 2, uncertainty: 0.1 }, speed: 36 }, units: { energy: 'kJ' } },
    ];
    const { status, json, headers } = await batch(key, { entries: bodies });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-ratelimit-remaining')).toBe('9995');
    expect(json).toMatchObject({
      success: true,
      answered: 5,
      refused: 0,
      charged: 5,
      message: 'All 5 entries are answered; 5 calculations were charged.',
      timestamp: '2026-03-10T12:00:00.000Z',
    });
    for (const [index, body] of bodies.entries()) {
      const alone = await service.calculate(key, body);
      expect(json.entries[index]).toEqual({ ...alone.json, cached: false });
      // What a batch computed is kept as what a request computed is.
      expect(alone.json.cached).toBe(true);
    }
    expect((await batch(key, { entries: bodies })).json.entries.map((one: { cached: boolean }) => one.cached)).toEqual(
      bodies.map(() => true),
    );
  });

  it('gives each entry its own problem, with pointers into the batch', async () => {
    const { key } = await service.account();
    const { json } = await batch(key, {
      entries: [
        { ...COMPOUND, inputs: { principal: 'x', rate: 5, years: 10 } },
        KINETIC,
        { calculator: 'compound-intrest', inputs: {} },
        { calculator: 'kinetic-energy', input: {} },
        7,
        { calculator: 'quadratic-equation', inputs: { a: 1, b: 0, c: 1 } },
      ],
    });
    const codes = json.entries.map(({ success, code, status }: Record<string, unknown>) => [success, code, status]);
    expect(codes).toEqual([
      [false, 'invalid-inputs', 422],
      [true, undefined, undefined],
      [false, 'unknown-calculator', 404],
      [false, 'invalid-body', 400],
      [false, 'invalid-body', 400],
      [expect.any(Boolean), json.entries[5].code, json.entries[5].status],
    ]);
    expect(json.entries[0].errors[0]).toMatchObject({ pointer: '/entries/0/inputs/principal', code: 'not-a-number' });
    expect(json.entries[0].instance).toMatch(/^urn:reckoner:request:.+#\/entries\/0$/);
    expect(json.entries[0].type).toBe('https://calc.example/docs/errors#invalid-inputs');
    expect(json.entries[2].suggestions).toContain('compound-interest');
    expect(json.entries[3].errors.map((one: { pointer: string }) => one.pointer)).toEqual(
      expect.arrayContaining(['/entries/3/input', '/entries/3/inputs']),
    );
    expect(json.entries[4].detail).toMatch(/^An entry must be a JSON object/);
    expect(json.entries[4].errors[0]).toMatchObject({ pointer: '/entries/4', code: 'wrong-type' });
    expect(json.message).toMatch(/^Of 6 entries \d are answered; \d calculations were charged\. Each entry without/);
    expect(await usedBy(key)).toBe(json.charged);
    expect(json.answered + json.refused).toBe(6);
  });

  it.each([
    ['no object', [], 'invalid-body', undefined],
    ['no entries', {}, 'invalid-body', '/entries'],
    ['entries that are no array', { entries: {} }, 'invalid-body', '/entries'],
    ['no entry at all', { entries: [] }, 'invalid-body', '/entries'],
    ['too many entries', { entries: Array.from({ length: 101 }, () => KINETIC) }, 'invalid-body', '/entries'],
    ['another field', { entries: [KINETIC], entires: [] }, 'invalid-body', '/entires'],
    ['no JSON', '{', 'invalid-json', undefined],
  ])('refuses %s as a whole', async (_, body, code, pointer) => {
    const { key } = await service.account();
    const { status, json } = await batch(key, body);
    expect([status, json.code, json.errors[0]?.pointer]).toEqual([400, code, pointer]);
    expect(await usedBy(key)).toBe(0);
  });

  it('takes bodies of 1 MiB, and no key no batch', async () => {
    const { key } = await service.account();
    const entry = { ...KINETIC, inputs: { ...KINETIC.inputs, mass: `${' '.repeat(80_000)}2` } };
    const { status, json } = await batch(key, { entries: Array.from({ length: 10 }, () => entry) });
    expect([status, json.refused]).toEqual([200, 10]);
    expect((await batch(key, { entries: Array.from({ length: 14 }, () => entry) })).status).toBe(413);
    expect((await batch(undefined, { entries: [KINETIC] })).json.code).toBe('missing-key');
  });

  describe('charges', () => {
    it('what is answered, cached or not, and nothing else', async () => {
      const { key } = await service.account('hobby');
      const bad = { ...KINETIC, inputs: {} };
      const { json } = await batch(key, { entries: [KINETIC, bad, KINETIC, COMPOUND, bad] });
      expect([json.answered, json.refused, json.charged]).toEqual([3, 2, 3]);
      expect(await usedBy(key)).toBe(3);
    });

    it('all that are answered, or in order as many as the quota has left, and says so', async () => {
      const { key, account } = await service.account('hobby');
      await countUsed(service.store, account.id, Math.floor(clock.now() / 86_400_000), 97);
      const bad = { ...KINETIC, inputs: {} };
      const entries = [KINETIC, bad, COMPOUND, KINETIC, COMPOUND, bad, KINETIC];
      const { status, json, headers } = await batch(key, { entries });
      expect(status).toBe(200);
      expect(json.entries.map((one: { code?: string }) => one.code ?? 'answered')).toEqual([
        'answered',
        'invalid-inputs',
        'answered',
        'answered',
        'quota-exceeded',
        'invalid-inputs',
        'quota-exceeded',
      ]);
      expect([json.answered, json.charged]).toEqual([3, 3]);
      expect(json.message).toBe(
        "Of 7 entries 3 are answered; 3 calculations were charged. At entry 4 the day's quota was used up. Each entry without an answer says why.",
      );
      expect(headers.get('x-ratelimit-remaining')).toBe('0');
      expect(await usedBy(key)).toBe(100);
      expect((await batch(key, { entries: [KINETIC] })).status).toBe(429);
      expect(await usedBy(key)).toBe(100);
    });

    it('exactly the plan’s number over batches that come at once', async () => {
      const { key } = await service.account('hobby');
      const entries = Array.from({ length: 30 }, (_, index) => ({ ...KINETIC, inputs: { mass: 1 + index, speed: 5 } }));
      const answers = await Promise.all(Array.from({ length: 5 }, () => batch(key, { entries })));
      const answered = answers.map(({ status, json }) => (status === 200 ? json.answered : 0));
      expect(answered.reduce((sum, one) => sum + one, 0)).toBe(100);
      expect(await usedBy(key)).toBe(100);
    });
  });

  describe('references', () => {
    it('take an output with its unit, in a chain of any depth', async () => {
      const entries: object[] = [KINETIC];
      for (let index = 1; index < 60; index++)
        entries.push(
          index % 2 === 1
            ? { calculator: 'kinetic-energy', inputs: { energy: { from: index - 1, output: 'energy' }, mass: 4 } }
            : { calculator: 'kinetic-energy', inputs: { speed: { from: index - 1, output: 'speed' }, mass: 4 } },
        );
      const answers = await entriesOf(...entries);
      // 100 J of 4 kg are √50 m/s, and those 100 J again.
      expect(answers[1].result.results.speed.value).toBeCloseTo(3.6 * Math.sqrt(50), 9);
      expect(answers[1].inputs.energy).toBe(100);
      expect(answers[58].result.results.energy.value).toBeCloseTo(100, 9);
      expect(answers[59].result.results.speed.value).toBeCloseTo(3.6 * Math.sqrt(50), 9);
    });

    it('convert between units, whatever unit was asked for', async () => {
      const answers = await entriesOf(
        { ...KINETIC, units: { energy: 'cal' } },
        { calculator: 'kinetic-energy', inputs: { energy: { from: 0, output: 'energy' }, mass: 2 } },
      );
      expect(answers[0].result.results.energy.unit).toBe('cal');
      expect(answers[1].result.results.speed.value).toBeCloseTo(36, 9);
    });

    it('take amounts as they were answered, and other decimals with all their digits', async () => {
      const answers = await entriesOf(
        COMPOUND,
        { calculator: 'compound-interest', inputs: { principal: { from: 0, output: 'amount' }, rate: 5, years: 1 } },
        {
          calculator: 'compound-interest',
          inputs: { principal: 1000, rate: { from: 0, output: 'effectiveRate' }, years: 10, frequency: 'annually' },
        },
      );
      expect(answers[1].inputs.principal).toBe(1647.01);
      expect(answers[2].inputs.rate).toBe(answers[0].result.results.effectiveRate.exact);
      expect(answers[2].result.results.amount.exact.slice(0, 30)).toBe(
        answers[0].result.results.amount.exact.slice(0, 30),
      );
    });

    it('stand in lists and in targets, too', async () => {
      const answers = await entriesOf(
        COMPOUND,
        { calculator: 'mean-median-mode', inputs: { values: [1, 2, 3] } },
        { calculator: 'mean-median-mode', inputs: { values: [4, { from: 1, output: 'mean' }] } },
        {
          calculator: 'compound-interest',
          inputs: { principal: 1000, years: 10 },
          solveFor: 'rate',
          target: { amount: { from: 0, output: 'amount' } },
        },
      );
      expect(answers[2].inputs.values).toEqual([4, 2]);
      expect(answers[3].result.solved.value).toBeCloseTo(5, 4);
    });

    it('gives the input that an entry found', async () => {
      const { key } = await service.account();
      const { principal, years } = COMPOUND.inputs;
      const { json } = await batch(key, {
        entries: [
          { ...COMPOUND, inputs: { principal, years }, solveFor: 'rate', target: { amount: 2000 } },
          { ...COMPOUND, inputs: { principal, years, rate: { from: 0, output: 'rate' } } },
          { ...COMPOUND, inputs: { principal, years, rate: { from: 0, output: 'years' } } },
        ],
      });
      expect(json.entries[1].result.results.amount.value).toBeCloseTo(2000, 2);
      expect(json.entries[2].errors[0]).toMatchObject({
        code: 'unknown-output',
        allowed: expect.arrayContaining(['rate']),
      });
    });

    const take = (from: unknown, output: unknown = 'energy') => ({
      calculator: 'kinetic-energy',
      inputs: { energy: { from, output }, mass: 4 },
    });

    it.each([
      [
        'a later entry',
        [take(1), KINETIC],
        0,
        'forward-reference',
        '/inputs/energy/from',
        /comes after it. Put entry 1/,
      ],
      ['itself', [take(0)], 0, 'circular-reference', '/inputs/energy/from', /depends on itself, by way of entry 0\./],
      ['a circle', [take(1), take(0)], 1, 'circular-reference', '/inputs/energy/from', /entry 0 and entry 1/],
      ['no entry', [KINETIC, take(7)], 1, 'unknown-entry', '/inputs/energy/from', /has entries 0 to 1, and 7 was sent/],
      ['half an entry', [KINETIC, take(0.5)], 1, 'unknown-entry', '/inputs/energy/from', /0.5 was sent/],
      ['a name', [KINETIC, take('first')], 1, 'unknown-entry', '/inputs/energy/from', /the text "first" was sent/],
      ['no output', [KINETIC, take(0, null)], 1, 'wrong-type', '/inputs/energy/output', /such as "energy"/],
      [
        'an unknown output',
        [KINETIC, take(0, 'enrgy')],
        1,
        'unknown-output',
        '/inputs/energy/output',
        /Did you mean "energy"/,
      ],
      [
        'an output that was given',
        [KINETIC, take(0, 'mass')],
        1,
        'no-output',
        '/inputs/energy',
        /has no “Mass” for its inputs/,
      ],
      [
        'another dimension',
        [{ ...KINETIC, inputs: { energy: 1, mass: 1 } }, take(0, 'speed')],
        1,
        'wrong-dimension',
        '/inputs/energy',
        /speed|velocity/i,
      ],
      [
        'what has no answer',
        [{ ...KINETIC, inputs: {} }, take(0)],
        1,
        'reference-failed',
        '/inputs/energy',
        /Entry 0, from which this is taken, has no answer: /,
      ],
    ])('of %s are refused', async (_, entries, index, code, pointer, words) => {
      const answers = await entriesOf(...entries);
      expect(answers[index]).toMatchObject({ success: false, code: 'invalid-inputs', status: 422 });
      const [error] = answers[index].errors;
      expect(error).toMatchObject({ pointer: `/entries/${index}${pointer}`, code });
      expect(error.message).toMatch(words);
    });

    it('refuse every entry of a circle, and answer the others', async () => {
      const answers = await entriesOf(take(1), take(2), take(0), KINETIC, take(3));
      expect(answers.map((one: { errors?: { code: string }[] }) => one.errors?.[0]?.code)).toEqual([
        'circular-reference',
        'circular-reference',
        'circular-reference',
        undefined,
        undefined,
      ]);
    });

    it('do not take a number without a unit for one with, nor the other way around', async () => {
      const answers = await entriesOf(
        { calculator: 'mean-median-mode', inputs: { values: [1, 2, 3] } },
        KINETIC,
        take(0, 'mean'),
        { calculator: 'mean-median-mode', inputs: { values: [{ from: 1, output: 'energy' }] } },
      );
      expect(answers[2].errors[0]).toMatchObject({ code: 'wrong-dimension', pointer: '/entries/2/inputs/energy' });
      expect(answers[2].errors[0].message).toMatch(/is a number without a unit, and “Kinetic energy” is in J\./);
      expect(answers[3].errors[0]).toMatchObject({ code: 'wrong-dimension', pointer: '/entries/3/inputs/values/0' });
      expect(answers[3].errors[0].message).toMatch(/is in J, and .* is a number without a unit\./);
    });
  });

  describe('shares the work that one request may take', () => {
    const heavy = (steps: number, spot: number) => ({
      calculator: 'binomial-option-pricing',
      inputs: {
        ...{ optionType: 'put', spot, strike: 50, time: 0.5, timeUnit: 'years', riskFree: 10, volatility: 40 },
        steps,
      },
    });

    it('and tells the entries that did not get their turn', async () => {
      const { key } = await service.account();
      const entries = Array.from({ length: 100 }, (_, index) => heavy(500, 40 + index / 7));
      const { status, json } = await batch(key, { entries });
      expect(status).toBe(200);
      const codes: string[] = json.entries.map((one: { code?: string }) => one.code ?? 'answered');
      const reached = codes.indexOf('not-reached');
      expect(reached).toBeGreaterThan(0);
      expect(codes.slice(0, reached).every((code) => code === 'answered')).toBe(true);
      expect(codes.slice(reached).every((code) => code === 'not-reached')).toBe(true);
      expect(json.charged).toBe(reached);
      expect(await usedBy(key)).toBe(reached);
      expect(json.message).toContain(`At entry ${reached} the work that one request may take was used up`);
      // The others are answered when they are sent again.
      const again = await batch(key, { entries: entries.slice(reached, reached + 5) });
      expect(again.json.answered).toBe(5);
    });

    it('and tells an entry that is too much by itself so', async () => {
      const { key } = await service.account();
      const { json } = await batch(key, { entries: [{ ...heavy(500, 50), steps: true }, KINETIC] });
      expect(json.entries[0]).toMatchObject({
        code: 'too-much-work',
        detail: expect.stringContaining('leave `steps` out'),
      });
      expect(json.entries[1].success).toBe(true);
    });
  });
});
