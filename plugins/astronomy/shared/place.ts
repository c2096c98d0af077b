/** Where and when an observer stands. */
import { isAbove, measure, number } from '@reckoner/engine';

export const latitude = measure('deg', {
  label: 'Latitude',
  help: 'North positive.',
  symbol: '\\varphi',
  min: -90,
  max: 90,
});
export const longitude = measure('deg', {
  label: 'Longitude',
  help: 'East positive.',
  symbol: '\\lambda',
  min: -180,
  max: 180,
});
export const utcOffset = number({
  label: 'Hours ahead of UTC',
  help: 'With daylight saving time: -4 for New York in summer, 2 for Berlin in summer.',
  min: -12,
  max: 14,
  default: 0,
});

/**
 * Whether an offset from UTC is none that is in use at a longitude, not even in the west of China or with daylight saving
 * time; both hours and degrees count round the clock.
 */
export function isFarFromZone(offset: number, degrees: number): boolean {
  const apart = offset - degrees / 15;
  return isAbove(Math.abs(apart - 24 * Math.round(apart / 24)), 3.6);
}
