/** Weekday names and differences of dates. Dates are whole days since 1970-01-01. */
import { addMonths, weekday, wholeMonthsBetween } from '@reckoner/engine';

/** In ISO 8601 order: Monday is the first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function weekdayName(day: number) {
  return WEEKDAYS[weekday(day) - 1]!;
}

/** Completed years, then months, then days from one day to a later one. */
export function calendarDifference(from: number, to: number) {
  const totalMonths = wholeMonthsBetween(from, to);
  const years = Math.floor(totalMonths / 12);
  return { years, months: totalMonths - years * 12, days: to - addMonths(from, totalMonths) };
}
