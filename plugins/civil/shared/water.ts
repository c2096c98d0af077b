/** What calculators of soils share about water. */
import { quantity } from '@reckoner/engine';

export const waterWeight = quantity('N/m^3', {
  label: 'Unit weight of water',
  help: 'Fresh water 9.81 kN/m³, sea water about 10.1.',
  unit: 'kN/m^3',
  symbol: '\\gamma_w',
  min: 9.5,
  max: 12,
  usual: [9.7, 10.3],
  default: 9.81,
});
