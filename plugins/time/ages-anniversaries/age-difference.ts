import { ceilNear, date, defineCalculator, integer, isAbove, LAST_DAY, number } from '@reckoner/engine';
import { calendarDifference } from '../shared/days.js';

/** The older is n times as old when (D - a) = n (D - b), so D = (n b - a)/(n - 1), the first whole day from then on. */
export default defineCalculator({
  title: 'Age difference',
  description:
    'Difference in age of two people in years, months and days, and the date on which one is n times as old as the other.',
  keywords: ['age gap', 'twice as old', 'birthdays', 'siblings', 'couples'],
  inputs: {
    first: date({ label: 'First date of birth', min: '1000-01-01', max: '3000-01-01' }),
    second: date({ label: 'Second date of birth', min: '1000-01-01', max: '3000-01-01' }),
    times: number({ label: 'Times as old', symbol: 'n', min: 1.25, max: 100, default: 2 }),
  },
  outputs: {
    years: integer({ label: 'Years' }),
    months: integer({ label: 'Further months' }),
    days: integer({ label: 'Further days' }),
    totalDays: integer({ label: 'Difference in days' }),
    multipleOn: date({ label: 'The older is n times as old on', optional: true }),
  },
  algorithm: ({ first, second, times }) => {
    const [older, younger] = [Math.min(first, second), Math.max(first, second)];
    const multipleOn = ceilNear(younger + (younger - older) / (times - 1));
    return {
      ...calendarDifference(older, younger),
      totalDays: younger - older,
      multipleOn: older === younger || multipleOn > LAST_DAY ? undefined : multipleOn,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ first, second, multipleOn }) =>
        multipleOn !== undefined && isAbove(multipleOn - Math.min(first, second), 122 * 365.25),
      says: 'On {multipleOn} the older would be older than anyone has become.',
    },
  ],
  explanation:
    'The two are {years} {years|year|years}, {months} {months|month|months} and {days} {days|day|days} apart ({totalDays} {totalDays|day|days}){multipleOn?; from {multipleOn} on the older is at most {times} times as old|}.',
  examples: [
    {
      inputs: { first: '1990-05-15', second: '1994-11-02' },
      results: { years: 4, months: 5, days: 18, totalDays: 1632, multipleOn: '1999-04-22' },
      source: 'Python 3.11: dateutil.relativedelta and date subtraction; 1994-11-02 + 1632 days',
    },
    {
      inputs: { first: '2020-03-31', second: '1980-02-29', times: 3 },
      results: { years: 40, months: 1, days: 2, totalDays: 14641, multipleOn: '2040-04-16' },
      source: 'Python 3.11: dateutil.relativedelta; 2020-03-31 + 7321 days, the first whole day after 14641/2',
    },
    {
      inputs: { first: '2000-01-01', second: '2000-01-01' },
      results: { years: 0, months: 0, days: 0, totalDays: 0 },
      source: 'By hand: born on the same day',
    },
    {
      inputs: { first: '1000-01-01', second: '3000-01-01', times: 1.25 },
      results: { years: 2000, months: 0, days: 0 },
      source: 'By hand: one is 1.25 times as old after the year 9999 only, in 3000 + 4 × 2000',
    },
    {
      inputs: { first: '1950-01-01', second: '1990-01-01', times: 1.25 },
      results: { years: 40, multipleOn: '2150-01-02' },
      cautions: ['older than anyone'],
      source: 'Python 3.11: date(1990, 1, 1) + timedelta(4 * 14610)',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
