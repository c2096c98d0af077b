/** What a lifted formula tells of its own names. */
import { expect, it } from 'vitest';
import type { Arithmetic } from '../../../engine/src/arithmetic/arithmetic.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { lift, runText } from './run.js';

const SOURCE = `import { defineCalculator } from '@reckoner/engine';
const FACTOR = 2 * 3;
export default defineCalculator({
  formula: ({ x }) => {
    const double = FACTOR * x;
    let total = 0;
    const copy = double;
    for (let i = 0; i < 2; i++) total += double;
    total = total - x;
    const f = (y) => y + 1;
    const { z } = { z: f(total) };
    return { copy, total, z };
  },
});`;

it('notes what declarations and assignments work out, but neither constants of the module nor copies', () => {
  const noted: [string, unknown][] = [];
  const noting: Arithmetic<number> = {
    ...float64,
    note(name, value) {
      noted.push([name, value]);
      return value;
    },
  };
  const { formula } = runText(SOURCE, noting) as { formula: (inputs: object) => object };
  expect(formula({ x: 1 })).toEqual({ copy: 6, total: 11, z: 12 });
  expect(noted).toEqual([
    ['double', 6],
    ['total', 6],
    ['total', 12],
    ['total', 11],
  ]);
});

it('runs the same without anyone to note it', () => {
  const { formula } = runText(SOURCE, float64) as { formula: (inputs: object) => object };
  expect(formula({ x: 1 })).toEqual({ copy: 6, total: 11, z: 12 });
});

it('leaves names out where positions are asked for', () => {
  expect(lift(SOURCE).text).toContain('$let("double"');
  expect(lift(SOURCE, { positions: true }).text).not.toContain('$let');
});
