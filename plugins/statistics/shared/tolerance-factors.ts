/** Factors of tolerance intervals of a normal distribution, and sample sizes of those that assume none. */
import { ceilNear, chiSquaredQuantile, findRoot, gammaCdf, normalCdf, normalQuantile } from '@reckoner/engine';
import { noncentralTSurvival } from './noncentral-t.js';

/** One-sided: √n k is a quantile of the noncentral t distribution with noncentrality √n z. */
export function oneSidedFactor(n: number, coverage: number, confidence: number) {
  const noncentrality = Math.sqrt(n) * normalQuantile(coverage);
  const miss = 1 - confidence;
  // The mean misses by some z/√n, and the deviation by its chi-square: what both may miss by together bounds k.
  const share = miss / 2;
  const most =
    (noncentrality - normalQuantile(share)) / Math.sqrt(chiSquaredQuantile(share, n - 1) / (n - 1)) / Math.sqrt(n);
  return findRoot((k) => noncentralTSurvival(k * Math.sqrt(n), n - 1, noncentrality) - miss, 0, most);
}

/** Howe's approximation of the two-sided factor. */
export function howeFactor(n: number, coverage: number, confidence: number) {
  const z = -normalQuantile((1 - coverage) / 2);
  return z * Math.sqrt(((n - 1) * (1 + 1 / n)) / chiSquaredQuantile(1 - confidence, n - 1));
}

/** Places of the sample mean, in its own deviations; the normal density is nil beyond. */
const STEP = 0.2;
const STEPS = 45;
const ROOM = 1e-3;

/**
 * Two-sided: with the sample mean x from the true one, ±r(x) around it has the coverage, and the interval misses where
 * χ² < (n − 1) r²/k² (Wald and Wolfowitz, Odeh). The integral over x is smooth and even, so that equal steps sum it exactly.
 */
export function twoSidedFactor(n: number, coverage: number, confidence: number) {
  const outside = 1 - coverage;
  const one = -normalQuantile(outside);
  const two = -normalQuantile(outside / 2);
  const halfWidths = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (STEP * step) / Math.sqrt(n);
    // At x = 0 and far out the root is an end itself: a little room keeps it inside.
    return findRoot((r) => normalCdf(-x - r) + normalCdf(x - r) - outside, x + one - ROOM, x + two + ROOM);
  });
  const weights = halfWidths.map((_, step) => Math.exp(-((STEP * step) ** 2) / 2) * (step === 0 ? 1 : 2));
  const scale = STEP / Math.sqrt(2 * Math.PI);
  const degreesOfFreedom = n - 1;
  const missed = (k: number) =>
    scale *
    halfWidths.reduce(
      (total, r, step) =>
        total + weights[step]! * gammaCdf((degreesOfFreedom * (r / k) ** 2) / 2, degreesOfFreedom / 2),
      0,
    );
  const guess = howeFactor(n, coverage, confidence);
  return findRoot((k) => missed(k) - (1 - confidence), 0.5 * guess, 2 * guess);
}

/** Wilks: how many values it takes for the largest one, or the smallest and the largest, to be the limits. */
export function wilksSize(coverage: number, confidence: number, sides: number) {
  const miss = 1 - confidence;
  const one = Math.log(miss) / Math.log(coverage);
  if (sides === 1) return Math.max(1, ceilNear(one));
  const root = findRoot(
    (n) => (n - 1) * Math.log(coverage) + Math.log(n * (1 - coverage) + coverage) - Math.log(miss),
    1,
    2 + 20 * one,
  );
  return Math.max(2, ceilNear(root));
}
