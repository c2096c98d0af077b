/** The plot of a result against an input: a drawing that needs no script, and the choice of what is drawn. */
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { rangeOfValues, type ValueRange } from '../plot/ranges.js';
import type { Plot, PlotAxes, PlotAxis } from '../plot/sampling.js';
import type { Range } from '../plot/ticks.js';
import { ChartArea, coordinate, INNER, numberAxis, type Place, placeOn, segmentsOf } from './chart.js';
import { columnStops, pointStops, type ReadingStop } from './figure-readings.js';
import { formatValue } from './numbers.js';

export const PLOT_X = 'plot.x';
export const PLOT_Y = 'plot.y';

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

/** Where things are in the drawing; undefined where there is no line to draw. */
function placesOf({ x, points, here }: Plot) {
  const values = points.flatMap((point) => (point.y === undefined ? [] : [point.y]));
  const range = rangeOfValues([...values, here.y]);
  if (range === undefined || values.length < 2) return undefined;
  const up = placeOn(range, INNER.height, range.log);
  const placeY: Place = (value) => INNER.height - up(value);
  return { range, placeX: placeOn(x, INNER.width, false), placeY };
}

const shown = ({ currency }: Plot, axis: PlotAxis, value: number): string =>
  formatValue(axis.field, value, axis.unit, currency);

/** What can be read off the drawing. */
export function plotStops(plot: Plot): readonly ReadingStop[] {
  const places = placesOf(plot);
  if (places === undefined) return [];
  const { placeX, placeY, range } = places;
  const { x, y } = plot;
  const chart = {
    ...{ placeX, placeY },
    label: x.field.label,
    showX: (value: number) => shown(plot, x, value),
    // Results are calculated to far more digits than a line can show.
    showY: (value: number) => shown(plot, y, Number(value.toPrecision(6))),
  };
  const isInside = ({ y: at }: { readonly y: number | undefined }) =>
    at !== undefined && at >= range.from && at <= range.to;
  const line = { label: y.field.label, color: 1 };
  const along = columnStops({ ...chart, lines: [{ ...line, points: plot.points.filter(isInside) }] });
  const here = pointStops({ ...chart, lines: [{ ...line, points: [plot.here] }] }, y.field.label);
  return [...along, ...here].sort((one, other) => one.x - other.x);
}

export function PlotDrawing({ plot }: { readonly plot: Plot }): VNode {
  const { x, y, points, here, currency } = plot;
  const places = placesOf(plot);
  if (places === undefined) return <p class="quiet">{`There is no result for other values of ${x.field.label}.`}</p>;
  const { range, placeX, placeY } = places;
  const show = (axis: PlotAxis, value: number) => shown(plot, axis, value);
  const title = `${y.field.label} against ${x.field.label}`;
  const axis = ({ field, unit }: PlotAxis, along: Range, isLog: boolean) => ({
    ...{ field, unit, isLog },
    label: field.label,
    range: along,
  });
  return (
    <ChartArea
      name="plot"
      title={title}
      description={`${x.field.label} from ${show(x, x.from)} to ${show(x, x.to)}. ${describe(plot, show)} At ${show(x, here.x)}, ${y.field.label} is ${show(y, here.y)}.`}
      x={numberAxis('x', axis(x, x, false), placeX, currency)}
      y={numberAxis('y', axis(y, range, range.log), placeY, currency)}
    >
      <clipPath id="plot-area">
        <rect width={INNER.width} height={INNER.height} />
      </clipPath>
      <g clip-path="url(#plot-area)">
        {segments(points, range, placeX, placeY).map((path) => (
          <path key={path} class="plot-line" d={path} />
        ))}
      </g>
      <circle class="plot-here" cx={coordinate(placeX(here.x))} cy={coordinate(placeY(here.y))} r={5} />
    </ChartArea>
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

/** A path for each stretch that has results. */
function segments(points: Plot['points'], range: ValueRange, placeX: Place, placeY: Place): string[] {
  return segmentsOf(points, placeX, (y) => (y === undefined || (range.log && y <= 0) ? undefined : placeY(y)));
}
