import { choice, date, defineCalculator, integer, list, weekday } from '@reckoner/engine';

/** ISO weekdays that are free. */
const WEEKENDS = {
  saturdaySunday: [6, 7],
  fridaySaturday: [5, 6],
  thursdayFriday: [4, 5],
  sunday: [7],
  friday: [5],
  none: [],
} as const;

/** Days of one weekday among those from `first` to `last`, both counted. */
function countWeekday(first: number, last: number, wanted: number) {
  const next = first + ((wanted - weekday(first) + 7) % 7);
  return next > last ? 0 : Math.floor((last - next) / 7) + 1;
}

/** As NETWORKDAYS of spreadsheets counts: both dates included, holidays on free days not counted twice. */
export default defineCalculator({
  title: 'Business days between dates',
  description: 'Working days between two dates, both included, less weekends and a list of holidays.',
  keywords: ['working days', 'networkdays', 'workdays', 'weekdays', 'business day'],
  inputs: {
    from: date({ label: 'From' }),
    to: date({ label: 'To' }),
    weekend: choice(
      {
        saturdaySunday: 'Saturday and Sunday',
        fridaySaturday: 'Friday and Saturday',
        thursdayFriday: 'Thursday and Friday',
        sunday: 'Sunday only',
        friday: 'Friday only',
        none: 'No free days',
      },
      { label: 'Weekend', default: 'saturdaySunday' },
    ),
    holidays: list(date({ label: 'Holiday' }), { label: 'Holidays', optional: true }),
    count: choice({ both: 'Both dates', last: 'Not the first date' }, { label: 'Count', default: 'both' }),
  },
  outputs: {
    businessDays: integer({ label: 'Business days' }),
    weekendDays: integer({ label: 'Weekend days' }),
    holidayDays: integer({ label: 'Holidays on business days' }),
    days: integer({ label: 'Days counted' }),
  },
  algorithm: ({ from, to, weekend, holidays, count }) => {
    const skipped = count === 'last' ? 1 : 0;
    const [first, last] = to >= from ? [from + skipped, to] : [to, from - skipped];
    const free: readonly number[] = WEEKENDS[weekend];
    const days = Math.max(last - first + 1, 0);
    const weekendDays = free.reduce((sum, wanted) => sum + countWeekday(first, last, wanted), 0);
    const holidayDays = [...new Set(holidays ?? [])].filter(
      (day) => day >= first && day <= last && !free.includes(weekday(day)),
    ).length;
    const businessDays = days - weekendDays - holidayDays;
    return { businessDays: to >= from ? businessDays : 0 - businessDays, weekendDays, holidayDays, days };
  },
  explanation: ({ from, to }) =>
    to >= from
      ? 'From {from} to {to} there {businessDays|is|are} {businessDays} business {businessDays|day|days} among {days} {days|day|days}{holidays?|, holidays not taken off}.'
      : 'From {from} back to {to} there {businessDays|is|are} {|businessDays|} business {businessDays|day|days} among {days} {days|day|days}{holidays?|, holidays not taken off}; the count is negative because the second date is the earlier one.',
  examples: [
    {
      inputs: { from: '2026-11-20', to: '2027-01-04' },
      results: { businessDays: 32, weekendDays: 14, holidayDays: 0, days: 46 },
      source: 'Gnumeric: NETWORKDAYS(DATE(2026,11,20),DATE(2027,1,4))',
    },
    {
      inputs: { from: '2026-11-20', to: '2027-01-04', holidays: ['2026-12-25', '2026-12-26', '2027-01-01'] },
      results: { businessDays: 30, holidayDays: 2 },
      source: 'numpy.busday_count with holidays; 26 December 2026 is a Saturday',
    },
    {
      inputs: { from: '2026-11-20', to: '2027-01-04', count: 'last' },
      results: { businessDays: 31, days: 45 },
      source: 'numpy.busday_count without the first day, a Friday',
    },
    {
      inputs: { from: '2027-01-04', to: '2026-11-20' },
      results: { businessDays: -32, days: 46 },
      source: 'Microsoft Excel: NETWORKDAYS is negative when the end is earlier',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekend: 'fridaySaturday' },
      results: { businessDays: 21 },
      source: 'numpy.busday_count, weekmask 1111001',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekend: 'thursdayFriday' },
      results: { businessDays: 20 },
      source: 'numpy.busday_count, weekmask 1110011',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekend: 'sunday' },
      results: { businessDays: 25, weekendDays: 4 },
      source: 'numpy.busday_count, weekmask 1111110',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekend: 'friday' },
      results: { businessDays: 25 },
      source: 'numpy.busday_count, weekmask 1111011',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekend: 'none' },
      results: { businessDays: 29, weekendDays: 0 },
      source: 'By hand: a leap year',
    },
    {
      inputs: { from: '2026-11-21', to: '2026-11-22' },
      results: { businessDays: 0, weekendDays: 2 },
      source: 'Gnumeric: NETWORKDAYS of a Saturday and a Sunday',
    },
    {
      inputs: { from: '2026-11-23', to: '2026-11-24' },
      results: { businessDays: 2, weekendDays: 0, days: 2 },
      source: 'By hand: Monday and Tuesday',
    },
    {
      inputs: { from: '2026-11-22', to: '2026-11-22', count: 'last' },
      results: { businessDays: 0, weekendDays: 0, days: 0 },
      source: 'By definition: the only day is not counted',
    },
  ],
  notes: ['When the second date is earlier, the count is negative.'],
  references: [{ title: 'OASIS: Open Document Format 1.3, part 4: OpenFormula, §6.10.14 NETWORKDAYS' }],
});
