/** The limit of a function of a distance that shrinks to zero. */
import { floorNear, noResult } from '@reckoner/engine';

const HALVINGS = 34;
const FIRST_DISTANCE = 0.1;

interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** The limit, rounded to the digits that are sure; infinite when the values grow without end. */
export function approach(f: (distance: number) => number, side: 'left' | 'right' | 'x'): number {
  const distances = Array.from({ length: HALVINGS }, (_, k) => FIRST_DISTANCE / 2 ** k);
  const all = distances.map(f);
  const start = all.findIndex((value) => !Number.isNaN(value));
  const gap = all.findIndex((value, k) => k > start && Number.isNaN(value));
  // Far out, ∞/∞ of numbers too large for the computer ends what can be used.
  const end = side === 'x' && gap >= 0 ? gap : HALVINGS;
  if (start < 0 || end - start < 6 || (gap >= 0 && gap < end)) {
    throw noResult(
      side === 'x' ? 'The function has no real values there.' : `The function has no real values on the ${side}.`,
    );
  }
  const values = all.slice(start, end);
  // Beside the halved distances, others between them, so that no oscillation hides from the former.
  const between = distances.slice(start, end - 1).map((distance) => f(0.7234 * distance));
  const infinite = divergence(values, between);
  if (infinite !== undefined) return infinite;
  // Then few values first: at the smallest distances differences of nearly equal numbers have lost their digits.
  const reached = last(values, between);
  if (reached.error < 1e-9 && settles(values, between, reached.value)) return roundedTo(reached.value, reached.error);
  for (const tolerance of [1e-9, 1e-7]) {
    for (const count of [10, 16, 24, HALVINGS]) {
      const first = values.slice(0, count);
      for (const { value, error } of [richardson(first), wynn(first), last(first, between.slice(0, count))]) {
        const sure = error < tolerance * Math.max(1, Math.abs(value));
        if (sure && settles(values, between, value)) return roundedTo(value, error);
      }
    }
  }
  throw noResult('The function has no limit that can be found there.');
}

/** Steps that all go one way and do not shrink, or numbers that become too large for the computer. */
function divergence(values: readonly number[], between: readonly number[]): number | undefined {
  const overflow = values.findIndex((value) => !Number.isFinite(value));
  if (overflow > 0 && Math.abs(values[overflow - 1]!) > 1e6) {
    const end = values[overflow]!;
    const stays = [...values.slice(overflow), ...between.slice(overflow)].every((value) => value === end);
    return stays ? end : undefined;
  }
  const tail = values.slice(-12);
  const steps = tail.slice(1).map((value, k) => value - tail[k]!);
  const sign = Math.sign(steps[0]!);
  const grows = steps.every(
    (step, k) => step * sign > 0 && (k === 0 || Math.abs(step) > 0.98 * Math.abs(steps[k - 1]!)),
  );
  const among = between.slice(-11);
  const inOrder = steps.every((_, k) => (among[k]! - tail[k]!) * sign > 0 && (tail[k + 1]! - among[k]!) * sign > 0);
  return grows && inOrder && sign * tail.at(-1)! > 0 ? sign * Number.POSITIVE_INFINITY : undefined;
}

/** The values themselves, when they have stopped changing. */
function last(values: readonly number[], others: readonly number[]): Estimate {
  const tail = [...values.slice(-6), ...others.slice(-6)];
  const value = values.at(-1)!;
  return { value, error: Math.max(...tail.map((other) => Math.abs(other - value))) };
}

/** Polynomial in the distance, extrapolated to zero; the entry of the table that changed least. */
function richardson(values: readonly number[]): Estimate {
  let best: Estimate = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
  let previous: number[] = [];
  for (const value of values) {
    const row = [value];
    for (const [column, older] of previous.slice(0, 10).entries()) {
      const factor = 2 ** (column + 1);
      row.push((factor * row[column]! - older) / (factor - 1));
      const error = Math.max(Math.abs(row[column + 1]! - row[column]!), Math.abs(row[column + 1]! - older));
      if (error < best.error) best = { value: row[column + 1]!, error };
    }
    previous = row;
  }
  return best;
}

/** Wynn's epsilon algorithm, which also finds limits approached like a root or another power of the distance. */
function wynn(values: readonly number[]): Estimate {
  let best: Estimate = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
  let before = values.map(() => 0);
  let current = [...values];
  for (let column = 1; column < 12 && current.length > 3; column++) {
    const next = current.slice(1).map((value, k) => before[k + 1]! + 1 / (value - current[k]!));
    if (next.some((value) => !Number.isFinite(value))) break;
    before = current;
    current = next;
    if (column % 2 !== 0) continue;
    for (let k = 2; k < current.length; k++) {
      const error = Math.max(Math.abs(current[k]! - current[k - 1]!), Math.abs(current[k]! - current[k - 2]!));
      if (error < best.error) best = { value: current[k]!, error };
    }
  }
  return best;
}

/** Whether the values come nearer to the limit as the distance shrinks. */
function settles(values: readonly number[], between: readonly number[], limit: number): boolean {
  const farthest = (from: number) =>
    Math.max(
      ...[values, between].flatMap((list) => list.slice(from, from + 6).map((value) => Math.abs(value - limit))),
    );
  // Not the smallest distances: there, differences of nearly equal numbers may have lost their digits.
  const middle = Math.min(8, values.length - 5);
  return farthest(middle) <= Math.max(1e-3 * Math.abs(limit), 0.1 * farthest(0), 1e-9);
}

function roundedTo(value: number, error: number): number {
  if (Math.abs(value) <= Math.max(100 * error, 1e-12)) return 0;
  const digits = Math.min(12, Math.max(8, floorNear(Math.log10(Math.abs(value) / Math.max(error, 1e-300))) - 1));
  return Number(value.toPrecision(digits));
}
