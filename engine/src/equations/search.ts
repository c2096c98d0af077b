/** Searches all solutions of a set of equations: block by block, branch by branch, the preferred ones first. */
import { solveBlock } from './block.js';
import type { Values } from './evaluate.js';
import { residualOf } from './newton.js';
import { constantNode, type Node, substitute } from './node.js';
import { EXACT, HOLDS, solveSingle } from './single.js';
import { smallestBlock } from './structure.js';
import { asWritten, type TreeEquation, treeEquation } from './system.js';
import { admit, type EquationVariable } from './variables.js';

/** Why a branch of the search ended without a solution. */
export type DeadEnd =
  | { readonly kind: 'contradiction'; readonly equation: TreeEquation; readonly values: Values }
  | {
      readonly kind: 'no-root';
      readonly equations: readonly TreeEquation[];
      readonly unknowns: readonly string[];
      readonly values: Values;
      /** For one unknown: what it would have to be, beyond its bounds. */
      readonly outside: readonly number[];
      /** Nothing was found, which does not show that there is nothing. */
      readonly isSearched: boolean;
    }
  /** Of the equations some follow from others, so that values are left open or contradict each other. */
  | { readonly kind: 'dependent'; readonly unknowns: readonly string[] }
  | { readonly kind: 'open'; readonly unknowns: readonly string[]; readonly values: Values };

export interface Search {
  readonly variables: ReadonlyMap<string, EquationVariable>;
  readonly nonNegative: (node: Node) => boolean;
  /** Closed forms and elimination only, no search from many starting points. */
  readonly quick?: boolean;
  /** Filled with what went wrong, first things first. */
  readonly deadEnds: DeadEnd[];
}

const MAX_SOLUTIONS = 8;

const withValues = (equation: TreeEquation, values: Values): TreeEquation => {
  if (!equation.variables.some((name) => values.has(name))) return equation;
  const replacements = new Map([...values].map(([name, value]) => [name, constantNode(value)]));
  return treeEquation(
    substitute(equation.left, replacements),
    substitute(equation.right, replacements),
    asWritten(equation),
  );
};

/**
 * 0 in place of what rounding leaves of a sum that cancels: 0.1 + 0.2 − 0.3 is 5.6 × 10⁻¹⁷ on doubles. It is told by the
 * terms of the equation as it was written, before the given values were put in and summed.
 */
function withoutLeftOver(written: TreeEquation, variable: EquationVariable, root: number, given: Values): number {
  if (root === 0 || admit(variable, 0) === undefined) return root;
  const holdsAt = (value: number) => residualOf([written], new Map(given).set(variable.name, value)) <= EXACT;
  // Where 0 is a solution of its own, the equation does not hold between.
  return holdsAt(0) && holdsAt(root / 2) ? 0 : root;
}

/** @param given Values of unknowns that are found already. */
export type SolveRest = (
  search: Search,
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  given: Values,
) => Values[];

/**
 * Every solution that the search finds, the preferred first: values of the unknowns beside the `given` ones. Unknowns
 * that the equations do not reach are left out when they are optional.
 */
export function solutionsOf(
  search: Search,
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  given: Values,
): Values[] {
  const pending: TreeEquation[] = [];
  for (const equation of equations) {
    const reduced = withValues(equation, given);
    if (reduced.variables.length > 0) pending.push(reduced);
    else if (residualOf([reduced], given) > HOLDS) {
      const written = asWritten(equation);
      const unknown = written.variables.filter((name) => !given.has(name));
      // An unknown may have dropped out (0 × resistance): then no value of it fits.
      search.deadEnds.push(
        unknown.length > 0
          ? { kind: 'no-root', equations: [written], unknowns: unknown, values: given, outside: [], isSearched: false }
          : { kind: 'contradiction', equation: written, values: given },
      );
      return [];
    }
  }

  const block = smallestBlock(pending, (name) => !given.has(name));
  if (block === undefined) {
    const open = unknowns.filter((name) => !given.has(name) && !search.variables.get(name)!.optional);
    if (open.length === 0) return [given];
    search.deadEnds.push({ kind: 'open', unknowns: open, values: given });
    return [];
  }
  const rest = pending.filter((_, index) => !block.equations.includes(index));
  const chosen = block.equations.map((index) => pending[index]!);

  let found: Values[];
  let outside: readonly number[] = [];
  let isSearched = true;
  if (block.unknowns.length === 1) {
    const name = block.unknowns[0]!;
    const single = solveSingle(chosen[0]!, search.variables.get(name)!, search.nonNegative, given);
    if (single.free) return solutionsOf(search, rest, unknowns, given);
    const written = asWritten(chosen[0]!);
    found = single.roots.map(
      (root) => new Map([[name, withoutLeftOver(written, search.variables.get(name)!, root, given)]]),
    );
    ({ outside, isSearched } = single);
  } else found = solveBlock(search, chosen, block.unknowns, given, solutionsOf);

  if (found.length === 0) {
    search.deadEnds.push({
      kind: 'no-root',
      equations: chosen.map(asWritten),
      unknowns: block.unknowns,
      values: given,
      outside,
      isSearched,
    });
  }
  const solutions: Values[] = [];
  for (const values of found) {
    solutions.push(...solutionsOf(search, rest, unknowns, new Map([...given, ...values])));
    if (solutions.length >= MAX_SOLUTIONS) break;
  }
  return solutions.slice(0, MAX_SOLUTIONS);
}
