/** Scans one equation for its one unknown over the whole range that its bounds allow. */
import { differentiate, evaluate, termSize } from './evaluate.js';
import { roundingError } from './rounding-error.js';
import { scanRoots, TOUCHING_ZERO } from './scan.js';
import type { TreeEquation } from './system.js';
import { type EquationVariable, lowerBound, upperBound } from './variables.js';

/**
 * Where rounding may amount to this part of the two sides, or move a root by this part of itself, their difference says
 * nothing: 1 − (1 + i)⁻ⁿ for tiny i. Sides that both come to nothing at a root are told by how far it is moved.
 */
const NOISE = 1e-6;

export function scannedRoots({ left, right }: TreeEquation, variable: EquationVariable): number[] {
  const { name } = variable;
  const values = new Map<string, number>();
  const at = (x: number) => values.set(name, x);
  const slope = (x: number): number =>
    differentiate(left, at(x), [name]).partials[0]! - differentiate(right, at(x), [name]).partials[0]!;
  const sizeOfTerms = (x: number) => termSize(left, at(x)) + termSize(right, at(x));
  const sides = (x: number) => [roundingError(left, at(x)), roundingError(right, at(x))] as const;
  return scanRoots(
    {
      value: (x) => evaluate(left, at(x)) - evaluate(right, at(x)),
      slope,
      termSize: sizeOfTerms,
      isReliable: (x) => {
        const [l, r] = sides(x);
        const error = l.error + r.error;
        const isSmall = !(error > NOISE * (Math.abs(l.value) + Math.abs(r.value)));
        return isSmall || error <= NOISE * Math.abs(x * slope(x));
      },
      isNoise: (x) => {
        const [l, r] = sides(x);
        return Math.abs(l.value - r.value) <= Math.max(l.error + r.error, TOUCHING_ZERO * sizeOfTerms(x));
      },
    },
    lowerBound(variable),
    upperBound(variable),
  );
}
