/**
 * The calendar that formulas reckon with: the proleptic Gregorian one, a day as a whole number counted from
 * 1970-01-01 (day 0). Every function takes and returns such days, so dates subtract.
 */

import type { Arithmetic, Operand } from './arithmetic/arithmetic.js';
import type { EngineFunction } from './functions.js';

export interface CalendarDate {
  /** Astronomical year: 0 is 1 BC. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** From 0000-03-01, where 400-year cycles begin, to 1970-01-01. */
const DAYS_TO_EPOCH = 719_468;
const DAYS_PER_CYCLE = 146_097;
/** Julian date of 1970-01-01, midnight. */
const JULIAN_DATE_OF_EPOCH = 2_440_587.5;

/** Whether a year of the Gregorian calendar has 366 days. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month (1 to 12) of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The day of a calendar date. Months and days beyond their range carry over: `toDay(2026, 13, 1)` is 2027-01-01.
 * @example toDay(1970, 1, 2) // 1
 */
export function toDay(year: number, month: number, day: number): number {
  // Years are counted from March, so that the leap day is a year's last.
  const fromMarch = year * 12 + month - 3;
  const marchYear = Math.floor(fromMarch / 12);
  const marchMonth = fromMarch - marchYear * 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - DAYS_TO_EPOCH;
}

/** The calendar date of a day. */
export function fromDay(day: number): CalendarDate {
  const sinceMarch0 = day + DAYS_TO_EPOCH;
  const cycle = Math.floor(sinceMarch0 / DAYS_PER_CYCLE);
  const inCycle = sinceMarch0 - cycle * DAYS_PER_CYCLE;
  const yearOfCycle = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365,
  );
  const inYear = inCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: inYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The year of a day, as whole days since 1970-01-01. */
export function yearOf(day: number): number {
  return fromDay(day).year;
}

/** 1 to 12. */
export function monthOf(day: number): number {
  return fromDay(day).month;
}

/** 1 to 31. */
export function dayOfMonth(day: number): number {
  return fromDay(day).day;
}

/** 1 to 366. */
export function dayOfYear(day: number): number {
  return day - toDay(yearOf(day), 1, 1) + 1;
}

/**
 * The same day of the month, whole months later (negative: earlier); the month's last day where it has no such day.
 * @example formatDate(addMonths(parseDate('2026-01-31'), 1)) // '2026-02-28'
 */
export function addMonths(day: number, months: number): number {
  const date = fromDay(day);
  const monthsFromYear0 = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(monthsFromYear0 / 12);
  const month = monthsFromYear0 - year * 12 + 1;
  return toDay(year, month, Math.min(date.day, daysInMonth(year, month)));
}

/** The same date, whole years later; 29 February becomes the 28th in a common year. */
export function addYears(day: number, years: number): number {
  return addMonths(day, years * 12);
}

/** Completed months from one day to a later one (negative when it is earlier). */
export function wholeMonthsBetween(from: number, to: number): number {
  if (to < from) return 0 - wholeMonthsBetween(to, from);
  const start = fromDay(from);
  const end = fromDay(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekday(day: number): number {
  const fromMonday = (day + 3) % 7;
  return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1;
}

/** ISO 8601 week number, 1 to 53: week 1 has the year's first Thursday. */
export function isoWeek(day: number): number {
  const thursday = day + 4 - weekday(day);
  return Math.floor((dayOfYear(thursday) - 1) / 7) + 1;
}

/** The year to which a day's ISO 8601 week belongs. */
export function isoWeekYear(day: number): number {
  return yearOf(day + 4 - weekday(day));
}

/** The Julian date at the day's midnight UTC: 2440587.5 for 1970-01-01. */
export function julianDate(day: number): number {
  return day + JULIAN_DATE_OF_EPOCH;
}

/** The Julian day number of the day's noon UTC: 2440588 for 1970-01-01. */
export function julianDay(day: number): number {
  return day + 2_440_588;
}

/** The day of an ISO date of the years 0001 to 9999 (`2026-01-31`); undefined when there is no such date. */
export function parseDate(text: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return toDay(year, month, day);
}

/** The ISO date of a day of the years 0001 to 9999. */
export function formatDate(day: number): string {
  const date = fromDay(day);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

/** Day 0001-01-01. */
export const FIRST_DAY = /* @__PURE__ */ toDay(1, 1, 1);
/** Day 9999-12-31. */
export const LAST_DAY = /* @__PURE__ */ toDay(9999, 12, 31);

/** How interest accrues between two days: the day count conventions of ISDA 2006, section 4.16. */
export type DayCount = '30/360' | '30E/360' | 'ACT/365F' | 'ACT/360' | 'ACT/ACT';

/** Whole days over whole days of a year; ACT/ACT has one such part per kind of year. */
type YearParts = readonly (readonly [days: number, daysOfYear: number])[];

function yearParts(from: number, to: number, convention: DayCount): YearParts {
  switch (convention) {
    case '30/360':
    case '30E/360':
      return [[days360(from, to, convention), 360]];
    case 'ACT/365F':
      return [[to - from, 365]];
    case 'ACT/360':
      return [[to - from, 360]];
    case 'ACT/ACT': {
      const leap = leapDays(to) - leapDays(from);
      return [
        [to - from - leap, 365],
        [leap, 366],
      ];
    }
    default:
      throw new Error(`There is no day count convention named ${String(convention)}.`);
  }
}

/** Days before this one that lie in leap years, counted from a fixed origin. */
function leapDays(day: number): number {
  const { year } = fromDay(day);
  const before = year - 1;
  const leapYears = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return leapYears * 366 + (isLeapYear(year) ? day - toDay(year, 1, 1) : 0);
}

/**
 * Days between two dates in a year of twelve 30-day months. `30/360` is the US bond basis (a 31st counts as the 30th,
 * the end date's only when the start is the 30th or later), `30E/360` the Eurobond basis (every 31st does).
 */
export function days360(from: number, to: number, convention: '30/360' | '30E/360' = '30/360'): number {
  const start = fromDay(from);
  const end = fromDay(to);
  const startDay = Math.min(start.day, 30);
  const endDay = convention === '30E/360' || startDay === 30 ? Math.min(end.day, 30) : end.day;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + endDay - startDay;
}

/**
 * The part of a year from one day to another by a day count convention; negative when `to` is earlier.
 * @example dayCountFraction(parseDate('2026-01-01'), parseDate('2026-07-01'), '30/360') // 0.5
 */
export function dayCountFraction(from: number, to: number, convention: DayCount): number {
  return yearParts(from, to, convention).reduce((sum, [days, year]) => sum + days / year, 0);
}

/** The same in any arithmetic: the quotients are not rounded to doubles. */
export function dayCountFractionOn<V>(
  A: Arithmetic<V>,
  from: Operand<V>,
  to: Operand<V>,
  convention: DayCount,
): Operand<V> {
  const parts = yearParts(A.toNumber(from), A.toNumber(to), convention);
  return parts.reduce<Operand<V>>((sum, [days, year]) => A.add(sum, A.div(days, year)), 0);
}

/** Days are whole numbers in every arithmetic; one that was computed with decimals is read back as such. */
export function onDays(float64: EngineFunction['float64']): EngineFunction {
  return {
    float64,
    decimal: (...args: unknown[]) => float64(...args.map((arg) => (typeof arg === 'object' ? Number(arg) : arg))),
  };
}
