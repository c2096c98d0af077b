import { defineCalculator, percent } from '@reckoner/engine';

/** Fisher: nominal growth over price growth. */
export default defineCalculator({
  title: 'Real interest rate',
  description:
    'Real interest rate from the nominal rate and inflation, by the Fisher equation and by its approximation.',
  keywords: ['fisher equation', 'inflation-adjusted', 'real return', 'nominal rate'],
  inputs: {
    nominal: percent({ usual: [-2, 60], label: 'Nominal rate', symbol: 'i', above: -100, max: 10000 }),
    inflation: percent({ usual: [-5, 60], label: 'Inflation', symbol: '\\pi', min: -99, max: 10000 }),
  },
  outputs: {
    real: percent({ label: 'Real rate', symbol: 'r', places: 3 }),
    approximate: percent({ label: 'Approximation i - π', symbol: 'r_a', places: 3 }),
  },
  formula: ({ nominal, inflation }) => ({
    real: (1 + nominal) / (1 + inflation) - 1,
    approximate: nominal - inflation,
  }),
  explanation: '{nominal} at an inflation of {inflation} is a real rate of {real}.',
  examples: [
    {
      inputs: { nominal: 5, inflation: 2 },
      results: { real: 2.941176, approximate: 3 },
      source: 'By hand: 1.05/1.02 - 1',
    },
    {
      inputs: { nominal: 8, inflation: 12 },
      results: { real: -3.571429, approximate: -4 },
      source: 'By hand: 1.08/1.12 - 1',
    },
  ],
  references: [{ title: 'Fisher: The Theory of Interest (1930), ch. 2' }],
});
