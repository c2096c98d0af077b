import { defineCalculator, isAbove, isBelow, noResult, number, percent, roundTo } from '@reckoner/engine';
import { dividendYield, isUnlikelyLife, LONGEST, riskFree, spot, strike, time, timeUnit } from '../shared/options.js';

/** C + K e^(-rT) = P + S e^(-qT) - D of European options; the inequality of American ones beside it. */
export default defineCalculator({
  title: 'Put-call parity',
  description:
    'Price of a European call from the put, or of the put from the call, by put-call parity with dividends; with both, the arbitrage gap, the synthetic prices, the implied forward price and rate, and the bounds of American options.',
  keywords: [
    'put–call parity with dividends',
    'synthetic call',
    'synthetic put',
    'option conversion and reversal',
    'options arbitrage gap',
  ],
  related: ['black-scholes', 'binomial-option-pricing', 'implied-volatility'],
  inputs: {
    call: number({
      label: 'Call price',
      help: 'Per share. Left out, it follows from the put.',
      symbol: 'C',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    put: number({
      label: 'Put price',
      help: 'Per share. Left out, it follows from the call.',
      symbol: 'P',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    spot,
    strike,
    time,
    timeUnit,
    riskFree,
    dividendYield,
    dividends: number({
      label: 'Dividends until expiry, present value',
      help: 'Per share, in place of a dividend yield.',
      symbol: 'D',
      min: 0,
      max: 1e9,
      default: 0,
    }),
  },
  outputs: {
    gap: number({
      label: 'Arbitrage gap',
      help: 'Call and discounted strike less put and underlying without its dividends, today.',
      symbol: 'G',
      places: 4,
      optional: true,
    }),
    syntheticCall: number({ label: 'Call price by parity', symbol: 'C_s', places: 4, optional: true }),
    syntheticPut: number({ label: 'Put price by parity', symbol: 'P_s', places: 4, optional: true }),
    syntheticSpot: number({ label: 'Underlying price by parity', symbol: 'S_s', places: 4, optional: true }),
    forward: number({ label: 'Forward price by parity', symbol: 'F', places: 4, optional: true }),
    impliedRate: percent({
      label: 'Rate a year by parity',
      help: 'Continuously compounded.',
      symbol: 'r_s',
      places: 3,
      optional: true,
    }),
    strikeToday: number({ label: 'Strike discounted to today', symbol: 'K_0', places: 4 }),
    spotToday: number({ label: 'Underlying without its dividends until expiry', symbol: 'S_0', places: 4 }),
    americanLow: number({ label: 'Least difference of American call and put', symbol: 'A_l', places: 4 }),
    americanHigh: number({ label: 'Largest difference of American call and put', symbol: 'A_h', places: 4 }),
  },
  formula: ({ call, put, spot, strike, time, timeUnit, riskFree, dividendYield, dividends }) => {
    const years = time / timeUnit;
    if (years > LONGEST) throw noResult('The time to expiry is over 100 years.');
    const strikeToday = strike * Math.exp(-riskFree * years);
    const spotToday = spot * Math.exp(-dividendYield * years) - dividends;
    // With cash for a strike that may be due today or at expiry: below a rate of 0 the later one is the dearer.
    const results = {
      strikeToday,
      spotToday,
      americanLow: spotToday - Math.max(strike, strikeToday),
      americanHigh: spot - Math.min(strike, strikeToday),
    };
    if (call === undefined) {
      const known = put ?? 0;
      if (isBelow(known, strikeToday - spotToday)) {
        throw noResult(
          'The put is below its least European value, the discounted strike less the underlying without its dividends: the call would be worth less than nothing.',
        );
      }
      if (isAbove(known, strikeToday)) {
        throw noResult(
          'The put is above the discounted strike, the most that a European put can be worth: check that it is per share.',
        );
      }
      return { ...results, syntheticCall: Math.max(0, known + spotToday - strikeToday) };
    }
    if (put === undefined) {
      if (isBelow(call, spotToday - strikeToday)) {
        throw noResult(
          'The call is below its least European value, the underlying without its dividends less the discounted strike: the put would be worth less than nothing.',
        );
      }
      if (isAbove(call, spotToday)) {
        throw noResult(
          'The call is above the underlying without its dividends, the most that a European call can be worth: check that it is per share.',
        );
      }
      return { ...results, syntheticPut: Math.max(0, call - spotToday + strikeToday) };
    }
    const both = {
      ...results,
      gap: call - put - (spotToday - strikeToday),
      syntheticCall: put + spotToday - strikeToday,
      syntheticPut: call - spotToday + strikeToday,
      syntheticSpot: (call - put + strikeToday + dividends) / Math.exp(-dividendYield * years),
      forward: strike + (call - put) * Math.exp(riskFree * years),
    };
    const bond = put + spotToday - call;
    return isAbove(bond, 1e-9 * strike) ? { ...both, impliedRate: -Math.log(bond / strike) / years } : both;
  },
  explanation: ({ gap, call, dividends, timeUnit, syntheticCall, syntheticPut }) => {
    const life = timeUnit === 1 ? '{time} {time|year|years}' : '{time} {time|day|days}';
    const income =
      dividends > 0
        ? 'dividends worth {dividends} today and a continuous rate of {riskFree}'
        : 'a continuous rate of {riskFree} and dividend yield of {dividendYield}';
    const terms = `the underlying at {spot}, a strike of {strike}, ${life} left, ${income}`;
    if (gap === undefined) {
      return call === undefined
        ? `With a put at {put}, ${terms}, the European call is worth {syntheticCall}.`
        : `With a call at {call}, ${terms}, the European put is worth {syntheticPut}.`;
    }
    if (roundTo(gap, 4) === 0)
      return `With ${terms}, call and put keep to put-call parity to the digits that are shown.`;
    const parity =
      syntheticCall !== undefined && syntheticCall < 0
        ? ' By parity the put at {put} would be at {syntheticPut}.'
        : syntheticPut !== undefined && syntheticPut < 0
          ? ' By parity the call at {call} would be at {syntheticCall}.'
          : ' By parity the call at {call} would be at {syntheticCall}, or the put at {put} at {syntheticPut}.';
    const trade =
      gap > 0
        ? 'a conversion writes the call, buys the put and the underlying, and borrows the rest'
        : 'a reversal buys the call, writes the put, sells the underlying short, and lends the rest';
    return `With ${terms}, the call is {gap|{|gap|} too cheap|right|{|gap|} too dear} beside the put, before costs: ${trade}.${parity}`;
  },
  requires: [
    {
      that: (_, given) => given.call || given.put,
      field: 'call',
      says: 'Give the price of the call, of the put, or of both.',
    },
    {
      that: ({ dividendYield, dividends }) => dividendYield === 0 || dividends === 0,
      field: 'dividends',
      says: 'Give the dividends either as a yield or as an amount: both would count them twice.',
    },
    {
      that: ({ spot, dividends }) => dividends < spot,
      field: 'dividends',
      says: 'The dividends, {dividends}, must be below the price of the underlying, {spot}: they are per share.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ spot, strike }) => isAbove(spot, 2 * strike) || isAbove(strike, 2 * spot),
      says: 'Strike and price differ by more than a factor of two: check both, and whether any two prices were changed about.',
    },
    {
      level: 'note',
      when: isUnlikelyLife,
      says: 'The time to expiry is a day at most, or over ten years: check whether it is in days or in years.',
    },
    {
      level: 'caution',
      when: ({ gap, spot }) => gap !== undefined && isAbove(Math.abs(gap), 0.01 * spot),
      says: 'The gap is over 1% of the price of the underlying, as markets hardly ever leave it: check that all prices are per share and of the same moment, and the strike, the expiry and its unit, the rate and the dividends.',
    },
    {
      level: 'caution',
      when: ({ gap, dividendYield, dividends }) =>
        gap !== undefined && roundTo(gap, 4) < 0 && dividendYield === 0 && dividends === 0,
      says: 'No dividends are counted. Those that the underlying pays before expiry make the call cheaper beside the put, by their present value, and may be all of the gap: give them before it is taken for an arbitrage.',
    },
    {
      level: 'caution',
      when: ({ gap, call, put, spot, strike, strikeToday }) =>
        gap !== undefined && (isAbove(call!, spot) || isAbove(put!, Math.max(strike, strikeToday))),
      says: 'The call is above the price of the underlying, or the put above the strike, and neither can be worth more than that: check that both prices are per share.',
    },
    {
      level: 'caution',
      when: ({ gap, call, put, americanLow, americanHigh }) =>
        gap !== undefined &&
        roundTo(gap, 4) !== 0 &&
        !isBelow(call! - put!, americanLow) &&
        !isAbove(call! - put!, americanHigh),
      says: 'The gap is one of European options. American ones, as on most single stocks in the United States, may differ by so much without any arbitrage: the difference of call and put lies between their bounds.',
    },
    {
      level: 'note',
      when: ({ gap, spot }) => gap !== undefined && roundTo(gap, 4) !== 0 && !isAbove(Math.abs(gap), 0.005 * spot),
      says: 'A gap of at most 0.5% of the price is often less than bid and ask, fees, and what it costs to borrow shares or money: use the ask for what is bought and the bid for what is written.',
    },
  ],
  examples: [
    {
      inputs: { call: 3, put: 2.25, spot: 31, strike: 30, time: 0.25, timeUnit: 'years', riskFree: 10 },
      results: {
        gap: -0.9907026392,
        syntheticCall: 3.990702639,
        syntheticPut: 1.259297361,
        syntheticSpot: 30.00929736,
        forward: 30.76898634,
        impliedRate: '-3.319521126',
        strikeToday: 29.25929736,
        spotToday: 31,
        americanLow: 1,
        americanHigh: 1.740702639,
      },
      cautions: ['over 1% of the price', 'No dividends are counted'],
      source: "Hull's numbers as told on course pages (32.26 beside 33.25); digits by Python with mpmath",
    },
    {
      inputs: { call: 3, put: 1, spot: 31, strike: 30, time: 0.25, timeUnit: 'years', riskFree: 10 },
      results: { gap: 0.2592973609, syntheticCall: 2.740702639, syntheticPut: 1.259297361 },
      source: "Hull's numbers as told on course pages (32.26 beside 32.00); digits by Python with mpmath",
    },
    {
      inputs: { put: 8.226837047, spot: 100, strike: 100, time: 365, riskFree: 5, dividendYield: 2 },
      results: { syntheticCall: 11.12376193, strikeToday: 95.1229425, spotToday: 98.01986733 },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine at 25% volatility',
    },
    {
      inputs: { call: 2.3959884485, spot: 49, strike: 50, time: 140, riskFree: 5 },
      results: { syntheticPut: 2.44622081 },
      source: 'QuantLib 1.29: AnalyticEuropeanEngine at 20% volatility',
    },
    {
      inputs: { call: 5, put: 4.3, spot: 50, strike: 50, time: 0.5, timeUnit: 'years', riskFree: 4, dividends: 0.5 },
      results: { gap: 0.2099336653, spotToday: 49.5, americanLow: -0.5, americanHigh: 0.9900663347 },
      cautions: ['without any arbitrage', 'at most 0.5% of the price'],
      source: 'Python with mpmath: 0.7 - (49.5 - 50e^-0.02)',
    },
    {
      inputs: { call: 5, put: 5, spot: 50, strike: 50, time: 1, timeUnit: 'years', riskFree: 0 },
      results: { gap: 0, syntheticCall: 5, syntheticPut: 5, syntheticSpot: 50, forward: 50, impliedRate: 0 },
      source: 'By hand: without interest and dividends both cost the same at the money',
    },
    {
      inputs: { call: 70, put: 5, spot: 50, strike: 50, time: 1, timeUnit: 'years', riskFree: '-0.5 %' },
      results: { gap: 65.25062604 },
      cautions: ['over 1% of the price', 'above the price of the underlying'],
      source: 'Python with mpmath: 65 - (50 - 50e^0.005)',
    },
    {
      inputs: { call: 4.9, put: 5, spot: 50, strike: 50, time: 1, timeUnit: 'years', riskFree: '-0.5 %' },
      results: { gap: 0.150626043, americanLow: -0.250626043, americanHigh: 0 },
      cautions: ['without any arbitrage', 'at most 0.5% of the price'],
      source:
        'Python with mpmath: -0.1 - (50 - 50e^0.005); 50 - 50e^0.005 and 50 - 50, held against American prices of a binomial lattice',
    },
    {
      inputs: { call: 510, put: 508, spot: 100, strike: 100, time: 30, riskFree: 0 },
      results: { gap: 2, americanLow: 0, americanHigh: 0 },
      cautions: ['over 1% of the price', 'check that both prices are per share'],
      source: 'By hand: the premiums of 100 shares',
    },
    {
      inputs: { put: 5, spot: 50, strike: 50, time: 0.5, riskFree: 0 },
      results: { syntheticCall: 5 },
      cautions: ['in days or in years'],
      source: 'By hand: the same at the money',
    },
    {
      inputs: { call: 30, put: 2.25, spot: 31, strike: 3, time: 90, riskFree: 0 },
      results: { gap: -0.25, syntheticCall: 30.25, syntheticPut: 2 },
      cautions: ['factor of two', 'No dividends are counted'],
      source: 'By hand: 27.75 - 28',
    },
    {
      inputs: { call: 1, put: 2, spot: 60, strike: 50, time: 90, riskFree: 0 },
      results: { gap: -11, syntheticCall: 12, syntheticPut: -9 },
      cautions: ['over 1% of the price', 'No dividends are counted'],
      source: 'By hand: -1 - 10',
    },
    {
      inputs: { call: 3, put: 3.755, spot: 100, strike: 100, time: 0.5, timeUnit: 'years', riskFree: 2 },
      results: { gap: -1.750016625, syntheticCall: 4.750016625 },
      cautions: ['over 1% of the price', 'No dividends are counted'],
      source: 'Python with mpmath: -0.755 - (100 - 100e^-0.01), a dividend of 1.75 left out',
    },
    {
      inputs: { call: 10, put: 7, spot: 50, strike: 48, time: 6, riskFree: 4 },
      results: { gap: 0.9684487303, impliedRate: 128.07491 },
      cautions: ['and its unit'],
      source: 'Python with mpmath: 3 - (50 - 48e^(-0.24/365)), months sent as days',
    },
    {
      inputs: { put: 5, spot: 50, strike: 100, time: 90, riskFree: 0 },
      noResult: 'the call would be worth less than nothing',
      source: 'By hand: 5 + 50 - 100',
    },
    {
      inputs: { put: 225, spot: 31, strike: 30, time: 90, riskFree: 5 },
      noResult: 'the most that a European put can be worth',
      source: 'By hand: the premium of 100 shares',
    },
    {
      inputs: { call: 5, spot: 100, strike: 50, time: 90, riskFree: 0 },
      noResult: 'the put would be worth less than nothing',
      source: 'By hand: 5 - 100 + 50',
    },
    {
      inputs: { call: 300, spot: 31, strike: 30, time: 90, riskFree: 5 },
      noResult: 'the most that a European call can be worth',
      source: 'By hand: the premium of 100 shares',
    },
    {
      inputs: { call: 3, spot: 31, strike: 30, time: 101, timeUnit: 'years', riskFree: 5 },
      noResult: 'over 100 years',
      source: 'By hand: beyond the limit',
    },
    {
      inputs: { spot: 31, strike: 30, time: 90, riskFree: 5 },
      refused: 'of the call, of the put, or of both',
      source: 'By hand: one of them is needed',
    },
    {
      inputs: { call: 3, spot: 31, strike: 30, time: 90, riskFree: 5, dividendYield: 2, dividends: 0.5 },
      refused: 'would count them twice',
      source: 'By hand: two dividends for one',
    },
    {
      inputs: { call: 3, spot: 31, strike: 30, time: 90, riskFree: 5, dividends: 50 },
      refused: 'they are per share',
      source: 'By hand: dividends of 100 shares',
    },
  ],
  notes: [
    'Rates are continuously compounded: ln(1 + effective rate).',
    'Parity holds for European options of one underlying, strike and expiry; the gap is before bid and ask, fees, taxes and the cost of selling short.',
    'The bounds of American options are for dividends and a dividend yield that are known and not negative.',
  ],
  references: [
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter Properties of Stock Options, Put-Call Parity' },
    {
      title: 'Stoll: The Relationship Between Put and Call Option Prices, 1969',
      doi: '10.1111/j.1540-6261.1969.tb01694.x',
    },
  ],
});
