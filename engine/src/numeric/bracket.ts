/** Finding and narrowing an interval on which a function of one number changes its sign. */
import { EVALUATION, spend } from '../budget.js';

/** Two points whose function values have different signs (or one of them is zero). */
export interface Bracket {
  readonly low: number;
  readonly high: number;
  readonly atLow: number;
  readonly atHigh: number;
}

/** How finely an interval without a sign change at its ends is scanned, at most. */
const FINEST_SCAN = 256;

/** Bisection alone needs about 1,075 steps over all doubles; with interpolation this is ample. */
const MOST_STEPS = 400;

function changesSign(a: number, b: number): boolean {
  return a === 0 || b === 0 || a < 0 !== b < 0;
}

/**
 * Looks for a sign change of f between low and high: at the ends, then on ever finer grids from low to high. A wide
 * positive interval is divided geometrically as well as evenly. Points where f is not a number are passed over.
 */
export function* findBrackets(f: (x: number) => number, low: number, high: number): Generator<Bracket> {
  const known = new Map<number, number>();
  const evaluate = (x: number): number => {
    let value = known.get(x);
    if (value === undefined) {
      spend(EVALUATION);
      value = f(x);
      known.set(x, value);
    }
    return value;
  };
  const geometric = low > 0 && high / low > 100;
  for (let parts = 1; parts <= FINEST_SCAN; parts *= 4) {
    for (const even of geometric && parts > 1 ? [false, true] : [true]) {
      let left: number | undefined;
      for (let index = 0; index <= parts; index++) {
        const share = index / parts;
        const x =
          index === 0 ? low : index === parts ? high : even ? low + (high - low) * share : low * (high / low) ** share;
        const value = evaluate(x);
        if (Number.isNaN(value)) {
          left = undefined;
          continue;
        }
        if (left !== undefined && changesSign(known.get(left)!, value)) {
          yield { low: left, high: x, atLow: known.get(left)!, atHigh: value };
        }
        left = x;
      }
    }
  }
}

/**
 * Narrows a bracket by Chandrupatla's method ("A new hybrid quadratic/bisection algorithm for finding the zero of a
 * nonlinear function", Advances in Engineering Software 28 (1997) 145–149) until it is no wider than the tolerances, and
 * returns the end with the smaller |f|, with f there.
 */
export function narrowBracket(
  f: (x: number) => number,
  bracket: Bracket,
  relativeTolerance: number,
  absoluteTolerance: number,
): { readonly x: number; readonly value: number } {
  let [newest, atNewest] = [bracket.low, bracket.atLow];
  let [opposite, atOpposite] = [bracket.high, bracket.atHigh];
  if (atNewest === 0) return { x: newest, value: 0 };
  if (atOpposite === 0) return { x: opposite, value: 0 };
  let third: number;
  let atThird: number;
  let share = 0.5;
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = newest + share * (opposite - newest);
    spend(EVALUATION);
    const value = f(x);
    if (value > 0 === atNewest > 0) {
      [third, atThird] = [newest, atNewest];
    } else {
      [third, atThird, opposite, atOpposite] = [opposite, atOpposite, newest, atNewest];
    }
    [newest, atNewest] = [x, value];
    const newestIsBest = Math.abs(atNewest) < Math.abs(atOpposite);
    const best = newestIsBest ? newest : opposite;
    const tolerance = relativeTolerance * Math.abs(best) + absoluteTolerance;
    const least = tolerance / Math.abs(opposite - newest);
    if (least > 0.5 || value === 0) break;
    const xi = (newest - opposite) / (third - opposite);
    const phi = (atNewest - atOpposite) / (atThird - atOpposite);
    share = 0.5;
    if (phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi) {
      share =
        (atNewest / (atOpposite - atNewest)) * (atThird / (atOpposite - atThird)) +
        ((((third - newest) / (opposite - newest)) * atNewest) / (atThird - atNewest)) *
          (atOpposite / (atThird - atOpposite));
    }
    share = Math.min(1 - least, Math.max(least, share));
  }
  return Math.abs(atNewest) <= Math.abs(atOpposite)
    ? { x: newest, value: atNewest }
    : { x: opposite, value: atOpposite };
}
