/** Factorials and numbers of choices, exact while a double holds them. */
import { factorialOf, gamma, logBeta } from './gamma.js';

/** n! = Γ(n + 1): exact up to 22!, correctly rounded up to 170!, Infinity above; NaN for negative integers. */
export function factorial(n: number): number {
  return Number.isInteger(n) && n >= 0 && n <= 170 ? factorialOf(n) : gamma(n + 1);
}

/** Above this, sums of logarithms are quicker than products, and the result is no exact double in any case. */
const LONGEST_PRODUCT = 2000;

/** The number of ways to choose k of n, for integers; 0 for k < 0 or k > n. Exact while below 2⁵³. */
export function binomialCoefficient(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0) return Number.NaN;
  const fewer = Math.min(k, n - k);
  if (fewer < 0) return 0;
  if (fewer > LONGEST_PRODUCT) return Math.exp(-Math.log(n + 1) - logBeta(k + 1, n - k + 1));
  let result = 1;
  for (let j = 1; j <= fewer; j++) {
    // Each quotient is a whole number: multiplying first keeps it exact, unless that leaves the safe integers.
    const product = result * (n - fewer + j);
    result = product <= Number.MAX_SAFE_INTEGER ? product / j : exactStep(result, n - fewer + j, j);
  }
  return result;
}

/** result·factor/divisor with the common part taken out before the product can round. */
function exactStep(result: number, factor: number, divisor: number): number {
  if (result > Number.MAX_SAFE_INTEGER) return result * (factor / divisor);
  return Number((BigInt(result) * BigInt(factor)) / BigInt(divisor));
}

/** The number of ordered selections of k of n, n!/(n − k)!, for integers; 0 for k > n. Exact while below 2⁵³. */
export function permutationCount(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0 || k < 0) return Number.NaN;
  let result = 1;
  for (let factor = n; factor > n - k && result > 0 && result < Infinity; factor--) result *= Math.max(0, factor);
  return result;
}
