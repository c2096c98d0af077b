/** What was sent under a name that an input had before is read as if it had come under its name of today. */
import type { InputSpec } from '../../authoring/kinds.js';
import type { Calculator } from '../types.js';

/** Former names to those of today. */
export type FormerNames = ReadonlyMap<string, string>;

const NONE: FormerNames = new Map();
const known = new WeakMap<Calculator, FormerNames>();

export function formerNames(calculator: Calculator): FormerNames {
  let names = known.get(calculator);
  if (names === undefined) {
    const specs = Object.entries(calculator.definition.inputs as Readonly<Record<string, InputSpec>>);
    const pairs = specs.flatMap(([name, { formerly = [] }]) => formerly.map((former) => [former, name] as const));
    names = pairs.length === 0 ? NONE : new Map(pairs);
    known.set(calculator, names);
  }
  return names;
}

/**
 * Of the former names among those that were sent, what each stands for. One beside its name of today, or beside another
 * former one, stands for nothing: it is left, to be refused as a name that means nothing.
 */
export function namesOfToday(former: FormerNames, sent: Iterable<string>): FormerNames {
  const taken = new Set(sent);
  const names = new Map<string, string>();
  for (const name of [...taken]) {
    const current = former.get(name);
    if (current === undefined || taken.has(current)) continue;
    taken.add(current);
    names.set(name, current);
  }
  return names;
}

/** Inputs by their names of today. */
export function withCurrentNames<T>(calculator: Calculator, sent: T): T {
  const former = formerNames(calculator);
  if (former.size === 0 || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const names = namesOfToday(former, Object.keys(sent));
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [names.get(name) ?? name, value])) as T;
}
