/** Fields that calculators of physics share. */
import { quantity } from '@reckoner/engine';

export const gravity = quantity('m/s^2', {
  label: 'Gravity',
  help: '9.80665 m/s² is standard on Earth; 1.62 m/s² on the Moon, 3.71 m/s² on Mars.',
  symbol: 'g',
  above: 0,
  max: 1000,
  usual: [0.0005, 30],
  default: 9.80665,
});
export const mass = quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e15 });
export const fluidDensity = quantity('kg/m^3', {
  label: 'Density of the fluid',
  help: '1000 kg/m³ for fresh water, 1025 kg/m³ for sea water, 1.225 kg/m³ for air at sea level.',
  symbol: '\\rho',
  above: 0,
  max: 1e6,
});
/** Water typed in g/cm³ is far below it; liquid hydrogen and mercury lie inside. */
export const liquidDensity = { ...fluidDensity, label: 'Density of the liquid', usual: [60, 23000] } as const;
export const airDensity = quantity('kg/m^3', {
  label: 'Density of the fluid',
  help: '1.225 kg/m³ for air at sea level, 1000 kg/m³ for water.',
  symbol: '\\rho',
  above: 0,
  max: 1e6,
  default: 1.225,
});
export const surfaceTension = quantity('N/m', {
  label: 'Surface tension',
  help: 'Water at 20 °C 72.8 mN/m, mercury 485 mN/m, soap solution about 25 mN/m.',
  unit: 'mN/m',
  symbol: '\\gamma',
  above: 0,
  max: 1e6,
  usual: [1, 2500],
});
export const angle = quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\theta', min: 0, max: 90 });
