import { defineCalculator, number, percent } from '@reckoner/engine';

/** Relative change of a price index, and the steady yearly rate with the same effect. */
export default defineCalculator({
  title: 'Inflation rate',
  description:
    'Inflation between two values of a price index, also as an average yearly rate, and the loss of purchasing power.',
  keywords: ['CPI', 'consumer price index', 'price increase', 'deflation'],
  inputs: {
    start: number({ label: 'Index at the start', symbol: 'I_0', min: 0.001, max: 1e9 }),
    end: number({ label: 'Index at the end', symbol: 'I_1', min: 0.001, max: 1e9 }),
    years: number({ label: 'Years between', symbol: 't', min: 0.25, max: 1000, default: 1 }),
  },
  outputs: {
    inflation: percent({ label: 'Inflation', symbol: '\\pi', places: 2 }),
    yearly: percent({ label: 'Average a year', symbol: '\\pi_a', places: 2 }),
    purchasingPower: percent({ label: 'Change of purchasing power', symbol: '\\Delta k', places: 2 }),
  },
  formula: ({ start, end, years }) => ({
    inflation: end / start - 1,
    yearly: (end / start) ** (1 / years) - 1,
    purchasingPower: start / end - 1,
  }),
  explanation:
    'Prices changed by {inflation} in {years} {years|year|years}, {yearly} a year on average; money changed its purchasing power by {purchasingPower}.',
  examples: [
    {
      inputs: { start: 100, end: 103.5 },
      results: { inflation: 3.5, yearly: 3.5, purchasingPower: -3.38164251 },
      source: 'By hand: 3.5/100; 100/103.5 - 1',
    },
    {
      inputs: { start: 251.107, end: 310.326, years: 6 },
      results: { inflation: 23.58317371, yearly: 3.592080975 },
      source: 'Python 3.11: (310.326/251.107)**(1/6) - 1, US CPI-U annual averages',
    },
    {
      inputs: { start: 110, end: 99, years: 2 },
      results: { inflation: -10, purchasingPower: 11.11111111 },
      source: 'By hand: -11/110; 11/99',
    },
  ],
  references: [
    {
      title: 'US Bureau of Labor Statistics: Handbook of Methods, Consumer Price Index',
      url: 'https://www.bls.gov/opub/hom/cpi/',
    },
  ],
});
