import { isAbove, isBelow } from '@reckoner/engine';
/** A slip of the unit of angles. */

/**
 * Whether an angle, in radians, has the number in degrees that a simple part of a turn has in radians, such as 1.5708 for a
 * quarter turn: it was probably meant in radians.
 */
export function looksLikeRadians(angle: number): boolean {
  const degrees = Math.abs((angle * 180) / Math.PI);
  const twelfths = degrees / (Math.PI / 12);
  const nearest = Math.round(twelfths);
  return (
    nearest > 0 &&
    nearest <= 24 &&
    isBelow(Math.abs(twelfths - nearest), 1e-3 * nearest) &&
    // Whole tenths, such as 5.5°, are degrees.
    isAbove(Math.abs(10 * degrees - Math.round(10 * degrees)), 1e-5)
  );
}
