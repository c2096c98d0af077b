import { choice, defineCalculator, integer, isNear, list, matrix, number, percent, sum, table } from '@reckoner/engine';

/** Least of numbers that are written in a row. */
const worstOf = (values: readonly number[]) => Math.min(...values);

/** Expected value of each alternative over the states of the world; of perfect information, and of the best choice in each. */
export default defineCalculator({
  title: 'Decision tree expected value',
  description:
    'Expected monetary value of alternatives from their payoffs and the probabilities of what may happen, with regret and the value of perfect information.',
  keywords: ['EMV', 'expected monetary value', 'EVPI', 'payoff table', 'expected regret', 'decision analysis'],
  inputs: {
    probabilities: list(percent({ label: 'Probability', min: 0, max: 100, usual: 'all' }), {
      label: 'Probabilities of the states',
      help: 'They add up to 100%.',
      symbol: 'p',
      minItems: 1,
      maxItems: 10,
    }),
    payoffs: matrix({
      label: 'Payoffs',
      help: 'A row for each alternative, a column for each state.',
      symbol: 'V',
      min: -1e12,
      max: 1e12,
      maxRows: 10,
      maxColumns: 10,
    }),
    goal: choice(
      { most: 'Profits: the most is best', least: 'Costs: the least is best' },
      { label: 'Payoffs are', default: 'most' },
    ),
  },
  outputs: {
    best: integer({ label: 'Best alternative', help: 'Its row.', symbol: 'b' }),
    expected: number({ label: 'Its expected value', symbol: '\\mathrm{EMV}', places: 2 }),
    perfect: number({ label: 'Expected value with perfect information', symbol: '\\mathrm{EV_{PI}}', places: 2 }),
    information: number({ label: 'Value of perfect information', symbol: '\\mathrm{EVPI}', places: 2 }),
    alternatives: table(
      {
        row: integer({ label: 'Alternative' }),
        expected: number({ label: 'Expected value', places: 2 }),
        regret: number({ label: 'Expected regret', places: 2 }),
        worst: number({ label: 'Worst payoff', places: 2 }),
        largestRegret: number({ label: 'Largest regret', places: 2 }),
      },
      { label: 'Alternatives' },
    ),
  },
  formula: ({ probabilities, payoffs, goal }) => {
    const sign = goal === 'most' ? 1 : -1;
    const gains = payoffs.map((row) => row.map((value) => sign * value));
    const bestOf = probabilities.map((_, state) => Math.max(...gains.map((row) => row[state]!)));
    const expectations = gains.map((row) => sum(row.map((value, state) => probabilities[state]! * value)));
    let best = 0;
    for (const [index, value] of expectations.entries()) if (value > expectations[best]!) best = index;
    const perfect = sum(bestOf.map((value, state) => probabilities[state]! * value));
    return {
      best: best + 1,
      expected: sign * expectations[best]!,
      perfect: sign * perfect,
      information: perfect - expectations[best]!,
      alternatives: gains.map((row, index) => ({
        row: index + 1,
        expected: sign * expectations[index]!,
        regret: perfect - expectations[index]!,
        worst: sign * worstOf(row),
        largestRegret: Math.max(...row.map((value, state) => bestOf[state]! - value)),
      })),
    };
  },
  shown: ({ goal, expected, perfect }) => ({
    expected: undefined,
    perfect: undefined,
    information: goal === 'most' ? perfect - expected : expected - perfect,
    alternatives: undefined,
  }),
  stepwise: [
    'The expected value of an alternative is the sum of its payoffs, each times the probability of its state.',
    'With perfect information the best payoff of each state is had: the sum of those, times their probabilities.',
    'The value of perfect information is that sum less the best expected value, and equals the least expected regret.',
  ],
  explanation: ({ goal }) =>
    goal === 'most'
      ? 'Alternative {best} is best, with an expected value of {expected}. To know the state beforehand would be worth {information} at most.'
      : 'Alternative {best} is best, with an expected cost of {expected}. To know the state beforehand would be worth {information} at most.',
  requires: [
    {
      that: ({ probabilities }) => isNear(sum(probabilities), 1, 1e-6),
      field: 'probabilities',
      says: 'The probabilities must add up to 100%.',
    },
    {
      that: ({ payoffs, probabilities }) => payoffs[0]!.length === probabilities.length,
      field: 'payoffs',
      says: 'Each row of payoffs must have one for each probability.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ alternatives, best, expected, payoffs }) =>
        alternatives.some(
          (alternative) =>
            alternative.row !== best &&
            isNear(
              alternative.expected,
              expected,
              1e-12 * Math.max(...payoffs.map((row) => Math.max(...row.map(Math.abs)))),
            ),
        ),
      says: 'Another alternative has the same expected value: choose by the worst payoffs and the regret.',
    },
    {
      level: 'caution',
      when: ({ goal, expected }) => goal === 'most' && expected < 0,
      says: 'Every alternative is expected to lose: where nothing need be done, add a row of zeros for doing nothing.',
    },
    {
      level: 'note',
      when: ({ alternatives, best }) =>
        alternatives.some((alternative) => alternative.largestRegret < alternatives[best - 1]!.largestRegret),
      says: 'Another alternative has a smaller largest regret: where the decision is made once and a loss would be grave, look at the worst payoffs too.',
    },
  ],
  examples: [
    {
      inputs: {
        probabilities: [50, 50],
        payoffs: [
          [200000, -180000],
          [100000, -20000],
          [0, 0],
        ],
      },
      results: {
        best: 2,
        expected: 40000,
        perfect: 100000,
        information: 60000,
        alternatives: {
          length: 3,
          rows: {
            0: { expected: 10000, regret: 90000, worst: -180000, largestRegret: 180000 },
            1: { regret: 60000, largestRegret: 100000 },
            2: { expected: 0, regret: 100000, worst: 0, largestRegret: 200000 },
          },
        },
      },
      source:
        'Render, Stair, Hanna: Quantitative Analysis for Management, ch. 3, Thompson Lumber: EMV 40,000, EVPI 60,000, minimax regret 100,000',
    },
    {
      inputs: {
        probabilities: [20, 30, 50],
        payoffs: [
          [100, 120, 140],
          [150, 110, 100],
        ],
        goal: 'least',
      },
      results: {
        best: 2,
        expected: 113,
        perfect: 103,
        information: 10,
        alternatives: {
          rows: {
            0: { expected: 126, regret: 23, worst: 140, largestRegret: 40 },
            1: { worst: 150, largestRegret: 50 },
          },
        },
      },
      cautions: ['smaller largest regret'],
      source: 'By hand: 20 + 36 + 70; 30 + 33 + 50; 20 + 33 + 50',
    },
    {
      inputs: {
        probabilities: [30, 70],
        payoffs: [
          [100, -20],
          [30, 10],
        ],
      },
      results: { expected: 16, perfect: 37, information: 21 },
      cautions: ['the same expected value'],
      source: 'By hand: 30 - 14 and 9 + 7; 30 + 7',
    },
    {
      inputs: {
        probabilities: [50, 50],
        payoffs: [
          [0.001, 0.002],
          [0, 0],
        ],
      },
      results: { best: 1, expected: 0.0015, perfect: 0.0015, information: 0 },
      source: 'By hand: small payoffs, as of billions, are no tie: 0.0015 and 0',
    },
    {
      inputs: {
        probabilities: [50, 50],
        payoffs: [
          [-50, -70],
          [-40, -100],
        ],
      },
      results: { best: 1, expected: -60, perfect: -55, information: 5 },
      cautions: ['doing nothing'],
      source: 'By hand: -60 and -70; -20 - 35',
    },
    {
      inputs: { probabilities: [60, 50], payoffs: [[1, 2]] },
      refused: 'must add up to 100%',
      source: 'By hand: 110%',
    },
    {
      inputs: { probabilities: [60, 40], payoffs: [[1, 2, 3]] },
      refused: 'one for each probability',
      source: 'By hand: three payoffs, two probabilities',
    },
  ],
  notes: [
    'One decision followed by one chance. Roll a tree of more stages back from its end: the expected value of each later decision is a payoff of the earlier one. An expected value does not look at risk.',
  ],
  references: [
    {
      title: 'Render, Stair, Hanna, Hale: Quantitative Analysis for Management, 13th ed., ch. 3: Decision Analysis',
    },
  ],
});
