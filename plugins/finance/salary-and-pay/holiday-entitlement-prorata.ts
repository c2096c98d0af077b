import {
  addMonths,
  addYears,
  ceilNear,
  choice,
  date,
  defineCalculator,
  isAtMost,
  isBelow,
  number,
  percent,
  roundNear,
  roundTo,
  wholeMonthsBetween,
} from '@reckoner/engine';

/** Weeks × days or hours a week × share of the leave year; for irregular hours 12.07% of the hours worked. */
export default defineCalculator({
  title: 'Holiday entitlement',
  description:
    'Paid holiday in Great Britain in days or hours: 5.6 weeks by law or those of the contract, prorated for who starts or leaves in the leave year, or 12.07% of irregular hours.',
  keywords: ['annual leave entitlement', 'pro rata holiday', 'holiday accrual', '12.07%', 'part-time holiday'],
  related: ['pro-rata-salary'],
  inputs: {
    basis: choice(
      {
        days: { label: 'Days a week', also: ['days'] },
        hours: { label: 'Hours a week', also: ['hours'] },
        irregular: {
          label: 'Irregular hours or part of the year (12.07%)',
          also: ['irregular', '12.07%', 'zero hours', 'casual'],
        },
      },
      { label: 'Reckoned by', default: 'days' },
    ),
    daysPerWeek: number({
      label: 'Days worked a week',
      min: 0.5,
      max: 7,
      usual: 'all',
      when: { basis: ['days', 'hours'] },
    }),
    hoursPerWeek: number({
      label: 'Hours worked a week',
      min: 0.5,
      max: 168,
      usual: [2, 60],
      when: { basis: 'hours' },
    }),
    weeks: number({
      label: 'Weeks of holiday a year',
      help: 'Weeks, not days: the days of the contract over those worked a week, bank holidays among them. 5.6 is the least by law, and at most 28 days of it.',
      min: 1,
      max: 20,
      default: 5.6,
      usual: [5.6, 10],
      when: { basis: ['days', 'hours'] },
    }),
    yearStart: date({
      label: 'Leave year begins on',
      help: 'Needed where someone starts or leaves in it.',
      min: '1998-10-01',
      max: '2200-12-31',
      optional: true,
      when: { basis: ['days', 'hours'] },
    }),
    start: date({
      label: 'First day of work, in the leave year',
      min: '1998-10-01',
      max: '2200-12-31',
      optional: true,
      when: { basis: ['days', 'hours'] },
    }),
    leave: date({
      label: 'Last day of work, in the leave year',
      min: '1998-10-01',
      max: '2200-12-31',
      optional: true,
      when: { basis: ['days', 'hours'] },
    }),
    counting: choice(
      {
        days: { label: 'By days of the leave year', also: ['days'] },
        months: { label: 'By twelfths, each month from its first day (starters)', also: ['months', 'twelfths'] },
      },
      { label: 'Part of the year is counted', default: 'days', when: { basis: ['days', 'hours'] } },
    ),
    hoursWorked: number({
      label: 'Hours worked in the pay period',
      min: 0,
      max: 800,
      usual: [1, 260],
      when: { basis: 'irregular' },
    }),
    taken: number({
      label: 'Holiday already taken',
      help: 'In the same unit.',
      min: 0,
      max: 1000,
      default: 0,
      usual: 'all',
      when: { basis: ['days', 'hours'] },
    }),
  },
  outputs: {
    entitlement: number({ label: 'Holiday entitlement', help: 'In days, or hours.', places: 2, digits: 4 }),
    rounded: number({
      label: 'Rounded',
      help: 'Days up to half days, hours up to tenths; irregular hours to the nearest whole one.',
    }),
    share: percent({ label: 'Share of the leave year', places: 2, optional: true }),
    fullYear: number({ label: 'Of a whole leave year', places: 2, optional: true }),
    left: number({
      label: 'Holiday left',
      help: 'Of the entitlement to two decimals. Negative: taken too much.',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ basis, daysPerWeek, hoursPerWeek, weeks, yearStart, start, leave, counting, hoursWorked, taken }) => {
    if (basis === 'irregular') {
      const accrued = 0.1207 * hoursWorked;
      return { entitlement: accrued, rounded: roundNear(accrued) };
    }
    const days = weeks === 5.6 ? Math.min(28, weeks * daysPerWeek) : weeks * daysPerWeek;
    const fullYear = basis === 'days' ? days : (days * hoursPerWeek) / daysPerWeek;
    let share = 1;
    if (yearStart !== undefined) {
      const next = addYears(yearStart, 1);
      const from = start ?? yearStart;
      const end = leave === undefined ? next : leave + 1;
      if (counting === 'days') {
        share = (end - from) / (next - yearStart);
      } else {
        const months = wholeMonthsBetween(from, end);
        share = Math.min(12, addMonths(from, months) < end ? months + 1 : months) / 12;
      }
    }
    const entitlement = fullYear * share;
    const shown = roundTo(entitlement, 2);
    const rounded = basis === 'days' ? ceilNear(2 * shown) / 2 : ceilNear(10 * shown) / 10;
    return { entitlement, rounded, share, fullYear, left: roundTo(shown - taken, 2) };
  },
  stepwise: [
    'Whole year: weeks of holiday × days a week, of the 5.6 weeks by law at most 28 days; in hours the same × hours of a day.',
    'Share of the leave year: days from the first to the last day of work, both counted, over the days of the leave year; or months begun, over 12.',
    'Irregular hours: 12.07% of the hours worked, as 5.6 / (52 - 5.6) = 12.07%, to the nearest hour, halves up.',
  ],
  explanation: ({ basis, weeks, start, leave, taken, rounded, left }) => {
    const unit = basis === 'days' ? 'days' : 'hours';
    const one = basis === 'days' ? 'day' : 'hour';
    const law = weeks === 5.6 ? ', the law of Great Britain,' : '';
    const covered = left !== undefined && left < 0 && taken <= rounded;
    const kept = covered
      ? ` After {taken} {taken|${one}|${unit}} taken nothing is left, where what is due is rounded up.`
      : taken > 0
        ? ` After {taken} {taken|${one}|${unit}} taken, {left|{|left|} ${unit} too many were taken|nothing is left|{left} ${unit} are left}.`
        : '';
    if (basis === 'irregular') {
      return `{hoursWorked} {hoursWorked|hour|hours} worked in the pay period {hoursWorked|accrues|accrue} {entitlement} {entitlement|hour|hours} of paid holiday at 12.07%, the rate of Great Britain, rounded to {rounded} {rounded|hour|hours}.`;
    }
    const whole = `A whole leave year of {weeks} {weeks|week|weeks}${law} gives {fullYear} ${unit}`;
    if (start === undefined && leave === undefined) return `${whole} of paid holiday.${kept}`;
    return `${whole}; for {share} of it {entitlement} ${unit} are due, {rounded} when rounded up.${kept}`;
  },
  requires: [
    {
      that: (_, given) => given.yearStart || !(given.start || given.leave),
      field: 'yearStart',
      says: 'To count a part of the leave year, its first day is needed.',
    },
    {
      that: (_, given) => !given.yearStart || given.start || given.leave,
      field: 'yearStart',
      says: 'The beginning of the leave year matters only with a first or last day of work in it: give one, or leave it out.',
    },
    {
      that: ({ start, yearStart }) => start >= yearStart && start < addYears(yearStart, 1),
      field: 'start',
      says: 'The first day of work, {start}, is not in the leave year that begins on {yearStart}: who started before that year leaves this out.',
    },
    {
      that: ({ leave, yearStart }) => leave >= yearStart && leave < addYears(yearStart, 1),
      field: 'leave',
      says: 'The last day of work, {leave}, is not in the leave year that begins on {yearStart}.',
    },
    {
      that: ({ start, leave }) => start <= leave,
      field: 'leave',
      says: 'The last day of work, {leave}, must not lie before the first, {start}.',
    },
    {
      that: ({ counting }, given) => counting !== 'months' || (given.start && !given.leave),
      field: 'counting',
      says: 'Twelfths are for the first year of who starts in the leave year: give the first day of work, and no last one.',
    },
    {
      that: ({ hoursPerWeek, daysPerWeek }) => isAtMost(hoursPerWeek, 24 * daysPerWeek),
      field: 'hoursPerWeek',
      says: 'Hours of {hoursPerWeek} a week do not fit into {daysPerWeek} {daysPerWeek|day|days}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ weeks, daysPerWeek }) =>
        daysPerWeek !== undefined &&
        weeks !== undefined &&
        isBelow(weeks * daysPerWeek, Math.min(28, 5.6 * daysPerWeek)),
      says: 'Less than the law gives in Great Britain, 5.6 weeks and at most 28 days: bank holidays come on top of the {weeks} {weeks|week|weeks}, or are missing.',
    },
    {
      level: 'note',
      when: ({ weeks, daysPerWeek }) => weeks === 5.6 && daysPerWeek !== undefined && daysPerWeek > 5,
      says: 'The 5.6 weeks by law are at most 28 days, however many days a week are worked; the contract may give more.',
    },
    {
      level: 'note',
      when: ({ start, leave, counting }) => start !== undefined && leave === undefined && counting === 'days',
      says: 'In the first year of work employers may let holiday accrue by a twelfth of the year on the first day of each month instead, which differs a little.',
    },
    {
      level: 'note',
      when: ({ leave, left }) => leave !== undefined && left !== undefined && left > 0,
      says: 'Holiday that is left on the last day of work is to be paid out.',
    },
    {
      level: 'caution',
      when: ({ left, taken, rounded }) => left !== undefined && left < 0 && taken > rounded,
      says: 'More was taken than is due: on leaving it may be taken off the last pay only where the contract or another written agreement says so.',
    },
    {
      level: 'caution',
      when: ({ hoursWorked, rounded }) => hoursWorked !== undefined && hoursWorked > 0 && rounded === 0,
      says: 'Less than half an hour accrues in this pay period and is rounded to nothing: check that the hours are those of the whole pay period.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'Work in the leave year',
    rows: ({ yearStart, start, leave }) =>
      yearStart === undefined
        ? undefined
        : [
            { label: 'Leave year', from: yearStart, to: addYears(yearStart, 1) - 1 },
            { label: 'Work', from: start ?? yearStart, to: leave ?? addYears(yearStart, 1) - 1 },
          ],
  },
  examples: [
    {
      inputs: { daysPerWeek: 5 },
      results: { entitlement: 28, rounded: 28, share: 100, fullYear: 28, left: 28 },
      source: 'GOV.UK smart answers, test: 5 days a week, 28',
    },
    {
      inputs: { daysPerWeek: 6 },
      results: { entitlement: 28, fullYear: 28 },
      cautions: ['at most 28 days'],
      source: 'GOV.UK smart answers, test: 6 days a week, 28 at most',
    },
    {
      inputs: { daysPerWeek: 3, yearStart: '2012-01-01', start: '2012-03-12' },
      results: { entitlement: '13.54', rounded: 14, fullYear: 16.8 },
      cautions: ['on the first day of each month'],
      source: 'GOV.UK smart answers, test: 3 days a week from 12 March 2012, 13.54',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2012-01-01', leave: '2012-07-24', taken: 10 },
      results: { entitlement: '15.76', rounded: 16, left: 5.76 },
      cautions: ['is to be paid out'],
      source: 'GOV.UK smart answers, test: 5 days a week to 24 July 2012, 15.76; less 10',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2011-02-01', start: '2011-04-21' },
      results: { share: '78.36' },
      cautions: ['on the first day of each month'],
      source: 'GOV.UK smart answers, test: 0.7836 of the leave year from 1 February 2011',
    },
    {
      inputs: { basis: 'hours', daysPerWeek: 5, hoursPerWeek: 32.5, yearStart: '2011-04-01', start: '2012-03-01' },
      results: { rounded: 15.5, fullYear: 182 },
      cautions: ['on the first day of each month'],
      source: 'GOV.UK smart answers, test: 32.5 hours in 5 days from 1 March 2012, 15.5 hours',
    },
    {
      inputs: { basis: 'hours', daysPerWeek: 6, hoursPerWeek: 30, taken: 150 },
      results: { entitlement: 140, left: -10 },
      cautions: ['at most 28 days', 'More was taken'],
      source: 'GOV.UK smart answers, test: 30 hours in 6 days, 140 hours; less 150',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01', leave: '2026-06-30', taken: 14 },
      results: { entitlement: 13.88493151, rounded: 14, left: -0.12 },
      source: 'Python datetime: 28 × 181/365; 14 days taken are as many as when rounded up',
    },
    {
      inputs: { daysPerWeek: 4, weeks: 6.5, yearStart: '2026-01-01', start: '2026-06-15', counting: 'months' },
      results: { entitlement: '15.17', rounded: 15.5, share: 58.33333333, fullYear: 26 },
      source: 'By hand: seven months begun, from 15 June to 15 December; 26 × 7/12',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01', start: '2026-07-01', counting: 'months' },
      results: { entitlement: 14, share: 50 },
      source: 'By hand: six whole months',
    },
    {
      inputs: { daysPerWeek: 5, weeks: 4, yearStart: '2026-04-01', start: '2026-05-01', leave: '2026-08-31' },
      results: { share: 33.69863014, entitlement: 6.739726027 },
      cautions: ['Less than the law gives', 'is to be paid out'],
      source: 'Python datetime: 123 of 365 days; 20 × 123/365',
    },
    {
      inputs: { basis: 'irregular', hoursWorked: 68 },
      results: { entitlement: 8.2076, rounded: 8 },
      source: 'By hand: 68 × 12.07%, to the nearest hour',
    },
    {
      inputs: { basis: 'irregular', hoursWorked: 30 },
      results: { entitlement: 3.621, rounded: 4 },
      source: 'The Answerbank and GOV.UK: 30 hours accrue 3.621; from half an hour on a whole one',
    },
    {
      inputs: { basis: 'irregular', hoursWorked: 3 },
      results: { entitlement: 0.3621, rounded: 0 },
      cautions: ['rounded to nothing'],
      source: 'By hand: 3 × 12.07%',
    },
    {
      inputs: { daysPerWeek: 5, start: '2026-07-01' },
      refused: 'its first day is needed',
      source: 'By hand: no leave year',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01' },
      refused: 'matters only with',
      source: 'By hand: nothing depends on it',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01', start: '2027-01-01' },
      refused: 'leaves this out',
      source: 'By hand: a day too late',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01', leave: '2025-12-31' },
      refused: 'is not in the leave year',
      source: 'By hand: a day too early',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01', start: '2026-07-01', leave: '2026-06-30' },
      refused: 'must not lie before the first',
      source: 'By hand: swapped',
    },
    {
      inputs: { daysPerWeek: 5, yearStart: '2026-01-01', leave: '2026-06-30', counting: 'months' },
      refused: 'Twelfths are for the first year',
      source: 'By hand: a leaver',
    },
    {
      inputs: { basis: 'hours', daysPerWeek: 1, hoursPerWeek: 37 },
      refused: 'do not fit',
      source: 'By hand: a day has 24 hours',
    },
  ],
  notes: [
    'For Great Britain: Working Time Regulations 1998. The 12.07% hold for irregular-hours and part-year workers in leave years from 1 April 2024 on, in each pay period, up to 28 days in the year; sickness and family leave accrue by an average.',
    'Of irregular hours each pay period accrues its own holiday: what is left is the sum of all of them in the leave year, less what was taken.',
    'Employers may round up, and down only where the law says so. Whoever works the same hours in fewer days reckons in hours.',
  ],
  references: [
    {
      title: 'Working Time Regulations 1998, regulations 13, 13A, 14, 15A and 15B',
      url: 'https://www.legislation.gov.uk/uksi/1998/1833',
    },
    {
      title: 'GOV.UK smart answers: Calculate holiday entitlement, with its tests',
      url: 'https://github.com/alphagov/smart-answers',
    },
  ],
});
