/** Calculations by an address, for spreadsheets: the same results, charges and problems as of a body. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CSV_EXAMPLE } from '../../../server/src/openapi/examples/calculations.js';
import { type Answer, COMPOUND, countUsed, startTestService, TestClock, type TestService } from '../harness.js';

let service: TestService;
let clock: TestClock;
let key: string;
beforeAll(async () => {
  clock = new TestClock();
  service = await startTestService({ clock });
  ({ key } = await service.account());
});
afterAll(() => service.close());

const csv = (parameters: Record<string, string> | string, withKey: string | null = key): Promise<Answer> =>
  service.get(
    `/api/v1/calculate.csv?${new URLSearchParams(parameters)}`,
    withKey === null ? {} : { 'x-api-key': withKey },
  );
/** Cells by line; none of these has a comma in it. */
const cells = ({ text }: Answer) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
const compound = { calculator: 'compound-interest', principal: '1000', rate: '5 %', years: '10' };

it('answers as the description says', async () => {
  const answer = await csv({ calculator: CSV_EXAMPLE.calculator, ...CSV_EXAMPLE.inputs });
  expect([answer.status, answer.text]).toEqual([200, CSV_EXAMPLE.answer]);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it('gives the results of every example that a form can say', async () => {
  const slugs = ['kinetic-energy', 'body-mass-index', 'quadratic-equation', 'mean-median-mode', 'age', 'ohms-law'];
  let compared = 0;
  for (const slug of slugs.filter((one) => service.services.catalogue.resolve(one) === one)) {
    const { usage } = await service.services.catalogue.detail(slug);
    const body = usage.request as { readonly inputs: Record<string, unknown> };
    const plain = Object.values(body.inputs).every((value) => typeof value !== 'object');
    if (!plain) continue;
    const inputs = Object.fromEntries(Object.entries(body.inputs).map(([name, value]) => [name, String(value)]));
    const { json } = await service.calculate(key, body);
    const [, ...lines] = cells(await csv({ calculator: slug, ...inputs, 'csv.output': '' }));
    const results = Object.entries<{ value: unknown }>(json.result.results);
    for (const [place, [name, { value }]] of results.entries()) {
      if (typeof value !== 'number') continue;
      expect([slug, lines[place]?.[0], Number(lines[place]?.[2])]).toEqual([slug, name, value]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

it('reads units, a wanted output, tables, rows, uncertainties and a goal as links do', async () => {
  const energy = { calculator: 'kinetic-energy', mass: '2', 'mass.unit': 'lb', speed: '36', 'units.energy': 'kJ' };
  const { json } = await service.calculate(key, {
    calculator: 'kinetic-energy',
    inputs: { mass: '2 lb', speed: 36 },
    units: { energy: 'kJ' },
  });
  const { energy: wanted } = json.result.results;
  expect(cells(await csv({ ...energy, 'csv.output': 'energy' }))).toEqual([
    ['name', 'label', 'value', 'unit'],
    ['energy', wanted.label, String(wanted.value), 'kJ'],
  ]);
  const table = await csv({
    ...{ calculator: 'loan-amortization-schedule', amount: '1200', rate: '6', payments: '12' },
    'csv.output': 'schedule',
  });
  const [titles, ...rows] = cells(table);
  expect([table.status, titles!.length > 3, rows.length]).toEqual([200, true, 12]);
  const points = {
    'points.0.x': '1',
    'points.0.y': '2',
    'points.1.x': '2',
    'points.1.y': '4',
    'points.2.x': '3',
    'points.2.y': '6',
    'points.3.x': '',
  };
  const line = await csv({ calculator: 'linear-regression', ...points, 'csv.output': 'slope' });
  expect([line.status, cells(line)[1]?.[2]]).toEqual([200, '2']);
  const uncertain = { ...compound, rate: '5', 'rate.uncertainty': '0.1', 'csv.output': 'amount' };
  const [head, amount] = cells(await csv(uncertain));
  expect([head?.[4], amount?.[2], Number(amount?.[4]).toFixed(0)]).toEqual(['uncertainty', '1647.01', '16']);
  const euros = await csv({ ...compound, 'currency.code': 'eur', 'csv.output': 'amount' });
  expect(cells(euros)[1]).toEqual(['amount', 'Final amount', '1647.01', '€']);
  const solved = await csv({
    ...compound,
    rate: '',
    'solve.for': 'rate',
    'solve.output': 'amount',
    'solve.target': '2000',
  });
  expect(cells(solved)[1]?.slice(0, 2)).toEqual(['rate', 'Annual interest rate']);
  expect(cells(solved)[2]?.[2]).toBe('2000');
});

it('tells cautions as lines of their own', async () => {
  const [, , , , caution] = cells(await csv({ ...compound, rate: '0.05' }));
  expect(caution?.slice(0, 2)).toEqual(['caution.caution', 'Caution']);
});

it('leaves what is empty to its default, and refuses what is no parameter or does not apply', async () => {
  expect((await csv({ ...compound, frequency: '' })).text).toBe(CSV_EXAMPLE.answer);
  const unknown = await csv({ ...compound, rat: '5' });
  expect([unknown.status, unknown.json.code, unknown.json.errors[0]]).toMatchObject([
    422,
    'invalid-inputs',
    { pointer: '/inputs/rat', code: 'unknown-input', suggestion: 'rate' },
  ]);
  const unit = await csv({ ...compound, 'year.unit': 'month' });
  expect([unit.status, unit.json.code, unit.json.errors[0]]).toMatchObject([
    400,
    'invalid-query',
    { pointer: '?year.unit', code: 'invalid-parameter', suggestion: 'years.unit' },
  ]);
  const output = await csv({ ...compound, 'csv.output': 'amout' });
  expect([output.status, output.json.errors[0]]).toMatchObject([400, { code: 'unknown-output', suggestion: 'amount' }]);
  const both = { ...compound, 'solve.for': 'rate', 'solve.output': 'amount', 'solve.target': '2000' };
  expect((await csv(both)).json).toMatchObject({ status: 422, code: 'invalid-inputs' });
  expect((await csv({ calculator: 'linear-regression', points: '5' })).json).toMatchObject({ status: 422 });
  const twice = await csv('calculator=compound-interest&rate=5&rate=6');
  expect([twice.status, twice.json.code]).toEqual([400, 'invalid-query']);
});

it('refuses as a body is refused', async () => {
  const refusals = [
    [await csv(compound, null), 401, 'missing-key'],
    [await csv(compound, `${key.slice(0, -1)}?`), 401, 'invalid-key'],
    [await csv({}), 400, 'invalid-query'],
    [await csv({ ...compound, calculator: 'compound-intrest' }), 404, 'unknown-calculator'],
    [await csv({ ...compound, rate: '5 kg' }), 422, 'invalid-inputs'],
    [await csv({ ...compound, __proto__x: '1', constructor: '2' }), 422, 'invalid-inputs'],
  ] as const;
  for (const [answer, status, code] of refusals) {
    expect([answer.status, answer.json?.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  }
  expect(refusals[3][0].json.suggestions).toContain('compound-interest');
});

it('is charged as a calculation, from the same cache, and stops with the quota', async () => {
  const { account, key: own } = await service.account('hobby');
  const first = await csv({ ...compound, years: '11' }, own);
  expect(first.headers.get('x-ratelimit-remaining')).toBe('99');
  expect((await csv({ ...compound, years: '11' }, own)).headers.get('x-ratelimit-remaining')).toBe('98');
  const body = { ...COMPOUND, inputs: { ...COMPOUND.inputs, years: 11 } };
  expect((await service.calculate(own, body)).json.cached).toBe(true);
  expect((await csv({ ...compound, rate: 'x' }, own)).headers.get('x-ratelimit-remaining')).toBe('97');
  const { key: other, account: spent } = await service.account('hobby');
  await countUsed(service.store, spent.id, Math.floor(clock.now() / 86_400_000), 100);
  const over = await csv(compound, other);
  expect([over.status, over.json.code, over.headers.has('retry-after')]).toEqual([429, 'quota-exceeded', true]);
  expect(account.id).not.toBe(spent.id);
});
