import { defineEquations, quantity } from '@reckoner/engine';

/** First dark ring of a circular opening: sin θ = 1.22 λ/D, with small angles. */
export default defineEquations({
  title: 'Angular resolution (Rayleigh)',
  description: 'Smallest angle that a round opening resolves from wavelength and diameter, or the diameter for it.',
  keywords: ['rayleigh criterion', 'diffraction limit', 'airy disk', 'telescope resolution', 'aperture'],
  variables: {
    angle: quantity('rad', { label: 'Smallest angle', unit: 'arcsec', symbol: '\\theta', above: 0, max: 36000 }),
    wavelength: quantity('m', {
      usual: [0.01, 1e10],
      label: 'Wavelength',
      unit: 'nm',
      symbol: '\\lambda',
      above: 0,
      max: 1e15,
    }),
    diameter: quantity('m', { label: 'Diameter of the opening', symbol: 'D', above: 0, max: 1e9 }),
    distance: quantity('m', { label: 'Distance of the object', symbol: 'L', above: 0, max: 1e25, optional: true }),
    detail: quantity('m', { label: 'Smallest detail', symbol: 's', above: 0, optional: true }),
  },
  equations: ({ angle, wavelength, diameter, distance, detail }) => [
    [angle, (1.22 * wavelength) / diameter],
    [detail, distance * angle],
  ],
  figure: {
    kind: 'curve',
    title: 'Two points that can just be told apart',
    x: { of: 'angle', label: 'Angle' },
    y: { label: 'Relative brightness' },
    curve: ({ angle, wavelength, diameter }) => {
      // The light of a slit as wide, which has its first zero at λ/D: drawn wider, as that of a round opening.
      const pattern = (at: number) => {
        const phase = (Math.PI * diameter * at) / (1.22 * wavelength);
        return Math.abs(phase) < 1e-9 ? 1 : (Math.sin(phase) / phase) ** 2;
      };
      return {
        from: -2.5 * angle,
        to: 3.5 * angle,
        lines: [
          { label: 'Both', y: (at) => pattern(at) + pattern(at - angle) },
          { label: 'First', dashed: true, y: pattern },
          { label: 'Second', dashed: true, y: (at) => pattern(at - angle) },
        ],
      };
    },
  },
  explanation:
    'At {wavelength} an opening of {diameter} resolves {angle}{detail?, a detail of {detail} at {distance}|}.',
  examples: [
    {
      inputs: { wavelength: 550, diameter: 0.1, distance: 1000 },
      results: { angle: 1.38403685, detail: 0.00671 },
      source: 'Python 3.11: 1.22 × 550e-9/0.1 = 6.71e-6 rad in arc seconds; × 1000 m',
    },
    {
      inputs: { wavelength: 500, angle: '6.1e-6 rad' },
      results: { diameter: 0.1 },
      source: 'By hand: 1.22 × 5e-7/6.1e-6',
    },
    {
      inputs: { diameter: 2, detail: 0.3, distance: 1e6 },
      results: { wavelength: 491.803279 },
      source: 'By hand: 3e-7 × 2/1.22',
    },
    {
      inputs: { detail: 0.3, angle: '1e-6 rad', diameter: 1 },
      results: { distance: 300000 },
      source: 'By hand: 0.3/1e-6',
    },
  ],
  notes: ['Perfect optics without air turbulence; angles up to ten degrees.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §36-3' }],
});
