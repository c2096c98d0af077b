/** Numbers in sentences, currencies, and the names that someone probably meant. */
import { choice, money, quantity } from '@reckoner/engine';
import { currencyOf } from '@reckoner/engine/calculate/present/currency';
import { formatInput, formatResult } from '@reckoner/engine/calculate/present/format';
import {
  fixed,
  formatAmount,
  formatGiven,
  formatGivenAmount,
  formatMagnitude,
  formatNumber,
  formatPlaces,
} from '@reckoner/engine/calculate/present/number-format';
import { unitOf } from '@reckoner/engine/calculate/present/results';
import { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { sameWord } from '@reckoner/engine/calculate/read/kinds/same-word';
import { readNumberText, shift } from '@reckoner/engine/calculate/read/number-text';
import { numberHint } from '@reckoner/engine/calculate/read/separators';
import { editDistance, nearest } from '@reckoner/engine/calculate/read/suggest';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

test('a unit that begins with a power of ten is written with a cross', () => {
  const platelets = quantity('10^9/L', { label: 'Platelets' });
  const result = { value: 250, unit: '10⁹/L', label: 'Platelets' };
  expect(formatResult(platelets, result, currencyOf('USD')!)).toBe('250 × 10⁹/L');
});

describe('numbers in sentences', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [5, '5'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333333'],
    [-1234.5678, '-1,234.57'],
    [999_999.7, '1,000,000'],
    [1_234_567, '1,234,567'],
    [123_456_789_012_345, '123,456,789,012,345'],
    [1e15, '1 × 10¹⁵'],
    [6.02214076e23, '6.02214 × 10²³'],
    [-1.5e-7, '-1.5 × 10⁻⁷'],
    [0.0001, '0.0001'],
    [0.00012345678, '0.000123457'],
    [100, '100'],
    [1000.1, '1,000.1'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test.each([
    [1234.5, 2, '1,234.50'],
    [0.5, 0, '0.5'],
    [0, 2, '0'],
    [-0.001, 2, '-0.001'],
    [0.054, 1, '0.054'],
    [0.0754321, 1, '0.075'],
    [5.4, 0, '5.4'],
    [9.97, 1, '10.0'],
    [12.4, 0, '12'],
    [3.18e-7, 5, '3.2 × 10⁻⁷'],
    [0.1, 1, '0.1'],
    [-1234, 0, '-1,234'],
    [1e18, 2, '1 × 10¹⁸'],
  ])('%d to %d places is %s', (value, places, text) => {
    expect(formatPlaces(value, places)).toBe(text);
  });

  it('have as many significant digits as a field asks for, and more in another unit than its own', () => {
    expect(formatPlaces(0.0123456, 1, 3)).toBe('0.0123');
    expect(formatPlaces(1.23456, 1, 3)).toBe('1.23');
    expect(formatMagnitude('quantity', { places: 0 }, 12345.6)).toBe('12,346');
    expect(formatMagnitude('quantity', { places: 0 }, 12.3456, true)).toBe('12.35');
    expect(formatMagnitude('integer', {}, 2026)).toBe('2026');
    // Of six digits it reads as 1; zeros at the end are none of its digits.
    expect(formatMagnitude('quantity', { digits: 12 }, 0.99999999)).toBe('0.99999999');
    expect(formatMagnitude('quantity', { digits: 12 }, 299792458.25)).toBe('299,792,458.25');
    expect(formatMagnitude('quantity', { digits: 8 }, 1.23456789e-5)).toBe('1.2345679 × 10⁻⁵');
  });

  test.each([
    [99.96, 2, '99.96'],
    [99.996, 2, '99.996'],
    [99.99996, 2, '99.99996'],
    [99.5, 0, '99.5'],
    [99.4, 0, '99'],
    [99.9999999, undefined, '99.9999999'],
    [99.123456, undefined, '99.1235'],
    [100.00004, 1, '100.00004'],
    [100, 2, '100.00'],
    // All of it, but for rounding.
    [100 - 1e-11, 2, '100.00'],
  ])('%d percent to %s places is %s: nearly all is not all', (value, places, text) => {
    expect(formatMagnitude('percent', { places }, value)).toBe(text);
  });

  test.each([
    ['number', {}, 0.9999999, false, '0.9999999'],
    ['number', {}, -0.9999999, false, '-0.9999999'],
    ['quantity', {}, 123456.78, false, '123,456.78'],
    ['quantity', {}, 1234567.125, true, '1,234,567.125'],
    ['quantity', { places: 1 }, 5.25, false, '5.25'],
    ['quantity', { places: 1 }, 5, false, '5.0'],
    ['quantity', { places: 2 }, 5.2, true, '5.20'],
    // Computed or converted: as results.
    ['number', {}, 1 / 3, false, '0.333333'],
    ['quantity', { places: 1 }, 69.85322498, true, '69.85322498'],
    ['quantity', { places: 1 }, 153.99999999999997, true, '154.0'],
    ['number', {}, 0.000012345678, false, '1.23457 × 10⁻⁵'],
    ['integer', {}, 2026, false, '2026'],
    ['number', {}, 1e15, false, '1 × 10¹⁵'],
  ] as const)('a %s as %j that was given as %d is told with all its digits', (kind, style, value, isOther, text) => {
    expect(formatGiven(kind, style, value, isOther)).toBe(text);
  });

  test.each([
    [0.4, { places: 0 }, '0.40'],
    [5.4, { places: 0 }, '5.40'],
    [54.4, { places: 0 }, '54'],
    [0, { places: 4 }, '0.00'],
    [0.00012, { places: 2 }, '0.00012'],
    [0.03, {}, '0.03'],
  ])('%d of money as %j is %s', (size, style, text) => {
    expect(formatAmount(size, 2, style, false)).toBe(text);
  });

  test.each([
    [0.184, {}, '0.184'],
    [3.4564, { places: 2 }, '3.4564'],
    [1234.5, {}, '1,234.50'],
    [1500, { places: 0 }, '1,500'],
    [1234.5, { places: 0 }, '1,234.5'],
    // Computed or converted: as results.
    [100 / 3, {}, '33.33'],
  ])('%d of money that was given as %j is %s', (size, style, text) => {
    expect(formatGivenAmount(size, 2, style, false)).toBe(text);
  });

  test.each([
    [0.5, 2, '0.50'],
    [0.05, 2, '0.05'],
    [0.1234, 2, '0.1234'],
    [0.006, 2, '0.006'],
    [0.99999999, 2, '1.00'],
    [0.5, 0, '0.5'],
    [0.5, 3, '0.500'],
    [0.00001, 2, '1 × 10⁻⁵'],
    [5, 2, '5.00'],
    [0, 2, '0.00'],
  ])('a price of %d in a currency of %d places is %s', (size, minorDigits, text) => {
    expect(formatAmount(size, minorDigits, {}, true)).toBe(text);
  });

  test.each([
    ['each', 0.5, '$0.50 each', '$/each'],
    ['m^2', 5, '$5.00 per m²', '$/m²'],
    ['kW*h', 0.1234, '$0.1234 per kW·h', '$/kW·h'],
    ['100 km', -12, '-$12.00 per 100 km', '$/100 km'],
    ['h', 30, '$30.00 per hour', '$/h'],
    ['fbm', 4.5, '$4.50 per board foot', '$/fbm'],
  ])('a price per %s', (per, value, text, unit) => {
    const price = money({ label: 'Price', per });
    const currency = currencyOf('USD')!;
    expect(unitOf(price, { currency })).toBe(unit);
    expect(formatInput(price, value, currency)).toBe(text);
    expect(formatResult(price, { label: 'Price', value, unit }, currency)).toBe(text);
  });

  it('never show as zero what is not', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(8), (value, places) => {
        expect(/[1-9]/.test(formatPlaces(value, places))).toBe(value !== 0);
      }),
    );
  });

  it('keep six significant digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 99_999, noNaN: true }), (value) => {
        const read = Number(formatNumber(value).replaceAll(',', ''));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(value * 5.0001e-6);
      }),
    );
  });

  it('group digits that are already rounded', () => {
    expect(fixed('1234567.891')).toBe('1,234,567.891');
    expect(fixed('-0.00')).toBe('0.00');
  });
});

describe('numbers as text', () => {
  it('are read as what they print', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumberText(String(value))!.toNumber()).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('move their point without rounding twice', () => {
    expect(shift(0.07, 2)).toBe(7);
    expect(shift(7, -2)).toBe(0.07);
    expect(shift(1.1e-7, 2)).toBe(1.1e-5);
    expect(shift(1e300, -2)).toBe(1e298);
    expect(shift(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (tenThousandths) => {
        const percent = tenThousandths / 1e4;
        expect(shift(shift(percent, -2), 2)).toBe(percent);
      }),
    );
  });

  test.each([
    ['1,000', '1000'],
    ["1'000'000.5", '1000000.5'],
    ['1 000', '1000'],
    ['1.000,5', '1000.5'],
    ['3,14', '3.14'],
    ['1/0', undefined],
    ['abc', undefined],
  ])('%s: write %s', (text, hint) => {
    expect(numberHint(text)).toBe(hint);
  });
});

test.each([
  ['USD', '$', '$', 2],
  ['cad', 'CA$', '$', 2],
  ['EUR', '€', '€', 2],
  ['JPY', '¥', '¥', 0],
  ['KWD', 'KWD', 'KWD', 3],
])('the currency %s', (code, symbol, narrowSymbol, digits) => {
  expect(currencyOf(code)).toEqual({ code: code.toUpperCase(), symbol, narrowSymbol, digits });
});

test.each(['XQZ', '', 'DOLLAR', '__proto__'])('there is no currency %j', (code) => {
  expect(currencyOf(code)).toBeUndefined();
});

test.each([
  ['⅔', '2/3', true],
  ['2⁄3 cup', '2/3 cup', true],
  ['1½', '11/2', false],
  ['Aluminium', 'aluminum', true],
  ['M8x1.25', 'M8 × 1.25', true],
  ['2X4', '2 x 4', true],
  ['x4', '× 4', false],
])('%s and %s: one word is %s', (text, other, isOne) => {
  expect(sameWord(text) === sameWord(other)).toBe(isOne);
});

describe('names that were probably meant', () => {
  const names = ['principal', 'rate', 'years', 'frequency', 'initialSpeed'];

  test.each([
    ['principle', 'principal'],
    ['Rate', 'rate'],
    ['raet', 'rate'],
    ['year', 'years'],
    ['initial_speed', 'initialSpeed'],
    ['xyz', undefined],
    ['', undefined],
    ['x'.repeat(100), undefined],
  ])('%s: %s', (name, meant) => {
    expect(nearest(name, names)).toBe(meant);
  });

  it('have something in common', () => {
    expect(nearest('3', ['0', '1', '2'])).toBeUndefined();
    expect(nearest('3', ['0', '3a'])).toBe('3a');
    // Another figure is another size.
    expect(nearest('#13', ['#3', '#4', 'd10'])).toBeUndefined();
    expect(nearest('us 4', ['us3', 'us4', 'd10'])).toBe('us4');
  });

  it('are counted by edits, a distance that is symmetric and zero for equal texts', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('form', 'from')).toBe(1);
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('options', () => {
  const flumes = choice(
    { ft1: '1 ft (305 mm)', ft2: '2 ft (610 mm)', wide: 'Wide (new)', broad: 'Wide (old)' },
    { label: 'Flume' },
  );

  it.each([
    ['2 ft (610 mm)', { key: 'ft2' }],
    ['1 ft', { key: 'ft1' }],
    // Two of them are wide.
    ['wide', { key: 'wide' }],
    ['WIDE (OLD)', { key: 'broad' }],
    ['3 ft', {}],
  ])('%s', (text, meant) => {
    expect(optionMeant(flumes, text)).toEqual(meant);
  });

  it('of grown people are none of children', () => {
    const people = choice({ woman: 'Woman', child: '7 to 10 years' }, { label: 'Person' });
    expect(optionMeant(people, 'female')).toEqual({ key: 'woman' });
    expect(optionMeant(people, 'girl')).toEqual({});
    expect(optionMeant(choice({ girls: 'Girl', boys: 'Boy' }, { label: 'Sex' }), 'f')).toEqual({ key: 'girls' });
  });

  it('are not guessed between two of one word', () => {
    const both = choice({ a: 'Wide (new)', b: 'Wide (old)' }, { label: 'Flume' });
    expect(optionMeant(both, 'Wide')).toEqual({});
  });
});
