import { defineCalculator, noResult, number, rows, sum } from '@reckoner/engine';
import { sumAsWritten, weightedSumAsWritten } from '../shared/exact-sum.js';

/** Weights that count importance; the effective size is Kish's. */
export default defineCalculator({
  title: 'Weighted average',
  description: 'Weighted mean of values with their weights, with the weighted spread and the effective sample size.',
  keywords: ['weighted mean', 'SUMPRODUCT', 'average with weights', 'effective sample size'],
  inputs: {
    items: rows(
      {
        value: number({ label: 'Value', min: -1e12, max: 1e12 }),
        weight: number({ label: 'Weight', min: 0, max: 1e9 }),
      },
      { label: 'Values and weights', minItems: 1, maxItems: 10000 },
    ),
  },
  outputs: {
    mean: number({ label: 'Weighted mean', symbol: '\\bar x' }),
    deviation: number({ label: 'Weighted standard deviation', symbol: '\\sigma' }),
    total: number({ label: 'Sum of the weights', symbol: '\\sum w' }),
    effectiveSize: number({ label: 'Effective sample size', symbol: 'n_{\\mathrm{eff}}', places: 2 }),
  },
  formula: ({ items }) => {
    const total = sumAsWritten(items.map((item) => item.weight));
    if (total === 0) throw noResult('At least one weight must be above zero.');
    const weights = items.map((item) => item.weight);
    const values = items.map((item) => item.value);
    const mean = weightedSumAsWritten(weights, values) / total;
    const counted = items.filter((item) => item.weight > 0);
    const isConstant = counted.every((item) => item.value === counted[0]!.value);
    const variance = isConstant ? 0 : sum(items.map((item) => (item.weight / total) * (item.value - mean) ** 2));
    const effectiveSize = 1 / sum(items.map((item) => (item.weight / total) ** 2));
    return { mean, deviation: Math.sqrt(variance), total, effectiveSize };
  },
  shown: ({ items, total, mean }) => ({
    total: sum(items.map((item) => item.weight)),
    mean: sum(items.map((item) => item.weight * item.value)) / total,
    deviation: Math.sqrt(sum(items.map((item) => item.weight * (item.value - mean) ** 2)) / total),
    effectiveSize: total ** 2 / sum(items.map((item) => item.weight ** 2)),
  }),
  explanation: 'The weighted mean is {mean}, of weights that sum to {total}.',
  examples: [
    {
      inputs: {
        items: [
          { value: 90, weight: 3 },
          { value: 85, weight: 4 },
          { value: 77, weight: 3 },
          { value: 60, weight: 1 },
        ],
      },
      results: { mean: 81.9090909090909, deviation: 8.457966072446, total: 11, effectiveSize: 3.4571428571429 },
      source: 'numpy: Σwx/Σw = 901/11, √71.53719008, 121/35',
    },
    {
      inputs: {
        items: [
          { value: 2, weight: 1 },
          { value: 4, weight: 1 },
        ],
      },
      results: { mean: 3, deviation: 1, effectiveSize: 2 },
      source: 'By hand: equal weights',
    },
    {
      inputs: {
        items: [
          { value: 0.1, weight: 1 },
          { value: 0.2, weight: 1 },
          { value: -0.3, weight: 1 },
        ],
      },
      results: { mean: 0, deviation: 0.216024689946929, effectiveSize: 3 },
      source: 'By hand: 0.1 + 0.2 − 0.3 = 0; √(0.14/3)',
    },
    {
      inputs: {
        items: [
          { value: 0.1, weight: 0.1 },
          { value: 0.1, weight: 0.2 },
          { value: 0.1, weight: 0.4 },
          { value: 7, weight: 0 },
        ],
      },
      results: { mean: 0.1, deviation: 0, total: 0.7 },
      source: 'By hand: all that has a weight is 0.1',
    },
    { inputs: { items: [{ value: 2, weight: 0 }] }, noResult: 'above zero', source: 'By definition' },
  ],
  notes: ['The standard deviation treats the weights as shares of a whole population.'],
  references: [{ title: 'Kish: Survey Sampling (1965), §11.7', isbn: '978-0-471-10949-5' }],
});
