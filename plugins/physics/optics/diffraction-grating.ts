import { ceilNear, defineCalculator, integer, isAtMost, number, quantity } from '@reckoner/engine';

/** d (sin i + sin t) = m λ; dispersion and resolving power of the order. */
export default defineCalculator({
  title: 'Diffraction grating',
  description:
    'Angle, number of orders, dispersion and resolving power of a diffraction grating from line density, wavelength and order.',
  keywords: [
    'grating equation',
    'lines per mm',
    'resolving power',
    'angular dispersion',
    'spectrometer grating',
    'order of diffraction',
  ],
  inputs: {
    density: quantity('1/m', {
      label: 'Lines per length',
      usual: [10, 4000],
      unit: '1/mm',
      symbol: 'g',
      min: 0.1,
      max: 1e5,
    }),
    wavelength: quantity('m', {
      label: 'Wavelength',
      usual: [50, 1e6],
      unit: 'nm',
      symbol: '\\lambda',
      min: 0.01,
      max: 1e9,
    }),
    order: integer({ label: 'Order', symbol: 'm', min: -1000, max: 1000, default: 1 }),
    incidence: quantity('rad', {
      label: 'Angle of incidence',
      unit: 'deg',
      symbol: 'i',
      min: 0,
      max: 89.9,
      default: 0,
    }),
    width: quantity('m', {
      label: 'Illuminated width',
      help: 'For the resolving power.',
      usual: [0.1, 500],
      unit: 'mm',
      symbol: 'W',
      min: 0.001,
      max: 1e5,
      optional: true,
    }),
  },
  outputs: {
    angle: quantity('rad', {
      label: 'Angle of diffraction',
      help: 'To the perpendicular; positive on the side of the incident light.',
      unit: 'deg',
      symbol: '\\theta',
    }),
    spacing: quantity('m', { label: 'Spacing of the lines', unit: 'µm', symbol: 'd' }),
    positiveOrders: integer({ label: 'Highest positive order', symbol: 'm_+' }),
    negativeOrders: integer({ label: 'Number of negative orders', symbol: 'm_-' }),
    dispersion: quantity('rad/m', { label: 'Angular dispersion', unit: 'deg/nm', symbol: 'D' }),
    resolvingPower: number({ label: 'Resolving power', symbol: 'R', optional: true }),
    resolved: quantity('m', {
      label: 'Smallest difference of wavelengths',
      unit: 'nm',
      symbol: '\\Delta\\lambda',
      optional: true,
    }),
  },
  formula: ({ density, wavelength, order, incidence, width }) => {
    const sine = order * wavelength * density - Math.sin(incidence);
    const angle = Math.asin(sine);
    const results = {
      angle,
      spacing: 1 / density,
      positiveOrders: Math.max(0, ceilNear((1 + Math.sin(incidence)) / (wavelength * density)) - 1),
      negativeOrders: Math.max(0, ceilNear((1 - Math.sin(incidence)) / (wavelength * density)) - 1),
      dispersion: (Math.abs(order) * density) / Math.cos(angle),
    };
    if (width === undefined || order === 0) return results;
    const resolvingPower = Math.abs(order) * density * width;
    return { ...results, resolvingPower, resolved: wavelength / resolvingPower };
  },
  requires: [
    {
      that: ({ density, wavelength, order, incidence }) =>
        isAtMost(Math.abs(order * wavelength * density - Math.sin(incidence)), 0.9999999),
      field: 'order',
      says: 'The order {order} does not exist: its light would leave along the grating or beyond.',
    },
  ],
  explanation: ({ angle, incidence }) => {
    const side =
      angle === 0
        ? ''
        : incidence === 0
          ? ' {angle|on the side of the negative orders||on the side of the positive orders}'
          : ' {angle|on the other side of the perpendicular than the incident light||on the side of the incident light}';
    return `The light of this order leaves at {|angle|}${side}; there are {positiveOrders} positive {positiveOrders|order|orders} and {negativeOrders} negative {negativeOrders|order|orders}.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ order }) => order === 0,
      says: 'In the order 0 all wavelengths leave at one angle, as from a mirror: it does not separate them.',
    },
    {
      level: 'note',
      when: ({ order }) => Math.abs(order) > 1,
      says: 'Other orders overlap: at the same angle stands the wavelength of the first order that is as many times as long.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Orders',
    draw: ({ density, wavelength, order, incidence, positiveOrders, negativeOrders }) => {
      if (positiveOrders + negativeOrders > 30) return undefined;
      const at = (m: number): [number, number] => {
        const sine = Math.max(-1, Math.min(1, m * wavelength * density - Math.sin(incidence)));
        return [-sine, Math.sqrt(1 - sine ** 2)];
      };
      const orders = Array.from({ length: positiveOrders + negativeOrders + 1 }, (_, place) => place - negativeOrders);
      return [
        {
          shape: 'line',
          points: [
            [-1, 0],
            [1, 0],
          ],
        },
        { shape: 'arrow', color: 5, from: [-Math.sin(incidence), Math.cos(incidence)], to: [0, 0], label: 'Incident' },
        ...orders.map(
          (m) => ({ shape: 'arrow', color: m === order ? 2 : 4, from: [0, 0], to: at(m), label: `${m}` }) as const,
        ),
      ];
    },
  },
  examples: [
    {
      inputs: { density: 600, wavelength: 550, width: 50 },
      results: {
        angle: 19.26877549,
        spacing: 1.666666667,
        positiveOrders: 3,
        negativeOrders: 3,
        dispersion: 0.03641754462,
        resolvingPower: 30000,
        resolved: 0.01833333333,
      },
      source: 'Python: asin(0.33); m/(d cos θ); 30,000 lines',
    },
    {
      inputs: { density: 600, wavelength: 500, order: 2, incidence: 10, width: 50 },
      results: {
        angle: 25.2362594,
        positiveOrders: 3,
        negativeOrders: 2,
        dispersion: 0.07600947602,
        resolvingPower: 60000,
      },
      cautions: ['Other orders overlap'],
      source: 'Python: asin(0.6 - sin 10°)',
    },
    {
      inputs: { density: 600, wavelength: 632.8, order: -1, incidence: 30 },
      results: { angle: -61.60378608, positiveOrders: 3, negativeOrders: 1, dispersion: 0.07228746764 },
      source: 'Python: asin(-0.37968 - 0.5)',
    },
    {
      inputs: { density: 600, wavelength: 550, order: 0, width: 50 },
      results: { angle: 0, dispersion: 0 },
      cautions: ['In the order 0'],
      source: 'By definition',
    },
    {
      inputs: { density: 500, wavelength: 500, order: 3 },
      results: { positiveOrders: 3, negativeOrders: 3 },
      cautions: ['Other orders overlap'],
      source: 'By hand: the fourth would leave along the grating, 4 × 0.25 = 1',
    },
    { inputs: { density: 600, wavelength: 550, order: 4 }, refused: 'does not exist', source: 'By hand: 4 × 0.33' },
  ],
  notes: [
    'Angles on the side of the incident light are positive: d (sin i + sin θ) = m λ, and order 0 leaves at −i, as from a mirror.',
  ],
  references: [
    { title: 'Hecht: Optics, 5th ed., §10.2.8' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §36-5 and §36-6' },
  ],
});
