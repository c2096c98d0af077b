/** The LMS method of Cole: a reference by the power L, the median M and the coefficient of variation S. */
import { floorNear } from '@reckoner/engine';

interface Reference {
  readonly l: readonly number[];
  readonly m: readonly number[];
  readonly s: readonly number[];
}

function between(values: readonly number[], position: number) {
  const index = Math.min(floorNear(position), values.length - 2);
  return values[index]! + (position - index) * (values[index + 1]! - values[index]!);
}

/** L, M and S at a position between rows, counted from 0. */
export function lmsAt(reference: Reference, position: number) {
  return { l: between(reference.l, position), m: between(reference.m, position), s: between(reference.s, position) };
}

/** The z-score of a measurement. */
export function lmsScore(value: number, { l, m, s }: { readonly l: number; readonly m: number; readonly s: number }) {
  const logarithm = Math.log(value / m);
  return Math.abs(l) < 1e-6 ? logarithm / s : Math.expm1(l * logarithm) / (l * s);
}

/** The measurement at a z-score. */
export function lmsValue(score: number, { l, m, s }: { readonly l: number; readonly m: number; readonly s: number }) {
  return Math.abs(l) < 1e-6 ? m * Math.exp(s * score) : m * (1 + l * s * score) ** (1 / l);
}

/** The z-score of a skewed measurement (weight) by WHO: beyond 3 each step is as wide as that from 2 to 3 (or -2 to -3). */
export function restrictedScore(
  value: number,
  reference: { readonly l: number; readonly m: number; readonly s: number },
) {
  const score = lmsScore(value, reference);
  if (Math.abs(score) <= 3) return score;
  const side = Math.sign(score);
  const third = lmsValue(3 * side, reference);
  const step = side * (third - lmsValue(2 * side, reference));
  return 3 * side + (value - third) / step;
}
