/** Roots of polynomials with exact coefficients: multiplicities are exact, and every digit of a root is right. */
import { type Complex, ceilNear, noResult, polynomialRoots } from '@reckoner/engine';
import { type FixedComplex, FixedPoint, magnitude } from './fixed-point.js';
import { primitivePart, squareFreeParts, type WholePolynomial } from './polynomial.js';
import { type Fraction, fraction, fractionOf, numberOf, wholeMultiples } from './rational.js';

export interface SimpleRoot {
  readonly value: Complex;
  /** Known when the root is rational. */
  readonly exact?: Fraction;
}

/** Binary places tried one after the other; clusters of roots need more. */
const PLACES = [192n, 384n, 768n, 1536n];
const MOST_ROUNDS = 60;
/** Binary digits to which a root is found. */
const DIGITS = 70n;

interface Disc {
  readonly center: FixedComplex;
  readonly radius: bigint;
}

/** All roots of a polynomial with simple roots, by real, then imaginary part. */
export function simpleRoots(polynomial: WholePolynomial): SimpleRoot[] {
  const c = primitivePart(polynomial);
  if (c.length < 2) return [];
  if (c[0] === 0n) return [rational(fraction(0n)), ...simpleRoots(c.slice(1))].sort(inOrder);
  if (c.length === 2) return [rational(fraction(-c[0]!, c[1]!))];
  const start = polynomialRoots(c.map((value) => numberOf({ over: value, under: c.at(-1)! })));
  if (!start.every(({ real, imaginary }) => Number.isFinite(real) && Number.isFinite(imaginary)))
    throw noResult('The coefficients differ by so many orders of magnitude that no number can say every root.');
  for (const places of PLACES) {
    const smallest = Math.min(...start.map(({ real, imaginary }) => Math.hypot(real, imaginary)));
    const fixed = new FixedPoint(places + BigInt(Math.max(0, ceilNear(-Math.log2(smallest || 1)))));
    const points = improve(c, startingPoints(start, fixed), fixed);
    const discs = points.map((point) => discAround(c, point, fixed));
    if (isApart(discs)) return discs.flatMap((disc) => rootIn(disc, c, fixed)).sort(inOrder);
  }
  throw noResult('Some roots lie so close together that they cannot be told apart.');
}

/** Roots of a polynomial with exact coefficients in ascending order, each as often as it counts. */
export function rootsOf(coefficients: readonly Fraction[]): SimpleRoot[] {
  return squareFreeParts(wholeMultiples(coefficients).values)
    .flatMap(({ factor, multiplicity }) => simpleRoots(factor).flatMap((root) => new Array(multiplicity).fill(root)))
    .sort(inOrder);
}

/** The same for coefficients as they are written in decimals. */
export const decimalRoots = (coefficients: readonly number[]): Complex[] =>
  rootsOf(coefficients.map(fractionOf)).map(({ value }) => value);

const inOrder = (a: SimpleRoot, b: SimpleRoot) => a.value.real - b.value.real || a.value.imaginary - b.value.imaginary;
const rational = (exact: Fraction): SimpleRoot => ({ value: { real: numberOf(exact), imaginary: 0 }, exact });

/** Computed roots of a cluster may coincide: such are moved apart a little. */
function startingPoints(roots: readonly Complex[], fixed: FixedPoint): FixedComplex[] {
  return roots.map(({ real, imaginary }, index) => {
    const same = roots.slice(0, index).filter((other) => other.real === real && other.imaginary === imaginary).length;
    const shift = same * 1e-9 * Math.hypot(real, imaginary);
    return { re: fixed.from(real + shift), im: fixed.from(imaginary + shift) };
  });
}

/** Newton steps of all roots at once that keep away from each other (Aberth 1973, Ehrlich 1967). */
function improve(c: WholePolynomial, points: FixedComplex[], fixed: FixedPoint): FixedComplex[] {
  const one: FixedComplex = { re: 1n << fixed.places, im: 0n };
  let isClose = false;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let settled = true;
    for (const [index, point] of points.entries()) {
      const [value, slope] = fixed.polynomial(c, point);
      const step = fixed.divide(value, slope);
      let [re, im] = [0n, 0n];
      for (const [other, { re: otherRe, im: otherIm }] of points.entries()) {
        if (other === index) continue;
        const push = fixed.divide(one, { re: point.re - otherRe, im: point.im - otherIm });
        [re, im] = [re + push.re, im + push.im];
      }
      const turned = fixed.multiply(step, { re, im });
      const move = fixed.divide(step, { re: one.re - turned.re, im: -turned.im });
      points[index] = { re: point.re - move.re, im: point.im - move.im };
      if (magnitude(move) << 50n > magnitude(point)) settled = false;
    }
    // Each round triples the digits: one more makes all that are wanted.
    if (isClose) break;
    isClose = settled;
  }
  return points;
}

/** A disc that surely holds a root: no farther than n·|p/p′|, with the rounding of both. */
function discAround(c: WholePolynomial, center: FixedComplex, fixed: FixedPoint): Disc {
  const degree = BigInt(c.length - 1);
  const [value, slope] = fixed.polynomial(c, center);
  const reach = magnitude(center) * 2n > 1n << fixed.places ? magnitude(center) * 2n : 1n << fixed.places;
  let rounding = 4n * (degree + 1n);
  for (let k = 1n; k < degree; k++) rounding = ((rounding * reach) >> fixed.places) + 1n;
  const steepness = magnitude(slope) - degree * rounding;
  if (steepness <= 0n) return { center, radius: -1n };
  return { center, radius: ((degree * (2n * magnitude(value) + rounding)) << fixed.places) / steepness + 1n };
}

/** Every disc is small, and so far from the others that each holds one root. */
function isApart(discs: readonly Disc[]): boolean {
  return discs.every(({ center, radius }, index) => {
    if (radius < 0n || radius << DIGITS > magnitude(center)) return false;
    return discs.slice(0, index).every((other) => {
      const gap = magnitude({ re: center.re - other.center.re, im: center.im - other.center.im });
      return gap > 4n * (radius + other.radius);
    });
  });
}

/** The root in a disc, or both of a conjugate pair for that above the real axis. */
function rootIn({ center, radius }: Disc, c: WholePolynomial, fixed: FixedPoint): SimpleRoot[] {
  const real = fixed.toNumber(center.re);
  // A root whose conjugate lies in the same disc is its own conjugate.
  if (center.im <= radius && center.im >= -radius) {
    const exact = rationalNear(center.re, radius, c, fixed);
    return [exact ? rational(exact) : { value: { real, imaginary: 0 } }];
  }
  if (center.im < 0n) return [];
  const part = center.re <= radius && center.re >= -radius ? 0 : real;
  const imaginary = fixed.toNumber(center.im);
  return [-imaginary, imaginary].map((each) => ({ value: { real: part, imaginary: each } }));
}

/** The rational number in place of a root, if it is one: its denominator divides the leading coefficient. */
function rationalNear(root: bigint, radius: bigint, c: WholePolynomial, fixed: FixedPoint): Fraction | undefined {
  const lead = c.at(-1)!;
  const over = (2n * root * lead + (1n << fixed.places)) >> (fixed.places + 1n);
  // Beside the disc it may be another root, as 3 is beside 3.217 of x³ - 29x + 60.
  const distance = (over << fixed.places) - root * lead;
  if (magnitude({ re: distance, im: 0n }) > (radius + 1n) * (lead < 0n ? -lead : lead)) return undefined;
  const candidate = fraction(over, lead);
  // The value times the n-th power of the denominator, by Horner's rule.
  let value = 0n;
  let power = 1n;
  for (let k = c.length - 1; k >= 0; k--) {
    value = value * candidate.over + c[k]! * power;
    power *= candidate.under;
  }
  return value === 0n ? candidate : undefined;
}
