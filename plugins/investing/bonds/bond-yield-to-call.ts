import {
  category,
  choice,
  defineCalculator,
  findRoot,
  floorNear,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  money,
  noResult,
  percent,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';
import { annuityFactor, couponRate, couponsPerYear, face, periodsOfTerm, redemption } from '../shared/bonds.js';

/** The yield to each date on which the bond may be repaid; the least of those that the issuer decides is the yield to worst. */
export default defineCalculator({
  title: 'Bond yield to call',
  description:
    'Yield to each call or put of a fixed-coupon bond, yield to maturity and yield to worst from its clean price, coupon and schedule of calls and puts.',
  keywords: ['YTC', 'yield to worst', 'YTW', 'yield to put', 'callable bond yield', 'yield to first call'],
  arithmetic: 'float64',
  inputs: {
    price: money({ label: 'Clean price', help: 'For the face value given.', symbol: 'P', above: 0, max: 1e12 }),
    face,
    couponRate,
    frequency: couponsPerYear,
    years: measure('yr', { label: 'Time to maturity', symbol: 't', above: 0, max: 100, usual: [0.05, 50] }),
    redemption: { ...redemption, help: 'Paid at maturity, of the face value.' },
    calls: rows(
      {
        time: measure('yr', { label: 'Time to the call', above: 0, max: 100, usual: [0.02, 50] }),
        callPrice: percent({
          label: 'Call price',
          help: 'Of the face value.',
          min: 10,
          max: 1000,
          default: 100,
          usual: [90, 130],
        }),
        option: choice(
          { call: { label: 'Call by the issuer', also: ['call'] }, put: { label: 'Put by the holder', also: ['put'] } },
          { label: 'Option', default: 'call' },
        ),
      },
      { label: 'Calls and puts', maxItems: 40 },
    ),
  },
  outputs: {
    yieldToWorst: percent({ label: 'Yield to worst', symbol: 'YTW', places: 4 }),
    worst: category(['Call', 'Maturity'], { label: 'Repaid in the worst case by' }),
    worstTime: measure('yr', { label: 'Time to the worst case', places: 2 }),
    yieldToFirstCall: percent({ label: 'Yield to first call', symbol: 'YTC', optional: true, places: 4 }),
    yieldToFirstPut: percent({ label: 'Yield to first put', symbol: 'YTP', optional: true, places: 4 }),
    yieldToMaturity: percent({ label: 'Yield to maturity', symbol: 'YTM', places: 4 }),
    yields: table(
      {
        event: text({ label: 'Repaid by' }),
        time: measure('yr', { label: 'Time', places: 3 }),
        price: percent({ label: 'Price, of face value', places: 3 }),
        yieldRate: percent({ label: 'Yield', places: 4 }),
      },
      { label: 'Yields' },
    ),
  },
  formula: ({ price, face, couponRate, frequency, years, redemption, calls }) => {
    const { ahead, accrued } = periodsOfTerm(years, frequency);
    const coupon = couponRate / frequency;
    const paid = price / face + coupon * accrued;
    const yieldAt = (time: number, repaid: number) => {
      const periods = time * frequency;
      // Coupons before or at repayment, and the interest since the last of them.
      const count = Math.max(0, floorNear(periods - ahead) + 1);
      const rest = count === 0 ? accrued + periods : Math.max(0, periods - ahead - (count - 1));
      const last = repaid + coupon * rest;
      if (isAtMost(periods, ahead)) return frequency * (((last + coupon * count) / paid - 1) / periods);
      const error = (rate: number) =>
        (coupon * annuityFactor(rate, count) * (1 + rate) ** (1 - ahead) + last * (1 + rate) ** -periods) / paid - 1;
      if (error(-0.3) < 0) throw noResult('The price is so high that a yield is below -30% per coupon period.');
      if (error(10) > 0) throw noResult('The price is so low that a yield is over 1000% per coupon period.');
      return roundTo(frequency * findRoot(error, -0.3, 10), 14);
    };
    const yieldToMaturity = yieldAt(years, redemption);
    let yieldToWorst = yieldToMaturity;
    let worst: 'Call' | 'Maturity' = 'Maturity';
    let worstTime = years;
    let firstCall = 101;
    let yieldToFirstCall: number | undefined;
    let firstPut = 101;
    let yieldToFirstPut: number | undefined;
    const yields = [];
    for (const { time, callPrice, option } of calls) {
      const yieldRate = yieldAt(time, callPrice);
      yields.push({ event: option === 'call' ? 'Call' : 'Put', time, price: callPrice, yieldRate });
      if (option === 'put' && time < firstPut) {
        firstPut = time;
        yieldToFirstPut = yieldRate;
      }
      if (option === 'call' && time < firstCall) {
        firstCall = time;
        yieldToFirstCall = yieldRate;
      }
      if (option === 'call' && isBelow(yieldRate, yieldToWorst)) {
        yieldToWorst = yieldRate;
        worst = 'Call';
        worstTime = time;
      }
    }
    yields.push({ event: 'Maturity', time: years, price: redemption, yieldRate: yieldToMaturity });
    return { yieldToWorst, worst, worstTime, yieldToFirstCall, yieldToFirstPut, yieldToMaturity, yields };
  },
  stepwise: [
    'For each call, each put and for maturity the coupons until then and the price that is paid then are discounted; the yield per coupon period at which they are worth the clean price with accrued interest is found by a search, and multiplied by the coupons a year.',
    'A repayment between coupon dates pays the interest that has accrued, too.',
    'Yield to worst is the least of the yields to the calls and to maturity.',
  ],
  explanation: ({ worst }) =>
    worst === 'Call'
      ? 'The yield to worst is {yieldToWorst} a year, if the bond is called after {worstTime}; to maturity it yields {yieldToMaturity}.'
      : 'The yield to worst is {yieldToWorst} a year, if the bond runs to maturity in {years}.',
  requires: [
    {
      each: 'calls',
      that: (row, { years }) => row.time <= years,
      field: 'time',
      says: 'A call or put comes before maturity, within {years}.',
    },
    {
      that: ({ calls }) =>
        calls.every((row, i) =>
          calls.every((other, j) => j <= i || row.time !== other.time || row.option !== other.option),
        ),
      field: 'calls',
      says: 'Two calls, or two puts, come at the same time: give one price for each.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ worstTime }) => roundTo(worstTime, 2) < 0.5,
      says: 'What is gained or lost in {worstTime} is told as a rate of a year.',
    },
    {
      level: 'caution',
      when: ({ price, face }) => isBelow(price, 0.3 * face) || isAbove(price, 3 * face),
      says: 'A price of {price} is far from the face value, {face}: give both for the same bond, such as 100 for a price quoted per 100.',
    },
  ],
  examples: [
    {
      inputs: {
        price: 1100,
        couponRate: 5,
        years: 10,
        calls: [
          { time: 3, callPrice: 102 },
          { time: 2, callPrice: 100, option: 'put' },
        ],
      },
      results: { yieldToFirstPut: 0, worstTime: 3 },
      source: 'By hand: four coupons of 25 and 1000 are the price',
    },
    {
      inputs: {
        price: 1020,
        couponRate: 6,
        years: 10,
        calls: [
          { time: 5, callPrice: 102 },
          { time: 8, callPrice: 100 },
        ],
      },
      results: {
        yieldToWorst: 5.685374003,
        worst: 'Call',
        worstTime: 8,
        yieldToFirstCall: 5.882352941,
        yieldToMaturity: 5.734427085,
      },
      source:
        'AnalystForum: yield-to-call and yield-to-worst example, 5.686% (rounded per period), 5.882% and 5.734%; Python by bisection',
    },
    {
      inputs: {
        price: 1050,
        couponRate: 5,
        years: 7.25,
        calls: [
          { time: 3.4, callPrice: 101 },
          { time: 0.1, callPrice: 103 },
          { time: 2.25, callPrice: 102 },
        ],
      },
      results: {
        yieldToWorst: -14.11764706,
        worst: 'Call',
        worstTime: 0.1,
        yieldToFirstCall: -14.11764706,
        yieldToMaturity: 4.192048978,
        yields: { length: 4, rows: { 0: { yieldRate: 3.699684995 }, 2: { yieldRate: 3.528211017 } } },
      },
      cautions: ['told as a rate of a year'],
      source: 'Python: payments on their dates, by bisection; simple interest until the next coupon',
    },
    {
      inputs: { price: 900, couponRate: 5, frequency: 'annual', years: 10, calls: [{ time: 5, callPrice: 105 }] },
      results: { yieldToWorst: 6.383471023, worst: 'Maturity', yieldToFirstCall: 8.375317533 },
      source: 'Python: payments on their dates, by bisection',
    },
    {
      inputs: {
        price: 950,
        couponRate: 4,
        years: 10,
        calls: [
          { time: 3, callPrice: 100, option: 'put' },
          { time: 4, callPrice: 100, option: 'put' },
        ],
      },
      results: { yieldToWorst: 4.630324709, worst: 'Maturity', yieldToFirstPut: 5.841117475 },
      source: 'Python: payments on their dates, by bisection',
    },
    {
      inputs: {
        price: 1010,
        couponRate: 5,
        frequency: 'annual',
        years: 6,
        calls: [
          { time: 2, callPrice: 100 },
          { time: 3, callPrice: 101 },
        ],
      },
      results: { yieldToWorst: 4.466259159, yieldToFirstCall: 4.466259159, yieldToMaturity: 4.804214385 },
      source: 'Python: payments on their dates, by bisection',
    },
    {
      inputs: { price: 60, couponRate: 0, frequency: 'annual', years: 1, calls: [{ time: 0.5, callPrice: 100 }] },
      results: { yieldToFirstCall: 3133.333333, yieldToMaturity: 1566.666667 },
      cautions: ['quoted per 100'],
      source: 'By hand: (1000/60 - 1)/0.5, and over a year',
    },
    {
      inputs: { price: 1000, couponRate: 4, years: 3, calls: [{ time: 3.5, callPrice: 100 }] },
      refused: 'comes before maturity',
      source: 'By hand',
    },
    {
      inputs: {
        price: 1100,
        couponRate: 8,
        years: 10,
        calls: [
          { time: 5, callPrice: 103 },
          { time: 5, callPrice: 101 },
        ],
      },
      refused: 'at the same time',
      source: 'By hand: which is the first call would be left to the order',
    },
    {
      inputs: { price: 1e9, couponRate: 4, years: 3, calls: [{ time: 2, callPrice: 100 }] },
      noResult: 'so high',
      source: 'By hand: a million times the face value',
    },
    {
      inputs: { price: 0.01, couponRate: 4, years: 3, calls: [{ time: 2, callPrice: 100 }] },
      noResult: 'so low',
      source: 'By hand: the first coupon is 2000 times the price',
    },
    {
      inputs: {
        price: 102,
        face: 100,
        couponRate: 6,
        frequency: 'annual',
        years: 6,
        redemption: 105,
        calls: [{ time: 3, callPrice: 103 }],
      },
      results: {
        yieldToWorst: 6.189731846,
        worst: 'Call',
        worstTime: 3,
        yieldToFirstCall: 6.189731846,
        yieldToMaturity: 6.300824867,
      },
      source: 'Python with mpmath: six coupons of 6 and 105, three and 103, by root search',
    },
  ],
  notes: [
    'Give the first date of each call price. Where the bond may be called at any time after it, the worst case lies on one of these dates or at maturity as long as the prices do not rise from one call to the next and to the redemption.',
    'Puts are for the holder to decide, and so do not count in the yield to worst. Make-whole calls and sinking funds are left out.',
    'Yields are compounded as often as coupons are paid; of a repayment until the next coupon date interest is simple.',
  ],
  references: [
    { title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Measuring Yield' },
    { title: 'Asian Development Bank, AsianBondsOnline: Glossary, Yield to Call' },
  ],
});
