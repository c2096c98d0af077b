/** Curves as points that are shown: what the author's functions give, at a bounded number of places. */
import type { Curve, CurveFigure, CurveLine } from '../../authoring/figures.js';
import { TooMuchWork } from '../../budget.js';
import { axisScale, type FieldScale, type ShownField } from './fields.js';
import { thinned } from './thinned.js';
import type { FigureValues } from './values.js';
import { type FigureView, isLogX, isLogY, readView, type ShownView, scaleOf, type ViewRange } from './view.js';

export interface CurvePoint {
  readonly x: number;
  /** Undefined is a gap. */
  readonly y: number | undefined;
}

export interface CurveAxisData extends ShownField {
  readonly isLog: boolean;
  /** What a reader chose to see of it. */
  readonly range?: ViewRange;
}

export interface CurveData {
  readonly kind: 'curve';
  readonly title: string;
  readonly x: CurveAxisData;
  readonly y: CurveAxisData;
  /** Where more than one is drawn, each has a label. */
  readonly lines: readonly {
    readonly label: string;
    readonly isDashed: boolean;
    readonly points: readonly CurvePoint[];
  }[];
  /** Dots that have no name. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  /** Each is a stretch of the first line. */
  readonly shades: readonly (readonly CurvePoint[])[];
  readonly view: ShownView;
}

/** As many places of each line are tried: enough for a curve to look smooth. */
export const CURVE_POINTS = 201;
const SHADE_POINTS = 121;
/** Of a path that is cut to a part of it, so that the part has as many. */
const MOST_PATH_POINTS = 2001;
export const MOST_LINES = 5;
export const MOST_MARKS = 12;
const MOST_SHADES = 4;
const MOST_DOTS = 400;

/** Undefined where these values leave nothing to draw. @throws whatever the author's function throws */
export function curveData(figure: CurveFigure, source: FigureValues, view: FigureView = {}): CurveData | undefined {
  const [x, y] = [axisScale(figure.x, source), axisScale(figure.y, source)];
  const curve = figure.curve(source.values);
  if (curve === undefined || x === undefined || y === undefined || !hasEnds(curve)) return undefined;
  const own = scaleOf(figure.x.log === true, figure.y.log === true);
  const axes = { x, y, isLogX: isLogX(own), isLogY: isLogY(own) };
  const whole = drawn(figure, curve, axes, undefined);
  if (view.from === undefined && view.to === undefined && view.scale === undefined) {
    return whole && { ...whole, view: { reach: reachOf(curve, x, whole), scale: own } };
  }
  if (whole === undefined) return undefined;
  const reach = reachOf(curve, x, whole);
  const shown = readView(view, { reach, unit: x.unit, isDate: false, scale: own });
  if (shown.problem !== undefined) return { ...whole, view: shown };
  const chosen = { x, y, isLogX: isLogX(shown.scale), isLogY: isLogY(shown.scale) };
  const part = drawn(figure, curve, chosen, shown.range);
  if (part !== undefined) return { ...part, view: shown };
  const message = chosen.isLogY
    ? 'There is nothing above 0 to be shown by powers of ten.'
    : 'There is nothing to draw in this range.';
  const problem = { part: shown.range === undefined ? 'scale' : 'from', message } as const;
  return { ...whole, view: { reach, scale: own, problem } };
}

interface CurveAxes {
  readonly x: FieldScale;
  readonly y: FieldScale;
  readonly isLogX: boolean;
  readonly isLogY: boolean;
}

/** From the least to the greatest, whichever way units turn them. */
function ordered(one: number, other: number): ViewRange {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** How far one may look: as the author says, else what is drawn. */
function reachOf(curve: Curve, { toShown }: FieldScale, whole: Omit<CurveData, 'view'>): ViewRange {
  if (curve.lines.some((line) => line.at === undefined)) {
    const { from, to } = curve.reach ?? curve;
    return ordered(toShown(from), toShown(to));
  }
  const places = whole.lines.flatMap(({ points }) => points.map((point) => point.x));
  return { from: Math.min(...places), to: Math.max(...places) };
}

/** @param range In the shown unit of x; all of the curve where it is undefined. */
function drawn(
  figure: CurveFigure,
  curve: Curve,
  { x, y, isLogX: hasLogX, isLogY: hasLogY }: CurveAxes,
  range: ViewRange | undefined,
): Omit<CurveData, 'view'> | undefined {
  const ends = range === undefined ? curve : ordered(x.toFormula(range.from), x.toFormula(range.to));
  const onAxis = (scale: FieldScale, value: number, log: boolean): number | undefined => {
    const shown = scale.toShown(value);
    return Number.isFinite(shown) && (!log || shown > 0) ? shown : undefined;
  };
  const isInside = (shown: number) => range === undefined || (shown >= range.from && shown <= range.to);
  const pointOf = ([atX, atY]: readonly [number, number]): CurvePoint[] => {
    const shownX = onAxis(x, atX, hasLogX);
    return shownX === undefined ? [] : [{ x: shownX, y: onAxis(y, atY, hasLogY) }];
  };
  const within = (points: readonly CurvePoint[]): CurvePoint[] =>
    points.map((point) => (isInside(point.x) ? point : { x: point.x, y: undefined }));
  const sampled = (line: CurveLine, from: number, to: number, count: number): CurvePoint[] => {
    const tried = places(from, to, count, hasLogX && line.at === undefined).map((place) => pointAt(line, place));
    return (line.at === undefined ? withLeaps(line, tried) : tried).flatMap(pointOf);
  };
  const pathOf = (line: CurveLine): CurvePoint[] => {
    const all = sampled(line, curve.from, curve.to, CURVE_POINTS);
    const seen = all.filter((point) => isInside(point.x)).length;
    if (seen === all.length) return all;
    const count = Math.min(MOST_PATH_POINTS, Math.ceil(CURVE_POINTS ** 2 / Math.max(seen, 1)));
    return within(sampled(line, curve.from, curve.to, count));
  };
  const lines = curve.lines.slice(0, MOST_LINES).map((line) => ({
    label: line.label ?? y.label,
    isDashed: line.dashed === true,
    points: line.at === undefined ? sampled(line, ends.from, ends.to, CURVE_POINTS) : pathOf(line),
  }));
  if (lines.every(({ points }) => points.filter((point) => point.y !== undefined).length < 2)) return undefined;
  const marks = (curve.marks ?? [])
    .slice(0, MOST_MARKS)
    .flatMap(({ label, ...at }) =>
      within(pointOf([at.x, at.y])).flatMap((one) => (one.y === undefined ? [] : [{ x: one.x, y: one.y, label }])),
    );
  const points = thinned(curve.points ?? [], MOST_DOTS)
    .flatMap((point) => within(pointOf(point)))
    .flatMap((point) => (point.y === undefined ? [] : [{ x: point.x, y: point.y }]));
  const [first] = curve.lines;
  const shades = (curve.shade ?? []).slice(0, MOST_SHADES).flatMap(({ from, to }) => {
    const [low, high] = [Math.max(from, ends.from), Math.min(to, ends.to)];
    return low < high ? [sampled(first!, low, high, SHADE_POINTS)] : [];
  });
  const axis = ({ label, unit, isMoney }: FieldScale, log: boolean) => ({ label, unit, isMoney, isLog: log });
  const shownX = { ...axis(x, hasLogX), ...(range && { range }) };
  return { kind: 'curve', title: figure.title, x: shownX, y: axis(y, hasLogY), lines, points, marks, shades };
}

/** What of its whole height a line climbs between two places before it is looked at whether it leaps there. */
const STEEP = 0.04;
/** Halvings after which a leap is as narrow as its digits. */
const HALVINGS = 45;
const MOST_LEAPS = 40;

type Place = readonly [number, number];

/** With both sides of each leap: one that lies between two places would look like a slope. */
function withLeaps(line: CurveLine & { readonly at?: undefined }, tried: readonly Place[]): readonly Place[] {
  const heights = tried.flatMap(([, y]) => (Number.isFinite(y) ? [y] : []));
  const steep = STEEP * (Math.max(...heights) - Math.min(...heights));
  let leaps = 0;
  return tried.flatMap((to, index) => {
    const from = tried[index - 1];
    if (from === undefined || !(Math.abs(to[1] - from[1]) > steep) || leaps >= MOST_LEAPS) return [to];
    const leap = leapBetween(line, from, to);
    if (leap === undefined) return [to];
    leaps += 1;
    return [...leap, to];
  });
}

/** The places beside a leap; undefined where a line only climbs, or has a pole. */
function leapBetween(line: CurveLine & { readonly at?: undefined }, start: Place, end: Place): Place[] | undefined {
  let [from, to] = [start, end];
  const height = Math.abs(to[1] - from[1]);
  for (let count = 0; count < HALVINGS; count++) {
    const place = (from[0] + to[0]) / 2;
    if (place === from[0] || place === to[0]) break;
    const middle = pointAt(line, place);
    const [before, after] = [Math.abs(middle[1] - from[1]), Math.abs(to[1] - middle[1])];
    // What climbs is halved with its place; what leaps stays whole on one side.
    if (!(Math.max(before, after) > 0.75 * height && Math.max(before, after) < 1.5 * height)) return undefined;
    if (before > after) to = middle;
    else from = middle;
  }
  return [from, to];
}

/** Whether there is room between the ends. */
function hasEnds({ from, to }: Curve): boolean {
  return Number.isFinite(from) && Number.isFinite(to) && from < to;
}

/** Evenly apart, as they are seen on the axis; both ends among them. */
function places(from: number, to: number, count: number, isLog: boolean): number[] {
  const steps = Array.from({ length: count }, (_, step) => step / (count - 1));
  if (isLog && from > 0) return steps.map((part) => from * (to / from) ** part);
  return steps.map((part) => (part === 1 ? to : from + (to - from) * part));
}

/** What a function cannot tell is a gap. @throws TooMuchWork */
function pointAt(line: CurveLine, place: number): readonly [number, number] {
  try {
    return line.at === undefined ? [place, line.y(place)] : line.at(place);
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    return [place, Number.NaN];
  }
}
