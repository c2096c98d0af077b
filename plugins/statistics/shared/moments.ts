/** Skewness and kurtosis by moments that are divided by n. */
import { mean, sum } from '@reckoner/engine';

/** Central moments of the values less their first, over the range, so that neither offset nor size loses digits. */
function moments(values: readonly number[]): readonly [second: number, third: number, fourth: number] {
  const first = values[0]!;
  const size = Math.max(...values.map((value) => Math.abs(value - first)));
  const scaled = values.map((value) => (value - first) / size);
  const middle = mean(scaled);
  const power = (order: number) => sum(scaled.map((value) => (value - middle) ** order)) / values.length;
  return [power(2), power(3), power(4)];
}

/** m₃/m₂^1.5, of values that are not all equal; exactly 0 where they are symmetric. */
export function skewness(values: readonly number[]): number {
  const [second, third] = moments(values);
  const skew = third / second ** 1.5;
  return Math.abs(skew) < 1e-13 ? 0 : skew;
}

/** m₄/m₂² − 3. */
export function kurtosisExcess(values: readonly number[]): number {
  const [second, , fourth] = moments(values);
  return fourth / second ** 2 - 3;
}
