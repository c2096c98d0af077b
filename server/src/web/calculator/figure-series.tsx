/** Columns of a table as lines over another: a balance over the months of a term. */
import type { SeriesData } from '@reckoner/engine/calculate/figure/figure';
import { isLogX, isLogY } from '@reckoner/engine/calculate/figure/view';
import { formatDate } from '@reckoner/engine/calendar';
import { labelInSentence, listed } from '@reckoner/engine/equations/sentences';
import type { FieldDetail } from '../../catalogue/detail.js';
import { powersAround, rangeOfAll } from '../plot/ranges.js';
import { dateTicks, type Range } from '../plot/ticks.js';
import { CHART_SIZE, ChartArea, coordinate, INNER, numberAxis, type Place, placeOn, segmentsOf } from './chart.js';
import type { Drawing } from './figure.js';
import { columnStops } from './figure-readings.js';
import { coloredBy, type Picture } from './figure-words.js';
import { formatValue } from './numbers.js';

/** What several lines have in common. */
const AMOUNT = { label: 'Amount' };
/** Rows that are seen apart: between them a line only joins what the table has. */
const FEW_ROWS = 30;
const DOT = 3;

export function seriesPicture({ data, outputs, currency }: Drawing<SeriesData>): Picture {
  const { x, lines, view } = data;
  const columns = outputs.find(({ name }) => name === data.table)?.columns ?? [];
  const fieldOf = (name: string): FieldDetail => columns.find((column) => column.name === name)!;
  const { unit } = lines[0]!;
  const [hasLogX, hasLogY] = [isLogX(view.scale), isLogY(view.scale)];
  const points = lines.flatMap((line) => line.points);
  const along = view.range ?? rangeOf(points.map((point) => point.x));
  const heights = points.map((point) => point.y);
  const range = hasLogY ? powersAround(heights) : rangeOfAll(heights);
  const placeX = placeOn(along, INNER.width, hasLogX);
  const up = placeOn(range, INNER.height, hasLogY);
  const placeY: Place = (value) => INNER.height - up(value);
  const showX = (value: number): string =>
    x.isDate ? formatDate(value) : formatValue(fieldOf(x.name), value, x.unit, currency);
  const show = (name: string, value: number): string => formatValue(fieldOf(name), value, unit, currency);
  const names = listed(
    lines.map((line, place) => (place === 0 ? line.label : labelInSentence(line.label))),
    'and',
  );
  const key = lines.length < 2 ? [] : lines.map(({ label }) => ({ label, sign: 'line' }) as const);
  const { label } = lines.length === 1 ? lines[0]! : AMOUNT;
  const chart = (
    <ChartArea
      name="figure"
      title={`${names} by ${labelInSentence(x.label)}`}
      description={lines
        .map(({ name, label: line, points: drawn }) => {
          const [first, last] = [drawn[0]!, drawn.at(-1)!];
          return `${line}: ${show(name, first.y)} at ${showX(first.x)}, ${show(name, last.y)} at ${showX(last.x)}.`;
        })
        .join(' ')}
      x={
        x.isDate
          ? { label: x.label, place: placeX, ticks: dateTicks(along, 6) }
          : numberAxis('x', { ...x, field: fieldOf(x.name), range: along, isLog: hasLogX }, placeX, currency)
      }
      y={numberAxis('y', { field: fieldOf(lines[0]!.name), label, unit, range, isLog: hasLogY }, placeY, currency)}
    >
      {lines.map((line, place) =>
        segmentsOf(line.points, placeX, placeY).map((path) => (
          <path key={line.name} class={`figure-line ${coloredBy(place)}`} d={path}>
            <title>{line.label}</title>
          </path>
        )),
      )}
      {lines.map((line, place) =>
        line.points.length > FEW_ROWS
          ? null
          : line.points.map((point) => (
              <circle
                key={`${line.name} ${point.x}`}
                class={`figure-row ${coloredBy(place)}`}
                cx={coordinate(placeX(point.x))}
                cy={coordinate(placeY(point.y))}
                r={DOT}
              >
                <title>{`${line.label}: ${show(line.name, point.y)} at ${showX(point.x)}`}</title>
              </circle>
            )),
      )}
    </ChartArea>
  );
  const stops = () =>
    columnStops({
      ...{ placeX, placeY, showX, label: x.label },
      lines: lines.map((line, place) => ({ label: line.label, color: place + 1, points: line.points })),
      showY: (value, line) => show(lines[line]!.name, value),
    });
  return { heading: names, key, chart, size: CHART_SIZE, stops };
}

/** From the first to the last. */
function rangeOf(values: readonly number[]): Range {
  return { from: Math.min(...values), to: Math.max(...values) };
}
