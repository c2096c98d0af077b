/** The goal of a form: which input is to be found, so that which output has which value. */
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import {
  CURRENCY_NAME,
  controlId,
  DEFAULT_CURRENCY,
  type FormDefinition,
  type FormState,
  hasUnit,
  queryFromState,
} from '../form/fields.js';
import { GOAL, goalOf, solvable, TARGET_UNIT, targetUnit, wantedOutput, withoutGoal } from '../form/goal.js';
import { moneyUnit } from './numbers.js';
import type { FormProblem } from './problems.js';
import { UnitPicker } from './unit-picker.js';

export interface GoalFieldsProps {
  readonly definition: FormDefinition;
  /** With what was found. */
  readonly state: FormState;
  readonly problems: readonly FormProblem[];
  /** The path that answers the form. */
  readonly action: string;
}

/** Null where there is nothing to solve for. */
export function GoalFields({ definition, state, problems, action }: GoalFieldsProps): VNode | null {
  const offered = solvable(definition);
  if (!offered) return null;
  const isInUse = goalOf(definition, state) !== undefined;
  const messages = problems.filter(({ control }) => control.startsWith('solve.'));
  const isWrong = (name: string) => (messages.some(({ control }) => control === name) ? ('true' as const) : undefined);
  const output = wantedOutput(offered, state) ?? offered.outputs[0]!;
  const choice = (name: string, fields: readonly FieldDetail[], selected: string | undefined) => (
    <select
      id={controlId(name)}
      name={name}
      autocomplete="off"
      aria-invalid={isWrong(name)}
      aria-describedby={isWrong(name) && 'error-solve'}
    >
      {fields.map((field) => (
        <option key={field.name} value={field.name} selected={field.name === selected}>
          {field.label}
        </option>
      ))}
    </select>
  );
  return (
    <details id="solve" class="goal" open={isInUse}>
      <summary>Find the input for a wanted result</summary>
      <div class="goal-fields">
        <label for={controlId(GOAL.input)}>Find</label>
        {choice(GOAL.input, offered.inputs, state[GOAL.input]?.trim())}
        <label for={controlId(GOAL.output)}>so that</label>
        {choice(GOAL.output, offered.outputs, output.name)}
        <label for={controlId(GOAL.target)}>
          is<span class="visually-hidden"> to be</span>
        </label>
        <div class="control">
          <input
            id={controlId(GOAL.target)}
            name={GOAL.target}
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={state[GOAL.target] ?? ''}
            aria-invalid={isWrong(GOAL.target)}
            aria-describedby="error-solve"
          />
          <TargetUnit output={output} state={state} />
        </div>
      </div>
      <p class="field-error" id="error-solve" hidden={messages.length === 0}>
        {messages.map(({ message }) => message).join(' ')}
      </p>
      <p class="form-actions">
        <button type="submit" class="secondary">
          Solve
        </button>
        <a
          id="stop-solving"
          class="quiet"
          href={`${action}?${queryFromState(definition, withoutGoal(state))}`}
          hidden={!isInUse}
        >
          Stop solving
        </a>
      </p>
    </details>
  );
}

/** The unit beside the wanted value: a choice where there is one. */
export function TargetUnit({
  output,
  state,
}: {
  readonly output: FieldDetail;
  readonly state: FormState;
}): VNode | null {
  const { acceptedUnits = [], type } = output;
  const isPicked = hasUnit(output) && acceptedUnits.length > 1;
  if (isPicked) {
    return (
      <UnitPicker
        name={GOAL.unit}
        label={TARGET_UNIT}
        units={acceptedUnits}
        first={output.firstUnits}
        selected={state[GOAL.target]?.trim() ? targetUnit(output, state) : (output.ownUnit ?? output.unit)}
      />
    );
  }
  const unit = type === 'money' ? moneyUnit(output.unit, state[CURRENCY_NAME] || DEFAULT_CURRENCY) : output.unit;
  if (unit === '') return null;
  return (
    <span class="unit" data-money={type === 'money' ? output.unit : undefined}>
      {unit}
    </span>
  );
}
