/** The Riemann zeta function. */
import { gamma, sinPi } from './gamma.js';

/** B₂ₖ/(2k)! for k = 1, 2, … */
const BERNOULLI: readonly number[] = [
  1 / 12,
  -1 / 720,
  1 / 30240,
  -1 / 1209600,
  1 / 47900160,
  -691 / 1307674368000,
  1 / 74724249600,
  -3617 / 10670622842880000,
  43867 / 5109094217170944000,
];
const DIRECT_TERMS = 12;

/** ζ(s) for real s ≠ 1 (Infinity at 1): Euler–Maclaurin summation, and the functional equation for s < 0. */
export function zeta(s: number): number {
  if (s === 1) return Infinity;
  if (s < 0) {
    // The sine is zero at the trivial zeros −2, −4, ….
    return 2 * (2 * Math.PI) ** (s - 1) * sinPi(s / 2) * gamma(1 - s) * zeta(1 - s);
  }
  if (s > 60) return 1 + 2 ** -s;
  const n = DIRECT_TERMS;
  let value = 0;
  let rising = s * n ** (-s - 1);
  for (const [k, coefficient] of BERNOULLI.entries()) {
    value += coefficient * rising;
    rising *= ((s + 2 * k + 1) * (s + 2 * k + 2)) / (n * n);
  }
  value += 0.5 * n ** -s + n ** (1 - s) / (s - 1);
  for (let k = n - 1; k >= 1; k--) value += k ** -s;
  return value;
}
