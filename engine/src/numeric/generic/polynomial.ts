/** Polynomials on any arithmetic. */
import type { AnyArithmetic, Value } from './values.js';

export function polynomialOn(A: AnyArithmetic, coefficients: readonly Value[], x: Value): Value {
  if (coefficients.length === 0) return 0;
  return coefficients.reduceRight((value, coefficient) => A.add(A.mul(value, x), coefficient));
}
