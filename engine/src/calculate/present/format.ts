/** Writes inputs and results as they stand in a sentence. */
import type { WireValue } from '../../authoring/define.js';
import type { InputSpec, MoneySpec, NumericSpec, OutputSpec } from '../../authoring/kinds.js';
import { optionLabel } from '../read/kinds/choice.js';
import { conversion, showUnit } from '../read/unit.js';
import type { ResultValue, TableValue } from '../types.js';
import type { Currency } from './currency.js';
import { heightText, localDate } from './local-words.js';
import { localized } from './locale.js';
import {
  formatAmount,
  formatGiven,
  formatGivenAmount,
  formatMagnitude,
  formatNumber,
  forOne,
} from './number-format.js';
import { isNumeric, unitOf } from './results.js';
import { unitInWords } from './unit-words.js';

export { localDate, unitInWords };

/** Items of a list that a sentence still names one by one. */
const FEW = 5;

/** An understood input, in the unit in which it was sent where that is not the shown one. */
export function formatInput(spec: InputSpec, canonical: WireValue, currency: Currency, sentUnit?: string): string {
  if (sentUnit !== undefined && (spec.kind === 'quantity' || spec.kind === 'measure')) {
    const height = heightText(spec, canonical, sentUnit);
    if (height !== undefined) return height;
    const value = conversion(spec.unit ?? spec.formulaUnit, sentUnit).float(Number(canonical));
    return formatNumeric(spec, value, currency, showUnit(sentUnit), GIVEN);
  }
  if (isNumeric(spec)) return formatNumeric(spec, Number(canonical), currency, undefined, GIVEN);
  switch (spec.kind) {
    case 'choice':
      return optionLabel(spec, canonical as string);
    case 'flag':
      return canonical ? 'yes' : 'no';
    case 'list': {
      const items = (canonical as readonly WireValue[]).map((item) => formatInput(spec.of, item, currency));
      return items.length <= FEW ? items.join(', ') : `${items.slice(0, 3).join(', ')}, … (${items.length} values)`;
    }
    case 'matrix':
      return matrixInWords(canonical as readonly (readonly WireValue[])[]);
    case 'rows':
      return countOf((canonical as readonly WireValue[]).length, 'row');
    case 'date':
      return localDate(String(canonical));
    default:
      return String(canonical);
  }
}

/** A result, in the unit in which it is answered. */
export function formatResult(spec: OutputSpec, { value, unit }: ResultValue, currency: Currency): string {
  if (isNumeric(spec)) return formatNumeric(spec, value as number, currency, unit);
  if (spec.kind === 'table') return countOf((value as TableValue).rows.length, 'row');
  if (spec.kind === 'matrix') return matrixInWords((value as TableValue).rows);
  return spec.kind === 'date' ? localDate(String(value)) : String(value);
}

function matrixInWords(rows: readonly (readonly unknown[])[]): string {
  return `${rows.length} × ${rows[0]!.length} matrix`;
}

/** How numbers are written: results are rounded to what people read, what was given has all its digits. */
export const SHOWN = { magnitude: formatMagnitude, amount: formatAmount };
export const GIVEN = { magnitude: formatGiven, amount: formatGivenAmount };

function formatNumeric(spec: NumericSpec, value: number, currency: Currency, chosen?: string, written = SHOWN): string {
  if (spec.kind === 'money') return formatMoney(spec, value, currency, written.amount);
  const own = unitOf(spec, { currency });
  const unit = chosen ?? own;
  return withUnit(written.magnitude(spec.kind, spec, value, unit !== own), unit);
}

/** What stands between a number and its unit: nothing before signs, a cross before a power of ten, as in 60 × 10⁹/L. */
export function jointOf(unit: string): '' | ' ' | ' × ' {
  if (/^[%°′″]$/.test(unit)) return '';
  return /^10[⁰¹²³⁴-⁹⁻]/.test(unit) ? ' × ' : ' ';
}

/** A number that is written already with its unit, as it is shown, in words: `1 year`, `85%`, `5 km/h`. */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number;
  const joint = jointOf(unit);
  return `${number}${joint}${joint === ' ' ? unitInWords(unit, number === '1') : unit}`;
}

/** `$1,647.01`, `-€5.00`, `CHF 12.00`, `$0.1234 per kWh`, `$5.00 each`. */
export function formatMoney(spec: MoneySpec, value: number, currency: Currency, written = formatAmount): string {
  const { per } = spec;
  const amount = written(Math.abs(value), currency.digits, spec, per !== undefined);
  const spaced = /\p{L}$/u.test(currency.symbol) ? `${currency.symbol} ` : currency.symbol;
  const negative = value < 0 && /[1-9]/.test(amount);
  return `${localized(negative ? '-' : '')}${spaced}${amount}${per === undefined ? '' : forOne(perInWords(per))}`;
}

/** Of pieces the count is meant, not the word. */
function perInWords(per: string): string {
  return per === 'each' ? per : unitInWords(showUnit(per), true);
}

function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
