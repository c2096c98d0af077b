/** Rounding to decimal places, as figures are shown. */

/** Exact as doubles. */
const POWERS: readonly number[] = Array.from({ length: 16 }, (_, places) => Number(`1e${places}`));
/** Below it, what is no nearer to a half than this is clear, whatever the product's rounding. */
const LARGEST = 1e8;
const CLEAR = 0.4999;

/** Of what has more digits than this, the last places are no more than noise themselves. */
const MOST_PLACES = 1e11;
/** By so much the last digits of a computed number are off. */
const SLACK = 4 * Number.EPSILON;

/**
 * A number written with so many decimal places, halves away from zero. What misses a half by its last digits is one: neither
 * 45.05, which as a double is less, nor 0.285 as a percentage, which is 28.499999999999996, is to depend on them.
 */
export function fixedText(value: number, places: number): string {
  const isPlain = Math.abs(value) * 10 ** places < MOST_PLACES;
  return (isPlain ? value * (1 + SLACK) : value).toFixed(places);
}

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
  const shown = Number(fixedText(value, places));
  // Beyond 1e21 there is no fraction to round; -0 is no figure.
  return Number.isFinite(shown) ? shown + 0 : value;
}
