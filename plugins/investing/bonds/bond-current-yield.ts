import { category, defineCalculator, isAbove, isBelow, measure, money, percent } from '@reckoner/engine';
import { couponRate, face } from '../shared/bonds.js';

/** Annual coupon over price; adjusted for the gain or loss to maturity, spread evenly, when the term is given. */
export default defineCalculator({
  title: 'Bond current yield',
  description:
    'Current yield of a bond from face value, coupon rate and clean price, and its simple yield to maturity.',
  keywords: ['running yield', 'flat yield', 'simple yield to maturity', 'income yield'],
  inputs: {
    price: money({ label: 'Clean price', symbol: 'P', above: 0.01, max: 1e12 }),
    face,
    couponRate,
    years: measure('yr', {
      label: 'Time to maturity',
      help: 'For the simple yield.',
      symbol: 't',
      min: 0.01,
      max: 100,
      usual: [0.05, 50],
      optional: true,
    }),
  },
  outputs: {
    currentYield: percent({ label: 'Current yield', symbol: 'CY', places: 4 }),
    coupon: money({ label: 'Coupon a year', symbol: 'C' }),
    simpleYield: percent({ label: 'Simple yield to maturity', optional: true, places: 4 }),
    trades: category(['At a discount', 'At par', 'At a premium'], { label: 'The bond trades' }),
  },
  formula: ({ price, face, couponRate, years }) => {
    const coupon = face * couponRate;
    const currentYield = coupon / price;
    const trades = price < face ? 'At a discount' : price > face ? 'At a premium' : 'At par';
    if (years === undefined) return { currentYield, coupon, trades };
    return { currentYield, coupon, simpleYield: (coupon + (face - price) / years) / price, trades };
  },
  explanation: 'A coupon of {coupon} a year on a price of {price} is a current yield of {currentYield}.',
  cautions: [
    {
      level: 'caution',
      when: ({ price, face }) => isBelow(price, 0.3 * face) || isAbove(price, 3 * face),
      says: 'A price of {price} is far from the face value, {face}: give both for the same bond, such as 100 for a price quoted per 100.',
    },
  ],
  examples: [
    {
      inputs: { price: 950, couponRate: 6 },
      results: { currentYield: 6.315789474, coupon: 60, trades: 'At a discount' },
      source: 'By hand: 60/950',
    },
    {
      inputs: { price: 1250, couponRate: 5, years: 10 },
      results: { currentYield: 4, simpleYield: 2, trades: 'At a premium' },
      source: 'By hand: 50/1250; (50 - 250/10)/1250',
    },
    {
      inputs: { price: 100, face: 100, couponRate: 3.5, years: 4 },
      results: { currentYield: 3.5, simpleYield: 3.5, trades: 'At par' },
      source: 'By hand: at par both equal the coupon rate',
    },
    {
      inputs: { price: 80, couponRate: 5 },
      results: { currentYield: 62.5, coupon: 50 },
      cautions: ['quoted per 100'],
      source: 'By hand: 50/80',
    },
  ],
  references: [{ title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Measuring Yield' }],
});
