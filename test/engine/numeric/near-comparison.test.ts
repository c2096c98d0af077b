/** Comparisons of computed numbers: what differs by its last digits alone is equal, whatever its size. */
import { isAbove, isAtLeast, isAtMost, isBelow } from '@reckoner/engine';
import { expect, test } from 'vitest';

/** What each says of the two numbers. */
const said = (a: number, b: number) => ({
  isBelow: isBelow(a, b),
  isAtMost: isAtMost(a, b),
  isAtLeast: isAtLeast(a, b),
  isAbove: isAbove(a, b),
});

const BELOW = { isBelow: true, isAtMost: true, isAtLeast: false, isAbove: false };
const EQUAL = { isBelow: false, isAtMost: true, isAtLeast: true, isAbove: false };
const ABOVE = { isBelow: false, isAtMost: false, isAtLeast: true, isAbove: true };
const NEITHER = { isBelow: false, isAtMost: false, isAtLeast: false, isAbove: false };

test.each([
  ['a difference of the last digit', 0.1 + 0.2, 0.3, EQUAL],
  ['three tenths of a meter beside one and a half times two', 0.3, 1.5 * 0.2, EQUAL],
  ['a sum of shares', 0.1 + 0.7 + 0.2, 1, EQUAL],
  ['what differs by one in a million', 1, 1.000001, BELOW],
  ['the same, the other way', 1.000001, 1, ABOVE],
  ['zeros', 0, -0, EQUAL],
  ['what is small beside nothing', 1e-300, 0, ABOVE],
  ['different signs', -1e-20, 1e-20, BELOW],
  ['an end and what has none', 1e308, Number.POSITIVE_INFINITY, BELOW],
  ['what has no end, twice', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, EQUAL],
  ['no number', Number.NaN, 1, NEITHER],
])('of %s', (_, a, b, expected) => {
  expect(said(a, b)).toEqual(expected);
});
