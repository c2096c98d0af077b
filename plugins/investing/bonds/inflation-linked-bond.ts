import {
  choice,
  defineCalculator,
  floorNear,
  isAtMost,
  isBelow,
  measure,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { annuityFactor, couponsPerYear, face, periodsOfTerm } from '../shared/bonds.js';

/** Principal and coupons grow with the price index; the price is that of the real payments at the real yield, times the index ratio. */
export default defineCalculator({
  title: 'Inflation-linked bond',
  description:
    'Index ratio, indexed principal, coupon and price of an inflation-linked bond such as TIPS from price index, coupon and real yield, with the break-even inflation against a nominal bond.',
  keywords: [
    'TIPS price',
    'Treasury inflation-protected security',
    'index-linked gilt',
    'linker',
    'index ratio',
    'break-even inflation',
    'inflation-adjusted principal',
  ],
  inputs: {
    face,
    baseIndex: number({
      label: 'Reference index at issue',
      help: 'On the dated date, such as Ref CPI.',
      symbol: 'I_0',
      above: 0,
      max: 1e6,
    }),
    index: number({
      label: 'Reference index at settlement',
      help: 'Interpolated for the day, with the lag of the bond (about three months).',
      symbol: 'I_t',
      above: 0,
      max: 1e6,
    }),
    couponRate: percent({ label: 'Real coupon rate a year', symbol: 'c', min: 0, max: 30, usual: [0.1, 8] }),
    realYield: percent({
      label: 'Real yield a year',
      help: 'Compounded as often as coupons are paid.',
      symbol: 'r',
      min: -10,
      max: 30,
      usual: [-3, 8],
    }),
    years: measure('yr', {
      label: 'Time to maturity',
      help: 'What it is short of whole coupon periods has accrued.',
      symbol: 't',
      above: 0,
      max: 100,
      usual: [0.05, 50],
    }),
    frequency: couponsPerYear,
    firstPeriod: choice(
      {
        compound: { label: 'Compound (market)', also: ['compound', 'market'] },
        simple: { label: 'Simple (US Treasury auctions)', also: ['simple', 'Treasury'] },
      },
      { label: 'Interest until the next coupon', default: 'compound' },
    ),
    nominalYield: percent({
      label: 'Yield of a nominal bond a year',
      help: 'Of the same issuer and maturity, compounded alike; for the break-even inflation.',
      symbol: 'y',
      min: -10,
      max: 100,
      usual: [-1, 20],
      optional: true,
    }),
  },
  outputs: {
    principal: money({ label: 'Indexed principal' }),
    indexRatio: number({ label: 'Index ratio', symbol: 'IR', places: 5 }),
    coupon: money({ label: 'Coupon of a period at this index' }),
    realPrice: number({ label: 'Real clean price per 100', places: 6 }),
    cleanPrice: money({ label: 'Clean price with indexation' }),
    accrued: money({ label: 'Accrued interest with indexation' }),
    dirty: money({ label: 'Dirty price with indexation' }),
    breakEven: percent({ label: 'Break-even inflation a year', optional: true, places: 3 }),
    yieldGap: percent({ label: 'Nominal less real yield', optional: true, places: 3 }),
  },
  formula: ({ face, baseIndex, index, couponRate, realYield, years, frequency, firstPeriod, nominalYield }) => {
    // The US Treasury cuts the ratio off after six decimals and rounds it to five.
    const indexRatio = roundTo(floorNear((1e6 * index) / baseIndex) / 1e6, 5);
    const { coupons, ahead, accrued } = periodsOfTerm(years, frequency);
    const rate = realYield / frequency;
    const step = couponRate / frequency;
    const atNextCoupon = step + step * annuityFactor(rate, coupons - 1) + (1 + rate) ** (1 - coupons);
    const full = firstPeriod === 'simple' ? atNextCoupon / (1 + rate * ahead) : atNextCoupon * (1 + rate) ** -ahead;
    const real = full - step * accrued;
    const indexed = face * indexRatio;
    const results = {
      principal: indexed,
      indexRatio,
      coupon: indexed * step,
      realPrice: 100 * real,
      cleanPrice: indexed * real,
      accrued: indexed * step * accrued,
      dirty: indexed * full,
    };
    if (nominalYield === undefined) return results;
    const growth = ((1 + nominalYield / frequency) / (1 + rate)) ** frequency;
    return { ...results, breakEven: growth - 1, yieldGap: nominalYield - realYield };
  },
  stepwise: [
    'Index ratio = reference index at settlement / at issue, cut off after six decimals and rounded to five; indexed principal = face value × index ratio.',
    'Coupon = indexed principal × real coupon rate / coupons a year.',
    'Real price: the real coupons and the face value, discounted at the real yield per coupon period; less the real accrued interest it is the clean price.',
    'Prices with indexation are the real ones times the index ratio.',
    'Break-even inflation = ((1 + nominal yield / m) / (1 + real yield / m))^m - 1, with m coupons a year.',
  ],
  explanation:
    'At an index ratio of {indexRatio} the principal is {principal}, and at a real yield of {realYield} the bond costs {dirty} with accrued interest{breakEven?; held to maturity it does better than the nominal bond if {breakEven|prices fall by less than {|breakEven|} a year on average|prices rise|inflation averages more than {|breakEven|} a year}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ firstPeriod, years, frequency }) => firstPeriod === 'compound' && isAtMost(years * frequency, 1),
      says: 'In the last coupon period the market, too, counts simple interest until the next coupon: choose it.',
    },
    {
      level: 'caution',
      when: ({ indexRatio }) => roundTo(indexRatio, 5) < 1,
      says: 'The index is below that of issue. Some bonds, as TIPS, repay at least the face value at maturity, which this price does not count; others have no such floor.',
    },
    {
      level: 'caution',
      when: ({ index, baseIndex }) => isBelow(index, 0.8 * baseIndex) || isBelow(5 * baseIndex, index),
      says: 'The index moved from {baseIndex} to {index}: check that both are of the same base period and of this bond.',
    },
  ],
  examples: [
    {
      inputs: {
        face: 100,
        baseIndex: 161.55484,
        index: 163.29032,
        couponRate: 3.625,
        realYield: 3.65,
        years: 9.25,
        firstPeriod: 'simple',
      },
      results: {
        indexRatio: '1.01074',
        principal: 101.07,
        realPrice: '99.797017',
        cleanPrice: 100.87,
        accrued: 0.92,
        dirty: 101.78,
      },
      source: '31 CFR 356, Appendix B, §III.B: 1.01074, 99.797017, 100.868837, 0.915983, 101.784820',
    },
    {
      inputs: { face: 100000, baseIndex: 164, index: 166.2, couponRate: 3.875, realYield: 3.875, years: 9.5 },
      results: { indexRatio: '1.01341', principal: 101341, coupon: 1963.48, realPrice: '100.000000' },
      source: '31 CFR 356, Appendix B, §I.B.5: 101,341 and 1,963.48; at its coupon it is worth par',
    },
    {
      inputs: { baseIndex: 154.63333, index: 154.65, couponRate: 3.625, realYield: 3.65, years: 9.25 },
      results: { indexRatio: '1.00011', realPrice: 99.80113389 },
      source: '31 CFR 356, Appendix B, §I.B.3: 1.00011; price in Python by payments, compounded throughout',
    },
    {
      inputs: { baseIndex: 206.7, index: 199.1, couponRate: 0.5, realYield: -0.5, years: 5, frequency: 'annual' },
      results: { indexRatio: '0.96323', realPrice: 105.0758838, dirty: 1012.12, accrued: 0 },
      cautions: ['below that of issue'],
      source: 'Python: five payments at a negative yield',
    },
    {
      inputs: { baseIndex: 100, index: 125, couponRate: 1, realYield: 1.5, years: 10, nominalYield: 4 },
      results: { realPrice: 95.37299508, dirty: 1192.16, breakEven: 2.496782814, yieldGap: 2.5 },
      source: 'Python: twenty payments; (1.02/1.0075)² - 1',
    },
    {
      inputs: { baseIndex: 250, index: 300, couponRate: 1, realYield: 2, years: 0.3 },
      results: { realPrice: 99.70178256, accrued: 2.4 },
      cautions: ['In the last coupon period'],
      source: 'Python: 1.005 × 1.01^-0.6 - 0.002',
    },
    {
      inputs: { baseIndex: 1000, index: 100, couponRate: 2, realYield: 2, years: 10 },
      results: { indexRatio: 0.1, principal: 100, realPrice: 100 },
      cautions: ['below that of issue', 'same base period'],
      source: 'By hand: at its coupon it is worth par',
    },
    {
      inputs: {
        baseIndex: 250,
        index: 300,
        couponRate: 1,
        realYield: 2,
        years: 10,
        frequency: 'annual',
        nominalYield: 1,
      },
      results: { indexRatio: 1.2, breakEven: -0.980392 },
      source: 'By hand: 300/250; 1.01/1.02 - 1, prices that fall',
    },
  ],
  notes: [
    'Of bonds whose principal and coupons are indexed with a short lag (TIPS, gilts with a lag of three months), not of gilts with a lag of eight months nor of savings bonds.',
    'The part of a coupon period that has passed follows from the time to maturity. Break-even inflation leaves out premiums for risk and liquidity, the lag and the floor.',
  ],
  references: [{ title: '31 CFR Part 356, Appendix B, §I.B and §III: Inflation-Protected Securities' }],
});
