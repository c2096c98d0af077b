/** The density of a distribution with the part of it that is asked for. */
import type { Curve } from '@reckoner/engine';

interface Density {
  readonly density: (x: number) => number;
  /** Between which nearly all values lie. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** With it the shaded part lies between both, else below the value. */
  readonly upper?: number | undefined;
  /** Of the value; default: x. */
  readonly label?: string;
}

/** As far as the value, where that is not too far off for the rest to be seen. */
export function densityCurve({ density, from, to, value, upper, label = 'x' }: Density): Curve {
  const width = to - from;
  const isNear = (x: number) => x > from - width && x < to + width;
  const shown = [value, ...(upper === undefined ? [] : [upper])].filter(isNear);
  const ends = { from: Math.min(from, ...shown), to: Math.max(to, ...shown) };
  return {
    ...ends,
    lines: [{ y: density }],
    marks: isNear(value) ? [{ x: value, y: density(value), label }] : [],
    shade: [upper === undefined ? { from: ends.from, to: value } : { from: value, to: upper }],
  };
}
