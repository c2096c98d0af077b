import { date, defineCalculator, integer, toDay } from '@reckoner/engine';

/** Days by which the Gregorian calendar runs ahead of the Julian one. */
const daysFromJulian = (year: number) => Math.floor(year / 100) - Math.floor(year / 400) - 2;

/** Gregorian Easter by the anonymous algorithm of 1876; Orthodox Easter by Meeus's Julian rule. */
export default defineCalculator({
  title: 'Easter date',
  description:
    'Western and Orthodox Easter Sunday of a year, with the movable feasts that follow from the Western date.',
  keywords: ['easter sunday', 'computus', 'good friday', 'pentecost', 'ash wednesday', 'movable feasts'],
  inputs: { year: integer({ label: 'Year', min: 1583, max: 4099 }) },
  outputs: {
    easter: date({ label: 'Easter Sunday (Western)' }),
    orthodox: date({ label: 'Easter Sunday (Orthodox, Gregorian calendar)' }),
    ashWednesday: date({ label: 'Ash Wednesday' }),
    goodFriday: date({ label: 'Good Friday' }),
    ascension: date({ label: 'Ascension Day' }),
    pentecost: date({ label: 'Pentecost' }),
  },
  algorithm: ({ year }) => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = Math.floor(b / 4);
    const e = b % 4;
    const f = Math.floor((b + 8) / 25);
    const g = Math.floor((b - f + 1) / 3);
    const h = (19 * a + b - d - g + 15) % 30;
    const i = Math.floor(c / 4);
    const k = c % 4;
    const l = (32 + 2 * e + 2 * i - h - k) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const n = h + l - 7 * m + 114;
    const easter = toDay(year, Math.floor(n / 31), (n % 31) + 1);

    const paschal = (19 * a + 15) % 30;
    const toSunday = (2 * (year % 4) + 4 * (year % 7) - paschal + 34) % 7;
    const p = paschal + toSunday + 114;
    const orthodox = toDay(year, Math.floor(p / 31), (p % 31) + 1) + daysFromJulian(year);
    return {
      easter,
      orthodox,
      ashWednesday: easter - 46,
      goodFriday: easter - 2,
      ascension: easter + 39,
      pentecost: easter + 49,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ year }) => year < 1753,
      says: 'Countries went over to the Gregorian calendar at different times, Great Britain in 1752: before that Easter was kept there on another day.',
    },
  ],
  explanation: 'In {year} Western Easter Sunday is {easter} and Orthodox Easter Sunday is {orthodox}.',
  examples: [
    {
      inputs: { year: 2024 },
      results: {
        easter: '2024-03-31',
        orthodox: '2024-05-05',
        ashWednesday: '2024-02-14',
        goodFriday: '2024-03-29',
        ascension: '2024-05-09',
        pentecost: '2024-05-19',
      },
      source: 'Python: dateutil.easter; feasts from the liturgical calendar of 2024',
    },
    {
      inputs: { year: 2025 },
      results: { easter: '2025-04-20', orthodox: '2025-04-20' },
      source: 'Python: dateutil.easter',
    },
    {
      inputs: { year: 1818 },
      results: { easter: '1818-03-22', orthodox: '1818-04-26' },
      source: 'Python: dateutil.easter; the earliest date',
    },
    { inputs: { year: 2038 }, results: { easter: '2038-04-25' }, source: 'Python: dateutil.easter; the latest date' },
    {
      inputs: { year: 1700 },
      results: { easter: '1700-04-11', orthodox: '1700-04-11' },
      cautions: ['Great Britain in 1752'],
      source: 'Python: dateutil.easter',
    },
  ],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed., ch. 8', isbn: '978-0-943396-61-3' }],
});
