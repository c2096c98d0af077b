/** The left side of an equation less the right one, as far as doubles tell it. */
import { differentiate, type Values } from './evaluate.js';
import { roundingError } from './rounding-error.js';
import type { TreeEquation } from './system.js';

/** How large it is, how large the two sides are together, and how far rounding may have moved it. */
export function differenceAt(
  { left, right }: TreeEquation,
  values: Values,
): { readonly gap: number; readonly size: number; readonly error: number } {
  const [l, r] = [roundingError(left, values), roundingError(right, values)];
  return {
    gap: Math.abs(l.value - r.value),
    size: Math.abs(l.value) + Math.abs(r.value),
    error: l.error + r.error,
  };
}

/** How fast it changes with one of the variables. */
export function slopeAt({ left, right }: TreeEquation, name: string, values: Values): number {
  return differentiate(left, values, [name]).partials[0]! - differentiate(right, values, [name]).partials[0]!;
}
