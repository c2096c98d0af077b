/** Divisors and multiples of whole numbers. */

/** The greatest common divisor of whole numbers; 0 when all are 0, NaN when one is not finite. */
export function gcd(...values: readonly number[]): number {
  let result = 0;
  for (const value of values) {
    if (!Number.isFinite(value)) return Number.NaN;
    let [a, b] = [Math.abs(value), result];
    while (b !== 0) [a, b] = [b, a % b];
    result = a;
  }
  return result;
}

/** The least common multiple of whole numbers; 0 when one is 0, 1 for none. */
export function lcm(...values: readonly number[]): number {
  let result = 1;
  for (const value of values) {
    if (value === 0) return 0;
    result = (result / gcd(result, value)) * Math.abs(value);
  }
  return result;
}
