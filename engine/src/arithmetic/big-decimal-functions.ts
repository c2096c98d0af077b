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
  // Each product is rounded, and the errors grow with the exponent.
  const kept = digits + GUARD + Math.ceil(Math.log10(Math.abs(n) + 1));
  let power = ONE;
  let square = x;
  for (let left = Math.abs(n); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = power.times(square).rounded(kept);
    if (left > 1) square = square.times(square).rounded(kept);
    if (!square.isFinite || Math.abs(square.leading) > 4 * LARGEST_EXPONENT) {
      // Beyond all exponents already: how far does not matter.
      if (left > 1) power = square;
      break;
    }
  }
  return n < 0 ? ONE.dividedBy(power, kept) : power;
}

/** x^y, as doubles have it where a value is special or zero. */
export function powerOf(x: BigDecimal, y: BigDecimal, digits: number): BigDecimal {
  if (!x.isFinite || !y.isFinite || x.isZero || y.isZero) return special(x.toNumber() ** y.toNumber());
  const exponent = y.toNumber();
  if (y.isInteger && Math.abs(exponent) <= Number.MAX_SAFE_INTEGER) return wholePower(x, exponent, digits);
  const isNegative = x.digits < 0n;
  if (isNegative && !y.isInteger) return special(Number.NaN);
  const size = isNegative ? x.negated() : x;
  // The whole part of the exponent takes digits of its own.
  const wide = digits + GUARD + Math.max(0, y.leading) + 6;
  const power = expOf(lnOf(size, wide).times(y), digits + 6);
  return isNegative && fixed(y, 0) % 2n !== 0n ? power.negated() : power;
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
