/** Sums whose sign must be right, comparisons with a tolerance, and cosines and sines that are exact at quarter turns. */
import { smallFraction } from './small-fraction.js';
import { twofoldSum } from './twofold-sum.js';

/** A product of doubles as they are written, as decimals or small fractions: digits · 10^exponent / under. */
interface ExactProduct {
  readonly digits: bigint;
  readonly exponent: number;
  readonly under: bigint;
}

function exactProduct(factors: readonly number[]): ExactProduct {
  let digits = 1n;
  let exponent = 0;
  let under = 1n;
  for (const factor of factors) {
    const fraction = smallFraction(factor);
    if (fraction !== undefined) {
      digits *= BigInt(fraction.over);
      under *= BigInt(fraction.under);
      continue;
    }
    const [mantissa = '0', power = '0'] = String(factor).split('e');
    const [whole = '0', decimals = ''] = mantissa.split('.');
    digits *= BigInt(whole + decimals);
    exponent += Number(power) - decimals.length;
  }
  return { digits, exponent, under };
}

/**
 * The sum of products of numbers, as their decimals say (0.1 is one tenth, 0.3333333333333333 one third), rounded once:
 * its sign and its zero are exact, however much cancels and however small it is. All products have one unit. NaN where a factor is not finite.
 * @example sumOfProducts([b, b], [-4, a, c])
 */
export function sumOfProducts(...products: readonly (readonly number[])[]): number {
  if (!products.every((factors) => factors.every(Number.isFinite))) return Number.NaN;
  return twofoldSum(products) ?? exactSum(products);
}

function exactSum(products: readonly (readonly number[])[]): number {
  const terms = products.map(exactProduct).filter(({ digits }) => digits !== 0n);
  const least = terms.reduce((lowest, { exponent }) => Math.min(lowest, exponent), 0);
  const common = terms.reduce((all, { under }) => (all % under === 0n ? all : all * under), 1n);
  // A power of ten is dear, and few exponents stand for all terms.
  const sums = new Map<number, bigint>();
  for (const { digits, exponent, under } of terms)
    sums.set(exponent, (sums.get(exponent) ?? 0n) + (under === common ? digits : digits * (common / under)));
  let total = 0n;
  for (const [exponent, sum] of sums) total += sum * 10n ** BigInt(exponent - least);
  // The text of a number is read with one rounding.
  const sum = common === 1n ? Number(`${total}e${least}`) : quotient(total, common, least);
  // Below the least double nothing is left but the sign.
  return sum === 0 && total !== 0n ? (total < 0n ? -Number.MIN_VALUE : Number.MIN_VALUE) : sum;
}

/** Digits of a quotient beyond those of a double. */
const GUARD_DIGITS = 40;

/** over / under · 10^exponent, to more digits than a double has. */
function quotient(over: bigint, under: bigint, exponent: number): number {
  const places = GUARD_DIGITS + String(under).length;
  return Number(`${(over * 10n ** BigInt(places)) / under}e${exponent - places}`);
}

/** Whether two values differ by no more than a tolerance, which is a number in their unit: `constant(1e-9, 'm')`. */
export function isNear(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance;
}

const COSINES: readonly number[] = [1, 0, -1, 0];

/** The cosine of `quarters` quarter turns more than a whole number of turns; undefined away from quarter turns. */
export function cosineAtQuarter(angle: number, quarters: number): number | undefined {
  const position = angle / (Math.PI / 2);
  const nearest = Math.round(position);
  // An angle in degrees has been rounded once as radians.
  if (!(Math.abs(position - nearest) <= 2 * Number.EPSILON * Math.abs(position))) return undefined;
  return COSINES[(((nearest + quarters) % 4) + 4) % 4];
}

/** The cosine of an angle in radians, exactly 0, 1 or −1 at quarter turns: cosTurn of 90° is 0. */
export function cosTurn(angle: number): number {
  return cosineAtQuarter(angle, 0) ?? Math.cos(angle);
}

/** The sine of an angle in radians, exactly 0, 1 or −1 at quarter turns: sinTurn of 180° is 0. */
export function sinTurn(angle: number): number {
  return cosineAtQuarter(angle, -1) ?? Math.sin(angle);
}
