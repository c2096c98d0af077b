/** Quartiles by the common methods. */
import { choice, isAbove, isBelow, median, quantile, sorted } from '@reckoner/engine';

export const quartileMethod = choice(
  {
    inclusive: 'Inclusive (QUARTILE.INC, R type 7)',
    exclusive: 'Exclusive (QUARTILE.EXC, R type 6)',
    tukey: 'Tukey hinges (median in both halves)',
    halves: 'Medians of the halves without the median (TI-84)',
  },
  { label: 'Quartile method', default: 'inclusive' },
);

type Method = 'inclusive' | 'exclusive' | 'tukey' | 'halves';

/** The first and third quartile of at least two values. */
export function outerQuartiles(values: readonly number[], method: Method): readonly [low: number, high: number] {
  if (method === 'inclusive') return [quantile(values, 0.25, 7), quantile(values, 0.75, 7)];
  if (method === 'exclusive') return [quantile(values, 0.25, 6), quantile(values, 0.75, 6)];
  const ordered = sorted(values);
  const count = ordered.length;
  const half = method === 'tukey' ? Math.ceil(count / 2) : Math.floor(count / 2);
  return [median(ordered.slice(0, half)), median(ordered.slice(count - half))];
}

/** Whether they differ, however little beside the values themselves. */
export function haveSpread([low, high]: readonly [low: number, high: number]): boolean {
  return isAbove(high - low, 0);
}

/** Whether a value lies farther than so much below the low or above the high one, however little that is beside them. */
export function isOutside(value: number, low: number, high: number, reach: number): boolean {
  return isBelow(value - low, -reach) || isAbove(value - high, reach);
}
