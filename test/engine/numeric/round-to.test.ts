/** `roundTo` is the figure that is shown, in every arithmetic. */
import { roundTo } from '@reckoner/engine';
import { decimal } from '@reckoner/engine/arithmetic/decimal';
import { formatPlaces } from '@reckoner/engine/calculate/number-format';
import { roundToOn } from '@reckoner/engine/numeric/generic/round-to';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [59.5, 0, 60],
  [59.499999, 0, 59],
  [-2.5, 0, -3],
  [-0.2, 0, 0],
  [1.005, 2, 1],
  [1.115, 2, 1.11],
  [6.4999999, 1, 6.5],
  [0, 3, 0],
  [1e22, 2, 1e22],
])('%d to %d places is %d', (value, places, expected) => {
  expect(roundTo(value, places)).toBe(expected);
  expect(Object.is(roundTo(value, places), -0)).toBe(false);
});

it('is what formats show of doubles and of decimals where two digits are left of them', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, places) => {
      fc.pre(value === 0 || Math.abs(roundTo(value, places)) >= 10 ** (1 - places));
      const shown = Number(formatPlaces(value, places).replaceAll(',', ''));
      expect(roundTo(value, places)).toBe(shown);
      expect(decimal.toNumber(roundToOn(decimal, decimal.lit(String(value)), places))).toBe(shown);
    }),
  );
});
