import { defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** P = Np·ρ·N³·D⁵ with N in revolutions per second. */
export default defineCalculator({
  title: 'Agitator power',
  description: 'Power, torque, Reynolds number and tip speed of an impeller from its power number, diameter and speed.',
  keywords: ['power number', 'impeller', 'mixing', 'stirred tank', 'Rushton turbine', 'tip speed'],
  inputs: {
    powerNumber: number({
      label: 'Power number',
      help: 'Turbulent with baffles: about 5 for a Rushton turbine, 1.3 for a pitched blade, 0.3 for a hydrofoil.',
      symbol: 'N_p',
      above: 0,
      max: 10000,
      usual: [0.1, 20],
    }),
    diameter: quantity('m', { label: 'Impeller diameter', symbol: 'D', above: 0, max: 20, usual: [0.01, 8] }),
    speed: quantity('rad/s', {
      label: 'Speed',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 30000,
      usual: [1, 15000],
    }),
    density: quantity('kg/m^3', {
      label: 'Liquid density',
      symbol: '\\rho',
      above: 0,
      max: 20000,
      default: 1000,
      usual: [400, 4000],
    }),
    viscosity: quantity('Pa*s', {
      label: 'Viscosity',
      unit: 'mPa*s',
      symbol: '\\mu',
      min: 0.01,
      max: 1e7,
      default: 1,
      usual: [0.1, 1e6],
    }),
  },
  outputs: {
    power: quantity('W', { label: 'Shaft power', symbol: 'P' }),
    torque: quantity('N*m', { label: 'Torque', symbol: 'T' }),
    reynolds: number({ label: 'Impeller Reynolds number', symbol: '\\mathrm{Re}', places: 0 }),
    tipSpeed: quantity('m/s', { label: 'Tip speed', symbol: 'v_t' }),
  },
  formula: ({ powerNumber, diameter, speed, density, viscosity }) => {
    const frequency = speed / (2 * Math.PI);
    const power = powerNumber * density * frequency ** 3 * diameter ** 5;
    return {
      power,
      torque: power / speed,
      reynolds: (density * frequency * diameter ** 2) / viscosity,
      tipSpeed: (speed * diameter) / 2,
    };
  },
  explanation: 'The impeller draws {power} at a Reynolds number of {reynolds}; its tips move at {tipSpeed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ reynolds }) => roundTo(reynolds, 0) < 10000,
      says: 'Below a Reynolds number of about 10,000 the power number is no constant: read it from the impeller’s chart at this Reynolds number.',
    },
  ],
  examples: [
    {
      inputs: { powerNumber: 5, diameter: 0.5, speed: 90 },
      results: { power: 527.34375, torque: 55.95291, reynolds: 375000, tipSpeed: 2.3561945 },
      source: 'By hand: 5 × 1000 × 1.5³ × 0.5⁵; 527.34375/(3π); 1000 × 1.5 × 0.25/0.001; π × 1.5 × 0.5',
    },
    {
      inputs: { powerNumber: 1.27, diameter: '20 cm', speed: 240, density: 1200, viscosity: 50 },
      results: { power: 31.21152, torque: 1.2418669, reynolds: 3840, tipSpeed: 2.5132741 },
      cautions: ['no constant'],
      source: 'Python: 1.27 × 1200 × 4³ × 0.2⁵',
    },
  ],
  notes: [
    'The power number is that of turbulent flow in a tank with baffles.',
    'Without gas: gassing lowers the power.',
  ],
  references: [{ title: 'McCabe, Smith, Harriott: Unit Operations of Chemical Engineering, 7th ed., ch. 9' }],
});
