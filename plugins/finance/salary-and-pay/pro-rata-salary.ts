import {
  addYears,
  choice,
  date,
  dayOfMonth,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  money,
  number,
  percent,
  roundTo,
  weekday,
} from '@reckoner/engine';

/** Days from Monday to Friday between two days, both counted. */
function weekdaysBetween(from: number, to: number): number {
  const days = to - from + 1;
  const rest = days % 7;
  let count = 5 * ((days - rest) / 7);
  for (let k = 0; k < rest; k++) {
    if (weekday(from + k) <= 5) count += 1;
  }
  return count;
}

/** Full-time salary × share of the hours × share of the year. */
export default defineCalculator({
  title: 'Pro rata salary',
  description:
    'Part-time, part-year or term-time salary from the full-time salary, the hours and the days or weeks that are paid.',
  keywords: ['part-time salary', 'pro rata pay', 'FTE salary', 'full-time equivalent', 'term-time salary'],
  related: ['salary-to-hourly', 'holiday-entitlement-prorata'],
  inputs: {
    salary: money({ label: 'Full-time salary a year', min: 0.01, max: 1e12 }),
    hours: number({ label: 'Hours a week worked', min: 0.1, max: 168, usual: [2, 60] }),
    fullHours: number({ label: 'Hours a week full-time', min: 0.1, max: 168, default: 40, usual: [30, 60] }),
    part: choice(
      {
        year: { label: 'The whole year', also: ['year'] },
        days: { label: 'Calendar days from and to', also: ['days', 'calendar days'] },
        weekdays: { label: 'Working days (Monday to Friday) from and to', also: ['weekdays', 'working days'] },
        weeks: { label: 'Paid weeks of the year (term time)', also: ['weeks', 'term time', 'term-time', 'term'] },
      },
      { label: 'Paid for', default: 'year' },
    ),
    from: date({ label: 'First day', min: '1950-01-01', max: '2200-12-31', when: { part: ['days', 'weekdays'] } }),
    to: date({ label: 'Last day', min: '1950-01-01', max: '2200-12-31', when: { part: ['days', 'weekdays'] } }),
    yearStart: date({
      label: 'Pay year begins on',
      help: 'The year whose days the salary is divided by: 1 January, 1 April …',
      min: '1950-01-01',
      max: '2200-12-31',
      when: { part: ['days', 'weekdays'] },
    }),
    weeks: number({
      label: 'Paid weeks',
      help: 'Weeks worked and the paid holiday that goes with them.',
      min: 0.1,
      max: 53,
      usual: [8, 53],
      when: { part: 'weeks' },
    }),
    weeksOfYear: number({
      label: 'Weeks of the year',
      help: '52, or 52.143 (365 days over 7), as the employer counts.',
      min: 52,
      max: 53,
      default: 52,
      when: { part: 'weeks' },
    }),
  },
  outputs: {
    pay: money({ label: 'Pro rata pay' }),
    yearly: money({ label: 'Part-time salary of a whole year' }),
    monthly: money({ label: 'A month' }),
    hourly: money({ label: 'An hour', help: 'By 52 weeks.' }),
    hoursShare: percent({ label: 'Of full-time hours (FTE)', places: 2 }),
    yearShare: percent({ label: 'Of the year', places: 2 }),
    paidDays: integer({ label: 'Days paid', optional: true }),
    yearDays: integer({ label: 'Days of the pay year', optional: true }),
  },
  formula: ({ salary, hours, fullHours, part, from, to, yearStart, weeks, weeksOfYear }) => {
    const hoursShare = hours / fullHours;
    const yearly = salary * hoursShare;
    const hourly = salary / (52 * fullHours);
    if (part === 'year') return { pay: yearly, yearly, monthly: yearly / 12, hourly, hoursShare, yearShare: 1 };
    if (part === 'weeks') {
      const yearShare = weeks / weeksOfYear;
      const pay = yearly * yearShare;
      return { pay, yearly, monthly: pay / 12, hourly, hoursShare, yearShare };
    }
    const end = addYears(yearStart, 1) - 1;
    const paidDays = part === 'days' ? to - from + 1 : weekdaysBetween(from, to);
    const yearDays = part === 'days' ? end - yearStart + 1 : weekdaysBetween(yearStart, end);
    const yearShare = paidDays / yearDays;
    return { pay: yearly * yearShare, yearly, monthly: yearly / 12, hourly, hoursShare, yearShare, paidDays, yearDays };
  },
  stepwise: [
    'Part-time salary = full-time salary × hours / full-time hours.',
    'Pro rata pay = part-time salary × days paid / days of the pay year, first and last day counted; or × paid weeks / weeks of the year.',
    'A month is a twelfth of what is paid for the year: of the part-time salary, in term time of the pro rata pay.',
  ],
  explanation: ({ part }) => {
    const time = '{hours} of {fullHours} {fullHours|hour|hours} a week ({hoursShare})';
    if (part === 'year') return `For ${time}, {salary} full-time is {pay} a year, {monthly} a month.`;
    if (part === 'weeks') {
      return `For ${time} in {weeks} of {weeksOfYear} weeks ({yearShare}), {salary} full-time is {pay} a year, {monthly} a month in twelve equal parts.`;
    }
    const days = part === 'days' ? 'calendar days' : 'days from Monday to Friday, public holidays among them,';
    return `For ${time} from {from} to {to}, {paidDays} of {yearDays} ${days} of the pay year, {salary} full-time is {pay}; a whole month is {monthly}.`;
  },
  requires: [
    {
      that: ({ from, to }) => from <= to,
      field: 'to',
      says: 'The last day, {to}, must not lie before the first, {from}.',
    },
    {
      that: ({ from, yearStart }) => from >= yearStart,
      field: 'from',
      says: 'The first day, {from}, lies before the pay year, which begins on {yearStart}.',
    },
    {
      that: ({ to, yearStart }) => to < addYears(yearStart, 1),
      field: 'to',
      says: 'The last day, {to}, lies after the pay year that begins on {yearStart}: reckon each year by itself.',
    },
    {
      that: ({ weeks, weeksOfYear }) => isAtMost(weeks, weeksOfYear),
      field: 'weeks',
      says: 'The paid weeks, {weeks}, are more than the {weeksOfYear} weeks of the year.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ from, to, yearShare }) =>
        from !== undefined && to !== undefined && yearShare < 1 && dayOfMonth(from) === 1 && dayOfMonth(to + 1) === 1,
      says: 'The days are whole months: for these many payrolls pay a twelfth of the yearly salary each, {monthly}, whatever their days.',
    },
    {
      level: 'caution',
      when: ({ hours, fullHours }) => isAbove(hours, fullHours),
      says: 'The hours worked, {hours}, are more than full-time, {fullHours}: overtime is often paid otherwise, and the two may be swapped.',
    },
    {
      level: 'note',
      when: ({ part, weeks }) => part === 'weeks' && isBelow(weeks, 42) && isAtLeast(weeks, 36),
      says: 'School terms have 38 to 39 weeks: paid weeks are more than these, as the paid holiday of the year comes on top.',
    },
    {
      level: 'note',
      when: ({ part, yearDays }) => part === 'weekdays' && yearDays !== undefined && yearDays !== 260,
      says: 'This pay year has {yearDays} days from Monday to Friday: some employers divide by 260 in every year, which differs a little.',
    },
    {
      level: 'caution',
      when: ({ hourly }) => roundTo(hourly, 2) < 5,
      says: 'The full-time salary comes to {hourly} an hour: check that it is that of a year, not of a month or an hour, and in the currency that is meant.',
    },
    {
      level: 'caution',
      when: ({ part, paidDays }) => part === 'weekdays' && paidDays === 0,
      says: 'No day from Monday to Friday lies between {from} and {to}: for work at weekends count calendar days.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'Paid days in the pay year',
    rows: ({ from, to, yearStart }) =>
      from === undefined || to === undefined || yearStart === undefined
        ? undefined
        : [
            { label: 'Pay year', from: yearStart, to: addYears(yearStart, 1) - 1 },
            { label: 'Paid', from, to },
          ],
  },
  examples: [
    {
      inputs: { salary: 30000, hours: 22.5, fullHours: 37 },
      results: {
        pay: '18243.24',
        yearly: '18243.24',
        monthly: '1520.27',
        hourly: '15.59',
        hoursShare: 60.81081081,
        yearShare: 100,
      },
      source: 'By hand: 30000 × 22.5/37, as Lancashire County Council prints it for 12,000: 7,297.29',
    },
    {
      inputs: { salary: 12000, hours: 22.5, fullHours: 37 },
      results: { pay: '7297.30', monthly: '608.11' },
      source:
        'Lancashire County Council, pay questions: 7,297.29 a year and 608.10 a month, cut off after cents (7297.297)',
    },
    {
      inputs: { salary: 24000, hours: 20, part: 'days', from: '2026-09-04', to: '2026-12-31', yearStart: '2026-01-01' },
      results: { pay: '3912.33', yearly: 12000, monthly: 1000, paidDays: 119, yearDays: 365, hoursShare: 50 },
      source: 'Python datetime: 119 of 365 days; 12000 × 119/365',
    },
    {
      inputs: {
        salary: 24000,
        hours: 20,
        part: 'weekdays',
        from: '2026-09-04',
        to: '2026-12-31',
        yearStart: '2026-01-01',
      },
      results: { pay: '3908.05', paidDays: 85, yearDays: 261 },
      cautions: ['some employers divide by 260'],
      source: 'Python datetime: 85 of 261 days from Monday to Friday',
    },
    {
      inputs: {
        salary: 36000,
        hours: 40,
        part: 'weekdays',
        from: '2023-01-02',
        to: '2023-01-31',
        yearStart: '2023-01-01',
      },
      results: { paidDays: 22, yearDays: 260, pay: '3046.15' },
      source: 'Python datetime: 22 of 260 days; 36000 × 22/260',
    },
    {
      inputs: { salary: 26000, hours: 32, part: 'weeks', weeks: 44.5, weeksOfYear: 52.143 },
      results: { pay: '17751.18', monthly: '1479.27', yearly: 20800 },
      source: 'By hand: 20800 × 44.5/52.143',
    },
    {
      inputs: { salary: 26000, hours: 32, part: 'weeks', weeks: 39 },
      results: { pay: 15600, yearShare: 75 },
      cautions: ['the paid holiday of the year comes on top'],
      source: 'By hand: 20800 × 39/52',
    },
    {
      inputs: { salary: 30000, hours: 20, part: 'days', from: '2026-02-01', to: '2026-02-28', yearStart: '2026-01-01' },
      results: { pay: '1150.68', monthly: 1250, paidDays: 28 },
      cautions: ['The days are whole months'],
      source: 'By hand: 15000 × 28/365; 15000/12',
    },
    {
      inputs: { salary: 2500, hours: 20 },
      results: { pay: 1250, hourly: '1.20' },
      cautions: ['that of a year'],
      source: 'By hand: a salary of a month; 2500/2080',
    },
    {
      inputs: {
        salary: 30000,
        hours: 8,
        part: 'weekdays',
        from: '2026-05-02',
        to: '2026-05-03',
        yearStart: '2026-01-01',
      },
      results: { pay: 0, paidDays: 0, yearDays: 261 },
      cautions: ['some employers divide by 260', 'for work at weekends'],
      source: 'Calendar: Saturday and Sunday',
    },
    {
      inputs: { salary: 26000, hours: 45 },
      results: { pay: 29250, hoursShare: 112.5 },
      cautions: ['more than full-time'],
      source: 'By hand: 26000 × 45/40',
    },
    {
      inputs: { salary: 24000, hours: 20, part: 'days', from: '2026-09-04', to: '2026-08-31', yearStart: '2026-01-01' },
      refused: 'must not lie before the first',
      source: 'By hand: swapped',
    },
    {
      inputs: { salary: 24000, hours: 20, part: 'days', from: '2026-03-04', to: '2026-08-31', yearStart: '2026-04-01' },
      refused: 'lies before the pay year',
      source: 'By hand: March before April',
    },
    {
      inputs: { salary: 24000, hours: 20, part: 'days', from: '2026-09-04', to: '2027-01-01', yearStart: '2026-01-01' },
      refused: 'lies after the pay year',
      source: 'By hand: a day too late',
    },
    {
      inputs: { salary: 24000, hours: 20, part: 'weeks', weeks: 52.1 },
      refused: 'more than the 52 weeks',
      source: 'By hand: 52.1 of 52',
    },
  ],
  notes: [
    'Gross pay: nothing is deducted. For a month that is worked in part many employers pay a twelfth of the salary × days employed / days of that month, which differs from days of the year: the contract says which.',
    'Working days count every Monday to Friday, public holidays with them, as these are paid.',
  ],
  references: [
    {
      title: 'Lancashire County Council: How is a pro rata salary calculated?',
      url: 'https://clickweb.lancashire.gov.uk/?siteid=702&pageid=1029&e=e',
    },
    {
      title:
        'Apportionment Act 1870 (United Kingdom), section 2: salaries accrue from day to day; Hartley v King Edward VI College [2017] UKSC 39: by 1/365 of the year',
    },
  ],
});
