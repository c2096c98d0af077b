/** The regularized incomplete gamma functions and their inverses. */
import { spend } from '../budget.js';
import { deviance, poissonTerm } from './binomial-terms.js';
import { normalQuantile } from './distributions/normal.js';
import { erfc } from './error-function.js';
import { logGammaOnePlus } from './gamma.js';
import { horner } from './horner.js';
import { invertTails, type Tails } from './invert-tails.js';

/** From here on Temme's uniform expansion needs only the terms below. */
const LARGE = 1e6;

/** Taylor coefficients in η of the first terms of N. M. Temme's expansion (DLMF 8.12.8–8.12.10). */
const TEMME_0: readonly number[] = [-1 / 3, 1 / 12, -2 / 135, 1 / 864, 1 / 2835, -139 / 777600];
const TEMME_1: readonly number[] = [-1 / 540, -1 / 288, 1 / 378, -77 / 77760];

/**
 * Both tails of the gamma distribution with shape a > 0 at x ≥ 0, the smaller one to full relative precision: P by its
 * series (DLMF 8.11.4) and Q by Legendre's continued fraction with Lentz's method (8.9.2); W. Gautschi's form (ACM TOMS
 * 5 (1979) 466–481) for Q at small a and x; Temme's uniform expansion for very large a.
 */
export function gammaTails(a: number, x: number): Tails {
  if (!(a > 0 && x >= 0)) return { lower: Number.NaN, upper: Number.NaN };
  if (x === 0) return { lower: 0, upper: 1 };
  if (x === Infinity) return { lower: 1, upper: 0 };
  if (a >= LARGE && Math.abs(x - a) < 0.05 * a) return uniformTails(a, x);
  if (a < 1 && x < 1.5) return smallShapeTails(a, x);
  if (x < a + 1) {
    const lower = lowerSeries(a, x);
    return { lower, upper: 1 - lower };
  }
  const upper = upperFraction(a, x);
  return { lower: 1 - upper, upper };
}

function lowerSeries(a: number, x: number): number {
  let term = 1;
  let total = 1;
  for (let n = a + 1; term > total * 1e-17; n++) {
    spend(1);
    term *= x / n;
    total += term;
  }
  return poissonTerm(a, x) * total;
}

function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 1e6; n++) {
    spend(2);
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < 2e-16) break;
  }
  return a * poissonTerm(a, x) * value;
}

function smallShapeTails(a: number, x: number): Tails {
  // P = xᵃ/Γ(1 + a)·(1 + rest), so that Q = −(xᵃ/Γ(1 + a) − 1) − xᵃ/Γ(1 + a)·rest keeps its digits when a is tiny.
  let rest = 0;
  let term = 1;
  for (let n = 1; n < 100; n++) {
    term *= -x / n;
    const part = (a * term) / (a + n);
    rest += part;
    if (Math.abs(part) < 1e-18 * Math.abs(rest)) break;
  }
  const exponent = a * Math.log(x) - logGammaOnePlus(a);
  const power = Math.exp(exponent);
  return { lower: power * (1 + rest), upper: -Math.expm1(exponent) - power * rest };
}

function uniformTails(a: number, x: number): Tails {
  const half = deviance(a, x);
  const eta = Math.sign(x - a) * Math.sqrt((2 * half) / a);
  const correction = (Math.exp(-half) / Math.sqrt(2 * Math.PI * a)) * (horner(TEMME_0, eta) + horner(TEMME_1, eta) / a);
  const argument = Math.sign(x - a) * Math.sqrt(half);
  return { lower: 0.5 * erfc(-argument) - correction, upper: 0.5 * erfc(argument) + correction };
}

/** P(a, x) = γ(a, x)/Γ(a), the lower tail of the gamma distribution with shape a > 0 at x ≥ 0. */
export function regularizedGammaP(a: number, x: number): number {
  return gammaTails(a, x).lower;
}

/** Q(a, x) = Γ(a, x)/Γ(a), the upper tail, accurate where it is small. */
export function regularizedGammaQ(a: number, x: number): number {
  return gammaTails(a, x).upper;
}

/** The x ≥ 0 at which the tails of shape a are `lower` and `upper` (the smaller of which counts). */
export function gammaTailsInverse(a: number, tails: Tails): number {
  if (!(a > 0)) return Number.NaN;
  // Wilson and Hilferty (1931): the cube root of a gamma variable is nearly normal. For small shapes, the first term of P.
  const z = tails.lower < tails.upper ? normalQuantile(tails.lower) : -normalQuantile(tails.upper);
  const cube = a * (1 - 1 / (9 * a) + z / (3 * Math.sqrt(a))) ** 3;
  const power = Math.exp((Math.log(tails.lower) + logGammaOnePlus(a)) / a);
  const guess = a > 0.5 && cube > 0.1 * a ? cube : Math.min(power, a + 1 - Math.log(tails.upper));
  return invertTails(tails, {
    tails: (x) => gammaTails(a, x),
    logDensity: (x) => a * poissonTerm(a, x),
    guess,
    upperEnd: Infinity,
  });
}

/** The x with P(a, x) = p. */
export function regularizedGammaPInverse(a: number, p: number): number {
  return gammaTailsInverse(a, { lower: p, upper: 1 - p });
}

/** The x with Q(a, x) = q, accurate for tiny q. */
export function regularizedGammaQInverse(a: number, q: number): number {
  return gammaTailsInverse(a, { lower: 1 - q, upper: q });
}
