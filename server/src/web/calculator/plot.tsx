/** The plot of a result against an input: a drawing that needs no script, and the choice of what is drawn. */
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { rangeOfValues, type ValueRange } from '../plot/ranges.js';
import type { Plot, PlotAxes, PlotAxis } from '../plot/sampling.js';
import { linearTicks, logTicks, type Range } from '../plot/ticks.js';
import { formatMagnitude, formatValue, isTight } from './numbers.js';

export const PLOT_X = 'plot.x';
export const PLOT_Y = 'plot.y';

const WIDTH = 640;
const HEIGHT = 340;
const MARGIN = { left: 76, right: 36, top: 14, bottom: 52 };
const INNER = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };

export interface PlotSectionProps {
  readonly axes: PlotAxes;
  /** Undefined while it is not drawn. */
  readonly plot: Plot | undefined;
  /** Why there is no drawing. */
  readonly reason?: string;
}

/** What stands within `<section id="plot">`. */
export function PlotSection({ axes, plot, reason }: PlotSectionProps): VNode {
  return (
    <>
      <h2>Plot</h2>
      <p class="plot-choice">
        <AxisPicker name={PLOT_Y} label="Plot" fields={axes.outputs} selected={axes.y.name} />{' '}
        <AxisPicker name={PLOT_X} label="against" fields={axes.inputs} selected={axes.x.name} />{' '}
        <span class="without-scripts">
          <button type="submit" form="calculator" class="secondary">
            Draw
          </button>
        </span>
      </p>
      {plot === undefined ? <p class="quiet">{reason ?? 'There is nothing to draw.'}</p> : <PlotDrawing plot={plot} />}
    </>
  );
}

interface AxisPickerProps {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly FieldDetail[];
  readonly selected: string;
}

function AxisPicker({ name, label, fields, selected }: AxisPickerProps): VNode {
  return (
    <label>
      {label}{' '}
      <select name={name} form="calculator" autocomplete="off">
        {fields.map((field) => (
          <option key={field.name} value={field.name} selected={field.name === selected}>
            {field.label}
          </option>
        ))}
      </select>
    </label>
  );
}

type Place = (value: number) => number;

/** From values to places in the drawing, of which y counts downward. */
function placeOn({ from, to }: Range, length: number, log: boolean): Place {
  if (log) {
    const [low, high] = [Math.log10(from), Math.log10(to)];
    return (value) => ((Math.log10(value) - low) / (high - low)) * length;
  }
  return (value) => ((value - from) / (to - from)) * length;
}

/** Short enough for a path, fine enough for a screen. */
function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function PlotDrawing({ plot }: { readonly plot: Plot }): VNode {
  const { x, y, points, here, currency } = plot;
  const values = points.flatMap((point) => (point.y === undefined ? [] : [point.y]));
  const range = rangeOfValues([...values, here.y]);
  if (range === undefined || values.length < 2)
    return <p class="quiet">{`There is no result for other values of ${x.field.label}.`}</p>;
  const placeX = placeOn(x, INNER.width, false);
  const up = placeOn(range, INNER.height, range.log);
  const placeY: Place = (value) => INNER.height - up(value);
  const show = (axis: PlotAxis, value: number) => formatValue(axis.field, value, axis.unit, currency);
  const title = `${y.field.label} against ${x.field.label}`;
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="plot-title plot-desc">
      <title id="plot-title">{title}</title>
      <desc id="plot-desc">
        {`${x.field.label} from ${show(x, x.from)} to ${show(x, x.to)}. ${describe(plot, show)} `}
        {`At ${show(x, here.x)}, ${y.field.label} is ${show(y, here.y)}.`}
      </desc>
      <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
        <XAxis axis={x} place={placeX} currency={currency} />
        <YAxis axis={y} range={range} place={placeY} currency={currency} />
        <clipPath id="plot-area">
          <rect width={INNER.width} height={INNER.height} />
        </clipPath>
        <g clip-path="url(#plot-area)">
          {segments(points, range, placeX, placeY).map((path) => (
            <path key={path} class="plot-line" d={path} />
          ))}
        </g>
        <circle class="plot-here" cx={coordinate(placeX(here.x))} cy={coordinate(placeY(here.y))} r={5} />
      </g>
    </svg>
  );
}

/** Where the curve is highest and lowest, in words. */
function describe({ points, x, y }: Plot, show: (axis: PlotAxis, value: number) => string): string {
  const drawn = points.filter((point): point is { x: number; y: number } => point.y !== undefined);
  const least = drawn.reduce((a, b) => (b.y < a.y ? b : a));
  const greatest = drawn.reduce((a, b) => (b.y > a.y ? b : a));
  if (least.y === greatest.y) return `${y.field.label} is ${show(y, least.y)} throughout.`;
  return `${y.field.label} is least at ${show(x, least.x)} with ${show(y, least.y)}, and greatest at ${show(x, greatest.x)} with ${show(y, greatest.y)}.`;
}

/** A path for each stretch that has results; far beyond the axes points are brought near, so that paths stay short. */
function segments(points: Plot['points'], range: ValueRange, placeX: Place, placeY: Place): string[] {
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
    if (y === undefined || (range.log && y <= 0)) {
      end();
      continue;
    }
    const down = Math.min(Math.max(placeY(y), -INNER.height), 2 * INNER.height);
    path += `${path === '' ? 'M' : 'L'}${coordinate(placeX(x))} ${coordinate(down)}`;
    length += 1;
  }
  end();
  return paths;
}

function label({ field, unit }: PlotAxis): string {
  return unit === '' ? field.label : `${field.label} (${unit.trim()})`;
}

function tickText(field: FieldDetail, value: number, unit: string, currency: string): string {
  const whole = field.type === 'money' && Number.isInteger(value);
  const text = formatMagnitude(
    whole ? { type: 'number' } : { type: field.type === 'money' ? 'money' : 'number' },
    value,
    unit,
    currency,
  );
  return (isTight(unit) && unit !== '%' ? text + unit : text).replace(/^-/, '−');
}

function XAxis({ axis, place, currency }: { axis: PlotAxis & Range; place: Place; currency: string }): VNode {
  return (
    <>
      {linearTicks(axis, 6).map((tick) => (
        <g key={tick} transform={`translate(${coordinate(place(tick))} 0)`}>
          <line class="plot-grid" y2={INNER.height} />
          <text class="plot-tick" y={INNER.height + 18} text-anchor="middle">
            {tickText(axis.field, tick, axis.unit, currency)}
          </text>
        </g>
      ))}
      <line class="plot-axis" x2={INNER.width} y1={INNER.height} y2={INNER.height} />
      <text class="plot-label" x={INNER.width / 2} y={INNER.height + 42} text-anchor="middle">
        {label(axis)}
      </text>
    </>
  );
}

interface YAxisProps {
  readonly axis: PlotAxis;
  readonly range: ValueRange;
  readonly place: Place;
  readonly currency: string;
}

function YAxis({ axis, range, place, currency }: YAxisProps): VNode {
  const ticks = range.log ? logTicks(range, 6) : linearTicks(range, 6);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${coordinate(place(tick))})`}>
          <line class="plot-grid" x2={INNER.width} />
          <text class="plot-tick" x={-8} dy="0.32em" text-anchor="end">
            {tickText(axis.field, tick, axis.unit, currency)}
          </text>
        </g>
      ))}
      <line class="plot-axis" y2={INNER.height} />
      <text
        class="plot-label"
        transform={`translate(${14 - MARGIN.left} ${INNER.height / 2}) rotate(-90)`}
        text-anchor="middle"
      >
        {label(axis)}
      </text>
    </>
  );
}
