/** Charge balances of acids: shares of their forms, and the pH at which all charges cancel. */
import { findRoot } from '@reckoner/engine';

/** The shares of the forms of an acid that has lost 0, 1, 2 … protons, at [H⁺]. */
export function protolysisShares(hydrogen: number, pKs: readonly number[]): number[] {
  // In logarithms, from the largest: no form is lost.
  const exponents = [0];
  for (const pK of pKs) exponents.push(exponents.at(-1)! - pK - Math.log10(hydrogen));
  const largest = Math.max(...exponents);
  const weights = exponents.map((exponent) => 10 ** (exponent - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** How many protons an acid has lost on average. */
export function protonsLost(hydrogen: number, pKs: readonly number[]): number {
  return protolysisShares(hydrogen, pKs).reduce((sum, share, lost) => sum + lost * share, 0);
}

/** The exponent at which cations, H⁺ less OH⁻ and the anions of the acid cancel; `strong` is the concentration of cations. */
export function balancedExponent(strong: number, concentration: number, pKs: readonly number[], pKw: number): number {
  return findRoot(
    (exponent) => {
      const hydrogen = 10 ** -exponent;
      return hydrogen + strong - 10 ** (exponent - pKw) - concentration * protonsLost(hydrogen, pKs);
    },
    -3,
    pKw + 3,
  );
}
