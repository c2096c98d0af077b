/** How long savings take to reach what one can live off. */

/** Years until savings, with a saving at the end of each year, reach a target; undefined where they never do. */
export function yearsToReach(
  target: number,
  savings: number,
  yearlySaving: number,
  realReturn: number,
): number | undefined {
  if (savings >= target) return 0;
  const first = savings * realReturn + yearlySaving;
  if (first <= 0) return undefined;
  if (realReturn < 1e-12) return (target - savings) / first;
  return Math.log1p(((target - savings) * realReturn) / first) / Math.log1p(realReturn);
}
