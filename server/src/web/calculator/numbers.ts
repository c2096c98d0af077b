/** Numbers and other values as they stand in results and tables, apart from their units. */
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import {
  formatAmount,
  forOne,
  type NumberStyle,
  formatMagnitude as shownMagnitude,
} from '@reckoner/engine/calculate/present/number-format';

export { isNumeric } from '../form/definition.js';

/** What is known of an output or a column when its value is written. */
export interface ValueField extends NumberStyle {
  readonly type: string;
  /** In which it is shown where no other is chosen. */
  readonly unit?: string;
}

/** A number as in sentences, without unit or symbol. `unit` is `$`, `$/kg` where it is money. */
export function formatMagnitude(field: ValueField, value: number, unit: string, currency: string): string {
  if (field.type !== 'money') return shownMagnitude(field.type, field, value, unit !== (field.unit ?? unit));
  const { digits } = currencyOf(currency) ?? currencyOf(DEFAULT_CURRENCY)!;
  const amount = formatAmount(Math.abs(value), digits, field, unit.includes('/'));
  return value < 0 && /[1-9]/.test(amount) ? `−${amount}` : amount;
}

/** A money field's unit, `$` or `$/kg` in the catalogue, with the symbol of the currency in force. */
export function moneyUnit(unit: string, currency: string): string {
  return unit.replace(/^\$/, () => currencyOf(currency)?.symbol ?? '$');
}

/** Whether a unit stands right after its number. */
export function isTight(unit: string): boolean {
  return /^[%°′″]$/.test(unit);
}

/** What a result says, in full: `$1,647.01`, `5.1162%`, `12.5 kg`, `$0.25 per kWh`. */
export function formatValue(field: ValueField, value: number, unit: string, currency: string): string {
  const text = formatMagnitude(field, value, unit, currency);
  if (field.type === 'money') {
    const [symbol = '', per] = unit.split('/');
    const spaced = /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol;
    const amount = text.startsWith('−') ? `−${spaced}${text.slice(1)}` : spaced + text;
    return per === undefined ? amount : amount + forOne(per);
  }
  if (unit === '') return text;
  return isTight(unit) ? text + unit : `${text}\u00a0${unit}`;
}

/** A broken number of hours or minutes as people say it, to the second: `5:30 min/km`, `16 h 38 min 24 s`. */
export function clockReading(value: number, unit: string): string | undefined {
  const [, large, per] = /^(h|min)(\/.+)?$/.exec(unit) ?? [];
  if (large === undefined || !(value >= 1 && value < 1000) || Number.isInteger(value)) return undefined;
  if (per !== undefined) {
    const parts = Math.round(value * 60);
    return `${Math.floor(parts / 60)}:${String(parts % 60).padStart(2, '0')}\u00a0${unit}`;
  }
  const seconds = Math.round(value * (large === 'h' ? 3600 : 60));
  const hours = large === 'h' ? Math.floor(seconds / 3600) : 0;
  const parts = { h: hours, min: Math.floor(seconds / 60) - 60 * hours, s: seconds % 60 };
  const said = Object.entries(parts).flatMap(([name, count]) => (count === 0 ? [] : [`${count}\u00a0${name}`]));
  return said.length > 1 ? said.join(' ') : undefined;
}
