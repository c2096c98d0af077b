/** Rounding of computed numbers to whole ones. */
import { ceilNear, floorNear, modNear, roundNear } from '@reckoner/engine';
import { dual, gradientOf, variable } from '@reckoner/engine/arithmetic/dual';
import { functions } from '@reckoner/engine/functions';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['a quotient', floorNear(0.3 / 0.1), 3],
  ['a product', ceilNear(1.1 * 10 + 1e-15), 11],
  ['a product of hundredths', floorNear(4.35 * 100), 435],
  ['a half', roundNear(1.005 * 100), 101],
  ['a half below zero', roundNear(-1.005 * 100), -100],
  ['a millionth above', ceilNear(3.000001), 4],
  ['a millionth below', floorNear(2.999999), 2],
  ['a millionth below a half', roundNear(2.499999), 2],
  ['what is left of tenths', modNear(0.3, 0.1), 0],
  ['an angle below zero', modNear(-30, 360), 330],
  ['a hair below zero', modNear(-1e-15, 360), 0],
  ['a small angle', modNear(1e-9, 360), 1e-9],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected);
});

/** A whole number over ten, as a double. */
const tenths = fc.integer({ min: 1, max: 9999 });

test('quotients of tenths are rounded as those of their whole numbers', () => {
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      expect(floorNear(a / 10 / (b / 10))).toBe(Math.floor(a / b));
      expect(ceilNear(a / 10 / (b / 10))).toBe(Math.ceil(a / b));
      expect(modNear(a / 10, b / 10)).toBeCloseTo((a % b) / 10, 9);
    }),
  );
});

test('products of tenths are rounded as those of their whole numbers', () => {
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      expect(floorNear((a / 10) * (b / 10))).toBe(Math.floor((a * b) / 100));
      expect(ceilNear((a / 10) * (b / 10))).toBe(Math.ceil((a * b) / 100));
      expect(roundNear((a / 10) * (b / 10))).toBe(Math.round((a * b) / 100));
    }),
  );
});

test('whole numbers stay, however large', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      for (const round of [floorNear, ceilNear, roundNear]) expect(round(whole)).toBe(whole + 0);
    }),
  );
});

test('what is not finite stays so', () => {
  expect([floorNear(Number.NaN), ceilNear(Number.POSITIVE_INFINITY), modNear(1, 0)]).toEqual([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ]);
});

test('a remainder keeps its derivatives at a multiple', () => {
  const left = functions.modNear!.generic!(dual, variable(0.3, 0, 1), 0.1);
  expect(dual.toNumber(left)).toBe(0);
  expect(gradientOf(left, 1)).toEqual([1]);
});
