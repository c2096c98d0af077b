import { defineCalculator, isBelow, noResult, normalCdf, normalPdf, number } from '@reckoner/engine';
import {
  dividendYield,
  isUnlikelyLife,
  LONGEST,
  moneyness,
  optionPrice,
  optionType,
  riskFree,
  spot,
  strike,
  time,
  timeUnit,
  volatility,
} from '../shared/options.js';

/** First derivatives of the Black-Scholes-Merton price, and gamma, in the units that traders quote. */
export default defineCalculator({
  title: 'Option Greeks',
  description: 'Delta, gamma, theta, vega and rho of a European option in the Black-Scholes-Merton model.',
  keywords: ['delta', 'gamma', 'theta', 'vega', 'rho', 'option sensitivities', 'time decay'],
  inputs: { optionType, spot, strike, time, timeUnit, riskFree, volatility, dividendYield },
  outputs: {
    delta: number({ label: 'Delta', symbol: '\\Delta', places: 4 }),
    gamma: number({ label: 'Gamma', symbol: '\\Gamma', places: 6 }),
    theta: number({ label: 'Theta per day', help: 'Per calendar day.', symbol: '\\Theta', places: 4 }),
    vega: number({ label: 'Vega per percentage point of volatility', symbol: '\\nu', places: 4 }),
    rho: number({ label: 'Rho per percentage point of interest', symbol: '\\rho', places: 4 }),
    price: number({ label: 'Option price', places: 4 }),
  },
  formula: ({ optionType, spot, strike, time, timeUnit, riskFree, volatility, dividendYield }) => {
    const years = time / timeUnit;
    if (years > LONGEST) throw noResult('The time to expiry is over 100 years.');
    const sign = optionType === 'call' ? 1 : -1;
    const { d1, d2 } = moneyness(spot, strike, years, riskFree, dividendYield, volatility);
    const spotToday = spot * Math.exp(-dividendYield * years);
    const strikeToday = strike * Math.exp(-riskFree * years);
    const density = normalPdf(d1);
    const carry =
      sign * (dividendYield * spotToday * normalCdf(sign * d1) - riskFree * strikeToday * normalCdf(sign * d2));
    return {
      delta: (sign * normalCdf(sign * d1) * spotToday) / spot,
      gamma: (density * spotToday) / (spot ** 2 * volatility * Math.sqrt(years)),
      theta: (carry - (spotToday * density * volatility) / (2 * Math.sqrt(years))) / 365,
      vega: (spotToday * density * Math.sqrt(years)) / 100,
      rho: (sign * strikeToday * years * normalCdf(sign * d2)) / 100,
      price: optionPrice(sign, spotToday, strikeToday, { d1, d2 }),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Value over the underlying price, and delta as its slope',
    x: { of: 'spot' },
    y: { of: 'price', label: 'Value' },
    curve: ({ optionType, spot, strike, time, timeUnit, riskFree, volatility, dividendYield, price, delta }) => {
      const years = time / timeUnit;
      const sign = optionType === 'call' ? 1 : -1;
      return {
        from: 0.6 * Math.min(spot, strike),
        to: 1.4 * Math.max(spot, strike),
        lines: [
          {
            label: 'Value',
            y: (at) =>
              optionPrice(
                sign,
                at * Math.exp(-dividendYield * years),
                strike * Math.exp(-riskFree * years),
                moneyness(at, strike, years, riskFree, dividendYield, volatility),
              ),
          },
          { label: 'Slope', dashed: true, y: (at) => price + delta * (at - spot) },
        ],
        marks: [{ x: spot, y: price, label: 'Now' }],
      };
    },
  },
  explanation: ({ optionType, timeUnit }) =>
    `If the underlying rises by 1, the ${optionType}, with {time} ${
      timeUnit === 1 ? '{time|year|years}' : '{time|day|days}'
    } left, moves by {delta}; each day changes it by {theta}, and one percentage point more of volatility by {vega}.`,
  cautions: [
    {
      level: 'note',
      when: isUnlikelyLife,
      says: 'The time to expiry is a day at most, or over ten years: check whether it is in days or in years.',
    },
    {
      level: 'note',
      when: ({ theta, price }) => isBelow(price, -theta),
      says: 'Theta is the pace of this moment: the option cannot lose more in a day than it is worth, {price}.',
    },
  ],
  examples: [
    {
      inputs: { spot: 100, strike: 100, time: 365, riskFree: 5, volatility: 25, dividendYield: 2 },
      results: {
        delta: 0.5849549113,
        gamma: 0.01517923569,
        theta: -0.01627996655,
        vega: 0.379480892254,
        rho: 0.473717291977,
        price: 11.123761928,
      },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine, theta/365, vega/100, rho/100',
    },
    {
      inputs: { optionType: 'put', spot: 100, strike: 100, time: 365, riskFree: 5, volatility: 25, dividendYield: 2 },
      results: {
        delta: -0.395243762,
        gamma: 0.01517923569,
        theta: -0.00862037812,
        vega: 0.379480892254,
        rho: -0.4775121325,
      },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine, theta/365, vega/100, rho/100',
    },
    {
      inputs: { spot: 49, strike: 50, time: 140, riskFree: 5, volatility: 20 },
      results: {
        delta: 0.5213970625,
        gamma: 0.06563585494,
        theta: -0.01180673188,
        vega: 0.12089225359,
        rho: 0.0888039854,
      },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine, theta/365, vega/100, rho/100',
    },
    {
      inputs: { spot: 49, strike: 50, time: 101, timeUnit: 'years', riskFree: 5, volatility: 20 },
      noResult: 'over 100 years',
      source: 'By hand: beyond the limit',
    },
    {
      inputs: { spot: 100, strike: 100, time: 30, timeUnit: 'years', riskFree: 5, volatility: 20 },
      results: { delta: 0.972382873, gamma: 0.000579833539, vega: 0.347900123 },
      cautions: ['in days or in years'],
      source: 'Python: the published formulas with scipy.stats.norm',
    },
    {
      inputs: { spot: 100, strike: 100, time: 0.5, riskFree: 5, volatility: 20 },
      results: { price: 0.29873672, theta: -0.30216473 },
      cautions: ['days or in years', 'pace of this moment'],
      source: 'Python: Black-Scholes-Merton with math.erf',
    },
  ],
  notes: ['Theta is the change per calendar day, 1/365 year. Rates are continuously compounded.'],
  references: [{ title: 'Hull: Options, Futures, and Other Derivatives, chapter The Greek Letters' }],
});
