/** What the generic versions of the numeric functions have in common. */
import type { Arithmetic, Operand } from '../../arithmetic/arithmetic.js';

// biome-ignore lint/suspicious/noExplicitAny: a generic function runs on every arithmetic, whose values it never looks into
export type AnyArithmetic = Arithmetic<any>;
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Value = Operand<any>;

/** Orders values of an arithmetic from small to large, for `sort`. */
export function ascending(A: AnyArithmetic): (a: Value, b: Value) => number {
  return (a, b) => (A.lt(a, b) ? -1 : A.gt(a, b) ? 1 : 0);
}
