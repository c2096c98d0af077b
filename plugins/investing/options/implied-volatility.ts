import { defineCalculator, findRoot, isBelow, noResult, normalPdf, number, percent } from '@reckoner/engine';
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
} from '../shared/options.js';

/** The volatility at which the Black-Scholes-Merton price is the market's. */
export default defineCalculator({
  title: 'Implied volatility',
  description: 'Volatility that a European option price implies in the Black-Scholes-Merton model.',
  keywords: ['IV', 'option-implied volatility', 'Black-Scholes inverse'],
  arithmetic: 'float64',
  inputs: {
    optionType,
    price: number({ label: 'Option price', symbol: 'V', above: 0, max: 1e9 }),
    spot,
    strike,
    time,
    timeUnit,
    riskFree,
    dividendYield,
  },
  outputs: {
    volatility: percent({ label: 'Implied volatility', symbol: '\\sigma', places: 3 }),
    dailyMove: percent({ label: 'One standard deviation per trading day', help: 'Of 252 a year.', places: 3 }),
    vega: number({ label: 'Vega per percentage point of volatility', symbol: '\\nu', places: 4 }),
  },
  formula: ({ optionType, price, spot, strike, time, timeUnit, riskFree, dividendYield }) => {
    const years = time / timeUnit;
    if (years > LONGEST) throw noResult('The time to expiry is over 100 years.');
    const sign = optionType === 'call' ? 1 : -1;
    const spotToday = spot * Math.exp(-dividendYield * years);
    const strikeToday = strike * Math.exp(-riskFree * years);
    if (price <= sign * (spotToday - strikeToday)) {
      throw noResult('The price is not above the discounted intrinsic value: no volatility gives it.');
    }
    if (price >= (sign === 1 ? spotToday : strikeToday)) {
      throw noResult('The price is at least what the option can ever be worth: no volatility gives it.');
    }
    const scale = Math.max(spotToday, strikeToday);
    const error = (volatility: number) =>
      (optionPrice(sign, spotToday, strikeToday, moneyness(spot, strike, years, riskFree, dividendYield, volatility)) -
        price) /
      scale;
    if (error(1e-4) > 0) throw noResult('The implied volatility is below 0.01%.');
    if (error(100) < 0) throw noResult('The implied volatility is over 10,000%.');
    const volatility = findRoot(error, 1e-4, 100);
    const { d1 } = moneyness(spot, strike, years, riskFree, dividendYield, volatility);
    return {
      volatility,
      dailyMove: volatility / Math.sqrt(252),
      vega: (spotToday * normalPdf(d1) * Math.sqrt(years)) / 100,
    };
  },
  shown: ({ optionType, price, spot, strike, time, timeUnit, riskFree, dividendYield, volatility }) => {
    const years = time / timeUnit;
    const sign = optionType === 'call' ? 1 : -1;
    const spotToday = spot * Math.exp(-dividendYield * years);
    const strikeToday = strike * Math.exp(-riskFree * years);
    const d1 =
      (Math.log(spot / strike) + (riskFree - dividendYield + volatility ** 2 / 2) * years) /
      (volatility * Math.sqrt(years));
    return {
      volatility: findRoot(
        (sigma) =>
          optionPrice(sign, spotToday, strikeToday, moneyness(spot, strike, years, riskFree, dividendYield, sigma)) -
          price,
        1e-4,
        100,
      ),
      dailyMove: volatility / Math.sqrt(252),
      vega: (spotToday * normalPdf(d1) * Math.sqrt(years)) / 100,
    };
  },
  stepwise: [
    'The option price is that of Black and Scholes; the moneyness is d₁ with d₂ = d₁ - σ × √T.',
    'The volatility is found by a search; φ is the density of the standard normal distribution.',
  ],
  explanation: ({ optionType, timeUnit }) =>
    `A price of {price} of the ${optionType}, with {time} ${
      timeUnit === 1 ? '{time|year|years}' : '{time|day|days}'
    } left, implies a volatility of {volatility} a year, {dailyMove} a trading day.`,
  cautions: [
    {
      level: 'note',
      when: isUnlikelyLife,
      says: 'The time to expiry is a day at most, or over ten years: check whether it is in days or in years.',
    },
    {
      level: 'caution',
      when: ({ vega, spot }) => isBelow(vega, 2e-5 * spot),
      says: 'The price hardly depends on volatility here: a small error in it changes the result a lot.',
    },
  ],
  examples: [
    {
      inputs: { price: 1.875, spot: 21, strike: 20, time: 0.25, timeUnit: 'years', riskFree: 10 },
      results: { volatility: 23.4512914 },
      source: 'Python: scipy.optimize.brentq on the Black-Scholes price by scipy.stats.norm',
    },
    {
      inputs: { optionType: 'put', price: 4.2, spot: 100, strike: 95, time: 90, riskFree: 3, dividendYield: 1.5 },
      results: { volatility: 34.00072903, dailyMove: 2.141844605, vega: 0.1814482478 },
      source: 'QuantLib 1.29: VanillaOption.impliedVolatility; scipy.stats.norm for vega',
    },
    {
      inputs: { price: 1, spot: 21, strike: 20, time: 0.25, timeUnit: 'years', riskFree: 10 },
      noResult: 'not above the discounted intrinsic value',
      source: 'By hand: 21 - 20e^-0.025 = 1.49',
    },
    {
      inputs: { price: 21, spot: 21, strike: 20, time: 0.25, timeUnit: 'years', riskFree: 10 },
      noResult: 'at least what the option can ever be worth',
      source: 'By hand: a call is worth less than the underlying',
    },
    {
      inputs: { price: 20.999, spot: 21, strike: 20, time: 0.1, riskFree: 0 },
      noResult: 'over 10,000%',
      source: 'scipy: at 10,000% the price is 12.64 only',
    },
    {
      inputs: { price: 0.000001, spot: 21, strike: 21, time: 90, riskFree: 0 },
      noResult: 'below 0.01%',
      source: 'By hand: about V/(0.4 S √t) = 2.4e-7',
    },
    {
      inputs: { price: 1, spot: 21, strike: 20, time: 101, timeUnit: 'years', riskFree: 0 },
      noResult: 'over 100 years',
      source: 'By hand: beyond the limit',
    },
    {
      inputs: { price: 0.29873671903768, spot: 100, strike: 100, time: 0.5, riskFree: 5 },
      results: { volatility: 20.0 },
      cautions: ['in days or in years'],
      source: 'Python: the published formula with scipy.stats.norm at 20%',
    },
    {
      inputs: { price: 20.00005888125149, spot: 100, strike: 80, time: 30, riskFree: 0 },
      results: { volatility: 20.0, vega: 5.259111141e-5 },
      cautions: ['hardly depends on volatility'],
      source: 'Python: the published formula with scipy.stats.norm at 20%',
    },
  ],
  notes: ['Holds for European exercise; a price is the middle of bid and ask.'],
  references: [
    {
      title:
        'Hull: Options, Futures, and Other Derivatives, chapter The Black-Scholes-Merton Model, Implied Volatilities',
    },
  ],
});
