/** Curves with marks and shaded stretches: a parabola with its roots, a density with its tail. */
import type { CurveAxisData, CurveData, CurvePoint } from '@reckoner/engine/calculate/figure/curve';
import { placeLabels } from '../plot/label-places.js';
import { powersAround, rangeOfAll, rangeOfValues } from '../plot/ranges.js';
import type { Range } from '../plot/ticks.js';
import { CHART_SIZE, ChartArea, coordinate, INNER, numberAxis, type Place, placeOn, segmentsOf } from './chart.js';
import { columnStops, pointStops, type ReadingStop } from './figure-readings.js';
import { coloredBy, type Picture, shownShort } from './figure-words.js';

export interface CurveDrawingProps {
  readonly data: CurveData;
  readonly currency: string;
}

/** The radius of a mark. */
const DOT = 4.5;
/** That of a point among others. */
const POINT = 4;

export function curvePicture({ data, currency }: CurveDrawingProps): Picture {
  const { title, x, y, lines, marks, shades } = data;
  const points = [...lines.flatMap((line) => line.points.filter(isDrawn)), ...data.points];
  const along = rangeOfX([...points, ...marks], x);
  const range = rangeOfY([...points, ...marks], y, shades.length > 0);
  const placeX = placeOn(along, INNER.width, x.isLog);
  const up = placeOn(range, INNER.height, y.isLog);
  const placeY: Place = (value) => INNER.height - up(value);
  const ground = placeY(y.isLog ? range.from : Math.min(Math.max(0, range.from), range.to));
  const heightOf = (value: number | undefined) => (value === undefined ? undefined : placeY(value));
  const spots = marks.map((mark) => ({ x: placeX(mark.x), y: placeY(mark.y), text: mark.label }));
  const strokes = lines.flatMap((line) =>
    line.points.flatMap((to, place) => {
      const from = line.points[place - 1];
      if (from?.y === undefined || to.y === undefined) return [];
      return [[spotOf(from.x, from.y), spotOf(to.x, to.y)] as const];
    }),
  );
  function spotOf(atX: number, atY: number) {
    return { x: placeX(atX), y: placeY(atY) };
  }
  const dots = spots.map(
    ({ x: atX, y: atY }) =>
      [
        { x: atX - DOT, y: atY },
        { x: atX + DOT, y: atY },
      ] as const,
  );
  const labels = placeLabels(
    spots.map(({ text, x: atX, y: atY }) => ({ text, anchor: { x: atX, y: atY }, away: { x: 0, y: -1 }, clear: DOT })),
    [...strokes, ...dots],
    INNER,
  );
  const key = lines.length < 2 ? [] : lines.map(({ label, isDashed }) => ({ label, sign: 'line', isDashed }) as const);
  const chart = (
    <ChartArea
      name="figure"
      title={title}
      description={told(data, currency)}
      x={numberAxis('x', { ...x, field: fieldOf(x), range: along }, placeX, currency)}
      y={numberAxis('y', { ...y, field: fieldOf(y), range }, placeY, currency)}
    >
      <clipPath id="figure-area">
        <rect width={INNER.width} height={INNER.height} />
      </clipPath>
      <g clip-path="url(#figure-area)">
        {y.isLog || range.from >= 0 || range.to <= 0 ? null : (
          <line class="plot-axis" x2={INNER.width} y1={coordinate(ground)} y2={coordinate(ground)} />
        )}
        {shades.flatMap((shade) => {
          const drawn = shade.filter(isDrawn);
          const [first, last] = [drawn[0], drawn.at(-1)];
          if (first === undefined || last === undefined) return [];
          const d = segmentsOf(drawn, placeX, heightOf).join('');
          const foot = `L${coordinate(placeX(last.x))} ${coordinate(ground)}H${coordinate(placeX(first.x))}Z`;
          return [<path key={first.x} class="figure-shade figure-1" d={d + foot} />];
        })}
        {lines.map((line, place) =>
          segmentsOf(line.points, placeX, heightOf).map((path) => (
            <path
              key={`${place} ${path}`}
              class={`figure-line ${coloredBy(place)}${line.isDashed ? ' figure-dashed' : ''}`}
              d={path}
            >
              <title>{line.label}</title>
            </path>
          )),
        )}
        {data.points.map((point, place) => (
          <circle
            key={place}
            class="figure-dot figure-2"
            cx={coordinate(placeX(point.x))}
            cy={coordinate(placeY(point.y))}
            r={POINT}
          >
            <title>{placeText(data, point, currency)}</title>
          </circle>
        ))}
      </g>
      {spots.map((spot, place) => (
        <circle key={place} class="plot-here" cx={coordinate(spot.x)} cy={coordinate(spot.y)} r={DOT}>
          <title>{`${spot.text}: ${placeText(data, marks[place]!, currency)}`}</title>
        </circle>
      ))}
      {labels.map(({ text, x: atX, y: atY }, place) => (
        <text key={place} class="figure-text" x={coordinate(atX)} y={coordinate(atY)} dy="0.35em" text-anchor="middle">
          {text}
        </text>
      ))}
    </ChartArea>
  );
  return { heading: title, key, chart, size: CHART_SIZE, stops: () => stopsOf(data, { placeX, placeY }, currency) };
}

type DrawnPoint = CurvePoint & { readonly y: number };

function isDrawn(point: CurvePoint): point is DrawnPoint {
  return point.y !== undefined;
}

/** What was chosen, else what is drawn, from end to end; of a path that goes straight up, with room beside it. */
function rangeOfX(points: readonly { readonly x: number }[], { isLog, range: chosen }: CurveAxisData): Range {
  if (chosen !== undefined) return chosen;
  const all = points.map((point) => point.x);
  const range = { from: Math.min(...all), to: Math.max(...all) };
  if (range.from < range.to) return range;
  return isLog ? { from: range.from / 10, to: range.to * 10 } : rangeOfAll(all);
}

/** By whole powers of ten on a log axis; else as curves need, with zero where a stretch above it is shaded. */
function rangeOfY(points: readonly { readonly y: number }[], { isLog }: CurveAxisData, hasShades: boolean): Range {
  const all = points.map((point) => point.y);
  if (!isLog) {
    const { from, to, log } = rangeOfValues(hasShades ? [...all, 0] : all)!;
    return log ? rangeOfAll(all) : { from, to };
  }
  return powersAround(all);
}

const fieldOf = ({ isMoney }: CurveAxisData) => ({ type: isMoney ? 'money' : 'number' });

/** Along x, of all lines at once; of a path that turns back point by point; marks and measured values besides. */
function stopsOf({ x, y, lines, marks, points }: CurveData, places: Places, currency: string): ReadingStop[] {
  const chart = {
    ...places,
    label: x.label,
    showX: (value: number) => shownShort(x, value, currency),
    showY: (value: number) => shownShort(y, value, currency),
  };
  const read = lines.map((line, place) => ({ label: line.label, color: place + 1, points: line.points }));
  const isPath = read.some((line) => line.points.some((point, at) => at > 0 && point.x < line.points[at - 1]!.x));
  const named = [
    ...marks.map((mark) => ({ label: mark.label, color: 1, points: [mark] })),
    { label: '', color: 2, points },
  ];
  const along = isPath ? pointStops({ ...chart, lines: read }, y.label) : columnStops({ ...chart, lines: read });
  const all = [...along, ...pointStops({ ...chart, lines: named }, y.label)];
  return isPath ? all : all.sort((one, other) => one.x - other.x);
}

interface Places {
  readonly placeX: Place;
  readonly placeY: Place;
}

/** What a point is, in words: `3 m at 2 s`. */
function placeText(
  { x, y }: Pick<CurveData, 'x' | 'y'>,
  point: { readonly x: number; readonly y: number },
  currency: string,
): string {
  return `${shownShort(y, point.y, currency)} at ${shownShort(x, point.x, currency)}`;
}

/** The ends and the extremes of each line, then what is marked and shaded. */
function told({ x, y, lines, points: dots, marks, shades }: CurveData, currency: string): string {
  const at = (point: { readonly x: number; readonly y: number }): string => placeText({ x, y }, point, currency);
  const curves = lines.flatMap(({ label, points }) => {
    const drawn = points.filter(isDrawn);
    if (drawn.length === 0) return [];
    const least = drawn.reduce((one, other) => (other.y < one.y ? other : one));
    const greatest = drawn.reduce((one, other) => (other.y > one.y ? other : one));
    return [`${label}: from ${at(drawn[0]!)} to ${at(drawn.at(-1)!)}; least ${at(least)}, greatest ${at(greatest)}.`];
  });
  const marked = marks.map((mark) => `${mark.label}: ${at(mark)}.`);
  const shaded = shades.flatMap((shade) => {
    const [first, last] = [shade[0], shade.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [`Shaded from ${shownShort(x, first.x, currency)} to ${shownShort(x, last.x, currency)}.`];
  });
  const among = dots.length === 0 ? [] : [`${dots.length} ${dots.length === 1 ? 'point' : 'points'}.`];
  return [...curves, ...among, ...marked, ...shaded].join(' ');
}
