/** Tail probabilities of the largest distance between distribution functions. */
import { ceilNear } from '@reckoner/engine';

/** Beyond this n·D² one side alone decides, to more than ten digits. */
const ONE_SIDED_FROM = 4;
const EXACT_UP_TO = 300;

/** P(D ≥ d) of n values against a given distribution: exact, and of many values by Kolmogorov's series as Vrbik shifts it. */
export function oneSampleTail(distance: number, count: number): number {
  if (count * distance ** 2 > ONE_SIDED_FROM || distance >= 0.5) return Math.min(1, 2 * oneSided(distance, count));
  if (count <= EXACT_UP_TO) return Math.max(0, 1 - insideProbability(distance, count));
  const root = Math.sqrt(count);
  const shifted = root * distance + 1 / (6 * root) + (root * distance - 1) / (4 * count);
  return limitingTail(shifted);
}

/** Birnbaum and Tingey's sum for P(D⁺ ≥ d), in logarithms. */
function oneSided(distance: number, count: number): number {
  let total = 0;
  let choices = 0;
  for (let index = 0; index <= count * (1 - distance); index++) {
    if (index > 0) choices += Math.log((count - index + 1) / index);
    const inside = 1 - distance - index / count;
    if (inside > 0)
      total += Math.exp(
        choices + (index - 1) * Math.log(distance + index / count) + (count - index) * Math.log(inside),
      );
  }
  return distance * total;
}

/** P(D < d) by the matrix power of Marsaglia, Tsang and Wang; scaled by its largest entry as it grows. */
function insideProbability(distance: number, count: number): number {
  const half = ceilNear(count * distance);
  const size = 2 * half - 1;
  const over = half - count * distance;
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const step = row - column + 1;
      if (step < 0) return 0;
      let entry = 1;
      if (column === 0) entry -= over ** (row + 1);
      if (row === size - 1) entry -= over ** (size - column);
      if (row === size - 1 && column === 0) entry += Math.max(0, 2 * over - 1) ** size;
      for (let factor = 2; factor <= step; factor++) entry /= factor;
      return entry;
    }),
  );
  let [power, scale] = [matrix, 0];
  let [result, shift] = [matrix.map((row, place) => row.map((_, other) => (place === other ? 1 : 0) as number)), 0];
  for (let left = count; left > 0; left >>= 1) {
    if (left % 2 === 1) {
      const next = scaled(product(result, power));
      result = next.matrix;
      shift += scale + next.scale;
    }
    if (left === 1) break;
    const square = scaled(product(power, power));
    power = square.matrix;
    scale = 2 * scale + square.scale;
  }
  let logFactorial = 0;
  for (let factor = 1; factor <= count; factor++) logFactorial += Math.log(factor / count);
  return result[half - 1]![half - 1]! * Math.exp(shift + logFactorial);
}

function product(a: readonly number[][], b: readonly number[][]): number[][] {
  return a.map((row) => {
    const sums = new Array<number>(b.length).fill(0);
    for (const [place, factor] of row.entries()) {
      const other = b[place]!;
      for (let column = 0; column < other.length; column++) sums[column]! += factor * other[column]!;
    }
    return sums;
  });
}

function scaled(matrix: number[][]) {
  const largest = Math.max(...matrix.map((row) => Math.max(...row)));
  return { matrix: matrix.map((row) => row.map((entry) => entry / largest)), scale: Math.log(largest) };
}

/**
 * P(D ≥ d) of two samples, given which values are tied: the share of all orders whose path leaves the band.
 * `reach` is d in units of 1/(n₁n₂).
 */
export function twoSampleTail(reach: number, n1: number, n2: number, endsTie: readonly boolean[]): number {
  if (reach === 0) return 1;
  const isEnd = Uint8Array.from(endsTie, Number);
  const parts = Float64Array.from({ length: n1 + n2 + 1 }, (_, total) => 1 / total);
  // Column by column, in place: the share of the orders of i and j values that have left the band.
  const left = new Float64Array(n2 + 1);
  for (let i = 0; i <= n1; i++) {
    let below = 0;
    let apart = i * n2;
    for (let j = 0; j <= n2; j++, apart -= n1) {
      const total = i + j;
      const isOutside = total > 0 && isEnd[total - 1] === 1 && (apart >= reach || apart <= -reach);
      below = isOutside ? 1 : total === 0 ? 0 : (left[j]! * i + below * j) * parts[total]!;
      left[j] = below;
    }
  }
  return Math.min(1, left[n2]!);
}

/** Kolmogorov's series: the tail for many values. */
function limitingTail(argument: number): number {
  if (argument < 0.2) return 1;
  let tail = 0;
  for (let term = 1; term <= 100; term++) tail += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * (term * argument) ** 2);
  return Math.min(1, Math.max(0, tail));
}
