import { choice, defineCalculator, number, rows, sum } from '@reckoner/engine';
import { LETTER_GRADES } from '../shared/letter-grades.js';

/** Mean of the grade points weighted by credits, on the four-point scale. */
export default defineCalculator({
  title: 'GPA',
  description: 'College grade point average from the credits and letter grades of courses, on the four-point scale.',
  keywords: ['grade point average', 'semester gpa', 'college', 'credits'],
  inputs: {
    courses: rows(
      {
        credits: number({ usual: [0.25, 20], label: 'Credits', above: 0, max: 60 }),
        grade: choice(LETTER_GRADES, { label: 'Grade' }),
      },
      { label: 'Courses', maxItems: 100 },
    ),
  },
  outputs: {
    gpa: number({ label: 'GPA', symbol: '\\mathrm{GPA}', places: 2 }),
    credits: number({ label: 'Credits' }),
    points: number({ label: 'Quality points', places: 1 }),
  },
  formula: ({ courses }) => {
    const credits = sum(courses.map((course) => course.credits));
    const points = sum(courses.map((course) => course.credits * course.grade));
    return { gpa: points / credits, credits, points };
  },
  explanation: '{points} quality points over {credits} {credits|credit|credits} are a GPA of {gpa}.',
  examples: [
    {
      inputs: {
        courses: [
          { credits: 3, grade: 'A' },
          { credits: 4, grade: 'B+' },
          { credits: 3, grade: 'C' },
          { credits: 1, grade: 'F' },
        ],
      },
      results: { gpa: 2.8363636, credits: 11, points: 31.2 },
      source: 'By hand: (3 × 4 + 4 × 3.3 + 3 × 2 + 0) / 11 = 31.2 / 11',
    },
    {
      inputs: {
        courses: [
          { credits: 3, grade: 'B-' },
          { credits: 3, grade: 'A-' },
          { credits: 2, grade: 'D+' },
        ],
      },
      results: { gpa: 2.725, credits: 8, points: 21.8 },
      source: 'By hand: (3 × 2.7 + 3 × 3.7 + 2 × 1.3) / 8 = 21.8 / 8',
    },
    {
      inputs: {
        courses: [
          { credits: 4, grade: 'D-' },
          { credits: 1, grade: 'A' },
        ],
      },
      results: { gpa: 1.36, credits: 5, points: 6.8 },
      source: 'By hand: (4 × 0.7 + 1 × 4) / 5',
    },
  ],
  notes: ['Some colleges count an A+ as 4.3 or use no plus and minus grades.'],
  references: [{ title: 'College Board: How to Convert Your GPA to a 4.0 Scale' }],
});
