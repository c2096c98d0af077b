/** Roots of a function of one number. */
import { noResult } from '../authoring/no-result.js';
import { EVALUATION, spend } from '../budget.js';
import { type Bracket, findBrackets, narrowBracket } from './bracket.js';

const FULL_PRECISION = 4e-16;

/**
 * The sentence when a function has no root between its bounds. It does not name them: they belong to the search, often
 * to a logarithm of what is searched for, and users know neither.
 */
export function noRoot(): Error {
  return noResult(
    'No value within the range that is searched fits these inputs: a solution, if there is one, is too extreme.',
  );
}

/** The sentence when the steps of a search from a first guess lead nowhere. */
export function noConvergence(): Error {
  return noResult('No value that fits these inputs was found: the search for a solution does not converge.');
}

/** Whether a sign change is a pole: the function is farther from zero there than at the ends of the bracket. */
export function isPole(bracket: Bracket, value: number): boolean {
  return Math.abs(value) > Math.max(Math.abs(bracket.atLow), Math.abs(bracket.atHigh));
}

/**
 * A root of f between low and high, to full precision or to the absolute tolerance given. When f has the same sign at
 * both ends, the interval is scanned from low to high for a sign change.
 * @throws NoResult when no sign change is found.
 * @example findRoot((rate) => netPresentValue(rate) - price, -0.99, 10)
 */
export function findRoot(f: (x: number) => number, low: number, high: number, tolerance = 0): number {
  for (const bracket of findBrackets(f, low, high)) {
    const { x, value } = narrowBracket(f, bracket, FULL_PRECISION, tolerance);
    if (!isPole(bracket, value)) return x;
  }
  throw noRoot();
}

/**
 * A root of f near a first guess by Newton's method, with the derivative given or taken from differences (then the
 * secant method), to full precision.
 * @throws NoResult when the steps do not converge.
 */
export function newton(f: (x: number) => number, guess: number, derivative?: (x: number) => number): number {
  let x = guess;
  let value = f(x);
  let previous = x + (x === 0 ? 1e-4 : 1e-4 * Math.abs(x));
  let atPrevious = derivative ? Number.NaN : f(previous);
  for (let step = 0; step < 100; step++) {
    spend(EVALUATION);
    if (value === 0) return x;
    const slope = derivative ? derivative(x) : (atPrevious - value) / (previous - x);
    const next = x - value / slope;
    if (!Number.isFinite(next)) break;
    if (Math.abs(next - x) <= FULL_PRECISION * Math.abs(next)) return next;
    [previous, atPrevious] = [x, value];
    x = next;
    value = f(x);
    // Rounding in f can keep a secant from moving: both points are then equally good.
    if (value === atPrevious && !derivative) {
      if (Math.abs(x - previous) <= 1e-8 * Math.abs(x)) return x;
      break;
    }
  }
  throw noConvergence();
}
