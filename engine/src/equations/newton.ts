/** Newton's method on several equations at once: to finish a solution to full precision, and to find one where elimination fails. */
import { differentiate, evaluate, termSize, type Values } from './evaluate.js';
import type { TreeEquation } from './system.js';
import { type EquationVariable, lowerBound, upperBound } from './variables.js';

/** How far the equations are from holding: the largest difference of two sides, relative to the terms in them. */
export function residualOf(equations: readonly TreeEquation[], values: Values): number {
  let largest = 0;
  for (const { left, right } of equations) {
    const l = evaluate(left, values);
    const r = evaluate(right, values);
    // Two infinities are no equality: 1/0 is not 2/0.
    if (l === r && Number.isFinite(l)) continue;
    const residual = Math.abs(l - r) / (termSize(left, values) + termSize(right, values));
    if (!(residual <= largest)) largest = Number.isNaN(residual) ? Number.POSITIVE_INFINITY : residual;
  }
  return largest;
}

/** Solves a small linear system by elimination with scaled pivots; undefined when it is singular. */
function solveLinear(matrix: number[][], right: number[]): number[] | undefined {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    const head = matrix[pivot]![column]!;
    if (head === 0 || !Number.isFinite(head)) return undefined;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    for (let row = column + 1; row < n; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      if (factor === 0) continue;
      for (let k = column; k < n; k++) matrix[row]![k] = matrix[row]![k]! - factor * matrix[column]![k]!;
      right[row] = right[row]! - factor * right[column]!;
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    let rest = right[row]!;
    for (let k = row + 1; k < n; k++) rest -= matrix[row]![k]! * solution[k]!;
    solution[row] = rest / matrix[row]![row]!;
  }
  return solution.every(Number.isFinite) ? solution : undefined;
}

/** Partial derivatives of left minus right: a row an equation, each variable in units of its own size, its largest entry 1. */
export function scaledJacobian(
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  values: Values,
): { readonly rows: number[][]; readonly differences: number[] } {
  const sizes = unknowns.map((name) => Math.abs(values.get(name)!) || 1);
  const rows: number[][] = [];
  const differences: number[] = [];
  for (const equation of equations) {
    const l = differentiate(equation.left, values, unknowns);
    const r = differentiate(equation.right, values, unknowns);
    const row = unknowns.map((_, index) => (l.partials[index]! - r.partials[index]!) * sizes[index]!);
    const scale = Math.max(...row.map(Math.abs)) || 1;
    rows.push(row.map((entry) => entry / scale));
    differences.push((l.value - r.value) / scale);
  }
  return { rows, differences };
}

function newtonStep(
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  values: Values,
): number[] | undefined {
  const { rows, differences } = scaledJacobian(equations, unknowns, values);
  const step = solveLinear(
    rows,
    differences.map((difference) => -difference),
  );
  return step?.map((share, index) => share * (Math.abs(values.get(unknowns[index]!)!) || 1));
}

/** Newton steps from `values` as long as they bring the equations nearer to holding. Changes `values`; returns the residual. */
export function improve(
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  values: Map<string, number>,
  maxSteps: number,
): number {
  let residual = residualOf(equations, values);
  for (let count = 0; count < maxSteps && residual > 0; count++) {
    const step = newtonStep(equations, unknowns, values);
    if (step === undefined) break;
    let better = false;
    for (let damping = 1; damping > 0.01 && !better; damping /= 2) {
      const trial = new Map(values);
      unknowns.forEach((name, index) => {
        trial.set(name, values.get(name)! + damping * step[index]!);
      });
      const reached = residualOf(equations, trial);
      if (reached >= residual) continue;
      for (const name of unknowns) values.set(name, trial.get(name)!);
      residual = reached;
      better = true;
    }
    if (!better) break;
  }
  return residual;
}

const STARTS = 24;
const MAX_STEPS = 30;
const CONVERGED = 1e-11;

/** Fractional part of multiples of irrational numbers: evenly spread starting points without chance. */
const spread = (index: number, dimension: number): number =>
  (index * Math.sqrt([2, 3, 5, 7, 11, 13][dimension % 6]!)) % 1;

/** A starting value: of moderate size where the bounds allow any. */
export function startingValue(variable: EquationVariable, fraction: number): number {
  const lower = lowerBound(variable);
  const upper = upperBound(variable);
  if (upper - lower <= 1000) return lower + (upper - lower) * (0.02 + 0.96 * fraction);
  const magnitude = 10 ** (8 * fraction - 3);
  if (lower >= 0) return Math.min(lower + magnitude, upper);
  if (upper <= 0) return Math.max(upper - magnitude, lower);
  const signed = fraction < 0.5 ? -(10 ** (10 * fraction - 2)) : 10 ** (10 * (fraction - 0.5) - 2);
  return Math.min(Math.max(signed, lower), upper);
}

/** Solutions of a block from many starting points; there may be others. */
export function newtonSolutions(
  equations: readonly TreeEquation[],
  unknowns: readonly EquationVariable[],
): Map<string, number>[] {
  const names = unknowns.map(({ name }) => name);
  const found: Map<string, number>[] = [];
  for (let index = 1; index <= STARTS && found.length < 4; index++) {
    const values = new Map(
      unknowns.map((variable, dimension) => [variable.name, startingValue(variable, spread(index, dimension))]),
    );
    if (improve(equations, names, values, MAX_STEPS) > CONVERGED) continue;
    const repeated = found.some((other) =>
      names.every((name) => Math.abs(other.get(name)! - values.get(name)!) <= 1e-8 * Math.abs(values.get(name)!)),
    );
    if (!repeated) found.push(values);
  }
  return found;
}
