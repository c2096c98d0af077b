/** Conversion between units of one dimension: exact on decimals, correctly rounded and quick on doubles. */
import type { Decimal } from 'decimal.js';
import { Decimal34, WideDecimal } from '../arithmetic/decimal34.js';
import { divide, type Exact, multiply, toDecimal, toDoubleDouble } from './exact.js';
import { sameDimension, type Unit } from './unit.js';

/** Throws a `RangeError`: callers compare dimensions first and tell the user in their own words. */
function assertSameDimension(from: Unit, to: Unit): void {
  if (!sameDimension(from, to)) throw new RangeError(`${from.symbol} and ${to.symbol} have different dimensions.`);
}

function wide(exact: Exact): Decimal {
  return toDecimal(exact, WideDecimal);
}

/** The value in the coherent SI unit. */
function toSi(value: Decimal, unit: Unit): Decimal {
  if (unit.kind === 'log')
    return wide(unit.exact).times(new WideDecimal(10).pow(new WideDecimal(value).div(unit.logScale)));
  return new WideDecimal(value).plus(wide(unit.offset)).times(wide(unit.exact));
}

/** The value in the unit of what is given in the coherent SI unit. */
function fromSi(value: Decimal, unit: Unit): Decimal {
  if (unit.kind === 'log') return value.div(wide(unit.exact)).log(10).times(unit.logScale);
  return value.div(wide(unit.exact)).minus(wide(unit.offset));
}

/**
 * The value in the unit `to`, right to 34 digits.
 * A logarithmic unit has no value for what is not positive: the result is then NaN or infinite.
 */
export function convertExact(value: Decimal, from: Unit, to: Unit): Decimal {
  assertSameDimension(from, to);
  if (from.symbol === to.symbol) return new Decimal34(value);
  if (from.kind === 'log' || to.kind === 'log') return new Decimal34(fromSi(toSi(value, from), to)).plus(0);
  const { scale, shift } = affineMap(from, to);
  const result = new WideDecimal(value).plus(wide(from.offset)).times(scale.num.toString()).div(scale.den.toString());
  const turned = scale.pi === 0 ? result : new WideDecimal(value).plus(wide(from.offset)).times(wide(scale));
  return new Decimal34(turned.minus(wide(shift))).plus(0);
}

/** to = (from + from.offset) · scale − shift */
function affineMap(from: Unit, to: Unit): { readonly scale: Exact; readonly shift: Exact } {
  return { scale: divide(from.exact, to.exact), shift: to.offset };
}

const POWERS_OF_TEN = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12];

/**
 * A function that converts doubles. A value of up to about 15 digits is taken as the decimal that it prints as and the
 * result is the double nearest to the true one: 36 km/h is 10 m/s, 37 °C is 98.6 °F, 32.018 °F is 0.01 °C.
 * Longer values are converted in double-double arithmetic.
 */
export function converter(from: Unit, to: Unit): (value: number) => number {
  let known = converters.get(from);
  if (!known) {
    known = new WeakMap();
    converters.set(from, known);
  }
  let convert = known.get(to);
  if (!convert) {
    convert = makeConverter(from, to);
    known.set(to, convert);
  }
  return convert;
}

/** Converters live as long as their units, which the memo of `parseUnit` bounds. */
const converters = new WeakMap<Unit, WeakMap<Unit, (value: number) => number>>();

function makeConverter(from: Unit, to: Unit): (value: number) => number {
  assertSameDimension(from, to);
  if (from.kind === 'log' || to.kind === 'log') {
    if (from.symbol === to.symbol) return (value) => value;
    return (value) => (Number.isFinite(value) ? convertExact(new Decimal34(value), from, to).toNumber() : Number.NaN);
  }
  const { scale, shift } = affineMap(from, to);
  // Doubles do not suffice for the sum in an affine map, decimals of the printed value do.
  if (from.offset.num !== 0n || to.offset.num !== 0n) return affineConverter(from, to, scale, shift);
  if (scale.num === 1n && scale.den === 1n && scale.pi === 0) return (value) => value;
  return linearConverter(from, to, scale);
}

/** result = (m · num + 10^d · added) / (10^d · den), in integers that doubles hold. */
function integerMap(scale: Exact, added: Exact): ((value: number) => number) | undefined {
  const den = scale.den * added.den;
  const num = Number(scale.num * added.den);
  const sum = Number(added.num * scale.den);
  const divisor = Number(den);
  const limit = Number.MAX_SAFE_INTEGER;
  if (scale.pi !== 0 || !(num <= limit && Math.abs(sum) <= limit && divisor <= limit)) return undefined;
  return (value) => {
    for (let places = 0; places <= 12; places++) {
      const ten = POWERS_OF_TEN[places] as number;
      const digits = Math.round(value * ten);
      if (Math.abs(digits) > limit) return Number.NaN;
      if (digits / ten !== value) continue;
      const top = digits * num;
      const bottom = ten * divisor;
      const plus = ten * sum;
      if (Math.abs(top) > limit || bottom > limit || Math.abs(plus) > limit || Math.abs(top + plus) > limit)
        return Number.NaN;
      return (top + plus) / bottom;
    }
    return Number.NaN;
  };
}

function linearConverter(from: Unit, to: Unit, scale: Exact): (value: number) => number {
  const quick = integerMap(scale, { num: 0n, den: 1n, pi: 0 });
  const [high, low] = toDoubleDouble(scale);
  return (value) => {
    if (value === 0 || !Number.isFinite(value)) return value;
    const exact = quick?.(value) ?? Number.NaN;
    if (!Number.isNaN(exact)) return exact;
    // Few digits: the printed decimal is what was meant. Many: the double itself, which is a computed result.
    if (String(value).length <= 15) return convertExact(new Decimal34(value), from, to).toNumber();
    return timesDoubleDouble(value, high, low);
  };
}

function affineConverter(from: Unit, to: Unit, scale: Exact, shift: Exact): (value: number) => number {
  const added = subtract(multiply(from.offset, scale), shift);
  const quick = integerMap(scale, added);
  return (value) => {
    if (!Number.isFinite(value)) return value;
    const exact = quick?.(value) ?? Number.NaN;
    return Number.isNaN(exact) ? convertExact(new Decimal34(value), from, to).toNumber() : exact;
  };
}

function subtract(a: Exact, b: Exact): Exact {
  return { num: a.num * b.den - b.num * a.den, den: a.den * b.den, pi: 0 };
}

const SPLITTER = 134217729;

/** value · (high + low), rounded once (Dekker's product); plain multiplication near the ends of the range. */
function timesDoubleDouble(value: number, high: number, low: number): number {
  const product = value * high;
  const size = Math.abs(product);
  if (!(size > 1e-280 && size < 1e280 && Math.abs(value) < 1e280 && Math.abs(high) < 1e280)) return product;
  const valueTop = SPLITTER * value - (SPLITTER * value - value);
  const valueRest = value - valueTop;
  const highTop = SPLITTER * high - (SPLITTER * high - high);
  const highRest = high - highTop;
  const error = valueTop * highTop - product + valueTop * highRest + valueRest * highTop + valueRest * highRest;
  return product + (error + value * low);
}
