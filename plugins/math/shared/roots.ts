/** Roots of real polynomials, with complex ones as exact conjugate pairs. */
import { polynomialRoots } from '@reckoner/engine';

/** Coefficients in ascending order; roots by real part, the negative imaginary part of a pair first. */
export function pairedRoots(coefficients: readonly number[]) {
  const roots = polynomialRoots(coefficients);
  const real = roots.filter(({ imaginary }) => imaginary === 0);
  const upper = roots.filter(({ imaginary }) => imaginary > 0);
  // Both members of a pair are found apart, and may differ in the last digit.
  const pairs = upper.flatMap((root) => [{ real: root.real, imaginary: -root.imaginary }, root]);
  return real.length + pairs.length === roots.length ? [...real, ...pairs].sort((a, b) => a.real - b.real) : roots;
}
