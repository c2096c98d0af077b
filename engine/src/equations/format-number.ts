/** Numbers in the sentences of the solver. */

/** A number as a person would write it, to `digits` significant digits. */
export function formatNumber(value: number, digits = 15): string {
  return String(Number(value.toPrecision(digits)));
}
