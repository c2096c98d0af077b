/** The least-squares line with what its standard errors are made of. */
import { mean, noResult, sum } from '@reckoner/engine';

export interface StraightLine {
  readonly slope: number;
  readonly intercept: number;
  readonly center: number;
  readonly squaresX: number;
  readonly squaresY: number;
  readonly squaresLeft: number;
}

/** Through deviations from the means, so that a far origin costs no digits. */
export function straightLine(x: readonly number[], y: readonly number[]): StraightLine {
  if (x.every((value) => value === x[0])) throw noResult('All x values are equal: no line can be fitted.');
  return lineThrough(x, y);
}

/** The same where x, not all equal, was computed. */
export function lineThrough(x: readonly number[], y: readonly number[]): StraightLine {
  const center = mean(x);
  const level = mean(y);
  const fromX = x.map((value) => value - center);
  const fromY = y.map((value) => value - level);
  const squaresX = sum(fromX.map((value) => value ** 2));
  const slope = sum(fromX.map((value, index) => value * fromY[index]!)) / squaresX;
  return {
    slope,
    intercept: level - slope * center,
    center,
    squaresX,
    squaresY: sum(fromY.map((value) => value ** 2)),
    squaresLeft: sum(fromX.map((value, index) => (fromY[index]! - slope * value) ** 2)),
  };
}

/** Whether what a fit leaves over is no more than the rounding of the values: twelve digits below them. */
export function isPerfect(squaresLeft: number, squares: number): boolean {
  return squaresLeft <= 1e-24 * squares;
}
