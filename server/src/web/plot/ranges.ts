/** What part of the numbers a plot shows: of the input around its value, of the output what the curve asks for. */
import type { Range } from './ticks.js';

/** Limits of an input in the axis' unit; those that are open are not reached. */
export interface Limits {
  /** Where sane values lie. */
  readonly usual?: Range;
  readonly lower: number;
  readonly lowerOpen: boolean;
  readonly upper: number;
  readonly upperOpen: boolean;
}

/** Of an open limit, this part of the range stays away. */
const CLEARANCE = 1 / 200;

/** A usual range that is this many times as wide shows little of what happens near the value. */
const WIDE = 10;

/**
 * The usual range where the value lies in it, else from nothing to twice the value, within the limits; undefined where
 * they leave no room.
 */
export function rangeAround(value: number, limits: Limits): Range | undefined {
  const size = value === 0 ? 5 : Math.abs(value);
  const around = value < 0 ? { from: 2 * value, to: 0 } : { from: 0, to: 2 * size };
  const { usual } = limits;
  const isUsual = usual && value >= usual.from && value <= usual.to && usual.to - usual.from < WIDE * 2 * size;
  const natural = isUsual ? usual : around;
  let from = Math.max(natural.from, limits.lower);
  let to = Math.min(natural.to, limits.upper);
  if (!(to > from)) {
    from = Math.max(limits.lower, value - size);
    to = Math.min(limits.upper, value + size);
  }
  if (!(to > from) || !Number.isFinite(to - from)) return undefined;
  const clearance = (to - from) * CLEARANCE;
  return {
    from: from === limits.lower && limits.lowerOpen ? from + clearance : from,
    to: to === limits.upper && limits.upperOpen ? to - clearance : to,
  };
}

/** Above this ratio of its values a curve is read better by its powers of ten. */
const WIDE_RATIO = 1e4;
/** A pole may be this many times higher than what most of the curve needs. */
const OUTLIER = 8;

export interface ValueRange extends Range {
  readonly log: boolean;
}

/** What the values need: with zero where that is near, without the peaks of a pole, never of no height. */
export function rangeOfValues(values: readonly number[]): ValueRange | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const [least, greatest] = [sorted[0]!, sorted.at(-1)!];
  const low = sorted[Math.floor(sorted.length * 0.05)]!;
  const high = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
  if (low > 0 && high / low > WIDE_RATIO) {
    const floor = Math.max(least, low / 100);
    return { from: 10 ** Math.floor(Math.log10(floor)), to: 10 ** Math.ceil(Math.log10(greatest)), log: true };
  }
  const middle = high - low || Math.abs(high) || 1;
  const from = least < low - OUTLIER * middle ? low - middle : least;
  const to = greatest > high + OUTLIER * middle ? high + middle : greatest;
  return { ...withRoom({ from, to }), log: false };
}

/** What all values need: with zero where that is near, never of no height. */
export function rangeOfAll(values: readonly number[]): Range {
  return withRoom({ from: Math.min(...values), to: Math.max(...values) });
}

/** Whole powers of ten around values above 0. */
export function powersAround(values: readonly number[]): Range {
  const [from, to] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  return { from: 10 ** from, to: 10 ** Math.max(to, from + 1) };
}

function withRoom({ from: least, to: greatest }: Range): Range {
  const from = least > 0 && least < 0.4 * greatest ? 0 : least;
  const to = greatest < 0 && greatest > 0.4 * from ? 0 : greatest;
  const height = to - from;
  // A constant is a line in the middle.
  const room = height > 1e-12 * Math.max(Math.abs(from), Math.abs(to)) ? height * 0.05 : Math.abs(to) * 0.5 || 1;
  return { from: from === 0 ? 0 : from - room, to: to === 0 && height > 0 ? 0 : to + room };
}
