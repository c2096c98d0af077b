/** An unknown that occurs once comes out of every operation that can be undone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arithmetic, Operand } from '../../../engine/src/arithmetic/arithmetic.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { solveEquations } from '../../../engine/src/equations/index.js';
import { lift } from './systems.js';

// biome-ignore lint/suspicious/noExplicitAny: the operations run on any arithmetic
type Any = any;
type Operation = (A: Arithmetic<Any>, x: Operand<Any>) => Operand<Any>;

const within =
  (name: keyof Arithmetic<number>): Operation =>
  (A, x) =>
    (A[name] as (x: Any) => Any)(x);

/** Operations, with the range in which they are undone without ambiguity. */
const OPERATIONS: Readonly<Record<string, readonly [operation: Operation, min: number, max: number]>> = {
  '−x': [within('neg'), -9, 9],
  '|x|': [within('abs'), 0, 9],
  '√x': [within('sqrt'), 0.1, 9],
  '∛x': [within('cbrt'), 0.1, 9],
  '∛x below zero': [within('cbrt'), -9, -0.1],
  eˣ: [within('exp'), -3, 3],
  'eˣ − 1': [within('expm1'), 0.1, 3],
  'ln x': [within('log'), 0.1, 9],
  'ln (1 + x)': [within('log1p'), 0.1, 9],
  'log₂ x': [within('log2'), 0.1, 9],
  'log₁₀ x': [within('log10'), 0.1, 9],
  'sin x': [within('sin'), -1.4, 1.4],
  'sin x in the next turn': [within('sin'), 2 * Math.PI - 1.4, 2 * Math.PI + 1.4],
  'cos x': [within('cos'), 0.2, 3],
  'cos x below zero': [within('cos'), -3, -0.2],
  'tan x': [within('tan'), -1.4, 1.4],
  'arcsin x': [within('asin'), -0.9, 0.9],
  'arccos x': [within('acos'), -0.9, 0.9],
  'arctan x': [within('atan'), -3, 3],
  'sinh x': [within('sinh'), -3, 3],
  'cosh x': [within('cosh'), 0.2, 3],
  'tanh x': [within('tanh'), -1.5, 1.5],
  'arsinh x': [within('asinh'), -9, 9],
  'arcosh x': [within('acosh'), 1.2, 9],
  'artanh x': [within('atanh'), -0.9, 0.9],
  '3 + x': [(A, x) => A.add(3, x), -9, 9],
  'x − 3': [(A, x) => A.sub(x, 3), -9, 9],
  '3 − x': [(A, x) => A.sub(3, x), -9, 9],
  '7x': [(A, x) => A.mul(7, x), -9, 9],
  'x / 7': [(A, x) => A.div(x, 7), -9, 9],
  '7 / x': [(A, x) => A.div(7, x), 0.1, 9],
  'x²': [(A, x) => A.pow(x, 2), 0.1, 9],
  'x² below zero': [(A, x) => A.pow(x, 2), -9, -0.1],
  'x³': [(A, x) => A.pow(x, 3), 0.3, 9],
  'x³ below zero': [(A, x) => A.pow(x, 3), -9, -0.3],
  'x⁵': [(A, x) => A.pow(x, 5), 0.3, 9],
  'x⁵ below zero': [(A, x) => A.pow(x, 5), -9, -0.3],
  'x⁻²': [(A, x) => A.pow(x, -2), 0.1, 9],
  'x^1.7': [(A, x) => A.pow(x, A.lit('1.7')), 0.1, 9],
  '2ˣ': [(A, x) => A.pow(2, x), -5, 5],
  'hypot(3, x)': [(A, x) => A.hypot(3, x), 1, 9],
  'atan2(x, 2)': [(A, x) => A.atan2(x, 2), -9, 9],
  'atan2(2, x)': [(A, x) => A.atan2(2, x), 0.1, 9],
  // Without a closed form: found by the scan.
  'max(x, 2)': [(A, x) => A.max(x, 2), 2.1, 9],
  'x + eˣ': [(A, x) => A.add(x, A.exp(x)), -3, 3],
};

describe.each(Object.entries(OPERATIONS))('%s', (_, [operation, min, max]) => {
  it('gives its argument back', () => {
    const lifted = lift<'x' | 'y'>((A, { x, y }) => [[y, A.add(A.mul(2, operation(A, x)), 1)]]);
    const variables = [{ name: 'x', min, max }, { name: 'y' }];
    fc.assert(
      fc.property(fc.double({ min, max, noNaN: true }), (x) => {
        fc.pre(Math.abs(x) > 1e-3);
        const y = Number(float64.add(float64.mul(2, operation(float64, x)), 1));
        const outcome = solveEquations({ lifted, variables, known: { y } });
        if (!outcome.ok) throw new Error(outcome.reason);
        const solutions = [outcome.values, ...outcome.alternatives].map((values) => values.x!);
        expect(Math.min(...solutions.map((found) => Math.abs(found - x)))).toBeLessThan(
          1e-12 * Math.max(1, Math.abs(x)),
        );
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});
