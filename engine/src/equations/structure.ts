/** What can be known from which variables occur in which equations: which givens suffice, and what to solve together. */
import type { TreeEquation } from './system.js';

function* subsets<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else {
    for (let index = from; index <= items.length - size; index++) {
      for (const rest of subsets(items, size - 1, index + 1)) yield [items[index]!, ...rest];
    }
  }
}

/** The unknowns that the equations fix, by their structure: block after block, each with as many equations as unknowns. */
export function determinedBy(equations: readonly TreeEquation[], unknowns: readonly string[]): Set<string> {
  const open = new Set(unknowns);
  const determined = new Set<string>();
  const pending = [...equations];
  for (;;) {
    const block = smallestBlock(pending, (name) => open.has(name));
    if (block === undefined) return determined;
    for (const name of block.unknowns) {
      open.delete(name);
      determined.add(name);
    }
    for (const index of [...block.equations].reverse()) pending.splice(index, 1);
  }
}

/** Sets looked at when naming what is missing; calculators with more variables than that get fewer proposals. */
const MAX_SETS = 3000;

/**
 * The smallest sets of variables that, given besides those that are not in `unknowns`, determine the `required` ones.
 * @param candidates which of the unknowns the sets may have
 */
export function missingSets(
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  required: ReadonlySet<string>,
  candidates = unknowns,
): string[][] {
  for (let size = 1; size <= candidates.length; size++) {
    const sets: string[][] = [];
    let looked = 0;
    for (const given of subsets(candidates, size)) {
      if (++looked > MAX_SETS) break;
      const open = unknowns.filter((name) => !given.includes(name));
      const determined = determinedBy(equations, open);
      if (open.every((name) => determined.has(name) || !required.has(name))) sets.push(given);
    }
    if (sets.length > 0) return sets;
  }
  return [];
}

/** The smallest sets of variables from which something follows at all, where no variable has to be found. */
export function startingSets(equations: readonly TreeEquation[], unknowns: readonly string[]): string[][] {
  const sets = unknowns.flatMap((wanted) =>
    missingSets(
      equations,
      unknowns,
      new Set([wanted]),
      unknowns.filter((name) => name !== wanted),
    ),
  );
  const size = Math.min(...sets.map((set) => set.length));
  const smallest = new Set(sets.filter((set) => set.length === size).map((set) => set.join()));
  return [...subsets(unknowns, size)].filter((set) => smallest.has(set.join()));
}

/** Equations to solve together for as many unknowns. */
export interface Block {
  readonly equations: readonly number[];
  readonly unknowns: readonly string[];
}

/** The smallest set of equations that has no more unknowns than equations; undefined when each has more. */
export function smallestBlock(
  equations: readonly TreeEquation[],
  isUnknown: (name: string) => boolean,
): Block | undefined {
  const open = equations.map((equation) => equation.variables.filter(isUnknown));
  const candidates = [...open.keys()].filter((index) => open[index]!.length > 0);
  for (let size = 1; size <= candidates.length; size++) {
    const usable = candidates.filter((index) => open[index]!.length <= size);
    const block = blockOf(size, open, usable, { equations: [], unknowns: [] });
    if (block !== undefined) return block;
  }
  return undefined;
}

/** The first block of that size that has what was chosen. What has more unknowns already is not looked at further. */
function blockOf(
  size: number,
  open: readonly (readonly string[])[],
  usable: readonly number[],
  chosen: Block,
): Block | undefined {
  const missing = size - chosen.equations.length;
  if (missing === 0) return chosen.unknowns.length === size ? chosen : undefined;
  for (let place = 0; place <= usable.length - missing; place++) {
    const index = usable[place]!;
    const others = open[index]!.filter((name) => !chosen.unknowns.includes(name));
    if (chosen.unknowns.length + others.length > size) continue;
    const more = { equations: [...chosen.equations, index], unknowns: [...chosen.unknowns, ...others] };
    const block = blockOf(size, open, usable.slice(place + 1), more);
    if (block !== undefined) return block;
  }
  return undefined;
}
