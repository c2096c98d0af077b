/** The same calculations on every arithmetic. */
import { describe, expect, test } from 'vitest';
import type { Arithmetic, Operand } from '../../../engine/src/arithmetic/arithmetic.js';
import { Decimal34, decimal } from '../../../engine/src/arithmetic/decimal.js';
import { dual, variable } from '../../../engine/src/arithmetic/dual.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { createQuantityArithmetic, quantityIn } from '../../../engine/src/arithmetic/quantity.js';
import { cases, type Operation } from './cases.js';

function run<V>(A: Arithmetic<V>, operation: Operation, args: readonly Operand<V>[]): Operand<V> {
  return (A[operation] as (...args: readonly Operand<V>[]) => Operand<V>)(...args);
}

/** How far the result is from the expected one, relative to it. */
function error(actual: Operand<unknown>, expected: string): number {
  const wanted = new Decimal34(expected);
  const difference = new Decimal34(String(actual)).minus(wanted).abs();
  return difference.div(wanted.isZero() ? 1 : wanted.abs()).toNumber();
}

/** 1.0041666666666667 ** -360 magnifies the rounding of its base to 1.8e-14. */
const DOUBLE = 2e-14;

/** Each arithmetic with the way a text becomes its value, and what its results are held to. */
const arithmetics: readonly (readonly [string, (operation: Operation, args: readonly string[]) => unknown, number])[] =
  [
    ['float64', (operation, args) => run(float64, operation, args.map(Number)), DOUBLE],
    [
      'decimal',
      (operation, args) =>
        run(
          decimal,
          operation,
          args.map((text) => decimal.lit(text)),
        ),
      2e-33,
    ],
    [
      'quantity',
      (operation, args) =>
        run(
          createQuantityArithmetic(),
          operation,
          args.map((text) => quantityIn('1', Number(text))),
        ),
      DOUBLE,
    ],
    [
      'dual',
      (operation, args) =>
        run(
          dual,
          operation,
          args.map((text, i) => variable(Number(text), i, args.length)),
        ),
      DOUBLE,
    ],
  ];

describe.each(arithmetics)('%s', (_, compute, tolerance) => {
  test.each(cases)('%s(%s) is %s', (operation, args, expected) => {
    expect(error(compute(operation, args) as Operand<unknown>, expected)).toBeLessThanOrEqual(tolerance);
  });
});
