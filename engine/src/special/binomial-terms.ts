/**
 * Terms of the Poisson and binomial distributions for real arguments, without the cancellation of large logarithms:
 * C. Loader, "Fast and accurate computation of binomial probabilities" (2000). Incomplete gamma and beta functions
 * start from them as well.
 */
import { logBeta, logGamma, stirlingError } from './gamma.js';

const LOG_SQRT_TWO_PI = 0.9189385332046728;
const TWO_PI = 6.283185307179586;

/** x·ln(x/m) + m − x ≥ 0, accurate where x is close to m. */
export function deviance(x: number, m: number): number {
  const difference = x - m;
  if (Math.abs(difference) < 0.1 * (x + m)) {
    const v = difference / (x + m);
    const square = v * v;
    let term = 2 * x * v;
    let total = difference * v;
    for (let j = 3; ; j += 2) {
      term *= square;
      const next = total + term / j;
      if (next === total) return total;
      total = next;
    }
  }
  return x * Math.log(x / m) - difference;
}

/** ln Γ(x + 1) − ln(√(2πx)·(x/e)ˣ) for x > 0. */
function factorialError(x: number): number {
  return x >= 10 ? stirlingError(x) : logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - LOG_SQRT_TWO_PI;
}

/** e^(−m)·mᵃ/Γ(a + 1) for real a ≥ 0, m ≥ 0. */
export function poissonTerm(a: number, m: number): number {
  if (m === 0) return a === 0 ? 1 : 0;
  if (m === Infinity) return 0;
  if (a === 0) return Math.exp(-m);
  if (a < 10) return Math.exp(a * Math.log(m) - m - logGamma(a + 1));
  return Math.exp(-stirlingError(a) - deviance(a, m)) / Math.sqrt(TWO_PI * a);
}

/** Γ(n + 1)/(Γ(k + 1)·Γ(n − k + 1))·pᵏ·qⁿ⁻ᵏ for real 0 ≤ k ≤ n and p + q = 1. */
export function binomialTerm(k: number, n: number, p: number, q: number): number {
  const rest = n - k;
  if (p === 0) return k === 0 ? 1 : 0;
  if (q === 0) return rest === 0 ? 1 : 0;
  if (k === 0) return Math.exp(n * (p < q ? Math.log1p(-p) : Math.log(q)));
  if (rest === 0) return Math.exp(n * (q < p ? Math.log1p(-q) : Math.log(p)));
  const exponent =
    factorialError(n) - factorialError(k) - factorialError(rest) - deviance(k, n * p) - deviance(rest, n * q);
  return Math.exp(exponent) * Math.sqrt(n / (TWO_PI * k * rest));
}

/** xᵃ·yᵇ/B(a, b) for a, b > 0 and x + y = 1. */
export function betaPower(a: number, b: number, x: number, y: number): number {
  if (x === 0 || y === 0) return 0;
  if (a >= 10 && b >= 10) return ((a * b) / (a + b)) * binomialTerm(a, a + b, x, y);
  const logX = x < y ? Math.log(x) : Math.log1p(-y);
  const logY = y < x ? Math.log(y) : Math.log1p(-x);
  return Math.exp(a * logX + b * logY - logBeta(a, b));
}
