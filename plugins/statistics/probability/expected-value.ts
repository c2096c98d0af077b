import { defineCalculator, isAbove, isNear, noResult, number, rows, sum } from '@reckoner/engine';
import { sumAsWritten, weightedSumAsWritten } from '../shared/exact-sum.js';

/** Mean and spread of a discrete random variable; the probabilities must sum to one. */
export default defineCalculator({
  title: 'Expected value',
  description:
    'Expected value, variance and standard deviation of a discrete random variable from its probability table.',
  keywords: ['mean of a random variable', 'discrete distribution', 'variance of a random variable', 'fair game'],
  inputs: {
    outcomes: rows(
      {
        value: number({ label: 'Value', min: -1e12, max: 1e12 }),
        probability: number({ label: 'Probability', min: 0, max: 1 }),
      },
      { label: 'Outcomes', minItems: 1, maxItems: 10000 },
    ),
  },
  outputs: {
    mean: number({ label: 'Expected value', symbol: 'E(X)' }),
    variance: number({ label: 'Variance', symbol: '\\sigma^2' }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma' }),
  },
  formula: ({ outcomes }) => {
    const total = sumAsWritten(outcomes.map((outcome) => outcome.probability));
    if (isAbove(Math.abs(total - 1), 0.001)) throw noResult('The probabilities must sum to 1.');
    const probabilities = outcomes.map((outcome) => outcome.probability);
    const values = outcomes.map((outcome) => outcome.value);
    const mean = weightedSumAsWritten(probabilities, values) / total;
    const variance = sum(outcomes.map((outcome) => (outcome.value - mean) ** 2 * outcome.probability)) / total;
    return { mean, variance, deviation: Math.sqrt(variance) };
  },
  shown: ({ outcomes, mean, variance }) => ({
    deviation: Math.sqrt(variance),
    mean:
      sum(outcomes.map((outcome) => outcome.value * outcome.probability)) /
      sum(outcomes.map((outcome) => outcome.probability)),
    variance:
      sum(outcomes.map((outcome) => (outcome.value - mean) ** 2 * outcome.probability)) /
      sum(outcomes.map((outcome) => outcome.probability)),
  }),
  figure: {
    kind: 'drawing',
    title: 'Probabilities',
    scales: 'apart',
    draw: ({ outcomes, mean }) => {
      const highest = Math.max(...outcomes.map(({ probability }) => probability));
      const values = outcomes.map(({ value }) => value);
      const [from, to] = [Math.min(...values, mean), Math.max(...values, mean)];
      if (outcomes.length > 40 || from === to) return undefined;
      const width = (0.5 * (to - from)) / outcomes.length;
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [from - width, 0],
            [to + width, 0],
          ],
        },
        ...outcomes.map(
          ({ value, probability }) =>
            ({ shape: 'rectangle', corner: [value - width / 2, 0], width, height: probability }) as const,
        ),
        {
          shape: 'line',
          color: 2,
          dashed: true,
          points: [
            [mean, 0],
            [mean, 1.1 * highest],
          ],
        },
        { shape: 'label', at: [mean, 1.15 * highest], label: 'E', of: 'mean' },
        ...(outcomes.length > 8
          ? []
          : values.map((value) => ({ shape: 'label', at: [value, -0.06 * highest], of: 'mean', value }) as const)),
      ];
    },
  },
  explanation: 'The expected value is {mean}, with a standard deviation of {deviation}.',
  cautions: [
    {
      level: 'note',
      when: ({ outcomes }) => !isNear(sum(outcomes.map((outcome) => outcome.probability)), 1, 1e-9),
      says: 'The probabilities do not sum to 1 exactly, as rounded ones do: they were scaled to it.',
    },
  ],
  examples: [
    {
      inputs: {
        outcomes: [
          { value: 3, probability: 0.1 },
          { value: -1, probability: 0.3 },
          { value: 0, probability: 0.6 },
        ],
      },
      results: { mean: 0, variance: 1.2 },
      source: 'By hand: 0.3 − 0.3; 0.9 + 0.3',
    },
    {
      inputs: {
        outcomes: [
          { value: 3, probability: 0.499 },
          { value: -1, probability: 0.5 },
        ],
      },
      results: { mean: 0.997997997998 },
      cautions: ['scaled to it'],
      source: 'By hand: 0.997/0.999; 0.999 is a thousandth away',
    },
    {
      inputs: {
        outcomes: [
          { value: 0, probability: 0.2 },
          { value: 1, probability: 0.5 },
          { value: 2, probability: 0.3 },
        ],
      },
      results: { mean: 1.1, variance: 0.49, deviation: 0.7 },
      source: 'OpenStax: Introductory Statistics 2e, example 4.3: μ = 1.1; by hand 0.242 + 0.005 + 0.243',
    },
    {
      inputs: {
        outcomes: [
          { value: -1, probability: 0.5 },
          { value: 1, probability: 0.5 },
        ],
      },
      results: { mean: 0, variance: 1, deviation: 1 },
      source: 'By hand: a fair coin',
    },
    { inputs: { outcomes: [{ value: 1, probability: 0.5 }] }, noResult: 'must sum to 1', source: 'By definition' },
    {
      inputs: {
        outcomes: [
          { value: 1, probability: 0.333 },
          { value: 2, probability: 0.333 },
          { value: 3, probability: 0.333 },
        ],
      },
      results: { mean: 2, variance: 0.66666666667 },
      cautions: ['were scaled'],
      source: 'By hand: thirds',
    },
  ],
  references: [
    {
      title: 'OpenStax: Introductory Statistics 2e, §4.2 Mean or Expected Value and Standard Deviation',
    },
  ],
});
