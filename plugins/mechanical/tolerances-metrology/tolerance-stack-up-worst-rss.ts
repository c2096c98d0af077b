import { defineCalculator, number, quantity, roundTo, rows, sum } from '@reckoner/engine';

/** Linear stack of symmetric tolerances: worst case, root sum of squares, and RSS inflated for shifted processes. */
export default defineCalculator({
  title: 'Tolerance stack-up',
  description: 'Nominal gap and its tolerance by worst case and root sum of squares from a chain of dimensions.',
  keywords: ['RSS', 'worst case', 'tolerance analysis', 'dimension chain', 'statistical tolerance', 'assembly gap'],
  inputs: {
    dimensions: rows(
      {
        nominal: quantity('mm', { label: 'Nominal', min: -1e6, max: 1e6 }),
        tolerance: quantity('mm', { label: 'Tolerance ±', min: 0, max: 1e5 }),
        sensitivity: number({ label: 'Sensitivity: 1 adds, -1 takes off', min: -100, max: 100, default: 1 }),
      },
      { label: 'Dimensions', maxItems: 1000 },
    ),
    inflation: number({
      label: 'Inflation of the RSS',
      help: '1.5 by Bender for shifted means.',
      symbol: 'k',
      min: 1,
      max: 3,
      default: 1.5,
    }),
  },
  outputs: {
    gap: quantity('mm', { label: 'Nominal gap', symbol: 'g', places: 4 }),
    worstCase: quantity('mm', { label: 'Tolerance, worst case', symbol: 'T_{wc}', places: 4 }),
    statistical: quantity('mm', { label: 'Tolerance, root sum of squares', symbol: 'T_{RSS}', places: 4 }),
    inflated: quantity('mm', { label: 'Tolerance, inflated RSS', symbol: 'T_k', places: 4 }),
    leastGap: quantity('mm', { label: 'Smallest gap, worst case', symbol: 'g_{min}', places: 4 }),
    mostGap: quantity('mm', { label: 'Largest gap, worst case', symbol: 'g_{max}', places: 4 }),
  },
  formula: ({ dimensions, inflation }) => {
    // Without the residues of rounding, which would make an interference of 10 − 9.9 − 0.1.
    const gap = roundTo(sum(dimensions.map(({ nominal, sensitivity }) => sensitivity * nominal)), 9);
    const worstCase = roundTo(
      sum(dimensions.map(({ tolerance, sensitivity }) => Math.abs(sensitivity) * tolerance)),
      9,
    );
    const statistical = Math.sqrt(sum(dimensions.map(({ tolerance, sensitivity }) => (sensitivity * tolerance) ** 2)));
    return {
      gap,
      worstCase,
      statistical,
      inflated: inflation * statistical,
      leastGap: roundTo(gap - worstCase, 9),
      mostGap: roundTo(gap + worstCase, 9),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gap, leastGap }) => gap > 0 && leastGap < 0,
      says: 'In the worst case the parts interfere: the smallest gap is {leastGap}.',
    },
  ],
  explanation: 'The gap is {gap} ± {worstCase} in the worst case, ± {statistical} by root sum of squares.',
  examples: [
    {
      inputs: {
        dimensions: [
          { nominal: 25, tolerance: 0.1 },
          { nominal: 40, tolerance: 0.15, sensitivity: -1 },
          { nominal: 15.5, tolerance: 0.05 },
        ],
      },
      results: {
        gap: 0.5,
        worstCase: 0.3,
        statistical: 0.187082869,
        inflated: 0.280624304,
        leastGap: 0.2,
        mostGap: 0.8,
      },
      source: 'Python: 25 − 40 + 15.5; 0.1 + 0.15 + 0.05; √(0.1² + 0.15² + 0.05²)',
    },
    {
      inputs: {
        dimensions: [
          { nominal: 10, tolerance: 0.03, sensitivity: 2 },
          { nominal: 5, tolerance: 0.08, sensitivity: -1 },
        ],
        inflation: 1,
      },
      results: { gap: 15, worstCase: 0.14, statistical: 0.1, inflated: 0.1 },
      source: 'By hand: 20 − 5; 0.06 + 0.08; √(0.06² + 0.08²)',
    },
    {
      inputs: {
        dimensions: [
          { nominal: 10, tolerance: 0.1 },
          { nominal: 9.9, tolerance: 0.1, sensitivity: -1 },
        ],
      },
      results: { worstCase: 0.2, leastGap: -0.1 },
      cautions: ['the parts interfere'],
      source: 'By hand: 0.1 ± 0.2',
    },
    {
      inputs: {
        dimensions: [
          { nominal: 10, tolerance: 0.05 },
          { nominal: 9.9, tolerance: 0.05, sensitivity: -1 },
        ],
      },
      results: { gap: 0.1, worstCase: 0.1, leastGap: 0, mostGap: 0.2 },
      source: 'By hand: 10 − 9.9, and ± 0.1: the parts just touch',
    },
  ],
  notes: [
    'RSS assumes independent, centered, normal dimensions whose tolerances are all the same number of standard deviations.',
  ],
  references: [{ title: 'Drake: Dimensioning and Tolerancing Handbook (1999), ch. 9' }],
});
