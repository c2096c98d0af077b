import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  noResult,
  normalCdf,
  number,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';
import { spot } from '../shared/options.js';

/** One standard deviation S σ √t, or a share of the straddle, which is √(2/π) of it where prices are about normal. */
export default defineCalculator({
  title: 'Expected move',
  description:
    'Range in which the options market expects a price, from implied volatility and time or from the price of the at-the-money straddle.',
  keywords: [
    'implied move of a stock',
    'option expected range',
    'straddle expected move',
    'one standard deviation move',
    'earnings move',
  ],
  related: ['implied-volatility', 'black-scholes', 'option-greeks'],
  inputs: {
    method: choice(
      { volatility: 'Implied volatility', straddle: 'At-the-money straddle' },
      { label: 'Move from', default: 'volatility' },
    ),
    spot,
    volatility: percent({
      label: 'Implied volatility a year',
      symbol: '\\sigma',
      min: 0.01,
      max: 1000,
      usual: [3, 200],
      when: { method: 'volatility' },
    }),
    time: number({ label: 'Time', symbol: 't', above: 0, max: 36500, when: { method: 'volatility' } }),
    timeUnit: choice(
      {
        days: { label: 'Calendar days (365 a year)', value: 365, also: ['calendar days'] },
        tradingDays: { label: 'Trading days (252 a year)', value: 252, also: ['trading days'] },
        years: { label: 'Years', value: 1 },
      },
      { label: 'Time is in', symbol: 'n_y', default: 'days', when: { method: 'volatility' } },
    ),
    call: number({
      label: 'Price of the at-the-money call',
      help: 'Per share, not per contract.',
      symbol: 'C',
      above: 0,
      max: 1e9,
      when: { method: 'straddle' },
    }),
    put: number({
      label: 'Price of the at-the-money put',
      help: 'Per share, of the same strike and expiry.',
      symbol: 'P',
      above: 0,
      max: 1e9,
      when: { method: 'straddle' },
    }),
    share: percent({
      label: 'Share of the straddle',
      help: '85% and 100% are in use; about 125% are one standard deviation.',
      symbol: 'k',
      min: 1,
      max: 200,
      default: 85,
      usual: [60, 130],
      when: { method: 'straddle' },
    }),
  },
  outputs: {
    move: number({ label: 'Expected move', symbol: 'M', places: 2, digits: 3 }),
    low: number({ label: 'Low end', symbol: 'S_l', places: 2, digits: 5 }),
    high: number({ label: 'High end', symbol: 'S_h', places: 2, digits: 5 }),
    movePercent: percent({ label: 'Expected move in percent', places: 2 }),
    chance: percent({
      label: 'Probability to end within',
      help: 'Where prices are normally distributed about the price of today.',
      places: 1,
    }),
    deviation: number({ label: 'Standard deviation', symbol: 's', places: 2, digits: 3 }),
    ranges: table(
      {
        deviations: integer({ label: 'Standard deviations' }),
        chance: percent({ label: 'Probability within', places: 1 }),
        low: number({ label: 'Low end, lognormal', places: 2, digits: 5 }),
        high: number({ label: 'High end, lognormal', places: 2, digits: 5 }),
      },
      { label: 'Ranges of a lognormal price' },
    ),
  },
  formula: ({ method, spot, volatility, time, timeUnit, call, put, share }) => {
    const deviation =
      method === 'volatility' ? spot * volatility * Math.sqrt(time / timeUnit) : (call + put) * Math.sqrt(Math.PI / 2);
    const move = method === 'volatility' ? deviation : share * (call + put);
    if (isAbove(Math.max(move, deviation), spot)) {
      throw noResult(
        method === 'volatility'
          ? 'The move is more than the price itself: the rule does not hold over so long a time or at so high a volatility; check both, and which unit the time is in.'
          : 'The move or its standard deviation is more than the price itself: check that call and put are per share, not per contract, and belong to this price.',
      );
    }
    const ranges = [];
    for (let deviations = 1; deviations <= 3; deviations++) {
      ranges.push({
        deviations,
        chance: 2 * normalCdf(deviations) - 1,
        low: spot * Math.exp((-deviations * deviation) / spot),
        high: spot * Math.exp((deviations * deviation) / spot),
      });
    }
    return {
      move,
      low: spot - move,
      high: spot + move,
      movePercent: move / spot,
      chance: 2 * normalCdf(move / deviation) - 1,
      deviation,
      ranges,
    };
  },
  explanation: ({ method, timeUnit }) => {
    if (method === 'straddle') {
      return 'With the price at {spot}, a call at {call} and a put at {put} imply, by {share} of the straddle, a move of {move} ({movePercent}) either way by their expiry: from {low} to {high}. In a normal model about {chance} of the outcomes lie within; one standard deviation is {deviation}.';
    }
    const unit =
      timeUnit === 1
        ? '{time|year|years}'
        : timeUnit === 252
          ? 'trading {time|day|days} of 252 a year'
          : 'calendar {time|day|days}';
    return `With the price at {spot} and a volatility of {volatility} a year, one standard deviation over {time} ${unit} is {move} ({movePercent}) either way: from {low} to {high}. In a normal model about {chance} of the outcomes lie within.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ deviation, spot }) => roundTo((100 * deviation) / spot, 2) > 20,
      says: 'One standard deviation is over 20% of the price: prices then rise further than they fall, and the even range either way is rough. Read the table, whose ends are those of a lognormal price.',
    },
    {
      level: 'note',
      when: ({ time, timeUnit }) =>
        time !== undefined && (isAbove(time / timeUnit, 5) || !isAtMost(1 / 365, time / timeUnit)),
      says: 'The time is less than a calendar day, or over five years: check whether it is in days or in years.',
    },
    {
      level: 'caution',
      when: ({ call, put }) =>
        call !== undefined && put !== undefined && isAbove(Math.abs(call - put), 0.25 * (call + put)),
      says: 'Call and put differ by more than a quarter of their sum: their strike is not near the forward price, and the straddle tells too large a move. Take the strike at which both cost about the same.',
    },
    {
      level: 'caution',
      when: ({ movePercent }) => roundTo(100 * movePercent, 2) < 0.3,
      says: ({ method }) =>
        method === 'volatility'
          ? 'The move is below 0.3% of the price, as over a day of a calm currency: check that the volatility is in percent a year, and the time.'
          : 'The move is below 0.3% of the price: check that call, put and price are of one underlying and per share.',
    },
  ],
  examples: [
    {
      inputs: { spot: 425, volatility: 55, time: 6 },
      results: {
        move: 29.96959075,
        low: 395.0304092,
        high: 454.9695908,
        movePercent: 7.051668412,
        chance: 68.26894921,
        deviation: 29.96959075,
        ranges: {
          length: 3,
          rows: {
            0: { deviations: 1, chance: 68.26894921, low: 396.0626813, high: 456.0515508 },
            '-1': { chance: 99.7300204, low: 343.9647278, high: 525.1265186 },
          },
        },
      },
      source: 'A worked example on a forum of options traders (29.97); digits by Python with mpmath',
    },
    {
      inputs: { method: 'straddle', spot: 70, call: 2, put: 2.5 },
      results: {
        move: 3.825,
        low: 66.175,
        high: 73.825,
        movePercent: 5.464285714,
        chance: 50.23562972,
        deviation: 5.639913618,
      },
      source: 'Python with mpmath: 0.85 × 4.5; 4.5√(π/2)',
    },
    {
      inputs: { method: 'straddle', spot: 70, call: 2, put: 2.5, share: 100 },
      results: { move: 4.5, movePercent: 6.428571429, chance: 57.50625163 },
      source: 'A worked example on a forum of traders (4.50/70 = 6.4%); digits by Python with mpmath',
    },
    {
      inputs: { spot: 50, volatility: 40, time: 21, timeUnit: 'tradingDays' },
      results: { move: 5.773502692, low: 44.22649731, high: 55.77350269, movePercent: 11.54700538 },
      source: 'Python with mpmath: 20√(21/252)',
    },
    {
      inputs: { spot: 100, volatility: 20, time: 1, timeUnit: 'years' },
      results: { move: 20, low: 80, high: 120, ranges: { rows: { 0: { low: 81.87307531, high: 122.1402758 } } } },
      source: 'By hand; 100e^±0.2 by Python',
    },
    {
      inputs: { spot: 100, volatility: 30, time: 0.5, timeUnit: 'years' },
      results: { move: 21.21320344 },
      cautions: ['over 20% of the price'],
      source: 'By hand: 30√(1/2)',
    },
    {
      inputs: { spot: 100, volatility: 20, time: 0.25 },
      results: { move: 0.5234239226 },
      cautions: ['in days or in years'],
      source: 'By hand: 20√(0.25/365)',
    },
    {
      inputs: { spot: 100, volatility: 4, time: 1 },
      results: { move: 0.209369569 },
      cautions: ['below 0.3% of the price'],
      source: 'By hand: 4/√365',
    },
    {
      inputs: { method: 'straddle', spot: 70, call: 0.1, put: 0.1 },
      results: { move: 0.17 },
      cautions: ['of one underlying and per share'],
      source: 'By hand: 0.85 × 0.2',
    },
    {
      inputs: { spot: 1.1, volatility: 8, time: 1 },
      results: { move: 0.004606130519, low: 1.095393869, high: 1.104606131 },
      source: 'Python with mpmath: 0.088/√365, the end of a currency in its own digits',
    },
    {
      inputs: { spot: 50, volatility: 40, time: 30, timeUnit: 'years' },
      noResult: 'so long a time',
      source: 'By hand: 20√30 is 110',
    },
    {
      inputs: { method: 'straddle', spot: 70, call: 6, put: 1 },
      results: { move: 5.95 },
      cautions: ['not near the forward price'],
      source: 'By hand: 0.85 × 7',
    },
    {
      inputs: { method: 'straddle', spot: 70, call: 200, put: 250 },
      noResult: 'more than the price itself',
      source: 'By hand: the premiums of 100 shares',
    },
  ],
  notes: [
    'The move holds no direction, no drift and no skew; large moves are more frequent than in a normal model, and announcements lie in it only where the options outlast them.',
    'Shares of the straddle are conventions: the whole of it is about the mean of the move without its sign, 85% of it is about the middle one.',
    'The lognormal ranges have the price of today in their middle, without drift.',
  ],
  references: [
    {
      title: 'Brenner, Subrahmanyam: A Simple Formula to Compute the Implied Standard Deviation, 1988',
      doi: '10.2469/faj.v44.n5.80',
    },
    { title: 'Moontower Meta: The MAD Straddle' },
    {
      title: 'Brilliant: Straddle Approximation Formula',
      url: 'https://brilliant.org/wiki/straddle-approximation-formula',
    },
  ],
});
