/** When a page has to load all units: for what is typed as a unit, not for numbers. */
import { describe, expect, test } from 'vitest';
import { needsAllUnits } from '../../../../server/src/web/client/calculator/unit-needs.js';
import type { FormDefinition } from '../../../../server/src/web/form/fields.js';

const DEFINITION = {
  inputs: [
    { name: 'mass', label: 'Mass', type: 'quantity', unit: 'kg', acceptedUnits: ['kg', 'lb'] },
    { name: 'count', label: 'Count', type: 'integer' },
    { name: 'matrix', label: 'Matrix', type: 'matrix' },
  ],
  outputs: [{ name: 'energy', label: 'Energy', type: 'quantity', unit: 'J', acceptedUnits: ['J', 'kJ'] }],
} as unknown as FormDefinition;

describe('a mass', () => {
  test.each([
    ['154', false],
    ['-1.5e-3', false],
    ['2E5', false],
    ['1,000.5', false],
    ['1.e+3', false],
    ['154 lb', true],
    ["5'11", true],
    ['1:30', true],
    ['5 e', true],
    ['5e', true],
    ['e5', true],
    ['2e5e', true],
  ])('%s: %s', (mass, expected) => {
    expect(needsAllUnits(DEFINITION, { inputs: { mass } })).toBe(expected);
  });

  test.each([
    ['lb', false],
    ['st', true],
  ])('in %s: %s', (unit, expected) => {
    expect(needsAllUnits(DEFINITION, { inputs: { mass: { value: '3', unit } } })).toBe(expected);
  });
});

test('a number has no unit; a result may be wanted in one that is not offered', () => {
  expect(needsAllUnits(DEFINITION, { inputs: { count: '3 dozen' } })).toBe(false);
  expect(needsAllUnits(DEFINITION, { inputs: {}, units: { energy: 'kJ' } })).toBe(false);
  expect(needsAllUnits(DEFINITION, { inputs: {}, units: { energy: 'eV' } })).toBe(true);
});

test('fractions in a matrix are read by what reads units', () => {
  expect(needsAllUnits(DEFINITION, { inputs: { matrix: '1, -2.5\n3e5 4' } })).toBe(false);
  expect(needsAllUnits(DEFINITION, { inputs: { matrix: '1 1/2\n3 4' } })).toBe(true);
});
