/** Intervals and lists that are so narrow beside their size that what is shown of them reads alike. */
import { isBelow } from '@reckoner/engine';

/** Below this, four places are what is shown of a limit, from it on; six digits of smaller ones. */
const SIX_DIGITS = 10;

/** Whether a limit hardly differs, in the digits that are shown of it, from the middle that lies so far away. */
export function isNarrow(limit: number, margin: number) {
  const size = Math.abs(limit);
  return margin > 0 && margin < (size < SIX_DIGITS ? 5e-5 * size : 5e-4);
}

/** Values a few units apart are told apart, as all digits before the decimal point are shown. */
const FEW_UNITS = 5;

/** Whether values differ by so little that six digits hardly tell them, or their means and limits, apart. */
export function differLittle(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const size = Math.max(Math.abs(least), Math.abs(most));
  return most > least && isBelow(most - least, Math.min(FEW_UNITS, 2e-5 * size));
}
