/** How full a lying cylinder is: the segment of a circle below a chord. */
import { findRoot } from '@reckoner/engine';

/** θ - sin θ, by its series where both nearly cancel. */
function angleLessSine(angle: number): number {
  const t = angle * angle;
  if (t > 0.25) return angle - Math.sin(angle);
  return ((angle * t) / 6) * (1 - (t / 20) * (1 - (t / 42) * (1 - (t / 72) * (1 - (t / 110) * (1 - t / 156)))));
}

/** The part of a circle's area below a chord, by the height of the segment as a part of the diameter. */
export const segmentShare = (height: number) => angleLessSine(4 * Math.asin(Math.sqrt(height))) / (2 * Math.PI);

/** The height of a segment, as a part of the diameter, by its part of the circle's area and what is left of it. */
export function segmentHeight(share: number, left: number): number {
  if (share > left) return 1 - segmentHeight(left, share);
  if (share <= 0) return 0;
  // θ - sin θ lies between θ³/6 - θ⁵/120 and θ³/6: the cube root is below the angle, and twice as much above it.
  const least = Math.cbrt(12 * Math.PI * share);
  const angle = findRoot((theta) => angleLessSine(theta) - 2 * Math.PI * share, 0.9 * least, 2 * least);
  return Math.sin(angle / 4) ** 2;
}
