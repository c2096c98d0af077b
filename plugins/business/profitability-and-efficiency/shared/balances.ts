/** What all ratios of an amount over a period to a balance ask for and look at. */
import { integer, isAbove } from '@reckoner/engine';

export const months = integer({
  label: 'Months that the amounts cover',
  symbol: 'n',
  help: '3 for a quarter, 6 for a half year.',
  min: 1,
  max: 18,
  default: 12,
});

export const days = integer({
  label: 'Days in the period',
  symbol: 'd',
  help: '365 for a year (or 360), 90 to 92 for a quarter, 30 or 31 for a month.',
  min: 1,
  max: 371,
  default: 365,
  usual: [28, 371],
});

/** Whether a balance more than doubled or more than halved, of which an average of two dates says little. */
export const isFarApart = (start: number | undefined, end: number | undefined): boolean =>
  start !== undefined &&
  end !== undefined &&
  start > 0 &&
  end > 0 &&
  (isAbove(start, 2 * end) || isAbove(end, 2 * start));
