import { defineCalculator, integer, isAbove, noResult, quantity } from '@reckoner/engine';

/** Young's experiment with narrow slits: d sin θ = m λ. */
export default defineCalculator({
  title: 'Double-slit interference',
  description:
    'Fringe spacing and position of a bright fringe from wavelength, slit separation and distance of the screen.',
  keywords: ["young's experiment", 'fringe spacing', 'interference', 'bright fringe', 'slit separation'],
  inputs: {
    wavelength: quantity('m', {
      usual: [50, 1e8],
      label: 'Wavelength',
      unit: 'nm',
      symbol: '\\lambda',
      min: 1e-3,
      max: 1e9,
    }),
    separation: quantity('m', { label: 'Separation of the slits', unit: 'mm', symbol: 'd', min: 1e-6, max: 1e6 }),
    screen: quantity('m', { label: 'Distance of the screen', symbol: 'L', min: 1e-3, max: 1e6 }),
    order: integer({ label: 'Order of the fringe', symbol: 'm', min: 0, max: 1000000, default: 1 }),
  },
  outputs: {
    spacing: quantity('m', { label: 'Fringe spacing', help: 'Near the center.', unit: 'mm', symbol: '\\Delta y' }),
    position: quantity('m', { label: 'Distance of the bright fringe from the center', unit: 'mm', symbol: 'y_m' }),
    angle: quantity('rad', { label: 'Angle of the bright fringe', unit: 'deg', symbol: '\\theta_m' }),
    darkAngle: quantity('rad', {
      label: 'Angle of the dark fringe beyond it',
      unit: 'deg',
      symbol: "\\theta'_m",
      optional: true,
    }),
  },
  formula: ({ wavelength, separation, screen, order }) => {
    const sine = (order * wavelength) / separation;
    if (sine > 0.999999)
      throw noResult('This order does not exist: the path difference would exceed the separation of the slits.');
    const angle = Math.asin(sine);
    const dark = ((order + 0.5) * wavelength) / separation;
    return {
      spacing: (wavelength * screen) / separation,
      position: screen * Math.tan(angle),
      angle,
      darkAngle: dark > 1 ? undefined : Math.asin(dark),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Brightness on the screen',
    x: { of: 'position', label: 'Distance from the center' },
    y: { label: 'Relative brightness' },
    curve: ({ wavelength, separation, screen, order, spacing, position }) => {
      // Of more fringes the points would miss some.
      if (order > 12) return undefined;
      const width = Math.max(3 * spacing, 1.3 * position);
      const phase = (at: number) => (Math.PI * separation * Math.sin(Math.atan(at / screen))) / wavelength;
      return {
        from: -width,
        to: width,
        lines: [{ y: (at) => Math.cos(phase(at)) ** 2 }],
        marks: [{ x: position, y: 1, label: 'm' }],
      };
    },
  },
  explanation: 'The fringes are {spacing} apart; the bright fringe stands {position} from the center, at {angle}.',
  cautions: [
    {
      level: 'note',
      when: ({ wavelength, separation }) => isAbove(wavelength, 0.1 * separation),
      says: 'At so close slits the fringes are not evenly spaced: the spacing holds near the center only.',
    },
    {
      level: 'caution',
      when: ({ separation, screen }) => isAbove(separation, 0.2 * screen),
      says: 'The slits are far apart for so near a screen: the equations take both paths to a fringe as parallel, and the fringes are wider than this. Check the units of the separation.',
    },
  ],
  examples: [
    {
      inputs: { wavelength: 546, separation: 0.12, screen: 0.55 },
      results: { spacing: 2.5025, angle: 0.260696696, position: 2.5025259, darkAngle: 0.391046731 },
      source: 'Halliday, Resnick, Walker, 10th ed., sample problem 35.02: 2.50 mm; Python 3.11 for L tan asin(λ/d)',
    },
    {
      inputs: { wavelength: 600, separation: '0.0018 mm', screen: 1, order: 2 },
      results: { angle: 41.8103149, position: 894.427191, darkAngle: 56.4426902 },
      cautions: ['not evenly spaced'],
      source: 'Python 3.11: asin(2/3)',
    },
    {
      inputs: { wavelength: 500, separation: '1 m', screen: 1 },
      results: { spacing: 0.0005 },
      cautions: ['far apart for so near a screen'],
      source: 'By hand: 500 nm × 1 m / 1 m; by both paths 500 nm × √1.25',
    },
    {
      inputs: { wavelength: 600, separation: '0.0018 mm', screen: 1, order: 3 },
      noResult: 'does not exist',
      source: 'By hand: 3 × 600 nm is the separation',
    },
    {
      inputs: { wavelength: 600, separation: '0.0008 mm', screen: 1 },
      results: { spacing: 750, angle: 48.5903779, position: 1133.893419 },
      cautions: ['not evenly spaced'],
      source: 'Python 3.11: asin(3/4), tan of it; no dark fringe beyond, as 1.5 × 3/4 is over 1',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §35-2' }],
});
