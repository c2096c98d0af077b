/** coefficients[0] + coefficients[1]·x + coefficients[2]·x² + … by Horner's rule. */
export function horner(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) value = value * x + coefficients[k]!;
  return value;
}
