/** Which variables to give besides those that are known, where those are too few. */
import { independentSets } from './independence.js';
import { missingSets, startingSets } from './structure.js';
import type { TreeEquation } from './system.js';
import type { EquationVariable } from './variables.js';

/** By the equations, which are kept, and the names of what is known: to find a point at which all hold takes long. */
const found = new WeakMap<readonly TreeEquation[], Map<string, string[][]>>();
/** Of one calculator; there are as many as there are subsets of its variables. */
const MOST_KEPT = 256;

/**
 * The smallest sets of variables that, with the known ones, determine all that have to be found; where none has to be,
 * those from which something follows at all.
 */
export function sufficientSets(
  equations: readonly TreeEquation[],
  variables: readonly EquationVariable[],
  known: readonly string[],
): readonly string[][] {
  const kept = found.get(equations) ?? new Map<string, string[][]>();
  found.set(equations, kept);
  const key = known.join();
  const before = kept.get(key);
  if (before !== undefined) return before;
  if (kept.size >= MOST_KEPT) kept.clear();
  const sets = searchedSets(equations, variables, known);
  kept.set(key, sets);
  return sets;
}

function searchedSets(
  equations: readonly TreeEquation[],
  variables: readonly EquationVariable[],
  known: readonly string[],
): string[][] {
  const unknowns = variables.map(({ name }) => name).filter((name) => !known.includes(name));
  const required = new Set(variables.filter(({ optional }) => !optional).map(({ name }) => name));
  const sets = required.size === 0 ? startingSets(equations, unknowns) : missingSets(equations, unknowns, required);
  return independentSets(equations, variables, known, sets);
}
