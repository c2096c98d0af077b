/** Conversion between units of one dimension: exact on decimals, correctly rounded and quick on doubles. */
import type { Decimal } from 'decimal.js';
import { Decimal34, round34, WideDecimal } from '../arithmetic/decimal34.js';
import { asPrinted, type DoubleDouble, multiplyAdd, type ShortDecimal, shortDecimal } from './double-double.js';
import { divide, type Exact, multiply, subtract, toDecimal } from './exact.js';
import { sameDimension, type Unit } from './unit.js';

interface Conversion {
  readonly exact: (value: Decimal) => Decimal;
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
    made = from.kind === 'log' || to.kind === 'log' ? logarithmic(from, to) : affine(from, to);
    known.set(to, made);
  }
  return made;
}

/**
 * The value in the unit `to`, right to 34 digits.
 * A logarithmic unit has no value for what is not positive: the result is then NaN or infinite.
 */
export function convertExact(value: Decimal, from: Unit, to: Unit): Decimal {
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

const SAME: Conversion = { exact: (value) => new Decimal34(value), double: (value) => value };

function wide(exact: Exact): Decimal {
  return toDecimal(exact, WideDecimal);
}

/** By way of the coherent SI unit. */
function logarithmic(from: Unit, to: Unit): Conversion {
  if (from.symbol === to.symbol) return SAME;
  const [fromFactor, toFactor, fromOffset, toOffset] = [from.exact, to.exact, from.offset, to.offset].map(wide) as [
    Decimal,
    Decimal,
    Decimal,
    Decimal,
  ];
  const exact = (value: Decimal): Decimal => {
    const given = new WideDecimal(value);
    const si =
      from.kind === 'log'
        ? fromFactor.times(new WideDecimal(10).pow(given.div(from.logScale)))
        : given.plus(fromOffset).times(fromFactor);
    if (to.kind === 'log') return round34(si.div(toFactor).log(10).times(to.logScale));
    return round34(si.div(toFactor).minus(toOffset));
  };
  return {
    exact,
    double: (value) => (Number.isFinite(value) ? exact(new Decimal34(value)).toNumber() : Number.NaN),
  };
}

/** to = from · scale + added */
function affine(from: Unit, to: Unit): Conversion {
  const scale = divide(from.exact, to.exact);
  const added = subtract(multiply(from.offset, scale), to.offset);
  if (scale.num === scale.den && scale.pi === 0 && added.num === 0n) return SAME;
  const [num, den] = scale.pi === 0 ? [scale.num, scale.den].map(String) : [wide(scale), 1];
  const shift = wide(added);
  const exact = (value: Decimal): Decimal =>
    round34(
      new WideDecimal(value)
        .times(num ?? 1)
        .div(den ?? 1)
        .plus(shift),
    );
  const quick = integerMap(scale, added);
  const [scaleParts, addedParts] = [doubleDouble(wide(scale)), doubleDouble(shift)];
  const double = (value: number): number => {
    const short = shortDecimal(value);
    const quotient = short && quick(short);
    if (quotient !== undefined) return quotient;
    const result = multiplyAdd(asPrinted(value, short), scaleParts, addedParts);
    if (result !== undefined) return result;
    return Number.isFinite(value) ? exact(new Decimal34(value)).toNumber() : value;
  };
  return { exact, double };
}

function doubleDouble(value: Decimal): DoubleDouble {
  const high = value.toNumber();
  if (!Number.isFinite(high)) return { high, low: 0 };
  // Decimals read a double by its shortest text; here it has to be the double itself: an integer over a power of two.
  let [integer, halvings] = [high, 0];
  for (; !Number.isInteger(integer); halvings++) integer *= 2;
  const itself = new WideDecimal(BigInt(integer).toString()).div(new WideDecimal(2).pow(halvings));
  return { high, low: value.minus(itself).toNumber() };
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
