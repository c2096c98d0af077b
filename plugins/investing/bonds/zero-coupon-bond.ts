import { choice, defineCalculator, measure, money, number, percent, table } from '@reckoner/engine';
import { face } from '../shared/bonds.js';

/** P = F/(1 + y/m)^(mt); the value accretes at the yield until it reaches the face value. */
export default defineCalculator({
  title: 'Zero-coupon bond',
  description:
    'Price, discount and duration of a zero-coupon bond from face value, yield and time to maturity, with its accreted value by year.',
  keywords: ['zero coupon bond price', 'strip', 'discount bond', 'original issue discount', 'accretion'],
  inputs: {
    face,
    yieldRate: percent({ label: 'Yield to maturity a year', symbol: 'y', min: -10, max: 100, usual: [0.1, 30] }),
    years: measure('yr', { label: 'Time to maturity', symbol: 't', above: 0, max: 100, usual: [0.05, 50] }),
    frequency: choice(
      {
        annual: { label: 'Annually', value: 1 },
        semiannual: { label: 'Semiannually', value: 2 },
        quarterly: { label: 'Quarterly', value: 4 },
        monthly: { label: 'Monthly', value: 12 },
      },
      { label: 'Compounding', symbol: 'm', default: 'semiannual' },
    ),
  },
  outputs: {
    price: money({ label: 'Price', symbol: 'P' }),
    discount: money({ label: 'Discount from face value' }),
    modifiedDuration: number({ label: 'Modified duration', symbol: 'D^*', places: 4 }),
    accretion: table(
      {
        year: number({ label: 'Year' }),
        value: money({ label: 'Accreted value' }),
        interest: money({ label: 'Interest of the year' }),
      },
      { label: 'Accretion' },
    ),
  },
  formula: ({ face, yieldRate, years, frequency }) => {
    const price = face / (1 + yieldRate / frequency) ** (frequency * years);
    const growth = (1 + yieldRate / frequency) ** frequency;
    const accretion = [];
    let value = price;
    for (let year = 1; year < years; year++) {
      accretion.push({ year, value: value * growth, interest: value * growth - value });
      value *= growth;
    }
    accretion.push({ year: years, value: face, interest: face - value });
    return { price, discount: face - price, modifiedDuration: years / (1 + yieldRate / frequency), accretion };
  },
  figure: { kind: 'series', table: 'accretion', x: 'year', lines: ['value'] },
  explanation:
    'At a yield of {yieldRate} a promise of {face} in {years} is worth {price} today{discount|, {|discount|} more than it pays||}.',
  examples: [
    {
      inputs: { yieldRate: 5, years: 10 },
      results: {
        price: 610.27,
        discount: 389.73,
        modifiedDuration: 9.756097561,
        accretion: { length: 10, rows: { '-1': { year: 10, value: 1000 } } },
      },
      source: 'Gnumeric: PV(0.05/2, 20, 0, -1000); by hand: 10/1.025',
    },
    {
      inputs: { yieldRate: 5, years: 7.5, frequency: 'annual' },
      results: { price: 693.55, accretion: { length: 8, rows: { 0: { value: 728.23 }, '-1': { year: 7.5 } } } },
      source: 'Gnumeric: 1000/1.05^7.5, 1000/1.05^6.5',
    },
    {
      inputs: { yieldRate: 3, years: 5, frequency: 'quarterly' },
      results: { price: 861.19, modifiedDuration: 4.962779156 },
      source: 'Python: 1000/1.0075^20; 5/1.0075',
    },
    {
      inputs: { yieldRate: -0.4, years: 5, frequency: 'annual' },
      results: { price: 1020.24, discount: -20.24 },
      source: 'Python: 1000/0.996^5',
    },
    { inputs: { yieldRate: 0, years: 3 }, results: { price: 1000, discount: 0 }, source: 'By hand: no interest' },
    {
      inputs: { face: 5000, yieldRate: 4, years: 8 },
      results: {
        price: 3642.23,
        discount: 1357.77,
        modifiedDuration: 7.843137255,
        accretion: { length: 8, rows: { '-1': { year: 8, value: 5000 } } },
      },
      source: 'By hand: 5000/1.02^16; 8/1.02',
    },
  ],
  references: [{ title: 'Fabozzi: Bond Markets, Analysis, and Strategies, chapter Pricing of Bonds' }],
});
