/** What all ratios of an amount over a period to a balance ask for and look at. */
import { integer, isAbove, roundTo } from '@reckoner/engine';

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

/** How days of a balance stand to the terms, which a sentence has as `terms` and `beyondTerms`; nothing without terms. */
export function againstTerms(taken: number, terms: number | undefined): string {
  if (terms === undefined) return '';
  // The figures as they are shown: 29.96 days reads as 30.0.
  const gap = roundTo(taken, 1) - terms;
  if (gap === 0) return ', as long as the terms of {terms} {terms|day|days}';
  const than = gap > 0 ? 'longer' : 'shorter';
  return `, ${than} than the terms of {terms} {terms|day|days} by {|beyondTerms|}`;
}
