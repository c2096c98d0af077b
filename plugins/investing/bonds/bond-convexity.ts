import { defineCalculator, isAtMost, isBelow, measure, money, number, percent } from '@reckoner/engine';
import { annuityFactor, couponRate, couponsPerYear, face, periodsOfTerm, redemption } from '../shared/bonds.js';

/** Second derivative of the price by the yield over the price; with duration it gives the price after a change of the yield. */
export default defineCalculator({
  title: 'Bond convexity',
  description:
    'Convexity and modified duration of a fixed-coupon bond, and the change of its price with the yield: by duration, by duration and convexity, and exactly.',
  keywords: ['convexity adjustment', 'price change by duration and convexity', 'duration and convexity', 'CONVXP'],
  inputs: {
    face,
    couponRate,
    redemption,
    yieldRate: percent({ label: 'Yield to maturity a year', symbol: 'y', min: -10, max: 100, usual: [0.1, 30] }),
    frequency: couponsPerYear,
    years: measure('yr', { label: 'Time to maturity', symbol: 't', above: 0, max: 100, usual: [0.05, 50] }),
    change: percent({
      label: 'Change of the yield',
      help: 'In percentage points; a fall is negative.',
      symbol: '\\Delta y',
      min: -20,
      max: 20,
      default: 1,
      usual: [-5, 5],
    }),
  },
  outputs: {
    convexity: number({
      label: 'Convexity',
      help: 'In years squared; some sources show a hundredth of it.',
      symbol: 'C',
      places: 3,
    }),
    modified: number({ label: 'Modified duration', symbol: 'D^*', places: 4 }),
    price: money({ label: 'Dirty price', symbol: 'P' }),
    byDuration: percent({ label: 'Price change by duration alone', places: 3 }),
    byConvexity: percent({ label: 'Price change by duration and convexity', places: 3 }),
    exact: percent({ label: 'Exact price change', places: 3 }),
    newPrice: money({ label: 'Exact new dirty price' }),
    newYield: percent({ label: 'New yield', places: 3 }),
  },
  formula: ({ face, couponRate, redemption, yieldRate, frequency, years, change }) => {
    const { coupons, ahead } = periodsOfTerm(years, frequency);
    const coupon = couponRate / frequency;
    const step = 1 / (1 + yieldRate / frequency);
    const newStep = 1 / (1 + (yieldRate + change) / frequency);
    // Per unit of face value; payment k is k + ahead periods away.
    let discount = step ** ahead;
    let newDiscount = newStep ** ahead;
    let value = 0;
    let newValue = 0;
    let first = 0;
    let second = 0;
    for (let k = 0; k < coupons; k++) {
      const payment = k === coupons - 1 ? coupon + redemption : coupon;
      const time = k + ahead;
      value += payment * discount;
      newValue += payment * newDiscount;
      first += payment * discount * time;
      second += payment * discount * time * (time + 1);
      discount *= step;
      newDiscount *= newStep;
    }
    const modified = (first * step) / (value * frequency);
    const convexity = (second * step ** 2) / (value * frequency ** 2);
    const byDuration = -modified * change;
    return {
      convexity,
      modified,
      price: value * face,
      byDuration,
      byConvexity: byDuration + (convexity * change ** 2) / 2,
      exact: newValue / value - 1,
      newPrice: newValue * face,
      newYield: yieldRate + change,
    };
  },
  stepwise: [
    'Each payment is discounted at the yield per coupon period to its present value; their sum is the price.',
    'Convexity = the sum of present value × k × (k + 1), with k the coupon periods until the payment, divided by the price, by (1 + yield per period)² and by the square of the coupons a year.',
    'Price change ≈ -(modified duration) × change of the yield + ½ × convexity × (change of the yield)².',
    'The exact change compares the prices at both yields.',
  ],
  figure: {
    kind: 'curve',
    title: 'Price and yield',
    x: { label: 'Yield', of: 'yieldRate' },
    y: { label: 'Dirty price', of: 'price' },
    curve: ({
      face,
      couponRate,
      redemption,
      yieldRate,
      frequency,
      years,
      change,
      price,
      modified,
      convexity,
      newPrice,
    }) => {
      const { coupons, ahead } = periodsOfTerm(years, frequency);
      const priceAt = (annual: number) => {
        const rate = annual / frequency;
        const worth = (couponRate / frequency) * annuityFactor(rate, coupons) + redemption * (1 + rate) ** -coupons;
        return face * worth * (1 + rate) ** (1 - ahead);
      };
      const reach = Math.max(Math.abs(change), 0.01) * 1.5;
      const tangent = (y: number) => price * (1 - modified * (y - yieldRate));
      return {
        from: yieldRate - reach,
        to: yieldRate + reach,
        lines: [
          { label: 'Exact', y: priceAt },
          { label: 'By duration', y: tangent, dashed: true },
          {
            label: 'By duration and convexity',
            y: (y) => tangent(y) + (price * convexity * (y - yieldRate) ** 2) / 2,
            dashed: true,
          },
        ],
        marks: [{ x: yieldRate + change, y: newPrice, label: 'New price' }],
      };
    },
  },
  explanation: ({ change }) =>
    change === 0
      ? 'The convexity is {convexity} and the modified duration {modified}: without a change of the yield the price stays at {price}.'
      : 'The convexity is {convexity}: when the yield goes from {yieldRate} to {newYield}, the price {byConvexity|falls|stays|rises} by about {|byConvexity|}; exactly, it {exact|falls|stays|rises} by {|exact|}.',
  cautions: [
    {
      level: 'note',
      when: ({ years, frequency }) => isAtMost(years * frequency, 1),
      says: 'In the last coupon period prices are quoted with simple interest; here the yield is compounded in it, too.',
    },
    {
      level: 'caution',
      when: ({ byConvexity, exact }) => isBelow(0.01, Math.abs(byConvexity - exact)),
      says: 'Over so large a change of the yield duration and convexity miss the exact change by more than a percentage point: take the exact one.',
    },
    {
      level: 'caution',
      when: ({ yieldRate, change }) => isBelow(yieldRate + change, -0.05),
      says: 'The new yield would be below -5%: check the sign and the size of the change.',
    },
  ],
  examples: [
    {
      inputs: { couponRate: 1, yieldRate: 8, frequency: 'quarterly', years: 3.415 },
      results: {
        convexity: 11.729001987,
        modified: 3.283835834,
        byDuration: -3.283835834,
        byConvexity: -3.225190824,
        exact: -3.225931389,
        newPrice: 767.87,
      },
      source:
        'SAS: CONVXP(1000, .01, 4, 14, .33/2, .08) = 11.729001987; the rest by differences of the price in Python, 60 digits',
    },
    {
      inputs: { couponRate: 6, yieldRate: 6, years: 10 },
      results: {
        convexity: 68.77482237,
        modified: 7.43873743,
        price: 1000,
        byConvexity: -7.094863318,
        exact: -7.106201651,
        newYield: 7,
      },
      source: 'Python with 60 digits: differences of the price',
    },
    {
      inputs: { couponRate: 6, yieldRate: 6, years: 10, change: -2 },
      results: { byDuration: 14.87747486, byConvexity: 16.25297131, exact: 16.35143334, newPrice: 1163.51 },
      source: 'Python with 60 digits: differences of the price',
    },
    {
      inputs: { couponRate: 0, yieldRate: 5, years: 10, change: 0 },
      results: { convexity: 99.9405116, price: 610.27, byConvexity: 0, exact: 0, newPrice: 610.27 },
      source: 'By hand: 20 × 21/(4 × 1.025²)',
    },
    {
      inputs: { couponRate: 5, yieldRate: 4, frequency: 'annual', years: 4.25, change: 5 },
      results: { convexity: 17.98329084, byConvexity: -16.05539029, exact: -16.25975123 },
      source: 'Python with 60 digits: differences of the price',
    },
    {
      inputs: { couponRate: 4, yieldRate: -0.3, frequency: 'monthly', years: 5, redemption: 105, change: -1 },
      results: { convexity: 22.78372283, byConvexity: 4.725159579, exact: 4.727118855 },
      source: 'Python with 60 digits: differences of the price',
    },
    {
      inputs: { couponRate: 1, yieldRate: 1, years: 30, change: 4 },
      results: { convexity: 746.453411, byDuration: -103.4511215, byConvexity: -43.73484862, exact: -61.81731297 },
      cautions: ['take the exact one'],
      source: 'Python with 60 digits: differences of the price',
    },
    {
      inputs: { couponRate: 5, yieldRate: 5, years: 0.25 },
      results: { modified: 0.243902439, price: 1012.42, newPrice: 1009.96 },
      cautions: ['In the last coupon period'],
      source: 'By hand: 1025/1.025^0.5, 1025/1.03^0.5; 0.25/1.025',
    },
    {
      inputs: { couponRate: 4, yieldRate: 2, frequency: 'annual', years: 2, change: -8 },
      results: { convexity: 5.621876913, exact: 17.39696866, newYield: -6 },
      cautions: ['below -5%'],
      source: 'Python with 60 digits: differences of the price',
    },
    {
      inputs: { face: 100, couponRate: 5, redemption: 102, yieldRate: 4, frequency: 'annual', years: 6, change: 0.5 },
      results: {
        convexity: 33.33175837,
        modified: 5.152445213,
        price: 106.82,
        byDuration: -2.576222607,
        byConvexity: -2.534557909,
        exact: -2.535075896,
        newPrice: 104.11,
        newYield: 4.5,
      },
      source: 'Python with mpmath: derivatives of the price',
    },
  ],
  notes: [
    'Holds for bonds without options: callable bonds and mortgage-backed securities may have a negative convexity.',
  ],
  references: [
    { title: 'SAS 9.4 Functions and CALL Routines: CONVXP function' },
    { title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Bond Price Volatility' },
  ],
});
