import { defineCalculator, isAtLeast, number, quantity } from '@reckoner/engine';

const index = { usual: [1, 4.5], min: 0.1, max: 10 } as const;

/** sin θc = n2/n1, and how far the light reaches into the thinner medium beyond that. */
export default defineCalculator({
  title: 'Critical angle',
  description:
    'Critical angle of total internal reflection from two refractive indices, and the depth of the evanescent wave beyond it.',
  keywords: ['total internal reflection', 'evanescent wave', 'penetration depth', 'TIRF', 'internal reflection angle'],
  inputs: {
    index1: number({
      label: 'Refractive index of the denser medium',
      help: 'In which the light is: water 1.33, crown glass 1.52, diamond 2.42.',
      symbol: 'n_1',
      ...index,
    }),
    index2: number({ label: 'Refractive index of the thinner medium', symbol: 'n_2', default: 1, ...index }),
    incidence: quantity('rad', {
      label: 'Angle of incidence',
      help: 'With the wavelength, for the evanescent wave.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      below: 90,
      optional: true,
    }),
    wavelength: quantity('m', {
      label: 'Wavelength in vacuum',
      usual: [50, 1e8],
      unit: 'nm',
      symbol: '\\lambda',
      min: 1e-3,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    critical: quantity('rad', { label: 'Critical angle', unit: 'deg', symbol: '\\theta_c' }),
    intensityDepth: quantity('m', {
      label: 'Depth to which the intensity falls to 1/e',
      unit: 'nm',
      symbol: 'd_I',
      optional: true,
    }),
    fieldDepth: quantity('m', {
      label: 'Depth to which the field falls to 1/e',
      unit: 'nm',
      symbol: 'd_E',
      optional: true,
    }),
  },
  formula: ({ index1, index2, incidence, wavelength }) => {
    const critical = Math.asin(index2 / index1);
    if (incidence === undefined || wavelength === undefined) return { critical };
    const square = (index1 * Math.sin(incidence)) ** 2 - index2 ** 2;
    const fieldDepth = wavelength / (2 * Math.PI * Math.sqrt(square));
    return { critical, intensityDepth: fieldDepth / 2, fieldDepth };
  },
  requires: [
    {
      that: ({ index1, index2 }) => index1 > index2,
      field: 'index2',
      says: 'Light is totally reflected only on its way into a medium with an index below {index1}.',
    },
    {
      that: ({ index1, index2, incidence }, given) =>
        !given.wavelength || isAtLeast((index1 * Math.sin(incidence)) ** 2 - index2 ** 2, 1e-9),
      field: 'incidence',
      says: 'At {incidence} the light goes out: an evanescent wave needs an angle beyond the critical one.',
    },
  ],
  explanation: ({ fieldDepth, incidence, critical }) =>
    fieldDepth === undefined
      ? incidence === undefined
        ? 'Light that comes at more than {critical} is totally reflected.'
        : incidence > critical
          ? 'Light that comes at more than {critical} is totally reflected, as at {incidence}.'
          : 'Light that comes at more than {critical} is totally reflected; at {incidence} part of it goes out.'
      : 'Light that comes at more than {critical} is totally reflected; at {incidence} its intensity falls to 37 percent within {intensityDepth} of the surface.',
  cautions: [
    {
      level: 'note',
      when: ({ incidence, wavelength }) => (incidence === undefined) !== (wavelength === undefined),
      says: 'For the evanescent wave both the angle of incidence and the wavelength are needed.',
    },
  ],
  examples: [
    {
      inputs: { index1: 1.5, incidence: 45, wavelength: 500 },
      results: { critical: 41.8103149, fieldDepth: 225.079079, intensityDepth: 112.5395395 },
      source: 'Python: asin(1/1.5); λ/(2π√(n₁² sin² θ - n₂²))',
    },
    {
      inputs: { index1: 1.52, index2: 1.33, incidence: 70, wavelength: 550 },
      results: { critical: 61.04497563, fieldDepth: 168.077788, intensityDepth: 84.03889401 },
      source: 'Python: asin(1.33/1.52); λ/(2π√(n₁² sin² θ - n₂²))',
    },
    { inputs: { index1: 2 }, results: { critical: 30 }, source: 'By hand: asin 0.5' },
    {
      inputs: { index1: 2, wavelength: 500 },
      results: { critical: 30 },
      cautions: ['both the angle'],
      source: 'By hand: asin 0.5',
    },
    {
      inputs: { index1: 2, incidence: 20, wavelength: 500 },
      refused: 'goes out',
      source: 'By hand: 20° is below 30°',
    },
    {
      inputs: { index1: 2, incidence: 20 },
      results: { critical: 30 },
      cautions: ['both the angle'],
      source: 'By hand: asin 0.5',
    },
    {
      inputs: { index1: 2, incidence: 40 },
      results: { critical: 30 },
      cautions: ['both the angle'],
      source: 'By hand: asin 0.5',
    },
    { inputs: { index1: 1, index2: 1.5 }, refused: 'only on its way', source: 'By definition' },
  ],
  notes: ['Transparent media; angles to the perpendicular of the surface.'],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §33-6' },
    { title: 'Hecht: Optics, 5th ed., §4.7' },
  ],
});
