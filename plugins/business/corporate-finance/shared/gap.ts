import { isNear } from '@reckoner/engine';

/** a - b, and 0 where they differ by their last digits alone. */
export function gap(a: number, b: number): number {
  return isNear(a, b, 1e-12 * (Math.abs(a) + Math.abs(b))) ? 0 * a : a - b;
}
