/** Scans one equation for its one unknown over the whole range that its bounds allow. */
import { differenceAt, slopeAt } from './difference.js';
import { evaluate, termSize } from './evaluate.js';
import { scanRoots, TOUCHING_ZERO } from './scan.js';
import type { TreeEquation } from './system.js';
import { type EquationVariable, lowerBound, upperBound } from './variables.js';

/**
 * Where rounding may amount to this part of the two sides, or move a root by this part of itself, their difference says
 * nothing: 1 − (1 + i)⁻ⁿ for tiny i. Sides that both come to nothing at a root are told by how far it is moved.
 */
const NOISE = 1e-6;

export function scannedRoots(equation: TreeEquation, variable: EquationVariable): number[] {
  const { left, right } = equation;
  const { name } = variable;
  const values = new Map<string, number>();
  const at = (x: number) => values.set(name, x);
  const slope = (x: number) => slopeAt(equation, name, at(x));
  const sizeOfTerms = (x: number) => termSize(left, at(x)) + termSize(right, at(x));
  return scanRoots(
    {
      value: (x) => evaluate(left, at(x)) - evaluate(right, at(x)),
      slope,
      termSize: sizeOfTerms,
      isReliable: (x) => {
        const { size, error } = differenceAt(equation, at(x));
        return !(error > NOISE * size) || error <= NOISE * Math.abs(x * slope(x));
      },
      isNoise: (x) => {
        const { gap, error } = differenceAt(equation, at(x));
        return gap <= Math.max(error, TOUCHING_ZERO * sizeOfTerms(x));
      },
    },
    lowerBound(variable),
    upperBound(variable),
  );
}
