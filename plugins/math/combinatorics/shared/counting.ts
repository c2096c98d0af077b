/** Exact counts as whole numbers of any length. */
import { fraction, numberOf } from '../../shared/rational.js';

/** n (n − 1) … (n − r + 1): ordered selections of r of n. */
export function fallingProduct(n: number, r: number): bigint {
  let product = 1n;
  for (let taken = 0; taken < r; taken++) product *= BigInt(n - taken);
  return product;
}

export const factorialOf = (n: number): bigint => fallingProduct(n, n);

/** C(n, k); 0 where k is below 0 or above n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let count = 1n;
  for (let step = 1; step <= Math.min(k, n - k); step++) count = (count * BigInt(n - step + 1)) / BigInt(step);
  return count;
}

/** The rows 0 to n of Pascal’s triangle. */
export function pascalRows(n: number): bigint[][] {
  const rows: bigint[][] = [[1n]];
  for (let row = 1; row <= n; row++) {
    const above = rows[row - 1] as bigint[];
    rows.push(Array.from({ length: row + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}

/** A part of a whole as a plain number. */
export const shareOfWhole = (part: bigint, whole: bigint): number => numberOf(fraction(part, whole));

/**
 * Selections of 0 to r things of kinds that are there in given numbers: ordered ones, where one of j things and c of
 * another kind can be merged in C(j + c, c) ways, or unordered ones.
 */
export function selections(numbers: readonly number[], r: number, ordered: boolean): bigint[] {
  const triangle = ordered ? pascalRows(r) : [];
  let ways: bigint[] = [1n, ...Array.from({ length: r }, () => 0n)];
  for (const available of numbers) {
    ways = ways.map((_, size) => {
      let count = 0n;
      for (let taken = 0; taken <= Math.min(available, size); taken++) {
        const before = ways[size - taken] as bigint;
        if (before !== 0n) count += ordered ? before * (triangle[size]?.[taken] as bigint) : before;
      }
      return count;
    });
  }
  return ways;
}

/** Longer ones are told in sentences by their number of digits. */
export const LONGEST_SPOKEN = 40;
