/** Writes inputs and results as they stand in a sentence. */
import type { WireValue } from '../authoring/define.js';
import type { InputSpec, NumericSpec, OutputSpec } from '../authoring/kinds.js';
import type { Currency } from './currency.js';
import { fixed, formatNumber, formatPlaces } from './number-format.js';
import { optionLabel } from './readers/choice.js';
import { isNumeric, unitOf } from './results.js';
import type { ResultValue, TableValue } from './types.js';
import { unitInWords } from './unit.js';

/** Items of a list that a sentence still names one by one. */
const FEW = 5;

/** An understood input. */
export function formatInput(spec: InputSpec, canonical: WireValue, currency: Currency): string {
  if (isNumeric(spec)) return formatNumeric(spec, Number(canonical), currency);
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
    default:
      return String(canonical);
  }
}

/** A result, in the unit in which it is answered. */
export function formatResult(spec: OutputSpec, { value, unit }: ResultValue, currency: Currency): string {
  if (isNumeric(spec)) return formatNumeric(spec, value as number, currency, unit);
  if (spec.kind === 'table') return countOf((value as TableValue).rows.length, 'row');
  if (spec.kind === 'matrix') return matrixInWords((value as TableValue).rows);
  return String(value);
}

function matrixInWords(rows: readonly (readonly unknown[])[]): string {
  return `${rows.length} × ${rows[0]!.length} matrix`;
}

function formatNumeric(
  spec: NumericSpec,
  value: number,
  currency: Currency,
  unit = unitOf(spec, { currency }),
): string {
  if (spec.kind === 'money') return formatMoney(value, currency, spec.per, spec.places);
  const number = formatMagnitude(spec, value);
  if (unit === '') return number;
  return /^[%°′″]$/.test(unit) ? `${number}${unit}` : `${number} ${unitInWords(unit, value)}`;
}

function formatMagnitude(spec: NumericSpec, value: number): string {
  if (spec.places !== undefined) return formatPlaces(value, spec.places);
  // Whole numbers of four digits are often years.
  return spec.kind === 'integer' && Math.abs(value) < 10_000 ? String(value) : formatNumber(value);
}

/** `$1,647.01`, `-€5.00`, `CHF 12.00`, `$0.1234 per kWh`. */
function formatMoney(value: number, currency: Currency, per: string | undefined, places: number | undefined): string {
  const size = Math.abs(value);
  const digits = places ?? currency.digits;
  // A price per unit is not rounded to the minor unit in its value, so that a sentence may need more places.
  const fine = per !== undefined && places === undefined && size > 0 && size < 1;
  const amount = fine || size >= 1e15 ? formatNumber(size) : fixed(size.toFixed(digits));
  const spaced = /\p{L}$/u.test(currency.symbol) ? `${currency.symbol} ` : currency.symbol;
  const negative = value < 0 && /[1-9]/.test(amount);
  return `${negative ? '-' : ''}${spaced}${amount}${per === undefined ? '' : ` per ${per}`}`;
}

function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
