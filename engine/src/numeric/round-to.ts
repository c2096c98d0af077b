/** Rounding to decimal places, as figures are shown. */

/** Exact as doubles. */
const POWERS: readonly number[] = Array.from({ length: 16 }, (_, places) => Number(`1e${places}`));
/** Below it, what is no nearer to a half than this is clear, whatever the product's rounding. */
const LARGEST = 1e8;
const CLEAR = 0.4999;

/**
 * A number rounded to so many decimal places, halves away from zero: the figure that is shown for an output with as many
 * `places`. A guideline that classifies rounded values is written `classify(roundTo(egfr, 0), …)`.
 * @example roundTo(59.5, 0) // 60
 */
export function roundTo(value: number, places: number): number {
  const power = POWERS[places];
  if (power !== undefined) {
    const scaled = value * power;
    const nearest = Math.round(scaled);
    // One division of exact numbers is the double nearest to the decimal, as its text would be read.
    if (Math.abs(scaled) < LARGEST && Math.abs(scaled - nearest) < CLEAR) return nearest / power + 0;
  }
  const shown = Number(value.toFixed(places));
  // Beyond 1e21 there is no fraction to round; -0 is no figure.
  return Number.isFinite(shown) ? shown + 0 : value;
}
