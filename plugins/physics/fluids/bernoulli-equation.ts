import { defineEquations, quantity } from '@reckoner/engine';
import { fluidDensity, gravity } from '../shared/fields.js';
import { isCompressed } from '../shared/limits.js';

const pressure = { unit: 'kPa', usual: [-101.325, 20000], min: -101.325, max: 1e9 } as const;

/** Steady, inviscid, incompressible flow along a streamline. */
export default defineEquations({
  title: 'Bernoulli equation',
  description: 'Pressure, speed or height at a point of a streamline from the other values at two points.',
  keywords: ['venturi', 'pressure drop', 'total head', 'streamline', 'siphon', 'torricelli'],
  variables: {
    pressure1: quantity('Pa', { label: 'Pressure at point 1', symbol: 'p_1', ...pressure }),
    speed1: quantity('m/s', { label: 'Speed at point 1', symbol: 'v_1', min: 0, max: 1e5 }),
    height1: quantity('m', { label: 'Height of point 1', symbol: 'z_1', min: -1e5, max: 1e5 }),
    pressure2: quantity('Pa', { label: 'Pressure at point 2', symbol: 'p_2', ...pressure }),
    speed2: quantity('m/s', { label: 'Speed at point 2', symbol: 'v_2', min: 0, max: 1e5 }),
    height2: quantity('m', { label: 'Height of point 2', symbol: 'z_2', min: -1e5, max: 1e5 }),
    density: { ...fluidDensity, default: 1000 },
    gravity,
    head: quantity('m', { label: 'Total head', symbol: 'H' }),
  },
  equations: ({ pressure1, speed1, height1, pressure2, speed2, height2, density, gravity, head }) => [
    [head, pressure1 / (density * gravity) + speed1 ** 2 / (2 * gravity) + height1],
    [head, pressure2 / (density * gravity) + speed2 ** 2 / (2 * gravity) + height2],
  ],
  explanation:
    'In a fluid of {density} the pressure at point 2 is {pressure2}, the speed {speed2} and the height {height2}; the total head is {head} at both points.',
  cautions: [
    {
      level: 'caution',
      when: ({ pressure1, pressure2 }) => Math.min(pressure1, pressure2) < 0,
      says: 'A pressure below zero is a gauge pressure: with absolute ones this flow cannot be. Near -98 kPa gauge water boils (cavitation).',
    },
    {
      level: 'caution',
      when: ({ density, speed1, speed2 }) => isCompressed(density, speed1) || isCompressed(density, speed2),
      says: 'So fast a gas changes its density on the way: take the equations of compressible flow.',
    },
  ],
  examples: [
    {
      inputs: { pressure1: 200, speed1: 2, height1: 0, density: 1000, gravity: 9.80665, speed2: 8, height2: 3 },
      results: { pressure2: 140.58005, head: 20.5982675 },
      source: 'By hand: 200 - (64 - 4)/2 - 9.80665 × 3 kPa',
    },
    {
      inputs: { pressure1: 101.325, speed1: 0, height1: 5, pressure2: 101.325, height2: 0 },
      results: { speed2: 9.90285312 },
      source: 'Torricelli: √(2 g h)',
    },
    {
      inputs: { pressure1: 0, speed1: 2, height1: 0, speed2: 8, height2: 0 },
      results: { pressure2: -30 },
      cautions: ['gauge pressure'],
      source: 'By hand: -(64 - 4)/2 kPa; a throat that sucks',
    },
    {
      inputs: { pressure1: 200, speed1: 0, height1: 0, density: 1.2, speed2: 200, height2: 0 },
      results: { pressure2: 176 },
      cautions: ['changes its density'],
      source: 'By hand: 200 - 0.6 × 40000/1000 kPa',
    },
  ],
  notes: ['No friction, no pump or turbine between the points. Both pressures absolute, or both gauge.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-7' }],
});
