import { category, classify, defineCalculator, integer, number, percent, roundTo, table } from '@reckoner/engine';
import { PLUS_MINUS, plusMinus } from '../shared/letter-grades.js';

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
    fine: category(PLUS_MINUS, { label: 'With plus and minus', of: 'grade' }),
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
      fine: plusMinus(grade),
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
      results: { grade: 92.5, letter: 'A', fine: 'A-', each: 2.5, grades: { length: 41, rows: { 4: { grade: 90 } } } },
      source: 'By hand: 37/40',
    },
    { inputs: { questions: 20, wrong: 4 }, results: { grade: 80, letter: 'B' }, source: 'By hand: 16/20' },
    { inputs: { questions: 8, wrong: 2 }, results: { grade: 75, letter: 'C' }, source: 'By hand: 6/8' },
    { inputs: { questions: 20, wrong: 7 }, results: { grade: 65, letter: 'D' }, source: 'By hand: 13/20' },
    { inputs: { questions: 10, wrong: 5.5 }, results: { grade: 45, letter: 'F' }, source: 'By hand: 4.5/10' },
    { inputs: { questions: 10, wrong: 11 }, refused: 'more wrong answers', source: 'By definition' },
    {
      inputs: { questions: 100, wrong: 3 },
      results: { grade: 97, letter: 'A', fine: 'A+' },
      source: 'By the scale of most US schools: A+ from 97%',
    },
    {
      inputs: { questions: 100, wrong: 7 },
      results: { grade: 93, letter: 'A', fine: 'A' },
      source: 'By the scale of most US schools: A from 93%',
    },
    {
      inputs: { questions: 100, wrong: 13 },
      results: { grade: 87, letter: 'B', fine: 'B+' },
      source: 'By the scale of most US schools: B+ from 87%',
    },
    {
      inputs: { questions: 100, wrong: 17 },
      results: { grade: 83, letter: 'B', fine: 'B' },
      source: 'By the scale of most US schools: B from 83%',
    },
    {
      inputs: { questions: 100, wrong: 18 },
      results: { grade: 82, letter: 'B', fine: 'B-' },
      source: 'By the scale of most US schools: B- from 80%',
    },
    {
      inputs: { questions: 100, wrong: 23 },
      results: { grade: 77, letter: 'C', fine: 'C+' },
      source: 'By the scale of most US schools: C+ from 77%',
    },
    {
      inputs: { questions: 100, wrong: 27 },
      results: { grade: 73, letter: 'C', fine: 'C' },
      source: 'By the scale of most US schools: C from 73%',
    },
    {
      inputs: { questions: 100, wrong: 28 },
      results: { grade: 72, letter: 'C', fine: 'C-' },
      source: 'By the scale of most US schools: C- from 70%',
    },
    {
      inputs: { questions: 100, wrong: 33 },
      results: { grade: 67, letter: 'D', fine: 'D+' },
      source: 'By the scale of most US schools: D+ from 67%',
    },
    {
      inputs: { questions: 100, wrong: 37 },
      results: { grade: 63, letter: 'D', fine: 'D' },
      source: 'By the scale of most US schools: D from 63%',
    },
    {
      inputs: { questions: 100, wrong: 38 },
      results: { grade: 62, letter: 'D', fine: 'D-' },
      source: 'By the scale of most US schools: D- from 60%',
    },
    {
      inputs: { questions: 100, wrong: 41 },
      results: { grade: 59, letter: 'F', fine: 'F' },
      source: 'By the scale of most US schools: F from 0%',
    },
  ],
  notes: [
    'Letters: A from 90%, B from 80%, C from 70%, D from 60%; with plus from 7 and minus below 3 of each ten. Schools differ: look at the syllabus.',
  ],
  references: [{ title: 'Nitko, Brookhart: Educational Assessment of Students, 8th ed., ch. 15' }],
});
