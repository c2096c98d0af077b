/** Where and when an observer stands. */
import { measure, number } from '@reckoner/engine';

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
