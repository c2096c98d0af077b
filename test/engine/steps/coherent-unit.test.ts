/** Units by which a dimension is known. */
import { coherentUnit } from '@reckoner/engine/steps/coherent-unit';
import { dimensionForFormula } from '@reckoner/engine/units/formula';
import { expect, test } from 'vitest';

test.each([
  ['N', 'N'],
  ['kg*m/s^2', 'N'],
  ['m^3', 'm^3'],
  ['m/s^2', 'm/s^2'],
  ['Pa*m^4', 'N*m^2'],
  ['Pa^2', 'Pa^2'],
  ['Pa^3', 'Pa^3'],
  ['N/m^3', 'N/m^3'],
  ['V/A/m', 'ohm/m'],
  ['W/(m^2*K)', 'W/(m^2*K)'],
  ['W/K', 'W/K'],
  ['Pa*s', 'kg/(m*s)'],
  ['J/kg', 'm^2/s^2'],
  ['kg/m^3', 'kg/m^3'],
  ['1/K', '1/K'],
  ['J/(mol*K)', ''],
  ['kg*m*s*A*K', ''],
  ['MPa*m^0.5', ''],
  ['$', ''],
])('%s is %s', (unit, expected) => {
  expect(coherentUnit(dimensionForFormula(unit).exponents)).toBe(expected);
});
