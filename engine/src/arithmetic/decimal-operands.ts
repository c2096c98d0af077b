/** Operands of the decimal arithmetic, and the exponential that more than one of its operations is made of. */
import type { Operand } from './arithmetic.js';
import type { Decimal } from './decimal-number.js';
import { Decimal34, round34, WideDecimal } from './decimal34.js';

export type Value = Operand<Decimal>;

/** 6001 ln 10: the exponential of more overflows, of less than its negative vanishes. */
export const LARGEST_EXPONENTIAL = 13_818;
/** Below this, the next term of the series lies beyond the 34th digit. */
export const TINY_EXPONENT = -40;

/** The decimal of a lifted value. A native number is read as it prints (0.1 is a tenth); `undefined` is NaN. */
export function toDecimal(x: Value | undefined): Decimal {
  return typeof x === 'object' ? x : new Decimal34(x ?? Number.NaN);
}

export const unary =
  (compute: (x: Decimal) => Decimal) =>
  (x: Value): Value =>
    compute(toDecimal(x));

/** e^x − 1 without cancellation. */
export function expm1(x: Decimal): Decimal {
  if (x.isZero() || !x.isFinite() || x.e > 2) return exp(x).minus(1);
  if (x.e < TINY_EXPONENT) return x;
  return round34(new WideDecimal(x).exp().minus(1));
}

/** e^x, without the work where it lies beyond the exponents. */
export function exp(x: Decimal): Decimal {
  if (x.abs().gt(LARGEST_EXPONENTIAL)) return new Decimal34(x.isNeg() ? 0 : Number.POSITIVE_INFINITY);
  return x.exp();
}

/** Functions that cancel near zero are computed wide for the same reason as `expm1`. */
export function wide(x: Decimal, compute: (x: Decimal) => Decimal): Decimal {
  if (x.isZero() || x.e < TINY_EXPONENT) return x;
  return round34(compute(new WideDecimal(x)));
}
