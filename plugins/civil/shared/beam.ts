/** Fields that straight elastic beams have in common. */
import { quantity } from '@reckoner/engine';

export const span = quantity('m', { label: 'Span', usual: [0.2, 80], symbol: 'L', above: 0.01, max: 200 });
export const elasticModulus = quantity('Pa', {
  label: 'Modulus of elasticity',
  usual: [0.5, 450],
  help: '200 GPa for steel, 8 to 13 GPa for softwood, 25 to 35 GPa for concrete.',
  unit: 'GPa',
  symbol: 'E',
  min: 0.1,
  max: 1000,
  default: 200,
});
export const momentOfInertia = quantity('m^4', {
  label: 'Second moment of area',
  usual: [0.1, 1e7],
  help: 'About the axis of bending; without it there is no deflection.',
  unit: 'cm^4',
  symbol: 'I',
  min: 0.01,
  max: 1e9,
  optional: true,
});
export const pointLoad = quantity('N', {
  label: 'Point load',
  usual: [0.01, 5000],
  unit: 'kN',
  symbol: 'P',
  above: 0,
  max: 1e6,
});
export const uniformLoad = quantity('N/m', {
  label: 'Uniform load',
  usual: [0.01, 1000],
  unit: 'kN/m',
  symbol: 'w',
  above: 0,
  max: 1e5,
});
