/** Addresses that call inputs by names which they had before. On the server alone: pages write the names of today. */
import { namesOfToday } from '@reckoner/engine/calculate/read/former-names';
import type { FormDefinition, FormState } from './definition.js';
import { type Pair, stateFromPairs } from './fields.js';
import { GOAL } from './goal.js';

/** The pairs by the names of today: `tail`, `tail.unit` and `solve.for=tail`. */
export function currentPairs(definition: FormDefinition, pairs: Iterable<Pair>): readonly Pair[] {
  const former = new Map(
    definition.inputs.flatMap(({ name, formerly = [] }) => formerly.map((one) => [one, name] as const)),
  );
  const sent = [...pairs];
  if (former.size === 0) return sent;
  const headOf = (name: string) => name.split('.', 1)[0]!;
  const names = namesOfToday(
    former,
    sent.map(([name]) => headOf(name)),
  );
  return sent.map(([name, value]) => {
    if (name === GOAL.input) return [name, former.get(value) ?? value];
    const head = headOf(name);
    return [(names.get(head) ?? head) + name.slice(head.length), value];
  });
}

/** What an address says to the form; undefined where it says nothing. */
export function stateFromAddress(definition: FormDefinition, pairs: Iterable<Pair>): FormState | undefined {
  return stateFromPairs(definition, currentPairs(definition, pairs));
}
