import { category, classify, defineCalculator, percent, roundTo, rows, sum } from '@reckoner/engine';
import { PLUS_MINUS, plusMinus } from '../shared/letter-grades.js';

/** Weighted mean over the parts graded so far; weights need not add up to 100 %. */
export default defineCalculator({
  title: 'Weighted grade',
  description: 'Course grade from the scores and weights of its parts, also while some parts are still missing.',
  keywords: ['weighted average', 'course grade', 'homework', 'midterm'],
  inputs: {
    parts: rows(
      {
        score: percent({ usual: [2, 115], label: 'Score', min: 0, max: 150 }),
        weight: percent({ usual: [1, 100], label: 'Weight', above: 0, max: 100 }),
      },
      { label: 'Graded parts', maxItems: 100 },
    ),
  },
  outputs: {
    grade: percent({ label: 'Grade so far', places: 2 }),
    letter: category(['F', 'D', 'C', 'B', 'A'], { label: 'Letter grade', of: 'grade' }),
    fine: category(PLUS_MINUS, { label: 'With plus and minus', of: 'grade' }),
    weight: percent({ label: 'Weight graded so far' }),
  },
  formula: ({ parts }) => {
    const weight = sum(parts.map((part) => part.weight));
    const grade = sum(parts.map((part) => part.weight * part.score)) / weight;
    return {
      grade,
      letter: classify(
        roundTo(grade, 4),
        [
          [0.6, 'F'],
          [0.7, 'D'],
          [0.8, 'C'],
          [0.9, 'B'],
        ],
        'A',
      ),
      fine: plusMinus(grade),
      weight,
    };
  },
  explanation: 'Over {weight} of the course the grade so far is {grade}, a letter grade of {letter}.',
  cautions: [
    {
      level: 'caution',
      when: ({ weight }) => weight > 1.00001,
      says: 'The weights add up to more than 100%: check them. The grade is their average all the same.',
    },
  ],
  examples: [
    {
      inputs: {
        parts: [
          { score: 95, weight: 20 },
          { score: 80, weight: 30 },
          { score: 88, weight: 50 },
        ],
      },
      results: { grade: 87, letter: 'B', fine: 'B+', weight: 100 },
      source: 'By hand: 0.2 × 95 + 0.3 × 80 + 0.5 × 88',
    },
    {
      inputs: {
        parts: [
          { score: 90, weight: 10 },
          { score: 60, weight: 20 },
        ],
      },
      results: { grade: 70, letter: 'C', weight: 30 },
      source: 'By hand: (9 + 12) / 0.3',
    },
    {
      inputs: { parts: [{ score: 92, weight: 100 }] },
      results: { grade: 92, letter: 'A', fine: 'A-' },
      source: 'By hand: one part',
    },
    {
      inputs: { parts: [{ score: 65, weight: 40 }] },
      results: { grade: 65, letter: 'D' },
      source: 'By hand: one part',
    },
    {
      inputs: { parts: [{ score: 41, weight: 50 }] },
      results: { grade: 41, letter: 'F', fine: 'F' },
      source: 'By hand: one part',
    },
    {
      inputs: {
        parts: [
          { score: 90, weight: 60 },
          { score: 70, weight: 60 },
        ],
      },
      results: { grade: 80, letter: 'B', weight: 120 },
      cautions: ['more than 100%'],
      source: 'By hand: (54 + 42)/1.2',
    },
  ],
  notes: [
    'Letters: A from 90%, B from 80%, C from 70%, D from 60%; with plus from 7 and minus below 3 of each ten. Schools differ: look at the syllabus.',
  ],
  references: [
    { title: 'Nitko, Brookhart: Educational Assessment of Students, 8th ed., ch. 15: weighting components' },
  ],
});
