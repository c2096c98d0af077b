/** Arithmetic of other calendars, in days since 1970-01-01 as the engine counts them. */

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export type DateParts = { readonly year: number; readonly month: number; readonly day: number };

/** Julian day number at noon of 1970-01-01. */
const UNIX_EPOCH = 2440588;

/** Day of a date of the Julian calendar, from 4801 BC on. */
export const fromJulian = ({ year, month, day }: DateParts) => {
  const shift = Math.floor((14 - month) / 12);
  const years = year + 4800 - shift;
  const months = month + 12 * shift - 3;
  return day + Math.floor((153 * months + 2) / 5) + 365 * years + Math.floor(years / 4) - 32083 - UNIX_EPOCH;
};

/** Date in the Julian calendar. */
export const toJulian = (day: number): DateParts => {
  const c = day + UNIX_EPOCH + 32082;
  const d = Math.floor((4 * c + 3) / 1461);
  const e = c - Math.floor((1461 * d) / 4);
  const m = Math.floor((5 * e + 2) / 153);
  return {
    year: d - 4800 + Math.floor(m / 10),
    month: m + 3 - 12 * Math.floor(m / 10),
    day: e - Math.floor((153 * m + 2) / 5) + 1,
  };
};

/** The year in which a day lies, by the first days of years; `guess` is near it. */
const yearOfDay = (day: number, guess: number, newYear: (year: number) => number) => {
  let year = guess;
  while (newYear(year) > day) year--;
  while (newYear(year + 1) <= day) year++;
  return year;
};

/** Splits a day of a year into month and day by the lengths of months. */
const monthOfDay = (index: number, lengths: readonly number[]) => {
  let month = 0;
  let rest = index;
  while (rest >= lengths[month]!) {
    rest -= lengths[month]!;
    month++;
  }
  return { month: month + 1, day: rest + 1 };
};

/** Leap years of the tabular Islamic calendar are those with (11 year + rule) mod 30 < 11. */
export const islamicLeap = (year: number, rule: number) => (11 * year + rule) % 30 < 11;

/** 1 Muharram; `epoch` is the Julian day number of 1 Muharram of the year 1. */
const islamicNewYear = (year: number, rule: number, epoch: number) =>
  epoch - UNIX_EPOCH + 354 * (year - 1) + Math.floor((11 * (year - 1) + rule) / 30);

export const islamicMonths = (year: number, rule: number) =>
  Array.from({ length: 12 }, (_, month) => (month % 2 === 0 || (month === 11 && islamicLeap(year, rule)) ? 30 : 29));

export const fromIslamic = ({ year, month, day }: DateParts, rule: number, epoch: number) =>
  islamicNewYear(year, rule, epoch) + 29 * (month - 1) + Math.floor(month / 2) + day - 1;

export const toIslamic = (day: number, rule: number, epoch: number): DateParts => {
  const guess = Math.floor((30 * (day + UNIX_EPOCH - epoch)) / 10631) + 1;
  const year = yearOfDay(day, guess, (y) => islamicNewYear(y, rule, epoch));
  return { year, ...monthOfDay(day - islamicNewYear(year, rule, epoch), islamicMonths(year, rule)) };
};

/** Days from the epoch to the molad of Tishri, put off from Sunday, Wednesday and Friday. */
const hebrewElapsed = (year: number) => {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12084 + 13753 * months;
  const day = 29 * months + Math.floor(parts / 25920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
};

/** 1 Tishri, put off further where the year would be too long or the one before it too short. */
export const hebrewNewYear = (year: number) => {
  const [before, here, after] = [hebrewElapsed(year - 1), hebrewElapsed(year), hebrewElapsed(year + 1)];
  const delay = after - here === 356 ? 2 : here - before === 382 ? 1 : 0;
  return 347998 - UNIX_EPOCH + here + delay;
};

export const hebrewLeap = (year: number) => (7 * year + 1) % 19 < 7;

/** Months from Tishri on, with the 13 of a leap year. */
export const hebrewMonths = (year: number) => {
  const length = hebrewNewYear(year + 1) - hebrewNewYear(year);
  const heshvan = length % 10 === 5 ? 30 : 29;
  const kislev = length % 10 === 3 ? 29 : 30;
  return [30, heshvan, kislev, 29, 30, ...(hebrewLeap(year) ? [30] : []), 29, 30, 29, 30, 29, 30, 29];
};

export const toHebrew = (day: number): DateParts => {
  const year = yearOfDay(day, Math.floor((19 * (day + UNIX_EPOCH - 347998)) / 6940) + 1, hebrewNewYear);
  return { year, ...monthOfDay(day - hebrewNewYear(year), hebrewMonths(year)) };
};

export const fromHebrew = ({ year, month, day }: DateParts) =>
  hebrewNewYear(year) +
  hebrewMonths(year)
    .slice(0, month - 1)
    .reduce((total, length) => total + length, 0) +
  day -
  1;

/** 1 Farvardin by the cycle of 33 years with 8 leap years. */
export const persianNewYear = (year: number) =>
  1948320 - UNIX_EPOCH + 365 * (year - 1) + Math.floor((8 * year + 21) / 33);

export const persianMonths = (length: number) => [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, length - 336];

export const toPersian = (day: number): DateParts => {
  const year = yearOfDay(day, Math.floor((33 * (day + UNIX_EPOCH - 1948320)) / 12053) + 1, persianNewYear);
  const length = persianNewYear(year + 1) - persianNewYear(year);
  return { year, ...monthOfDay(day - persianNewYear(year), persianMonths(length)) };
};
