/** Numbers of results: in shown units, money rounded. */
import { BigDecimal } from '../../arithmetic/big-decimal.js';
import type { Decimal } from '../../arithmetic/decimal-number.js';
import type { MeasureSpec, NumericSpec, QuantitySpec } from '../../authoring/kinds.js';
import { noResult } from '../../authoring/no-result.js';
import { moneyUnit } from '../read/kinds/money.js';
import { shift, withoutNegativeZero } from '../read/number-text.js';
import { type Conversion, conversion, showUnit } from '../read/unit.js';
import type { ResultValue } from '../types.js';
import type { Currency } from './currency.js';

/** What the results of one request depend on besides the formula's values. */
export interface Presentation {
  readonly currency: Currency;
  /** Output name to the unit that was asked for. */
  readonly units: Readonly<Record<string, string>>;
  /** Presents what the decimal arithmetic gave, which may be native integers. Results then carry `exact`. */
  readonly decimalValue?: DecimalValue | undefined;
}

export type DecimalValue = (
  spec: NumericSpec,
  raw: number | Decimal,
  what: string,
  presentation: Presentation,
  chosen?: string,
) => Pick<ResultValue, 'value' | 'exact'>;

interface Shown {
  readonly unit: string;
  readonly toShown: Conversion;
}

const shownByDefault = new WeakMap<QuantitySpec | MeasureSpec, Shown>();

/** The unit in which a quantity is answered, and the way to it from the formula's. */
export function shownAs(spec: QuantitySpec | MeasureSpec, chosen: string | undefined): Shown {
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

export function numericValue(
  spec: NumericSpec,
  raw: unknown,
  what: string,
  presentation: Presentation,
  chosen?: string,
): Pick<ResultValue, 'value' | 'exact'> {
  if (typeof raw !== 'number' && !isDecimal(raw)) throw wrongType(what, 'a number', raw);
  const { decimalValue } = presentation;
  if (decimalValue) return decimalValue(spec, raw, what, presentation, chosen);
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

function isDecimal(raw: unknown): raw is Decimal {
  return typeof raw === 'object' && raw !== null && 'toDecimalPlaces' in raw;
}

/** Half-even to the minor unit of what the double prints as. */
function roundedFloat(amount: number, digits: number): number {
  const scale = 10 ** digits;
  const scaled = amount * scale;
  const below = Math.floor(scaled);
  const rest = scaled - below;
  // The product is off by far less than this, so that only near a tie its digits have to be looked at.
  if (Math.abs(scaled) < 1e9 && Math.abs(rest - 0.5) > 1e-6) return (rest > 0.5 ? below + 1 : below) / scale;
  return BigDecimal.fromNumber(amount).toPlaces(digits).toNumber();
}

export function finite(value: number, what: string): number {
  if (Number.isFinite(value)) return withoutNegativeZero(value);
  throw noResult(
    Number.isNaN(value)
      ? `“${what}” is not defined for these inputs.`
      : `“${what}” is beyond the largest number that can be given for these inputs.`,
  );
}

const NUMERIC: ReadonlySet<string> = new Set(['quantity', 'measure', 'number', 'integer', 'percent', 'money']);

export function isNumeric(spec: { readonly kind: string }): spec is NumericSpec {
  return NUMERIC.has(spec.kind);
}

export function wrongType(what: string, expected: string, raw: unknown): Error {
  const found =
    typeof raw === 'string' ? `the text “${raw}”` : typeof raw === 'object' ? 'a list or record' : String(raw);
  return new Error(`The output “${what}” must be ${expected}, but the formula returned ${found}.`);
}

/** The author's mistake too: rounded here, the value would be another one than the formula's, and nobody would know. */
export function notWhole(what: string, raw: unknown): Error {
  const message = `The output “${what}” must be a whole number, but the formula returned ${String(raw)}`;
  return new Error(`${message}; round it as its source does (Math.round, Math.floor, Math.ceil), or declare a number.`);
}
