/** The normal distribution; mean 0 and standard deviation 1 unless given. */
import { erf, expOfMinusSquare, scaledErfc } from '../error-function.js';
import { normalQuantileOfCenter, normalQuantileOfTail } from '../normal-quantile.js';

const ONE_OVER_SQRT_TWO_PI = 0.3989422804014327;

/** The probability density at x. */
export function normalPdf(x: number, mean = 0, standardDeviation = 1): number {
  const z = (x - mean) / standardDeviation;
  return (ONE_OVER_SQRT_TWO_PI * expOfMinusSquare(z * Math.SQRT1_2)) / standardDeviation;
}

/** P(X > z) of the standard normal distribution, accurate in the tail. */
function upperTail(z: number): number {
  if (z < 1) return 0.5 - 0.5 * erf(z * Math.SQRT1_2);
  if (z > 39) return 0;
  // exp(−z²/2) with z split so that its high part squares exactly.
  const high = Math.round(z * 16) / 16;
  return 0.5 * Math.exp(-0.5 * high * high) * Math.exp(-0.5 * (z - high) * (z + high)) * scaledErfc(z * Math.SQRT1_2);
}

/** P(X ≤ x), accurate in the lower tail. */
export function normalCdf(x: number, mean = 0, standardDeviation = 1): number {
  return upperTail((mean - x) / standardDeviation);
}

/** P(X > x), accurate in the upper tail. */
export function normalSurvival(x: number, mean = 0, standardDeviation = 1): number {
  return upperTail((x - mean) / standardDeviation);
}

/** The x with P(X ≤ x) = p, for 0 ≤ p ≤ 1 (infinite at the ends, NaN outside). */
export function normalQuantile(p: number, mean = 0, standardDeviation = 1): number {
  return mean + standardDeviation * standardQuantile(p);
}

function standardQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  if (p >= 0.075 && p <= 0.925) return normalQuantileOfCenter(p - 0.5);
  return p < 0.5 ? normalQuantileOfTail(p) : -normalQuantileOfTail(1 - p);
}
