/**
 * Searches on dual numbers: doubles find the place, and the implicit function theorem says how it moves. Steps of the
 * search itself would be differentiated in vain: they end when the value is right, before its derivatives are.
 */
import { EVALUATION, spend } from '../budget.js';
import { findRoot, newton } from '../numeric/find-root.js';
import { minimize } from '../numeric/minimize.js';
import { Dual, magnitude } from './dual-number.js';

type Value = Dual | number;
type ValueFunction = (x: Value) => Value;

/** The step of differences of derivatives, beside the place's own size: rounding and curvature weigh the same. */
const STEP = Math.cbrt(Number.EPSILON);

const onDoubles = (f: ValueFunction) => (x: number) => magnitude(f(x));

/** The derivatives of f by the variables at x, and by x itself. */
function slopesAt(f: ValueFunction, x: number, count: number): { byVariables: readonly number[]; byPlace: number } {
  spend(EVALUATION);
  const value = f(new Dual(x, [...new Array<number>(count).fill(0), 1]));
  const gradient = typeof value === 'object' ? value.gradient : [];
  return { byVariables: Array.from({ length: count }, (_, i) => gradient[i] ?? 0), byPlace: gradient[count] ?? 0 };
}

/** On how many variables f depends besides its own; those of an outer search are among them. */
function countOf(f: ValueFunction, x: number): number {
  const value = f(x);
  return typeof value === 'object' ? value.gradient.length : 0;
}

/** How the place moves that keeps a slope `byPlace · dx + byVariables · dp` at zero; NaN where it does not say. */
function moving(x: number, byVariables: readonly number[], byPlace: number): Dual {
  return new Dual(
    x,
    byVariables.map((slope) => (byPlace === 0 ? Number.NaN : slope === 0 ? 0 : -slope / byPlace)),
  );
}

/** f(x, p) = 0 has dx/dp = −f_p / f_x. */
function rootAt(f: ValueFunction, x: number): Value {
  const count = countOf(f, x);
  if (count === 0) return x;
  const { byVariables, byPlace } = slopesAt(f, x, count);
  return moving(x, byVariables, byPlace);
}

function findRootOnDuals(f: ValueFunction, low: Value, high: Value, tolerance: Value = 0): Value {
  return rootAt(f, findRoot(onDoubles(f), magnitude(low), magnitude(high), magnitude(tolerance)));
}

function newtonOnDuals(f: ValueFunction, guess: Value, derivative?: ValueFunction): Value {
  return rootAt(f, newton(onDoubles(f), magnitude(guess), derivative && onDoubles(derivative)));
}

/** At a minimum within the bounds f_x(x, p) = 0, so that dx/dp = −f_xp / f_xx; at a bound it moves with that. */
function minimizeOnDuals(f: ValueFunction, low: Value, high: Value, tolerance: Value = 1e-9): Value {
  const [from, to] = [magnitude(low), magnitude(high)];
  const x = minimize(onDoubles(f), from, to, magnitude(tolerance));
  const step = STEP * Math.max(Math.abs(x), 1e-3 * (to - from));
  if (x - step <= from) return low;
  if (x + step >= to) return high;
  const count = countOf(f, x);
  if (count === 0) return x;
  const [above, below] = [slopesAt(f, x + step, count), slopesAt(f, x - step, count)];
  const mixed = above.byVariables.map((slope, i) => slope - below.byVariables[i]!);
  return moving(x, mixed, above.byPlace - below.byPlace);
}

/** By the name that formulas call. */
export const dualSearches: Readonly<Record<string, (...args: never[]) => Value>> = {
  findRoot: findRootOnDuals,
  newton: newtonOnDuals,
  minimize: minimizeOnDuals,
};
