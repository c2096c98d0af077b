/** More digits than decimals have otherwise, held to whole numbers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
});
afterAll(() => service.close());

/** A fraction to so many significant digits, rounded half-even, by whole numbers alone. */
function digitsOf(numerator: bigint, denominator: bigint, digits: number): string {
  const whole = (numerator / denominator).toString().length;
  const scaled = 2n * numerator * 10n ** BigInt(digits - whole);
  const text = ((scaled / denominator + 1n) / 2n).toString();
  return `${text.slice(0, whole)}.${text.slice(whole)}`.replace(/\.?0+$/, '');
}

describe('precision', () => {
  it.each([1, 5, 20, 34, 35, 50, 60])('of %i digits is right to the last', async (precision) => {
    const { status, json } = await service.calculate(key, { ...COMPOUND, precision });
    expect(status).toBe(200);
    // 1000 (1 + 0.05/12)^120 = 1000 (241/240)^120
    const amount = digitsOf(1000n * 241n ** 120n, 240n ** 120n, Math.max(precision, 5)).slice(0, 65);
    const { exact, value } = json.result.results.amount;
    if (precision >= 5) expect(exact).toBe(amount);
    else expect(Number(exact)).toBe(2000);
    expect(value).toBe(1647.01);
  });

  it('is the same for continuous compounding, by series', async () => {
    const inputs = { ...COMPOUND.inputs, frequency: 'continuously' };
    const { json } = await service.calculate(key, { ...COMPOUND, inputs, precision: 60 });
    // e^0.05 − 1 in percent.
    let term = 1n;
    let sum = 0n;
    const one = 10n ** 90n;
    for (let n = 1n; n < 60n; n++) {
      term = n === 1n ? (one * 5n) / 100n : (term * 5n) / (100n * n);
      sum += term;
    }
    expect(json.result.results.effectiveRate.exact.slice(0, 60)).toBe(digitsOf(100n * sum, one, 75).slice(0, 60));
  });

  it('has answers of their own, kept apart', async () => {
    const plain = await service.calculate(key, COMPOUND);
    const precise = await service.calculate(key, { ...COMPOUND, precision: 50 });
    expect(precise.json.result.results.amount.exact.length).toBeGreaterThan(
      plain.json.result.results.amount.exact.length,
    );
    expect((await service.calculate(key, COMPOUND)).json.result).toEqual(plain.json.result);
    expect((await service.calculate(key, { ...COMPOUND, precision: 50 })).json.cached).toBe(true);
  });

  it('is refused where there are no decimals, or no more of their digits', async () => {
    const doubles = await service.calculate(key, {
      calculator: 'body-mass-index',
      inputs: { weight: 70, height: 175 },
      precision: 40,
    });
    expect(doubles.json.errors[0]).toMatchObject({ pointer: '/precision', code: 'not-applicable' });
    const search = await service.calculate(key, {
      calculator: 'compound-interest',
      inputs: { principal: 1000, years: 10 },
      ...{ solveFor: 'rate', target: { amount: 2000 }, precision: 40 },
    });
    expect(search.json.errors[0]).toMatchObject({ pointer: '/precision', code: 'not-applicable' });
    const detail = (await service.get('/api/v1/calculators/option-greeks')).json;
    const asked = { ...detail.usage.request, precision: 40 };
    const limited = await service.calculate(key, asked);
    expect(limited.json.errors[0]).toMatchObject({ pointer: '/precision', code: 'too-large', expected: 'at most 34' });
    const fewer = await service.calculate(key, { ...asked, precision: 10 });
    expect(fewer.status).toBe(200);
  });

  it.each([0, 61, 2.5, '10', null])('cannot be %j', async (precision) => {
    const { status, json } = await service.calculate(key, { ...COMPOUND, precision });
    expect([status, json.errors[0].pointer]).toEqual([400, '/precision']);
  });
});
