import { addMonths, date, defineCalculator, integer, noResult, number, wholeMonthsBetween } from '@reckoner/engine';

/** Completed weeks and calendar months; corrected age counts from the due date. */
export default defineCalculator({
  title: 'Baby age in weeks and months',
  description: 'Age of a baby in weeks, months and days on a date, with the corrected age of a baby born early.',
  keywords: ['newborn', 'infant', 'premature', 'corrected age'],
  inputs: {
    birth: date({ label: 'Date of birth' }),
    on: date({ label: 'Age on', default: 'today' }),
    due: date({ label: 'Due date', help: 'For the corrected age of a baby born early.', optional: true }),
  },
  outputs: {
    weeks: integer({ label: 'Weeks' }),
    weekDays: integer({ label: 'Further days after the weeks' }),
    months: integer({ label: 'Months' }),
    monthDays: integer({ label: 'Further days after the months' }),
    days: integer({ label: 'Days in all' }),
    correctedWeeks: number({ label: 'Corrected age in weeks', places: 1, optional: true }),
  },
  algorithm: ({ birth, on, due }) => {
    if (on < birth) throw noResult('The date lies before the birth.');
    if (due !== undefined && due - birth > 140) throw noResult('The due date lies more than 20 weeks after the birth.');
    const days = on - birth;
    const months = wholeMonthsBetween(birth, on);
    return {
      weeks: Math.floor(days / 7),
      weekDays: days % 7,
      months,
      monthDays: on - addMonths(birth, months),
      days,
      // Only an early birth is corrected for.
      correctedWeeks: due === undefined || due <= birth ? undefined : (on - due) / 7,
    };
  },
  explanation: 'On {on} the baby is {weeks} wk {weekDays} d old, or {months} mo {monthDays} d.',
  examples: [
    {
      inputs: { birth: '2026-01-15', on: '2026-06-20' },
      results: { weeks: 22, weekDays: 2, months: 5, monthDays: 5, days: 156 },
      source: 'Python 3.11: date subtraction; dateutil.relativedelta',
    },
    {
      inputs: { birth: '2026-01-01', on: '2026-03-12', due: '2026-02-12' },
      results: { days: 70, weeks: 10, weekDays: 0, correctedWeeks: 4 },
      source: 'By hand: 70 and 28 days',
    },
    {
      inputs: { birth: '2026-01-31', on: '2026-02-28' },
      results: { months: 1, monthDays: 0, days: 28 },
      source: 'Python 3.11: dateutil.relativedelta',
    },
    {
      inputs: { birth: '2026-01-10', on: '2026-01-24', due: '2026-01-03' },
      results: { weeks: 2, days: 14 },
      source: 'By definition: born late, nothing is corrected',
    },
    {
      inputs: { birth: '2026-01-10', on: '2026-01-24', due: '2027-01-03' },
      noResult: 'more than 20 weeks',
      source: 'By definition: no birth is that early',
    },
    { inputs: { birth: '2026-02-01', on: '2026-01-31' }, noResult: 'before the birth', source: 'By definition' },
  ],
  notes: [
    'The corrected age counts from the due date (40 weeks) and is meant for children up to 3 years who were born early; before the due date it is negative.',
  ],
  references: [
    {
      title: 'American Academy of Pediatrics: Age Terminology During the Perinatal Period, Pediatrics 114 (2004) 1362',
      doi: '10.1542/peds.2004-1915',
    },
  ],
});
