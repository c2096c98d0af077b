/** Rounding of computed numbers to whole ones, where the last digit must not decide: 0.3 / 0.1 is 3, and 1.1 · 10 is 11. */

/** What a computed number may miss a whole one by and still be taken for it. */
const CLOSE = 1e-9;
/** Of large numbers: a few units in the last place. */
const RELATIVE = 2 ** -49;
/** Never so much that a half would be. */
const WIDEST = 0.25;

/** How far a number may lie from a whole one, or from a half, to be taken for that. */
export const slackOf = (value: number): number =>
  Math.min(WIDEST, Math.max(CLOSE, Math.abs(value) * RELATIVE)) || CLOSE;

/**
 * The largest whole number that is not above a computed one, which is taken for the whole number that it misses by its last
 * digits alone: floorNear(0.3 / 0.1) is 3, where Math.floor gives 2.
 * @example floorNear(length / step)
 */
export function floorNear(value: number): number {
  return Math.floor(value + slackOf(value)) + 0;
}

/**
 * The smallest whole number that is not below a computed one, which is taken for the whole number that it misses by its last
 * digits alone: ceilNear(1.1 * 10) is 11, where Math.ceil gives 12.
 * @example ceilNear((area * (1 + waste)) / box)
 */
export function ceilNear(value: number): number {
  return Math.ceil(value - slackOf(value)) + 0;
}

/**
 * The nearest whole number to a computed one, halves up, which is taken for the half that it misses by its last digits
 * alone: roundNear(1.005 * 100 - 98) is 3, where Math.round gives 2.
 * @example roundNear(100 * acres)
 */
export function roundNear(value: number): number {
  return Math.round(value + slackOf(value)) + 0;
}

/** Of a quotient: rounding alone, so that a small remainder stays. */
const isWhole = (quotient: number): boolean =>
  Math.abs(quotient - Math.round(quotient)) <= 2 ** -46 * Math.max(1, Math.abs(quotient));

/** What is left of one number above the multiples of another, or undefined where rounding alone is. */
export function leftOver(value: number, of: number): number | undefined {
  const quotient = value / of;
  return isWhole(quotient) ? undefined : value - of * Math.floor(quotient);
}

/**
 * What is left of a computed number above the largest multiple of another one that is not above it: an angle within one turn,
 * of −30° and 360° it is 330°. Exactly 0 where the number misses a multiple by its last digits alone.
 * @example modNear(hourAngle, 2 * Math.PI)
 */
export function modNear(value: number, of: number): number {
  if (!Number.isFinite(value / of)) return Number.NaN;
  return leftOver(value, of) ?? 0;
}
