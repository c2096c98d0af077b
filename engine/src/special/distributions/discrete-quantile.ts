/** Quantiles of distributions of counts. */
import { EVALUATION, spend } from '../../budget.js';
import type { Tails } from '../invert-tails.js';
import { normalQuantile } from './normal.js';

/** A probability that was computed as a tail may be a few rounding errors off: it still finds its own count. */
const FUZZ = 64 * Number.EPSILON;

export interface CountDistribution {
  readonly tails: (k: number) => Tails;
  readonly mean: number;
  readonly deviation: number;
  readonly first: number;
  readonly last: number;
}

/** The smallest count k with P(X ≤ k) ≥ p: a normal guess, steps that double until they enclose it, then halving. */
export function discreteQuantile(p: number, { tails, mean, deviation, first, last }: CountDistribution): number {
  if (!(p >= 0 && p <= 1) || Number.isNaN(mean + deviation)) return Number.NaN;
  if (p === 1) return last;
  const reached = (k: number): boolean => {
    spend(EVALUATION);
    const { lower, upper } = tails(k);
    return p <= 0.5 ? lower >= p * (1 - FUZZ) : upper <= (1 - p) * (1 + FUZZ);
  };
  if (reached(first)) return first;
  const inside = (k: number): number => Math.min(last, Math.max(first, Math.round(k)));
  // Below `low` the probability is not reached, at `high` it is.
  let low = first;
  let high = inside(p === 0 ? first : mean + deviation * normalQuantile(p));
  let step = Math.max(1, Math.round(deviation / 16));
  if (reached(high)) {
    for (let k = inside(high - step); k > low; k = inside(k - step)) {
      if (!reached(k)) {
        low = k;
        break;
      }
      high = k;
      step *= 2;
    }
  } else {
    do {
      low = high;
      high = inside(high + step);
      step *= 2;
    } while (!reached(high) && high < last);
  }
  while (high - low > 1) {
    const middle = Math.floor(low + (high - low) / 2);
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return high;
}
