/** Lines of time as rows that can be drawn. */
import type { TimelineFigure } from '../../authoring/figures.js';
import type { FigureValues } from './values.js';

/** In whole days since 1970-01-01. */
export interface TimelineRowData {
  readonly label: string;
  readonly from: number;
  /** Where it begins, of a single day. */
  readonly to: number;
}

export interface TimelineData {
  readonly kind: 'timeline';
  readonly title: string;
  readonly rows: readonly TimelineRowData[];
}

export const MOST_ROWS = 24;
/** The first and the last day of the years 1 to 9999, which can be told. */
const [FIRST, LAST] = [-719_162, 2_932_896];

/** Undefined where these values leave nothing to draw. @throws whatever the author's function throws */
export function timelineData(
  { title, rows: rowsOf }: TimelineFigure,
  { values }: FigureValues,
): TimelineData | undefined {
  const rows = (rowsOf(values) ?? [])
    .slice(0, MOST_ROWS)
    .map(({ label, at, from, to }) => ({ label, from: Math.floor(at ?? from), to: Math.floor(at ?? to) }))
    .filter(({ from, to }) => from >= FIRST && from <= to && to <= LAST);
  const isLong = Math.max(...rows.map(({ to }) => to)) > Math.min(...rows.map(({ from }) => from));
  return isLong ? { kind: 'timeline', title, rows } : undefined;
}
