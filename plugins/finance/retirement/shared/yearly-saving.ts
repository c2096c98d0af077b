/** What 1 at the end of each year has grown to right after the last; rates may be computed, so that none is exactly zero. */
export function accumulated(rate: number, years: number): number {
  if (rate < 1e-12) return years;
  return Math.expm1(years * Math.log1p(rate)) / rate;
}
