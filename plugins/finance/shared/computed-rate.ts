/** Level payments at rates that are computed, so that none is exactly zero: below a billionth by the first term of the rate. */

/** Level payment at the end of each period that repays a loan. */
export function levelPayment(principal: number, rate: number, periods: number): number {
  if (rate < 1e-9) return (principal / periods) * (1 + (rate * (periods + 1)) / 2);
  return (principal * rate) / (1 - (1 + rate) ** -periods);
}

/** What is owed after a number of level payments. */
export function balanceAfter(principal: number, rate: number, payment: number, paid: number): number {
  if (rate < 1e-9) return principal * (1 + rate * paid) - payment * paid * (1 + (rate * (paid - 1)) / 2);
  const growth = (1 + rate) ** paid;
  return principal * growth - (payment * (growth - 1)) / rate;
}
