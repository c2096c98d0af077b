import { addMonths, date, defineCalculator, integer, isAbove, number, wholeMonthsBetween } from '@reckoner/engine';

/** Completed weeks and calendar months; corrected age counts from the due date. */
export default defineCalculator({
  title: 'Baby age in weeks and months',
  description: 'Age of a baby in weeks, months and days on a date, with the corrected age of a baby born early.',
  keywords: ['newborn', 'infant', 'premature', 'corrected age'],
  inputs: {
    birth: date({ label: 'Date of birth' }),
    on: date({ label: 'Age on', default: 'today' }),
    dueDate: date({
      label: 'Due date',
      formerly: ['due'],
      help: 'For the corrected age of a baby born early.',
      optional: true,
    }),
  },
  outputs: {
    weeks: integer({ label: 'Weeks' }),
    weekDays: integer({ label: 'Further days after the weeks' }),
    months: integer({ label: 'Months' }),
    monthDays: integer({ label: 'Further days after the months' }),
    days: integer({ label: 'Days in all' }),
    correctedWeeks: number({ label: 'Corrected age in weeks', places: 1, optional: true }),
  },
  algorithm: ({ birth, on, dueDate }) => {
    const days = on - birth;
    const months = wholeMonthsBetween(birth, on);
    return {
      weeks: Math.floor(days / 7),
      weekDays: days % 7,
      months,
      monthDays: on - addMonths(birth, months),
      days,
      // Only an early birth is corrected for.
      correctedWeeks: dueDate === undefined || dueDate <= birth ? undefined : (on - dueDate) / 7,
    };
  },
  requires: [
    {
      that: ({ birth, on }) => on >= birth,
      field: 'on',
      says: 'The date, {on}, must not lie before the birth, {birth}.',
    },
    {
      that: ({ birth, dueDate }) => dueDate - birth <= 140,
      field: 'dueDate',
      says: 'The due date, {dueDate}, must lie within 20 weeks after the birth, {birth}.',
    },
    {
      that: ({ birth, dueDate }) => birth - dueDate <= 42,
      field: 'dueDate',
      says: 'The due date, {dueDate}, must lie at most 6 weeks before the birth, {birth}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ correctedWeeks, days }) => correctedWeeks !== undefined && isAbove(days, 3 * 365.25),
      says: 'The corrected age is meant for children up to 3 years: use the age from birth.',
    },
    {
      level: 'note',
      when: ({ birth, dueDate }) => dueDate !== undefined && dueDate <= birth,
      says: 'The birth was not before the due date: nothing is to be corrected.',
    },
    {
      level: 'note',
      when: ({ correctedWeeks }) => correctedWeeks !== undefined && correctedWeeks < 0,
      says: 'The due date is still ahead, so that the corrected age is negative.',
    },
  ],
  explanation:
    'On {on} the baby is {weeks} {weeks|week|weeks} and {weekDays} {weekDays|day|days} old, or {months} {months|month|months} and {monthDays} {monthDays|day|days}{correctedWeeks?; the corrected age is {correctedWeeks} weeks|}.',
  examples: [
    {
      inputs: { birth: '2026-01-15', on: '2026-06-20' },
      results: { weeks: 22, weekDays: 2, months: 5, monthDays: 5, days: 156 },
      source: 'Python 3.11: date subtraction; dateutil.relativedelta',
    },
    {
      inputs: { birth: '2026-01-01', on: '2026-03-12', dueDate: '2026-02-12' },
      results: { days: 70, weeks: 10, weekDays: 0, correctedWeeks: 4 },
      source: 'By hand: 70 and 28 days',
    },
    {
      inputs: { birth: '2026-01-31', on: '2026-02-28' },
      results: { months: 1, monthDays: 0, days: 28 },
      source: 'Python 3.11: dateutil.relativedelta',
    },
    {
      inputs: { birth: '2026-01-10', on: '2026-01-24', dueDate: '2026-01-03' },
      results: { weeks: 2, days: 14 },
      cautions: ['nothing is to be corrected'],
      source: 'By definition: born late, nothing is corrected',
    },
    {
      inputs: { birth: '2026-01-10', on: '2026-01-24', dueDate: '2027-01-03' },
      refused: 'within 20 weeks after',
      source: 'By definition: no birth is that early',
    },
    {
      inputs: { birth: '2026-01-01', on: '2026-01-29', dueDate: '2026-02-12' },
      results: { weeks: 4, correctedWeeks: -2 },
      cautions: ['still ahead'],
      source: 'By hand: 28 days old, 14 before the due date',
    },
    {
      inputs: { birth: '2022-01-01', on: '2026-01-01', dueDate: '2022-02-12' },
      results: { days: 1461, correctedWeeks: 202.714286 },
      cautions: ['up to 3 years'],
      source: 'By hand: 4 × 365 + 1 days; 1419/7',
    },
    {
      inputs: { birth: '2026-03-10', on: '2026-03-24', dueDate: '2026-01-03' },
      refused: 'at most 6 weeks before',
      source: 'By definition: no birth is that late',
    },
    {
      inputs: { birth: '2026-02-01', on: '2026-01-31' },
      refused: 'must not lie before the birth',
      source: 'By definition',
    },
  ],
  notes: ['The corrected age counts from the due date, at 40 weeks.'],
  references: [
    {
      title: 'American Academy of Pediatrics: Age Terminology During the Perinatal Period, Pediatrics 114 (2004) 1362',
      doi: '10.1542/peds.2004-1915',
    },
  ],
});
