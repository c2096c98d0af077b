/** The one decimal type of the project: 34 significant digits (IEEE 754 decimal128), half-even, with guarded exponents. */
import { Decimal } from 'decimal.js';

/** Exponents stop at ±6000, so that no power or remainder can run for seconds: beyond them lie Infinity and zero. */
export const Decimal34 = Decimal.clone({
  precision: 34,
  maxE: 6000,
  minE: -6000,
  rounding: Decimal.ROUND_HALF_EVEN,
});
export type Decimal34 = Decimal;

/** For intermediate results that would lose digits to cancellation (`expm1`, `log1p`, `sinh` near zero). */
export const WideDecimal = Decimal.clone({ precision: 80, maxE: 6000, minE: -6000, rounding: Decimal.ROUND_HALF_EVEN });

/** A wider decimal rounded to 34 digits; the constructor alone keeps every digit that it is given. */
export function round34(x: Decimal.Value): Decimal34 {
  return new Decimal34(x).plus(0);
}
