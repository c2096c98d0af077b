/** Present value of 1 at the end of each period, without loss of digits at small rates. */
export function annuityValue(rate: number, periods: number): number {
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}
