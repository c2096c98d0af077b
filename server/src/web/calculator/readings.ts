/** What is said beside a field of how a number in it was read, where that is not plain. Runs in browsers too. */
import { fixed, formatNumber } from '@reckoner/engine/calculate/present/number-format';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import type { Understood } from '@reckoner/engine/calculate/types';
import type { FieldDetail } from '../../catalogue/detail.js';
import { type AsWritten, numberAt } from '../form/as-written.js';
import { fieldText } from '../form/converted.js';
import { type FormDefinition, type FormState, hasUnit, isPlainNumber } from '../form/definition.js';
import { CURRENCY_NAME, DEFAULT_CURRENCY } from '../form/fields.js';
import { isTight, moneyUnit } from './numbers.js';

/** As many digits as doubles hold for sure. */
const DIGITS = 15;

export function readingId(name: string): string {
  return `reading-${name}`;
}

/** `= 450,000` by the name of the field; those of rows together. */
export function readingsOf(
  definition: FormDefinition,
  { state, written }: Pick<AsWritten, 'state' | 'written'>,
  understood: Pick<Understood, 'inputs'> | undefined,
): Readonly<Record<string, string>> {
  const readings: Record<string, string> = {};
  for (const control of Object.keys(written)) {
    const [name = '', row, column] = control.split('.');
    const field = column === undefined && row !== undefined ? undefined : numberAt(definition, control, state);
    const value = field && shownNumber(field, control, state[control] ?? '', state, understood);
    // A height that stands there as it would be told.
    if (field === undefined || value === undefined || (field.inFeet && value === written[control])) continue;
    const reading = `= ${value}`;
    if (row === undefined) readings[name] = reading;
    else {
      const before = readings[name] === undefined ? '' : `${readings[name]}; `;
      readings[name] = `${before}${field.label} in row ${Number(row) + 1} ${reading}`;
    }
  }
  return readings;
}

/** In the unit that stands beside the field. */
function shownNumber(
  field: FieldDetail,
  control: string,
  text: string,
  state: FormState,
  understood: Pick<Understood, 'inputs'> | undefined,
): string | undefined {
  const picked = (hasUnit(field) && state[`${control}.unit`]?.trim()) || field.unit;
  if (isPlainNumber(text)) return withUnit(field, sayNumber(Number(text.replace(/^[−–]/, '-'))), picked, state);
  const value = understood?.inputs[control];
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (field.inFeet && picked === 'ft') return fieldText(field, String(value), field.unit, picked);
  if (picked === field.unit) return withUnit(field, sayNumber(Number(value)), picked, state);
  return withUnit(field, formatNumber(conversion(field.unit, picked).float(Number(value))), picked, state);
}

function sayNumber(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return formatNumber(value);
  return fixed(String(Number(value.toPrecision(DIGITS))));
}

function withUnit({ type, unit: usual }: FieldDetail, number: string, picked: string, state: FormState): string {
  const text = number.replace('-', '−');
  if (type === 'money') {
    const unit = moneyUnit(usual, state[CURRENCY_NAME] || DEFAULT_CURRENCY);
    return unit.includes('/') ? `${text}\u00a0${unit}` : text.replace(/^−?/, (sign) => sign + unit);
  }
  if (picked === '') return text;
  return isTight(picked) ? text + picked : `${text}\u00a0${picked}`;
}
