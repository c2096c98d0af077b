import { date, defineCalculator, integer } from '@reckoner/engine';

export default defineCalculator({
  title: 'Days to the holidays',
  description: 'Days from a date to the first day of the holidays, and in whole weeks.',
  inputs: { today: date({ label: 'Date' }), holidays: date({ label: 'First day of the holidays' }) },
  outputs: {
    days: integer({ label: 'Days' }),
    weeks: integer({ label: 'Whole weeks' }),
  },
  formula: ({ today, holidays }) => {
    const days = holidays - today;
    return { days, weeks: Math.floor(days / 7) };
  },
  explanation: 'From {today} to {holidays} it is {|days|} {days|day|days}.',
  requires: [
    {
      that: ({ today, holidays }) => today <= holidays,
      field: 'holidays',
      says: 'The holidays, {holidays}, must not begin before {today}.',
    },
  ],
  examples: [
    { inputs: { today: '2026-07-01', holidays: '2026-07-29' }, results: { days: 28, weeks: 4 }, source: 'A calendar' },
    { inputs: { today: '2026-07-01', holidays: '2026-07-02' }, results: { days: 1, weeks: 0 }, source: 'A calendar' },
    { inputs: { today: '2026-07-03', holidays: '2026-07-02' }, refused: 'must not begin before', source: 'A calendar' },
  ],
  references: [{ title: 'ISO 8601-1:2019' }],
});
