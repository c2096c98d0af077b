/** Angles as people send them. */
import { isAbove, isBelow, isNear } from '@reckoner/engine';

/** Whether an angle is rather one in radians that was taken for degrees: small, up to as many degrees, with several decimals. */
export function looksLikeRadians(angle: number, most: number): boolean {
  const degrees = (Math.abs(angle) * 180) / Math.PI;
  const hundredths = 100 * degrees;
  return isAbove(degrees, 0.05) && isBelow(degrees, most + 1e-4) && !isNear(hundredths, Math.round(hundredths), 1e-6);
}
