/** Scans one equation for its one unknown over the whole range that its bounds allow. */
import { differentiate, evaluate, termSize } from './evaluate.js';
import { roundingError } from './rounding-error.js';
import { scanRoots } from './scan.js';
import type { TreeEquation } from './system.js';
import { type EquationVariable, lowerBound, upperBound } from './variables.js';

/** Where rounding may amount to this part of the two sides, their difference says nothing: 1 − (1 + i)⁻ⁿ for tiny i. */
const NOISE = 1e-6;

export function scannedRoots({ left, right }: TreeEquation, variable: EquationVariable): number[] {
  const { name } = variable;
  const values = new Map<string, number>();
  const at = (x: number) => values.set(name, x);
  return scanRoots(
    {
      value: (x) => evaluate(left, at(x)) - evaluate(right, at(x)),
      slope: (x) => differentiate(left, at(x), [name]).partials[0]! - differentiate(right, at(x), [name]).partials[0]!,
      termSize: (x) => termSize(left, at(x)) + termSize(right, at(x)),
      isReliable: (x) => {
        const l = roundingError(left, at(x));
        const r = roundingError(right, at(x));
        return !(l.error + r.error > NOISE * (Math.abs(l.value) + Math.abs(r.value)));
      },
    },
    lowerBound(variable),
    upperBound(variable),
  );
}
