/** Reinforcing bars. */
import { constant, quantity } from '@reckoner/engine';

export const barDiameter = quantity('m', {
  label: 'Bar diameter',
  help: 'A US bar No. n has n/8 in: No. 4 is 0.5 in.',
  unit: 'mm',
  symbol: 'd_b',
  min: 3,
  max: 60,
});

export const STEEL_DENSITY = constant(7850, 'kg/m^3');
