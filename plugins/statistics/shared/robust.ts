/** The median absolute deviation and the scores that follow from it. */
import { median, normalQuantile, sorted, sumOfProducts } from '@reckoner/engine';

/** The third quartile of the standard normal distribution, 0.6745: the median absolute deviation of normal values in their σ. */
export function normalQuartile(): number {
  return normalQuantile(0.75);
}

/** Distances from the median, as the values are written: 3.2 is 0.05 above the middle of 3.1 and 3.2. */
export function distancesFromMedian(values: readonly number[]): number[] {
  const ordered = sorted(values);
  const low = ordered[Math.floor((ordered.length - 1) / 2)]!;
  const high = ordered[Math.floor(ordered.length / 2)]!;
  return values.map((value) => sumOfProducts([2, value], [-1, low], [-1, high]) / 2);
}

/** The median of the distances from the median, without their sign. */
export function medianDeviation(values: readonly number[]): number {
  return median(distancesFromMedian(values).map((distance) => Math.abs(distance)));
}

/** Whether more than half of the values are equal, so that their median absolute deviation is 0. */
export function isMostlyEqual(values: readonly number[]): boolean {
  const middle = sorted(values)[Math.floor(values.length / 2)]!;
  return 2 * values.filter((value) => value === middle).length > values.length;
}
