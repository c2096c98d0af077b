/** W and p of Shapiro and Wilk, as Royston's algorithm AS R94 has them. */
import { isBelow, normalCdf, normalQuantile, polynomial, sorted, sum } from '@reckoner/engine';

/** Royston's polynomials, lowest power first. */
const LAST = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056];
const LAST_BUT_ONE = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633];
const SMALL_SHIFT = [-2.273, 0.459];
const SMALL_MEAN = [0.544, -0.39978, 0.025054, -6.714e-4];
const SMALL_SPREAD = [1.3822, -0.77857, 0.062767, -0.0020322];
const LARGE_MEAN = [-1.5861, -0.31082, -0.083751, 0.0038915];
const LARGE_SPREAD = [-0.4803, -0.082676, 0.0030302];

/** The weights of the larger half of n ordered values, from the largest on; their squares sum to one half. */
export function shapiroWeights(n: number): number[] {
  if (n === 3) return [Math.SQRT1_2];
  const scores = Array.from({ length: Math.floor(n / 2) }, (_, i) => -normalQuantile((i + 0.625) / (n + 0.25)));
  const squares = 2 * sum(scores.map((score) => score ** 2));
  const root = 1 / Math.sqrt(n);
  const last = scores[0]! / Math.sqrt(squares) + polynomial(LAST, root);
  const given = n > 5 ? [last, scores[1]! / Math.sqrt(squares) + polynomial(LAST_BUT_ONE, root)] : [last];
  const rest =
    (squares - 2 * sum(given.map((_, i) => scores[i]! ** 2))) / (1 - 2 * sum(given.map((weight) => weight ** 2)));
  return scores.map((score, i) => given[i] ?? score / Math.sqrt(rest));
}

/** Of 3 to 5000 values that are not all equal. */
export function shapiroWilk(values: readonly number[]): { w: number; p: number } {
  const n = values.length;
  const order = sorted(values);
  const range = order.at(-1)! - order[0]!;
  const scaled = order.map((value) => (value - order[0]!) / range);
  const middle = sum(scaled) / n;
  const apart = scaled.map((value) => value - middle);
  const weights = shapiroWeights(n);
  const weight = (i: number) => (2 * i + 1 === n ? 0 : i < n / 2 ? -weights[i]! : weights[n - 1 - i]!);
  const length = Math.sqrt(sum(apart.map((value) => value ** 2)));
  // 1 − W is the sum of squares of what the weights leave of the values, both of length one, which loses no digits.
  const size = Math.sqrt(2 * sum(weights.map((one) => one ** 2)));
  const along = sum(apart.map((value, i) => (weight(i) * value) / (size * length)));
  const gap = isBelow(2 * (1 - along), 0.1)
    ? shortfall(sum(apart.map((value, i) => (value / length - weight(i) / size) ** 2)) / 2)
    : 1 - along ** 2;
  return { w: 1 - gap, p: chance(gap, n, n === 3 && (order[1] === order[0] || order[1] === order[2])) };
}

/** 1 − cos² of an angle of which 1 − cos is known. */
function shortfall(versine: number): number {
  return versine * (2 - versine);
}

function chance(gap: number, n: number, isLeast: boolean): number {
  if (n === 3) return isLeast ? 0 : Math.max(0, 1 - (6 / Math.PI) * Math.asin(Math.sqrt(Math.min(0.25, gap))));
  const size = Math.log(n);
  // 0 of values that lie as the weights do.
  const apart = Math.log(Math.max(gap, 1e-300));
  if (n <= 11) {
    const shift = polynomial(SMALL_SHIFT, n);
    const z = -Math.log(shift - apart);
    return normalCdf((polynomial(SMALL_MEAN, n) - z) / Math.exp(polynomial(SMALL_SPREAD, n)));
  }
  return normalCdf((polynomial(LARGE_MEAN, size) - apart) / Math.exp(polynomial(LARGE_SPREAD, size)));
}
