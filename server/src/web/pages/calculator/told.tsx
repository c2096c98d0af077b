/** Inputs, results and cautions as they are told where nothing can be changed: in reports and comparisons. */
import { localDate } from '@reckoner/engine/calculate/present/format';
import type { Caution, Outcome, ResultValue } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../../catalogue/detail.js';
import { formatValue, isNumeric, isTight, moneyUnit } from '../../calculator/numbers.js';
import { isTabular } from '../../calculator/table.js';
import { CURRENCY_NAME, DEFAULT_CURRENCY, type FormState, hasUnit } from '../../form/fields.js';
import type { AskedCalculation } from './asked-calculation.js';
import { inputText } from './reading.js';

export interface Told {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

export function currencyIn(state: FormState): string {
  return state[CURRENCY_NAME] || DEFAULT_CURRENCY;
}

/** What was reckoned with; the input that was solved for is among the results. */
export function toldInputs({ detail, calculation }: AskedCalculation): readonly Told[] {
  const { request, state } = calculation;
  return detail.inputs.flatMap((field) => {
    const { name, label } = field;
    const value = request.inputs[name];
    if (value === undefined) return [];
    if (isNumeric(field.type) && typeof value === 'string') {
      const unit = hasUnit(field) ? state[`${name}.unit`] || field.unit : field.unit;
      return [{ name, label, text: numberTold(field, value, unit, currencyIn(state)) }];
    }
    if (field.type === 'flag') return [{ name, label, text: String(value) === 'true' ? 'yes' : 'no' }];
    return [{ name, label, text: inputText(field, value) }];
  });
}

const PLAIN = /^-?\d+(?:\.(\d+))?$/;

/** With its unit and as many digits as were written: a report rounds nothing that was sent. */
function numberTold(field: FieldDetail, text: string, unit: string, currency: string): string {
  const [isPlain, decimals = ''] = PLAIN.exec(text) ?? [];
  if (field.type === 'money') {
    const symbol = moneyUnit(unit, currency);
    if (!isPlain) return `${symbol}\u00a0${text}`;
    const places = decimals === '' ? 0 : Math.max(2, decimals.length);
    return formatValue({ ...field, places }, Number(text), symbol, currency);
  }
  if (unit === '' || !/^[-−+\d.,\s]+$/.test(text)) return text;
  return isTight(unit) ? text + unit : `${text}\u00a0${unit}`;
}

/** All results but tables, the main one first. */
export function toldResults({ detail, calculation }: AskedCalculation): readonly Told[] {
  const { outcome, found, state } = calculation;
  if (!outcome?.ok) return [];
  const currency = currencyIn(state);
  const values = detail.outputs.flatMap((field) => {
    const result = Object.hasOwn(outcome.results, field.name) ? outcome.results[field.name] : undefined;
    return result === undefined || isTabular(field)
      ? []
      : [{ name: field.name, label: field.label, text: resultText(field, result, currency) }];
  });
  if (!found) return values;
  const { name, label } = found.field;
  const unit = found.field.type === 'money' ? moneyUnit(found.field.unit, currency) : found.unit;
  return [{ name, label, text: formatValue(found.field, found.value, unit, currency) }, ...values];
}

function resultText(
  field: FieldDetail,
  { value, unit }: Pick<ResultValue, 'value' | 'unit'>,
  currency: string,
): string {
  if (typeof value === 'number') return formatValue(field, value, unit, currency);
  return field.type === 'date' ? localDate(String(value)) : String(value);
}

/** Why there is no result; undefined where there is one. */
export function whyNone({ calculation }: AskedCalculation): string | undefined {
  const { outcome, problems } = calculation;
  if (problems.length > 0) return problems.map(({ message }) => message).join(' ');
  if (outcome === undefined) return 'The inputs are not complete.';
  return outcome.ok ? undefined : outcome.reason;
}

export function CautionList({ outcome }: { readonly outcome: Outcome | undefined }): VNode | null {
  const cautions: readonly Caution[] = (outcome?.ok && outcome.cautions) || [];
  const own = cautions.filter(({ alternative }) => alternative === undefined);
  if (own.length === 0) return null;
  return (
    <ul class="cautions">
      {own.map(({ level, message }) => (
        <li key={message} class={level}>
          {level === 'note' ? null : <strong>{level === 'danger' ? 'Danger:' : 'Caution:'} </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
}

export function ToldList({ told }: { readonly told: readonly Told[] }): VNode {
  return (
    <dl class="told">
      {told.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
