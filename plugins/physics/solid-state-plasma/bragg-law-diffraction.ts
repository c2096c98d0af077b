import { defineEquations, integer, isAtMost, quantity } from '@reckoner/engine';

/** n λ = 2 d sin θ, θ from the lattice planes. */
export default defineEquations({
  title: "Bragg's law",
  description: 'Bragg angle, lattice spacing or wavelength of X-ray diffraction from the other two.',
  keywords: ['x-ray diffraction', 'xrd', 'd-spacing', '2 theta', 'crystal lattice'],
  variables: {
    wavelength: quantity('nm', {
      label: 'Wavelength',
      help: 'Copper Kα 0.15406 nm, molybdenum Kα 0.07093 nm.',
      usual: [0.005, 0.6],
      symbol: '\\lambda',
      above: 0,
      max: 1e6,
    }),
    spacing: quantity('nm', { usual: [0.02, 20], label: 'Spacing of the planes', symbol: 'd', above: 0, max: 1e6 }),
    angle: quantity('rad', { label: 'Bragg angle', unit: 'deg', symbol: '\\theta', above: 0, max: 90 }),
    doubleAngle: quantity('rad', { label: 'Scattering angle 2θ', unit: 'deg', symbol: '2\\theta', above: 0, max: 180 }),
    order: integer({ label: 'Order', symbol: 'n', min: 1, max: 1000, default: 1 }),
  },
  equations: ({ wavelength, spacing, angle, doubleAngle, order }) => [
    [order * wavelength, 2 * spacing * Math.sin(angle)],
    [doubleAngle, 2 * angle],
  ],
  explanation: 'Planes {spacing} apart reflect {wavelength} at {angle}, a scattering angle of {doubleAngle}.',
  requires: [
    {
      that: ({ wavelength, spacing, order }) => isAtMost(order * wavelength, 2 * spacing),
      field: 'wavelength',
      says: 'Planes {spacing} apart reflect no {wavelength} in order {order}: that must be at most twice the spacing.',
    },
  ],
  examples: [
    {
      inputs: { wavelength: 0.15406, spacing: 0.31356, order: 1 },
      results: { angle: 14.2210013, doubleAngle: 28.4420026 },
      source: 'Python 3.11: asin(λ/2d); silicon 111, 28.44°',
    },
    {
      inputs: { wavelength: 0.15406, doubleAngle: 60 },
      results: { spacing: 0.15406 },
      source: 'By hand: sin 30° = 1/2',
    },
    {
      inputs: { spacing: 0.2, angle: 45, order: 2 },
      results: { wavelength: 0.141421356 },
      source: 'By hand: 0.2 sin 45°',
    },
    { inputs: { wavelength: 1, spacing: 0.3 }, refused: 'at most twice', source: 'By hand: the sine would be 1.67' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §36-7' }],
});
