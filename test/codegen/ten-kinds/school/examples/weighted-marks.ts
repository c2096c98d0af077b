import { defineCalculator, noResult, number, rows, sum } from '@reckoner/engine';

export default defineCalculator({
  title: 'Weighted marks',
  description: 'Mean of marks by their weights.',
  inputs: {
    marks: rows(
      {
        mark: number({ label: 'Mark', min: 1, max: 6 }),
        weight: number({ label: 'Weight', min: 0, max: 10 }),
      },
      { label: 'Marks', maxItems: 30 },
    ),
  },
  outputs: { mean: number({ label: 'Weighted mean', places: 2 }) },
  formula: ({ marks }) => {
    if (marks.every(({ weight }) => weight === 0)) throw noResult('No mark has a weight.');
    const weights = sum(marks.map(({ weight }) => weight));
    return { mean: sum(marks.map(({ mark, weight }) => mark * weight)) / weights };
  },
  explanation: 'The mean of the marks is {mean}.',
  examples: [
    {
      inputs: {
        marks: [
          { mark: 1, weight: 1 },
          { mark: 2, weight: 3 },
        ],
      },
      results: { mean: 1.75 },
      source: 'By hand: (1 + 6)/4',
    },
    { inputs: { marks: [{ mark: 3, weight: 2 }] }, results: { mean: 3 }, source: 'By hand: 6/2' },
    { inputs: { marks: [{ mark: 3, weight: 0 }] }, noResult: 'has a weight', source: 'By hand: a division by zero' },
  ],
  references: [{ title: 'Moore, McCabe, Craig: Introduction to the Practice of Statistics, 9th ed., §4.4' }],
});
