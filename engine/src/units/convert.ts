/** Conversion between units of one dimension: exact on decimals, correctly rounded and quick on doubles. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import {
  asPrinted,
  type DoubleDouble,
  multiplyAdd,
  type ShortDecimal,
  shortDecimal,
} from '../numeric/double-double.js';
import { type Exact, toDecimal } from './exact.js';
import { affine } from './exact-conversion.js';
import { logarithmic } from './logarithmic-conversion.js';
import { sameDimension, type Unit } from './unit.js';

interface Conversion {
  readonly exact: (value: BigDecimal) => BigDecimal;
  readonly double: (value: number) => number;
}

/** Conversions live as long as their units, which the memo of `parseUnit` bounds. */
const conversions = new WeakMap<Unit, WeakMap<Unit, Conversion>>();

/** Throws a `RangeError`: callers compare dimensions first and tell the user in their own words. */
function conversion(from: Unit, to: Unit): Conversion {
  let known = conversions.get(from);
  if (!known) {
    known = new WeakMap();
    conversions.set(from, known);
  }
  let made = known.get(to);
  if (!made) {
    if (!sameDimension(from, to)) throw new RangeError(`${from.symbol} and ${to.symbol} have different dimensions.`);
    made = from.kind === 'log' || to.kind === 'log' ? byLogarithms(from, to) : byScale(from, to);
    known.set(to, made);
  }
  return made;
}

/**
 * The value in the unit `to`, right to 34 digits.
 * A logarithmic unit has no value for what is not positive: the result is then NaN or infinite.
 */
export function convertExact(value: BigDecimal, from: Unit, to: Unit): BigDecimal {
  return conversion(from, to).exact(value);
}

/**
 * A function that converts doubles. A value of up to 15 digits is taken as the decimal that it prints as and the
 * result is the double nearest to the true one: 36 km/h is 10 m/s, 37 °C is 98.6 °F, 32.018 °F is 0.01 °C.
 * Longer values are taken as the doubles that they are.
 */
export function converter(from: Unit, to: Unit): (value: number) => number {
  return conversion(from, to).double;
}

const SAME: Conversion = { exact: (value) => value, double: (value) => value };

function byLogarithms(from: Unit, to: Unit): Conversion {
  if (from.symbol === to.symbol) return SAME;
  const exact = logarithmic(from, to);
  return {
    exact,
    double: (value) => (Number.isFinite(value) ? exact(BigDecimal.fromNumber(value)).toNumber() : Number.NaN),
  };
}

function byScale(from: Unit, to: Unit): Conversion {
  const found = affine(from, to);
  if (found === undefined) return SAME;
  const { scale, added, exact } = found;
  const quick = integerMap(scale, added);
  const [scaleParts, addedParts] = [doubleDouble(toDecimal(scale)), doubleDouble(toDecimal(added))];
  const double = (value: number): number => {
    const short = shortDecimal(value);
    const quotient = short && quick(short);
    if (quotient !== undefined) return quotient;
    const result = multiplyAdd(asPrinted(value, short), scaleParts, addedParts);
    if (result !== undefined) return result;
    return Number.isFinite(value) ? exact(BigDecimal.fromNumber(value)).toNumber() : value;
  };
  return { exact, double };
}

function doubleDouble(value: BigDecimal): DoubleDouble {
  const high = value.toNumber();
  if (!Number.isFinite(high)) return { high, low: 0 };
  return { high, low: value.minus(BigDecimal.fromDouble(high)).toNumber() };
}

/** (digits · num + ten · sum) / (ten · den), while all of it is integers that doubles hold: then one rounding. */
function integerMap(scale: Exact, added: Exact): (value: ShortDecimal) => number | undefined {
  const num = Number(scale.num * added.den);
  const sum = Number(added.num * scale.den);
  const den = Number(scale.den * added.den);
  const limit = Number.MAX_SAFE_INTEGER;
  if (scale.pi !== 0 || num > limit || Math.abs(sum) > limit || den > limit) return () => undefined;
  return ({ digits, ten }) => {
    const [top, plus, bottom] = [digits * num, ten * sum, ten * den];
    const fits = Math.abs(top) <= limit && Math.abs(plus) <= limit && Math.abs(top + plus) <= limit && bottom <= limit;
    return fits ? (top + plus) / bottom : undefined;
  };
}
