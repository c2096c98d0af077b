import { defineCalculator, list, noResult, number, percent, sorted, sum } from '@reckoner/engine';

/** Mean absolute difference over twice the mean, by the ranks of the sorted incomes (population form).
 * The share of the poorer half is the Lorenz curve at one half: of an odd number of values the middle one counts half. */
export default defineCalculator({
  title: 'Gini coefficient',
  description: 'Gini coefficient of incomes or wealth from a list of values, with the share of the poorer half.',
  keywords: ['inequality', 'lorenz curve', 'income distribution', 'wealth'],
  inputs: {
    incomes: list(number({ label: 'Income', min: 0, max: 1e12 }), { label: 'Incomes', minItems: 2, maxItems: 10000 }),
  },
  outputs: {
    gini: number({ label: 'Gini coefficient', symbol: 'G', places: 4 }),
    unbiased: number({ label: 'Corrected for a small sample', symbol: "G'", places: 4 }),
    bottomHalf: percent({ label: 'Share of the poorer half', places: 2 }),
  },
  formula: ({ incomes }) => {
    const total = sum(incomes);
    if (total === 0) throw noResult('All values are zero: there is nothing to share.');
    const n = incomes.length;
    const ascending = sorted(incomes);
    const half = Math.floor(n / 2);
    // In pairs from both ends, so that equal incomes cancel.
    const gaps = ascending
      .slice(0, half)
      .map((income, index) => (n - 1 - 2 * index) * (ascending[n - 1 - index]! - income));
    const gini = sum(gaps) / (n * total);
    const middle = n % 2 === 1 ? ascending[half]! / 2 : 0;
    const bottomHalf = (sum(ascending.slice(0, half)) + middle) / total;
    return { gini, unbiased: (gini * n) / (n - 1), bottomHalf };
  },
  stepwise: [
    'The share of the bottom half is the sum of the lower half of the incomes in order, with half of the middle one where their number is odd, divided by the total.',
  ],
  explanation: 'The Gini coefficient is {gini}; the poorer half has {bottomHalf} of everything.',
  examples: [
    {
      inputs: { incomes: [10, 20, 30, 40, 100] },
      results: { gini: 0.4, unbiased: 0.5, bottomHalf: 22.5 },
      source: 'By hand: 2 × 800 / (5 × 200) - 6/5; (10 + 20 + 30/2)/200',
    },
    { inputs: { incomes: [7, 7, 7, 7] }, results: { gini: 0, bottomHalf: 50 }, source: 'By definition: equality' },
    {
      inputs: { incomes: [33.3, 33.3, 33.3, 33.3, 33.3, 33.3, 33.3, 33.3, 33.3, 33.3, 33.3] },
      results: { gini: 0, unbiased: 0 },
      source: 'By definition: equality',
    },
    {
      inputs: { incomes: [0, 0, 0, 8] },
      results: { gini: 0.75, unbiased: 1, bottomHalf: 0 },
      source: 'By definition: one has everything, (n - 1)/n',
    },
    { inputs: { incomes: [0, 0] }, noResult: 'nothing to share', source: 'By definition' },
  ],
  references: [
    { title: 'Cowell: Measuring Inequality, 3rd ed. (2011), §2.3 and appendix A', isbn: '978-0-19-959404-7' },
  ],
});
