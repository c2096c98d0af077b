import { defineEquations, quantity } from '@reckoner/engine';
import { fluidDensity } from '../shared/fields.js';
import { isCompressed } from '../shared/limits.js';

const area = { unit: 'cm^2', above: 0, max: 1e12 } as const;
const diameter = { unit: 'mm', above: 0, max: 1e9 } as const;

/** Incompressible flow through two sections of one stream. */
export default defineEquations({
  title: 'Continuity equation',
  description:
    'Speed, area, diameter, volume flow and mass flow of a fluid at one or two sections of a pipe from those known.',
  keywords: ['flow rate', 'a1v1 = a2v2', 'pipe velocity', 'nozzle', 'mass flow'],
  variables: {
    area1: quantity('m^2', { label: 'Area 1', symbol: 'A_1', ...area }),
    diameter1: quantity('m', { label: 'Diameter 1', help: 'Of a circle of that area.', symbol: 'd_1', ...diameter }),
    speed1: quantity('m/s', { label: 'Speed 1', symbol: 'v_1', min: 0, max: 1e6 }),
    area2: quantity('m^2', { label: 'Area 2', symbol: 'A_2', ...area, optional: true }),
    diameter2: quantity('m', {
      label: 'Diameter 2',
      help: 'Of a circle of that area.',
      symbol: 'd_2',
      ...diameter,
      optional: true,
    }),
    speed2: quantity('m/s', { label: 'Speed 2', symbol: 'v_2', min: 0, max: 1e6, optional: true }),
    flow: quantity('m^3/s', { label: 'Volume flow', unit: 'L/s', symbol: 'Q', min: 0 }),
    density: { ...fluidDensity, default: 1000 },
    massFlow: quantity('kg/s', { label: 'Mass flow', symbol: '\\dot m', min: 0 }),
  },
  equations: ({ area1, diameter1, speed1, area2, diameter2, speed2, flow, density, massFlow }) => [
    [area1, (Math.PI / 4) * diameter1 ** 2],
    [area2, (Math.PI / 4) * diameter2 ** 2],
    [flow, area1 * speed1],
    [speed2, flow / area2],
    [massFlow, density * flow],
  ],
  explanation: 'The flow of {flow} passes section 1 at {speed1}{speed2? and section 2 at {speed2}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ density, speed1, speed2 }) => isCompressed(density, speed1) || isCompressed(density, speed2 ?? 0),
      says: 'So fast a gas changes its density on the way: only the mass flow is the same at both sections.',
    },
  ],
  examples: [
    {
      inputs: { area1: 20, speed1: 1.5, area2: 5, density: 1000 },
      results: { speed2: 6, flow: 3, massFlow: 3 },
      source: 'By hand: 20 × 1.5/5; 0.002 × 1.5 m³/s',
    },
    {
      inputs: { diameter1: 100, diameter2: 50, flow: 10 },
      results: { speed1: 1.27323954, speed2: 5.09295818, area1: 78.5398163 },
      source: 'Python 3.11: 4Q/(π d²)',
    },
    {
      inputs: { diameter1: 100, speed1: 2 },
      results: { area1: 78.5398163, flow: 15.7079633, massFlow: 15.7079633 },
      source: 'By hand: π × 0.05² × 2 m³/s; one section alone',
    },
    {
      inputs: { area1: 100, speed1: 50, area2: 25, density: 1.2 },
      results: { speed2: 200, flow: 500, massFlow: 0.6 },
      cautions: ['changes its density'],
      source: 'By hand: 50 × 4; 0.01 × 50 m³/s',
    },
  ],
  notes: ['Steady flow that fills the pipe, of one density at both sections.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-6' }],
});
