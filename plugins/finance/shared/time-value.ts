import { isNear } from '@reckoner/engine';

/** Time value of money: the formulas that loans, mortgages and savings share. Rates are per period, as fractions. */

/** Level payment at the end of each period that repays a loan. */
export function annuityPayment(principal: number, rate: number, periods: number): number {
  if (rate === 0) return principal / periods;
  return (principal * rate) / (1 - (1 + rate) ** -periods);
}

/** Level payment at the end of each period that leaves a balloon to be paid with the last: of the whole loan, interest alone. */
export function balloonPayment(principal: number, rate: number, periods: number, balloon: number): number {
  if (rate === 0) return (principal - balloon) / periods;
  const discount = (1 + rate) ** -periods;
  return ((principal - balloon * discount) * rate) / (1 - discount);
}

/** Present value of 1 at the end of each period. */
export function annuityFactor(rate: number, periods: number): number {
  if (rate === 0) return periods;
  return (1 - (1 + rate) ** -periods) / rate;
}

/** Future value, right after the last one, of 1 at the end of each period. */
export function accumulationFactor(rate: number, periods: number): number {
  if (rate === 0) return periods;
  return ((1 + rate) ** periods - 1) / rate;
}

/** What is owed after a number of payments, unrounded. */
export function remainingBalance(principal: number, rate: number, payment: number, paid: number): number {
  return principal * (1 + rate) ** paid - payment * accumulationFactor(rate, paid);
}

/** The whole number of payments in a term of years, at least one. */
export function numberOfPayments(years: number, perYear: number): number {
  return Math.max(1, Math.round(years * perYear));
}

/** Whether a term is a whole number of payments, with some days to spare: 13 weeks have 13 weekly ones, also where a year has 52. */
export function isWholePayments(years: number, perYear: number): boolean {
  const payments = numberOfPayments(years, perYear);
  const weeks = (years * 365.25) / 7;
  return (
    isNear(years * perYear, payments, 0.02) ||
    (perYear === 52 && isNear(weeks, payments, 0.02)) ||
    (perYear === 26 && isNear(weeks / 2, payments, 0.02))
  );
}
