/** Roots of polynomials, also multiple ones and those that lie close together. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalRoots } from '../../plugins/math/shared/roots.js';

/** Coefficients in ascending order of the product of (x - root), on whole numbers. */
function fromRoots(roots: readonly number[]): number[] {
  let product = [1];
  for (const root of roots) {
    product = Array.from({ length: product.length + 1 }, (_, k) => (product[k - 1] ?? 0) - root * (product[k] ?? 0));
  }
  return product;
}

test('whole roots of any multiplicity are exact', () => {
  const roots = fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(roots, (given) => {
      const expected = [...given].sort((a, b) => a - b).map((real) => ({ real: real + 0, imaginary: 0 }));
      expect(decimalRoots(fromRoots(given))).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test.each(Array.from({ length: 99 }, (_, index) => index + 1))('(x + %d/10)² has one double root', (p) => {
  const [first, second] = decimalRoots([Number(`${p * p}e-2`), Number(`${2 * p}e-1`), 1]);
  expect([first, second]).toEqual(new Array(2).fill({ real: -p / 10, imaginary: 0 }));
});

// mpmath: polyroots at 60 digits
test.each([
  [
    [-1.000001, 3.000002, -3.000001, 1],
    [1, 1, 1.000001],
  ],
  [
    [94906268.375, -189812534, 94906265.625],
    [1, 1.000000028975958],
  ],
  [
    [-2, 200, -5000, 0, 0, 0, 0, 0, 0, 0, 1],
    [-2.904799994487303, 0.019999999954745166, 0.020000000045254835, 2.894799697162893],
  ],
])('clustered roots of %j', (coefficients, expected) => {
  const real = decimalRoots(coefficients).filter(({ imaginary }) => imaginary === 0);
  expect(real.length).toBe(expected.length);
  for (const [index, { real: root }] of real.entries()) expect(root / expected[index]!).toBeCloseTo(1, 14);
});

test('complex roots come in exact pairs', () => {
  expect(decimalRoots([4, 0, 4, 0, 1])).toEqual(
    [-1, -1, 1, 1].map((sign) => ({ real: 0, imaginary: sign * Math.SQRT2 })),
  );
});
