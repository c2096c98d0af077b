/** Time value of money: the formulas that loans, mortgages and savings share. Rates are per period, as fractions. */

/** Level payment at the end of each period that repays a loan. */
export function annuityPayment(principal: number, rate: number, periods: number): number {
  if (rate === 0) return principal / periods;
  return (principal * rate) / (1 - (1 + rate) ** -periods);
}
