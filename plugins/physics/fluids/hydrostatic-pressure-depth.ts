import { defineEquations, isAbove, isAtLeast, quantity } from '@reckoner/engine';
import { gravity, liquidDensity } from '../shared/fields.js';

/** Pressure in a fluid of constant density at rest. */
export default defineEquations({
  title: 'Hydrostatic pressure',
  description: 'Gauge and absolute pressure at a depth of a liquid, or the depth at which a pressure is reached.',
  keywords: ['water pressure', 'pressure at depth', 'rho g h', 'diving', 'liquid column'],
  variables: {
    depth: quantity('m', { label: 'Depth', symbol: 'h', min: 0, max: 1e6 }),
    density: { ...liquidDensity, default: 1000 },
    gravity,
    surfacePressure: quantity('Pa', {
      label: 'Pressure on the surface',
      unit: 'kPa',
      usual: [20, 500],
      symbol: 'p_0',
      min: 0,
      max: 1e9,
      default: 101.325,
    }),
    gauge: quantity('Pa', { label: 'Gauge pressure', unit: 'kPa', symbol: 'p_g', min: 0 }),
    absolute: quantity('Pa', { label: 'Absolute pressure', unit: 'kPa', symbol: 'p', min: 0 }),
  },
  equations: ({ depth, density, gravity, surfacePressure, gauge, absolute }) => [
    [gauge, density * gravity * depth],
    [absolute, surfacePressure + gauge],
  ],
  explanation:
    'At a depth of {depth} a liquid of {density} presses with {gauge} above the surface pressure: {absolute} in all.',
  requires: [
    {
      that: ({ surfacePressure, absolute }) => isAtLeast(absolute, surfacePressure),
      field: 'absolute',
      says: 'The absolute pressure, {absolute}, cannot be below that on the surface, {surfacePressure}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ depth }) => isAbove(depth, 2000),
      says: 'So deep a liquid is denser below than above: sea water by about 0.5% for each 1,000 m.',
    },
  ],
  examples: [
    {
      inputs: { depth: 10, gravity: 9.80665, surfacePressure: 101.325 },
      results: { gauge: 98.0665, absolute: 199.3915 },
      source: 'By hand: 1000 × 9.80665 × 10 Pa',
    },
    {
      inputs: { absolute: '3 atm', density: 1025 },
      results: { depth: 20.1605357, gauge: 202.65 },
      source: 'Python 3.11: 2 × 101325/(1025 × 9.80665)',
    },
    { inputs: { absolute: 50 }, refused: 'cannot be below', source: 'By definition' },
    {
      inputs: { depth: 4000, gravity: 10, density: 1025, surfacePressure: 100 },
      results: { gauge: 41000, absolute: 41100 },
      cautions: ['denser below'],
      source: 'By hand: 1025 × 10 × 4000 Pa',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-2' }],
});
