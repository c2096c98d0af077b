/** `roundTo` is the figure that is shown, in every arithmetic. */
import { roundTo } from '@reckoner/engine';
import { decimal } from '@reckoner/engine/arithmetic/decimal';
import { formatPlaces } from '@reckoner/engine/calculate/present/number-format';
import { roundToOn } from '@reckoner/engine/numeric/generic/round-to';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Decimal34 } from '../arithmetic/decimal-js.js';

/** Halves away from zero, by decimal.js. */
function halfUp(text: string, places: number): string {
  return new Decimal34(text).toDecimalPlaces(places, Decimal34.ROUND_HALF_UP).toString();
}

it.each([
  [59.5, 0, 60],
  [59.499999, 0, 59],
  [-2.5, 0, -3],
  [-0.2, 0, 0],
  [1.005, 2, 1.01],
  [1.00499999999, 2, 1],
  [1.115, 2, 1.12],
  [45.05, 1, 45.1],
  [100 * 0.285, 0, 29],
  [28.4999999999, 0, 28],
  [1e14 + 0.25, 2, 1e14 + 0.25],
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

it('rounds the decimal of fifteen digits, also at halves and beside them', () => {
  const near = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -9, max: 9 })).map(
    // Halves of the last place, and what lies a few hundred thousandths beside them.
    ([half, beside]) => half / 2 + beside * 2 ** -16,
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.double({ noNaN: true })), fc.integer({ min: 0, max: 15 }), (value, places) => {
      const sent = places < 7 ? value / 10 ** places : value;
      // What has no digits left for the places is rounded as the double that it is.
      const isPlain = Math.abs(sent) * 10 ** places < 1e11;
      const text = isPlain ? halfUp(sent.toPrecision(15), places) : sent.toFixed(places);
      expect(roundTo(sent, places)).toBe(Number.isFinite(Number(text)) ? Number(text) + 0 : sent);
    }),
    { numRuns: 5000 },
  );
});
