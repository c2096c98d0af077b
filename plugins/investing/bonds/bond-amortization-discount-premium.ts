import {
  category,
  choice,
  constant,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isBelow,
  isNear,
  money,
  noResult,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';
import { annuityFactor, couponRate, couponsPerYear, face } from '../shared/bonds.js';

/** The carrying amount from issue to maturity: interest at the effective rate, or the difference spread evenly. */
export default defineCalculator({
  title: 'Bond premium and discount amortization',
  description:
    'Carrying amount, interest expense and amortization of the discount or premium of a bond by period, by the effective-interest or straight-line method, from issue price or market rate.',
  keywords: [
    'bond amortization schedule',
    'effective interest method',
    'straight-line amortization of bonds',
    'bond discount amortization',
    'bond premium amortization',
    'carrying value of a bond',
    'bonds payable',
  ],
  arithmetic: 'float64',
  inputs: {
    face: { ...face, default: undefined },
    couponRate: { ...couponRate, label: 'Coupon rate a year', help: 'The stated rate.' },
    frequency: couponsPerYear,
    years: integer({ label: 'Years from issue to maturity', symbol: 't', min: 1, max: 50 }),
    given: choice({ marketRate: 'Market rate', price: 'Issue price' }, { label: 'Given', default: 'marketRate' }),
    marketRate: percent({
      label: 'Market rate a year',
      help: 'Compounded as often as coupons are paid.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 30],
      when: { given: 'marketRate' },
    }),
    price: money({
      label: 'Issue price',
      help: 'What is received, less issue costs, for the face value given.',
      symbol: 'P',
      above: 0,
      max: 1e13,
      when: { given: 'price' },
    }),
    method: choice(
      {
        effective: { label: 'Effective interest', also: ['effective-interest method'] },
        straightLine: 'Straight line',
      },
      { label: 'Method', default: 'effective' },
    ),
  },
  outputs: {
    issuePrice: money({ label: 'Issue price', symbol: 'P' }),
    issued: category(['At a discount', 'At par', 'At a premium'], { label: 'The bond is issued' }),
    difference: money({ label: 'Discount or premium' }),
    effectiveRate: percent({
      label: 'Effective rate a year',
      help: 'Compounded as often as coupons are paid.',
      places: 4,
    }),
    coupon: money({ label: 'Coupon of a period', symbol: 'C' }),
    totalInterest: money({ label: 'Total interest expense' }),
    schedule: table(
      {
        period: integer({ label: 'Period' }),
        coupon: money({ label: 'Coupon paid' }),
        interest: money({ label: 'Interest expense' }),
        amortized: money({ label: 'Amortization' }),
        left: money({ label: 'Discount or premium left' }),
        carrying: money({ label: 'Carrying amount' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ face, couponRate, frequency, years, given, marketRate, price, method }) => {
    const periods = years * frequency;
    const coupon = (face * couponRate) / frequency;
    const worth = (rate: number) => coupon * annuityFactor(rate, periods) + face * (1 + rate) ** -periods;
    const rateOf = (paid: number) => {
      if (paid === face) return couponRate / frequency;
      if (worth(-0.1) < paid)
        throw noResult('The issue price is so high that the effective rate is below -10% per coupon period.');
      if (worth(10) > paid)
        throw noResult(
          'The issue price is so low that the effective rate is over 1000% per coupon period: give it for the whole face value.',
        );
      return findRoot((rate) => worth(rate) / paid - 1, -0.1, 10);
    };
    const rate = given === 'price' ? rateOf(price) : marketRate / frequency;
    // A discount is what the coupons fall short of the market's interest, each year's at its present value.
    const gap =
      given === 'price'
        ? face - price
        : ((face * (marketRate - couponRate)) / frequency) * annuityFactor(rate, periods);
    const issuePrice = face - gap;
    const atPar = isNear(roundTo(gap, 2), 0, constant(0.001, '$'));
    const schedule = [];
    let carrying = issuePrice;
    for (let period = 1; period <= periods; period++) {
      const change =
        period === periods ? face - carrying : method === 'effective' ? carrying * rate - coupon : gap / periods;
      carrying += change;
      schedule.push({
        period,
        coupon,
        interest: coupon + change,
        amortized: Math.abs(change),
        left: Math.abs(face - carrying),
        carrying,
      });
    }
    return {
      issuePrice,
      issued: atPar ? 'At par' : gap > 0 ? 'At a discount' : 'At a premium',
      difference: Math.abs(gap),
      effectiveRate: roundTo(rate * frequency, 12),
      coupon,
      totalInterest: coupon * periods + gap,
      schedule,
    };
  },
  stepwise: [
    'The issue price is the present value of coupons and face value at the market rate per coupon period; where the price is given, the effective rate is found by a search.',
    'Effective interest: the interest expense of a period is the carrying amount at its start times the effective rate per period; the amortization is the difference between it and the coupon.',
    'Straight line: the amortization of a period is the whole discount or premium divided by the number of periods.',
    'A discount is added to the carrying amount and a premium taken off, until it is the face value.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'period', lines: ['carrying'] },
  explanation: ({ issued }) =>
    issued === 'At par'
      ? 'Issued at {issuePrice}, the face value, the bond has nothing to amortize; its interest expense comes to {totalInterest}, the coupons.'
      : issued === 'At a discount'
        ? 'Issued at {issuePrice}, the bond has a discount of {difference} to amortize; its interest expense comes to {totalInterest}, the coupons and the discount.'
        : 'Issued at {issuePrice}, the bond has a premium of {difference} to amortize; its interest expense comes to {totalInterest}, the coupons less the premium.',
  cautions: [
    {
      level: 'caution',
      when: ({ issuePrice, face, given }) =>
        given === 'price' && (isBelow(issuePrice, 0.3 * face) || isAbove(issuePrice, 3 * face)),
      says: 'An issue price of {issuePrice} is far from the face value, {face}: give both for the same bonds.',
    },
    {
      level: 'caution',
      when: ({ totalInterest }) => isBelow(totalInterest, 0),
      says: 'The premium exceeds all coupons, so that the effective rate is negative: check the issue price.',
    },
    {
      level: 'note',
      when: ({ method, issued }) => method === 'straightLine' && issued !== 'At par',
      says: 'Accounting standards ask for the effective-interest method, and let the straight line pass only where the results differ little.',
    },
  ],
  examples: [
    {
      inputs: { face: 100000, couponRate: 6, frequency: 'annual', years: 10, marketRate: 8 },
      results: {
        issuePrice: 86579.84,
        issued: 'At a discount',
        difference: 13420.16,
        effectiveRate: 8,
        coupon: 6000,
        totalInterest: 73420.16,
        schedule: {
          length: 10,
          rows: {
            0: { interest: 6926.39, amortized: 926.39, carrying: 87506.22 },
            '-1': { interest: 7851.85, left: 0, carrying: 100000 },
          },
        },
      },
      source: 'PostEdUp, Bonds: 86,580, 6,926, 926 and 87,506; Python backwards from maturity in fractions',
    },
    {
      inputs: { face: 100000, couponRate: 8, frequency: 'annual', years: 10, marketRate: 6 },
      results: {
        issuePrice: 114720.17,
        issued: 'At a premium',
        difference: 14720.17,
        totalInterest: 65279.83,
        schedule: {
          length: 10,
          rows: {
            0: { interest: 6883.21, amortized: 1116.79, left: 13603.38, carrying: 113603.38 },
            '-1': { interest: 6113.21, carrying: 100000 },
          },
        },
      },
      source: 'PostEdUp, Bonds: 114,720, 6,883, 1,117 and 113,603; Python backwards from maturity in fractions',
    },
    {
      inputs: { face: 1000, couponRate: 5, years: 3, marketRate: 7, method: 'straightLine' },
      results: {
        issuePrice: 946.71,
        totalInterest: 203.29,
        schedule: {
          length: 6,
          rows: { 0: { interest: 33.88, amortized: 8.88, carrying: 955.6 }, '-1': { carrying: 1000 } },
        },
      },
      cautions: ['effective-interest method'],
      source: 'Python: 53.29/6 a period',
    },
    {
      inputs: { face: 1000, couponRate: 6, years: 5, given: 'price', price: 1050 },
      results: {
        effectiveRate: 4.861497252,
        totalInterest: 250,
        schedule: { length: 10, rows: { 0: { interest: 25.52, amortized: 4.48 } } },
      },
      source: 'Python: the rate by bisection',
    },
    {
      inputs: { face: 1000, couponRate: 6, years: 5, given: 'price', price: 1000 },
      results: { issued: 'At par', difference: 0, effectiveRate: 6, totalInterest: 300 },
      source: 'By hand: nothing to amortize',
    },
    {
      inputs: { face: 1000, couponRate: 0, years: 5, marketRate: 0 },
      results: { issued: 'At par', issuePrice: 1000, totalInterest: 0 },
      source: 'By hand: no interest',
    },
    {
      inputs: { face: 1000, couponRate: 2, years: 5, marketRate: 0 },
      results: { issued: 'At a premium', issuePrice: 1100, totalInterest: 0, effectiveRate: 0 },
      source: 'By hand: ten coupons of 10 and the face value',
    },
    {
      inputs: { face: 1000, couponRate: 5, years: 5, given: 'price', price: 1250 },
      results: { effectiveRate: '0', totalInterest: 0 },
      source: 'By hand: ten coupons of 25 and the face value',
    },
    {
      inputs: { face: 1000, couponRate: 1, frequency: 'annual', years: 5, given: 'price', price: 1100 },
      results: { effectiveRate: -0.9437338974, totalInterest: -50 },
      cautions: ['premium exceeds all coupons'],
      source: 'Python: the rate by bisection',
    },
    {
      inputs: { face: 1000, couponRate: 1, frequency: 'annual', years: 10, given: 'price', price: 290 },
      results: { effectiveRate: 15.31965584, totalInterest: 810 },
      cautions: ['far from the face value'],
      source: 'Python: the rate by bisection',
    },
    {
      inputs: { face: 1000, couponRate: 1, years: 1, given: 'price', price: 1e9 },
      noResult: 'so high',
      source: 'By hand: a million times the face value',
    },
    {
      inputs: { face: 1e6, couponRate: 10, years: 1, given: 'price', price: 1 },
      noResult: 'so low',
      source: 'By hand: the first coupon is 50000 times the price',
    },
  ],
  notes: [
    'Amounts are rounded only where they are shown: sums of shown amounts may differ by a cent.',
    'Of a bond issued on a coupon date and repaid at face value at maturity.',
  ],
  references: [
    { title: 'Kieso, Weygandt, Warfield: Intermediate Accounting' },
    { title: 'IFRS 9 Financial Instruments' },
  ],
});
