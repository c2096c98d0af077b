/** What calculators of pumped liquids alone ask for. */
import { quantity } from '@reckoner/engine';

export const liquidDensity = quantity('kg/m^3', {
  label: 'Density of the liquid',
  help: 'Water at 20 °C: 998.2 kg/m³.',
  symbol: '\\rho',
  min: 300,
  max: 20000,
  usual: [400, 14000],
  default: 998.2,
});
