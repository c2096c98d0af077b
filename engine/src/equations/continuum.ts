/** Tells a solution that stands alone from one of a whole line of solutions, where equations repeat each other. */
import type { Values } from './evaluate.js';
import { improve, residualOf, scaledJacobian, startingValue } from './newton.js';
import { HOLDS } from './single.js';
import type { TreeEquation } from './system.js';
import type { EquationVariable } from './variables.js';

/** A pivot below this, in equations and variables scaled to one, may be a zero. */
const FLAT = 1e-7;
const STEP = 0.01;
const MAX_STEPS = 8;

/** The same where equations are functions of each other: nothing but rounding is left. */
const ROUNDING = 1e-11;

/** A direction in which the equations do not change to first order, its largest part 1; undefined where there is none. */
function flatDirection(rows: readonly (readonly number[])[], columns: number, flat = FLAT): number[] | undefined {
  const matrix = rows.map((row) => [...row]);
  const order = [...Array(columns).keys()];
  let rank = 0;
  for (; rank < Math.min(matrix.length, columns); rank++) {
    let [best, pivotRow, pivotColumn] = [0, rank, rank];
    for (let row = rank; row < matrix.length; row++) {
      for (let column = rank; column < columns; column++) {
        const size = Math.abs(matrix[row]![order[column]!]!);
        if (size > best) [best, pivotRow, pivotColumn] = [size, row, column];
      }
    }
    if (!(best > flat)) break;
    [matrix[rank], matrix[pivotRow]] = [matrix[pivotRow]!, matrix[rank]!];
    [order[rank], order[pivotColumn]] = [order[pivotColumn]!, order[rank]!];
    const head = matrix[rank]!;
    for (let row = rank + 1; row < matrix.length; row++) {
      const factor = matrix[row]![order[rank]!]! / head[order[rank]!]!;
      for (const column of order) matrix[row]![column] = matrix[row]![column]! - factor * head[column]!;
    }
  }
  if (rank === columns) return undefined;
  const direction = new Array<number>(columns).fill(0);
  direction[order[rank]!] = 1;
  for (let row = rank - 1; row >= 0; row--) {
    let sum = 0;
    for (const column of order.slice(row + 1)) sum += matrix[row]![column]! * direction[column]!;
    direction[order[row]!] = -sum / matrix[row]![order[row]!]!;
  }
  const largest = Math.max(...direction.map(Math.abs));
  return direction.map((part) => part / largest);
}

/** A move that changes an equation by this is felt. */
const FELT = 1e-6;
const MOST_DECADES = 40;

/**
 * How far the freest unknown is moved, in parts of it: so far that the equations feel it. One that is next to nothing, as
 * the width of a rectangle that is hardly wider than its diagonal, can be moved by far without a trace.
 */
function stepOf(equations: readonly TreeEquation[], freest: string, solution: Values): number {
  const value = solution.get(freest)!;
  let step = STEP;
  if (value === 0) return step;
  for (let decade = 0; decade < MOST_DECADES; decade++) {
    if (residualOf(equations, new Map(solution).set(freest, value * (1 + step))) > FELT) return step;
    step *= 10;
  }
  return STEP;
}

/**
 * Whether the equations hold beside the solution too, so that they do not determine the unknowns: the freest one is
 * moved, the others follow from all equations but one, and that one holds as well. Beside a double root, which is flat
 * like that too, it does not.
 */
export function isOneOfMany(
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  solution: Values,
): boolean {
  const direction = flatDirection(scaledJacobian(equations, unknowns, solution).rows, unknowns.length);
  if (direction === undefined) return false;
  const freest = unknowns[direction.findIndex((part) => Math.abs(part) === 1)]!;
  const others = unknowns.filter((name) => name !== freest);
  const step = stepOf(equations, freest, solution);
  return equations.some((left) => {
    const beside = new Map(solution);
    unknowns.forEach((name, index) => {
      const value = solution.get(name)!;
      const part = name === freest ? step : STEP;
      beside.set(name, value + part * direction[index]! * (Math.abs(value) || 1));
    });
    const rest = equations.filter((equation) => equation !== left);
    return improve(rest, others, beside, MAX_STEPS) <= HOLDS && residualOf(equations, beside) <= HOLDS;
  });
}

/** Places that have nothing to do with each other, as parts of the range. */
const PLACES: readonly number[] = [0.13, 0.22, 0.31, 0.39, 0.48, 0.57, 0.73, 0.86];
/** At fewer places than this, where doubles tell the slopes of all equations, nothing is said of them. */
const FEWEST = 2;

/**
 * Whether the equations say less than they seem to, wherever they are looked at: climb, distance and time give a rate of
 * climb already, and with it they leave the speed open or contradict each other.
 */
export function isDependent(equations: readonly TreeEquation[], unknowns: readonly EquationVariable[]): boolean {
  const names = unknowns.map(({ name }) => name);
  const telling = PLACES.map((place) => {
    const values = unknowns.map((variable, index) => startingValue(variable, (place + index * 0.071) % 1));
    return scaledJacobian(equations, names, new Map(names.map((name, index) => [name, values[index]!]))).rows;
  }).filter((rows) => rows.every((row) => row.every(Number.isFinite) && row.some((part) => part !== 0)));
  return telling.length >= FEWEST && telling.every((rows) => flatDirection(rows, names.length, ROUNDING) !== undefined);
}
