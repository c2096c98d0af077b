/** The gamma distribution with a shape and a scale, and the chi-squared distribution. */
import { poissonTerm } from '../binomial-terms.js';
import { gammaTails, gammaTailsInverse } from '../incomplete-gamma.js';

/** Gamma distribution: the probability density at x; shape and scale > 0. */
export function gammaPdf(x: number, shape: number, scale = 1): number {
  if (x < 0) return 0;
  if (x === 0) return shape < 1 ? Infinity : shape === 1 ? 1 / scale : 0;
  // Below 1 the recurrence Γ(a + 1) = aΓ(a) would divide by a tiny x first: the density times x is what stays finite.
  return (shape * poissonTerm(shape, x / scale)) / x;
}
/** P(X ≤ x). */
export function gammaCdf(x: number, shape: number, scale = 1): number {
  return gammaTails(shape, Math.max(0, x / scale)).lower;
}
/** P(X > x), accurate in the tail. */
export function gammaSurvival(x: number, shape: number, scale = 1): number {
  return gammaTails(shape, Math.max(0, x / scale)).upper;
}
/** The x with P(X ≤ x) = p. */
export function gammaQuantile(p: number, shape: number, scale = 1): number {
  return scale * gammaTailsInverse(shape, { lower: p, upper: 1 - p });
}

/** Chi-squared distribution: the probability density at x; degrees of freedom > 0. */
export function chiSquaredPdf(x: number, degreesOfFreedom: number): number {
  return gammaPdf(x, degreesOfFreedom / 2, 2);
}
/** P(X ≤ x). */
export function chiSquaredCdf(x: number, degreesOfFreedom: number): number {
  return gammaCdf(x, degreesOfFreedom / 2, 2);
}
/** P(X > x), the p-value of a chi-squared test, accurate in the tail. */
export function chiSquaredSurvival(x: number, degreesOfFreedom: number): number {
  return gammaSurvival(x, degreesOfFreedom / 2, 2);
}
/** The x with P(X ≤ x) = p. */
export function chiSquaredQuantile(p: number, degreesOfFreedom: number): number {
  return gammaQuantile(p, degreesOfFreedom / 2, 2);
}
