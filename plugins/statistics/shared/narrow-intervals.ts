/** Intervals that are so narrow beside their middle that both limits read alike. */

/** Below this, four places are what is shown of a limit, from it on; six digits of smaller ones. */
const SIX_DIGITS = 10;

/** Whether a limit hardly differs, in the digits that are shown of it, from the middle that lies so far away. */
export function isNarrow(limit: number, margin: number) {
  const size = Math.abs(limit);
  return margin > 0 && margin < (size < SIX_DIGITS ? 5e-5 * size : 5e-4);
}
