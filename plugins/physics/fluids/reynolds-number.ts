import {
  category,
  choice,
  classify,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { fluidDensity } from '../shared/fields.js';

/** Ratio of inertial to viscous forces; the regime limits are those of pipes and flat plates. */
export default defineCalculator({
  title: 'Reynolds number',
  description: 'Reynolds number and flow regime from speed, length or pipe diameter, and viscosity.',
  keywords: ['laminar', 'turbulent', 'viscosity', 'pipe flow', 'boundary layer', 're'],
  inputs: {
    speed: quantity('m/s', { label: 'Flow speed', symbol: 'v', min: 0, max: 1e6 }),
    length: quantity('m', { label: 'Pipe diameter or plate length', symbol: 'L', above: 0, max: 1e6 }),
    viscosity: choice(
      { dynamic: 'Dynamic', kinematic: 'Kinematic', water: 'Water at 20 °C', air: 'Air at 20 °C' },
      { label: 'Viscosity', default: 'dynamic' },
    ),
    density: { ...fluidDensity, default: 1000, when: { viscosity: 'dynamic' } },
    dynamicViscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity',
      help: 'Water at 20 °C 1.002 mPa·s, air 0.0181 mPa·s.',
      unit: 'mPa*s',
      usual: [0.005, 1e6],
      symbol: '\\mu',
      min: 1e-6,
      max: 1e12,
      when: { viscosity: 'dynamic' },
    }),
    kinematicViscosity: quantity('m^2/s', {
      label: 'Kinematic viscosity',
      help: 'Water at 20 °C 1.004 mm²/s, air 15.1 mm²/s.',
      unit: 'mm^2/s',
      usual: [0.05, 1e6],
      symbol: '\\nu',
      min: 1e-6,
      max: 1e12,
      when: { viscosity: 'kinematic' },
    }),
    geometry: choice({ pipe: 'Inside a pipe', plate: 'Along a flat plate' }, { label: 'Flow', default: 'pipe' }),
  },
  outputs: {
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}', places: 0 }),
    regime: category(['Laminar', 'Transitional', 'Turbulent'], { label: 'Regime', of: 'reynolds' }),
    kinematic: quantity('m^2/s', { label: 'Kinematic viscosity', unit: 'mm^2/s', symbol: '\\nu' }),
  },
  formula: ({ speed, length, viscosity, density, dynamicViscosity, kinematicViscosity, geometry }) => {
    let kinematic = kinematicViscosity;
    if (viscosity === 'dynamic') kinematic = dynamicViscosity / density;
    else if (viscosity === 'water') kinematic = constant(1.0038e-6, 'm^2/s');
    else if (viscosity === 'air') kinematic = constant(1.506e-5, 'm^2/s');
    const reynolds = (speed * length) / kinematic;
    const rounded = roundTo(reynolds, 0);
    const regime =
      geometry === 'pipe'
        ? classify(
            rounded,
            [
              [2300, 'Laminar'],
              [4000, 'Transitional'],
            ],
            'Turbulent',
          )
        : classify(rounded, [[5e5, 'Laminar']], 'Turbulent');
    return { reynolds, regime, kinematic };
  },
  explanation: ({ regime, speed }) => {
    if (speed === 0) return 'Nothing flows: the Reynolds number is {reynolds}.';
    if (regime === 'Laminar') return 'The Reynolds number is {reynolds}: the flow is laminar.';
    if (regime === 'Turbulent') return 'The Reynolds number is {reynolds}: the flow is turbulent.';
    return 'The Reynolds number is {reynolds}: the flow is in transition between laminar and turbulent.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ viscosity, dynamicViscosity, density }) =>
        viscosity === 'dynamic' &&
        isBelow(dynamicViscosity, constant(5e-5, 'Pa*s')) &&
        isAbove(density, constant(900, 'kg/m^3')),
      says: 'So thin are gases, not a liquid of {density}: give the density of the gas, for air at sea level 1.225 kg/m³.',
    },
  ],
  examples: [
    {
      inputs: { speed: 10, length: 0.1, dynamicViscosity: 0.02 },
      results: { reynolds: 50000000, regime: 'Turbulent' },
      cautions: ['density of the gas'],
      source: 'By hand: 1000 × 10 × 0.1/2e-5; as air of 1.2 kg/m³ it would be 60,000',
    },
    {
      inputs: { speed: 0, length: 0.1, dynamicViscosity: 1 },
      results: { reynolds: 0, regime: 'Laminar' },
      source: 'By definition: nothing flows',
    },
    {
      inputs: { speed: 2, length: '50 mm', dynamicViscosity: 1.002, density: 998.2 },
      results: { reynolds: 99620.7585, regime: 'Turbulent', kinematic: 1.00380685 },
      source: 'Python 3.11: ρ v D/μ for water at 20 °C',
    },
    {
      inputs: { speed: 0.03, length: 0.1, viscosity: 'kinematic', kinematicViscosity: 1 },
      results: { reynolds: 3000, regime: 'Transitional' },
      source: 'By hand: 0.03 × 0.1/1e-6',
    },
    {
      inputs: { speed: 0.01, length: 0.02, viscosity: 'kinematic', kinematicViscosity: 10 },
      results: { reynolds: 20, regime: 'Laminar' },
      source: 'By hand: 0.01 × 0.02/1e-5',
    },
    {
      inputs: { speed: 3, length: 2, viscosity: 'kinematic', kinematicViscosity: 15, geometry: 'plate' },
      results: { reynolds: 400000, regime: 'Laminar' },
      source: 'By hand: 3 × 2/1.5e-5, below 5e5',
    },
    {
      inputs: { speed: 6, length: 2, viscosity: 'kinematic', kinematicViscosity: 15, geometry: 'plate' },
      results: { reynolds: 800000, regime: 'Turbulent' },
      source: 'By hand: 6 × 2/1.5e-5, above 5e5',
    },
    {
      inputs: { speed: 1.0038, length: '10 mm', viscosity: 'water' },
      results: { reynolds: 10000, regime: 'Turbulent', kinematic: 1.0038 },
      source: 'By hand: 1.002 mPa·s/998.2 kg/m³ = 1.0038 mm²/s; 1.0038 × 0.01/1.0038e-6',
    },
    {
      inputs: { speed: 15.06, length: 0.3, viscosity: 'air', geometry: 'plate' },
      results: { reynolds: 300000, regime: 'Laminar', kinematic: 15.06 },
      source: 'By hand: 15.06 × 0.3/1.506e-5; Sutherland 18.13 µPa·s over 1.204 kg/m³',
    },
  ],
  notes: [
    'Transition depends on disturbances: 2300 and 4000 hold for pipes, 5 × 10⁵ for smooth plates with usual inflow.',
  ],
  references: [{ title: 'White: Fluid Mechanics, 7th ed. (2011), §6.1 and §7.1' }],
});
