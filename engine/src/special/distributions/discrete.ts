/** Distributions of counts: binomial, Poisson, geometric, negative binomial. */
import { binomialTerm, poissonTerm } from '../binomial-terms.js';
import { betaTails } from '../incomplete-beta.js';
import { gammaTails } from '../incomplete-gamma.js';
import type { Tails } from '../invert-tails.js';
import { discreteQuantile } from './discrete-quantile.js';

function isCount(k: number): boolean {
  return Number.isInteger(k) && k >= 0;
}

/** P(X = k): k successes in n trials of probability p. */
export function binomialPmf(k: number, n: number, p: number): number {
  return isCount(k) && k <= n ? binomialTerm(k, n, p, 1 - p) : 0;
}
function binomialTails(k: number, n: number, p: number): Tails {
  const whole = Math.floor(k);
  if (whole < 0) return { lower: 0, upper: 1 };
  if (whole >= n) return { lower: 1, upper: 0 };
  return betaTails(n - whole, whole + 1, 1 - p, p);
}
/** P(X ≤ k) of the binomial distribution. */
export function binomialCdf(k: number, n: number, p: number): number {
  return binomialTails(k, n, p).lower;
}
/** P(X > k) of the binomial distribution, accurate in the tail. */
export function binomialSurvival(k: number, n: number, p: number): number {
  return binomialTails(k, n, p).upper;
}
/** The smallest k with P(X ≤ k) ≥ probability. */
export function binomialQuantile(probability: number, n: number, p: number): number {
  return discreteQuantile(probability, {
    tails: (k) => binomialTails(k, n, p),
    mean: n * p,
    deviation: Math.sqrt(n * p * (1 - p)),
    first: 0,
    last: n,
  });
}

/** P(X = k) of the Poisson distribution with a mean ≥ 0. */
export function poissonPmf(k: number, mean: number): number {
  return isCount(k) ? poissonTerm(k, mean) : 0;
}
function poissonTails(k: number, mean: number): Tails {
  const whole = Math.floor(k);
  if (whole < 0) return { lower: 0, upper: 1 };
  const { lower, upper } = gammaTails(whole + 1, mean);
  return { lower: upper, upper: lower };
}
/** P(X ≤ k) of the Poisson distribution. */
export function poissonCdf(k: number, mean: number): number {
  return poissonTails(k, mean).lower;
}
/** P(X > k) of the Poisson distribution, accurate in the tail. */
export function poissonSurvival(k: number, mean: number): number {
  return poissonTails(k, mean).upper;
}
/** The smallest k with P(X ≤ k) ≥ probability. */
export function poissonQuantile(probability: number, mean: number): number {
  return discreteQuantile(probability, {
    tails: (k) => poissonTails(k, mean),
    mean,
    deviation: Math.sqrt(mean),
    first: 0,
    last: Infinity,
  });
}

/** P(X = k): k failures before the first success, of probability p a trial. */
export function geometricPmf(k: number, p: number): number {
  return isCount(k) ? p * Math.exp(k === 0 ? 0 : k * Math.log1p(-p)) : 0;
}
/** P(X ≤ k): at most k failures before the first success. */
export function geometricCdf(k: number, p: number): number {
  return k < 0 ? 0 : -Math.expm1((Math.floor(k) + 1) * Math.log1p(-p));
}
/** P(X > k): more than k failures before the first success. */
export function geometricSurvival(k: number, p: number): number {
  return k < 0 ? 1 : Math.exp((Math.floor(k) + 1) * Math.log1p(-p));
}
/** The smallest k with P(X ≤ k) ≥ probability. */
export function geometricQuantile(probability: number, p: number): number {
  return discreteQuantile(probability, {
    tails: (k) => ({ lower: geometricCdf(k, p), upper: geometricSurvival(k, p) }),
    mean: (1 - p) / p,
    deviation: Math.sqrt(1 - p) / p,
    first: 0,
    last: Infinity,
  });
}

/** P(X = k): k failures before the success number `successes` (a real > 0), each trial with probability p. */
export function negativeBinomialPmf(k: number, successes: number, p: number): number {
  if (!isCount(k)) return 0;
  return (successes / (successes + k)) * binomialTerm(successes, successes + k, p, 1 - p);
}
function negativeBinomialTails(k: number, successes: number, p: number): Tails {
  return k < 0 ? { lower: 0, upper: 1 } : betaTails(successes, Math.floor(k) + 1, p, 1 - p);
}
/** P(X ≤ k): at most k failures before the success number `successes`. */
export function negativeBinomialCdf(k: number, successes: number, p: number): number {
  return negativeBinomialTails(k, successes, p).lower;
}
/** P(X > k), accurate in the tail. */
export function negativeBinomialSurvival(k: number, successes: number, p: number): number {
  return negativeBinomialTails(k, successes, p).upper;
}
/** The smallest k with P(X ≤ k) ≥ probability. */
export function negativeBinomialQuantile(probability: number, successes: number, p: number): number {
  return discreteQuantile(probability, {
    tails: (k) => negativeBinomialTails(k, successes, p),
    mean: (successes * (1 - p)) / p,
    deviation: Math.sqrt(successes * (1 - p)) / p,
    first: 0,
    last: Infinity,
  });
}
