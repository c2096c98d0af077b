/**
 * How a value changes beside a point: its derivative there, or why it has none. A derivative that was found by rules is
 * held against the values; where they disagree, the values are right: rules do not see that a branch holds at one point
 * alone, that a loop ended too early for the derivative, or that what jumps in one term jumps back in another.
 */

/** The value beside the point less the value there; NaN where there is none. */
export type Change = (by: number) => number;

export type LocalSlope =
  | { readonly slope: number }
  /** `steps`: level on both sides, though the rules say that something moves; `jump` and `kink`; `none`: no slope settles. */
  | { readonly fault: 'steps' | 'kink' | 'jump' | 'none' };

/** A first look, this far to both sides beside the size of the point. */
const LOOK = 1e-4;
const LOOKS_RIGHT = 1e-3;
/** Both sides of a smooth curve are nearly straight at that distance. */
const LOOKS_STRAIGHT = 1e-2;
/** Rounding of a value, beside it. */
const ROUNDING = 1e-13;

/** The steps of a closer look: the largest, beside the size of the point, and each next one. */
const LARGEST = 2 ** -6;
const NEXT = 1 / 4;
const LEVELS = 8;
const EXACT = 1e-9;
/** An extrapolation that has settled to this part is a derivative. */
const SETTLED = 2e-3;

/**
 * @param size How large the point is, or what is a large step there.
 * @param byRules The derivative by rules; NaN where they have none, undefined where nothing was tried.
 * @param center The value at the point.
 */
export function localSlope(change: Change, size: number, byRules: number | undefined, center: number): LocalSlope {
  if (byRules !== undefined && Number.isFinite(byRules) && looksRight(change, size, byRules, center)) {
    return { slope: byRules };
  }
  return closerLook(change, size, byRules, center);
}

function looksRight(change: Change, size: number, slope: number, center: number): boolean {
  const step = LOOK * size;
  const [up, down] = [change(step) / step, -change(-step) / step];
  const noise = (ROUNDING * Math.abs(center)) / step;
  if (Number.isNaN(up) && Number.isNaN(down)) return false;
  // At the edge of what is allowed, one side tells.
  if (Number.isNaN(up) || Number.isNaN(down)) {
    const side = Number.isNaN(up) ? down : up;
    return Math.abs(side - slope) <= LOOKS_STRAIGHT * Math.abs(slope) + noise;
  }
  return (
    Math.abs((up + down) / 2 - slope) <= LOOKS_RIGHT * Math.abs(slope) + noise &&
    Math.abs(up - down) <= LOOKS_STRAIGHT * Math.max(Math.abs(up), Math.abs(down)) + 2 * noise
  );
}

interface Estimate {
  readonly value: number;
  readonly error: number;
}

const NOTHING: Estimate = { value: Number.NaN, error: Number.POSITIVE_INFINITY };

/**
 * Ridders' extrapolation of slopes to the step zero (C. J. F. Ridders, Advances in Engineering Software 4 (1982) 75–76):
 * the entry of Neville's table that differs least from its neighbors.
 * @param order By which power of the step errors fall.
 * @param rounding What rounding does to the first slope; four times as much to each next one.
 */
function extrapolated(slopes: readonly number[], order: number, rounding: number): Estimate {
  let best = NOTHING;
  let before: number[] = [];
  let least = rounding;
  for (const slope of slopes) {
    const row = [slope];
    let factor = 1;
    least /= NEXT;
    for (const [column, earlier] of before.entries()) {
      factor /= NEXT ** order;
      const value = (factor * row[column]! - earlier) / (factor - 1);
      row.push(value);
      const error = Math.max(least, Math.abs(value - row[column]!), Math.abs(value - earlier));
      if (error < best.error) best = { value, error };
    }
    before = row;
  }
  return best;
}

function closerLook(change: Change, size: number, byRules: number | undefined, center: number): LocalSlope {
  // What is rounded is level nearby, whatever it is over larger steps.
  const nearest = LARGEST * size * NEXT ** (LEVELS - 1);
  const isLevel = change(nearest) === 0 && change(-nearest) === 0;
  if (isLevel && byRules !== undefined && Number.isNaN(byRules)) return { fault: 'steps' };
  const ups: number[] = [];
  const downs: number[] = [];
  const rises: number[] = [];
  let central = NOTHING;
  let step = LARGEST * size;
  for (let level = 0; level < LEVELS; level += 1, step *= NEXT) {
    const [up, down] = [change(step), change(-step)];
    rises.push(Math.max(Math.abs(up || 0), Math.abs(down || 0)));
    ups.push(up / step);
    downs.push(-down / step);
    const rounding = (Number.EPSILON * Math.max(Math.abs(center), rises[0]!)) / (LARGEST * size);
    central = extrapolated(means(ups, downs), 2, rounding);
    const isExact = level >= 3 && central.error <= EXACT * Math.abs(central.value);
    if (isExact && isStraight(ups.at(-1)!, downs.at(-1)!)) break;
  }
  const [above, below] = [ups.filter(Number.isFinite), downs.filter(Number.isFinite)];
  if (above.length + below.length === 0) {
    return byRules !== undefined && Number.isFinite(byRules) ? { slope: byRules } : { fault: 'none' };
  }
  if (rises.every((rise) => rise === 0)) return { slope: 0 };
  if (isLevel && byRules === undefined && Math.max(...rises) > 1e-6 * Math.abs(center)) return { fault: 'steps' };
  const noise = Math.max(1e3 * ROUNDING * Math.abs(center), 10 * ROUNDING * Math.max(...rises));
  if (isJump(above, noise, size) || isJump(below, noise, size)) return { fault: 'jump' };
  if (isSteep(above, noise, size) || isSteep(below, noise, size)) return { fault: 'none' };
  // A jump that lies near spoils the larger steps, not the smallest ones.
  const isKink = isKinked(above, below, noise / size) && isKinked(above.slice(-4), below.slice(-4), noise / size);
  if (isKink) return { fault: 'kink' };
  const [upper, lower] = [extrapolated(above, 1, 0), extrapolated(below, 1, 0)];
  const best = Number.isFinite(central.error) ? central : upper.error < lower.error ? upper : lower;
  const hasSettled = best.error <= SETTLED * Math.abs(best.value) || best.error * size <= 1e-7 * Math.abs(center);
  if (byRules === undefined || !Number.isFinite(byRules)) return hasSettled ? { slope: best.value } : { fault: 'none' };
  const isOff = Math.abs(byRules - best.value) > 10 * best.error + LOOKS_RIGHT * Math.abs(best.value);
  return { slope: hasSettled && isOff ? best.value : byRules };
}

/** Whether the slopes on both sides tend to different limits. `noise`: differences that tell nothing. */
function isKinked(above: readonly number[], below: readonly number[], noise: number): boolean {
  const [upper, lower] = [extrapolated(above, 1, 0), extrapolated(below, 1, 0)];
  const apart = Math.abs(upper.value - lower.value);
  const largest = Math.max(Math.abs(upper.value), Math.abs(lower.value));
  return upper.error + lower.error <= 0.1 * apart && apart > LOOKS_RIGHT * largest && apart * LARGEST > noise;
}

const means = (ups: readonly number[], downs: readonly number[]): number[] =>
  ups.map((up, index) => (up + downs[index]!) / 2).filter(Number.isFinite);

const isStraight = (up: number, down: number): boolean =>
  Math.abs(up - down) <= LOOKS_STRAIGHT * Math.max(Math.abs(up), Math.abs(down));

/** The growth of slopes from each of the last steps to the next smaller one; none where there are too few, or only rounding. */
function growth(slopes: readonly number[], noise: number, size: number): readonly number[] {
  const last = slopes.slice(-5).map(Math.abs);
  const smallestStep = LARGEST * size * NEXT ** (slopes.length - 1);
  if (last.length < 5 || last.at(-1)! * smallestStep <= noise) return [];
  return last.slice(1).map((slope, index) => slope / last[index]!);
}

/** However small the step, the change stays. */
function isJump(slopes: readonly number[], noise: number, size: number): boolean {
  const ratios = growth(slopes, noise, size);
  return ratios.length > 0 && ratios.every((ratio) => Math.abs(ratio * NEXT - 1) < 0.05);
}

/** The smaller the step, the larger the slope: the root of nothing, and its like. */
function isSteep(slopes: readonly number[], noise: number, size: number): boolean {
  const ratios = growth(slopes, noise, size);
  return ratios.length > 0 && ratios.every((ratio) => ratio > 1.15 && ratio < 1 / NEXT);
}
