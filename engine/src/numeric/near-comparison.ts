/** Comparisons of computed numbers, in which the last digits must not decide: 0.3 is at most 1.5 · 0.2. */

/** What two computed numbers may differ by and still be taken for equal, in parts of the larger. */
export const CLOSE = 1e-9;

/** False where one is not finite, as their difference is not below itself. */
const isClose = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE * Math.max(Math.abs(a), Math.abs(b));

/**
 * Whether a computed number is at most another one, from which it may differ by its last digits alone: a + b is at most c
 * for 0.1, 0.2 and 0.3.
 * @example isAtMost(1.5 * width, length)
 */
export function isAtMost(a: number, b: number): boolean {
  return a <= b || isClose(a, b);
}

/**
 * Whether a computed number is at least another one, from which it may differ by its last digits alone.
 * @example isAtLeast(diameter, 1.5 * wire)
 */
export function isAtLeast(a: number, b: number): boolean {
  return isAtMost(b, a);
}

/**
 * Whether a computed number is below another one, by more than its last digits: 0.3 is not below a + b for 0.1 and 0.2.
 * @example isBelow(2 * cover + bar, thickness)
 */
export function isBelow(a: number, b: number): boolean {
  return a < b && !isClose(a, b);
}

/**
 * Whether a computed number is above another one, by more than its last digits: a + b is not above c for 0.1, 0.2 and 0.3.
 * @example isAbove(thickness, 2 * cover + bar)
 */
export function isAbove(a: number, b: number): boolean {
  return isBelow(b, a);
}
