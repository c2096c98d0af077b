import { choice, date, defineCalculator, integer, number, roundNear, time } from '@reckoner/engine';

/** Days and parts of days from noon of 1 January 4713 BC (Julian); other counts are this one from another day on. */
export default defineCalculator({
  title: 'Julian day number',
  description:
    'Julian date, day number, modified Julian date, Rata Die and days since J2000 of a date and time, and the date of a Julian date.',
  keywords: [
    'julian date converter',
    'JD to calendar date',
    'modified julian date',
    'MJD',
    'JDN',
    'Rata Die',
    'J2000',
    'astronomical day number',
  ],
  inputs: {
    direction: choice(
      { fromDate: 'Date to Julian date', toDate: 'Julian date to date' },
      { label: 'Direction', default: 'fromDate' },
    ),
    date: date({ label: 'Date (Gregorian)', when: { direction: 'fromDate' } }),
    time: time({
      label: 'Time (UTC)',
      help: 'Julian days begin at noon: without a time, noon is taken.',
      default: '12:00',
      when: { direction: 'fromDate' },
    }),
    julian: number({
      label: 'Julian date',
      help: 'A modified Julian date plus 2,400,000.5.',
      symbol: '\\mathrm{JD}_0',
      usual: [2000000, 2600000],
      min: 1721425.5,
      max: 5373484.49999,
      when: { direction: 'toDate' },
    }),
  },
  outputs: {
    julianDate: number({ label: 'Julian date', symbol: '\\mathrm{JD}', places: 5 }),
    calendarDate: date({ label: 'Date (Gregorian)' }),
    clock: time({ label: 'Time (UTC)' }),
    dayNumber: integer({ label: 'Julian day number', symbol: '\\mathrm{JDN}' }),
    modified: number({ label: 'Modified Julian date', symbol: '\\mathrm{MJD}', places: 5 }),
    rataDie: integer({ label: 'Rata Die' }),
    sinceJ2000: number({ label: 'Days since J2000.0', places: 5 }),
  },
  algorithm: ({ direction, date, time, julian }) => {
    const seconds = direction === 'fromDate' ? date * 86400 + time : roundNear((julian - 2440587.5) * 86400);
    const day = Math.floor(seconds / 86400);
    const sinceEpoch = direction === 'fromDate' ? seconds / 86400 : julian - 2440587.5;
    return {
      julianDate: sinceEpoch + 2440587.5,
      calendarDate: day,
      clock: seconds - 86400 * day,
      dayNumber: Math.floor((seconds + 43200) / 86400) + 2440587,
      modified: sinceEpoch + 40587,
      rataDie: day + 719163,
      sinceJ2000: sinceEpoch - 10957.5,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ calendarDate }) => calendarDate < -141427,
      says: 'Before 15 October 1582 the Gregorian calendar was not in use: old dates are of the Julian calendar, which differs by up to 10 days.',
    },
  ],
  explanation: ({ direction }) =>
    direction === 'fromDate'
      ? '{date} at {time} UTC is the Julian date {julianDate}, in the Julian day {dayNumber}.'
      : 'The Julian date {julianDate} is {calendarDate} at {clock} UTC.',
  examples: [
    {
      inputs: { date: '2000-01-01' },
      results: {
        julianDate: 2451545,
        calendarDate: '2000-01-01',
        clock: '12:00',
        dayNumber: 2451545,
        modified: 51544.5,
        rataDie: 730120,
        sinceJ2000: 0,
      },
      source: 'Definition of J2000.0; Meeus, ch. 7; Rata Die by Python, date.toordinal',
    },
    {
      inputs: { date: '1957-10-04', time: '19:26:24' },
      results: { julianDate: 2436116.31, dayNumber: 2436116, modified: 36115.81, rataDie: 714691 },
      source: 'Meeus, Astronomical Algorithms, 2nd ed., ch. 7: 4.81 October 1957 is 2436116.31; Python, date.toordinal',
    },
    {
      inputs: { direction: 'toDate', julian: 2436116.31 },
      results: { calendarDate: '1957-10-04', clock: '19:26:24', dayNumber: 2436116, julianDate: 2436116.31 },
      source: 'Meeus, ch. 7: 1957 October 4.81',
    },
    {
      inputs: { direction: 'toDate', julian: 2299160.5 },
      results: { calendarDate: '1582-10-15', clock: '00:00', dayNumber: 2299160, modified: -100840 },
      source: 'Explanatory Supplement: the Gregorian calendar began at JD 2299160.5',
    },
    {
      inputs: { direction: 'toDate', julian: 5373484.49999 },
      results: { calendarDate: '9999-12-31', clock: '23:59:59', dayNumber: 5373484 },
      source: 'By hand: 0.99999 of a day from midnight are 86,399 s',
    },
    {
      inputs: { date: '0333-01-27' },
      results: { julianDate: 1842712, dayNumber: 1842712, rataDie: 121287 },
      cautions: ['not in use'],
      source:
        'Meeus, ch. 7: 27 January 333, noon, of the Julian calendar, is 1842713; its Gregorian date is a day later; Python, date.toordinal + 1721425',
    },
  ],
  notes: [
    'The day number is that of the Julian day that began at noon at or before the time. Years before 1582 are of the Gregorian calendar carried back.',
    'In UTC, without leap seconds: ephemerides use Terrestrial Time, which is about 69 s ahead.',
  ],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed., ch. 7', isbn: '978-0-943396-61-3' }],
});
