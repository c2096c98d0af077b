/** Divisors and multiples on any arithmetic. */
import type { AnyArithmetic, Value } from './values.js';

export function gcdOn(A: AnyArithmetic, ...values: readonly Value[]): Value {
  let result: Value = 0;
  for (const value of values) {
    let [a, b] = [A.abs(value), result];
    while (A.gt(b, 0)) [a, b] = [b, A.mod(a, b)];
    result = a;
  }
  return result;
}

export function lcmOn(A: AnyArithmetic, ...values: readonly Value[]): Value {
  let result: Value = 1;
  for (const value of values) {
    if (!A.truthy(value)) return 0;
    result = A.mul(A.div(result, gcdOn(A, result, value)), A.abs(value));
  }
  return result;
}
