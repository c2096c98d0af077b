/** Which inputs have to say what is usual. */

import type { LoadedSubject } from '@reckoner/codegen/check/checks/subject';
import { usualGiven } from '@reckoner/codegen/check/checks/usual-given';
import { defineCalculator } from '@reckoner/engine';
import type { Inputs, Outputs } from '@reckoner/engine/authoring/define';
import {
  integer,
  list,
  measure,
  money,
  number,
  percent,
  quantity,
  rows,
  table,
} from '@reckoner/engine/authoring/kinds';
import { expect, test } from 'vitest';

function refused(inputs: Inputs, outputs: Outputs = {}, usual?: 'numbers'): string[] {
  const definition = defineCalculator({
    title: '',
    description: '',
    inputs,
    outputs,
    explanation: '',
    examples: [],
    references: [],
  });
  const found: string[] = [];
  const subject = { calculator: { definition }, file: { plugin: { usual } } } as unknown as LoadedSubject;
  usualGiven.definition(subject, (path) => found.push((path as readonly string[]).slice(1).join('.')));
  return found;
}

const inRows = (column: Parameters<typeof rows>[0][string]) => ({ loads: rows({ column }, { label: 'Loads' }) });

test.each([
  ['a percent', percent({ label: 'x' })],
  ['a mass', quantity('kg', { label: 'x' })],
  ['a mass in another unit', measure('lb', { label: 'x' })],
  ['a force', quantity('N', { label: 'x', unit: 'kip' })],
  ['a line load', quantity('N/m', { label: 'x', unit: 'lbf/ft' })],
  ['a pressure', quantity('Pa', { label: 'x', unit: 'psi' })],
  ['a stress', quantity('N/mm^2', { label: 'x' })],
  ['a price of a unit', money({ label: 'x', per: 'kWh' })],
])('%s in a column is asked for', (_, column) => {
  expect(refused(inRows(column))).toEqual(['loads.columns.column']);
});

test.each([
  ['a length', quantity('m', { label: 'x' })],
  ['a number', number({ label: 'x' })],
  ['a count', integer({ label: 'x' })],
  ['an amount of money', money({ label: 'x' })],
  ['a mass that says it', quantity('kg', { label: 'x', usual: [1, 5] })],
  ['a mass of which all are', quantity('kg', { label: 'x', usual: 'all' })],
])('%s in a column is not', (_, column) => {
  expect(refused(inRows(column))).toEqual([]);
});

test('of other inputs only percents are, of results none', () => {
  const inputs = {
    mass: quantity('kg', { label: 'x' }),
    masses: list(quantity('kg', { label: 'x' }), { label: 'x' }),
    share: percent({ label: 'x' }),
    shares: list(percent({ label: 'x' }), { label: 'x' }),
  };
  const outputs = { masses: table({ mass: quantity('kg', { label: 'x' }) }, { label: 'x' }) };
  expect(refused(inputs, outputs)).toEqual(['share', 'shares.of']);
});

test('in packages that ask for it all numbers are but money', () => {
  const inputs = { mass: quantity('kg', { label: 'x' }), price: money({ label: 'x' }), count: integer({ label: 'x' }) };
  expect(refused(inputs, {}, 'numbers')).toEqual(['mass', 'count']);
  expect(refused(inRows(number({ label: 'x' })), {}, 'numbers')).toEqual(['loads.columns.column']);
});
