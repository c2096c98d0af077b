import { weekday } from '@reckoner/engine';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** English name of the weekday of a day since 1970-01-01. */
export function nameOfDay(day: number): string {
  return NAMES[weekday(day) - 1] as string;
}
