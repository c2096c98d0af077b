/** What the figure of a calculator shows of an answer: plain numbers, to be drawn. */
import type { BarsFigure, Figure, PartsFigure, SeriesFigure } from '../../authoring/figures.js';
import { parseDate } from '../../calendar.js';
import { conversion } from '../read/unit.js';
import { orElse, withinRequest } from '../request-budget.js';
import type { Results, TableValue } from '../types.js';
import { type CurveData, curveData } from './curve.js';
import { type DrawingData, drawingData } from './drawing.js';
import { thinned } from './thinned.js';
import { type TimelineData, timelineData } from './timeline.js';
import type { FigureValues } from './values.js';
import { type FigureView, isLogX, isLogY, readView, type ShownView } from './view.js';

/** An output or a column that is drawn. */
export interface FigureField {
  readonly name: string;
  readonly label: string;
  /** `''` where there is none. */
  readonly unit: string;
}

export interface FigureLine extends FigureField {
  /** In the order of x. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface SeriesData {
  readonly kind: 'series';
  /** The name of the table. */
  readonly table: string;
  /** Of dates the places are whole days since 1970-01-01. */
  readonly x: FigureField & { readonly isDate: boolean };
  readonly lines: readonly FigureLine[];
  readonly view: ShownView;
}

export interface FigurePart extends FigureField {
  readonly value: number;
  /** Of the whole, from 0 to 1. */
  readonly share: number;
}

export interface PartsData {
  readonly kind: 'parts';
  readonly whole: FigureField & { readonly value: number };
  readonly parts: readonly FigurePart[];
}

export interface BarsData {
  readonly kind: 'bars';
  /** The name of the table. */
  readonly table: string;
  readonly value: FigureField;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

export type FigureData = SeriesData | PartsData | BarsData | CurveData | DrawingData | TimelineData;

/** More points than a screen can show apart. */
const MOST_POINTS = 400;
/** More bars than are read. */
const MOST_BARS = 40;
/** What rounding each part may leave: amounts of money have two decimals, or none. */
const ROUNDING = 0.0051;
const WHOLE_ROUNDING = 0.51;
const RELATIVE = 1e-6;

/**
 * Undefined where these results leave nothing to draw: no table, one row, a part that is negative, a curve that takes more
 * work than a request may cost.
 * @param valuesOf What functions of a figure look at, which takes another calculation; asked for where there are some.
 * @param view What a reader chose to see, of a figure with an axis.
 * @throws whatever those functions or the calculation throw
 */
export function figureData(
  figure: Figure,
  results: Results,
  valuesOf: () => FigureValues | undefined = () => undefined,
  view: FigureView = {},
): FigureData | undefined {
  switch (figure.kind) {
    case 'series':
      return seriesData(figure, results, view);
    case 'parts':
      return partsData(figure, results);
    case 'bars':
      return barsData(figure, results);
    case 'curve':
    case 'drawing':
    case 'timeline':
      return orElse(
        () =>
          withinRequest(() => {
            const values = valuesOf();
            if (values === undefined) return undefined;
            if (figure.kind === 'curve') return curveData(figure, values, view);
            return figure.kind === 'drawing' ? drawingData(figure, values) : timelineData(figure, values);
          }),
        () => undefined,
      );
  }
}

function placeOf(cell: number | string | undefined, type: string): number | undefined {
  if (type === 'date' && typeof cell === 'string') return parseDate(cell);
  return typeof cell === 'number' ? cell : undefined;
}

function seriesData({ table, x, lines }: SeriesFigure, results: Results, view: FigureView): SeriesData | undefined {
  const value = results[table]?.value;
  if (typeof value !== 'object') return undefined;
  const along = columnOf(value, x);
  const columns = lines.flatMap((name) => columnOf(value, name) ?? []);
  if (along === undefined || columns.length < lines.length) return undefined;
  const { name, label, unit, type } = along.column;
  const isDate = type === 'date';
  const places = value.rows.map((row) => placeOf(row[along.place], type));
  const drawn = ({ range, scale }: Pick<ShownView, 'range' | 'scale'>): FigureLine[] => {
    const isSeen = (at: number | undefined, y: unknown): y is number =>
      at !== undefined &&
      typeof y === 'number' &&
      (range === undefined || (at >= range.from && at <= range.to)) &&
      (!isLogX(scale) || at > 0) &&
      (!isLogY(scale) || y > 0);
    return columns.map(({ column, place }) => ({
      ...{ name: column.name, label: column.label, unit: column.unit },
      points: thinned(
        value.rows.flatMap((row, index) => {
          const [at, y] = [places[index], row[place]];
          return isSeen(at, y) ? [{ x: at!, y }] : [];
        }),
        MOST_POINTS,
      ),
    }));
  };
  const whole = drawn({ scale: 'linear' });
  if (whole.some(({ points }) => points.length < 2)) return undefined;
  const known = places.filter((place): place is number => place !== undefined);
  const reach = { from: Math.min(...known), to: Math.max(...known) };
  const shown = readView(view, { reach, unit, isDate, scale: 'linear' });
  const data = { kind: 'series', table, x: { name, label, unit, isDate } } as const;
  if (shown.problem !== undefined) return { ...data, lines: whole, view: shown };
  const part = drawn(shown).filter(({ points }) => points.length > 1);
  if (part.length > 0) return { ...data, lines: part, view: shown };
  const message = isLogY(shown.scale)
    ? 'There are no two rows above 0 to be shown by powers of ten.'
    : 'There are no two rows in this range.';
  const problem = { part: shown.range === undefined ? 'scale' : 'from', message } as const;
  return { ...data, lines: whole, view: { reach, scale: 'linear', problem } };
}

function columnOf({ columns }: TableValue, name: string) {
  const place = columns.findIndex((column) => column.name === name);
  return place < 0 ? undefined : { column: columns[place]!, place };
}

/** A number without what rounding left in its last digits. */
function nameOf(cell: number | string | undefined): string {
  return String(typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell);
}

function partsData({ of, parts }: PartsFigure, results: Results): PartsData | undefined {
  const whole = results[of];
  if (typeof whole?.value !== 'number' || !(whole.value > 0)) return undefined;
  const { value, label, unit } = whole;
  // An optional part that is absent is none.
  const given = parts.filter((name) => results[name] !== undefined);
  const drawn = given.flatMap((name): FigurePart[] => {
    const { label: said, ...part } = results[name]!;
    if (typeof part.value !== 'number' || part.value < 0) return [];
    // A reader may have chosen another unit for one of them.
    const own = part.unit === unit ? part.value : conversion(part.unit, unit).float(part.value);
    return [{ name, label: said, unit: part.unit, value: part.value, share: own / value }];
  });
  if (drawn.length < given.length || drawn.length < 2) return undefined;
  const values = [value, ...drawn.map((part) => part.value)];
  const rounding = values.every(Number.isInteger) ? WHOLE_ROUNDING : ROUNDING;
  const sum = drawn.reduce((total, { share }) => total + share * value, 0);
  // A picture of parts that are not the whole would say something wrong.
  if (Math.abs(sum - value) > rounding * values.length + RELATIVE * value) return undefined;
  return { kind: 'parts', whole: { name: of, label, unit, value }, parts: drawn };
}

function barsData({ table, label, value }: BarsFigure, results: Results): BarsData | undefined {
  const given = results[table]?.value;
  if (typeof given !== 'object' || given.rows.length < 2 || given.rows.length > MOST_BARS) return undefined;
  const [named, measured] = [columnOf(given, label), columnOf(given, value)];
  if (named === undefined || measured === undefined) return undefined;
  const bars = given.rows.flatMap((row) => {
    const long = row[measured.place];
    return typeof long === 'number' && long >= 0 ? [{ label: nameOf(row[named.place]), value: long }] : [];
  });
  if (bars.length < given.rows.length || bars.every((bar) => bar.value === 0)) return undefined;
  const { name, label: said, unit } = measured.column;
  return { kind: 'bars', table, value: { name, label: said, unit }, bars };
}
