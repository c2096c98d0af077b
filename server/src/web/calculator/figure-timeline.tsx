/** Events and stretches along time, each in a row with its words above it. */
import type { TimelineData, TimelineRowData } from '@reckoner/engine/calculate/figure/timeline';
import { localDate } from '@reckoner/engine/calculate/present/local-words';
import { formatDate } from '@reckoner/engine/calendar';
import { widthOf } from '../plot/label-places.js';
import { dateTicks } from '../plot/ticks.js';
import { coordinate, type Place, placeOn } from './chart.js';
import type { Picture } from './figure-words.js';

const WIDTH = 440;
const MARGIN = { side: 30, top: 6, bottom: 28 };
const ROW = 36;
/** Of a row's words and of what lies below them, from its top. */
const WORDS = 13;
const MIDDLE = 25;
const BAR = 10;
const DOT = 5;
/** Drawings are narrow: more marks would run into each other. */
const MARKS = 4;

export function timelinePicture({ title, rows }: TimelineData): Picture {
  const ends = { from: Math.min(...rows.map((row) => row.from)), to: Math.max(...rows.map((row) => row.to)) };
  const along = placeOn(ends, WIDTH - 2 * MARGIN.side, false);
  const place: Place = (value) => MARGIN.side + along(value);
  const bottom = MARGIN.top + rows.length * ROW;
  const height = bottom + MARGIN.bottom;
  const chart = (
    <svg class="drawing" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby="figure-title figure-desc">
      <title id="figure-title">{title}</title>
      <desc id="figure-desc">{`${rows.map(textOf).join('; ')}.`}</desc>
      {dateTicks(ends, MARKS).map(({ value, text }) => (
        <g key={value}>
          <line class="plot-grid" x1={coordinate(place(value))} x2={coordinate(place(value))} y2={bottom} />
          <text class="plot-tick" x={coordinate(within(place(value), text))} y={bottom + 18} text-anchor="middle">
            {text}
          </text>
        </g>
      ))}
      <line class="plot-axis" x1={MARGIN.side} x2={WIDTH - MARGIN.side} y1={bottom} y2={bottom} />
      {rows.map((row, at) => {
        const [start, end] = [place(row.from), place(row.to)];
        const text = textOf(row);
        return (
          <g key={at} transform={`translate(0 ${MARGIN.top + at * ROW})`}>
            {row.from === row.to ? (
              <circle class="plot-here" cx={coordinate(start)} cy={MIDDLE} r={DOT} />
            ) : (
              <rect
                class="figure-part figure-1"
                x={coordinate(start)}
                y={MIDDLE - BAR / 2}
                width={coordinate(Math.max(end - start, 2))}
                height={BAR}
              />
            )}
            <text class="figure-text" x={coordinate(within((start + end) / 2, text))} y={WORDS} text-anchor="middle">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
  return { heading: title, key: [], chart, size: { width: WIDTH, height } };
}

const show = (day: number): string => localDate(formatDate(day));

function textOf({ label, from, to }: TimelineRowData): string {
  return `${label}: ${from === to ? show(from) : `${show(from)} to ${show(to)}`}`;
}

/** The middle of words, moved so that they do not leave the drawing. */
function within(middle: number, text: string): number {
  const half = Math.min(widthOf(text), WIDTH) / 2;
  return Math.min(Math.max(middle, half), WIDTH - half);
}
