/** The decimals of formulas: 34 significant digits (IEEE 754 decimal128), half-even. */
import { Decimal } from './decimal-number.js';

export const Decimal34 = Decimal.ofPrecision(34);
export type Decimal34 = Decimal;

/** For intermediate results that would lose digits to cancellation (`expm1`, `log1p`, `sinh` near zero). */
export const WideDecimal = Decimal.ofPrecision(80);

/** A wider decimal rounded to 34 digits; the constructor alone keeps every digit that it is given. */
export function round34(x: Decimal): Decimal34 {
  return new Decimal34(x).plus(0);
}
