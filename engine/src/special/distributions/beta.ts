/** The beta distribution and what is one under another name: Student's t and F. */
import { betaPower } from '../binomial-terms.js';
import { logBeta } from '../gamma.js';
import { betaTails, betaTailsInverse } from '../incomplete-beta.js';
import type { Tails } from '../invert-tails.js';
import { normalCdf, normalPdf, normalQuantile } from './normal.js';

/** Beta distribution, a, b > 0: the probability density at x. */
export function betaPdf(x: number, a: number, b: number): number {
  if (x < 0 || x > 1) return 0;
  if (x === 0) return a < 1 ? Infinity : a === 1 ? b : 0;
  if (x === 1) return b < 1 ? Infinity : b === 1 ? a : 0;
  return betaPower(a, b, x, 1 - x) / (x * (1 - x));
}
/** P(X ≤ x). */
export function betaCdf(x: number, a: number, b: number): number {
  const inside = Math.min(1, Math.max(0, x));
  return betaTails(a, b, inside, 1 - inside).lower;
}
/** P(X > x), accurate in the tail. */
export function betaSurvival(x: number, a: number, b: number): number {
  const inside = Math.min(1, Math.max(0, x));
  return betaTails(a, b, inside, 1 - inside).upper;
}
/** The x with P(X ≤ x) = p. */
export function betaQuantile(p: number, a: number, b: number): number {
  return betaTailsInverse(a, b, { lower: p, upper: 1 - p }).x;
}

/** Student's t distribution: the probability density at t; degrees of freedom > 0, may be infinite. */
export function studentPdf(t: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom === Infinity) return normalPdf(t);
  const half = degreesOfFreedom / 2;
  const exponent = -logBeta(0.5, half) - (half + 0.5) * Math.log1p((t / degreesOfFreedom) * t);
  return Math.exp(exponent) / Math.sqrt(degreesOfFreedom);
}

/** P(T > t) for t ≥ 0. */
function studentUpperTail(t: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom === Infinity) return normalCdf(-t);
  const square = t * t;
  // Very large t: ν/(ν + t²) without overflow.
  const x = square === Infinity ? degreesOfFreedom / t / t : degreesOfFreedom / (degreesOfFreedom + square);
  const y = square === Infinity ? 1 : square / (degreesOfFreedom + square);
  return 0.5 * betaTails(degreesOfFreedom / 2, 0.5, x, y).lower;
}
/** P(T ≤ t). */
export function studentCdf(t: number, degreesOfFreedom: number): number {
  return studentSurvival(-t, degreesOfFreedom);
}
/** P(T > t), accurate in the tail; twice this is the p-value of a two-sided t-test with t ≥ 0. */
export function studentSurvival(t: number, degreesOfFreedom: number): number {
  const tail = studentUpperTail(Math.abs(t), degreesOfFreedom);
  return t >= 0 ? tail : 1 - tail;
}
/** The t with P(T ≤ t) = p. */
export function studentQuantile(p: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom === Infinity) return normalQuantile(p);
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  if (p === 0.5) return 0;
  // Both tails of the square: P(T² > t²) is twice the smaller tail of T.
  const outside = 2 * Math.min(p, 1 - p);
  const { x, y } = betaTailsInverse(degreesOfFreedom / 2, 0.5, { lower: outside, upper: 2 * Math.abs(p - 0.5) });
  return Math.sign(p - 0.5) * Math.sqrt((degreesOfFreedom * y) / x);
}

/** x = d₁f/(d₁f + d₂) and 1 − x: F as a beta variable with parameters d₁/2 and d₂/2. */
function fPoint(f: number, d1: number, d2: number): { x: number; y: number } {
  if (f === Infinity) return { x: 1, y: 0 };
  const scaled = d1 * Math.max(0, f);
  return { x: scaled / (scaled + d2), y: d2 / (scaled + d2) };
}
function fTails(f: number, d1: number, d2: number): Tails {
  const { x, y } = fPoint(f, d1, d2);
  return betaTails(d1 / 2, d2 / 2, x, y);
}
/** F distribution with d1 (numerator) and d2 (denominator) degrees of freedom > 0: the probability density at f. */
export function fPdf(f: number, d1: number, d2: number): number {
  if (f < 0) return 0;
  if (f === 0) return d1 < 2 ? Infinity : d1 === 2 ? 1 : 0;
  const { x, y } = fPoint(f, d1, d2);
  return betaPower(d1 / 2, d2 / 2, x, y) / f;
}
/** P(F ≤ f). */
export function fCdf(f: number, d1: number, d2: number): number {
  return fTails(f, d1, d2).lower;
}
/** P(F > f), the p-value of an F-test, accurate in the tail. */
export function fSurvival(f: number, d1: number, d2: number): number {
  return fTails(f, d1, d2).upper;
}
/** The f with P(F ≤ f) = p. */
export function fQuantile(p: number, d1: number, d2: number): number {
  const { x, y } = betaTailsInverse(d1 / 2, d2 / 2, { lower: p, upper: 1 - p });
  return (d2 * x) / (d1 * y);
}
