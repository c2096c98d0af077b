/** A beam with its loads, and below it the diagrams of shear and moment. */
import type { FigurePoint, Shape } from '@reckoner/engine';

interface Beam {
  /** From one end to the other, overhangs too. */
  readonly span: number;
  readonly support: 'both ends' | 'left end' | 'fixed ends' | 'fixed left, pinned right' | 'right end' | 'none';
  /** Where it rests, if not at its ends: `support` is 'none' then. */
  readonly pins?: readonly number[];
  /** What stands on the beam, whose top is at the height 0. */
  readonly loads: readonly Shape[];
  /** Along the beam; steps are seen where stations stand close together. */
  readonly stations: readonly number[];
  readonly shear: (x: number) => number;
  readonly moment: (x: number) => number;
  /** Where the moment is written, and the field that has it. */
  readonly largest: { readonly at: number; readonly of: string };
}

/** Heights and depths, in spans. */
const SHEAR = { ground: -0.34, height: 0.12 };
const MOMENT = { ground: -0.68, height: 0.15 };
const SUPPORT = 0.04;

export function beamShapes({ span, support, pins = [], loads, stations, shear, moment, largest }: Beam): Shape[] {
  return [
    {
      shape: 'line',
      points: [
        [0, 0],
        [span, 0],
      ],
    },
    ...supportShapes(support, span),
    ...pins.flatMap((x) => pin(x, span)),
    ...loads,
    ...diagram(stations, shear, span, SHEAR, 2, 'Shear'),
    ...diagram(stations, moment, span, MOMENT, 3, 'Moment'),
    {
      shape: 'label',
      at: [largest.at, (MOMENT.ground + Math.sign(moment(largest.at)) * MOMENT.height) * span],
      of: largest.of,
    },
  ];
}

/** An arrow down onto the beam, as long as others. */
export function loadArrow(x: number, span: number, of?: string): Shape {
  return { shape: 'arrow', color: 4, from: [x, 0.17 * span], to: [x, 0], ...(of !== undefined && { of }) };
}

/** An arrow up at the beam, of what lifts it. */
export function upwardArrow(x: number, span: number): Shape {
  return { shape: 'arrow', color: 4, from: [x, 0], to: [x, 0.17 * span] };
}

/** Arrows down from a line over a part of the beam. */
export function stripArrows(start: number, end: number, span: number, of?: string): Shape[] {
  const top = 0.09 * span;
  const arrows = Array.from({ length: 9 }, (_, step): Shape => {
    const x = start + ((end - start) * step) / 8;
    return { shape: 'arrow', color: 4, from: [x, top], to: [x, 0] };
  });
  return [
    {
      shape: 'line',
      color: 4,
      points: [
        [start, top],
        [end, top],
      ],
      ...(of !== undefined && { of }),
    },
    ...arrows,
  ];
}

/** Arrows under a line that rises or falls over a part of the beam; the heights at both ends are shares of the largest. */
export function slopedStripArrows(
  start: number,
  end: number,
  span: number,
  [from, to]: readonly [number, number],
  of?: string,
): Shape[] {
  const top = 0.12 * span;
  const heights = Array.from({ length: 9 }, (_, step) => top * (from + ((to - from) * step) / 8));
  const arrows = heights.flatMap((height, step): Shape[] => {
    const x = start + ((end - start) * step) / 8;
    return height > 0.2 * top ? [{ shape: 'arrow', color: 4, from: [x, height], to: [x, 0] }] : [];
  });
  return [
    {
      shape: 'line',
      color: 4,
      points: [
        [start, top * from],
        [end, top * to],
      ],
      ...(of !== undefined && { of }),
    },
    ...arrows,
  ];
}

/** An arrow up from below a support. */
export function reactionArrow(x: number, span: number, of: string): Shape {
  return { shape: 'arrow', color: 5, from: [x, -0.2 * span], to: [x, -1.4 * SUPPORT * span], of };
}

function pin(x: number, span: number): Shape[] {
  const size = SUPPORT * span;
  return [
    {
      shape: 'polygon',
      color: 5,
      points: [
        [x, 0],
        [x - size, -1.4 * size],
        [x + size, -1.4 * size],
      ],
    },
  ];
}

function supportShapes(support: Beam['support'], span: number): Shape[] {
  if (support === 'none') return [];
  if (support === 'both ends') return [...pin(0, span), ...pin(span, span)];
  if (support === 'left end') return wall(0, span);
  if (support === 'right end') return wall(1.04 * span, span);
  return [...wall(0, span), ...(support === 'fixed ends' ? wall(1.04 * span, span) : pin(span, span))];
}

/** A wall to the left of a place. */
function wall(x: number, span: number): Shape[] {
  const size = 0.1 * span;
  return [{ shape: 'rectangle', color: 5, corner: [x - 0.4 * size, -size], width: 0.4 * size, height: 2 * size }];
}

/** Scaled to the same height whatever it measures: its values are written beside it. */
function diagram(
  stations: readonly number[],
  valueAt: (x: number) => number,
  span: number,
  { ground, height }: typeof SHEAR,
  color: number,
  label: string,
): Shape[] {
  const values = stations.map(valueAt);
  const largest = Math.max(...values.map(Math.abs));
  const scale = largest === 0 ? 0 : (height * span) / largest;
  const level = ground * span;
  const points = stations.map((x, place): FigurePoint => [x, level + scale * values[place]!]);
  return [
    { shape: 'polygon', color, points: [[0, level], ...points, [span, level]] },
    { shape: 'label', at: [-0.02 * span, level], label },
  ];
}

/** Evenly apart, and twice where the shear jumps: just before and just after. */
export function stationsOf(span: number, jumps: readonly number[]): number[] {
  const even = Array.from({ length: 41 }, (_, step) => (span * step) / 40);
  const beside = jumps.flatMap((x) => [x - 1e-6 * span, x + 1e-6 * span]);
  return [...even, ...beside].filter((x) => x >= 0 && x <= span).sort((one, other) => one - other);
}
