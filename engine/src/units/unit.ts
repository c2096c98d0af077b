/** The `Unit` object and `parseUnit`, which makes it from text. */
import {
  type BaseDimension,
  baseDimension,
  DIMENSIONLESS,
  type Dimension,
  equalDimensions,
  multiplyDimensions,
} from './dimensions.js';
import { displayExpression } from './display.js';
import { type Exact, exactFromProduct, exactFromText, multiply, ONE, power, toNumber } from './exact.js';
import { parseExpression, type UnitExpression, type UnitFactor, type UnitProblem } from './parse.js';
import type { SimpleUnit } from './registry.js';
import { meantUnit } from './resolve.js';
import { onUnitTables } from './table-set.js';
import type { UnitRow } from './tables/rows.js';

export interface Unit {
  /** As shown to people, and understood again by `parseUnit`; `''` when dimensionless. */
  readonly symbol: string;
  /** In words: `meter`, `pounds-force per square inch` is not attempted for compounds, whose name is the symbol. */
  readonly name: string;
  /** Exponents in the order of `BASE_DIMENSIONS`. */
  readonly dimension: Dimension;
  /** How many of the SI's coherent unit one unit is, num / den · π^pi; for `log` the reference. */
  readonly exact: Exact;
  readonly kind: 'linear' | 'affine' | 'log';
  /** Affine: SI value = (value + offset) · factor. Zero otherwise. */
  readonly offset: Exact;
  /** Log: value = logScale · log10(SI value / factor). Zero otherwise. */
  readonly logScale: number;
  readonly factors: UnitExpression;
  /** Where the factor of a simple unit is stated. */
  readonly source?: string;
}

export type ParsedUnit = { readonly ok: true; readonly unit: Unit } | ({ readonly ok: false } & UnitProblem);

const NO_OFFSET: Exact = { num: 0n, den: 1n, pi: 0 };
const MEMO_SIZE = 2000;
const memo = new Map<string, ParsedUnit>();
onUnitTables(() => memo.clear());

/** Whether a unit would do where one was asked for. */
export type Fits = (unit: Unit) => boolean;

/**
 * The unit that a text means: `km/h`, `W/(m²·K)`, `ft-lb`, `pounds per square inch`; `''` is dimensionless.
 * Where `fits` is given, a text that is ambiguous, in the wrong case or another unit is read as the only unit of its
 * readings that fits: `kt` of a speed, `25 C`, `kwh`. Others are data, with what was probably meant, of what fits.
 */
export function parseUnit(text: string, fits?: Fits): ParsedUnit {
  const known = memo.get(text);
  if (known && (!fits || (known.ok && fits(known.unit)))) return known;
  const parsed = parseExpression(text, (candidate) => {
    const other = parseExpression(candidate);
    const unit = other.ok ? compile(other.factors) : other;
    return unit.ok && (fits?.(unit.unit) ?? true);
  });
  const result: ParsedUnit = parsed.ok ? compile(parsed.factors) : parsed;
  // What fits in one place may not in another.
  if (fits && !(result.ok && fits(result.unit))) {
    const meant = meantUnit(text, fits);
    if (meant !== undefined) return { ok: true, unit: meant };
    if (!result.ok) return result;
  }
  // The oldest entry goes: a service must not grow with what strangers type.
  if (memo.size >= MEMO_SIZE) memo.delete(memo.keys().next().value as string);
  if (text.length <= 200) memo.set(text, result);
  return result;
}

/** For units that the code itself names. Throws a `RangeError` with the sentence of `parseUnit`. */
export function unitOf(text: string): Unit {
  const parsed = parseUnit(text);
  if (parsed.ok) return parsed.unit;
  throw new RangeError(parsed.message);
}

/** Δ°C, Δ°F, ΔK: marked as a difference of temperatures. */
function isTemperatureDifference(unit: Unit): boolean {
  return unit.factors.length === 1 && unit.symbol.startsWith('Δ');
}

/**
 * Whether values of one unit can be given in the other: equal dimensions, and no marked temperature difference (Δ°C)
 * for a temperature on a scale with its own zero (°C). Kelvins are both.
 */
export function sameDimension(a: Unit, b: Unit): boolean {
  if (!equalDimensions(a.dimension, b.dimension)) return false;
  return !(a.kind === 'affine' && isTemperatureDifference(b)) && !(b.kind === 'affine' && isTemperatureDifference(a));
}

interface Scale {
  readonly exact: Exact;
  readonly dimension: Dimension;
}

const rowScales = new Map<UnitRow, Scale>();

/** Factor and dimension of a table row, by way of the unit it is defined with. */
function rowScale(row: UnitRow): Scale {
  const known = rowScales.get(row);
  if (known) return known;
  const own = exactFromProduct(row.factor);
  let scale: Scale;
  if (row.of.startsWith('@')) {
    scale = { exact: own, dimension: baseDimension(row.of.slice(1) as BaseDimension) };
  } else {
    const parsed = parseExpression(row.of);
    if (!parsed.ok) throw new Error(`The unit table defines ${row.symbol} by “${row.of}”: ${parsed.message}`);
    const base = expressionScale(parsed.factors);
    scale = { exact: multiply(own, base.exact), dimension: base.dimension };
  }
  rowScales.set(row, scale);
  return scale;
}

function simpleScale({ row, prefix }: SimpleUnit): Scale {
  const scale = rowScale(row);
  return prefix ? { ...scale, exact: multiply(exactFromText(prefix.factor), scale.exact) } : scale;
}

function signedExponent(factor: UnitFactor): number {
  return factor.under ? -factor.exponent : factor.exponent;
}

function expressionScale(factors: UnitExpression): Scale {
  let exact = ONE;
  let dimension = DIMENSIONLESS;
  for (const factor of factors) {
    const exponent = signedExponent(factor);
    if (factor.count) exact = multiply(exact, power(exactFromText(factor.count), exponent));
    if (!factor.unit) continue;
    const scale = simpleScale(factor.unit);
    exact = multiply(exact, power(scale.exact, exponent));
    dimension = multiplyDimensions(dimension, scale.dimension, exponent);
  }
  return { exact, dimension };
}

function compile(factors: UnitExpression): ParsedUnit {
  const symbol = displayExpression(factors);
  const logarithmic = factors.find((factor) => factor.unit?.row.logScale !== undefined);
  const [first] = factors;
  const alone = factors.length === 1 && first?.exponent === 1 && !first.under ? first.unit : undefined;
  if (logarithmic && !alone) {
    const name = logarithmic.unit?.symbol ?? '';
    const message = `“${symbol}” multiplies the logarithmic unit ${name}, which stands alone; for a gain or loss per something use dB, as in dB/m.`;
    return { ok: false, code: 'bad-unit', message };
  }
  const { exact, dimension } = expressionScale(factors);
  const size = toNumber(exact);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY)) {
    return {
      ok: false,
      code: 'bad-unit',
      message: `“${symbol}” is too large or too small a unit for numbers to hold.`,
    };
  }
  const row = alone?.row;
  const unit: Unit = {
    symbol,
    name: alone?.name ?? symbol,
    dimension,
    exact,
    kind: row?.logScale !== undefined ? 'log' : row?.offset !== undefined ? 'affine' : 'linear',
    offset: row?.offset === undefined ? NO_OFFSET : exactFromText(row.offset),
    logScale: Number(row?.logScale ?? 0),
    factors,
    ...(alone ? { source: alone.source } : {}),
  };
  return { ok: true, unit };
}
