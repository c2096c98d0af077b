/** Reckons a form with a goal: finds the input, then everything as if that had been typed. */

import { conversion } from '@reckoner/engine/calculate/read/unit';
import { readGoal } from '@reckoner/engine/calculate/solve-for/request';
import { type Solved, solveForWith } from '@reckoner/engine/calculate/solve-for/search-input';
import type { CalculateOptions, Issue } from '@reckoner/engine/calculate/types';
import type { FieldDetail } from '../../catalogue/detail.js';
import { type FormDefinition, type FormState, hasUnit } from '../form/definition.js';
import type { FormRequest } from '../form/fields.js';
import type { Goal } from '../form/goal.js';
import type { Evaluator, Reckoning } from './reckon.js';

/** As many digits as doubles hold for sure. */
const DIGITS = 15;

export interface FoundValue {
  /** In the unit in which the form shows the input. */
  readonly value: number;
  /** As it stands in the field. */
  readonly text: string;
}

export interface Found extends FoundValue {
  readonly field: FieldDetail;
  readonly unit: string;
  /** The output that has the wanted value. */
  readonly output: FieldDetail;
  /** Other values within bounds that give the same, nearest first. */
  readonly others: readonly FoundValue[];
}

type Reckoned = Pick<Reckoning, 'state' | 'outcome' | 'understood' | 'calculated' | 'found'>;

/** What comes of it, or what is wrong with the goal and the other inputs. `today` is the UTC date. */
export function reckonGoal(
  { calculator, methods }: Evaluator,
  definition: FormDefinition,
  state: FormState,
  goal: Goal,
  inputs: FormRequest['inputs'],
  options: CalculateOptions,
  today: string,
): Reckoned | { readonly issues: readonly Issue[] } {
  const reading = readGoal(calculator, inputs, goal, options.currency);
  if (!reading.ok) return reading;
  const solution = solveForWith(methods, calculator, inputs, reading.goal, options, { today });
  if (!solution.ok) {
    return 'issues' in solution ? solution : { state, outcome: { ok: false, reason: solution.reason } };
  }
  const { solved, understood, outcome } = solution;
  const found = foundOf(definition, state, solved, reading.goal.output);
  const { name } = solved;
  return {
    // The unit in which it is found is the one that stands beside it.
    state: { ...state, [name]: found.text },
    outcome,
    understood,
    calculated: { inputs: { ...inputs, [name]: understood.inputs[name]! }, ...options },
    found,
  };
}

function foundOf(definition: FormDefinition, state: FormState, solved: Solved, output: string): Found {
  const field = definition.inputs.find(({ name }) => name === solved.name)!;
  const chosen = hasUnit(field) ? state[`${field.name}.unit`]?.trim() : undefined;
  const unit = chosen && field.acceptedUnits?.includes(chosen) ? chosen : field.unit;
  const shown = (value: number | string): FoundValue => {
    if (unit === field.unit) return { value: Number(value), text: String(value) };
    const converted = Number(conversion(field.unit, unit).float(Number(value)).toPrecision(DIGITS));
    return { value: converted, text: String(converted) };
  };
  return {
    ...shown(solved.value),
    field,
    unit,
    output: definition.outputs.find(({ name }) => name === output)!,
    others: (solved.others ?? []).map(shown),
  };
}
