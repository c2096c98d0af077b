/** What drawings with axes are made of: the frame, its marks, and paths. */
import type { ComponentChildren, VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { widthOf } from '../plot/label-places.js';
import { linearTicks, logTicks, type Range } from '../plot/ticks.js';
import { formatMagnitude, isTight } from './numbers.js';

const WIDTH = 640;
const HEIGHT = 340;
const MARGIN = { left: 92, right: 36, top: 14, bottom: 52 };

export const CHART_SIZE = { width: WIDTH, height: HEIGHT };

/** Where the axes meet, in the view box. */
export const CHART_ORIGIN = { x: MARGIN.left, y: MARGIN.top };

/** Within the axes. */
export const INNER = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };

export type Place = (value: number) => number;

/** From values to places in the drawing, of which y counts downward. */
export function placeOn({ from, to }: Range, length: number, log: boolean): Place {
  if (log) {
    const [low, high] = [Math.log10(from), Math.log10(to)];
    return (value) => ((Math.log10(value) - low) / (high - low)) * length;
  }
  return (value) => ((value - from) / (to - from)) * length;
}

/** Short enough for a path, fine enough for a screen. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function axisLabel({ label }: Pick<FieldDetail, 'label'>, unit: string): string {
  return unit === '' ? label : `${label} (${unit.trim()})`;
}

export function tickText(field: Pick<FieldDetail, 'type'>, value: number, unit: string, currency: string): string {
  const whole = field.type === 'money' && Number.isInteger(value);
  const text = formatMagnitude(
    whole ? { type: 'number' } : { type: field.type === 'money' ? 'money' : 'number' },
    value,
    unit,
    currency,
  );
  return (isTight(unit) && unit !== '%' ? text + unit : text).replace(/^-/, '−');
}

const MARKS = 6;
/** That marks are smaller than words. */
const TICK_SIZE = 13 / 14;
/** What a mark may take up: beside the label of y, and of x so that those at the ends are whole. */
const TICK_ROOM = { x: 2 * MARGIN.right, y: 70 };

export interface NumberAxis {
  readonly field: Pick<FieldDetail, 'type'>;
  readonly label: string;
  readonly unit: string;
  readonly range: Range;
  readonly isLog: boolean;
}

/** An axis of numbers, as many as have room; long ones are told in a power of ten, which stands in the label. */
export function numberAxis(
  along: 'x' | 'y',
  { field, label, unit, range, isLog }: NumberAxis,
  place: Place,
  currency: string,
): ChartAxis {
  const values = isLog ? logTicks(range, MARKS) : linearTicks(range, MARKS);
  const widest = (texts: readonly string[]) => TICK_SIZE * Math.max(0, ...texts.map(widthOf));
  let texts = values.map((value) => tickText(field, value, unit, currency));
  let shown = unit;
  if (!isLog && widest(texts) > TICK_ROOM[along]) {
    const power = 3 * Math.floor(Math.log10(Math.max(...values.map(Math.abs))) / 3);
    shown = `10${superscript(power)} ${unit}`;
    const ofPower = (value: number) => Number((value / 10 ** power).toPrecision(12));
    texts = values.map((value) => tickText({ type: 'number' }, ofPower(value), '', currency));
  }
  const every = along === 'y' ? 1 : Math.max(1, Math.ceil((values.length * (widest(texts) + 8)) / INNER.width));
  const ticks = values.map((value, at) => ({ value, text: texts[at]! })).filter((_, at) => at % every === 0);
  return { label: axisLabel({ label }, shown), place, ticks };
}

function superscript(power: number): string {
  return [...String(power)].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('');
}

/** A path for each stretch that has a height; far beyond the axes points are brought near, so that paths stay short. */
export function segmentsOf<Y>(
  points: readonly { readonly x: number; readonly y: Y }[],
  placeX: Place,
  heightOf: (y: Y) => number | undefined,
): string[] {
  const paths: string[] = [];
  let path = '';
  let length = 0;
  const end = () => {
    // A stretch of one point is drawn as a dot.
    if (length > 0) paths.push(length === 1 ? `${path}h0` : path);
    path = '';
    length = 0;
  };
  for (const { x, y } of points) {
    const height = heightOf(y);
    if (height === undefined) {
      end();
      continue;
    }
    const down = Math.min(Math.max(height, -INNER.height), 2 * INNER.height);
    path += `${path === '' ? 'M' : 'L'}${coordinate(placeX(x))} ${coordinate(down)}`;
    length += 1;
  }
  end();
  return paths;
}

export interface ChartAxis {
  readonly label: string;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly place: Place;
}

export interface ChartAreaProps {
  /** Begins the ids of its parts. */
  readonly name: string;
  readonly title: string;
  /** For those who do not see it. */
  readonly description: string;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly children: ComponentChildren;
}

/** A drawing with two axes; what it holds stands within them. */
export function ChartArea({ name, title, description, x, y, children }: ChartAreaProps): VNode {
  return (
    // With scripts arrow keys read values off it.
    <svg
      class="plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${name}-title ${name}-desc`}
      tabIndex={0}
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-desc`}>{description}</desc>
      <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
        <XAxis {...x} />
        <YAxis {...y} />
        {children}
      </g>
    </svg>
  );
}

function XAxis({ label, ticks, place }: ChartAxis): VNode {
  return (
    <>
      {ticks.map(({ value, text }) => (
        <g key={value} transform={`translate(${coordinate(place(value))} 0)`}>
          <line class="plot-grid" y2={INNER.height} />
          <text class="plot-tick" y={INNER.height + 18} text-anchor="middle">
            {text}
          </text>
        </g>
      ))}
      <line class="plot-axis" x2={INNER.width} y1={INNER.height} y2={INNER.height} />
      <text class="plot-label" x={INNER.width / 2} y={INNER.height + 42} text-anchor="middle">
        {label}
      </text>
    </>
  );
}

function YAxis({ label, ticks, place }: ChartAxis): VNode {
  return (
    <>
      {ticks.map(({ value, text }) => (
        <g key={value} transform={`translate(0 ${coordinate(place(value))})`}>
          <line class="plot-grid" x2={INNER.width} />
          <text class="plot-tick" x={-8} dy="0.32em" text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      <line class="plot-axis" y2={INNER.height} />
      <text
        class="plot-label"
        transform={`translate(${14 - MARGIN.left} ${INNER.height / 2}) rotate(-90)`}
        text-anchor="middle"
      >
        {label}
      </text>
    </>
  );
}
