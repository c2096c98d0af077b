/** Fields of tests and intervals: confidence, tails, samples and their summaries. */
import { choice, integer, list, number, percent } from '@reckoner/engine';

export const confidence = percent({
  label: 'Confidence level',
  symbol: '\\gamma',
  min: 50,
  max: 99.9999,
  usual: [80, 99.9],
  default: 95,
});
export const significance = percent({
  label: 'Significance level',
  symbol: '\\alpha',
  min: 0.0001,
  max: 50,
  usual: [0.1, 20],
  default: 5,
});
export const power = percent({ label: 'Power', min: 50, max: 99.99, usual: [60, 99], default: 80 });
export const pValue = number({ label: 'p-value', symbol: 'p', places: 5 });

/** The alternative hypothesis; `greater` means that the first mean (or the only one) is the larger. */
export const alternative = choice(
  { 'two-sided': 'Different (two-sided)', greater: 'Greater (one-sided)', less: 'Less (one-sided)' },
  { label: 'Alternative hypothesis', default: 'two-sided' },
);
/** Tails of a test whose direction does not matter. */
export const tails = choice(
  { two: { label: 'Two-sided', value: 2 }, one: { label: 'One-sided', value: 1 } },
  { label: 'Tails', default: 'two' },
);
/** Which limits an interval has: a single one has the whole chance of error on its side. */
export const limits = choice(
  {
    both: { label: 'Both limits', also: ['two-sided'] },
    lower: { label: 'Lower limit only', also: ['lower one-sided'] },
    upper: { label: 'Upper limit only', also: ['upper one-sided'] },
  },
  { label: 'Limits', default: 'both' },
);
export const dataForm = choice(
  { summary: 'Mean, standard deviation and size', values: 'All values' },
  { label: 'Data', default: 'summary' },
);

export const datum = number({ label: 'Value', min: -1e12, max: 1e12 });
/** A list of numbers, at least two. */
export const values = list(datum, { label: 'Values', symbol: 'x', minItems: 2, maxItems: 1000 });
/** The same, for what takes no more work than to look at each. */
export const manyValues = { ...values, maxItems: 10000 } as const;
export const sampleMean = number({ label: 'Sample mean', symbol: '\\bar x', min: -1e12, max: 1e12 });
export const sampleDeviation = number({ label: 'Sample standard deviation', symbol: 's', above: 0, max: 1e12 });
export const sampleSize = integer({ label: 'Sample size', symbol: 'n', min: 2, max: 1e9 });

/** For inputs that matter only when the data come as a summary, or as all values. */
export const inSummary = { when: { data: 'summary' } } as const;
export const inValues = { when: { data: 'values' } } as const;
