/** Comparisons in which the last digits do not decide, on any arithmetic. */
import { CLOSE } from '../near-comparison.js';
import type { AnyArithmetic, Value } from './values.js';

const isCloseOn = (A: AnyArithmetic, a: Value, b: Value): boolean =>
  A.lt(A.abs(A.sub(a, b)), A.mul(CLOSE, A.max(A.abs(a), A.abs(b))));

export function isAtMostOn(A: AnyArithmetic, a: Value, b: Value): boolean {
  return A.le(a, b) || isCloseOn(A, a, b);
}

export function isBelowOn(A: AnyArithmetic, a: Value, b: Value): boolean {
  return A.lt(a, b) && !isCloseOn(A, a, b);
}

export const isAtLeastOn = (A: AnyArithmetic, a: Value, b: Value): boolean => isAtMostOn(A, b, a);
export const isAboveOn = (A: AnyArithmetic, a: Value, b: Value): boolean => isBelowOn(A, b, a);
