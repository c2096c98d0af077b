/** Every peer of a benchmark computes the same job. */
import { describe, expect, it } from 'vitest';
import { createJob } from '../../../benchmarks/peers/job.js';

interface Body {
  readonly cached: boolean;
  readonly result: {
    readonly results: Record<string, { value: unknown; exact?: string }>;
    readonly explanation: string;
  };
}

const key = 'rk_test';
const compoundInterest = { calculator: 'compound-interest', inputs: { principal: 1000, rate: 5, years: 10 } };
const bodyMassIndex = { calculator: 'body-mass-index', inputs: { weight: 70, height: 175 } };

describe('createJob', () => {
  it('computes on decimals', () => {
    const { status, body } = createJob(key)(key, compoundInterest);
    const { results, explanation } = (body as Body).result;
    expect(status).toBe(200);
    // Gnumeric: FV(0.05/12, 120, 0, -1000), EFFECT(0.05, 12).
    expect(results.amount?.value).toBeCloseTo(1647.01, 2);
    expect(results.interest?.value).toBeCloseTo(647.01, 2);
    expect(results.effectiveRate?.value).toBeCloseTo(5.116, 3);
    expect(results.amount?.exact).toMatch(/^1647\.\d{30}$/);
    expect(explanation).toBe('The deposit grows to $1647.01, of which $647.01 is interest.');
  });

  it('computes on doubles', () => {
    const { results } = (createJob(key)(key, bodyMassIndex).body as Body).result;
    expect(results.bmi?.value).toBeCloseTo(22.857, 3);
    expect(results.class?.value).toBe('Normal weight');
    expect(results.healthyFrom?.value).toBeCloseTo(56.656, 3);
    expect(results.healthyTo?.value).toBe(76.5625);
  });

  it('keeps results by their understood inputs', () => {
    const calculate = createJob(key);
    const { inputs } = compoundInterest;
    const isCached = (body: object) => (calculate(key, body).body as Body).cached;
    expect(isCached(compoundInterest)).toBe(false);
    expect(isCached({ ...compoundInterest, inputs: { ...inputs, frequency: 'monthly' } })).toBe(true);
    expect(isCached({ ...compoundInterest, inputs: { ...inputs, frequency: 'daily' } })).toBe(false);
  });

  it.each([
    { name: 'no key', sent: undefined, body: bodyMassIndex, status: 401 },
    { name: 'another key', sent: 'rk_other', body: bodyMassIndex, status: 401 },
    { name: 'another field', sent: key, body: { ...bodyMassIndex, extra: 1 }, status: 400 },
    { name: 'an unknown calculator', sent: key, body: { calculator: 'x', inputs: {} }, status: 404 },
    { name: 'a missing input', sent: key, body: { ...bodyMassIndex, inputs: { weight: 70 } }, status: 422 },
    {
      name: 'a value out of bounds',
      sent: key,
      body: { ...bodyMassIndex, inputs: { weight: 1, height: 175 } },
      status: 422,
    },
  ])('refuses $name', ({ sent, body, status }) => {
    expect(createJob(key)(sent, body).status).toBe(status);
  });
});
