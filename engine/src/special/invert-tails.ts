/** Quantiles of distributions on positive numbers, by Newton's method on the logarithm of the smaller tail. */
import { EVALUATION, spend } from '../budget.js';

/** P(X ≤ x) and P(X > x). */
export interface Tails {
  readonly lower: number;
  readonly upper: number;
}

export interface TailFunctions {
  readonly tails: (x: number) => Tails;
  /** x times the density at x: the density of ln X. */
  readonly logDensity: (x: number) => number;
  /** Where to begin; any positive number will do. */
  readonly guess: number;
  readonly upperEnd: number;
}

/**
 * The x > 0 at which the distribution has the given tails; the smaller one of them counts. Newton steps in ln x, kept
 * inside a shrinking bracket by geometric bisection. NaN when the tails are no probabilities.
 */
export function invertTails(wanted: Tails, { tails, logDensity, guess, upperEnd }: TailFunctions): number {
  if (!(wanted.lower >= 0 && wanted.upper >= 0)) return Number.NaN;
  if (wanted.lower === 0) return 0;
  if (wanted.upper === 0) return upperEnd;
  const fromBelow = wanted.lower < wanted.upper;
  let low = Number.MIN_VALUE;
  let high = Math.min(upperEnd, Number.MAX_VALUE);
  let x = guess > 0 && guess < upperEnd ? guess : Number.isFinite(upperEnd) ? upperEnd / 2 : 1;
  for (let step = 0; step < 200; step++) {
    spend(EVALUATION);
    const current = tails(x);
    const [tail, target] = fromBelow ? [current.lower, wanted.lower] : [current.upper, wanted.upper];
    const tooHigh = fromBelow ? tail > target : tail < target;
    if (tail === target) return x;
    if (tooHigh) high = x;
    else low = x;
    const change = ((fromBelow ? -1 : 1) * tail * Math.log(tail / target)) / logDensity(x);
    let next = x * Math.exp(change);
    if (!(next > low && next < high)) next = Math.sqrt(low) * Math.sqrt(high);
    if (Math.abs(next - x) <= 4e-16 * x) return next;
    x = next;
  }
  return x;
}
