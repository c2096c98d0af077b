/** Sums and means that do not lose small terms. */
import { spend } from '../budget.js';

/** The sum of a list by Neumaier's compensated summation; 0 for an empty list. */
export function sum(values: readonly number[]): number {
  spend(values.length);
  let total = 0;
  let compensation = 0;
  for (const value of values) {
    const next = total + value;
    compensation += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  // An infinite total has no compensation.
  return Number.isFinite(compensation) ? total + compensation : total;
}

/** The arithmetic mean of a list; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The product of a list; 1 for an empty list. */
export function product(values: readonly number[]): number {
  spend(values.length);
  let result = 1;
  for (const value of values) result *= value;
  return result;
}

/** The running totals of a list, each compensated. */
export function cumulativeSum(values: readonly number[]): number[] {
  spend(values.length);
  let total = 0;
  let compensation = 0;
  return values.map((value) => {
    const next = total + value;
    compensation += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
    return total + compensation;
  });
}
