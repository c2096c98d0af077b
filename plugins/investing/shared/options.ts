/** The Black-Scholes-Merton model: inputs that its calculators share, d1 and d2, and the prices. Rates are continuous. */
import { choice, isAbove, isAtMost, normalCdf, number, percent } from '@reckoner/engine';

export const spot = number({ label: 'Underlying price', symbol: 'S', above: 0, max: 1e9 });
export const strike = number({ label: 'Strike price', symbol: 'K', above: 0, max: 1e9 });
export const time = number({ label: 'Time to expiry', symbol: 't', above: 0, max: 36500 });
/** Days are counted as 365 to the year. */
export const timeUnit = choice(
  { days: { label: 'Days (365 a year)', value: 365 }, years: { label: 'Years', value: 1 } },
  { label: 'Time is in', symbol: 'n_y', default: 'days' },
);
export const riskFree = percent({
  label: 'Risk-free rate a year',
  help: 'Continuously compounded.',
  symbol: 'r',
  min: -20,
  max: 100,
  usual: [0.1, 30],
});
export const dividendYield = percent({
  label: 'Dividend yield a year',
  help: 'Continuous; for currencies the foreign rate.',
  symbol: 'q',
  min: 0,
  max: 100,
  default: 0,
  usual: [0.1, 30],
});
export const volatility = percent({
  label: 'Volatility a year',
  symbol: '\\sigma',
  min: 0.01,
  max: 1000,
  usual: [3, 200],
});
export const optionType = choice({ call: 'Call', put: 'Put' }, { label: 'Option', default: 'call' });

/** The longest life of an option in years: rates and growth stay within what numbers hold. */
export const LONGEST = 100;

/** Whether a life is such that days and years were probably mistaken for each other. */
export function isUnlikelyLife({ time, timeUnit }: { readonly time: number; readonly timeUnit: number }): boolean {
  return isAtMost(time / timeUnit, 1 / 365) || isAbove(time / timeUnit, 10);
}

export interface Moneyness {
  readonly d1: number;
  readonly d2: number;
}

export function moneyness(
  spot: number,
  strike: number,
  years: number,
  riskFree: number,
  dividendYield: number,
  volatility: number,
): Moneyness {
  const deviation = volatility * Math.sqrt(years);
  const d1 = (Math.log(spot / strike) + (riskFree - dividendYield + volatility ** 2 / 2) * years) / deviation;
  return { d1, d2: d1 - deviation };
}

/** `sign` is 1 for a call, -1 for a put; both prices are of the underlying and the strike discounted to today. */
export function optionPrice(sign: number, spotToday: number, strikeToday: number, { d1, d2 }: Moneyness): number {
  return sign * (spotToday * normalCdf(sign * d1) - strikeToday * normalCdf(sign * d2));
}
