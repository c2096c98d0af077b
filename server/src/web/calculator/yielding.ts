/** In a form of equations what was typed last counts: of the values that contradict it, the one typed longest ago yields. */
import { withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { FormDefinition, FormState } from '../form/definition.js';
import type { Reckoning } from './reckon.js';

/** More knowns than this contradict each other in ways that people had better look at. */
const MOST_TRIED = 12;

export interface Yielded {
  /** The input that is left out, to be worked out instead. */
  readonly name: string;
  readonly reckoning: Reckoning;
}

/**
 * The reckoning without the one given value that has to yield; undefined where leaving out a single one does not help.
 * @param edited Inputs in the order of their last change. The others came with the page and yield before them.
 * @param reckonState Reckons another state of the same form.
 */
export function yieldToLastEdited(
  definition: FormDefinition,
  reckoning: Reckoning,
  edited: readonly string[],
  reckonState: (state: FormState) => Reckoning,
): Yielded | undefined {
  return withinRequest(() => firstThatFits(definition, reckoning, edited, reckonState));
}

/** Each try is bounded by itself; together they are worth one request. */
function firstThatFits(
  definition: FormDefinition,
  { request, state }: Reckoning,
  edited: readonly string[],
  reckonState: (state: FormState) => Reckoning,
): Yielded | undefined {
  const given = definition.inputs.map(({ name }) => name).filter((name) => request.inputs[name] !== undefined);
  const untouched = given.filter((name) => !edited.includes(name));
  const older = edited.slice(0, -1).filter((name) => given.includes(name));
  for (const name of [...untouched, ...older].slice(0, MOST_TRIED)) {
    const reckoning = reckonState({ ...state, [name]: '' });
    if (reckoning.outcome?.ok) return { name, reckoning };
  }
  return undefined;
}
