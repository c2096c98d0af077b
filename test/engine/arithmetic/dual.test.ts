/** Derivatives by dual numbers against central differences. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Arithmetic, Operand } from '../../../engine/src/arithmetic/arithmetic.js';
import { Dual, dual, gradientOf, variable } from '../../../engine/src/arithmetic/dual.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';

type Formula = <V>(A: Arithmetic<V>, x: Operand<V>, y: Operand<V>) => Operand<V>;

const formulas: readonly (readonly [string, Formula])[] = [
  ['x + y', (A, x, y) => A.add(x, y)],
  ['x − y', (A, x, y) => A.sub(x, y)],
  ['x y', (A, x, y) => A.mul(x, y)],
  ['x / y', (A, x, y) => A.div(x, y)],
  ['x ** y', (A, x, y) => A.pow(x, y)],
  ['x ** 3', (A, x) => A.pow(x, 3)],
  ['2 ** y', (A, _, y) => A.pow(2, y)],
  ['−x', (A, x) => A.neg(x)],
  ['|−x|', (A, x) => A.abs(A.neg(x))],
  ['√(x y)', (A, x, y) => A.sqrt(A.mul(x, y))],
  ['∛x', (A, x) => A.cbrt(x)],
  ['exp', (A, x) => A.exp(x)],
  ['expm1', (A, x) => A.expm1(x)],
  ['log', (A, x) => A.log(x)],
  ['log1p', (A, x) => A.log1p(x)],
  ['log2', (A, x) => A.log2(x)],
  ['log10', (A, x) => A.log10(x)],
  ['sin', (A, x) => A.sin(x)],
  ['cos', (A, x) => A.cos(x)],
  ['tan', (A, x) => A.tan(A.div(x, 4))],
  ['asin', (A, x) => A.asin(A.div(x, 5))],
  ['acos', (A, x) => A.acos(A.div(x, 5))],
  ['atan', (A, x) => A.atan(x)],
  ['atan2', (A, x, y) => A.atan2(x, y)],
  ['hypot', (A, x, y) => A.hypot(x, y, 2)],
  ['sinh', (A, x) => A.sinh(x)],
  ['cosh', (A, x) => A.cosh(x)],
  ['tanh', (A, x) => A.tanh(x)],
  ['asinh', (A, x) => A.asinh(x)],
  ['acosh', (A, x) => A.acosh(A.add(x, 1))],
  ['atanh', (A, x) => A.atanh(A.div(x, 5))],
  ['min and max', (A, x, y) => A.mul(A.min(x, 100), A.max(y, 0))],
  ['gamma', (A, x) => A.call('gamma', [x]) as Operand<never>],
  ['a composition', (A, x, y) => A.exp(A.div(A.mul(A.sin(x), y), A.add(1, A.pow(y, 2))))],
];

describe('derivatives agree with central differences', () => {
  const point = fc.double({ min: 0.2, max: 4, noNaN: true });
  test.each(formulas)('%s', (_, formula) => {
    fc.assert(
      fc.property(point, point, (x, y) => {
        const on = (a: number, b: number) => formula(float64, a, b);
        const result = formula(dual, variable(x, 0, 2), variable(y, 1, 2));
        const h = 1e-5;
        const differences = [(on(x + h, y) - on(x - h, y)) / (2 * h), (on(x, y + h) - on(x, y - h)) / (2 * h)];
        expect(dual.toNumber(result)).toBeCloseTo(on(x, y), 12);
        gradientOf(result, 2).forEach((slope, i) => {
          const expected = differences[i] as number;
          expect(Math.abs(slope - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected)));
        });
      }),
      { seed: 4, numRuns: 60 },
    );
  });
});

test('steps and remainders', () => {
  const x = variable(7.5, 0, 1);
  expect(gradientOf(dual.floor(x), 1)).toEqual([0]);
  expect(gradientOf(dual.mod(x, 2), 1)).toEqual([1]);
  expect(gradientOf(dual.sign(x), 1)).toEqual([0]);
});

test('a function without derivative gives results of its own shape', () => {
  const roots = dual.call('polynomialRoots', [[variable(-6, 0, 1), 1, 1]]) as { re: Dual }[];
  expect(Array.isArray(roots)).toBe(true);
});

test('arguments of very different size each get their own step', () => {
  const [a, b] = [1e-3, 50];
  const result = dual.call('beta', [variable(a, 0, 2), variable(b, 1, 2)]) as Dual;
  const digamma = (x: number) => float64.call('digamma', [x]) as number;
  // ∂B/∂a = B (ψ(a) − ψ(a + b)), DLMF 5.12 and 5.2.
  expect(result.gradient[0]! / (result.value * (digamma(a) - digamma(a + b)))).toBeCloseTo(1, 6);
  expect(result.gradient[1]! / (result.value * (digamma(b) - digamma(a + b)))).toBeCloseTo(1, 6);
});

test('a value that depends on no variable has a zero gradient', () => {
  expect(gradientOf(dual.mul(2, 3), 2)).toEqual([0, 0]);
  expect(gradientOf(dual.PI, 2)).toEqual([0, 0]);
});

test('zero to a positive power', () => {
  const power = dual.pow(variable(0, 0, 2), variable(2, 1, 2)) as Dual;
  expect(power).toEqual(new Dual(0, [0, 0]));
});

test('comparisons look at values, indexes are native', () => {
  const x = variable(2, 0, 1);
  expect([dual.lt(x, 3), dual.ge(x, 3), dual.eq(x, 2), dual.eq(x, '2'), dual.truthy(variable(0, 0, 1))]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(dual.index(x)).toBe(2);
});
