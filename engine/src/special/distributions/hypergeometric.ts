/** The hypergeometric distribution: successes among draws without replacement. */
import { spend } from '../../budget.js';
import { binomialTerm } from '../binomial-terms.js';
import type { Tails } from '../invert-tails.js';
import { discreteQuantile } from './discrete-quantile.js';

/** P(X = k): k marked ones among `draws` from a population of which `marked` are marked. */
export function hypergeometricPmf(k: number, population: number, marked: number, draws: number): number {
  const [first, last] = support(population, marked, draws);
  if (!Number.isInteger(k) || k < first || k > last) return 0;
  if (population === draws || draws === 0) return 1;
  const share = draws / population;
  const rest = (population - draws) / population;
  return (
    (binomialTerm(k, marked, share, rest) * binomialTerm(draws - k, population - marked, share, rest)) /
    binomialTerm(draws, population, share, rest)
  );
}

function support(population: number, marked: number, draws: number): readonly [first: number, last: number] {
  return [Math.max(0, draws - (population - marked)), Math.min(marked, draws)];
}

/** Both tails: the one that does not hold the mode is summed outwards, where the terms fall ever faster. */
function tails(k: number, population: number, marked: number, draws: number): Tails {
  const [first, last] = support(population, marked, draws);
  const whole = Math.floor(k);
  if (whole < first) return { lower: 0, upper: 1 };
  if (whole >= last) return { lower: 1, upper: 0 };
  const unmarked = population - marked;
  const mode = ((draws + 1) * (marked + 1)) / (population + 2);
  let total = 1;
  let term = 1;
  if (whole < mode) {
    for (let j = whole; j > first && term > 1e-17 * total; j--) {
      spend(1);
      term *= (j / (marked - j + 1)) * ((unmarked - draws + j) / (draws - j + 1));
      total += term;
    }
    const lower = hypergeometricPmf(whole, population, marked, draws) * total;
    return { lower, upper: 1 - lower };
  }
  for (let j = whole + 1; j < last && term > 1e-17 * total; j++) {
    spend(1);
    term *= ((marked - j) / (j + 1)) * ((draws - j) / (unmarked - draws + j + 1));
    total += term;
  }
  const upper = hypergeometricPmf(whole + 1, population, marked, draws) * total;
  return { lower: 1 - upper, upper };
}

/** P(X ≤ k). */
export function hypergeometricCdf(k: number, population: number, marked: number, draws: number): number {
  return tails(k, population, marked, draws).lower;
}
/** P(X > k), accurate in the tail. */
export function hypergeometricSurvival(k: number, population: number, marked: number, draws: number): number {
  return tails(k, population, marked, draws).upper;
}
/** The smallest k with P(X ≤ k) ≥ probability. */
export function hypergeometricQuantile(probability: number, population: number, marked: number, draws: number): number {
  const [first, last] = support(population, marked, draws);
  const share = marked / population;
  const variance = (draws * share * (1 - share) * (population - draws)) / Math.max(1, population - 1);
  return discreteQuantile(probability, {
    tails: (k) => tails(k, population, marked, draws),
    mean: draws * share,
    deviation: Math.sqrt(variance),
    first,
    last,
  });
}
