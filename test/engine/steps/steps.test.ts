/** Worked steps as they read, and the cases that they treat apart. */
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { CalculateOptions } from '@reckoner/engine/calculate/types';
import { type Step, workedSteps } from '@reckoner/engine/steps/index';
import { describe, expect, it } from 'vitest';
import { calculatorOf } from '../catalogue-calculators.js';

async function stepsOf(
  category: string,
  slug: string,
  inputs: Record<string, unknown>,
  options: CalculateOptions = {},
): Promise<Step[]> {
  const { calculator, symbols } = await calculatorOf(category, slug);
  const understanding = understand(calculator, inputs, options, { today: '2026-01-31' });
  if (!understanding.ok) throw new Error(understanding.issues[0]!.message);
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  return workedSteps(calculator, understanding.understood, outcome.results, symbols);
}

const texts = (steps: readonly Step[]): string[] => steps.map(({ text }) => text);

describe('steps of a formula', () => {
  it('tell what was converted, the branch that was taken, and the value as it is answered', async () => {
    const steps = await stepsOf('finance', 'compound-interest', { principal: 1000, rate: '5 %', years: 10 });
    expect(texts(steps)).toEqual([
      'r = 5% = 0.05',
      'n = Monthly = 12',
      'A = P × (1 + r / n)^(n × t) = 1000 × (1 + 0.05 / 12)^(12 × 10) ≈ 1647.009498 ≈ $1,647.01',
      'I = A − P = 1647.0094977 − 1000 ≈ 647.0094977 ≈ $647.01',
      'rₑ = (1 + r / n)^n − 1 = (1 + 0.05 / 12)¹² − 1 ≈ 0.05116189788 ≈ 5.116189788%',
    ]);
    expect(steps[2]).toMatchObject({
      name: 'amount',
      label: 'Final amount',
      value: 1647.01,
      unit: '$',
      since: 'n ≠ 0',
    });
    expect(steps[2]!.latex).toBe(
      'A = P \\left(1 + \\frac{r}{n}\\right)^{n t} = 1000 \\left(1 + \\frac{0.05}{12}\\right)^{12 \\cdot 10} ' +
        '\\approx 1647.009498 \\approx \\text{\\$1,647.01}',
    );
  });

  it('show the other branch where it is taken', async () => {
    const inputs = { principal: 1000, rate: 5, years: 10, frequency: 'continuously' };
    const steps = await stepsOf('finance', 'compound-interest', inputs);
    expect(steps.find(({ name }) => name === 'amount')).toMatchObject({
      text: 'A = P × exp(r × t) = 1000 × exp(0.05 × 10) ≈ 1648.721271 ≈ $1,648.72',
      since: 'n = 0',
    });
  });

  it('summarize the turns of a loop', async () => {
    const inputs = { debts: [{ name: 'Card', balance: 2500, rate: 18, minimum: 60 }], extra: 0 };
    const steps = await stepsOf('finance', 'debt-snowball', inputs);
    const omitted = steps.filter(({ text }) => /^… \(\d+ more lines? like these\)$/.test(text));
    expect(omitted.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThan(60);
    expect(omitted[0]!.latex).toBe('\\vdots');
  });

  it('show the unit that was asked for', async () => {
    const steps = await stepsOf('physics', 'kinetic-energy', { mass: 2, speed: 36 }, { units: { energy: 'kJ' } });
    expect(texts(steps)).toEqual(['v = 36 km/h = 10 m/s', 'Eₖ = ½ × m × v² = ½ × 2 × 10² = 100 J = 0.1 kJ']);
  });
});

describe('steps of equations', () => {
  it('rearrange what was written', async () => {
    const steps = await stepsOf('electronics', 'ohms-law', { voltage: 12, resistance: 4 });
    expect(texts(steps)).toEqual(['From V = I × R:', 'I = V / R = 12 / 4 = 3 A', 'P = V × I = 12 × 3 = 36 W']);
  });

  it('say which equation is solved where no rearrangement gives the unknown', async () => {
    const { calculator, symbols } = await calculatorOf('electronics', 'ohms-law');
    const understanding = understand(calculator, { power: 36, resistance: 4 }, {}, { today: '2026-01-31' });
    if (!understanding.ok) throw new Error('not understood');
    const outcome = evaluate(calculator, understanding.understood);
    if (!outcome.ok) throw new Error(outcome.reason);
    const steps = workedSteps(calculator, understanding.understood, outcome.results, symbols);
    expect(texts(steps)).toEqual([
      'Solve V = I × R for V, I: V = I × 4',
      'Solve P = V × I for V, I: 36 = V × I',
      'V = 12 V',
      'I = 3 A',
    ]);
  });
});

it('needs the lifted formula', async () => {
  const { calculator } = await calculatorOf('finance', 'compound-interest');
  const { lifted, ...bare } = calculator;
  expect(lifted).toBeDefined();
  const understanding = understand(bare, { principal: 1, rate: 1, years: 1 }, {}, { today: '2026-01-31' });
  if (!understanding.ok) throw new Error('not understood');
  expect(() => workedSteps(bare, understanding.understood, {})).toThrow(/compound-interest/);
});

describe('units between the inputs and the results', () => {
  const cases: readonly [category: string, slug: string, name: string, unit: string | undefined][] = [
    ['civil', 'beam-cantilever-end-load', 'stiffness', 'N·m²'],
    ['energy', 'levelized-cost-of-energy', 'produced', 'kWh'],
    // Not hertz: 2π of them.
    ['electronics', 'rlc-series-impedance', 'angular', '1/s'],
  ];
  it.each(cases)('%s/%s: %s', async (category, slug, name, unit) => {
    const { calculator } = await calculatorOf(category, slug);
    const steps = await stepsOf(category, slug, calculator.definition.examples[0]!.inputs);
    const step = steps.find((one) => one.name === name)!;
    expect(step.unit).toBe(unit);
    expect(step.text.endsWith(` ${unit}`)).toBe(true);
  });

  it('no wave number is in the decibels of an output', async () => {
    const steps = await stepsOf('signals', 'waveguide-cutoff', { task: 'frequency', frequency: 10 });
    const texts = steps.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^k = 2 × π × f \/ v .* ≈ 209\.58\d+$/));
    expect(texts).toContainEqual(expect.stringMatching(/^α_c = .* dB\/m$/));
  });
});
