/** Rational multiples of square roots, as they come of lengths of exact vectors. */
import { divide, type Fraction, fraction, fractionText, isZero, multiply, numberOf } from '../../shared/rational.js';
import { shownSize } from './exact.js';

export interface Root {
  readonly radicand: Fraction;
  /** √radicand as a√b with a rational a and a whole b without small square factors, where that can be read. */
  readonly simplified?: { readonly outside: Fraction; readonly inside: bigint };
}

/** factor × √radicand; the radicand is positive, unless the factor is 0. */
export interface Surd {
  readonly factor: Fraction;
  readonly root: Root;
}

/** Square factors are looked for up to the square of this, in numbers up to 10⁴⁰. */
const LARGEST_FACTOR = 2000n;
const LARGEST_SIMPLIFIED = 10n ** 40n;

/** The whole part of a square root, by Newton's method from above. */
export function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The double nearest to √value, up to its last digit. */
export function rootNumber(value: Fraction): number {
  if (isZero(value)) return 0;
  const bits = value.over.toString(2).length - value.under.toString(2).length;
  // 130 binary digits under the root leave 65 of it.
  const half = BigInt(Math.max(0, Math.ceil((130 - bits) / 2)));
  return numberOf(fraction(wholeRoot((value.over << (2n * half)) / value.under), 1n << half));
}

export function surdNumber({ factor, root }: Surd): number {
  const size = rootNumber(multiply(multiply(factor, factor), root.radicand));
  return factor.over < 0n ? -size : size;
}

export function rootOf(radicand: Fraction): Root {
  let inside = radicand.over * radicand.under;
  if (inside <= 0n || inside > LARGEST_SIMPLIFIED) return { radicand };
  const exact = wholeRoot(inside);
  if (exact * exact === inside) {
    return { radicand, simplified: { outside: fraction(exact, radicand.under), inside: 1n } };
  }
  let outside = 1n;
  for (let factor = 2n; factor <= LARGEST_FACTOR && factor * factor <= inside; factor++) {
    for (const square = factor * factor; inside % square === 0n; inside /= square) outside *= factor;
  }
  return { radicand, simplified: { outside: fraction(outside, radicand.under), inside } };
}

/** `-3√14/14`, `1/3`, `√2`; undefined where that would be too long. */
export function surdText({ factor, root: { simplified } }: Surd): string | undefined {
  if (isZero(factor)) return '0';
  if (simplified === undefined) return undefined;
  const outside = multiply(factor, simplified.outside);
  if (simplified.inside === 1n) return fractionText(outside);
  const size = outside.over < 0n ? -outside.over : outside.over;
  const below = outside.under === 1n ? '' : `/${outside.under}`;
  return `${outside.over < 0n ? '-' : ''}${size === 1n ? '' : size}√${simplified.inside}${below}`;
}

/** value/√radicand. */
export const overRoot = (value: Fraction, root: Root): Surd => ({ factor: divide(value, root.radicand), root });

export function surdMatrix(rows: readonly (readonly Surd[])[]): number[][] {
  return rows.map((row) => row.map((value) => shownSize(surdNumber(value), isZero(value.factor))));
}
