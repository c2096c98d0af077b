/** Solves one equation for its one unknown: in closed form where it can be inverted, else by a scan of the whole range. */
import { differenceAt, slopeAt } from './difference.js';
import { evaluate, type Values } from './evaluate.js';
import { isolate } from './isolate.js';
import { improve, residualOf } from './newton.js';
import { countVariables, type Node } from './node.js';
import { rationalRoots } from './polynomial.js';
import { scannedRoots } from './single-scan.js';
import { asWritten, type TreeEquation } from './system.js';
import { admit, byPreference, type EquationVariable, lowerBound, upperBound } from './variables.js';

export interface SingleSolution {
  /** Allowed values, in the order of preference. */
  readonly roots: readonly number[];
  /** Values that satisfy the equation but not the bounds. */
  readonly outside: readonly number[];
  /** The equation holds whatever the value. */
  readonly free: boolean;
  /** By a scan of the range, which may miss two roots that are close together. */
  readonly isSearched: boolean;
}

/** An equation that holds to this, relative to its terms, holds. */
export const HOLDS = 1e-9;
/** Where the equation holds to this on a bound, rounding alone kept the solution beyond it. */
const HOLDS_ON_BOUND = 1e-12;
/** Rounding of a closed form; a larger rest is worth Newton steps. */
export const EXACT = 4 * Number.EPSILON;

/** The equation holds at values of every magnitude: it does not depend on the variable. */
function holdsAnywhere(equation: TreeEquation, variable: EquationVariable): boolean {
  const lower = lowerBound(variable);
  const upper = upperBound(variable);
  const probes = [0.123, 0.456, 0.789].map((part) => lower + part * (upper - lower));
  for (const magnitude of [0.0123, 1.23, 45.6, 7.89e3, 1.23e6, 4.56e9]) probes.push(magnitude, -magnitude);
  return probes
    .filter((probe) => probe >= lower && probe <= upper)
    .every((probe) => residualOf([equation], new Map([[variable.name, probe]])) <= 1e-14);
}

/** Values that may solve the equation, as far as closed forms give them. */
function closedForm({ left, right }: TreeEquation, name: string, nonNegative: (node: Node) => boolean) {
  const occurrences = (countVariables(left).get(name) ?? 0) + (countVariables(right).get(name) ?? 0);
  const branches = occurrences === 1 ? isolate(left, right, name, nonNegative) : undefined;
  return branches?.map((branch) => evaluate(branch, new Map())) ?? rationalRoots(left, right, name);
}

/** The bound that a value lies beyond, where the equations hold there as well: a difference of doubles has lost the rest. */
export function onBound(
  equations: readonly TreeEquation[],
  variable: EquationVariable,
  values: Values,
): number | undefined {
  const bound = values.get(variable.name)! < lowerBound(variable) ? lowerBound(variable) : upperBound(variable);
  const admitted = admit(variable, bound);
  if (admitted === undefined) return undefined;
  return residualOf(equations, new Map(values).set(variable.name, admitted)) <= HOLDS_ON_BOUND ? admitted : undefined;
}

/** 0 and the bounds, where the equation holds there: rounding may leave the square of 0 below zero, and a sine above one. */
function extremes(equation: TreeEquation, variable: EquationVariable, given: Values): readonly number[] {
  const places = new Set([0, lowerBound(variable), upperBound(variable)]);
  return [...places].filter((place) => {
    if (admit(variable, place) === undefined) return false;
    return residualOf([asWritten(equation)], new Map(given).set(variable.name, place)) <= HOLDS_ON_BOUND;
  });
}

/** Rounding of the value and of each operation may add up to so many times the estimate. */
const ROUNDINGS = 4;

/** Whether the sides differ by no more than rounding: 10 log₁₀ x is off by all its digits where x is nearly 1. */
function holdsButForRounding(equation: TreeEquation, name: string, values: Values): boolean {
  const { gap, error } = differenceAt(equation, values);
  const moved = error + Math.abs(slopeAt(equation, name, values) * values.get(name)!) * Number.EPSILON;
  return Number.isFinite(moved) && gap <= ROUNDINGS * moved;
}

/**
 * Solves `equation`, in which `variable` is the only variable.
 * @param given With these the equation as it was written became this one. Its own terms tell what rounding is.
 */
export function solveSingle(
  equation: TreeEquation,
  variable: EquationVariable,
  nonNegative: (node: Node) => boolean,
  given: Values = new Map(),
): SingleSolution {
  const { name } = variable;
  if (holdsAnywhere(equation, variable)) return { roots: [], outside: [], free: true, isSearched: false };

  const closed = closedForm(equation, name, nonNegative);
  const candidates =
    closed?.length && closed.every(Number.isNaN)
      ? extremes(equation, variable, given)
      : (closed ?? scannedRoots(equation, variable));

  const roots: number[] = [];
  const outside: number[] = [];
  for (const candidate of candidates) {
    if (!Number.isFinite(candidate)) continue;
    const values = new Map([[name, candidate]]);
    let residual = residualOf([equation], values);
    if (residual > EXACT && residual < 1e-3) residual = improve([equation], [name], values, 8);
    if (residual > HOLDS && !holdsButForRounding(equation, name, values)) continue;
    const value = values.get(name)!;
    const admitted =
      admit(variable, value) ??
      onBound([equation], variable, values) ??
      onBound([asWritten(equation)], variable, new Map([...given, ...values]));
    if (admitted === undefined) outside.push(value);
    else if (!roots.some((root) => Math.abs(root - admitted) <= 1e-12 * Math.abs(admitted))) roots.push(admitted);
  }
  return { roots: roots.sort(byPreference), outside, free: false, isSearched: closed === undefined };
}
