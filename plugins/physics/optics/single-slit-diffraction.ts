import { defineCalculator, integer, isAbove, isAtMost, percent, quantity } from '@reckoner/engine';

/** a sin θ = m λ of the minima; intensity (sin β/β)² with β = π a sin θ/λ. */
export default defineCalculator({
  title: 'Single-slit diffraction',
  description:
    'Position of the minima, width of the central maximum and intensity of single-slit diffraction from wavelength and slit width.',
  keywords: ['fraunhofer diffraction', 'slit width', 'central maximum width', 'diffraction minimum', 'sinc squared'],
  inputs: {
    wavelength: quantity('m', {
      label: 'Wavelength',
      usual: [50, 1e8],
      unit: 'nm',
      symbol: '\\lambda',
      min: 1e-3,
      max: 1e9,
    }),
    width: quantity('m', {
      label: 'Width of the slit',
      unit: 'mm',
      symbol: 'a',
      min: 1e-6,
      max: 1e6,
      usual: [1e-4, 1000],
    }),
    screen: quantity('m', { label: 'Distance of the screen', symbol: 'L', min: 1e-3, max: 1e6 }),
    order: integer({ label: 'Order of the minimum', symbol: 'm', min: 1, max: 1000000, default: 1 }),
    place: quantity('m', {
      label: 'Distance from the center',
      help: 'For the intensity there.',
      unit: 'mm',
      symbol: 'y',
      min: -1e9,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    position: quantity('m', { label: 'Distance of the minimum from the center', unit: 'mm', symbol: 'y_m' }),
    angle: quantity('rad', { label: 'Angle of the minimum', unit: 'deg', symbol: '\\theta_m' }),
    centralWidth: quantity('m', {
      label: 'Width of the central maximum',
      help: 'Between the first minima.',
      unit: 'mm',
      symbol: 'w',
    }),
    intensity: percent({ label: 'Intensity against the center', symbol: 'I/I_0', places: 3, optional: true }),
  },
  formula: ({ wavelength, width, screen, order, place }) => {
    const angle = Math.asin((order * wavelength) / width);
    const results = {
      position: screen * Math.tan(angle),
      angle,
      centralWidth: 2 * screen * Math.tan(Math.asin(wavelength / width)),
    };
    if (place === undefined) return results;
    if (place === 0) return { ...results, intensity: 1 };
    const phase = (Math.PI * width * place) / (wavelength * Math.sqrt(place ** 2 + screen ** 2));
    return { ...results, intensity: (Math.sin(phase) / phase) ** 2 };
  },
  figure: {
    kind: 'curve',
    title: 'Intensity on the screen',
    x: { of: 'position', label: 'Distance from the center' },
    y: { label: 'Relative intensity' },
    curve: ({ wavelength, width, screen, order, position, centralWidth }) => {
      // Of more minima the points would miss some.
      if (order > 12) return undefined;
      const reach = Math.max(1.6 * centralWidth, 1.3 * position);
      return {
        from: -reach,
        to: reach,
        lines: [
          {
            y: (at) => {
              const phase = (Math.PI * width * at) / (wavelength * Math.sqrt(at ** 2 + screen ** 2));
              return Math.abs(phase) < 1e-9 ? 1 : (Math.sin(phase) / phase) ** 2;
            },
          },
        ],
        marks: [{ x: position, y: 0, label: 'm' }],
      };
    },
  },
  requires: [
    {
      that: ({ wavelength, width, order }) => isAtMost(order * wavelength, 0.999999 * width),
      field: 'order',
      says: 'The minimum of order {order} does not exist: its path difference would exceed the width of the slit.',
    },
  ],
  explanation:
    'The minimum stands {position} from the center, at {angle}; the central maximum is {centralWidth} wide{intensity?, and at {place} there is {intensity} of its intensity|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ width, wavelength, screen }) => isAbove(width ** 2, 0.1 * wavelength * screen),
      says: 'The screen is near for so wide a slit: what is seen is rather its shadow (Fresnel diffraction), unless a lens focuses on the screen.',
    },
  ],
  examples: [
    {
      inputs: { wavelength: 500, width: 0.1, screen: 1, place: 0 },
      results: { position: 5.000062501, angle: 0.2864800912, centralWidth: 10.000125, intensity: 100 },
      source: 'Python: L tan asin(λ/a)',
    },
    {
      inputs: { wavelength: 632.8, width: 0.05, screen: 2, order: 2, place: 10 },
      results: { position: 50.64022513, angle: 1.45042568, centralWidth: 50.62805482, intensity: 58.114567 },
      source: 'Python: L tan asin(2λ/a), numpy.sinc(a sin θ/λ)²',
    },
    {
      inputs: { wavelength: 600, width: 0.0015, screen: 1, place: 300 },
      results: { position: 436.4357805, angle: 23.57817848, intensity: 11.75507885 },
      source: 'Python: L tan asin(λ/a), numpy.sinc(a sin θ/λ)²',
    },
    {
      inputs: { wavelength: 500, width: 1, screen: 1 },
      results: { angle: 0.02864789095 },
      cautions: ['rather its shadow'],
      source: 'Python: asin(0.0005)',
    },
    {
      inputs: { wavelength: 600, width: 0.0015, screen: 1, order: 3 },
      refused: 'does not exist',
      source: 'By hand: 3 × 600 nm is more than the width',
    },
  ],
  notes: ['A long slit, parallel light, and a screen far away or in the focus of a lens.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §36-1 and §36-2' }],
});
