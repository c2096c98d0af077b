/**
 * Root finding on any arithmetic: doubles bring the bracket close, then secant steps on full values bring every digit.
 * Because those steps compute on full values, derivatives and dimensions come through as well.
 */
import { EVALUATION, spend } from '../../budget.js';
import { type Bracket, findBrackets, narrowBracket } from '../bracket.js';
import { isPole, noConvergence, noRoot } from '../find-root.js';
import type { AnyArithmetic, Value } from './values.js';

type ValueFunction = (x: Value) => Value;

/** Where the secant steps take over from the bracket, relative to the root. */
const CLOSE = 1e-9;
/** A step this small, relative to the root, leaves an error of its 1.6th power: beyond 34 digits. */
const SMALL_STEP = 1e-22;
const MOST_POLISHING_STEPS = 8;

/** As `findRoot`, on any arithmetic; low and high carry the unit. */
export function findRootOn(A: AnyArithmetic, f: ValueFunction, low: Value, high: Value, tolerance: Value = 0): Value {
  const from = A.toNumber(low);
  const to = A.toNumber(high);
  const [unit, size] = Math.abs(from) > Math.abs(to) ? [low, from] : [high, to];
  const at = (x: number): Value => A.mul(unit, x / size);
  const known = new Map<number, Value>();
  const asDouble = (x: number): number => {
    const value = f(at(x));
    known.set(x, value);
    return A.toNumber(value);
  };
  for (const bracket of findBrackets(asDouble, from, to)) {
    const { x, value } = narrowBracket(asDouble, bracket, CLOSE, A.toNumber(tolerance));
    if (isPole(bracket, value)) continue;
    const neighbor = nearest([...known.keys()], x);
    const inside = (point: Value): boolean => within(bracket, A.toNumber(point));
    return polish(A, f, inside, [at(x), known.get(x)], [at(neighbor), known.get(neighbor)]);
  }
  throw noRoot();
}

function within({ low, high }: Bracket, x: number): boolean {
  return x >= low && x <= high;
}

function nearest(points: readonly number[], x: number): number {
  return points.reduce((best, point) =>
    best === x || (point !== x && Math.abs(point - x) < Math.abs(best - x)) ? point : best,
  );
}

type Point = [x: Value, value: Value];

/** Secant steps from a point and one near it, as long as they stay inside the bracket. */
function polish(
  A: AnyArithmetic,
  f: ValueFunction,
  inside: (x: Value) => boolean,
  [start, atStart]: Point,
  [near, atNear]: Point,
): Value {
  let [x, value, previous, atPrevious] = [start, atStart, near, atNear];
  let lastSize = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MOST_POLISHING_STEPS; step++) {
    spend(EVALUATION);
    const difference = A.sub(value, atPrevious);
    if (A.toNumber(value) === 0 || A.toNumber(difference) === 0) break;
    const change = A.div(A.mul(value, A.sub(x, previous)), difference);
    const size = Math.abs(A.toNumber(change));
    // Rounding in f has taken over when the steps stop shrinking.
    const next = A.sub(x, change);
    if (!(size < lastSize) || !inside(next)) break;
    [previous, atPrevious] = [x, value];
    x = next;
    if (size <= SMALL_STEP * Math.abs(A.toNumber(x))) break;
    lastSize = size;
    value = f(x);
  }
  return x;
}

/** As `newton`, on any arithmetic. */
export function newtonOn(A: AnyArithmetic, f: ValueFunction, guess: Value, derivative?: ValueFunction): Value {
  let x = guess;
  let value = f(x);
  const first = A.toNumber(guess);
  let previous = first === 0 ? A.add(guess, 1e-4) : A.mul(guess, 1.0001);
  let atPrevious: Value = derivative ? 0 : f(previous);
  let lastSize = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 100; step++) {
    spend(EVALUATION);
    if (A.toNumber(value) === 0) return x;
    const slope = derivative ? derivative(x) : A.div(A.sub(atPrevious, value), A.sub(previous, x));
    const change = A.div(value, slope);
    const size = Math.abs(A.toNumber(change));
    if (!Number.isFinite(size)) break;
    const next = A.sub(x, change);
    const scale = Math.abs(A.toNumber(next));
    if (size <= SMALL_STEP * scale) return next;
    // Rounding in f has taken over when tiny steps stop shrinking.
    if (size <= 1e-12 * scale && size >= lastSize) return x;
    lastSize = size;
    [previous, atPrevious] = [x, value];
    x = next;
    value = f(x);
    if (!derivative && A.toNumber(A.sub(value, atPrevious)) === 0) {
      if (size <= 1e-8 * scale) return x;
      break;
    }
  }
  throw noConvergence();
}
