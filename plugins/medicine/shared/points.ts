/** Points of clinical scores by the band in which a value lies. */

/** Points beside the first limit that the value lies below, else the last points. */
export function pointsBelow(value: number, bands: readonly (readonly [below: number, points: number])[], last: number) {
  for (const [below, points] of bands) {
    if (value < below) return points;
  }
  return last;
}
