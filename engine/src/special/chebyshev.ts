/** Σ coefficients[k]·T_k(t) by Clenshaw's recurrence, for |t| ≤ 1. */
export function evaluateChebyshev(coefficients: readonly number[], t: number): number {
  let next = 0;
  let afterNext = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const current = 2 * t * next - afterNext + coefficients[k]!;
    afterNext = next;
    next = current;
  }
  return t * next - afterNext + coefficients[0]!;
}
