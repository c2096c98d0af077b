/**
 * What the solver of the library does without at first, under the names of the engine's modules. Which of it a set of
 * equations may need is known when its functions are made, so that it comes with the calculators that need it.
 */
import type * as block from '@reckoner/engine/equations/block';
import type * as polynomial from '@reckoner/engine/equations/polynomial';
import type * as print from '@reckoner/engine/equations/print';
import type * as singleScan from '@reckoner/engine/equations/single-scan';
import type * as sufficient from '@reckoner/engine/equations/sufficient';
import { asWritten, type TreeEquation } from '@reckoner/engine/equations/system';

type Parts = Pick<typeof block, 'solveBlock'> &
  Pick<typeof polynomial, 'rationalRoots'> &
  Pick<typeof print, 'printEquation'> &
  Pick<typeof singleScan, 'scannedRoots'> &
  Pick<typeof sufficient, 'sufficientSets'>;

let parts: Partial<Parts> = {};

/** Besides those that are known. */
export function knowSolver(given: Partial<Parts>): void {
  parts = { ...parts, ...given };
}

/** An equation with its text, whose variables are called as sentences call them. */
interface PrintedEquation extends TreeEquation {
  readonly text?: string;
}

export const printEquation: Parts['printEquation'] = (equation, nameOf) =>
  (asWritten(equation) as PrintedEquation).text ?? parts.printEquation!(equation, nameOf);

/** From which sets of variables the others follow; a set is a text of names with spaces between. */
export interface KnownSets {
  /** Those of which each name is needed. */
  readonly sets: readonly string[];
  /** What is told beside some known variables where that is not the least that is missing of the sets. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
}

const tables = new WeakMap<readonly TreeEquation[], KnownSets>();

export function knowSets(equations: readonly TreeEquation[], sets: KnownSets): void {
  tables.set(equations, sets);
}

/** Of the sets what is not known yet, where that is least: in the order of the variables. */
export function leastBeside(
  { sets, others }: KnownSets,
  names: readonly string[],
  known: readonly string[],
): string[][] {
  const stated = others?.[known.join(' ')];
  if (stated !== undefined) return stated.map((set) => set.split(' '));
  const besides = sets.map((set) => {
    const wanted = set.split(' ');
    return [...names.keys()].filter((place) => wanted.includes(names[place]!) && !known.includes(names[place]!));
  });
  const least = Math.min(...besides.map(({ length }) => length));
  const firstOther = (one: readonly number[], other: readonly number[]) =>
    one.reduce((order, place, index) => order || place - other[index]!, 0);
  const ordered = besides.filter(({ length }) => length === least).sort(firstOther);
  const texts = new Set(ordered.map((places) => places.map((place) => names[place]).join(' ')));
  return [...texts].map((text) => text.split(' '));
}

export const sufficientSets: Parts['sufficientSets'] = (equations, variables, known) => {
  const table = tables.get(equations);
  if (table === undefined) return parts.sufficientSets!(equations, variables, known);
  const names = variables.map(({ name }) => name);
  return leastBeside(table, names, known);
};

/** Without them an equation that has no inverse in closed form has no solution. */
export const rationalRoots: Parts['rationalRoots'] = (...args) => parts.rationalRoots?.(...args);
export const scannedRoots: Parts['scannedRoots'] = (...args) => parts.scannedRoots?.(...args) ?? [];
/** Only equations that share two variables or more are solved together. */
export const solveBlock: Parts['solveBlock'] = (...args) => parts.solveBlock!(...args);
