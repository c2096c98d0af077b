import { defineCalculator, integer, number, roundNear, rows } from '@reckoner/engine';

/** How many of the lowest differentials count, and what is taken off: WHS rule 5.2a, for 3 to 20 scores. */
const COUNTED = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8];
const ADJUSTMENT = [-2, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** To the tenth, a half upward. */
function toTenth(value: number) {
  return roundNear(value * 10) / 10;
}

/** World Handicap System rules 5.1 and 5.2, without soft cap, hard cap and exceptional score reduction. */
export default defineCalculator({
  title: 'Golf handicap index',
  description: 'Handicap index of the World Handicap System from the last 3 to 20 rounds of 18 holes.',
  keywords: ['WHS', 'score differential', 'best 8 of 20', 'slope rating', 'course rating'],
  inputs: {
    rounds: rows(
      {
        score: integer({ label: 'Adjusted gross score', min: 40, max: 250 }),
        rating: number({ label: 'Course rating', min: 50, max: 90 }),
        slope: integer({ label: 'Slope rating', min: 55, max: 155, default: 113 }),
        pcc: integer({ label: 'Playing conditions adjustment', min: -1, max: 3, default: 0 }),
      },
      { label: 'Rounds', minItems: 3, maxItems: 20 },
    ),
  },
  outputs: {
    index: number({ label: 'Handicap index', symbol: '\\mathrm{HI}', places: 1 }),
    counted: integer({ label: 'Differentials that count', symbol: 'n' }),
    best: number({ label: 'Lowest differential', symbol: 'd_1', places: 1 }),
    mean: number({ label: 'Mean of those that count', symbol: '\\bar{d}', places: 2 }),
  },
  algorithm: ({ rounds }) => {
    const differentials = rounds
      .map(({ score, rating, slope, pcc }) => toTenth((113 / slope) * (score - rating - pcc)))
      .sort((first, second) => first - second);
    const counted = COUNTED[rounds.length - 3]!;
    const mean = differentials.slice(0, counted).reduce((total, value) => total + value, 0) / counted;
    const index = Math.min(54, toTenth(mean + ADJUSTMENT[rounds.length - 3]!));
    return { index, counted, best: differentials[0]!, mean };
  },
  explanation:
    'The handicap index is {index|+{|index|}, a plus handicap (better than scratch)|0|{|index|}}, from {counted|the lowest differential|the {counted} lowest differentials} with mean {mean}.',
  examples: [
    {
      inputs: {
        rounds: [
          { score: 85, rating: 71.2, slope: 128 },
          { score: 90, rating: 72, slope: 130, pcc: 1 },
          { score: 88, rating: 70.5, slope: 125 },
        ],
      },
      results: { index: 10.2, counted: 1, best: 12.2, mean: 12.2 },
      source: 'By hand: differentials 12.2, 14.8, 15.8; 12.2 - 2.0',
    },
    {
      inputs: {
        rounds: [
          { score: 85, rating: 71.2, slope: 128 },
          { score: 90, rating: 72, slope: 130, pcc: 1 },
          { score: 88, rating: 70.5, slope: 125 },
          { score: 92, rating: 71.2, slope: 128 },
          { score: 84, rating: 69.8, slope: 120, pcc: -1 },
          { score: 95, rating: 72.3, slope: 135 },
        ],
      },
      results: { index: 12.3, counted: 2, best: 12.2, mean: 13.25 },
      source: 'By hand: 12.2 and 14.3 of 12.2, 14.8, 15.8, 18.4, 14.3, 19.0; 13.25 - 1.0 = 12.25, up to 12.3',
    },
    {
      inputs: {
        rounds: [
          { score: 80, rating: 72 },
          { score: 81, rating: 72 },
          { score: 82, rating: 72 },
          { score: 83, rating: 72 },
        ],
      },
      results: { index: 7, counted: 1 },
      source: 'By hand: 8 - 1',
    },
    {
      inputs: {
        rounds: [
          { score: 80, rating: 72 },
          { score: 81, rating: 72 },
          { score: 82, rating: 72 },
          { score: 83, rating: 72 },
          { score: 84, rating: 72 },
          { score: 85, rating: 72 },
          { score: 86, rating: 72 },
          { score: 87, rating: 72 },
          { score: 88, rating: 72 },
          { score: 89, rating: 72 },
          { score: 90, rating: 72 },
          { score: 91, rating: 72 },
          { score: 92, rating: 72 },
          { score: 93, rating: 72 },
          { score: 94, rating: 72 },
          { score: 95, rating: 72 },
          { score: 96, rating: 72 },
          { score: 97, rating: 72 },
          { score: 98, rating: 72 },
          { score: 99, rating: 72 },
        ],
      },
      results: { index: 11.5, counted: 8, best: 8, mean: 11.5 },
      source: 'By hand: mean of 8 to 15',
    },
    {
      inputs: {
        rounds: [
          { score: 80, rating: 72 },
          { score: 81, rating: 72 },
          { score: 82, rating: 72 },
          { score: 83, rating: 72 },
          { score: 84, rating: 72 },
          { score: 85, rating: 72 },
          { score: 86, rating: 72 },
          { score: 87, rating: 72 },
          { score: 88, rating: 72 },
          { score: 89, rating: 72 },
          { score: 90, rating: 72 },
          { score: 91, rating: 72 },
        ],
      },
      results: { index: 9.5, counted: 4 },
      source: 'By hand: mean of 8 to 11',
    },
    {
      inputs: {
        rounds: [
          { score: 140, rating: 72 },
          { score: 140, rating: 72 },
          { score: 140, rating: 72 },
        ],
      },
      results: { index: 54 },
      source: 'WHS rule 5.3: the maximum is 54.0',
    },
    {
      inputs: {
        rounds: [
          { score: 70, rating: 72 },
          { score: 71, rating: 72 },
          { score: 72, rating: 72 },
        ],
      },
      results: { index: -4, counted: 1, best: -2 },
      source: 'By hand: 70 - 72, less 2 for three scores',
    },
  ],
  notes: [
    'Leaves out soft cap, hard cap and the reduction for exceptional scores (rules 5.8 and 5.9).',
    'Take the 20 most recent rounds of 18 holes.',
  ],
  references: [{ title: 'USGA and The R&A: Rules of Handicapping (2024), rules 5.1 to 5.3' }],
});
