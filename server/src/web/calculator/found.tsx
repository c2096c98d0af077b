/** The input that was found, as the answer that it is: first of the results, and marked in its field. */
import type { Outcome } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import {
  CURRENCY_NAME,
  DEFAULT_CURRENCY,
  type FormDefinition,
  type FormState,
  queryFromState,
} from '../form/fields.js';
import { withoutGoal } from '../form/goal.js';
import type { Found } from './goal-reckoning.js';
import { formatValue, moneyUnit } from './numbers.js';

export interface FoundProps {
  readonly found: Found;
  readonly definition: FormDefinition;
  /** With what was found. */
  readonly state: FormState;
  readonly outcome: Outcome & { readonly ok: true };
  /** The path that answers the form. */
  readonly action: string;
}

/** `so that BMI is 22 kg/m²` */
export function purposeOf({ found, state, outcome }: Pick<FoundProps, 'found' | 'state' | 'outcome'>): string {
  const { output } = found;
  const result = outcome.results[output.name];
  if (typeof result?.value !== 'number') return '';
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  return `so that ${output.label} is ${formatValue(output, result.value, result.unit, currency)}`;
}

/** What is said below the field. */
export function foundText(purpose: string): string {
  return `Found ${purpose}.`;
}

export function foundId(name: string): string {
  return `found-${name}`;
}

/** What stands at the head of the results. */
export function FoundResult(props: FoundProps): VNode {
  const { found, definition, state, action } = props;
  const { field, others } = found;
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  const unit = field.type === 'money' ? moneyUnit(field.unit, currency) : found.unit;
  const show = (value: number) => formatValue(field, value, unit, currency);
  const linkTo = (text: string) =>
    `${action}?${queryFromState(definition, { ...withoutGoal(state), [field.name]: text })}`;
  return (
    <div class="found">
      <dl class="results">
        <div class="result main-result">
          <dt>
            {field.label} <span class="quiet">{purposeOf(props)}</span>
          </dt>
          <dd>
            <data value={found.text}>{show(found.value)}</data>
          </dd>
        </div>
      </dl>
      {others.length === 0 ? null : (
        <p class="others">
          {others.length === 1 ? 'Another value gives the same: ' : 'Other values give the same: '}
          {others.map(({ value, text }, index) => (
            <>
              {index === 0 ? '' : ', '}
              <a href={linkTo(text)}>{show(value)}</a>
            </>
          ))}
          .
        </p>
      )}
    </div>
  );
}
