import { category, choice, defineCalculator, integer } from '@reckoner/engine';

/** Gregorian: every fourth year but centuries not divisible by 400. Julian: every fourth year. */
export default defineCalculator({
  title: 'Leap year',
  description:
    'Whether a year is a leap year in the Gregorian or Julian calendar, with the leap years before and after it.',
  keywords: ['bissextile', '29 February', '366 days', 'intercalary day'],
  inputs: {
    year: integer({ label: 'Year', min: 1, max: 9999 }),
    calendar: choice({ gregorian: 'Gregorian', julian: 'Julian' }, { label: 'Calendar', default: 'gregorian' }),
  },
  outputs: {
    answer: category(['Leap year', 'Common year'], { label: 'Kind of year' }),
    days: integer({ label: 'Days in the year' }),
    next: integer({ label: 'Next leap year' }),
    previous: integer({ label: 'Previous leap year', optional: true }),
  },
  algorithm: ({ year, calendar }) => {
    const isLeap = (y: number) => y % 4 === 0 && (calendar === 'julian' || y % 100 !== 0 || y % 400 === 0);
    const leap = isLeap(year);
    let next = year + 1;
    while (!isLeap(next)) next++;
    let previous = year - 1;
    while (previous > 0 && !isLeap(previous)) previous--;
    const answer = leap ? 'Leap year' : 'Common year';
    return { answer, days: leap ? 366 : 365, next, previous: previous > 0 ? previous : undefined };
  },
  cautions: [
    {
      level: 'note',
      when: ({ year, calendar }) => calendar === 'gregorian' && year <= 1582,
      says: 'The Gregorian calendar began in October 1582, later in many countries: for dates of that time take the Julian one.',
    },
  ],
  explanation: ({ answer }) =>
    answer === 'Leap year'
      ? '{year} is a leap year of {days} days in the {calendar} calendar; the next one is {next}.'
      : '{year} is a common year of {days} days in the {calendar} calendar; the next leap year is {next}.',
  examples: [
    {
      inputs: { year: 2000 },
      results: { answer: 'Leap year', days: 366, next: 2004, previous: 1996 },
      source: 'Python 3.11: calendar.isleap',
    },
    {
      inputs: { year: 1900 },
      results: { answer: 'Common year', days: 365, next: 1904, previous: 1896 },
      source: 'Python 3.11: calendar.isleap',
    },
    {
      inputs: { year: 1900, calendar: 'julian' },
      results: { answer: 'Leap year', next: 1904, previous: 1896 },
      source: 'Explanatory Supplement to the Astronomical Almanac, §15.3: every fourth year',
    },
    {
      inputs: { year: 3 },
      results: { answer: 'Common year', next: 4 },
      cautions: ['began in October 1582'],
      source: 'Python 3.11: calendar.isleap',
    },
  ],
  references: [
    {
      title: 'Urban, Seidelmann: Explanatory Supplement to the Astronomical Almanac, 3rd ed., ch. 15',
      isbn: '978-1-891389-85-6',
    },
  ],
});
