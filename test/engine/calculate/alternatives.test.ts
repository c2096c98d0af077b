/** Other solutions of equations in the answer: which there are, in which units, and what is left out. */
import { noResult } from '@reckoner/engine';
import { alternativesTo } from '@reckoner/engine/calculate/evaluate/alternatives';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { readGoal, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import type { CalculateOptions, RawResults, Results } from '@reckoner/engine/calculate/types';
import { describe, expect, it } from 'vitest';
import { calculatorOf } from '../catalogue-calculators.js';

const context = { today: '2026-01-31' };

async function answer([category, slug]: Place, inputs: Record<string, unknown>, options: CalculateOptions = {}) {
  const { calculator } = await calculatorOf(category, slug);
  const understanding = understand(calculator, inputs, options, context);
  if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

type Place = readonly [category: string, slug: string];
type Values = Readonly<Record<string, number>>;

const valuesOf = (results: Results) =>
  Object.fromEntries(Object.entries(results).map(([name, { value }]) => [name, value]));
const near = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expect.closeTo(value, 8)]));

// By hand, from the formulas that each calculator names.
const cases: readonly [Place, inputs: Record<string, unknown>, first: Values, others: readonly Values[]][] = [
  // (1 - 0.5 β)/√(1 - β²) is 1 at both: at the second, both sides of the equation come to nothing by canceling.
  [
    ['physics', 'relativistic-doppler-effect'],
    { direction: 'seen', angle: 120, redshift: 0 },
    { speed: 0, rapidity: 0, factor: 1 },
    [{ speed: 0.8, rapidity: Math.log(3) }],
  ],
  // Straight away, where a cosine touches 1: by rounding both sides agree at smaller angles too, or nowhere.
  ...[0.02, 0.28, 0.6].map((speed): (typeof cases)[number] => {
    const rapidity = Math.atanh(speed);
    const redshift = Math.sqrt((1 + speed) / (1 - speed)) - 1;
    return [
      ['physics', 'relativistic-doppler-effect'],
      { direction: 'seen', speed, redshift },
      { angle: 0, rapidity, factor: 1 / (1 + redshift) },
      [],
    ];
  }),
  [
    ['geometry', 'rectangle-geometry'],
    { area: 48, perimeter: 28 },
    { length: 6, width: 8, diagonal: 10 },
    [{ length: 8, width: 6 }],
  ],
  [
    ['geometry', 'rhombus-geometry'],
    { side: 5, area: 24 },
    { first: 6, second: 8, height: 4.8, perimeter: 20 },
    [{ angle: 106.26020470831196, first: 8, second: 6 }],
  ],
  [
    ['geometry', 'isosceles-triangle'],
    { leg: 5, area: 12 },
    { base: 6, height: 4, perimeter: 16 },
    [{ base: 8, height: 3, perimeter: 18, apex: 106.26020470831196, baseAngle: 36.86989764584402 }],
  ],
  [['geometry', 'truncated-cone'], { large: 5, small: 2, volume: 52 * Math.PI }, { height: 4, slant: 5 }, []],
  [
    ['geometry', 'truncated-cone'],
    { large: 5, volume: 52 * Math.PI, surface: 64 * Math.PI },
    {},
    [{ small: 2, height: 4, slant: 5, taper: 3, lateral: 35 * Math.PI }],
  ],
  [
    ['math', 'arithmetic-sequence'],
    { difference: 1, last: 100, sum: 5050 },
    { first: 0, n: 101 },
    [{ first: 1, n: 100 }],
  ],
  [
    ['physics', 'constant-acceleration-suvat'],
    { displacement: 75, finalVelocity: 20, acceleration: 2 },
    { initialVelocity: 10, time: 5 },
    [{ initialVelocity: -10, time: 15 }],
  ],
  [['physics', 'torque-lever-arm'], { torque: 15, force: 100, arm: 0.3 }, { angle: 30 }, [{ angle: 150 }]],
  [
    ['electronics', 'voltage-divider'],
    { inputVoltage: 10, outputResistance: '187.5 Ω', current: '10 mA' },
    { upper: 250, lower: 750, outputVoltage: 7.5 },
    [{ upper: 750, lower: 250, outputVoltage: 2.5 }],
  ],
  [['electronics', 'ohms-law'], { power: 36, resistance: 4 }, { voltage: 12, current: 3 }, []],
];

describe('other solutions of equations', () => {
  it.each(cases)('of %j for %j', async (place, inputs, first, others) => {
    const outcome = await answer(place, inputs);
    expect(valuesOf(outcome.results)).toMatchObject(near(first));
    expect((outcome.alternatives ?? []).map(valuesOf)).toEqual(others.map(near));
  });

  it('are absent where there are none, and of formulas', async () => {
    expect(await answer(['electronics', 'ohms-law'], { voltage: 12, resistance: 4 })).not.toHaveProperty(
      'alternatives',
    );
    expect(await answer(['physics', 'kinetic-energy'], { mass: 2, speed: 36 })).not.toHaveProperty('alternatives');
  });

  // ½mv² comes ever nearer to the kinetic energy as the speed goes to nothing, and never is the same.
  it('are none where both sides only agree by rounding', async () => {
    await expect(answer(['physics', 'relativistic-kinetic-energy'], { kinetic: 1, classical: 1 })).rejects.toThrow(
      'A search found no speed, rapidity and rest mass within bounds that satisfies',
    );
  });

  it('are 0 where a sum cancels, and not what rounding leaves of it', async () => {
    const sequence = await answer(['math', 'arithmetic-sequence'], { first: -0.3, difference: 0.1, n: 7 });
    expect(sequence.results.sum!.value).toBe(0);
    const fourth = await answer(['math', 'arithmetic-sequence'], { first: -0.3, difference: 0.1, n: 4 });
    expect(fourth.results.last!.value).toBe(0);
    const star = { apparent: 5.3, absolute: 5, extinction: 0.3 };
    const { results } = await answer(['astronomy', 'distance-modulus-absolute-magnitude'], star);
    expect(results.modulus!.value).toBe(0);
    // What is small and no rounding stays.
    const near = await answer(['math', 'arithmetic-sequence'], { first: -0.3, difference: 0.1000000001, n: 4 });
    expect(near.results.last!.value).toBeCloseTo(3e-10, 15);
  });

  it('are found where a logarithm is nearly 0 and has few digits', async () => {
    const { results } = await answer(['physics', 'sound-pressure-level-db'], { level: -4.194569852509731e-7 });
    expect(results.pressure!.value).toBeCloseTo(2e-5 * (1 - 4.829e-8), 15);
  });

  it('come as results do, in the unit that was asked for', async () => {
    const units = { upper: 'kΩ', outputVoltage: 'mV' };
    const inputs = { inputVoltage: 10, outputResistance: '187.5 Ω', current: '10 mA' };
    const { results, alternatives } = await answer(['electronics', 'voltage-divider'], inputs, { units });
    expect(results.upper).toEqual({ value: expect.closeTo(0.25, 9), label: 'Upper resistor', unit: 'kΩ' });
    expect(alternatives).toEqual([
      {
        upper: { value: expect.closeTo(0.75, 9), label: 'Upper resistor', unit: 'kΩ' },
        lower: { value: expect.closeTo(250, 9), label: 'Lower resistor', unit: 'Ω' },
        outputVoltage: { value: expect.closeTo(2500, 9), label: 'Output voltage without load', unit: 'mV' },
      },
    ]);
  });

  it('are the others of an input that is solved for', async () => {
    const { calculator } = await calculatorOf('physics', 'torque-lever-arm');
    const inputs = { force: 100, arm: 0.3 };
    const reading = readGoal(calculator, inputs, { solveFor: 'angle', target: { torque: 15 } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    const found = solveFor(calculator, inputs, reading.goal, {}, context);
    if (!('solved' in found)) throw new Error('no solution');
    expect(found.solved).toMatchObject({ value: expect.closeTo(30, 9), others: [expect.closeTo(150, 9)] });
    expect(found.outcome.alternatives).toHaveLength(1);
  });
});

describe('what of a solution is told', () => {
  const present = (raw: RawResults): Results =>
    Object.fromEntries(
      Object.entries(raw).map(([name, value]) => {
        if (Number.isNaN(value)) throw noResult('not defined');
        return [name, { value: Math.round((value as number) * 100) / 100, label: name, unit: '$' }];
      }),
    );
  const told = (answered: RawResults, ...others: RawResults[]) =>
    alternativesTo(present(answered), others, present).map(({ results }) => valuesOf(results));

  it('is what differs from the answer', () => {
    expect(told({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, c: 6 })).toEqual([{ b: 5, c: 6 }]);
  });

  it('is nothing where it is shown like the answer or another solution', () => {
    expect(told({ a: 1.001 }, { a: 1.002 }, { a: 2.001 }, { a: 2.002 })).toEqual([{ a: 2 }]);
  });

  it('is nothing where a result does not exist', () => {
    expect(told({ a: 1, b: 2 }, { a: 3 }, { a: 4, b: Number.NaN }, { a: 5, b: 2 })).toEqual([{ a: 5 }]);
  });
});
