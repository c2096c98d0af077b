/** Powers, roots, exponentials and logarithms of exact decimals, to so many significant digits and some to spare. */
import { BigDecimal, tenTo } from './big-decimal.js';
import { exponential, fixed, ln10, logarithm } from './fixed-point.js';

/** Digits beyond the ones that are wanted, so that rounding once at the end is right. */
export const GUARD = 14;
/** Beyond these exponents of ten lie infinity and zero. */
export const LARGEST_EXPONENT = 6000;

const ONE = BigDecimal.of(1n);

/** A special value, or zero. */
export function special(value: number): BigDecimal {
  return value === 0 || Number.isInteger(value) ? BigDecimal.fromNumber(value) : BigDecimal.none(value);
}

export function expOf(x: BigDecimal, digits: number): BigDecimal {
  const size = x.toNumber();
  if (!Number.isFinite(size)) return special(Math.exp(size));
  if (Math.abs(size) > 3 * LARGEST_EXPONENT) return special(size > 0 ? Number.POSITIVE_INFINITY : 0);
  const places = digits + GUARD;
  const tens = Math.round(size / Math.LN10);
  const rest = (fixed(x, places + 6) - BigInt(tens) * ln10(places + 6)) / 1_000_000n;
  return BigDecimal.of(exponential(rest, places), tens - places);
}

/** Of a positive number. */
export function lnOf(x: BigDecimal, digits: number): BigDecimal {
  const less = x.minus(ONE);
  if (less.isZero) return less;
  // Near one the logarithm is small, and its digits begin late.
  const places = digits + GUARD + Math.max(0, -less.leading);
  const { leading } = x;
  const mantissa = fixed(BigDecimal.of(x.digits, x.exponent - leading), places);
  return BigDecimal.of(logarithm(mantissa, places) + BigInt(leading) * ln10(places), -places);
}

/** x^n for a whole n. */
function wholePower(x: BigDecimal, n: number, digits: number): BigDecimal {
  const times = Math.abs(n);
  // Each product is cut, and the errors grow with the exponent.
  const kept = digits + GUARD + Math.ceil(Math.log10(times + 1));
  const isShort = x.length * times <= kept;
  const power = isShort ? BigDecimal.of(x.digits ** BigInt(times), x.exponent * times) : longPower(x, times, kept);
  return n < 0 ? ONE.dividedBy(power, kept) : power;
}

/** Bits of a decimal digit. */
const DIGIT_BITS = Math.log2(10);

/**
 * x^n to so many digits: by a mantissa from 1 to 10 with bits behind its point, so that products are cut by shifts, which
 * take a fraction of a division, and its exponent of ten.
 */
function longPower(x: BigDecimal, n: number, kept: number): BigDecimal {
  const bits = BigInt(Math.ceil((kept + 2) * DIGIT_BITS));
  const ten = 10n << bits;
  const isNegative = x.digits < 0n;
  let square = ((isNegative ? -x.digits : x.digits) << bits) / tenTo(x.length - 1);
  let squareExponent = x.leading;
  let power: bigint | undefined;
  let exponent = 0;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) {
      power = power === undefined ? square : (power * square) >> bits;
      exponent += squareExponent;
      if (power >= ten) [power, exponent] = [power / 10n, exponent + 1];
    }
    // Beyond all exponents already: how far does not matter.
    if (Math.abs(exponent) > 4 * LARGEST_EXPONENT) break;
    if (left === 1) break;
    square = (square * square) >> bits;
    squareExponent *= 2;
    if (square >= ten) [square, squareExponent] = [square / 10n, squareExponent + 1];
  }
  const whole = ((power ?? 1n << bits) * tenTo(kept)) >> bits;
  return BigDecimal.of(isNegative && n % 2 === 1 ? -whole : whole, exponent - kept);
}

/** x^y, as doubles have it where a value is special or zero. */
export function powerOf(x: BigDecimal, y: BigDecimal, digits: number): BigDecimal {
  if (!x.isFinite || !y.isFinite || x.isZero || y.isZero) return special(x.toNumber() ** y.toNumber());
  const exponent = y.toNumber();
  if (y.isInteger && Math.abs(exponent) <= Number.MAX_SAFE_INTEGER) return wholePower(x, exponent, digits);
  const isNegative = x.digits < 0n;
  if (isNegative && !y.isInteger) return special(Number.NaN);
  const size = isNegative ? x.negated() : x;
  const power = powerOfPositive(size, y, digits);
  return isNegative && fixed(y, 0) % 2n !== 0n ? power.negated() : power;
}

function powerOfPositive(x: BigDecimal, y: BigDecimal, digits: number): BigDecimal {
  const rough = Math.log1p(x.minus(ONE).toNumber());
  const size = rough * y.toNumber();
  // How many digits an exponent of 10³⁰⁰ would take does not matter where the power lies beyond all numbers.
  if (Number.isFinite(rough) && Math.abs(size) > 4 * LARGEST_EXPONENT)
    return special(size > 0 ? Number.POSITIVE_INFINITY : 0);
  // The whole part of the exponent takes digits of its own.
  const wide = digits + GUARD + Math.max(0, y.leading) + 6;
  return expOf(lnOf(x, wide).times(y), digits + 6);
}

/** The whole part of the nth root. */
function wholeRoot(x: bigint, n: bigint): bigint {
  if (x === 0n) return 0n;
  let root = 10n ** BigInt(Math.ceil(x.toString().length / Number(n)));
  for (;;) {
    const next = ((n - 1n) * root + x / root ** (n - 1n)) / n;
    if (next >= root) return root;
    root = next;
  }
}

/** The nth root of a positive number, with a digit that tells whether something was left. */
export function rootOf(x: BigDecimal, n: number, digits: number): BigDecimal {
  let shift = Math.max(0, n * (digits + 2) - x.length);
  while ((x.exponent - shift) % n !== 0) shift++;
  const scaled = x.digits * tenTo(shift);
  const root = wholeRoot(scaled, BigInt(n));
  const exponent = (x.exponent - shift) / n;
  const isExact = root ** BigInt(n) === scaled;
  return isExact ? BigDecimal.of(root, exponent) : BigDecimal.of(root * 10n + 1n, exponent - 1);
}
