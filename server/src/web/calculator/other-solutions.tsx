/** The other solutions of equations, each as a link to the form that leads there. */
import type { Outcome, Results } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import {
  CURRENCY_NAME,
  DEFAULT_CURRENCY,
  type FormDefinition,
  type FormState,
  hasUnit,
  queryFromState,
} from '../form/fields.js';
import { formatValue } from './numbers.js';

export interface OtherSolutionsProps {
  readonly definition: FormDefinition;
  readonly state: FormState;
  readonly outcome: Outcome & { readonly ok: true };
  /** The path that answers the form. */
  readonly action: string;
}

/** What stands below the results; null where there is but one solution. */
export function OtherSolutions(props: OtherSolutionsProps): VNode | null {
  const { definition, state, outcome, action } = props;
  const { alternatives, cautions = [] } = outcome;
  if (alternatives === undefined) return null;
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  return (
    <div class="other-solutions">
      <h3>{alternatives.length === 1 ? 'Another solution' : 'Other solutions'}</h3>
      <ul>
        {alternatives.map((solution, index) => {
          const text = textOf(definition, solution, currency);
          const leading = stateOfSolution(definition, state, outcome, index);
          return (
            <li key={text}>
              {leading === undefined ? text : <a href={`${action}?${queryFromState(definition, leading)}`}>{text}</a>}
              {cautions.map(({ alternative, level, message }) =>
                alternative === index ? <p class={`of-solution ${level}`}>{message}</p> : null,
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** `Upper resistor 750 Ω, Lower resistor 250 Ω` */
function textOf({ outputs }: FormDefinition, solution: Results, currency: string): string {
  const parts = outputs.flatMap((field) => {
    const result = Object.hasOwn(solution, field.name) ? solution[field.name] : undefined;
    return typeof result?.value === 'number'
      ? [`${field.label} ${formatValue(field, result.value, result.unit, currency)}`]
      : [];
  });
  return parts.join(', ');
}

/** Digits that tell solutions apart and still agree with what else is given, which is to nine. */
const DIGITS = 12;
/** Values nearer to each other than this, relative to the larger, tell no solutions apart. */
const APART = 1e-6;

/**
 * The form with a value more, which no other solution has, or with all of a solution's where none does.
 * Undefined where nothing can be given: amounts of money are rounded, and would contradict the rest.
 */
export function stateOfSolution(
  definition: FormDefinition,
  state: FormState,
  { results, alternatives = [] }: OtherSolutionsProps['outcome'],
  index: number,
): FormState | undefined {
  const solution = alternatives[index]!;
  const others = [
    results,
    ...alternatives.filter((_, other) => other !== index).map((one) => ({ ...results, ...one })),
  ];
  const fields = definition.inputs.filter(
    ({ name, type }) => type !== 'money' && typeof solution[name]?.value === 'number',
  );
  const isOwn = ({ name }: FieldDetail): boolean => {
    const value = solution[name]!.value as number;
    return others.every((one) => {
      const other = one[name]?.value;
      if (typeof other !== 'number') return true;
      return Math.abs(other - value) > APART * Math.max(Math.abs(other), Math.abs(value));
    });
  };
  const telling = fields.find(isOwn);
  // Where there are several, edges of a box say, there may be more than were found, of which some share a value.
  const count = alternatives.length === 1 ? 1 : 2;
  const given = telling ? [telling, ...fields.filter((field) => field !== telling)].slice(0, count) : fields;
  if (given.length === 0) return undefined;
  const leading: Record<string, string> = { ...state };
  for (const field of given) {
    const { value, unit } = solution[field.name]!;
    leading[field.name] = String(Number((value as number).toPrecision(DIGITS)));
    if (hasUnit(field)) leading[`${field.name}.unit`] = unit;
  }
  return leading;
}
