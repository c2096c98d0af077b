/** The regularized incomplete beta function and its inverse. */
import { spend } from '../budget.js';
import { betaPower } from './binomial-terms.js';
import { normalQuantile } from './distributions/normal.js';
import { logBeta } from './gamma.js';
import { invertTails, type Tails } from './invert-tails.js';

/**
 * Both tails of the beta distribution, a, b > 0, at x, given with y = 1 − x so that neither loses digits: a continued
 * fraction on the side where it converges fast; a power series for small arguments.
 */
export function betaTails(a: number, b: number, x: number, y: number): Tails {
  if (!(a > 0 && b > 0 && x >= 0 && y >= 0)) return { lower: Number.NaN, upper: Number.NaN };
  if (x === 0) return { lower: 0, upper: 1 };
  if (y === 0) return { lower: 1, upper: 0 };
  if (x < (a + 1) / (a + b + 2)) {
    const lower = oneTail(a, b, x, y);
    return { lower, upper: 1 - lower };
  }
  const upper = oneTail(b, a, y, x);
  return { lower: 1 - upper, upper };
}

function oneTail(a: number, b: number, x: number, y: number): number {
  return b * x < 0.3 && x < 0.3 ? powerSeries(a, b, x) : fraction(a, b, x, y);
}

/** What a turn of a series or a continued fraction costs. */
const TURN = 2;

/** xᵃ/(a·B(a, b))·(1 + a·Σ (1 − b)ₙ xⁿ/(n!(a + n))), DLMF 8.17.7. */
function powerSeries(a: number, b: number, x: number): number {
  let term = 1;
  let total = 0;
  for (let n = 1; n < 1000; n++) {
    spend(TURN);
    term *= ((n - b) * x) / n;
    const part = term / (a + n);
    total += part;
    if (Math.abs(part) <= 1e-17 * Math.abs(total) || part === 0) break;
  }
  return (Math.exp(a * Math.log(x) - logBeta(a, b)) * (1 + a * total)) / a;
}

/**
 * The continued fraction of A. R. DiDonato and A. H. Morris (ACM TOMS 18 (1992) 360–373, eq. 9): every second convergent of
 * DLMF 8.17.22, in which a − (a + b)x is computed without cancellation from the smaller of x and y.
 */
function fraction(a: number, b: number, x: number, y: number): number {
  const lambda = y < x ? (a + b) * y - b : a - (a + b) * x;
  const c = 1 + lambda;
  const c1 = 1 + 1 / a;
  let p = 1;
  let s = a + 1;
  let [numerator, numeratorBefore] = [1, 0];
  let [denominator, denominatorBefore] = [c / c1, 1];
  let ratio = c1 / c;
  for (let n = 1; n < 1e6; n++) {
    spend(TURN);
    const t = n / a;
    const w = n * (b - n) * x;
    const e = a / s;
    const alpha = p * (p + b / a) * e * e * (w * x);
    const beta = n + w / s + ((1 + t) / (c1 + 2 * t)) * (c + n * (1 + y));
    p = 1 + t;
    s += 2;
    [numerator, numeratorBefore] = [alpha * numeratorBefore + beta * numerator, numerator];
    [denominator, denominatorBefore] = [alpha * denominatorBefore + beta * denominator, denominator];
    const next = numerator / denominator;
    if (Math.abs(next - ratio) <= 2e-16 * next) return betaPower(a, b, x, y) * next;
    ratio = next;
    numeratorBefore /= denominator;
    denominatorBefore /= denominator;
    numerator = next;
    denominator = 1;
  }
  return betaPower(a, b, x, y) * ratio;
}

/** I_x(a, b), the lower tail of the beta distribution, for 0 ≤ x ≤ 1 and a, b > 0 (NaN elsewhere). */
export function regularizedBeta(x: number, a: number, b: number): number {
  return betaTails(a, b, x, 1 - x).lower;
}

/** The point of a distribution on 0 to 1, with its distance from 1 so that neither loses digits. */
export interface BetaPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the beta distribution has the given tails. */
export function betaTailsInverse(a: number, b: number, wanted: Tails): BetaPoint {
  if (!(a > 0 && b > 0)) return { x: Number.NaN, y: Number.NaN };
  // The half of the interval that holds the point decides from which end it is measured.
  const { lower } = betaTails(a, b, 0.5, 0.5);
  const inLowerHalf = wanted.lower < wanted.upper ? wanted.lower <= lower : wanted.upper >= 1 - lower;
  if (!inLowerHalf) {
    const { x, y } = lowerHalfInverse(b, a, { lower: wanted.upper, upper: wanted.lower });
    return { x: y, y: x };
  }
  return lowerHalfInverse(a, b, wanted);
}

function lowerHalfInverse(a: number, b: number, wanted: Tails): BetaPoint {
  const x = invertTails(wanted, {
    tails: (point) => betaTails(a, b, point, 1 - point),
    logDensity: (point) => betaPower(a, b, point, 1 - point) / (1 - point),
    guess: startingPoint(a, b, wanted),
    upperEnd: 1,
  });
  return { x, y: 1 - x };
}

/** Abramowitz & Stegun 26.5.22 for a, b > 1, else the first term of the power series. */
function startingPoint(a: number, b: number, { lower, upper }: Tails): number {
  if (a > 1 && b > 1) {
    const z = lower < upper ? -normalQuantile(lower) : normalQuantile(upper);
    const lambda = (z * z - 3) / 6;
    const h = 2 / (1 / (2 * a - 1) + 1 / (2 * b - 1));
    const w = (z * Math.sqrt(h + lambda)) / h - (1 / (2 * b - 1) - 1 / (2 * a - 1)) * (lambda + 5 / 6 - 2 / (3 * h));
    const guess = a / (a + b * Math.exp(2 * w));
    if (guess > 1e-3) return guess;
  }
  return Math.min(0.5, Math.exp((Math.log(lower) + Math.log(a) + logBeta(a, b)) / a));
}

/** The x with I_x(a, b) = p, for 0 ≤ p ≤ 1. */
export function regularizedBetaInverse(p: number, a: number, b: number): number {
  return betaTailsInverse(a, b, { lower: p, upper: 1 - p }).x;
}
