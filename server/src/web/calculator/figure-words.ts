/** What is drawn with its heading and key, colors, and numbers as they stand in drawings. */
import type { ShownField } from '@reckoner/engine/calculate/figure/fields';
import type { VNode } from 'preact';
import type { ReadingStop } from './figure-readings.js';
import { formatValue } from './numbers.js';

/** What a color stands for; of the first is the first color. */
export interface KeyEntry {
  readonly label: string;
  readonly sign: 'line' | 'part';
  readonly isDashed?: boolean;
}

/** A figure in its parts, to be put together on a page or in a file. */
export interface Picture {
  readonly heading: string;
  /** Empty where colors need no telling. */
  readonly key: readonly KeyEntry[];
  /** An `svg`. */
  readonly chart: VNode;
  /** Of what the chart's view box shows. */
  readonly size: { readonly width: number; readonly height: number };
  /** What can be read off it, of a figure whose values are not all written beside it. */
  readonly stops?: () => readonly ReadingStop[];
}

/** The class of the line or part at a place, which has its color. */
export const coloredBy = (place: number): string => `figure-${place + 1}`;

/** As many digits as a drawing has room for: the results beside it have all. */
const DIGITS = 4;

export function shownShort({ unit, isMoney }: ShownField, value: number, currency: string): string {
  const short = Number(value.toPrecision(DIGITS));
  return formatValue({ type: isMoney ? 'money' : 'number' }, short, unit, currency).replace(/^-/, '−');
}
