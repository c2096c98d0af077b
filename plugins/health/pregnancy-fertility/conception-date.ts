import { choice, date, defineCalculator, integer } from '@reckoner/engine';

/** Conception 266 days before the due date, at ovulation two weeks before the next period; sperm live up to five days. */
export default defineCalculator({
  title: 'Conception date',
  description:
    'Probable date of conception and of the intercourse that led to it, from due date, last period or date of birth.',
  keywords: ['when did I conceive', 'conception', 'intercourse', 'due date', 'birthday'],
  inputs: {
    known: choice(
      { dueDate: 'Due date', lastPeriod: 'First day of the last period', birth: 'Date of birth' },
      { label: 'Known', default: 'dueDate' },
    ),
    date: date({ label: 'Date', formerly: ['day'], min: '1900-01-01', max: '2200-12-31' }),
    cycle: integer({
      label: 'Length of the cycle in days',
      symbol: 'c',
      min: 20,
      max: 45,
      default: 28,
      usual: [21, 40],
      when: { known: 'lastPeriod' },
    }),
    weeks: integer({
      label: 'Weeks of pregnancy at birth',
      symbol: 'w',
      min: 22,
      max: 44,
      default: 40,
      usual: [24, 42],
      when: { known: 'birth' },
    }),
  },
  outputs: {
    conception: date({ label: 'Conception about' }),
    intercourseFrom: date({ label: 'Intercourse from' }),
    intercourseTo: date({ label: 'Intercourse to' }),
    dueDate: date({ label: 'Due date' }),
  },
  formula: ({ known, date, cycle, weeks }) => {
    const conception =
      known === 'dueDate' ? date - 266 : known === 'lastPeriod' ? date + cycle - 14 : date - (7 * weeks - 14);
    return {
      conception,
      intercourseFrom: conception - 5,
      intercourseTo: conception,
      dueDate: conception + 266,
    };
  },
  figure: {
    kind: 'timeline',
    title: 'From conception to birth',
    rows: ({ conception, intercourseFrom, intercourseTo, dueDate }) => [
      { label: 'Intercourse', from: intercourseFrom, to: intercourseTo },
      { label: 'Conception', at: conception },
      { label: 'Pregnancy', from: conception, to: dueDate },
      { label: 'Due date', at: dueDate },
    ],
  },
  explanation: 'Conception was about {conception}, from intercourse between {intercourseFrom} and {intercourseTo}.',
  cautions: [
    {
      level: 'caution',
      when: ({ known }) => known === 'birth',
      says: 'Unless a scan has dated the pregnancy, {weeks} weeks at birth are a guess: births from 37 to 42 weeks are usual, so that conception may lie two or three weeks earlier or later.',
    },
  ],
  examples: [
    {
      inputs: { date: '2026-10-08' },
      results: {
        conception: '2026-01-15',
        intercourseFrom: '2026-01-10',
        intercourseTo: '2026-01-15',
        dueDate: '2026-10-08',
      },
      source: 'Python 3.11: date(2026, 10, 8) - 266 days; - 5 days',
    },
    {
      inputs: { known: 'lastPeriod', date: '2026-03-01', cycle: 32 },
      results: { conception: '2026-03-19', dueDate: '2026-12-10' },
      source: 'Python 3.11: date(2026, 3, 1) + 18 days; + 266 days',
    },
    {
      inputs: { known: 'birth', date: '2026-10-01', weeks: 39 },
      results: { conception: '2026-01-15' },
      cautions: ['are a guess'],
      source: 'Python 3.11: date(2026, 10, 1) - (273 - 14) days',
    },
  ],
  notes: ['An estimate: ovulation varies by days even in regular cycles. It cannot settle paternity.'],
  references: [
    {
      title:
        'Wilcox, Weinberg, Baird: Timing of Sexual Intercourse in Relation to Ovulation, N Engl J Med 333 (1995) 1517',
      doi: '10.1056/NEJM199512073332301',
    },
    {
      title: 'ACOG Committee Opinion 700: Methods for Estimating the Due Date, Obstet Gynecol 129 (2017) e150',
      doi: '10.1097/AOG.0000000000002046',
    },
  ],
});
