import { defineCalculator, measure, money, number, percent } from '@reckoner/engine';
import { couponRate, couponsPerYear, face, periodsOfTerm, redemption } from '../shared/bonds.js';

/** Macaulay's weighted time of the payments; modified duration divides it by 1 + y/m; effective duration moves the yield. */
export default defineCalculator({
  title: 'Bond duration',
  description:
    'Macaulay, modified and effective duration and DV01 of a fixed-coupon bond from coupon, yield and time to maturity.',
  keywords: ['Macaulay duration', 'modified duration', 'effective duration', 'DV01', 'interest rate risk'],
  inputs: {
    face,
    couponRate,
    redemption,
    yieldRate: percent({ label: 'Yield to maturity a year', symbol: 'y', min: -10, max: 100, usual: [0.1, 30] }),
    frequency: couponsPerYear,
    years: measure('yr', { label: 'Time to maturity', symbol: 't', above: 0, max: 100, usual: [0.05, 50] }),
    shift: percent({
      label: 'Yield shift for the effective duration',
      symbol: '\\Delta y',
      min: 0.001,
      max: 5,
      default: 0.01,
      usual: [0.001, 2],
    }),
  },
  outputs: {
    macaulay: measure('yr', { label: 'Macaulay duration', symbol: 'D', places: 4 }),
    modified: number({ label: 'Modified duration', symbol: 'D^*', places: 4 }),
    effective: number({ label: 'Effective duration', places: 4 }),
    dv01: number({ label: 'DV01 per 100 of face value', help: 'Change of the price for 0.01% of yield.', places: 6 }),
    price: money({ label: 'Dirty price' }),
  },
  formula: ({ face, couponRate, redemption, yieldRate, frequency, years, shift }) => {
    const { coupons, ahead } = periodsOfTerm(years, frequency);
    const coupon = couponRate / frequency;
    const valueAt = (annualYield: number) => {
      const rate = annualYield / frequency;
      const discount = (1 + rate) ** -coupons;
      const annuity = rate === 0 ? coupons : (1 - discount) / rate;
      return (coupon * annuity + redemption * discount) * (1 + rate) ** (1 - ahead);
    };
    // Per unit of face value; payment k is k + ahead periods away.
    const step = 1 / (1 + yieldRate / frequency);
    let discount = step ** ahead;
    let value = 0;
    let weighted = 0;
    for (let k = 0; k < coupons; k++) {
      const payment = k === coupons - 1 ? coupon + redemption : coupon;
      value += payment * discount;
      weighted += payment * discount * (k + ahead);
      discount *= step;
    }
    const macaulay = weighted / value / frequency;
    const modified = macaulay * step;
    return {
      macaulay,
      modified,
      effective: (valueAt(yieldRate - shift) - valueAt(yieldRate + shift)) / (2 * shift * value),
      dv01: (modified * value) / 100,
      price: value * face,
    };
  },
  stepwise: [
    'Each payment is discounted at the yield per coupon period to its present value; their sum is the price.',
    'The Macaulay duration is the mean time of the payments, weighted by their present values.',
    'Modified duration = Macaulay duration / (1 + yield per period).',
    'The effective duration is the change in price between yields shifted down and up, divided by twice the shift and the price.',
  ],
  explanation:
    'The Macaulay duration is {macaulay}; if the yield rises by one percentage point, the price falls by about {modified}%.',
  examples: [
    {
      inputs: { couponRate: 8, yieldRate: 9, years: 8 },
      results: { macaulay: 5.993774956, modified: 5.735669814 },
      source: 'Gnumeric: DURATION and MDURATION(DATE(2008,1,1), DATE(2016,1,1), 0.08, 0.09, 2, 1)',
    },
    {
      inputs: { couponRate: 5, yieldRate: 4, frequency: 'annual', years: 4.25, shift: 1 },
      results: {
        macaulay: 3.807086742,
        modified: 3.660660329,
        effective: 3.662438044,
        dv01: 0.03937771021,
        price: 1075.7,
      },
      source: 'Python with mpmath: sums over payments at 0.25, 1.25 … 4.25 years',
    },
    {
      inputs: { couponRate: 1, yieldRate: -0.3, frequency: 'annual', years: 5 },
      results: { macaulay: 4.905589159, modified: 4.920350209, price: 1065.59 },
      source: 'Python: sums over five payments at a negative yield',
    },
    {
      inputs: { couponRate: 0, yieldRate: 5, years: 10 },
      results: { macaulay: 10, modified: 9.756097561 },
      source: 'By hand: the duration of a zero-coupon bond is its term; 10/1.025',
    },
    {
      inputs: { couponRate: 6, yieldRate: 5, years: 5, frequency: 'monthly', redemption: 105 },
      results: { macaulay: 4.373245427, modified: 4.35509918, effective: 4.35509936, price: 1083.12 },
      source: 'Python: sums over 60 payments, the last with 105',
    },
    {
      inputs: { couponRate: 4, yieldRate: 1, frequency: 'annual', years: 2, shift: 1 },
      results: { macaulay: 1.962606442, modified: 1.943174695, effective: 1.943552098, price: 1059.11 },
      source: 'By hand: 1.05911185 at 1%, 1.08 at 0% and 1.03883122 at 2%; (1.08 - 1.03883122)/(0.02 × 1.05911185)',
    },
    {
      inputs: { face: 100, couponRate: 5, redemption: 102, yieldRate: 4, frequency: 'annual', years: 6 },
      results: {
        macaulay: 5.358543022,
        modified: 5.152445213,
        effective: 5.152445632,
        dv01: 0.05503984489,
        price: 106.82,
      },
      source: 'Python with mpmath: derivative and differences of the price',
    },
  ],
  notes: ['The price falls by a little less than modified duration says when yields rise much, by convexity.'],
  references: [{ title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Bond Price Volatility' }],
});
