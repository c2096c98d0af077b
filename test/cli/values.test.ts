/** Cells of tables in a terminal. */
import { expect, test } from 'vitest';
import { ValueWriter } from '../../cli/src/terminal/values.js';

test.each([
  ['money', '$', 1234.5, '1,234.50'],
  ['money', '$', 0.095, '0.10'],
  // A price of a unit keeps its digits.
  ['money', '$/each', 0.095, '0.095'],
  ['money', '$/kW·h', 0.1234, '0.1234'],
  ['percent', '%', 99.99996, '99.99996'],
  ['number', '', 1 / 3, '0.333333'],
  ['text', '', 'Room', 'Room'],
])('of %s in %s: %s is %s', (type, unit, value, text) => {
  expect(new ValueWriter('USD').cell({ type, unit }, value)).toBe(text);
});

test('with as many places as the author gave the column', () => {
  const writer = new ValueWriter('USD');
  expect(writer.cell({ type: 'percent', unit: '%' }, 83.3333, { unit: '%', places: 2 })).toBe('83.33');
  expect(writer.cell({ type: 'money', unit: '$' }, 1234.5, { unit: '$', places: 0 })).toBe('1,235');
  // In another unit than the column's own these may be too few.
  expect(writer.cell({ type: 'quantity', unit: 'km' }, 0.0123, { unit: 'm', places: 0 })).toBe('0.0123');
});
