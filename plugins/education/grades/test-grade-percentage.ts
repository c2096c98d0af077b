import { category, classify, defineCalculator, integer, number, percent, roundTo, table } from '@reckoner/engine';

/** Share of the questions that are right, and the table for every number of wrong ones. */
export default defineCalculator({
  title: 'Test grade',
  description:
    'Percentage and letter grade of a test from its questions and the wrong answers, with a table for all counts.',
  keywords: ['EZ grader', 'score', 'wrong answers', 'quiz grade'],
  inputs: {
    questions: integer({ label: 'Questions', symbol: 'n', min: 1, max: 500 }),
    wrong: number({ label: 'Wrong answers', symbol: 'w', min: 0, max: 500 }),
  },
  outputs: {
    grade: percent({ label: 'Grade', symbol: 'g', places: 2 }),
    letter: category(['F', 'D', 'C', 'B', 'A'], { label: 'Letter grade', of: 'grade' }),
    each: percent({ label: 'Worth of a question', places: 2 }),
    grades: table(
      { wrong: integer({ label: 'Wrong' }), grade: percent({ label: 'Grade', places: 1 }) },
      { label: 'Grades' },
    ),
  },
  formula: ({ questions, wrong }) => {
    const grade = (questions - wrong) / questions;
    const grades = [];
    for (let count = 0; count <= questions; count++)
      grades.push({ wrong: count, grade: (questions - count) / questions });
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
      each: 1 / questions,
      grades,
    };
  },
  explanation: '{wrong} wrong of {questions} is {grade}, a letter grade of {letter}.',
  requires: [
    {
      that: ({ wrong, questions }) => wrong <= questions,
      field: 'wrong',
      says: 'There must not be more wrong answers, {wrong}, than questions, {questions}.',
    },
  ],
  examples: [
    {
      inputs: { questions: 40, wrong: 3 },
      results: { grade: 92.5, letter: 'A', each: 2.5, grades: { length: 41, rows: { 4: { grade: 90 } } } },
      source: 'By hand: 37/40',
    },
    { inputs: { questions: 20, wrong: 4 }, results: { grade: 80, letter: 'B' }, source: 'By hand: 16/20' },
    { inputs: { questions: 8, wrong: 2 }, results: { grade: 75, letter: 'C' }, source: 'By hand: 6/8' },
    { inputs: { questions: 20, wrong: 7 }, results: { grade: 65, letter: 'D' }, source: 'By hand: 13/20' },
    { inputs: { questions: 10, wrong: 5.5 }, results: { grade: 45, letter: 'F' }, source: 'By hand: 4.5/10' },
    { inputs: { questions: 10, wrong: 11 }, refused: 'more wrong answers', source: 'By definition' },
  ],
  notes: ['Letters: A from 90%, B from 80%, C from 70%, D from 60%.'],
  references: [{ title: 'Nitko, Brookhart: Educational Assessment of Students, 8th ed., ch. 15' }],
});
