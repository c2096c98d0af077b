import { choice, defineCalculator, integer, isAbove, noResult, number, percent } from '@reckoner/engine';
import {
  dividendYield,
  isUnlikelyLife,
  LONGEST,
  optionType,
  riskFree,
  spot,
  strike,
  time,
  timeUnit,
  volatility,
} from '../shared/options.js';

/** Cox-Ross-Rubinstein lattice: u = e^(σ√Δt), d = 1/u, p = (e^((r−q)Δt) − d)/(u − d). */
export default defineCalculator({
  title: 'Binomial option price',
  description: 'Price of a European or American option on a Cox-Ross-Rubinstein lattice, with the factors of one step.',
  keywords: ['Cox-Ross-Rubinstein', 'CRR', 'binomial tree', 'American option', 'early exercise'],
  arithmetic: 'float64',
  inputs: {
    optionType,
    exercise: choice({ european: 'European', american: 'American' }, { label: 'Exercise', default: 'american' }),
    spot,
    strike,
    time,
    timeUnit,
    riskFree,
    volatility,
    dividendYield,
    steps: integer({ label: 'Steps', symbol: 'N', min: 1, max: 500, default: 200 }),
  },
  outputs: {
    price: number({ label: 'Option price', symbol: 'V', places: 4 }),
    up: number({ label: 'Up factor', symbol: 'u', places: 6 }),
    down: number({ label: 'Down factor', symbol: 'd', places: 6 }),
    probability: percent({ label: 'Risk-neutral probability of an up step', symbol: 'p', places: 4 }),
    delta: number({ label: 'Delta', help: 'From the two nodes after the first step.', symbol: '\\Delta', places: 4 }),
  },
  formula: ({ optionType, exercise, spot, strike, time, timeUnit, riskFree, volatility, dividendYield, steps }) => {
    const years = time / timeUnit;
    if (years > LONGEST) throw noResult('The time to expiry is over 100 years.');
    const step = years / steps;
    const deviation = volatility * Math.sqrt(step);
    if (deviation * steps > 600) throw noResult('The underlying would leave the range of numbers: use fewer steps.');
    const up = Math.exp(deviation);
    const down = 1 / up;
    const probability = (Math.exp((riskFree - dividendYield) * step) - down) / (up - down);
    if (!(probability >= 0 && probability <= 1)) {
      throw noResult('The probability of a step lies outside 0 to 1: use more steps.');
    }
    const sign = optionType === 'call' ? 1 : -1;
    const discount = Math.exp(-riskFree * step);
    // Intrinsic value after `level` steps, `ups` of them up.
    const intrinsic = (level: number, ups: number) =>
      Math.max(0, sign * (spot * Math.exp(deviation * (2 * ups - level)) - strike));
    let values: number[] = [];
    for (let ups = 0; ups <= steps; ups++) values.push(intrinsic(steps, ups));
    let delta = 0;
    for (let level = steps - 1; level >= 0; level--) {
      if (level === 0) delta = (values[1]! - values[0]!) / (spot * (up - down));
      const earlier: number[] = [];
      for (let ups = 0; ups <= level; ups++) {
        const held = discount * (probability * values[ups + 1]! + (1 - probability) * values[ups]!);
        earlier.push(exercise === 'american' ? Math.max(held, intrinsic(level, ups)) : held);
      }
      values = earlier;
    }
    return { price: values[0]!, up, down, probability, delta };
  },
  stepwise: [
    'At the last step the option is worth what its exercise pays, for each price of the share, S × u^ups × d^downs.',
    'Step by step backwards it is worth the discounted mean p × (value after up) + (1 - p) × (value after down); an American one at least what its exercise pays.',
    'Delta is the difference of the two values after the first step divided by that of the two share prices.',
  ],
  figure: {
    kind: 'curve',
    title: 'Value at expiry over the underlying price',
    x: { of: 'spot' },
    y: { of: 'price', label: 'Value' },
    curve: ({ optionType, spot, strike, price }) => {
      const sign = optionType === 'call' ? 1 : -1;
      return {
        from: 0.5 * Math.min(spot, strike),
        to: 1.5 * Math.max(spot, strike),
        lines: [{ y: (at) => Math.max(0, sign * (at - strike)) }],
        marks: [{ x: spot, y: price, label: 'Today' }],
      };
    },
  },
  explanation: ({ optionType, exercise, timeUnit }) =>
    `With {time} ${timeUnit === 1 ? '{time|year|years}' : '{time|day|days}'} left, on {steps} {steps|step|steps}, the ${
      exercise === 'american' ? 'American' : 'European'
    } ${optionType} is worth {price}; the underlying rises by the factor {up} with probability {probability}.`,
  cautions: [
    {
      level: 'note',
      when: isUnlikelyLife,
      says: 'The time to expiry is a day at most, or over ten years: check whether it is in days or in years.',
    },
    {
      level: 'note',
      when: ({ steps, time, timeUnit }) => steps < 50 && isAbove(time / timeUnit, 1 / 365),
      says: 'With few steps the price is rough: 200 bring its error to about a thousandth.',
    },
  ],
  examples: [
    {
      inputs: {
        optionType: 'put',
        spot: 50,
        strike: 50,
        time: 0.416666666667,
        timeUnit: 'years',
        riskFree: 10,
        volatility: 40,
        steps: 5,
      },
      results: {
        price: 4.488458535,
        up: 1.122400902,
        down: 0.8909472523,
        probability: 50.73192833,
        delta: -0.4145,
      },
      cautions: ['the price is rough'],
      source: 'Own lattice in Python from the published equations',
    },
    {
      inputs: {
        exercise: 'european',
        spot: 100,
        strike: 110,
        time: 273.75,
        riskFree: 5,
        volatility: 30,
        dividendYield: 3,
        steps: 100,
      },
      results: { price: 6.937428237, up: 1.026321204, probability: 49.63918179 },
      source: 'Own lattice in Python from the published equations; Black-Scholes: 6.936',
    },
    {
      inputs: { spot: 100, strike: 100, time: 1, timeUnit: 'years', riskFree: 3, volatility: 20, dividendYield: 8 },
      results: { price: 5.987802732 },
      source: 'Own lattice in Python from the published equations; QuantLib 1.29 (p to first order): 5.98756',
    },
    {
      inputs: { spot: 100, strike: 100, time: 1, timeUnit: 'years', riskFree: 10, volatility: 1, steps: 1 },
      noResult: 'outside 0 to 1',
      source: 'By hand: e^0.1 = 1.105 is above u = e^0.01',
    },
    {
      inputs: { spot: 100, strike: 100, time: 100, timeUnit: 'years', riskFree: 3, volatility: 1000, steps: 500 },
      noResult: 'leave the range of numbers',
      source: 'By hand: 500 × 10 √0.2 = 2236',
    },
    {
      inputs: { spot: 100, strike: 100, time: 101, timeUnit: 'years', riskFree: 3, volatility: 20 },
      noResult: 'over 100 years',
      source: 'By hand: beyond the limit',
    },
    {
      inputs: { exercise: 'european', spot: 100, strike: 100, time: 0.5, riskFree: 0, volatility: 20, steps: 1 },
      results: { price: 0.3701149151 },
      cautions: ['in days or in years'],
      source: 'By hand: (u - 1)/(u + 1) × 100, u = e^(0.2 √(0.5/365))',
    },
  ],
  notes: ['Dividends are a steady yield: for single dividends lower the underlying price by their present value.'],
  references: [
    {
      title: 'Cox, Ross, Rubinstein: Option Pricing: A Simplified Approach, 1979',
      doi: '10.1016/0304-405X(79)90015-1',
    },
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter Basic Numerical Procedures' },
  ],
});
