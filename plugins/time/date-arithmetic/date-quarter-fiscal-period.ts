import {
  choice,
  date,
  daysInMonth,
  defineCalculator,
  integer,
  monthOf,
  table,
  toDay,
  weekday,
  yearOf,
} from '@reckoner/engine';
import { MONTH_OPTIONS, WEEKDAY_OPTIONS } from '../shared/options.js';

/** Weeks of the three periods of a quarter. */
const PATTERNS = { '445': [4, 4, 5], '454': [4, 5, 4], '544': [5, 4, 4] } as const;

interface WeekYear {
  readonly endMonth: number;
  readonly endWeekday: number;
  readonly rule: 'last' | 'nearest';
}

/** The retail calendar's: the Saturday nearest to the end of January. */
const RETAIL: WeekYear = { endMonth: 1, endWeekday: 6, rule: 'nearest' };

/** The last day of the fiscal year of whole weeks that ends with a month of a year. */
function lastDay(year: number, { endMonth, endWeekday, rule }: WeekYear) {
  const monthEnd = toDay(year, endMonth, daysInMonth(year, endMonth));
  const back = (weekday(monthEnd) - endWeekday + 7) % 7;
  return rule === 'nearest' && back > 3 ? monthEnd + 7 - back : monthEnd - back;
}

/** A fiscal year of whole weeks: its days, its name by the year of its last month, and its periods. */
function weekYearOf(day: number, rules: WeekYear, pattern: keyof typeof PATTERNS) {
  let ends = yearOf(day) - 1;
  while (lastDay(ends, rules) < day) ends++;
  const start = lastDay(ends - 1, rules) + 1;
  const end = lastDay(ends, rules);
  const weeks = (end - start + 1) / 7;
  const lengths: readonly number[] = PATTERNS[pattern];
  const firsts = Array.from({ length: 12 }, (_, index) => {
    const before = lengths.slice(0, index % 3).reduce((sum, length) => sum + length, 0);
    return start + 7 * (13 * Math.floor(index / 3) + before);
  });
  return { ends, start, end, weeks, firsts };
}

/** A fiscal year of twelve months. */
function monthYearOf(day: number, startMonth: number) {
  const begins = yearOf(day) - (monthOf(day) < startMonth ? 1 : 0);
  const firsts = Array.from({ length: 12 }, (_, index) => toDay(begins, startMonth + index, 1));
  return { begins, start: firsts[0]!, end: toDay(begins + 1, startMonth, 1) - 1, firsts };
}

export default defineCalculator({
  title: 'Quarter and fiscal period of a date',
  description:
    'Quarter, period and year of a date in the calendar year, a fiscal year of months, or one of 52 or 53 weeks (4-4-5, 4-5-4, 5-4-4), with their first and last days.',
  keywords: [
    'fiscal quarter',
    'fiscal year of a date',
    'what quarter is it',
    '4-4-5 calendar',
    '4-5-4 retail calendar',
    '52-53 week fiscal year',
    'Q1 Q2 Q3 Q4',
  ],
  inputs: {
    date: date({ label: 'Date', min: '1800-01-01', max: '9900-12-31', default: 'today' }),
    year: choice(
      {
        calendar: { label: 'Calendar year', also: ['calendar'] },
        months: { label: 'Fiscal year of months', also: ['fiscal year', 'fiscal'] },
        retail: { label: '4-5-4 retail calendar (NRF)', also: ['retail', 'NRF'] },
        weeks: { label: 'Fiscal year of 52 or 53 weeks', also: ['52/53', '52-53', '4-4-5'] },
      },
      { label: 'Kind of year', default: 'calendar' },
    ),
    startMonth: choice(MONTH_OPTIONS, { label: 'First month of the fiscal year', when: { year: 'months' } }),
    endMonth: choice(MONTH_OPTIONS, { label: 'Last month of the fiscal year', when: { year: 'weeks' } }),
    endWeekday: choice(WEEKDAY_OPTIONS, { label: 'Weekday on which it ends', when: { year: 'weeks' } }),
    rule: choice(
      {
        last: { label: 'The last one in the month', also: ['last'] },
        nearest: { label: 'The one nearest to the end of the month', also: ['nearest', 'closest'] },
      },
      { label: 'Which of these weekdays', when: { year: 'weeks' } },
    ),
    pattern: choice(
      {
        '445': { label: '4-4-5', also: ['4–4–5', '4/4/5'] },
        '454': { label: '4-5-4', also: ['4–5–4', '4/5/4'] },
        '544': { label: '5-4-4', also: ['5–4–4', '5/4/4'] },
      },
      { label: 'Weeks of the periods of a quarter', when: { year: 'weeks' } },
    ),
    named: choice(
      {
        ends: { label: 'The calendar year in which it ends', also: ['end', 'ends'] },
        begins: { label: 'The calendar year in which it begins', also: ['start', 'begins', 'starts'] },
      },
      { label: 'The fiscal year is named after', when: { year: ['months', 'weeks'] } },
    ),
  },
  outputs: {
    quarter: integer({ label: 'Quarter' }),
    yearName: integer({ label: 'Year' }),
    period: integer({ label: 'Period (1 to 12)' }),
    week: integer({ label: 'Week of the fiscal year', optional: true }),
    quarterStart: date({ label: 'First day of the quarter' }),
    quarterEnd: date({ label: 'Last day of the quarter' }),
    periodStart: date({ label: 'First day of the period' }),
    periodEnd: date({ label: 'Last day of the period' }),
    yearStart: date({ label: 'First day of the year' }),
    yearEnd: date({ label: 'Last day of the year' }),
    weeks: integer({ label: 'Weeks in the fiscal year', optional: true }),
    calendarQuarter: integer({ label: 'Calendar quarter' }),
    periods: table(
      {
        period: integer({ label: 'Period' }),
        quarter: integer({ label: 'Quarter' }),
        first: date({ label: 'First day' }),
        last: date({ label: 'Last day' }),
      },
      { label: 'Periods of the year' },
    ),
  },
  algorithm: (inputs) => {
    const { date: day } = inputs;
    let yearName: number;
    let start: number;
    let end: number;
    let firsts: readonly number[];
    let weeks: number | undefined;
    if (inputs.year === 'retail') {
      const found = weekYearOf(day, RETAIL, '454');
      ({ start, end, firsts, weeks } = found);
      yearName = found.ends - 1;
    } else if (inputs.year === 'weeks') {
      const found = weekYearOf(day, inputs, inputs.pattern);
      ({ start, end, firsts, weeks } = found);
      yearName = found.ends - (inputs.named === 'begins' && inputs.endMonth < 12 ? 1 : 0);
    } else {
      const startMonth = inputs.year === 'months' ? inputs.startMonth : 1;
      const found = monthYearOf(day, startMonth);
      ({ start, end, firsts } = found);
      yearName = found.begins + (inputs.year === 'months' && inputs.named === 'ends' && startMonth > 1 ? 1 : 0);
    }
    const periods = firsts.map((first, index) => ({
      period: index + 1,
      quarter: Math.floor(index / 3) + 1,
      first,
      last: (firsts[index + 1] ?? end + 1) - 1,
    }));
    const here = periods.find(({ last }) => day <= last)!;
    return {
      quarter: here.quarter,
      yearName,
      period: here.period,
      week: weeks === undefined ? undefined : Math.floor((day - start) / 7) + 1,
      quarterStart: periods[3 * here.quarter - 3]!.first,
      quarterEnd: periods[3 * here.quarter - 1]!.last,
      periodStart: here.first,
      periodEnd: here.last,
      yearStart: start,
      yearEnd: end,
      weeks,
      calendarQuarter: Math.ceil(monthOf(day) / 3),
      periods,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ weeks }) => weeks === 53,
      says: 'This year has 53 weeks: the last one is counted in the last period here, where some companies put it into another.',
    },
    {
      level: 'note',
      when: ({ year, startMonth }) => year === 'months' && startMonth === 1,
      says: 'This fiscal year begins and ends in the same calendar year, so that either way of naming it gives the same.',
    },
    {
      level: 'note',
      when: ({ year, endMonth, yearName, yearStart, yearEnd }) =>
        year === 'weeks' && endMonth === 12 && (yearOf(yearStart) !== yearName || yearOf(yearEnd) !== yearName),
      says: 'A few of its days lie in another calendar year: whichever name is asked for, it has that of the year in which most of them lie.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'The year',
    rows: ({ date: day, yearStart, yearEnd, quarterStart, quarterEnd, periodStart, periodEnd }) => [
      { label: 'Year', from: yearStart, to: yearEnd },
      { label: 'Quarter', from: quarterStart, to: quarterEnd },
      { label: 'Period', from: periodStart, to: periodEnd },
      { label: 'Date', at: day },
    ],
  },
  explanation: ({ year }) => {
    if (year === 'calendar') return '{date} lies in quarter {quarter} of {yearName}, {quarterStart} to {quarterEnd}.';
    const runs = 'which runs from {yearStart} to {yearEnd}';
    const name = year === 'retail' ? 'retail year' : 'fiscal year';
    return year === 'months'
      ? `{date} lies in quarter {quarter}, period {period} of fiscal year {yearName}, ${runs}.`
      : `{date} lies in quarter {quarter}, period {period}, week {week} of ${name} {yearName}, ${runs}: {weeks} {weeks|week|weeks}.`;
  },
  examples: [
    {
      inputs: { date: '2026-11-20' },
      results: {
        quarter: 4,
        yearName: 2026,
        period: 11,
        quarterStart: '2026-10-01',
        quarterEnd: '2026-12-31',
        yearEnd: '2026-12-31',
        calendarQuarter: 4,
      },
      source: 'By hand: October to December',
    },
    {
      inputs: { date: '2026-11-20', year: 'months', startMonth: 'october', named: 'ends' },
      results: {
        quarter: 1,
        yearName: 2027,
        period: 2,
        periodStart: '2026-11-01',
        periodEnd: '2026-11-30',
        yearStart: '2026-10-01',
        yearEnd: '2027-09-30',
        calendarQuarter: 4,
      },
      source: '31 U.S.C. 1102: the fiscal year of the US Treasury begins on October 1; months by hand',
    },
    {
      inputs: { date: '2024-02-29', year: 'months', startMonth: 'april', named: 'begins' },
      results: { quarter: 4, yearName: 2023, period: 11, periodEnd: '2024-02-29', yearStart: '2023-04-01' },
      source: 'By hand: April 2023 to March 2024',
    },
    {
      inputs: { date: '2024-02-29', year: 'months', startMonth: 'january', named: 'ends' },
      results: { quarter: 1, yearName: 2024, period: 2, yearEnd: '2024-12-31' },
      cautions: ['either way of naming it'],
      source: 'By hand: the calendar year',
    },
    {
      inputs: { date: '2013-02-02', year: 'retail' },
      results: { quarter: 4, yearName: 2012, period: 12, week: 53, weeks: 53, yearEnd: '2013-02-02' },
      cautions: ['53 weeks'],
      source: 'National Retail Federation: 4-5-4 calendar, fiscal year 2012 has 53 weeks; ends on February 2, 2013',
    },
    {
      inputs: { date: '2014-05-03', year: 'retail' },
      results: {
        quarter: 1,
        yearName: 2014,
        period: 3,
        week: 13,
        weeks: 52,
        quarterEnd: '2014-05-03',
        yearStart: '2014-02-02',
        periods: { length: 12, rows: { 0: { period: 1, quarter: 1, first: '2014-02-02', last: '2014-03-01' } } },
      },
      source: 'Ruby gem retail_calendar, README: first period and first quarter of 2014',
    },
    {
      inputs: {
        date: '2001-11-24',
        year: 'weeks',
        endMonth: 'november',
        endWeekday: 'saturday',
        rule: 'last',
        pattern: '445',
        named: 'ends',
      },
      results: { quarter: 4, yearName: 2001, period: 12, yearEnd: '2001-11-24', week: 52 },
      source: '26 CFR 1.441-2(a)(4): the last Saturday in November 2001 is November 24',
    },
    {
      inputs: {
        date: '2001-11-25',
        year: 'weeks',
        endMonth: 'november',
        endWeekday: 'saturday',
        rule: 'nearest',
        pattern: '544',
        named: 'begins',
      },
      results: { quarter: 4, yearName: 2000, period: 12, yearEnd: '2001-12-01', week: 52 },
      source: '26 CFR 1.441-2(a)(4): the Saturday nearest to the end of November 2001 is December 1',
    },
    {
      inputs: {
        date: '2024-12-29',
        year: 'weeks',
        endMonth: 'december',
        endWeekday: 'saturday',
        rule: 'last',
        pattern: '454',
        named: 'begins',
      },
      results: { quarter: 1, yearName: 2025, period: 1, week: 1, yearStart: '2024-12-29', yearEnd: '2025-12-27' },
      cautions: ['another calendar year'],
      source: 'By hand: December 28, 2024 and December 27, 2025 are the last Saturdays of their years',
    },
  ],
  notes: [
    'A year of the retail calendar is named after the calendar year in which it begins.',
    'Fiscal and tax years that begin on another day than the first of a month, as the British tax year on April 6, are not among them.',
  ],
  references: [
    { title: '26 CFR 1.441-2: Election of taxable year consisting of 52-53 weeks' },
    { title: 'National Retail Federation: 4-5-4 calendar' },
  ],
});
