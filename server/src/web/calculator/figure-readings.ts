/** What can be read off a chart, place by place: for pointers, fingers and arrow keys. */
import { CHART_ORIGIN, type Place } from './chart.js';

/** A place of the drawing's view box, with what is told there. */
export interface ReadingStop {
  readonly x: number;
  readonly dots: readonly ReadingDot[];
  /** Near in both directions, as a mark; else the whole column above and below it belongs to it. */
  readonly isPoint: boolean;
  readonly told: readonly string[];
}

export interface ReadingDot {
  readonly y: number;
  /** From 1. */
  readonly color: number;
}

interface ReadLine {
  readonly label: string;
  readonly color: number;
  readonly points: readonly { readonly x: number; readonly y: number | undefined }[];
}

export interface ReadChart {
  readonly lines: readonly ReadLine[];
  /** Of the x axis. */
  readonly label: string;
  readonly placeX: Place;
  readonly placeY: Place;
  readonly showX: (x: number) => string;
  readonly showY: (y: number, line: number) => string;
}

/** Each x once, with the heights of all lines that have one there, from left to right. */
export function columnStops({ lines, label, placeX, placeY, showX, showY }: ReadChart): ReadingStop[] {
  const columns = new Map<number, { readonly line: number; readonly y: number }[]>();
  for (const [line, { points }] of lines.entries())
    for (const { x, y } of points) {
      if (y === undefined) continue;
      const column = columns.get(x) ?? [];
      if (column.length === 0) columns.set(x, column);
      if (column.at(-1)?.line !== line) column.push({ line, y });
    }
  return [...columns]
    .sort(([one], [other]) => one - other)
    .map(([x, column]) => ({
      x: CHART_ORIGIN.x + placeX(x),
      dots: column.map(({ line, y }) => ({ y: CHART_ORIGIN.y + placeY(y), color: lines[line]!.color })),
      isPoint: false,
      told: [told(label, showX(x)), ...column.map(({ line, y }) => told(lines[line]!.label, showY(y, line)))],
    }));
}

/** Each point by itself: of a path that turns back, of a mark with a name, of a measured value. */
export function pointStops({ lines, label, placeX, placeY, showX, showY }: ReadChart, yLabel: string): ReadingStop[] {
  return lines.flatMap((line, index) =>
    line.points.flatMap(({ x, y }): ReadingStop[] => {
      if (y === undefined) return [];
      const name = line.label === yLabel || line.label === '' ? [] : [line.label];
      return [
        {
          x: CHART_ORIGIN.x + placeX(x),
          dots: [{ y: CHART_ORIGIN.y + placeY(y), color: line.color }],
          isPoint: true,
          told: [...name, told(label, showX(x)), told(yLabel, showY(y, index))],
        },
      ];
    }),
  );
}

const told = (label: string, value: string): string => `${label}: ${value}`;
