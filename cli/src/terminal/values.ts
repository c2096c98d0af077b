/** Results as they stand in a terminal: numbers as the author has them shown, with their units. */
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import { formatAmount, formatMagnitude, formatNumber } from '@reckoner/engine/calculate/present/number-format';
import type { ResultValue, TableValue } from '@reckoner/engine/calculate/types';
import type { NumberField, Shown } from '../calculating/source.js';

/** Signs that stand before the number: `$`, `€`, `CA$`. */
const SIGN = /^(?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3})$/u;
const ATTACHED = /^[%°′″]$/;

export function isTable(value: ResultValue['value']): value is TableValue {
  return typeof value === 'object';
}

/** How an author has the numbers of a field written. */
type Style = Pick<NumberField, 'unit' | 'places' | 'digits'>;

/** Writes values of one calculation. */
export class ValueWriter {
  readonly #minorDigits: number;

  /** @param currency ISO 4217, as it was asked for. */
  constructor(currency: string = DEFAULT_CURRENCY) {
    this.#minorDigits = (currencyOf(currency) ?? currencyOf(DEFAULT_CURRENCY)!).digits;
  }

  /** A number with its unit. */
  number(field: NumberField, value: number, unit = field.unit): string {
    if (field.type === 'money' && SIGN.test(unit.split('/', 1)[0]!)) return this.#money(field, value, unit);
    const text = formatMagnitude(field.type, field, value, unit !== field.unit);
    if (unit === '') return text;
    return ATTACHED.test(unit) ? `${text}${unit}` : `${text} ${unit}`;
  }

  /** A result in one line. */
  result(field: NumberField | undefined, { value, unit, label, ...more }: Shown): string {
    if (isTable(value)) return `${value.rows.length} ${value.rows.length === 1 ? 'row' : 'rows'}`;
    if (typeof value === 'string') return value;
    const known = field ?? { type: 'number', label, unit };
    const text = this.number(known, value, unit);
    return more.uncertainty === undefined ? text : `${text} ± ${formatNumber(more.uncertainty)}`;
  }

  /** A cell of a table, whose unit stands in the title of its column. */
  cell(
    { type, unit }: Pick<TableValue['columns'][number], 'type' | 'unit'>,
    value: number | string,
    field: Style = { unit },
  ): string {
    if (typeof value === 'string') return value;
    if (type === 'money') return this.#amount(field, value, unit.includes('/'));
    return formatMagnitude(type, field, value, unit !== field.unit);
  }

  #money(field: NumberField, value: number, unit: string): string {
    const [sign = '', per] = unit.split('/', 2);
    const amount = this.#amount(field, value, per !== undefined);
    const spaced = /\p{L}$/u.test(sign) ? `${sign} ` : sign;
    const signed = amount.startsWith('-') ? `-${spaced}${amount.slice(1)}` : `${spaced}${amount}`;
    return per === undefined ? signed : `${signed}/${per}`;
  }

  #amount(field: Style, value: number, isPrice: boolean): string {
    const amount = formatAmount(Math.abs(value), this.#minorDigits, field, isPrice);
    return value < 0 && /[1-9]/.test(amount) ? `-${amount}` : amount;
  }
}
