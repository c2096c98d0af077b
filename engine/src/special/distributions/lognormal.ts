/** The lognormal distribution: ln X is normal with mean mu and standard deviation sigma. */
import { normalCdf, normalPdf, normalQuantile, normalSurvival } from './normal.js';

/** The probability density at x. */
export function lognormalPdf(x: number, mu = 0, sigma = 1): number {
  return x <= 0 ? 0 : normalPdf(Math.log(x), mu, sigma) / x;
}
/** P(X ≤ x). */
export function lognormalCdf(x: number, mu = 0, sigma = 1): number {
  return x <= 0 ? 0 : normalCdf(Math.log(x), mu, sigma);
}
/** P(X > x). */
export function lognormalSurvival(x: number, mu = 0, sigma = 1): number {
  return x <= 0 ? 1 : normalSurvival(Math.log(x), mu, sigma);
}
/** The x with P(X ≤ x) = p. */
export function lognormalQuantile(p: number, mu = 0, sigma = 1): number {
  return Math.exp(normalQuantile(p, mu, sigma));
}
