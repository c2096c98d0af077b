/** Rounding to decimal places, as figures are shown. */

/**
 * A number rounded to so many decimal places, halves away from zero: the figure that is shown for an output with as many
 * `places`. A guideline that classifies rounded values is written `classify(roundTo(egfr, 0), …)`.
 * @example roundTo(59.5, 0) // 60
 */
export function roundTo(value: number, places: number): number {
  const shown = Number(value.toFixed(places));
  // Beyond 1e21 there is no fraction to round; -0 is no figure.
  return Number.isFinite(shown) ? shown + 0 : value;
}
