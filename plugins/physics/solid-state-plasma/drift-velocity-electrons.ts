import { constant, defineEquations, elementaryCharge, isAbove, quantity } from '@reckoner/engine';

/** I = n A v e for electrons that carry the current in a wire. */
export default defineEquations({
  title: 'Electron drift velocity in a wire',
  description: 'Drift velocity of electrons from current, cross-section and carrier density, or any of these.',
  keywords: ['drift speed', 'current density', 'carrier density', 'charge carriers', 'copper wire'],
  variables: {
    speed: quantity('m/s', { label: 'Drift velocity', unit: 'mm/s', symbol: 'v_d', above: 0, max: 3e8 }),
    current: quantity('A', { label: 'Current', symbol: 'I', above: 0, max: 1e12 }),
    area: quantity('m^2', { label: 'Cross-section', unit: 'mm^2', symbol: 'A', above: 0, max: 1e9 }),
    density: quantity('1/m^3', {
      label: 'Carrier density',
      help: 'Copper 8.49e28, silver 5.86e28, aluminum 18.1e28 per cubic meter.',
      usual: [1e27, 1e30],
      symbol: 'n',
      above: 0,
      max: 1e40,
    }),
    currentDensity: quantity('A/m^2', { label: 'Current density', unit: 'A/mm^2', symbol: 'J', above: 0 }),
  },
  equations: ({ speed, current, area, density, currentDensity }) => [
    [currentDensity, current / area],
    [currentDensity, density * elementaryCharge * speed],
  ],
  explanation: 'At {currentDensity} the electrons drift at {speed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ currentDensity }) => isAbove(currentDensity, constant(1e11, 'A/m^2')),
      says: 'No wire lasts at over 100,000 A/mm²: check the current and the cross-section, in mm².',
    },
  ],
  examples: [
    {
      inputs: { current: 10, area: 2.5e-6, density: 8.49e28 },
      results: { currentDensity: 4000000 },
      cautions: ['No wire lasts'],
      source: 'By hand: 10/2.5e-6; the cross-section sent in m²',
    },
    {
      inputs: { current: 10, area: 2.5, density: 8.49e28 },
      results: { speed: 0.294064032, currentDensity: 4 },
      source: 'Python 3.11: 10/(8.49e28 × 2.5e-6 × 1.602176634e-19); copper',
    },
    {
      inputs: { speed: 0.073516007944, current: 1, area: 1 },
      results: { density: 8.49e28 },
      source: 'Python 3.11: 1/(8.49e28 × 1e-6 × e) m/s backward',
    },
    {
      inputs: { currentDensity: 6, area: 4, density: 8.49e28 },
      results: { current: 24, speed: 0.441096048 },
      source: 'By hand: 6 × 4; Python 3.11: 6e6/(8.49e28 × e)',
    },
    {
      inputs: { currentDensity: 5, current: 20, density: 8.49e28 },
      results: { area: 4 },
      source: 'By hand: 20/5',
    },
  ],
  notes: ['Single kind of carrier with one elementary charge; the signal itself travels near the speed of light.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §26-2' }],
});
