/** Calculations by day as bars. The words are HTML around the drawing, so that they stay legible at any width. */
import type { VNode } from 'preact';
import { countOf, showCount, showDay, showShortDay } from '../format.js';
import type { DayCount } from './figures.js';

const HEIGHT = 100;
/** Of the width that a day has; the rest parts it from its neighbor. */
const BAR = 0.72;
const GRID = [0, 0.5, 1];

/** The least even number with one digit besides zeros, at least 2, that is not less than `largest`. */
export function axisEnd(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  const isEven = (step: number) => (step * power) % 2 === 0;
  return power * [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((step) => step * power >= largest && isEven(step))!;
}

/** @param days Every day of the range, the earliest first. */
export function UsageChart({ days }: { readonly days: readonly DayCount[] }): VNode {
  const end = axisEnd(Math.max(0, ...days.map(({ count }) => count)));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const first = days[0]!.day;
  const last = days.at(-1)!.day;
  const middle = days[Math.floor(days.length / 2)]!.day;
  return (
    <figure class="chart">
      <div class="chart-frame">
        <div class="chart-scale" aria-hidden="true">
          <span>{showCount(end)}</span>
          <span>{showCount(end / 2)}</span>
          <span>0</span>
        </div>
        <svg
          class="chart-bars"
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${countOf(total, 'calculation')} from ${showDay(first)} to ${showDay(last)}; the table has each day.`}
        >
          {GRID.map((part) => (
            <line
              key={part}
              class="chart-grid"
              x1={0}
              x2={days.length}
              y1={HEIGHT * part}
              y2={HEIGHT * part}
              vector-effect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, count }, index) => (
            <Bar key={day} index={index} day={day} count={count} height={(count / end) * HEIGHT} />
          ))}
        </svg>
        <div class="chart-days" aria-hidden="true">
          <span>{showShortDay(first)}</span>
          <span>{showShortDay(middle)}</span>
          <span>{showShortDay(last)}</span>
        </div>
      </div>
    </figure>
  );
}

interface BarProps extends DayCount {
  readonly index: number;
  readonly height: number;
}

/** Hovering anywhere above a day tells its number, also where the bar is too low to be hit. */
function Bar({ index, day, count, height }: BarProps): VNode {
  const drawn = count === 0 ? 0 : Math.max(1, height);
  return (
    <g class="chart-day">
      <title>{`${showDay(day)}: ${countOf(count, 'calculation')}`}</title>
      <rect class="chart-column" x={index} y={0} width={1} height={HEIGHT} />
      {drawn === 0 ? null : (
        <rect class="chart-bar" x={index + (1 - BAR) / 2} y={round(HEIGHT - drawn)} width={BAR} height={round(drawn)} />
      )}
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
