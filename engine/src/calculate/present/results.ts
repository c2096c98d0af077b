/** Turns what a formula returned into the results of an answer: shown units, rounded money, exact decimals, tables. */
import type { Decimal } from 'decimal.js';
import { BigDecimal } from '../../arithmetic/big-decimal.js';
import type { MeasureSpec, NumericSpec, OutputSpec, QuantitySpec, TableSpec } from '../../authoring/kinds.js';
import { noResult } from '../../authoring/no-result.js';
import { FIRST_DAY, formatDate, LAST_DAY } from '../../calendar.js';
import { optionLabel } from '../read/kinds/choice.js';
import { formatTime } from '../read/kinds/date.js';
import { moneyUnit } from '../read/kinds/money.js';
import { readNumberText, shift, withoutNegativeZero } from '../read/number-text.js';
import { type Conversion, conversion, showUnit } from '../read/unit.js';
import type { ResultValue, TableValue } from '../types.js';
import type { Currency } from './currency.js';

/** What the results of one request depend on besides the formula's values. */
export interface Presentation {
  readonly currency: Currency;
  /** Output name to the unit that was asked for. */
  readonly units: Readonly<Record<string, string>>;
  /** Makes decimals of what the decimal arithmetic gave, which may be native integers. Results then carry `exact`. */
  readonly toDecimal?: ((raw: number | Decimal) => Decimal) | undefined;
}

type CellSpec = TableSpec['columns'][string];

/**
 * One result. Throws `NoResult` when the value is not a finite number, missing, or cannot be written.
 * @throws Error when a formula returned another type than its output declares (the author's mistake).
 */
export function resultOf(name: string, spec: OutputSpec, raw: unknown, presentation: Presentation): ResultValue {
  const { label } = spec;
  if (raw === undefined || raw === null) throw noResult(`“${label}” has no value for these inputs.`);
  switch (spec.kind) {
    case 'table':
      return { value: tableValue(spec, raw, presentation), label, unit: '' };
    case 'matrix':
      return { value: matrixValue(label, raw, presentation), label, unit: '' };
    case 'category':
    case 'text':
    case 'date':
    case 'time':
      return { value: plainCell(spec, raw, label), label, unit: '' };
    default: {
      const chosen = presentation.units[name];
      const { value, exact } = numericValue(spec, raw, label, presentation, chosen);
      const unit = unitOf(spec, presentation, chosen);
      return exact === undefined ? { value, label, unit } : { value, label, unit, exact };
    }
  }
}

interface Shown {
  readonly unit: string;
  readonly toShown: Conversion;
}

const shownByDefault = new WeakMap<QuantitySpec | MeasureSpec, Shown>();

/** The unit in which a quantity is answered, and the way to it from the formula's. */
function shownAs(spec: QuantitySpec | MeasureSpec, chosen: string | undefined): Shown {
  const known = chosen === undefined ? shownByDefault.get(spec) : undefined;
  if (known) return known;
  const unit = chosen ?? spec.unit ?? spec.formulaUnit;
  const shown = { unit: showUnit(unit), toShown: conversion(spec.formulaUnit, unit) };
  if (chosen === undefined) shownByDefault.set(spec, shown);
  return shown;
}

/** How the unit of a numeric field is written beside its value; `''` where it has none. */
export function unitOf(spec: NumericSpec, { currency }: Pick<Presentation, 'currency'>, chosen?: string): string {
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
      return shownAs(spec, chosen).unit;
    case 'percent':
      return '%';
    case 'money':
      return moneyUnit(spec, currency);
    default:
      return '';
  }
}

function numericValue(
  spec: NumericSpec,
  raw: unknown,
  what: string,
  presentation: Presentation,
  chosen?: string,
): Pick<ResultValue, 'value' | 'exact'> {
  if (typeof raw !== 'number' && !isDecimal(raw)) throw wrongType(what, 'a number', raw);
  const { toDecimal } = presentation;
  if (toDecimal) return decimalValue(spec, toDecimal(raw), what, presentation, chosen);
  const value = finite(floatValue(spec, Number(raw), presentation, chosen), what);
  if (spec.kind === 'integer' && !Number.isInteger(value)) throw notWhole(what, raw);
  return { value };
}

function floatValue(spec: NumericSpec, raw: number, { currency }: Presentation, chosen?: string): number {
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
      return shownAs(spec, chosen).toShown.float(raw);
    case 'percent':
      return shift(raw, 2);
    case 'money':
      return spec.per === undefined && Number.isFinite(raw) ? roundedFloat(raw, currency.digits) : raw;
    default:
      return raw;
  }
}

function decimalValue(
  spec: NumericSpec,
  raw: Decimal,
  what: string,
  { currency }: Presentation,
  chosen?: string,
): Pick<ResultValue, 'value' | 'exact'> {
  // Checked before conversion: units have no NaN.
  finite(raw.toNumber(), what);
  if (spec.kind === 'integer' && !raw.isInteger()) throw notWhole(what, raw);
  let shown = raw;
  if (spec.kind === 'percent') shown = raw.times(100);
  if (spec.kind === 'quantity' || spec.kind === 'measure') {
    const { identity, exact } = shownAs(spec, chosen).toShown;
    if (!identity) {
      const converted = exact(readNumberText(raw.toString())!);
      return {
        value: finite(converted.toNumber(), what),
        exact: exactText(converted.isZero, converted.leading, converted),
      };
    }
  }
  const value = spec.kind === 'money' && spec.per === undefined ? rounded(shown, currency) : shown;
  return { value: finite(value.toNumber(), what), exact: exactText(shown.isZero(), shown.e, shown) };
}

function isDecimal(raw: unknown): raw is Decimal {
  return typeof raw === 'object' && raw !== null && 'toDecimalPlaces' in raw;
}

/** decimal.js's own number for it: the library itself is only loaded with the decimal arithmetic. */
const ROUND_HALF_EVEN = 6;

/** Half-even to the minor unit: a price per unit is a rate, not an amount, and keeps its digits. */
function rounded(amount: Decimal, currency: Currency): Decimal {
  return amount.toDecimalPlaces(currency.digits, ROUND_HALF_EVEN);
}

/** The same for a double, taken as the decimal that it prints as. */
function roundedFloat(amount: number, digits: number): number {
  const scale = 10 ** digits;
  const scaled = amount * scale;
  const below = Math.floor(scaled);
  const rest = scaled - below;
  // The product is off by far less than this, so that only near a tie its digits have to be looked at.
  if (Math.abs(scaled) < 1e9 && Math.abs(rest - 0.5) > 1e-6) return (rest > 0.5 ? below + 1 : below) / scale;
  return BigDecimal.fromNumber(amount).toPlaces(digits).toNumber();
}

/** All digits, without an exponent while that stays readable. */
function exactText(zero: boolean, exponent: number, value: { toFixed(): string; toString(): string }): string {
  if (zero) return '0';
  return exponent >= -7 && exponent < 34 ? value.toFixed() : value.toString();
}

function finite(value: number, what: string): number {
  if (Number.isFinite(value)) return withoutNegativeZero(value);
  throw noResult(
    Number.isNaN(value)
      ? `“${what}” is not defined for these inputs.`
      : `“${what}” is beyond the largest number that can be given for these inputs.`,
  );
}

function tableValue(spec: TableSpec, raw: unknown, presentation: Presentation): TableValue {
  if (!Array.isArray(raw)) throw wrongType(spec.label, 'an array of rows', raw);
  const columns = Object.entries(spec.columns);
  return {
    columns: columns.map(([name, column]) => ({
      name,
      label: column.label,
      type: column.kind,
      unit: isNumeric(column) ? unitOf(column, presentation) : '',
    })),
    rows: raw.map((row: Record<string, unknown>, index) =>
      columns.map(([name, column]) =>
        cellOf(column, row[name], `${spec.label}, row ${index + 1}, ${column.label}`, presentation),
      ),
    ),
  };
}

const ENTRY: NumericSpec = { kind: 'number', label: '' };

/** A table of as many columns as the matrix has, so that `rows` is the matrix itself. */
function matrixValue(label: string, raw: unknown, presentation: Presentation): TableValue {
  const width = Array.isArray(raw) && Array.isArray(raw[0]) ? raw[0].length : 0;
  const isRectangular = Array.isArray(raw) && raw.every((row) => Array.isArray(row) && row.length === width);
  if (width === 0 || !isRectangular) throw wrongType(label, 'an array of rows of equal length', raw);
  return {
    columns: Array.from({ length: width }, (_, index) => {
      return { name: `c${index + 1}`, label: `Column ${index + 1}`, type: ENTRY.kind, unit: '' };
    }),
    rows: (raw as unknown[][]).map((row, i) =>
      row.map((entry, j) => {
        const what = `${label}, row ${i + 1}, column ${j + 1}`;
        return numericValue(ENTRY, entry, what, presentation).value as number;
      }),
    ),
  };
}

/** Cells of a table that exist only in some rows are empty texts elsewhere. */
function cellOf(spec: CellSpec, raw: unknown, what: string, presentation: Presentation): number | string {
  if (raw === undefined && spec.optional) return '';
  if (raw === undefined || raw === null) throw noResult(`“${what}” has no value for these inputs.`);
  if (isNumeric(spec)) return numericValue(spec, raw, what, presentation).value as number;
  return plainCell(spec, raw, what);
}

function plainCell(spec: Exclude<CellSpec, NumericSpec>, raw: unknown, what: string): string {
  switch (spec.kind) {
    case 'date': {
      const day = Number(raw);
      if (Number.isNaN(day)) throw noResult(`“${what}” is not defined for these inputs.`);
      if (!(day >= FIRST_DAY && day < LAST_DAY + 1)) throw noResult(`“${what}” lies outside the years 1 to 9999.`);
      return formatDate(Math.floor(day));
    }
    case 'time':
      return formatTime(onClock(finite(Math.round(Number(raw)), what)));
    case 'flag':
      return raw ? 'yes' : 'no';
    case 'choice':
      return Object.hasOwn(spec.options, String(raw)) ? optionLabel(spec, String(raw)) : String(raw);
    case 'category':
      if (!spec.classes.includes(raw as string)) throw wrongType(what, `one of ${spec.classes.join(', ')}`, raw);
      return raw as string;
    case 'text':
      if (typeof raw !== 'string') throw wrongType(what, 'a text', raw);
      return raw;
  }
}

const DAY_SECONDS = 86_400;

function onClock(seconds: number): number {
  return ((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
}

const NUMERIC: ReadonlySet<string> = new Set(['quantity', 'measure', 'number', 'integer', 'percent', 'money']);

export function isNumeric(spec: { readonly kind: string }): spec is NumericSpec {
  return NUMERIC.has(spec.kind);
}

function wrongType(what: string, expected: string, raw: unknown): Error {
  const found =
    typeof raw === 'string' ? `the text “${raw}”` : typeof raw === 'object' ? 'a list or record' : String(raw);
  return new Error(`The output “${what}” must be ${expected}, but the formula returned ${found}.`);
}

/** The author's mistake too: rounded here, the value would be another one than the formula's, and nobody would know. */
function notWhole(what: string, raw: unknown): Error {
  const message = `The output “${what}” must be a whole number, but the formula returned ${String(raw)}`;
  return new Error(`${message}; round it as its source does (Math.round, Math.floor, Math.ceil), or declare a number.`);
}
