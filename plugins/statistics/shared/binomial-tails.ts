/** Exact binomial p-values, intervals and their picture. */
import {
  betaQuantile,
  binomialCdf,
  binomialPmf,
  binomialQuantile,
  binomialSurvival,
  type Curve,
  floorNear,
} from '@reckoner/engine';

type Alternative = 'two-sided' | 'greater' | 'less';

/** Probabilities that differ by rounding only count as equal. */
const SLACK = 1 + 1e-7;

/** Two-sided, all outcomes count that are no likelier than the one that was seen. */
export function binomialPValue(successes: number, trials: number, probability: number, alternative: Alternative) {
  const [low, high] = extremes(successes, trials, probability, alternative);
  const below = low < 0 ? 0 : binomialCdf(low, trials, probability);
  const above = high > trials ? 0 : high === 0 ? 1 : binomialSurvival(high - 1, trials, probability);
  return low + 1 >= high ? 1 : Math.min(1, below + above);
}

/** Up to which number and from which number on outcomes are as extreme. */
export function extremes(
  successes: number,
  trials: number,
  probability: number,
  alternative: Alternative,
): [low: number, high: number] {
  if (alternative === 'greater') return [-1, successes];
  if (alternative === 'less') return [successes, trials + 1];
  const seen = binomialPmf(successes, trials, probability) * SLACK;
  const mode = Math.min(trials, floorNear((trials + 1) * probability));
  if (successes < mode)
    return [successes, firstRarer(mode, trials, (k) => binomialPmf(k, trials, probability) <= seen)];
  const mirrored = firstRarer(0, mode, (steps) => binomialPmf(mode - steps, trials, probability) <= seen);
  return [mode - mirrored, successes];
}

/** The first of the numbers from low to high of which it holds, as of all after it; one beyond if of none. */
function firstRarer(low: number, high: number, isRarer: (k: number) => boolean): number {
  let [from, to] = [low, high + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isRarer(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Clopper and Pearson's interval; one-sided tests have one-sided intervals. */
export function exactInterval(successes: number, trials: number, confidence: number, alternative: Alternative) {
  const tail = alternative === 'two-sided' ? (1 - confidence) / 2 : 1 - confidence;
  const lower = alternative === 'less' || successes === 0 ? 0 : betaQuantile(tail, successes, trials - successes + 1);
  const upper =
    alternative === 'greater' || successes === trials ? 1 : betaQuantile(1 - tail, successes + 1, trials - successes);
  return { lower, upper };
}

/** Steps of the probabilities, what is as extreme as the outcome shaded. */
export function binomialCurve(successes: number, trials: number, probability: number, alternative: Alternative): Curve {
  const from = Math.min(successes, binomialQuantile(1e-5, trials, probability)) - 0.5;
  const to = Math.max(successes, binomialQuantile(1 - 1e-5, trials, probability)) + 0.5;
  const [low, high] = extremes(successes, trials, probability, alternative);
  const shade = [
    { from, to: Math.min(to, low + 0.5) },
    { from: Math.max(from, high - 0.5), to },
  ].filter((part) => part.from < part.to);
  const at = (k: number) => (k < 0 || k > trials ? 0 : binomialPmf(k, trials, probability));
  return {
    from,
    to,
    lines: [{ y: (x) => at(Math.round(x)) }],
    marks: [{ x: successes, y: at(successes), label: 'Seen' }],
    shade: low + 1 >= high ? [{ from, to }] : shade,
  };
}
