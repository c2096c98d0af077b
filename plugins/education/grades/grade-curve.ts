import {
  choice,
  defineCalculator,
  isBelow,
  list,
  mean,
  noResult,
  number,
  populationStandardDeviation,
  table,
} from '@reckoner/engine';

/** Four ways to raise scores; none of them lowers the order. */
export default defineCalculator({
  title: 'Grade curve',
  description:
    'Curved scores of a class by adding points, scaling to the highest, taking the root, or to a target mean and spread.',
  keywords: ['curving grades', 'bell curve', 'square root curve', 'scale scores'],
  inputs: {
    scores: list(number({ label: 'Score', min: 0, max: 100 }), { label: 'Scores out of 100', maxItems: 10000 }),
    method: choice(
      {
        flat: 'Add points',
        linear: 'Scale the highest to 100',
        root: 'Square root',
        bell: 'Target mean and deviation',
      },
      { label: 'Method', default: 'linear' },
    ),
    points: number({ label: 'Points to add', symbol: 'p', min: 0, max: 100, when: { method: 'flat' } }),
    targetMean: number({
      label: 'Target mean',
      symbol: '\\mu',
      min: 0,
      max: 100,
      default: 75,
      when: { method: 'bell' },
    }),
    targetDeviation: number({
      label: 'Target standard deviation',
      symbol: '\\sigma',
      min: 0,
      max: 50,
      default: 10,
      when: { method: 'bell' },
    }),
  },
  outputs: {
    newMean: number({ label: 'New mean', places: 2 }),
    oldMean: number({ label: 'Mean before', places: 2 }),
    curved: table(
      { score: number({ label: 'Score' }), curved: number({ label: 'Curved', places: 2 }) },
      { label: 'Curved scores' },
    ),
  },
  formula: ({ scores, method, points, targetMean, targetDeviation }) => {
    const highest = Math.max(...scores);
    const oldMean = mean(scores);
    const deviation = populationStandardDeviation(scores);
    if (method === 'linear' && highest === 0) throw noResult('All scores are zero: there is nothing to scale.');
    if (method === 'bell' && scores.every((score) => score === highest))
      throw noResult('All scores are the same: they have no spread to stretch.');
    const curve = (score: number) => {
      if (method === 'flat') return Math.min(100, score + points);
      if (method === 'linear') return (score * 100) / highest;
      if (method === 'root') return 10 * Math.sqrt(score);
      return Math.min(100, Math.max(0, targetMean + (targetDeviation * (score - oldMean)) / deviation));
    };
    const curved = scores.map((score) => ({ score, curved: curve(score) }));
    return { newMean: mean(curved.map((row) => row.curved)), oldMean, curved };
  },
  explanation: 'The curve moves the mean from {oldMean} to {newMean}.',
  cautions: [
    {
      level: 'caution',
      when: ({ curved }) => curved.some((row) => isBelow(row.curved, row.score)),
      says: 'This curve takes points away from some scores: choose a higher target if nobody is to lose by it.',
    },
  ],
  examples: [
    {
      inputs: { scores: [40, 64, 80] },
      results: {
        newMean: 76.66666667,
        oldMean: 61.33333333,
        curved: { length: 3, rows: { 0: { curved: 50 }, 2: { curved: 100 } } },
      },
      source: 'By hand: × 100/80',
    },
    {
      inputs: { scores: [36, 64, 81], method: 'root' },
      results: { newMean: 76.66666667, curved: { rows: { 0: { curved: 60 }, 1: { curved: 80 }, 2: { curved: 90 } } } },
      source: 'By hand: 10 √36, 10 √64, 10 √81',
    },
    {
      inputs: { scores: [50, 95], method: 'flat', points: 10 },
      results: { newMean: 80, curved: { rows: { 1: { curved: 100 } } } },
      source: 'By hand: 60 and, held to the maximum, 100',
    },
    {
      inputs: { scores: [50, 70], method: 'bell', targetMean: 75, targetDeviation: 10 },
      results: { newMean: 75, curved: { rows: { 0: { curved: 65 }, 1: { curved: 85 } } } },
      source: 'By hand: z = ∓1',
    },
    { inputs: { scores: [0, 0] }, noResult: 'nothing to scale', source: 'By definition' },
    { inputs: { scores: [5, 5], method: 'bell' }, noResult: 'no spread', source: 'By definition' },
    {
      inputs: { scores: [80, 100], method: 'bell', targetMean: 75, targetDeviation: 10 },
      results: { oldMean: 90, newMean: 75 },
      cautions: ['takes points away'],
      source: 'By hand: 65 and 85',
    },
  ],
  references: [{ title: 'Nitko, Brookhart: Educational Assessment of Students, 8th ed., ch. 15' }],
});
