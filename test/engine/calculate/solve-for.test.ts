/** Solving for an input: known answers, several solutions, what cannot be reached, and what is wrong with a request. */
import { defineCalculator, integer, number } from '@reckoner/engine';
import { TooMuchWork, withinBudget } from '@reckoner/engine/budget';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { readGoal, type Sought, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import type { CalculateOptions, Calculator } from '@reckoner/engine/calculate/types';
import { describe, expect, it } from 'vitest';
import { calculatorOf } from '../catalogue-calculators.js';

const context = { today: '2026-01-31' };

async function solve(
  [category, slug]: readonly [string, string],
  inputs: Record<string, unknown>,
  sought: Sought,
  options: CalculateOptions = {},
) {
  const { calculator } = await calculatorOf(category, slug);
  const reading = readGoal(calculator, inputs, sought, options.currency);
  if (!reading.ok) return { ok: false, issues: reading.issues } as const;
  return solveFor(calculator, inputs, reading.goal, options, context);
}

const COMPOUND = ['finance', 'compound-interest'] as const;
const BEAT = ['physics', 'beat-frequency'] as const;

describe('an input is found', () => {
  it('to full precision, and answered as if it had been sent', async () => {
    const inputs = { principal: 1000, years: 10, frequency: 'annually' };
    const found = await solve(COMPOUND, inputs, { solveFor: 'rate', target: { amount: 2000 } });
    if (!('solved' in found)) throw new Error('no solution');
    expect(found.solved).toMatchObject({ name: 'rate', label: 'Annual interest rate', unit: '%' });
    expect(found.solved.value).toBeCloseTo((2 ** 0.1 - 1) * 100, 12);
    expect(found.understood.inputs).toMatchObject({ principal: 1000, rate: found.solved.value, years: 10 });
    expect(found.outcome.results.amount!.value).toBe(2000);
    expect(Number(found.outcome.results.amount!.exact)).toBeCloseTo(2000, 9);
  });

  it('with the target in another unit, or in another form', async () => {
    for (const target of ['200 USD', { value: '200', unit: 'USD' }, 200, '200']) {
      const inputs = { principal: 100, rate: 10, frequency: 'annually' };
      const found = await solve(COMPOUND, inputs, { solveFor: 'years', target: { amount: target } });
      if (!('solved' in found)) throw new Error('no solution');
      expect(found.solved.value).toBeCloseTo(Math.log(2) / Math.log(1.1), 9);
    }
  });

  it('nearest to its default or example where there are several, with the others', async () => {
    // |f₁ − f₂| = 4 at 436 Hz and at 444 Hz; the example has f₂ = 444.
    const found = await solve(BEAT, { frequency1: 440 }, { solveFor: 'frequency2', target: { beat: 4 } });
    if (!('solved' in found)) throw new Error('no solution');
    expect(found.solved).toMatchObject({ value: 444, others: [436] });
  });

  it('with equations, where the target is one more known', async () => {
    const inputs = { resistance: 4 };
    const found = await solve(['electronics', 'ohms-law'], inputs, { solveFor: 'voltage', target: { power: '36 W' } });
    if (!('solved' in found)) throw new Error('no solution');
    expect(found.solved).toMatchObject({ name: 'voltage', value: 12, unit: 'V' });
    expect(found.outcome.results.current!.value).toBeCloseTo(3, 12);
  });
});

const TENS: readonly number[] = Array.from({ length: 1001 }, (_, n) => 10 * n);

describe('a target that is not reached', () => {
  it('is refused with the bound that stands in the way', async () => {
    const inputs = { principal: 1000, years: 1, frequency: 'annually' };
    const found = await solve(COMPOUND, inputs, { solveFor: 'rate', target: { amount: 500 } });
    expect(found).toMatchObject({
      ok: false,
      reason: expect.stringMatching(
        /^\$500\.00 needs a value of “Annual interest rate” below the 0% that are allowed: “Final amount” is \$1,000\.00 there\.$/,
      ),
    });
  });

  it('says when the output does not depend on the input', async () => {
    const inputs = { rate: 5, years: 10 };
    const found = await solve(COMPOUND, inputs, { solveFor: 'principal', target: { effectiveRate: 7 } });
    expect(found).toMatchObject({ ok: false, reason: expect.stringContaining('does not depend on it') });
  });

  it.each([
    [{ leap: 3 }, 'x', /^No X from 0 to 10 gives 3: “Leap” lies between 1 and 5\. It leaps over the target\.$/],
    [{ pole: 0 }, 'x', /leaps over the target/],
    [{ tens: 25 }, 'n', /^No whole number gives 25 exactly: “Tens” is 20 for 2 and 30 for 3 \(N\)\.$/],
  ])('does not take a leap for a solution: %j', (target, input, reason) => {
    const definition = defineCalculator({
      title: 'T',
      description: 'D.',
      explanation: 'E.',
      examples: [{ inputs: { x: 1, n: 1 }, source: '' }],
      references: [],
      inputs: { x: number({ label: 'X', min: 0, max: 10 }), n: integer({ label: 'N', min: 0, max: 1000 }) },
      outputs: { leap: number({ label: 'Leap' }), pole: number({ label: 'Pole' }), tens: number({ label: 'Tens' }) },
      formula: ({ x, n }) => ({ leap: x < 3.3 ? 1 : 5, pole: 1 / (x - 3.3), tens: TENS[n]! }),
    });
    const calculator: Calculator = {
      slug: 'made',
      category: 'test',
      subcategory: 'test',
      arithmetic: 'float64',
      version: '1',
      definition,
    };
    const inputs = input === 'x' ? { n: 1 } : { x: 1 };
    const reading = readGoal(calculator, inputs, { solveFor: input, target });
    if (!reading.ok) throw new Error(reading.issues[0]!.message);
    const found = solveFor(calculator, inputs, reading.goal, {}, context);
    expect(found).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe('what is wrong with the request', () => {
  const inputs = { principal: 1000, years: 10 };
  it.each([
    [{ solveFor: 'rat', target: { amount: 1 } }, '/solveFor', 'unknown-input', /Did you mean "rate"/],
    [{ solveFor: 'frequency', target: { amount: 1 } }, '/solveFor', 'wrong-type', /no number/],
    [{ solveFor: 'years', target: { amount: 1 } }, '/inputs/years', 'not-applicable', /leave it out/],
    [{ solveFor: 'rate', target: { amout: 1 } }, '/target/amout', 'unknown-output', /Did you mean "amount"/],
    [{ solveFor: 'rate', target: {} }, '/target', 'too-few-items', /exactly one output/],
    [{ solveFor: 'rate', target: { amount: 1, interest: 1 } }, '/target', 'too-many-items', /exactly one output/],
    [{ solveFor: 'rate', target: { amount: '5 kg' } }, '/target/amount', undefined, /Final amount/],
    [{ solveFor: 'rate', target: { amount: 'much' } }, '/target/amount', 'not-a-number', /number/],
  ] as const)('%j', async (sought, pointer, code, message) => {
    const found = await solve(COMPOUND, inputs, sought);
    if (!('issues' in found)) throw new Error('accepted');
    expect(found.issues).toHaveLength(1);
    expect(found.issues[0]).toMatchObject({ pointer, ...(code && { code }) });
    expect(found.issues[0]!.message).toMatch(message);
  });

  it('points at an input that is wrong besides', async () => {
    const found = await solve(COMPOUND, { principal: 'x', years: 1 }, { solveFor: 'rate', target: { amount: 1 } });
    expect(found).toMatchObject({ ok: false, issues: [{ pointer: '/inputs/principal', code: 'not-a-number' }] });
  });

  it('refuses a variable that is known and the target as well', async () => {
    const given = { power: 3, resistance: 1 };
    const found = await solve(['electronics', 'ohms-law'], given, { solveFor: 'voltage', target: { power: 36 } });
    expect(found).toMatchObject({ ok: false, issues: [{ pointer: '/target/power', code: 'not-applicable' }] });
  });
});

it('is broken off when its budget is spent, and needs no more than it says', async () => {
  const { calculator } = await calculatorOf(...COMPOUND);
  const inputs = { principal: 1000, years: 10 };
  const reading = readGoal(calculator, inputs, { solveFor: 'rate', target: { amount: 2000 } });
  if (!reading.ok) throw new Error('not understood');
  const search = (units: number) =>
    withinBudget({ units }, () => solveFor(calculator, inputs, reading.goal, {}, context));
  expect(() => search(1000)).toThrow(TooMuchWork);
  expect(search(1_000_000)).toMatchObject({ ok: true, solved: { name: 'rate' } });
});

it('gives what the ordinary way gives for the solution', async () => {
  const { calculator } = await calculatorOf(...COMPOUND);
  const found = await solve(COMPOUND, { principal: 1000, years: 10 }, { solveFor: 'rate', target: { amount: 2000 } });
  if (!('solved' in found)) throw new Error('no solution');
  const again = understand(calculator, found.understood.inputs, {}, context);
  if (!again.ok) throw new Error('not understood');
  expect(again.understood.key).toBe(found.understood.key);
  expect(evaluate(calculator, again.understood)).toEqual(found.outcome);
});
