/** An interval around its middle, on a line of numbers. */
import type { Shape } from '@reckoner/engine';

interface Interval {
  readonly lower: number;
  readonly upper: number;
  readonly middle: number;
  /** Fields that have these values. */
  readonly of: { readonly lower: string; readonly upper: string; readonly middle?: string };
}

/** As many digits as a drawing shows of a number. */
const DIGITS = 4;

/** Nothing where both ends would read alike. */
export function intervalShapes({ lower, upper, middle, of }: Interval): Shape[] | undefined {
  if (!(lower < upper) || lower.toPrecision(DIGITS) === upper.toPrecision(DIGITS)) return undefined;
  const [room, high] = [0.15 * (upper - lower), 0.06 * (upper - lower)];
  return [
    {
      shape: 'line',
      color: 5,
      points: [
        [lower - room, 0],
        [upper + room, 0],
      ],
    },
    { shape: 'rectangle', corner: [lower, -high], width: upper - lower, height: 2 * high },
    {
      shape: 'line',
      color: 2,
      points: [
        [middle, -1.5 * high],
        [middle, 1.5 * high],
      ],
    },
    { shape: 'label', at: [lower, -1.5 * high], of: of.lower },
    { shape: 'label', at: [upper, -1.5 * high], of: of.upper },
    ...(of.middle === undefined ? [] : [{ shape: 'label', at: [middle, 2 * high], of: of.middle } as const]),
  ];
}
