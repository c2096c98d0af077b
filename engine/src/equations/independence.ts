/** Tells sets of knowns that determine the rest from sets that only seem to, by the structure of the equations. */
import type { Values } from './evaluate.js';
import { scaledJacobian, startingValue } from './newton.js';
import { solutionsOf } from './search.js';
import { nonNegativeTest } from './signs.js';
import { determinedBy } from './structure.js';
import type { TreeEquation } from './system.js';
import type { EquationVariable } from './variables.js';

/** A pivot below this, in equations and variables scaled to one, is a zero. */
const DEPENDENT = 1e-9;
const ATTEMPTS = 3;
const MAX_SETS = 12;

/** The number of independent columns. Changes the matrix. */
function rank(matrix: number[][], columns: number): number {
  let found = 0;
  for (let column = 0; column < columns; column++) {
    let pivot = found;
    for (let row = found; row < matrix.length; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    if (pivot >= matrix.length || !(Math.abs(matrix[pivot]![column]!) > DEPENDENT)) continue;
    [matrix[found], matrix[pivot]] = [matrix[pivot]!, matrix[found]!];
    const head = matrix[found]!;
    for (let row = found + 1; row < matrix.length; row++) {
      const factor = matrix[row]![column]! / head[column]!;
      for (let k = column; k < columns; k++) matrix[row]![k] = matrix[row]![k]! - factor * head[k]!;
    }
    found++;
  }
  return found;
}

/** Some values of all variables for which every equation holds, found from one of the sets; undefined when none is found. */
function somePoint(
  equations: readonly TreeEquation[],
  variables: readonly EquationVariable[],
  sets: readonly (readonly string[])[],
): Values | undefined {
  const byName = new Map(variables.map((variable) => [variable.name, { ...variable, integer: false }]));
  const names = [...byName.keys()];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    for (const set of sets.slice(0, MAX_SETS)) {
      const given = new Map(
        set.map((name, index) => [name, startingValue(byName.get(name)!, (attempt * 0.37 + index * 0.071 + 0.29) % 1)]),
      );
      const search = { variables: byName, nonNegative: nonNegativeTest(byName), quick: true, deadEnds: [] };
      const [point] = solutionsOf(search, equations, names, given);
      if (point !== undefined && names.every((name) => point.has(name))) return point;
    }
  }
  return undefined;
}

/**
 * Keeps the sets whose values fix the others: two equations may say the same of what they leave open (the ratio of two
 * gears and of their speeds). Keeps all when no values are found to try it on.
 */
export function independentSets(
  equations: readonly TreeEquation[],
  variables: readonly EquationVariable[],
  known: readonly string[],
  sets: readonly string[][],
): string[][] {
  const point = somePoint(
    equations,
    variables,
    sets.map((set) => [...known, ...set]),
  );
  if (point === undefined) return [...sets];
  return sets.filter((set) => {
    const open = variables.map(({ name }) => name).filter((name) => !known.includes(name) && !set.includes(name));
    const determined = [...determinedBy(equations, open)];
    const undetermined = open.filter((name) => !determined.includes(name));
    const { rows } = scaledJacobian(
      equations.filter((equation) => !equation.variables.some((name) => undetermined.includes(name))),
      determined,
      point,
    );
    return rank(rows, determined.length) === determined.length;
  });
}
