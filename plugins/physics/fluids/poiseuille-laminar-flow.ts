import { constant, defineEquations, isAbove, number, quantity } from '@reckoner/engine';

/** Hagen-Poiseuille: Q = π r⁴ Δp/(8 μ L). */
export default defineEquations({
  title: "Poiseuille's law",
  description: 'Laminar flow rate through a pipe, pressure drop, radius, length or viscosity from the others.',
  keywords: ['hagen-poiseuille', 'laminar flow', 'pressure drop', 'viscous flow', 'blood flow'],
  variables: {
    flow: quantity('m^3/s', { label: 'Flow rate', unit: 'mL/s', symbol: 'Q', above: 0, max: 1e9 }),
    pressureDrop: quantity('Pa', { label: 'Pressure drop', symbol: '\\Delta p', above: 0, max: 1e12 }),
    radius: quantity('m', { usual: [0.001, 500], label: 'Inner radius', unit: 'mm', symbol: 'r', above: 0, max: 1e6 }),
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 1e9 }),
    viscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity',
      help: 'Water at 20 °C 1.0 mPa·s, blood 3 to 4 mPa·s.',
      unit: 'mPa*s',
      usual: [0.005, 1e6],
      symbol: '\\mu',
      above: 0,
      max: 1e15,
    }),
    meanSpeed: quantity('m/s', { label: 'Mean speed', symbol: 'v', above: 0 }),
    wallShear: quantity('Pa', { label: 'Shear stress at the wall', symbol: '\\tau_w', above: 0 }),
    density: quantity('kg/m^3', {
      label: 'Density of the liquid',
      help: 'Water at 20 °C 998 kg/m³, blood 1060 kg/m³.',
      usual: [60, 23000],
      symbol: '\\rho',
      above: 0,
      max: 1e6,
      optional: true,
    }),
    reynolds: number({
      label: 'Reynolds number',
      help: 'The flow is laminar below about 2300.',
      symbol: '\\mathrm{Re}',
      above: 0,
      optional: true,
    }),
  },
  equations: ({ flow, pressureDrop, radius, length, viscosity, meanSpeed, wallShear, density, reynolds }) => [
    [flow, (Math.PI * radius ** 4 * pressureDrop) / (8 * viscosity * length)],
    [meanSpeed, flow / (Math.PI * radius ** 2)],
    [wallShear, (pressureDrop * radius) / (2 * length)],
    [reynolds, (2 * density * meanSpeed * radius) / viscosity],
  ],
  explanation: 'A pressure drop of {pressureDrop} over {length} drives {flow} at a mean speed of {meanSpeed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ reynolds }) => reynolds !== undefined && isAbove(reynolds, 2300),
      says: 'At this Reynolds number the flow is not laminar: much less flows than here. Take the Darcy-Weisbach equation.',
    },
    {
      level: 'caution',
      when: ({ reynolds, meanSpeed, radius, viscosity }) =>
        reynolds === undefined && isAbove((2 * constant(1000, 'kg/m^3') * meanSpeed * radius) / viscosity, 2300),
      says: 'In a liquid as dense as water the flow would not be laminar here, and much less would flow than this law says: give the density.',
    },
  ],
  examples: [
    {
      inputs: { pressureDrop: 2000, radius: 1, length: 0.5, viscosity: 1 },
      results: { flow: 1.57079633, meanSpeed: 0.5, wallShear: 2 },
      source: 'By hand: π × 1e-12 × 2000/(8 × 0.001 × 0.5); 2000 × 0.001/(2 × 0.5)',
    },
    {
      inputs: { pressureDrop: 2000, radius: 1, length: 0.5, viscosity: 1, density: 1000 },
      results: { flow: 1.57079633, reynolds: 1000 },
      source: 'By hand: 2 × 1000 × 0.5 × 0.001/0.001',
    },
    {
      inputs: { flow: 1, radius: 0.5, length: 0.1, viscosity: 4 },
      results: { pressureDrop: 16297.4662, meanSpeed: 1.27323954, wallShear: 40.7436654 },
      source: 'Python 3.11: 8μLQ/(πr⁴), Q/(πr²), Δp r/(2L)',
    },
    {
      inputs: { flow: 1.5707963268, pressureDrop: 2000, length: 0.5, viscosity: 1 },
      results: { radius: 1.0 },
      source: 'By hand: the first case backward',
    },
    {
      inputs: { meanSpeed: 0.5, wallShear: 2, radius: 1, pressureDrop: 2000 },
      results: { length: 0.5, viscosity: 1 },
      source: 'By hand: the first case backward',
    },
    {
      inputs: { pressureDrop: 20000, radius: 1, length: 0.5, viscosity: 1, density: 1000 },
      results: { meanSpeed: 5, reynolds: 10000 },
      cautions: ['not laminar'],
      source: 'By hand: ten times the first case',
    },
    {
      inputs: { pressureDrop: 20000, radius: 1, length: 0.5, viscosity: 1 },
      results: { meanSpeed: 5 },
      cautions: ['give the density'],
      source: 'By hand: ten times the first case, a Reynolds number of 10,000 in water',
    },
  ],
  notes: [
    'Laminar, fully developed flow of a Newtonian liquid in a round pipe: give the density to see whether it is laminar.',
  ],
  references: [{ title: 'White: Fluid Mechanics, 7th ed., §6.4' }],
});
