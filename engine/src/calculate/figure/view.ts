/** What a reader chose to see of a figure with an axis: a range, and how its axes are spaced. */
import { formatDate, parseDate } from '../../calendar.js';

/** As it was written, in the unit of the axis; what is empty is not chosen. */
export interface FigureView {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly scale?: string | undefined;
}

/** Which axes have their powers of ten evenly apart. */
export const FIGURE_SCALES = ['linear', 'log-x', 'log-y', 'log'] as const;
export type FigureScale = (typeof FIGURE_SCALES)[number];

export interface ViewRange {
  readonly from: number;
  readonly to: number;
}

export interface ViewProblem {
  readonly part: keyof FigureView;
  readonly message: string;
}

/** What is shown in the end: of a choice that cannot be, what is shown without. */
export interface ShownView {
  /** How far the ends can be chosen. */
  readonly reach: ViewRange;
  /** Absent where nothing is chosen. */
  readonly range?: ViewRange;
  readonly scale: FigureScale;
  readonly problem?: ViewProblem;
}

interface ViewedAxis {
  readonly reach: ViewRange;
  readonly unit: string;
  readonly isDate: boolean;
  /** As the author has it. */
  readonly scale: FigureScale;
}

export const isLogX = (scale: FigureScale): boolean => scale === 'log-x' || scale === 'log';
export const isLogY = (scale: FigureScale): boolean => scale === 'log-y' || scale === 'log';

export function scaleOf(x: boolean, y: boolean): FigureScale {
  return x ? (y ? 'log' : 'log-x') : y ? 'log-y' : 'linear';
}

/** Where conversions of units leave last digits. */
const NEARLY = 1e-9;

export function readView(view: FigureView, axis: ViewedAxis): ShownView {
  const { reach } = axis;
  const refused = (part: keyof FigureView, message: string): ShownView => ({
    ...{ reach, scale: axis.scale },
    problem: { part, message },
  });
  const given = view.scale?.trim() || axis.scale;
  const scale = FIGURE_SCALES.find((one) => one === given);
  if (scale === undefined) return refused('scale', `The scale can be ${FIGURE_SCALES.join(', ')}.`);
  const slack = NEARLY * Math.max(Math.abs(reach.from), Math.abs(reach.to));
  const ends: { from?: number; to?: number } = {};
  for (const part of ['from', 'to'] as const) {
    const text = view[part]?.trim() ?? '';
    if (text === '') continue;
    const value = placeOf(text, axis);
    if (value === undefined) return refused(part, `${quoted(text)} is no ${wanted(axis)}.`);
    if (value < reach.from - slack || value > reach.to + slack)
      return refused(part, `${quoted(text)} is out of what can be shown: ${told(reach, axis)}.`);
    ends[part] = Math.min(Math.max(value, reach.from), reach.to);
  }
  const isChosen = ends.from !== undefined || ends.to !== undefined;
  const range = { ...reach, ...ends };
  if (isChosen && !(range.from < range.to)) {
    const part = ends.from === undefined ? 'to' : 'from';
    return refused(part, `The range has to begin before its end: it is ${told(range, axis)}.`);
  }
  if (isLogX(scale) && !(range.from > 0))
    return refused('scale', `Powers of ten are above 0: choose a range that begins there, not ${told(range, axis)}.`);
  return { reach, scale, ...(isChosen && { range }) };
}

const quoted = (text: string): string => `“${text.slice(0, 40)}”`;

function placeOf(text: string, { isDate }: ViewedAxis): number | undefined {
  if (isDate) return parseDate(text);
  const plain = text.replace(/^[−–]/, '-');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : undefined;
}

const wanted = ({ isDate }: ViewedAxis): string =>
  isDate ? 'date: write it as 2026-01-31' : 'number: write it as 12.5, without a unit';

function told({ from, to }: ViewRange, { unit, isDate }: ViewedAxis): string {
  const ends = [from, to].map((end) => placeText(end, isDate)).join(' to ');
  return unit === '' ? ends : `${ends} ${unit}`;
}

/** An end of a range as one would write it into its field. */
export function placeText(value: number, isDate: boolean): string {
  return isDate ? formatDate(value) : String(Number(value.toPrecision(6)));
}
