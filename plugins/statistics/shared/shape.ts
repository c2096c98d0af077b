/** Skewness and excess kurtosis of moments that are divided by n, of values as they are written. */
import { mean, sum, sumOfProducts } from '@reckoner/engine';

/** Longer lists take too long where a search asks for hundreds of them. */
const MOST = 200;
/** What cancels up to the last digits of the moments is 0. */
const NOTHING = 1e-12;

interface Shape {
  /** m₃/m₂^1.5. */
  readonly skewness: number;
  /** m₄/m₂² − 3. */
  readonly excess: number;
}

/** Of values that are not all equal: distances from the first one, over the largest of them. */
export function shape(values: readonly number[]): Shape {
  const first = values[0]!;
  const distances = values.map((value) => (values.length > MOST ? value - first : sumOfProducts([value], [-1, first])));
  const size = Math.max(...distances.map((distance) => Math.abs(distance)));
  const scaled = distances.map((distance) => distance / size);
  const middle = mean(scaled);
  const moment = (order: number) => sum(scaled.map((value) => (value - middle) ** order)) / values.length;
  const skewness = moment(3) / moment(2) ** 1.5;
  const excess = moment(4) / moment(2) ** 2 - 3;
  return {
    skewness: Math.abs(skewness) < NOTHING ? 0 : skewness,
    excess: Math.abs(excess) < NOTHING ? 0 : excess,
  };
}

/** G₁, the adjusted coefficient of n values. */
export function adjustedSkewness(skewness: number, n: number): number {
  return (skewness * Math.sqrt(n * (n - 1))) / (n - 2);
}

/** G₂, the adjusted excess of n values. */
export function adjustedExcess(excess: number, n: number): number {
  const inner = (n + 1) * excess + 6;
  return Math.abs(inner) < NOTHING * (n + 1) ? 0 : ((n - 1) * inner) / ((n - 2) * (n - 3));
}
