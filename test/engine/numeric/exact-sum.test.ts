/** Sums that are rounded once. */
import { cosTurn, isNear, sinTurn, smallFraction, sumOfProducts } from '@reckoner/engine';
import { decimal } from '@reckoner/engine/arithmetic/decimal';
import { dual, gradientOf, variable } from '@reckoner/engine/arithmetic/dual';
import { functions } from '@reckoner/engine/functions';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  [
    'a discriminant of 0',
    [
      [1.4, 1.4],
      [-4, 1, 0.49],
    ],
    0,
  ],
  // sympy: 189812534^2 - 4*Rational('94906265.625')*Rational('94906268.375') = 121/16
  [
    'a discriminant that doubles round to 0',
    [
      [-189812534, -189812534],
      [-4, 94906265.625, 94906268.375],
    ],
    7.5625,
  ],
  ['tenths', [[0.1], [0.2], [-1, 0.3]], 0],
  ['what is far apart', [[1e300, 1e300], [1e-300], [-1, 1e300, 1e300]], 1e-300],
  ['thirds', [[1 / 3], [2 / 3], [-1]], 0],
  [
    'a discriminant of fractions',
    [
      [-2 / 3, -2 / 3],
      [-4, 1, 1 / 9],
    ],
    0,
  ],
  // Fraction(2, 3) - Fraction(667, 1000) in Python: -1/3000
  ['a fraction beside a decimal', [[2 / 3], [-0.667]], -1 / 3000],
  ['nothing', [], 0],
  // Below the least double the sign is left.
  [
    'a negative discriminant that vanishes',
    [
      [1e-300, 1e-300],
      [-4, 1e-300, 1e-300],
    ],
    -Number.MIN_VALUE,
  ],
  ['a positive square that vanishes', [[1e-200, 1e-200]], Number.MIN_VALUE],
])('sumOfProducts of %s', (_, products, expected) => {
  expect(sumOfProducts(...(products as number[][]))).toBe(expected);
});

test.each([
  // Doubles: 0.30000000000000004, 0.8999999999999999 and 0.09999999999999999.
  ['decimals', [[0.1, 3]], 0.3],
  ['decimals of two sizes', [[0.3, 2.7], [0.09]], 0.9],
  ['a fraction', [[1 / 3, 0.3]], 0.1],
  // 1e-30 has an exponent and no point.
  [
    'a digit with an exponent',
    [
      [1e-30, 3],
      [1, 0],
    ],
    3e-30,
  ],
  ['a decimal of 17 digits', [[0.10000000000000002, 3]], 0.30000000000000004],
  ['what is small by itself', [[1e-200, 1e-200, 1e300, 3], [1e-240]], 3e-100],
  [
    'a term that is 0',
    [
      [0, 1e-300],
      [-0, 5],
      [0.1, 3],
    ],
    0.3,
  ],
])('is rounded once where nothing cancels: %s', (_, products, expected) => {
  expect(sumOfProducts(...(products as number[][]))).toBe(expected);
});

/** As decimals with all their digits, and Number reads the sum with one rounding. */
function sumOfTexts(products: readonly (readonly number[])[]): number {
  const terms = products.map((factors) => {
    let [digits, places] = [1n, 0];
    for (const factor of factors) {
      const [mantissa = '', power = '0'] = String(factor).split('e');
      const [whole = '', decimals = ''] = mantissa.split('.');
      digits *= BigInt(whole + decimals);
      places += decimals.length - Number(power);
    }
    return { digits, places };
  });
  const most = Math.max(0, ...terms.map(({ places }) => places));
  const total = terms.reduce((sum, { digits, places }) => sum + digits * 10n ** BigInt(most - places), 0n);
  return Number(`${total}e-${most}`);
}

test('numbers of any digits add up as their texts do, where much cancels and where nothing does', () => {
  const written = fc
    .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => digits / 10 ** places);
  const small = fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: -40, max: 30 }))
    .map(([digits, power]) => Number(`${digits}e${power}`));
  // Near no small fraction, which would be taken for that.
  const computed = fc.double({ min: 1, max: 1e5, noNaN: true }).filter((one) => smallFraction(one) === undefined);
  const factor = fc.oneof(written, small, computed);
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, factor), { minLength: 1, maxLength: 6 }), written, (products, more) => {
      const [one, other] = products[0]!;
      for (const all of [products, [...products, [-one, other], [more]]])
        expect(sumOfProducts(...all)).toBe(sumOfTexts(all));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [1 / 3, { over: 1, under: 3 }],
  [-22 / 7, { over: -22, under: 7 }],
  [17 / 360, { over: 17, under: 360 }],
  // Decimals that people write, and numbers that are near no small fraction.
  [0.333333, undefined],
  [0.1, undefined],
  [Math.PI, undefined],
  [Math.SQRT1_2, undefined],
  [1e300 / 3, undefined],
])('%d is the fraction %j', (value, expected) => {
  expect(smallFraction(value)).toEqual(expected);
});

test('a sum of decimals is that of whole numbers', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 20 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      expect(sumOfProducts(...values.map((value) => [value / 100]))).toBe(total / 100 + 0);
    }),
  );
});

test('what is not finite is not a number', () => {
  expect(sumOfProducts([1, Number.POSITIVE_INFINITY])).toBeNaN();
});

test('quarter turns are exact, other angles as Math has them', () => {
  const degrees = (angle: number) => (angle * Math.PI) / 180;
  for (let quarter = -8; quarter <= 8; quarter++) {
    expect(cosTurn(degrees(90 * quarter))).toBe([1, 0, -1, 0][((quarter % 4) + 4) % 4]);
    expect(sinTurn(degrees(90 * quarter))).toBe([0, 1, 0, -1][((quarter % 4) + 4) % 4]);
  }
  for (const angle of [1e-9, 89.9999999999, 45, 1e-300]) {
    expect(cosTurn(degrees(angle))).toBe(Math.cos(degrees(angle)));
    expect(sinTurn(degrees(angle))).toBe(Math.sin(degrees(angle)));
  }
});

test('isNear includes the tolerance itself', () => {
  expect([isNear(1, 1.5, 0.5), isNear(1, 1.5, 0.4), isNear(Number.NaN, 1, 1)]).toEqual([true, false, false]);
});

test('on dual numbers the value is exact and the derivatives stay', () => {
  const b = variable(1.4, 0, 1);
  const sum = functions.sumOfProducts!.generic!(dual, [b, b], [-4, 1, 0.49]);
  expect([dual.toNumber(sum), gradientOf(sum, 1)]).toEqual([0, [2.8]]);
  const cosine = functions.cosTurn!.generic!(dual, variable(Math.PI / 2, 0, 1));
  expect([dual.toNumber(cosine), gradientOf(cosine, 1)]).toEqual([0, [-1]]);
});

test('on decimals what is left of rounding is 0', () => {
  const third = decimal.div(1, 3);
  expect(decimal.toNumber(functions.sumOfProducts!.generic!(decimal, [third], [third], [third], [-1]))).toBe(0);
});
