import { defineCalculator, noResult, normalCdf, number, percent } from '@reckoner/engine';
import {
  dividendYield,
  isUnlikelyLife,
  LONGEST,
  moneyness,
  optionPrice,
  riskFree,
  spot,
  strike,
  time,
  timeUnit,
  volatility,
} from '../shared/options.js';

/** Black-Scholes-Merton with a continuous dividend yield; European exercise. */
export default defineCalculator({
  title: 'Black-Scholes option price',
  description:
    'Prices of a European call and put from underlying price, strike, time to expiry, risk-free rate, volatility and dividend yield.',
  keywords: ['Black-Scholes-Merton', 'option pricing', 'call option', 'put option', 'theoretical value'],
  related: ['option-greeks', 'implied-volatility', 'binomial-option-pricing'],
  inputs: { spot, strike, time, timeUnit, riskFree, volatility, dividendYield },
  outputs: {
    call: number({ label: 'Call price', symbol: 'C', places: 4 }),
    put: number({ label: 'Put price', symbol: 'P', places: 4 }),
    d1: number({ label: 'First argument of the normal distribution', symbol: 'd_1', places: 6 }),
    d2: number({ label: 'Second argument of the normal distribution', symbol: 'd_2', places: 6 }),
    callInTheMoney: percent({ label: 'Risk-neutral probability that the call ends in the money', places: 2 }),
  },
  formula: ({ spot, strike, time, timeUnit, riskFree, volatility, dividendYield }) => {
    const years = time / timeUnit;
    if (years > LONGEST) throw noResult('The time to expiry is over 100 years.');
    const { d1, d2 } = moneyness(spot, strike, years, riskFree, dividendYield, volatility);
    const spotToday = spot * Math.exp(-dividendYield * years);
    const strikeToday = strike * Math.exp(-riskFree * years);
    return {
      call: optionPrice(1, spotToday, strikeToday, { d1, d2 }),
      put: optionPrice(-1, spotToday, strikeToday, { d1, d2 }),
      d1,
      d2,
      callInTheMoney: normalCdf(d2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Value over the underlying price',
    x: { of: 'spot' },
    y: { of: 'call', label: 'Value' },
    curve: ({ spot, strike, time, timeUnit, riskFree, volatility, dividendYield, call, put }) => {
      const years = time / timeUnit;
      const value = (sign: number) => (price: number) =>
        optionPrice(
          sign,
          price * Math.exp(-dividendYield * years),
          strike * Math.exp(-riskFree * years),
          moneyness(price, strike, years, riskFree, dividendYield, volatility),
        );
      return {
        from: 0.5 * Math.min(spot, strike),
        to: 1.5 * Math.max(spot, strike),
        lines: [
          { label: 'Call', y: value(1) },
          { label: 'Put', y: value(-1) },
        ],
        marks: [
          { x: spot, y: call, label: 'C' },
          { x: spot, y: put, label: 'P' },
        ],
      };
    },
  },
  explanation: ({ timeUnit }) =>
    `With {time} ${
      timeUnit === 1 ? '{time|year|years}' : '{time|day|days}'
    } left the call is worth {call} and the put {put}; the risk-neutral probability that the call ends in the money is {callInTheMoney}.`,
  cautions: [
    {
      level: 'note',
      when: isUnlikelyLife,
      says: 'The time to expiry is a day at most, or over ten years: check whether it is in days or in years.',
    },
  ],
  examples: [
    {
      inputs: { spot: 42, strike: 40, time: 0.5, timeUnit: 'years', riskFree: 10, volatility: 20 },
      results: {
        call: 4.759422393,
        put: 0.8085993729,
        d1: 0.7692626281,
        d2: 0.6278412719,
        callInTheMoney: 73.4946037,
      },
      source: 'Python: the published formula with scipy.stats.norm',
    },
    {
      inputs: { spot: 100, strike: 100, time: 365, riskFree: 5, volatility: 25, dividendYield: 2 },
      results: { call: 11.123761928, put: 8.226837047, d1: 0.245, d2: -0.005 },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine',
    },
    {
      inputs: { spot: 49, strike: 50, time: 140, riskFree: 5, volatility: 20 },
      results: { call: 2.3959884485, put: 2.44622081 },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine',
    },
    {
      inputs: { spot: 49, strike: 50, time: 101, timeUnit: 'years', riskFree: 5, volatility: 20 },
      noResult: 'over 100 years',
      source: 'By hand: beyond the limit',
    },
    {
      inputs: { spot: 100, strike: 100, time: 0.5, riskFree: 5, volatility: 20 },
      results: { call: 0.298736719, put: 0.2918876385 },
      cautions: ['in days or in years'],
      source: 'Python: the published formula with scipy.stats.norm',
    },
  ],
  notes: [
    'Rates are continuously compounded: ln(1 + effective rate).',
    'Holds for European exercise; an American call without dividends has the same price.',
  ],
  references: [
    { title: 'Black, Scholes: The Pricing of Options and Corporate Liabilities, 1973', doi: '10.1086/260062' },
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter The Black-Scholes-Merton Model' },
  ],
});
