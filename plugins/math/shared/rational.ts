/** Exact fractions of whole numbers of any length, for work that floating point would blur. */
import { smallFraction } from '@reckoner/engine';

export interface Fraction {
  readonly over: bigint;
  /** Always positive, and without a common factor with `over`. */
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** over/under in lowest terms; under must not be 0. */
export function fraction(over: bigint, under = 1n): Fraction {
  if (under === 1n) return { over, under };
  const common = greatestCommonDivisor(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / common, under: under / common };
}

/** The decimal or small fraction that a number is written as: 0.1 is 1/10, and 0.3333333333333333 is 1/3. */
export function fractionOf(value: number): Fraction {
  const small = smallFraction(value);
  if (small !== undefined) return fraction(BigInt(small.over), BigInt(small.under));
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const power = Number(exponent) - decimals.length;
  const over = BigInt(whole + decimals);
  return power >= 0 ? fraction(over * 10n ** BigInt(power)) : fraction(over, 10n ** BigInt(-power));
}

export const add = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const subtract = (a: Fraction, b: Fraction) => fraction(a.over * b.under - b.over * a.under, a.under * b.under);
export const multiply = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
export const divide = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over);
export const isZero = (a: Fraction) => a.over === 0n;

/** The values times their least common denominator, and that. */
export function wholeMultiples(values: readonly Fraction[]): { readonly values: bigint[]; readonly by: bigint } {
  const by = values.reduce((common, { under }) => (common / greatestCommonDivisor(common, under)) * under, 1n);
  return { values: values.map(({ over, under }) => over * (by / under)), by };
}

/** `3/4`, or `5` for a whole number. */
export function fractionText({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}

/** The nearest double: both parts are first cut to lengths that a double holds. */
export function numberOf({ over, under }: Fraction): number {
  if (over === 0n) return 0;
  const size = over < 0n ? -over : over;
  const shift = under.toString(2).length - size.toString(2).length + 64;
  const quotient = shift >= 0 ? (size << BigInt(shift)) / under : size / (under << BigInt(-shift));
  const magnitude = Number(quotient) * 2 ** -Math.trunc(shift / 2) * 2 ** -(shift - Math.trunc(shift / 2));
  return over < 0n ? -magnitude : magnitude;
}
