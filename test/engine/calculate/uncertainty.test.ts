/** Uncertainties of results against cases worked by hand, the Guide's own example, and draws of many samples. */

import { defineCalculator, number, quantity } from '@reckoner/engine';
import type { Arithmetic, Operand } from '@reckoner/engine/arithmetic/arithmetic';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { splitUncertainties, uncertainInputs } from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { withUncertainties } from '@reckoner/engine/calculate/uncertainty/uncertainty';
import { describe, expect, it } from 'vitest';
import { calculatorOf } from '../catalogue-calculators.js';

const context = { today: '2026-01-31' };

function answer(calculator: Calculator, raw: Record<string, unknown>, units: Record<string, string> = {}) {
  const split = splitUncertainties(calculator, raw);
  expect(split.issues).toEqual([]);
  const understanding = understand(calculator, split.inputs, { units }, context);
  if (!understanding.ok) throw new Error(understanding.issues[0]!.message);
  const { understood } = understanding;
  const outcome = evaluate(calculator, understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  const uncertain = uncertainInputs(calculator, understood, split.uncertainties);
  return { understood, uncertain, results: withUncertainties(calculator, understood, uncertain, outcome.results) };
}

type Inputs<V> = Readonly<Record<string, Operand<V>>>;

/** A calculator of this test's own, with its lifted formula written by hand. */
function made(
  definition: Calculator['definition'],
  lifted: <V>(A: Arithmetic<V>, x: Inputs<V>) => Record<string, unknown>,
): Calculator {
  return {
    slug: 'made',
    category: 'test',
    subcategory: 'test',
    arithmetic: 'float64',
    version: '1',
    definition,
    lifted: (A) => ({ formula: (x: Inputs<never>) => lifted(A as Arithmetic<never>, x) }),
  };
}

const texts = { title: 'T', description: 'D.', explanation: 'E.', examples: [], references: [] };
const plain = (label: string) => number({ label });

describe('by hand', () => {
  it('products add relative uncertainties in quadrature', async () => {
    const { calculator } = await calculatorOf('physics', 'kinetic-energy');
    const { results } = answer(calculator, {
      mass: { value: 2, unit: 'kg', uncertainty: 0.02 },
      speed: { value: 10, unit: 'm/s', uncertainty: 0.3 },
    });
    // E = ½mv²: u/E = √(0.01² + (2 × 0.03)²)
    expect(results.energy!.uncertainty).toBeCloseTo(100 * Math.hypot(0.01, 0.06), 7);
    expect(results.energy!.contributions!.mass).toBeCloseTo(0.01 ** 2 / (0.01 ** 2 + 0.06 ** 2), 7);
    expect(results.energy!.contributions!.speed).toBeCloseTo(0.06 ** 2 / (0.01 ** 2 + 0.06 ** 2), 7);
  });

  it('gives it in the unit that was asked for, from the unit that was sent', async () => {
    const { calculator } = await calculatorOf('physics', 'kinetic-energy');
    const raw = { mass: { value: 2000, unit: 'g', uncertainty: 20 }, speed: 36 };
    const { results, uncertain } = answer(calculator, raw, { energy: 'kJ' });
    expect(results.energy!.uncertainty).toBeCloseTo(0.001, 10);
    expect(uncertain[0]).toMatchObject({ shown: 0.02, unit: 'kg' });
  });

  it('takes the slope of a conversion with an offset, not the conversion', () => {
    const calculator = made(
      defineCalculator({
        ...texts,
        inputs: { t: quantity('K', { label: 'T', unit: '°C' }) },
        outputs: { double: quantity('K', { label: 'D', unit: '°C' }) },
        formula: ({ t }) => ({ double: 2 * t }),
      }),
      (A, { t }) => ({ double: A.mul(2, t!) }),
    );
    const celsius = answer(calculator, { t: { value: 20, unit: '°C', uncertainty: 0.5 } });
    expect(celsius.results.double!.uncertainty).toBeCloseTo(1, 12);
    const fahrenheit = answer(calculator, { t: { value: 68, unit: '°F', uncertainty: 0.9 } }, { double: '°F' });
    expect(fahrenheit.uncertain[0]!.inFormula).toBeCloseTo(0.5, 12);
    expect(fahrenheit.results.double!.uncertainty).toBeCloseTo(1.8, 12);
  });

  it('takes the derivative of a logarithmic unit at the value', () => {
    const calculator = made(
      defineCalculator({
        ...texts,
        inputs: { p: quantity('W', { label: 'P', unit: 'dBm' }) },
        outputs: { same: quantity('W', { label: 'S' }) },
        formula: ({ p }) => ({ same: p }),
      }),
      (_, { p }) => ({ same: p }),
    );
    const { results } = answer(calculator, { p: { value: 30, unit: 'dBm', uncertainty: 0.1 } });
    // 30 dBm is 1 W; dP/d(dBm) = P ln 10 / 10.
    expect(results.same!.uncertainty).toBeCloseTo((0.1 * Math.LN10) / 10, 8);
  });

  it('reckons percent as percent and money unrounded', async () => {
    const { calculator } = await calculatorOf('finance', 'compound-interest');
    const rate = { value: 5, unit: '%', uncertainty: 0.1 };
    const { results } = answer(calculator, { principal: 1000, rate, years: 10, frequency: 'annually' });
    // dA/dr = P t (1 + r)^(t − 1)
    expect(results.amount!.uncertainty).toBeCloseTo(1000 * 10 * 1.05 ** 9 * 0.001, 8);
    expect(results.effectiveRate!.uncertainty).toBeCloseTo(0.1, 10);
  });
});

it('gives 32 nm for the end gauge of JCGM 100:2008, H.1', () => {
  const names = ['ls', 'd', 'da', 'theta', 'as', 'dtheta'] as const;
  const inputs = Object.fromEntries(names.map((name) => [name, plain(name)]));
  const calculator = made(
    defineCalculator({
      ...texts,
      inputs,
      outputs: { l: number({ label: 'l' }) },
      formula: (x: Record<string, number>) => ({ l: x.ls! + x.d! - x.ls! * (x.da! * x.theta! + x.as! * x.dtheta!) }),
    } as never),
    (A, { ls, d, da, theta, as, dtheta }) => ({
      l: A.sub(A.add(ls!, d!), A.mul(ls!, A.add(A.mul(da!, theta!), A.mul(as!, dtheta!)))),
    }),
  );
  const { results } = answer(calculator, {
    ls: { value: 50000623, uncertainty: 25 },
    d: { value: 215, uncertainty: 9.7 },
    da: { value: 0, uncertainty: 0.58e-6 },
    theta: { value: -0.1, uncertainty: 0.41 },
    as: { value: 11.5e-6, uncertainty: 1.2e-6 },
    dtheta: { value: 0, uncertainty: 0.029 },
  });
  expect(results.l!.value).toBe(50000838);
  expect(results.l!.uncertainty!.toFixed(1)).toBe('31.7');
  expect(Math.round(results.l!.contributions!.ls! * 1002)).toBeCloseTo(625, -1);
});

describe('where no derivative is', () => {
  const round = made(
    defineCalculator({
      ...texts,
      inputs: { x: plain('x') },
      outputs: {
        ceiling: plain('ceiling'),
        size: plain('size'),
        square: plain('square'),
        root: number({ label: 'root', optional: true }),
        step: plain('step'),
      },
      formula: ({ x }: { x: number }) => ({
        ceiling: Math.ceil(x),
        size: Math.abs(x),
        square: x * x,
        root: Math.sqrt(Math.abs(x)),
        step: x < 1 ? 10 : 20,
      }),
    } as never),
    (A, { x }) => ({
      ceiling: A.ceil(x!),
      size: A.abs(x!),
      square: A.mul(x!, x!),
      root: A.sqrt(A.abs(x!)),
      step: A.lt(x!, 1) ? 10 : 20,
    }),
  );
  it.each([
    ['ceiling', 2.5, undefined, /no derivative/],
    ['size', 0, undefined, /kink/],
    ['size', 2, 0.1, undefined],
    ['square', 0, 0, /rough/],
    ['square', 3, 0.6, undefined],
    ['root', 0, undefined, /no derivative|kink/],
    ['step', 0.95, undefined, /steps/],
    ['step', 0.2, 0, undefined],
  ])('%s of %d has the uncertainty %s', (name, value, uncertainty, note) => {
    const result = answer(round, { x: { value, uncertainty: 0.1 } }).results[name]!;
    if (uncertainty === undefined) expect(result).not.toHaveProperty('uncertainty');
    else expect(result.uncertainty).toBeCloseTo(uncertainty, 9);
    if (note) expect(result.uncertaintyNote).toMatch(note);
    else expect(result).not.toHaveProperty('uncertaintyNote');
  });
});

/** mulberry32, and normal draws from it by Box and Muller. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

describe('draws of samples', () => {
  it.each([
    ['physics', 'kinetic-energy', { mass: 2, speed: 36 }, 'energy'],
    ['electronics', 'ohms-law', { power: 36, resistance: 4 }, 'current'],
    ['physics', 'bernoulli-equation', { pressure1: 200, speed1: 2, height1: 0, speed2: 8, height2: 3 }, 'pressure2'],
    ['physics', 'carnot-efficiency', { hot: 227, cold: 27, heat: 1000 }, 'work'],
    ['finance', 'compound-interest', { principal: 1000, rate: 5, years: 10 }, 'effectiveRate'],
  ])('%s/%s', async (category, slug, given, output) => {
    const { calculator } = await calculatorOf(category, slug);
    const example = given as unknown as Record<string, number>;
    const wanted = Object.entries(example).filter(([, value]) => typeof value === 'number' && value !== 0);
    const sigma = Object.fromEntries(wanted.map(([name, value]) => [name, Math.abs(value) * 0.004]));
    const uncertain = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, sigma[name] ? { value, uncertainty: sigma[name] } : value]),
    );
    const { results } = answer(calculator, uncertain);
    const name = output;
    const draw = normals(7);
    const values: number[] = [];
    for (let count = 0; count < 4000; count++) {
      const moved = Object.fromEntries(
        Object.entries(example).map(([key, value]) => [key, sigma[key] ? value + sigma[key]! * draw() : value]),
      );
      const understanding = understand(calculator, moved, {}, context);
      if (!understanding.ok) continue;
      const outcome = evaluate(calculator, understanding.understood);
      if (outcome.ok) values.push(outcome.results[name]!.value as number);
    }
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (values.length - 1));
    expect(values.length).toBe(4000);
    // The deviation of 4000 draws is itself uncertain to 1.1 %.
    expect(Math.abs(deviation / results[name]!.uncertainty! - 1)).toBeLessThan(0.04);
  });
});
