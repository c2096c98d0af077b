/** Exponents in plain text. */
import { lowered, raised, raisedUnit } from '@reckoner/engine/typeset/superscripts';
import { plainText } from '@reckoner/engine/typeset/unicode';
import { displayUnit } from '@reckoner/engine/units/display';
import { expect, it } from 'vitest';

it('writes exponents above the line, and reads them', () => {
  expect(raised(-12)).toBe('⁻¹²');
  expect(raised('2+')).toBe('²⁺');
  expect([raisedUnit(1), raisedUnit(-1), raisedUnit(1.5)]).toEqual(['', '⁻¹', '^1.5']);
  expect(lowered('¹⁰')).toBe('10');
  expect(displayUnit('W/(m^2*K^4)')).toBe('W/(m²·K⁴)');
  expect(plainText('Ca^{2+}')).toBe('Ca²⁺');
});
