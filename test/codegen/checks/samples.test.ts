/** The inputs on which calculators are tried: within bounds, always the same, and where formulas break. */
import { type Sample, samplesOf, withoutRepeats } from '@reckoner/codegen/check/checks/samples';
import { defineCalculator } from '@reckoner/engine';
import {
  choice,
  date,
  flag,
  type InputSpec,
  integer,
  list,
  matrix,
  number,
  quantity,
  rows,
  text,
  time,
} from '@reckoner/engine/authoring/kinds';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { describe, expect, it } from 'vitest';

const label = 'Field';
const COUNT = 400;

const kinds: Record<string, InputSpec> = {
  bounded: number({ label, min: -3, max: 7 }),
  exclusive: number({ label, above: 0, below: 1 }),
  unbounded: number({ label }),
  tiny: number({ label, above: 0, max: 1e-12 }),
  negative: quantity('m', { label, max: -2 }),
  whole: integer({ label, min: 2, max: 5 }),
  fraction: integer({ label, min: 1.5, max: 4.5 }),
  pick: choice({ a: 'A', b: 'B' }, { label }),
  yes: flag({ label }),
  day: date({ label, min: '2020-02-28', max: '2020-03-02' }),
  anyDay: date({ label }),
  hour: time({ label }),
  word: text({ label, minLength: 2, maxLength: 9 }),
  code: text({ label, pattern: { source: '[A-C]{2}\\d', says: 'two letters and a digit' } }),
  numbers: list(number({ label, min: 0, max: 9 }), { label, minItems: 2, maxItems: 5 }),
  grid: matrix({ label, min: -1, max: 1, maxRows: 3, square: true }),
  table: rows(
    { amount: number({ label, min: 0, max: 9 }), kind: choice({ x: 'X' }, { label, optional: true }) },
    { label, maxItems: 4 },
  ),
};

function accepts(inputs: Readonly<Record<string, InputSpec>>, sample: Sample): boolean {
  const definition = defineCalculator({
    title: 'T',
    description: 'D.',
    inputs,
    outputs: { x: number({ label }) },
    formula: () => ({ x: 1 }),
    explanation: 'E.',
    examples: [],
    references: [],
  });
  const facts = { slug: 's', category: 'c', subcategory: 's', version: '1', arithmetic: 'float64' } as const;
  return understand({ ...facts, definition }, sample, {}, { today: '2026-01-31' }).ok;
}

describe('samples', () => {
  it.each(Object.entries(kinds))('of %s keep to the field', (name, spec) => {
    const known = spec.kind === 'text' && spec.pattern ? [{ [name]: 'AB1' }] : [{ [name]: 'word' }];
    const { corners, inside } = samplesOf({ [name]: spec }, spec.kind === 'text' ? known : [], COUNT);
    expect(inside).toHaveLength(COUNT);
    for (const sample of [...corners, ...inside]) {
      expect(sample).toHaveProperty(name);
      expect(accepts({ [name]: spec }, sample), JSON.stringify(sample)).toBe(true);
    }
  });

  it('are the same at every call', () => {
    expect(samplesOf(kinds, [], 20)).toEqual(samplesOf(kinds, [], 20));
  });

  it('hold the bounds, round numbers and every order of size', () => {
    const values = samplesOf({ x: number({ label, min: 0, max: 1e6 }) }, [], COUNT).inside.map(({ x }) => x as number);
    for (const landmark of [0, 1, 100, 1e6]) expect(values).toContain(landmark);
    for (let exponent = -9; exponent < 6; exponent += 1) {
      expect(values.some((value) => value >= 10 ** exponent && value < 10 ** (exponent + 1))).toBe(true);
    }
  });

  it('have every input at either end beside the others at the other', () => {
    const x = number({ label, min: 0, max: 1 });
    const { corners } = samplesOf({ a: x, b: x }, [], 0);
    for (const a of [0, 1]) for (const b of [0, 1]) expect(corners).toContainEqual({ a, b });
  });

  it('have lists and rows of the greatest length at a corner', () => {
    const { corners } = samplesOf({ numbers: kinds.numbers!, table: kinds.table! }, [], 0);
    expect(corners.some(({ numbers }) => (numbers as unknown[]).length === 5)).toBe(true);
    expect(corners.some(({ table }) => (table as unknown[]).length === 4)).toBe(true);
  });

  it('leave optional inputs out now and then, and those whose condition does not hold always', () => {
    const inputs = {
      by: choice({ size: 'Size', name: 'Name' }, { label }),
      size: number({ label, when: { by: 'size' } }),
      note: number({ label, optional: true }),
    };
    const { inside } = samplesOf(inputs, [], COUNT);
    for (const { by, size } of inside) expect(size !== undefined).toBe(by === 'size');
    const missing = inside.filter(({ note }) => note === undefined).length;
    expect(missing).toBeGreaterThan(COUNT / 10);
    expect(missing).toBeLessThan(COUNT / 2);
  });

  it('are each tried once, whether at a corner or inside, unless they hold lists', () => {
    const corners = [{ a: 0, b: true }, { a: 1 }, { a: 0, b: true }, { list: [1] }];
    const inside = [{ a: 1 }, { a: '1' }, { b: 1 }, { a: -0, b: true }, { list: [1] }, { a: '1' }];
    expect(withoutRepeats({ corners, inside })).toEqual({
      corners: [{ a: 0, b: true }, { a: 1 }, { list: [1] }],
      inside: [{ a: '1' }, { b: 1 }, { a: -0, b: true }, { list: [1] }],
    });
  });
});
