/** The TypeScript client against a running service: every operation, and every refusal as a typed error. */
import vm from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProblem, ProblemError, problemCodes, Reckoner } from '../../../clients/typescript/src/index.js';
import { problems } from '../../../server/src/http/problems.js';
import { countUsed, startTestService, TestClock, type TestService } from '../../server/harness.js';

let service: TestService;
let clock: TestClock;
let reckoner: Reckoner;
beforeAll(async () => {
  clock = new TestClock();
  service = await startTestService({ clock });
  const { key } = await service.account();
  reckoner = new Reckoner({ baseUrl: `${service.url}/`, key, retries: 0 });
});
afterAll(() => service.close());

/** What a call rejects with. */
async function refusal(call: Promise<unknown>): Promise<ProblemError> {
  const error = await call.then(
    () => new Error('It was answered.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw error;
  return error;
}

const compound = { principal: 1000, rate: '5 %', years: 10 };

describe('calculations', () => {
  test('have results, a sentence, the understood inputs and what is left of the day', async () => {
    const answer = await reckoner.calculate('compound-interest', compound);
    expect(answer).toMatchObject({
      success: true,
      calculator: 'compound-interest',
      results: { amount: { value: 1647.01, unit: '$', exact: expect.stringMatching(/^1647\.0094/) } },
      explanation: expect.stringContaining('$1,647.01'),
      inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
      cached: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      calculatorUrl: 'https://calc.example/calculators/compound-interest',
    });
    expect(Object.keys(answer)).not.toContain('result');
    expect(reckoner.quota).toEqual({
      limit: 10_000,
      remaining: expect.any(Number),
      resetsAt: new Date('2026-03-11T00:00:00Z'),
    });
  });

  test('with units, a currency, steps, sensitivities, digits, uncertainties and an id', async () => {
    const energy = await reckoner.calculate(
      'kinetic-energy',
      { mass: { value: 2, unit: 'kg', uncertainty: 0.1 }, speed: '36 km/h' },
      { units: { energy: 'kJ' }, steps: true, sensitivities: true },
    );
    expect(energy.results.energy).toMatchObject({ value: 0.1, unit: 'kJ', uncertainty: 0.005 });
    expect(energy.steps!.length).toBeGreaterThan(0);
    expect(energy.sensitivities!.energy!.mass!.elasticity).toBeCloseTo(1);
    const options = { currency: 'EUR', precision: 50, resultId: true } as const;
    const euros = await reckoner.calculate('compound-interest', compound, options);
    expect(euros.results.amount).toMatchObject({ unit: '€' });
    expect((euros.results.amount as { exact: string }).exact.length).toBeGreaterThan(45);
    const again = await reckoner.result(euros.resultId!);
    expect(again).toMatchObject({ results: euros.results, cached: true, resultId: euros.resultId });
  });

  test('solve for an input, sweep one or two, and check inputs without a charge', async () => {
    const { rate: _, ...others } = compound;
    const goal = { solveFor: 'rate', target: { amount: 2000 } } as const;
    const { solved } = await reckoner.solve('compound-interest', others, goal);
    expect(solved).toMatchObject({ name: 'rate', unit: '%', value: expect.closeTo(6.9515, 3) });
    const sweep = await reckoner.sweep('compound-interest', others, { input: 'rate', from: '1 %', to: 5, steps: 5 });
    expect(sweep.swept.rate!.values).toEqual([1, 2, 3, 4, 5]);
    expect(sweep.columns.amount!.values.at(-1)).toBe(1647.01);
    const grid = await reckoner.sweep('compound-interest', { years: 10 }, [
      { input: 'rate', values: [4, 5] },
      { input: 'principal', values: [1000, 2000, 3000] },
    ]);
    expect([grid.points, grid.columns.amount!.values[3]]).toEqual([6, 1647.01]);
    const before = (await reckoner.me()).today.used;
    expect(await reckoner.validate('compound-interest', compound)).toMatchObject({ inputs: { frequency: 'monthly' } });
    expect((await reckoner.me()).today.used).toBe(before);
  });

  test('in a batch are each answered or refused, in order', async () => {
    const { entries, ...about } = await reckoner.batch([
      { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '36 km/h' } },
      { calculator: 'kinetic-energy', inputs: { energy: { from: 0, output: 'energy' }, mass: 8 } },
      { calculator: 'kinetic-energi', inputs: {} },
      { calculator: 'compound-interest', inputs: { ...compound, rate: 'x' } },
    ]);
    expect(about).toMatchObject({ answered: 2, refused: 2, charged: 2, message: expect.any(String) });
    const [first, second, third, fourth] = entries;
    expect(first.success && second.success && second.results.speed?.value).toBe(18);
    expect(isProblem(third, 'unknown-calculator') && third.suggestions).toContain('kinetic-energy');
    expect(isProblem(fourth, 'invalid-inputs') && fourth.issues[0]!.pointer).toBe('/entries/3/inputs/rate');
  });
});

test('the catalogue, questions and the plan', async () => {
  const { calculators, total } = await reckoner.calculators({ q: 'compound interest', limit: 3 });
  expect([total, calculators[0]!.slug]).toEqual([3, 'compound-interest']);
  const detail = await reckoner.calculator('compound-interest');
  expect([detail.inputs[0]!.name, detail.version]).toEqual(['principal', expect.stringMatching(/^[0-9a-f]{16}$/)]);
  expect((await reckoner.categories()).categories.length).toBeGreaterThan(30);
  const { changes } = await reckoner.changes({ since: '2026-01-01', calculator: 'compound-interest' });
  expect(changes.at(-1)!.version).toBe(detail.formulaVersion);
  const reply = await reckoner.ask('20% of 50');
  expect([reply.calculator, reply.results[reply.output]!.value]).toEqual(['percentage-of-number', 10]);
  expect(await reckoner.me()).toMatchObject({ plan: { id: 'developer' } });
});

describe('refusals', () => {
  test('name everything that is wrong at once', async () => {
    const error = await refusal(reckoner.calculate('compound-interest', { principal: 'x', rat: 5, years: 10 }));
    expect(error).toMatchObject({ name: 'ProblemError', code: 'invalid-inputs', status: 422, success: false });
    expect(error.issues.map(({ pointer, code }) => `${code} ${pointer}`).sort()).toEqual([
      'missing /inputs/rate',
      'not-a-number /inputs/principal',
      'unknown-input /inputs/rat',
    ]);
    expect(error.message.length).toBeGreaterThan(10);
    expect(error.instance).toMatch(/^urn:reckoner:request:/);
  });

  test('of other kinds have their codes', async () => {
    const { key, account } = await service.account('hobby');
    await countUsed(service.store, account.id, Math.floor(clock.now() / 86_400_000), 100);
    const as = (text?: string) => new Reckoner({ baseUrl: service.url, ...(text && { key: text }), retries: 0 });
    const codes = await Promise.all(
      [
        as().calculate('compound-interest', compound),
        as('rk_x').calculate('compound-interest', compound),
        as(key).calculate('compound-interest', compound),
        reckoner.calculate('compound-intrest', compound),
        reckoner.calculate('quadratic-equation', { a: 1e-300, b: 0, c: 1e-300 }),
        reckoner.result('x'),
        reckoner.ask('what is love'),
        reckoner.batch([]),
        reckoner.calculators({ limit: 0 }),
        new Reckoner({ baseUrl: `${service.url}/nowhere`, retries: 0 }).me(),
      ].map(async (call) => {
        const { code, status, retryAfter } = await refusal(call);
        expect(status).toBe(problems[code].status);
        expect(retryAfter).toBe(code === 'quota-exceeded' ? 43_200 : undefined);
        return code;
      }),
    );
    expect(codes).toEqual([
      'missing-key',
      'invalid-key',
      'quota-exceeded',
      'unknown-calculator',
      'no-result',
      'unknown-result',
      'not-understood',
      'invalid-body',
      'invalid-query',
      'unknown-path',
    ]);
  });

  test('know every code of docs/errors.md, and no other', () => {
    expect([...problemCodes].sort()).toEqual(Object.keys(problems).sort());
  });
});

test('where there are only what browsers, Deno and Bun have, it works alike', async () => {
  const { outputFiles } = await build({
    entryPoints: ['clients/typescript/src/index.ts'],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'client', platform: 'neutral', logLevel: 'silent' },
  });
  const text = outputFiles[0]!.text;
  expect(text).not.toMatch(/\brequire\(|\bprocess\b|\bBuffer\b|node:/);
  const { fetch, URL, URLSearchParams, AbortController, setTimeout, clearTimeout } = globalThis;
  const context = vm.createContext({ fetch, URL, URLSearchParams, AbortController, setTimeout, clearTimeout });
  const { key } = await service.account();
  const call = `(async () => {
    const reckoner = new client.Reckoner(${JSON.stringify({ baseUrl: service.url, key })});
    return (await reckoner.calculate('compound-interest', ${JSON.stringify(compound)})).results.amount.value;
  })()`;
  expect(await vm.runInContext(`${text};${call}`, context)).toBe(1647.01);
});
