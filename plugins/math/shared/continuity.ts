/** Where a function is continuous, its limit is its value. */
import { factorial } from '@reckoner/engine';
import type { Tree } from './expression-tree.js';
import { jetAt, nudges } from './jet.js';

const NEAR = 1e-6;

/**
 * The value at x, if the function has two derivatives there, real values to both sides and no digits lost, so that this
 * value is its limit too; nothing elsewhere, as at poles, steps and gaps.
 */
export function continuousValue(tree: Tree, x: number): number | undefined {
  const { value, first, second } = jetAt(tree, x, factorial);
  if (![value, first, second].every(Number.isFinite)) return undefined;
  const size = Math.abs(value);
  const spread = [1, 2, 3].map((seed) => Math.abs(jetAt(tree, x, factorial, nudges(seed)).value - value));
  if (Math.max(...spread) > 1e-9 * size) return undefined;
  // At a number that stands for a pole, as 1.5707963 for π/2, its own rounding is all that gives a value.
  if (Math.abs(first * x) * Number.EPSILON > 1e-6 * Math.max(1, size)) return undefined;
  const step = NEAR * Math.max(1, Math.abs(x));
  const beside = [x - step, x + step].map((near) => jetAt(tree, near, factorial).value);
  return beside.every(Number.isFinite) ? value : undefined;
}
