/** Fields of acids, bases and buffers. */
import { isAbove, number, quantity } from '@reckoner/engine';

export const pH = number({ label: 'pH', symbol: '\\mathrm{pH}', min: -2, max: 16, places: 3 });
export const pKa = number({
  label: 'pKa of the acid',
  help: 'Acetic acid 4.76, dihydrogen phosphate 7.20, ammonium 9.25 at 25 °C.',
  symbol: '\\mathrm{p}K_a',
  min: -2,
  max: 16,
});
export const acidConcentration = quantity('mol/L', {
  label: 'Weak acid',
  symbol: '[\\mathrm{HA}]',
  above: 0,
  max: 50,
});
export const baseConcentration = quantity('mol/L', {
  label: 'Conjugate base',
  symbol: '[\\mathrm{A^-}]',
  above: 0,
  max: 50,
});
export const molarMass = quantity('g/mol', { label: 'Molar mass', symbol: 'M', above: 0, max: 1e8, usual: [1, 1e7] });
export const pKw = number({
  label: 'pKw of water',
  help: '14.00 at 25 °C, 13.6 at 37 °C, 14.9 at 0 °C.',
  symbol: '\\mathrm{p}K_w',
  min: 11,
  max: 16,
  default: 14,
});

/** Whether the ions of the solution itself, with pKw 14, are more than 6% of the scarcer form of a buffer, in mol/L. */
export const countsOwnIons = (pH: number, scarcer: number): boolean =>
  isAbove(Math.max(10 ** -pH, 10 ** (pH - 14)), 0.06 * scarcer);
