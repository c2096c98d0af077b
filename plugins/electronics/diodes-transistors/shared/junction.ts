/** What calculators of junctions and small signals share. */
import { boltzmannConstant, elementaryCharge, number, quantity } from '@reckoner/engine';

/** V_T = kT/q: 25.7 mV at 25 °C. */
export function thermalVoltage(temperature: number): number {
  return (boltzmannConstant * temperature) / elementaryCharge;
}

export function parallel(first: number, second: number): number {
  return 1 / (1 / first + 1 / second);
}

export const junctionTemperature = quantity('K', {
  label: 'Junction temperature',
  unit: '°C',
  symbol: 'T',
  min: -200,
  max: 300,
  usual: [-60, 175],
  default: 25,
});

export const currentGain = number({
  label: 'Current gain',
  symbol: '\\beta',
  min: 1,
  max: 1e5,
  usual: [10, 5000],
  default: 100,
});

export const earlyVoltage = quantity('V', {
  label: 'Early voltage',
  help: 'Of small transistors mostly 30 to 200 V. Without one the transistor is taken as an ideal current source.',
  symbol: 'V_A',
  min: 1,
  max: 1e5,
  usual: [10, 500],
  optional: true,
});

export const baseResistors = quantity('ohm', {
  label: 'Base resistors in parallel',
  help: 'Those of the divider, R₁ ∥ R₂. Left out, the base alone is looked into.',
  symbol: 'R_B',
  min: 0.1,
  max: 1e9,
  optional: true,
});

export const sourceResistance = quantity('ohm', {
  label: 'Source resistance',
  symbol: 'R_S',
  min: 0,
  max: 1e9,
  default: 0,
});
