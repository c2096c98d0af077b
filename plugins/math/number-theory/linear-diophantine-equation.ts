import { defineCalculator, integer, noResult, table, text } from '@reckoner/engine';
import { bezout, modulo, signed } from '../shared/modular.js';

const LISTED = 100;
const whole = { min: -1e12, max: 1e12 } as const;
const up = (over: bigint, under: bigint) => -down(-over, under);
const down = (over: bigint, under: bigint) => (over - modulo(over, under)) / under;

/** One term of x = x₀ + (b/d)·t. */
function along(name: string, start: bigint, step: bigint): string {
  if (step === 0n) return `${name} = ${signed(start)}`;
  const size = step < 0n ? -step : step;
  return `${name} = ${signed(start)} ${step < 0n ? '−' : '+'} ${size === 1n ? '' : size}t`;
}

/** From ax + by = gcd(a, b) by the extended Euclidean algorithm; solutions differ by (b/d, −a/d). */
export default defineCalculator({
  title: 'Linear Diophantine equation',
  description:
    'Whole-number solutions of ax + by = c: one of them, all of them, and those without negative numbers, as in problems of coins and stamps.',
  keywords: [
    'diophantine equation solver',
    'integer solutions',
    'ax + by = c',
    'coin problem',
    'positive integer solutions',
  ],
  inputs: {
    a: integer({ label: 'Coefficient of x', symbol: 'a', ...whole }),
    b: integer({ label: 'Coefficient of y', symbol: 'b', ...whole }),
    c: integer({ label: 'Right-hand side', symbol: 'c', ...whole }),
  },
  outputs: {
    x: integer({ label: 'x of one solution', symbol: 'x_0', help: 'The least x from 0 on, where b is not 0.' }),
    y: integer({ label: 'y of one solution', symbol: 'y_0' }),
    general: text({ label: 'All solutions, t any whole number' }),
    nonNegative: text({ label: 'Solutions with x and y from 0 on' }),
    positive: text({ label: 'Solutions with x and y from 1 on' }),
    list: table(
      { x: integer({ label: 'x' }), y: integer({ label: 'y' }) },
      { label: 'Solutions from 0 on, at most the first 100', optional: true },
    ),
  },
  algorithm: ({ a, b, c }) => {
    const [first, second, side] = [BigInt(a), BigInt(b), BigInt(c)];
    const { divisor: common, x: factor } = bezout(first, second);
    // A search for an input also tries two coefficients of 0, which are refused: nothing is divided by 0 then.
    const divisor = common || 1n;
    if (side % divisor !== 0n) {
      throw noResult(`No whole numbers solve it: ${divisor} divides both coefficients, but not ${signed(side)}.`);
    }
    const stepX = (second < 0n ? -second : second) / divisor;
    const stepY = ((second < 0n ? 1n : -1n) * first) / divisor;
    const rawX = factor * (side / divisor);
    const x = stepX === 0n ? side / (first || 1n) : modulo(rawX, stepX);
    const y = stepX === 0n ? 0n : (side - first * x) / second;
    // Without b, y is free: it runs through all whole numbers.
    const strideY = stepX === 0n ? 1n : stepY;
    /** The values of t at which x and y are at least `from`: x never falls with t. */
    const within = (from: bigint): { count: number; low: bigint } => {
      if (stepX === 0n) return { count: x < from ? 0 : Number.POSITIVE_INFINITY, low: from };
      const low = up(from - x, stepX);
      if (stepY === 0n) return { count: y < from ? 0 : Number.POSITIVE_INFINITY, low };
      if (stepY > 0n) {
        const lowY = up(from - y, stepY);
        return { count: Number.POSITIVE_INFINITY, low: lowY > low ? lowY : low };
      }
      const high = down(y - from, -stepY);
      return { count: high < low ? 0 : Number(high - low) + 1, low };
    };
    const said = (count: number) =>
      count === Number.POSITIVE_INFINITY ? 'Infinitely many' : count === 0 ? 'None' : `${count}`;
    const zero = within(0n);
    const solved = {
      x: Number(x),
      y: Number(y),
      general: `${along('x', x, stepX)}, ${along('y', y, strideY)}`,
      nonNegative: said(zero.count),
      positive: said(within(1n).count),
    };
    if (zero.count === 0) return solved;
    return {
      ...solved,
      list: Array.from({ length: Math.min(zero.count, LISTED) }, (_, step) => ({
        x: Number(x + stepX * (zero.low + BigInt(step))),
        y: Number(y + strideY * (zero.low + BigInt(step))),
      })),
    };
  },
  requires: [
    {
      that: ({ a, b }) => a !== 0 || b !== 0,
      field: 'b',
      says: 'One of the coefficients must be another number than 0.',
    },
  ],
  explanation: 'One solution is x = {x}, y = {y}; all are {general} with any whole number t.',
  examples: [
    {
      inputs: { a: 172, b: 20, c: 1000 },
      results: {
        x: 0,
        y: 50,
        general: 'x = 0 + 5t, y = 50 − 43t',
        nonNegative: '2',
        positive: '1',
        list: { length: 2, rows: { 0: { x: 0, y: 50 }, 1: { x: 5, y: 7 } } },
      },
      source: 'Burton: Elementary Number Theory, §2.5: 172x + 20y = 1000 has the positive solution x = 5, y = 7',
    },
    {
      inputs: { a: 5, b: 3, c: 11 },
      results: { x: 1, y: 2, general: 'x = 1 + 3t, y = 2 − 5t', nonNegative: '1', positive: '1' },
      source: 'By hand: 5 + 6',
    },
    {
      inputs: { a: 6, b: 9, c: 3 },
      results: { x: 2, y: -1, nonNegative: 'None', positive: 'None' },
      source: 'By hand: 12 − 9',
    },
    {
      inputs: { a: 3, b: -2, c: 1 },
      results: {
        x: 1,
        y: 1,
        general: 'x = 1 + 2t, y = 1 + 3t',
        nonNegative: 'Infinitely many',
        positive: 'Infinitely many',
        list: { length: 100, rows: { 0: { x: 1, y: 1 }, 1: { x: 3, y: 4 } } },
      },
      source: 'By hand: 3 − 2',
    },
    {
      inputs: { a: 1, b: 1, c: 3 },
      results: { x: 0, y: 3, general: 'x = 0 + t, y = 3 − t', nonNegative: '4', positive: '2' },
      source: 'By hand: 0 + 3, 1 + 2, 2 + 1, 3 + 0',
    },
    {
      inputs: { a: 2, b: -3, c: 100 },
      results: {
        x: 2,
        y: -32,
        general: 'x = 2 + 3t, y = −32 + 2t',
        list: { length: 100, rows: { 0: { x: 50, y: 0 }, 1: { x: 53, y: 2 } } },
      },
      source: 'By hand: 4 + 96; 2 × 50 − 0',
    },
    {
      inputs: { a: 4, b: 0, c: -12 },
      results: { x: -3, y: 0, general: 'x = −3, y = 0 + t', nonNegative: 'None', positive: 'None' },
      source: 'By hand: x = −3, and any y',
    },
    {
      inputs: { a: 0, b: 4, c: 12 },
      results: { x: 0, y: 3, nonNegative: 'Infinitely many', list: { length: 100, rows: { 1: { x: 1, y: 3 } } } },
      source: 'By hand: y = 3, and any x',
    },
    {
      inputs: { a: 4, b: 0, c: 12 },
      results: { x: 3, y: 0, general: 'x = 3, y = 0 + t', nonNegative: 'Infinitely many', positive: 'Infinitely many' },
      source: 'By hand: x = 3, and any y',
    },
    {
      inputs: { a: 0, b: 4, c: -12 },
      results: { x: 0, y: -3, general: 'x = 0 + t, y = −3', nonNegative: 'None' },
      source: 'By hand: y = −3, and any x',
    },
    { inputs: { a: 6, b: 9, c: 5 }, noResult: '3 divides both', source: 'By hand: 6x + 9y is a multiple of 3' },
    { inputs: { a: 0, b: 0, c: 5 }, refused: 'another number than 0', source: 'By definition' },
  ],
  references: [
    {
      title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., chapter II',
      isbn: '978-0-19-921986-5',
    },
    { title: 'Burton: Elementary Number Theory, §2.5' },
  ],
});
