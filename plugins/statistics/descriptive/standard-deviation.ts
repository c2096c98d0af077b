import {
  defineCalculator,
  integer,
  number,
  populationStandardDeviation,
  populationVariance,
  standardDeviation,
  sum,
  variance,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
import { manyValues } from '../shared/inference.js';

/** Divisor n - 1 for a sample and n for a whole population. */
export default defineCalculator({
  title: 'Standard deviation and variance',
  description: 'Standard deviation and variance of a list of numbers, as a sample and as a whole population.',
  keywords: ['variance', 'STDEV.S', 'STDEV.P', 'spread', 'sigma', 'sum of squares', 'coefficient of variation'],
  aliases: ['variance'],
  inputs: { values: manyValues },
  outputs: {
    sample: number({ label: 'Sample standard deviation', symbol: 's' }),
    population: number({ label: 'Population standard deviation', symbol: '\\sigma' }),
    sampleVariance: number({ label: 'Sample variance', symbol: 's^2' }),
    populationVariance: number({ label: 'Population variance', symbol: '\\sigma^2' }),
    mean: number({ label: 'Mean', symbol: '\\bar x' }),
    sumOfSquares: number({ label: 'Sum of squared deviations', symbol: '\\mathrm{SS}' }),
    count: integer({ label: 'Count', symbol: 'n' }),
  },
  formula: ({ values }) => ({
    sample: standardDeviation(values),
    population: populationStandardDeviation(values),
    sampleVariance: variance(values),
    populationVariance: populationVariance(values),
    mean: meanAsWritten(values),
    sumOfSquares: populationVariance(values) * values.length,
    count: values.length,
  }),
  shown: ({ values }) => ({ mean: sum(values) / values.length }),
  explanation:
    'The {count} {count|value has|values have} the mean {mean}, the sample standard deviation {sample} and the population standard deviation {population}.',
  examples: [
    {
      inputs: { values: [0.1, 0.2, -0.3] },
      results: { mean: 0, sampleVariance: 0.07, sumOfSquares: 0.14 },
      source: 'By hand: 0.01 + 0.04 + 0.09 = 0.14; 0.14/2',
    },
    {
      inputs: { values: [2, 4, 4, 4, 5, 5, 7, 9] },
      results: {
        population: 2,
        sample: 2.138089935299395,
        populationVariance: 4,
        sampleVariance: 4.571428571428571,
        mean: 5,
        sumOfSquares: 32,
        count: 8,
      },
      source: 'numpy std and var with ddof 0 and 1; Wikipedia: Standard deviation, basic examples, 2',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14] },
      results: {
        population: 6.332358599455559,
        sample: 6.716480559869962,
        sampleVariance: 45.11111111111111,
        sumOfSquares: 360.8888888889,
      },
      source: 'numpy std and var with ddof 0 and 1',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.6: Measures of Scale',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda356.htm',
    },
  ],
});
