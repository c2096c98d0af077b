import { choice, defineCalculator, number, rows, sum } from '@reckoner/engine';
import { LETTER_GRADES } from '../shared/letter-grades.js';

/** Honors courses count half a point more, AP and IB a full point; a failed course gets no bonus. */
export default defineCalculator({
  title: 'High school weighted GPA',
  description: 'Weighted and unweighted high school GPA from letter grades, credits and the level of each course.',
  keywords: ['honors', 'AP', 'IB', 'class rank', 'grade point average'],
  inputs: {
    courses: rows(
      {
        grade: choice(LETTER_GRADES, { label: 'Grade' }),
        level: choice(
          {
            regular: { label: 'Regular', value: 0 },
            honors: { label: 'Honors', value: 0.5 },
            advanced: { label: 'AP, IB or college level', value: 1 },
          },
          { label: 'Level', default: 'regular' },
        ),
        credits: number({ label: 'Credits', above: 0, max: 20, default: 1 }),
      },
      { label: 'Courses', maxItems: 100 },
    ),
  },
  outputs: {
    weighted: number({ label: 'Weighted GPA', symbol: 'G_w', places: 2 }),
    unweighted: number({ label: 'Unweighted GPA', symbol: 'G', places: 2 }),
    credits: number({ label: 'Credits', symbol: 'C' }),
  },
  formula: ({ courses }) => {
    const credits = sum(courses.map((course) => course.credits));
    const points = sum(courses.map((course) => course.credits * course.grade));
    const bonus = sum(courses.map((course) => (course.grade > 0 ? course.credits * course.level : 0)));
    return { weighted: (points + bonus) / credits, unweighted: points / credits, credits };
  },
  explanation: 'Over {credits} {credits|credit|credits} the weighted GPA is {weighted}, the unweighted {unweighted}.',
  examples: [
    {
      inputs: {
        courses: [
          { grade: 'A', level: 'advanced' },
          { grade: 'B', level: 'honors' },
          { grade: 'A-' },
          { grade: 'C', credits: 2 },
        ],
      },
      results: { weighted: 3.24, unweighted: 2.94, credits: 5 },
      source: 'By hand: (5 + 3.5 + 3.7 + 4)/5; (4 + 3 + 3.7 + 4)/5',
    },
    {
      inputs: { courses: [{ grade: 'F', level: 'advanced' }, { grade: 'A' }] },
      results: { weighted: 2, unweighted: 2 },
      source: 'By hand: no bonus for a failed course',
    },
  ],
  notes: ['Schools weigh levels differently; this is the most common scale.'],
  references: [{ title: 'College Board: Weighted vs. Unweighted GPA' }],
});
