import { choice, defineCalculator, money, number, percent } from '@reckoner/engine';

/** Amounts move in proportion to the price level. */
export default defineCalculator({
  title: 'Purchasing power over time',
  description:
    'What an amount of money is worth at another time, from two values of a price index or a steady inflation rate.',
  keywords: ['inflation', 'value of money', 'CPI', 'real value'],
  arithmetic: 'decimal',
  inputs: {
    amount: money({ label: 'Amount', symbol: 'A', min: 0, max: 1e12 }),
    method: choice(
      { index: 'Two values of a price index', rate: 'A steady inflation rate' },
      { label: 'Prices by', default: 'rate' },
    ),
    from: number({
      label: 'Index at the time of the amount',
      symbol: 'I_0',
      min: 0.001,
      max: 1e9,
      when: { method: 'index' },
    }),
    to: number({ label: 'Index at the other time', symbol: 'I_1', min: 0.001, max: 1e9, when: { method: 'index' } }),
    inflation: percent({
      usual: [-5, 50],
      label: 'Inflation a year',
      symbol: '\\pi',
      min: -50,
      max: 1000,
      when: { method: 'rate' },
    }),
    years: number({ label: 'Years', symbol: 't', min: 0, max: 200, when: { method: 'rate' } }),
  },
  outputs: {
    equivalent: money({ label: 'Amount with the same purchasing power then', symbol: 'B' }),
    remaining: money({ label: 'Purchasing power of the unchanged amount then', symbol: 'R' }),
    change: percent({ label: 'Change of prices', symbol: 'p', places: 2 }),
  },
  formula: ({ amount, method, from, to, inflation, years }) => {
    const level = method === 'index' ? to / from : (1 + inflation) ** years;
    return { equivalent: amount * level, remaining: amount / level, change: level - 1 };
  },
  explanation:
    'Prices change by {change}: {amount} buys as much as {equivalent} then, and is worth {remaining} in money of now.',
  examples: [
    {
      inputs: { amount: 100, inflation: 3, years: 10 },
      results: { equivalent: 134.39, remaining: 74.41, change: 34.39164 },
      source: 'qalc: 1.03^10',
    },
    {
      inputs: { amount: 1200, inflation: 2.8, years: 17.5 },
      results: { equivalent: 1945.63, remaining: 740.12 },
      source: 'Python: 1.028^17.5',
    },
    {
      inputs: { amount: 1000, method: 'index', from: 172.2, to: 304.702 },
      results: { equivalent: 1769.47, change: 76.94657 },
      source: 'By hand: 304.702/172.2, US CPI-U of 2000 and 2023',
    },
  ],
  references: [
    {
      title: 'US Bureau of Labor Statistics: Handbook of Methods, Consumer Price Index',
      url: 'https://www.bls.gov/opub/hom/cpi/',
    },
  ],
});
