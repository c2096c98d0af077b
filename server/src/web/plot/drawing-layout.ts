/** Shapes in the units of a formula as paths on a screen, with what is written at them. */

import type { FigurePoint, Shape } from '@reckoner/engine/authoring/figures';
import { type DrawnShape, radiiOf, type Writing } from '@reckoner/engine/calculate/figure/drawing';
import { drawSymbol } from './circuit-symbols.js';
import { type PlacedLabel, placeLabels, type Segment, type Spot, type WantedLabel, widthOf } from './label-places.js';

/** How a path is drawn: as a line of the drawing, filled faintly or not at all; as a thin one that measures; as a head. */
export type PathRole = 'line' | 'area' | 'measure' | 'head';

export interface DrawnPath {
  readonly role: PathRole;
  /** From 1 to 5. */
  readonly color: number;
  readonly isDashed: boolean;
  readonly d: string;
}

export interface DrawingLayout {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly DrawnPath[];
  readonly labels: readonly PlacedLabel[];
}

const WIDTH = 440;
const MOST_HEIGHT = 330;
const LEAST_HEIGHT = 60;
/** Around the shapes, for what is written at them. */
const MARGIN = { least: 40, most: 125 };
/** How far off what it measures a dimension line stands, in the drawing's units. */
const OFFSET = 16;
const TICK = 5;
const HEAD = 10;
const DOT = 4;
const ANGLE_RADIUS = 24;
const SQUARE = 10;
/** Of an arc, as labels see it. */
const ARC_STEPS = 64;
const COLORS = 5;

/** From the formula's units to places on the screen, where y counts downward. */
type Project = (point: FigurePoint) => Spot;

interface Frame {
  readonly project: Project;
  /** Of one unit of x and of y. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** What outside of the drawing is seen from. */
  readonly middle: Spot;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly paths: readonly Omit<DrawnPath, 'color' | 'isDashed'>[];
  /** What words should not cross. */
  readonly segments: readonly Segment[];
  readonly anchor: Spot;
  readonly away: Spot;
  readonly clear?: number;
}

/** Undefined where the shapes take up no room. */
export function layDrawing(
  shapes: readonly DrawnShape[],
  areScalesApart: boolean,
  write: (writing: Writing) => string,
): DrawingLayout | undefined {
  const texts = shapes.map(({ writing }) => (writing === undefined ? undefined : write(writing)));
  const frame = frameOf(shapes, areScalesApart, texts);
  if (frame === undefined) return undefined;
  const drawn = shapes.map(({ shape }) => drawShape(shape, frame));
  const wanted = drawn.flatMap(({ anchor, away, clear = 0 }, place): WantedLabel[] =>
    texts[place] === undefined ? [] : [{ text: texts[place], anchor, away, clear }],
  );
  const segments = drawn.flatMap((one) => one.segments);
  return {
    width: frame.width,
    height: frame.height,
    paths: drawn.flatMap(({ paths }, place) => paths.map((path) => ({ ...path, ...strokeOf(shapes[place]!.shape) }))),
    labels: placeLabels(wanted, segments, frame),
  };
}

function strokeOf(shape: Shape): Pick<DrawnPath, 'color' | 'isDashed'> {
  const { color = 1, dashed = false } = 'color' in shape || 'dashed' in shape ? shape : {};
  return { color: Math.min(Math.max(Math.round(color), 1), COLORS), isDashed: dashed };
}

/** Points between which everything of a shape lies. */
function outline(shape: Shape): readonly FigurePoint[] {
  switch (shape.shape) {
    case 'line':
    case 'polygon':
      return shape.points;
    case 'circle': {
      const [[x, y], r] = [shape.center, shape.radius];
      return [
        [x - r, y - r],
        [x + r, y + r],
      ];
    }
    case 'rectangle':
      return cornersOf(shape);
    case 'arc':
      return shape.sector ? [shape.center, ...arcPoints(shape)] : arcPoints(shape);
    case 'arrow':
    case 'dimension':
      return [shape.from, shape.to];
    case 'symbol': {
      const [[x1, y1], [x2, y2]] = [shape.from, shape.to];
      // These are as high as long.
      const side = shape.symbol === 'op-amp' || shape.symbol === 'npn' ? 0.5 : 0;
      return [-side, side].flatMap((part): FigurePoint[] => [
        [x1 - part * (y2 - y1), y1 + part * (x2 - x1)],
        [x2 - part * (y2 - y1), y2 + part * (x2 - x1)],
      ]);
    }
    case 'angle':
    case 'point':
    case 'label':
      return [shape.at];
  }
}

function cornersOf({ corner: [x, y], width, height }: Extract<Shape, { shape: 'rectangle' }>): readonly FigurePoint[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function arcPoints({ center: [x, y], radius, from, to }: Extract<Shape, { shape: 'arc' }>): readonly FigurePoint[] {
  const [radiusX, radiusY] = radiiOf(radius);
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / ARC_STEPS;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}

function frameOf(
  shapes: readonly DrawnShape[],
  areScalesApart: boolean,
  texts: readonly (string | undefined)[],
): Frame | undefined {
  const points = shapes.flatMap(({ shape }) => outline(shape));
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [low, high] = rangeOf(points.map(([, y]) => y));
  const [wide, tall] = [right - left, high - low];
  if (!Number.isFinite(wide + tall) || (wide <= 0 && tall <= 0)) return undefined;
  const longest = Math.max(0, ...texts.map((text) => (text === undefined ? 0 : widthOf(text))));
  const side = Math.min(Math.max(longest + 2 * OFFSET, MARGIN.least), MARGIN.most);
  const room = { width: WIDTH - 2 * side, height: MOST_HEIGHT - 2 * MARGIN.least };
  const byWidth = wide > 0 ? room.width / wide : Number.POSITIVE_INFINITY;
  const byHeight = tall > 0 ? room.height / tall : Number.POSITIVE_INFINITY;
  const one = Math.min(byWidth, byHeight);
  // What has no extent on an axis needs no scale there.
  const [scaleX, scaleY] = (areScalesApart ? [byWidth, byHeight] : [one, one]).map((scale) =>
    Number.isFinite(scale) ? scale : 0,
  ) as [number, number];
  const height = Math.max(LEAST_HEIGHT, tall * scaleY + 2 * MARGIN.least);
  const [startX, startY] = [(WIDTH - wide * scaleX) / 2, (height - tall * scaleY) / 2];
  return {
    project: ([x, y]) => ({ x: startX + (x - left) * scaleX, y: startY + (high - y) * scaleY }),
    scaleX,
    scaleY,
    middle: { x: WIDTH / 2, y: height / 2 },
    width: WIDTH,
    height: Math.round(height),
  };
}

function rangeOf(values: readonly number[]): [least: number, greatest: number] {
  return [Math.min(...values), Math.max(...values)];
}

function drawShape(shape: Shape, frame: Frame): Drawn {
  const { project } = frame;
  switch (shape.shape) {
    case 'line':
      return drawLine(shape.points.map(project), frame);
    case 'polygon':
      return drawPolygon(shape.points.map(project), shape.fill);
    case 'rectangle':
      return drawPolygon(cornersOf(shape).map(project), shape.fill);
    case 'circle':
      return drawCircle(shape, frame);
    case 'arc':
      return drawArc(shape, frame);
    case 'arrow':
      return drawArrow(project(shape.from), project(shape.to), frame);
    case 'dimension':
      return drawDimension(project(shape.from), project(shape.to), shape.inside === true, frame);
    case 'symbol': {
      const [from, to] = [project(shape.from), project(shape.to)];
      const [anchor, away] = besideOf(from, to, frame);
      const { paths, clear, box } = drawSymbol(shape.symbol, from, to);
      const isFilling = shape.symbol === 'op-amp';
      return { paths, segments: box, anchor, away: isFilling ? NOWHERE : away, clear };
    }
    case 'angle':
      return drawAngle(project(shape.at), project(shape.from), project(shape.to));
    case 'point': {
      return drawPoint(project(shape.at), frame);
    }
    case 'label': {
      const anchor = project(shape.at);
      return { paths: [], segments: [], anchor, away: unit(minus(anchor, frame.middle)) };
    }
  }
}

/** What is written at it stands off the dot. */
function drawPoint(spot: Spot, { middle }: Frame): Drawn {
  const outward = unit(minus(spot, middle));
  const away = outward === NOWHERE ? { x: 0, y: -1 } : outward;
  const across: Segment = [
    { x: spot.x - DOT, y: spot.y },
    { x: spot.x + DOT, y: spot.y },
  ];
  return { paths: [{ role: 'head', d: dotAt(spot) }], segments: [across], anchor: spot, away, clear: DOT };
}

function dotAt({ x, y }: Spot): string {
  const half = `a${DOT} ${DOT} 0 1 0`;
  return `M${coordinate(x - DOT)} ${coordinate(y)}${half} ${2 * DOT} 0${half} ${-2 * DOT} 0Z`;
}

function drawLine(spots: readonly Spot[], frame: Frame): Drawn {
  const segments = segmentsOf(spots);
  const lengths = segments.map(([from, to]) => distance(from, to));
  const longest = segments[lengths.indexOf(Math.max(...lengths))];
  const [anchor, away] =
    longest === undefined ? [spots[0] ?? frame.middle, NOWHERE] : besideOf(longest[0], longest[1], frame);
  return { paths: [{ role: 'line', d: pathOf(spots) }], segments, anchor, away };
}

function drawPolygon(spots: readonly Spot[], fill = true): Drawn {
  const closed = [...spots, ...spots.slice(0, 1)];
  return {
    paths: [{ role: fill ? 'area' : 'line', d: `${pathOf(spots)}Z` }],
    segments: segmentsOf(closed),
    anchor: meanOf(spots),
    away: NOWHERE,
  };
}

function drawCircle({ center, radius, fill = true }: Extract<Shape, { shape: 'circle' }>, frame: Frame): Drawn {
  const middle = frame.project(center);
  const [rx, ry] = [Math.abs(radius * frame.scaleX), Math.abs(radius * frame.scaleY)];
  const half = `a${coordinate(rx)} ${coordinate(ry)} 0 1 0`;
  const d = `M${coordinate(middle.x - rx)} ${coordinate(middle.y)}${half} ${coordinate(2 * rx)} 0${half} ${coordinate(-2 * rx)} 0Z`;
  const round = arcPoints({ shape: 'arc', center, radius, from: 0, to: 2 * Math.PI }).map(frame.project);
  return { paths: [{ role: fill ? 'area' : 'line', d }], segments: segmentsOf(round), anchor: middle, away: NOWHERE };
}

function drawArc(shape: Extract<Shape, { shape: 'arc' }>, frame: Frame): Drawn {
  const spots = arcPoints(shape).map(frame.project);
  const middle = frame.project(shape.center);
  const all = shape.sector ? [middle, ...spots] : spots;
  const d = `${pathOf(all)}${shape.sector ? 'Z' : ''}`;
  const anchor = spots[ARC_STEPS / 2]!;
  const role = (shape.fill ?? shape.sector === true) ? 'area' : 'line';
  return { paths: [{ role, d }], segments: segmentsOf(all), anchor, away: unit(minus(anchor, middle)) };
}

function drawArrow(from: Spot, to: Spot, frame: Frame): Drawn {
  const along = unit(minus(to, from));
  const head = Math.min(HEAD, distance(from, to));
  const base = plus(to, along, -head);
  const side = { x: -along.y, y: along.x };
  const tip = [to, plus(base, side, head / 2.6), plus(base, side, -head / 2.6)];
  const [anchor, away] = besideOf(from, to, frame);
  return {
    paths: [
      { role: 'line', d: pathOf([from, base]) },
      { role: 'head', d: `${pathOf(tip)}Z` },
    ],
    segments: [[from, to]],
    anchor,
    away,
  };
}

function drawDimension(from: Spot, to: Spot, isInside: boolean, frame: Frame): Drawn {
  const [, away] = besideOf(from, to, frame);
  const offset = isInside ? 0 : OFFSET;
  const [start, end] = [plus(from, away, offset), plus(to, away, offset)];
  const across = (spot: Spot) => pathOf([plus(spot, away, -TICK), plus(spot, away, TICK)]);
  return {
    paths: [{ role: 'measure', d: pathOf([start, end]) + across(start) + across(end) }],
    segments: [[start, end]],
    anchor: mean(start, end),
    away,
  };
}

function drawAngle(at: Spot, from: Spot, to: Spot): Drawn {
  const [one, other] = [unit(minus(from, at)), unit(minus(to, at))];
  const between = { x: one.x + other.x, y: one.y + other.y };
  const cross = one.x * other.y - one.y * other.x;
  const dot = one.x * other.x + one.y * other.y;
  // Of a straight angle either side is its middle.
  const middle = Math.hypot(between.x, between.y) < 1e-9 ? { x: one.y, y: -one.x } : unit(between);
  const reach = Math.min(ANGLE_RADIUS, 0.45 * Math.min(distance(at, from), distance(at, to)));
  const isRight = Math.abs(dot) < 1e-6;
  const size = isRight ? Math.min(SQUARE, reach) : reach;
  const [start, end] = [plus(at, one, size), plus(at, other, size)];
  const corner = plus(plus(at, one, size), other, size);
  const d = isRight
    ? pathOf([start, corner, end])
    : `${pathOf([start])}A${coordinate(size)} ${coordinate(size)} 0 0 ${cross > 0 ? 1 : 0} ${coordinate(end.x)} ${coordinate(end.y)}`;
  const anchor = plus(at, middle, size);
  return { paths: [{ role: 'measure', d }], segments: [], anchor, away: middle };
}

const NOWHERE: Spot = { x: 0, y: 0 };

/** The middle of a stroke, and the way from there out of the drawing. */
function besideOf(from: Spot, to: Spot, { middle }: Frame): [anchor: Spot, away: Spot] {
  const anchor = mean(from, to);
  const along = unit(minus(to, from));
  // A stroke of no length has no side; up is as good as any.
  const normal = along.x === 0 && along.y === 0 ? { x: 0, y: -1 } : { x: along.y, y: -along.x };
  const outward = (anchor.x - middle.x) * normal.x + (anchor.y - middle.y) * normal.y;
  // Through the middle, what is written stands above, or on the right.
  const isBehind =
    Math.abs(outward) < 1 ? normal.y > 1e-9 || (Math.abs(normal.y) <= 1e-9 && normal.x < 0) : outward < 0;
  return [anchor, isBehind ? { x: -normal.x, y: -normal.y } : normal];
}

function segmentsOf(spots: readonly Spot[]): Segment[] {
  return spots.slice(1).map((spot, place) => [spots[place]!, spot]);
}

function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`).join('');
}

/** Short enough for a path, fine enough for a screen. */
function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function minus(one: Spot, other: Spot): Spot {
  return { x: one.x - other.x, y: one.y - other.y };
}

function plus(spot: Spot, direction: Spot, length: number): Spot {
  return { x: spot.x + direction.x * length, y: spot.y + direction.y * length };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function unit({ x, y }: Spot): Spot {
  const length = Math.hypot(x, y);
  return length < 1e-9 ? NOWHERE : { x: x / length, y: y / length };
}

function mean(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function meanOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, spot) => plus(total, spot, 1), NOWHERE);
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}
