/** Least squares of y itself for y = A·e^(bu): for each b the best A follows, so that only b is searched. */
import { findRoot, noResult, sum } from '@reckoner/engine';

export interface DirectFit {
  readonly b: number;
  /** The logarithm of |a|, and its sign. */
  readonly logA: number;
  readonly sign: number;
  /** The square root of this divides the residual standard error into that of b. */
  readonly information: number;
}

const LARGEST = 1e6;
const PER_DECADE = 6;

export function directFit(u: readonly number[], y: readonly number[]): DirectFit {
  const low = Math.min(...u);
  const high = Math.max(...u);
  const range = high - low;
  // Exponentials are taken from the end at which they are largest: none overflows.
  const shapeOf = (b: number) => {
    const origin = b > 0 ? high : low;
    const f = u.map((value) => Math.exp(b * (value - origin)));
    const top = sum(f.map((value, i) => value * y[i]!));
    const bottom = sum(f.map((value) => value ** 2));
    return { origin, f, top, bottom };
  };
  const explained = (b: number) => {
    const { top, bottom } = shapeOf(b);
    return top ** 2 / bottom;
  };
  // The middle of u where the curve weighs most takes the rounding of the other normal equation out of this one.
  const middleOf = (f: readonly number[], bottom: number) =>
    low + sum(f.map((value, i) => value ** 2 * (u[i]! - low))) / bottom;
  const slopeAt = (b: number) => {
    const { f, top, bottom } = shapeOf(b);
    const middle = middleOf(f, bottom);
    return sum(f.map((value, i) => (y[i]! - (top / bottom) * value) * value * (u[i]! - middle))) * Math.sign(top);
  };
  const sizes: number[] = [];
  for (let k = -2 * PER_DECADE; k <= Math.log10(LARGEST) * PER_DECADE; k++) sizes.push(10 ** (k / PER_DECADE) / range);
  const tried = [...[...sizes].reverse().map((size) => -size), 0, ...sizes];
  const found = tried.map(explained);
  const place = found.indexOf(Math.max(...found));
  // At the far ends the curve goes through a single point: where it does as well there, it does so all the way.
  const ends = Math.max(found[0]!, found.at(-1)!);
  if (ends >= found[place]! * (1 - 1e-12))
    throw noResult(
      'No curve of this kind fits best: the larger b is, up or down, the better, as where all of y is at one end of x.',
    );
  const b = findRoot(slopeAt, tried[place - 1]!, tried[place + 1]!);
  const { origin, f, top, bottom } = shapeOf(b);
  const middle = middleOf(f, bottom);
  return {
    b,
    logA: Math.log(Math.abs(top / bottom)) - b * origin,
    sign: Math.sign(top),
    information: (top / bottom) ** 2 * sum(f.map((value, i) => value ** 2 * (u[i]! - middle) ** 2)),
  };
}
