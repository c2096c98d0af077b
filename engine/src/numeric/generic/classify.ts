/** `classify` on any arithmetic: limits are plain magnitudes in the value's own unit, so magnitudes are compared. */
import type { AnyArithmetic, Value } from './values.js';

export function classifyOn(
  A: AnyArithmetic,
  value: Value,
  steps: readonly (readonly [below: Value, name: string])[],
  last: string,
): string {
  const magnitude = A.toNumber(value);
  return steps.find(([below]) => magnitude < A.toNumber(below))?.[1] ?? last;
}
