import { category, date, defineCalculator, integer, table, text } from '@reckoner/engine';

/** Completed weeks by which an event is dated. */
const MILESTONES = [
  { event: 'End of the embryonic period', weeks: 10 },
  { event: 'Second trimester', weeks: 14 },
  { event: 'Halfway', weeks: 20 },
  { event: 'Third trimester', weeks: 28 },
  { event: 'Early term', weeks: 37 },
  { event: 'Full term', weeks: 39 },
  { event: 'Due date', weeks: 40 },
];

/** Gestational age counts from 280 days before the due date; trimesters begin at 14 and 28 weeks. */
export default defineCalculator({
  title: 'How far along in pregnancy',
  description: 'Weeks and days of pregnancy, trimester and milestones on a date, from the due date.',
  keywords: ['pregnancy week', 'weeks pregnant', 'gestational age', 'trimester', 'milestones'],
  inputs: {
    dueDate: date({ label: 'Due date', min: '1900-01-01', max: '2200-12-31' }),
    on: date({ label: 'On', min: '1900-01-01', max: '2200-12-31', default: 'today' }),
  },
  outputs: {
    weeks: integer({ label: 'Completed weeks' }),
    days: integer({ label: 'Days beyond the weeks' }),
    trimester: category(['First trimester', 'Second trimester', 'Third trimester'], { label: 'Trimester' }),
    daysLeft: integer({ label: 'Days to the due date', help: 'Negative after it.' }),
    milestones: table({ event: text({ label: 'Milestone' }), day: date({ label: 'Date' }) }, { label: 'Milestones' }),
  },
  formula: ({ dueDate, on }) => {
    const start = dueDate - 280;
    const age = on - start;
    const weeks = Math.floor(age / 7);
    return {
      weeks,
      days: age - 7 * weeks,
      trimester: weeks < 14 ? 'First trimester' : weeks < 28 ? 'Second trimester' : 'Third trimester',
      daysLeft: dueDate - on,
      milestones: MILESTONES.map((milestone) => ({ event: milestone.event, day: start + 7 * milestone.weeks })),
    };
  },
  figure: {
    kind: 'timeline',
    title: 'Weeks of the pregnancy',
    rows: ({ dueDate, on, milestones }) => [
      { label: 'Pregnancy', from: dueDate - 280, to: dueDate },
      { label: 'That day', at: on },
      ...milestones.map(({ event, day }) => ({ label: event, at: day })),
    ],
  },
  explanation: ({ daysLeft }) =>
    daysLeft > 0
      ? 'On {on} the pregnancy is {weeks} {weeks|week|weeks} and {days} {days|day|days} along ({trimester}), {daysLeft} {daysLeft|day|days} before the due date.'
      : daysLeft === 0
        ? 'On {on} the pregnancy is {weeks} weeks and {days} {days|day|days} along ({trimester}): it is the due date.'
        : 'On {on} the pregnancy is {weeks} weeks and {days} {days|day|days} along ({trimester}); the due date was {dueDate}.',
  requires: [
    {
      that: ({ dueDate, on }) => dueDate - on <= 280,
      field: 'on',
      says: 'On that date, {on}, the pregnancy had not begun: it counts from 280 days before the due date.',
    },
    {
      that: ({ dueDate, on }) => on - dueDate <= 28,
      field: 'on',
      says: 'That date, {on}, is more than four weeks after the due date.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ weeks }) => weeks >= 42,
      says: 'From 42 weeks on the risk for the baby rises: speak to your midwife or doctor today about inducing labor.',
    },
  ],
  examples: [
    {
      inputs: { dueDate: '2026-10-08', on: '2026-06-01' },
      results: {
        weeks: 21,
        days: 4,
        trimester: 'Second trimester',
        daysLeft: 129,
        milestones: {
          length: 7,
          rows: { 1: { day: '2026-04-09' }, 4: { day: '2026-09-17' }, 6: { event: 'Due date', day: '2026-10-08' } },
        },
      },
      source: 'Python 3.11: divmod((date(2026, 6, 1) - date(2026, 1, 1)).days, 7)',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2026-03-01' },
      results: { weeks: 8, days: 3, trimester: 'First trimester' },
      source: 'Python 3.11: divmod(59, 7)',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2026-09-01' },
      results: { weeks: 34, days: 5, trimester: 'Third trimester' },
      source: 'Python 3.11: divmod(243, 7)',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2026-10-20' },
      results: { weeks: 41, days: 5, daysLeft: -12 },
      source: 'Python 3.11: divmod(292, 7)',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2026-10-08' },
      results: { weeks: 40, days: 0, daysLeft: 0 },
      source: 'By definition',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2026-10-22' },
      results: { weeks: 42, days: 0, daysLeft: -14 },
      cautions: ['From 42 weeks'],
      source: 'Python 3.11: divmod(294, 7)',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2025-12-31' },
      refused: 'had not begun',
      source: 'By hand: 281 days before',
    },
    {
      inputs: { dueDate: '2026-10-08', on: '2026-12-01' },
      refused: 'more than four weeks after',
      source: 'By hand: 54 days after',
    },
  ],
  notes: ['Gestational age counts from the first day of the last period, about two weeks before conception.'],
  references: [
    {
      title: 'ACOG Committee Opinion 700: Methods for Estimating the Due Date, Obstet Gynecol 129 (2017) e150',
      doi: '10.1097/AOG.0000000000002046',
    },
    {
      title: 'ACOG Practice Bulletin 146: Management of Late-Term and Postterm Pregnancies (2014)',
    },
    { title: 'ACOG Committee Opinion 579: Definition of Term Pregnancy, Obstet Gynecol 122 (2013) 1139' },
  ],
});
