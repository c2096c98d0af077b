/** Sums and means on any arithmetic; sums start from the native zero, which goes with every unit. */
import type { AnyArithmetic, Value } from './values.js';

export function sumOn(A: AnyArithmetic, values: readonly Value[]): Value {
  return values.reduce((total, value) => A.add(total, value), 0);
}

export function meanOn(A: AnyArithmetic, values: readonly Value[]): Value {
  return A.div(sumOn(A, values), values.length);
}

export function productOn(A: AnyArithmetic, values: readonly Value[]): Value {
  return values.reduce((total, value) => A.mul(total, value), 1);
}

export function cumulativeSumOn(A: AnyArithmetic, values: readonly Value[]): Value[] {
  let total: Value = 0;
  return values.map((value) => {
    total = A.add(total, value);
    return total;
  });
}
