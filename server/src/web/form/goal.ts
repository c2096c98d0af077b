/**
 * The goal of a form: an input is to be found so that an output has a wanted value. Runs in browsers too. Names with a
 * dot are nobody else's: no field has one in its name.
 */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { FieldDetail } from '../../catalogue/detail.js';
import {
  type FormDefinition,
  type FormState,
  hasUnit,
  isNumeric,
  isPlainNumber,
  solvesForTheRest,
} from './definition.js';

/** The names of the controls. */
export const GOAL = {
  input: 'solve.for',
  output: 'solve.output',
  target: 'solve.target',
  unit: 'solve.target.unit',
} as const;

/** What the choice of the wanted value's unit is called. */
export const TARGET_UNIT = 'Unit of the wanted result';

export interface Goal {
  /** The name of the input to be found; it is left out of the others. */
  readonly solveFor: string;
  /** The name of the output and its wanted value. */
  readonly target: Readonly<Record<string, WireValue>>;
}

export interface Solvable {
  readonly inputs: readonly FieldDetail[];
  readonly outputs: readonly FieldDetail[];
}

/** What can be found and what can be wanted; undefined where nothing can. Equations find whatever is left empty. */
export function solvable(definition: FormDefinition): Solvable | undefined {
  if (!definition.hasFormula || solvesForTheRest(definition)) return undefined;
  const inputs = definition.inputs.filter(({ type }) => isNumeric(type));
  const outputs = definition.outputs.filter(({ type }) => isNumeric(type));
  return inputs.length > 0 && outputs.length > 0 ? { inputs, outputs } : undefined;
}

/** The output that is wanted: the first one while nobody has chosen. */
export function wantedOutput({ outputs }: Solvable, state: FormState): FieldDetail | undefined {
  const name = state[GOAL.output]?.trim();
  return name ? outputs.find((one) => one.name === name) : outputs[0];
}

/** The unit of the wanted value; another output's unit that still stands in the picker does not count. */
export function targetUnit(output: FieldDetail, state: FormState): string {
  const unit = state[GOAL.unit]?.trim() ?? '';
  return hasUnit(output) && output.acceptedUnits?.includes(unit) ? unit : output.unit;
}

/** Undefined while no wanted value is given. What is no name of a field stays: the engine says what is wrong. */
export function goalOf(definition: FormDefinition, state: FormState): Goal | undefined {
  const text = state[GOAL.target]?.trim();
  const offered = text ? solvable(definition) : undefined;
  if (!text || !offered) return undefined;
  const solveFor = state[GOAL.input]?.trim() || offered.inputs[0]!.name;
  const output = wantedOutput(offered, state);
  if (!output) return { solveFor, target: { [state[GOAL.output]!.trim()]: text } };
  const unit = targetUnit(output, state);
  return {
    solveFor,
    target: { [output.name]: unit !== output.unit && isPlainNumber(text) ? { value: text, unit } : text },
  };
}

/** The same form without its goal: with what was found, or with what stood there before. */
export function withoutGoal(state: FormState): FormState {
  const names: readonly string[] = Object.values(GOAL);
  return Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)));
}
