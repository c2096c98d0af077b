/** Solves equations together: by elimination, else by a search from many starting points. */
import { isDependent, isOneOfMany } from './continuum.js';
import { cheapestElimination, eliminated } from './eliminate.js';
import { evaluate, type Values } from './evaluate.js';
import { improve, newtonSolutions } from './newton.js';
import type { DeadEnd, Search, SolveRest } from './search.js';
import { HOLDS, onBound } from './single.js';
import type { TreeEquation } from './system.js';
import { admit, byPreference } from './variables.js';

/**
 * Solves two or more equations that share their unknowns.
 * @param solveRest Solves what an elimination leaves.
 */
export function solveBlock(
  search: Search,
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  given: Values,
  solveRest: SolveRest,
): Values[] {
  const solutions: Values[] = [];
  const accept = (found: Values) => {
    const values = new Map(found);
    if (improve(equations, unknowns, values, 6) > HOLDS) return;
    for (const name of unknowns) {
      const variable = search.variables.get(name)!;
      const admitted = admit(variable, values.get(name)!) ?? onBound(equations, variable, values);
      if (admitted === undefined) return;
      values.set(name, admitted);
    }
    const repeated = solutions.some((other) =>
      unknowns.every((name) => Math.abs(other.get(name)! - values.get(name)!) <= 1e-9 * Math.abs(values.get(name)!)),
    );
    if (!repeated) solutions.push(values);
  };

  let isOpen = false;
  let isRepeated = false;
  const elimination = cheapestElimination(equations, unknowns, search.nonNegative);
  if (elimination !== undefined) {
    const rest = unknowns.filter((name) => name !== elimination.name);
    for (const branch of elimination.branches) {
      const reduced = eliminated(equations, elimination, branch);
      if (reduced === undefined) continue;
      const deadEnds: DeadEnd[] = [];
      for (const found of solveRest({ ...search, deadEnds }, reduced, rest, new Map())) {
        accept(new Map(found).set(elimination.name, evaluate(branch, found)));
      }
      isOpen ||= deadEnds[0]?.kind === 'open';
      isRepeated ||= deadEnds.some(({ kind }) => kind === 'dependent');
    }
  }
  if (isOpen && solutions.length === 0) {
    // One equation says what the others say already.
    search.deadEnds.push({ kind: 'open', unknowns, values: given });
    return [];
  }
  if (solutions.length === 0 && !search.quick) {
    const variables = unknowns.map((name) => search.variables.get(name)!);
    for (const found of newtonSolutions(equations, variables)) {
      if (isOneOfMany(equations, unknowns, found)) {
        search.deadEnds.push({ kind: 'open', unknowns, values: given });
        return [];
      }
      accept(found);
    }
    if (solutions.length === 0 && (isRepeated || isDependent(equations, variables)))
      search.deadEnds.push({ kind: 'dependent', unknowns });
  }
  const first = unknowns[0]!;
  return solutions.sort((a, b) => byPreference(a.get(first)!, b.get(first)!));
}
