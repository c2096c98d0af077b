/** Which variables to give besides those that are known, where those are too few. */
import { independentSets } from './independence.js';
import { missingSets, startingSets } from './structure.js';
import type { TreeEquation } from './system.js';
import type { EquationVariable } from './variables.js';

/**
 * The smallest sets of variables that, with the known ones, determine all that have to be found; where none has to be,
 * those from which something follows at all.
 */
export function sufficientSets(
  equations: readonly TreeEquation[],
  variables: readonly EquationVariable[],
  known: readonly string[],
): string[][] {
  const unknowns = variables.map(({ name }) => name).filter((name) => !known.includes(name));
  const required = new Set(variables.filter(({ optional }) => !optional).map(({ name }) => name));
  const sets = required.size === 0 ? startingSets(equations, unknowns) : missingSets(equations, unknowns, required);
  return independentSets(equations, variables, known, sets);
}
