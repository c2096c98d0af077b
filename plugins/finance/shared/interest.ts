/** Compounding: how a nominal annual rate turns into growth. Zero compoundings a year stand for continuous ones. */

/** What 1 grows to in a term of years. */
export function growthFactor(rate: number, perYear: number, years: number): number {
  if (perYear === 0) return Math.exp(rate * years);
  return (1 + rate / perYear) ** (perYear * years);
}

/** The effective annual rate of a nominal one. */
export function effectiveAnnualRate(rate: number, perYear: number): number {
  if (perYear === 0) return Math.expm1(rate);
  return (1 + rate / perYear) ** perYear - 1;
}
