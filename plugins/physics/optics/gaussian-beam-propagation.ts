import { defineCalculator, isAtMost, number, quantity } from '@reckoner/engine';

/** Width, divergence and curvature of a TEM₀₀ beam, or of a real one with its beam quality. */
export default defineCalculator({
  title: 'Gaussian beam',
  description:
    'Beam radius, Rayleigh range, divergence, curvature of the wavefront and peak intensity of a laser beam from its waist.',
  keywords: [
    'laser beam waist',
    'rayleigh range',
    'beam divergence',
    'beam radius at distance',
    'M squared',
    'spot size',
  ],
  inputs: {
    wavelength: quantity('m', {
      label: 'Wavelength in vacuum',
      usual: [50, 1e8],
      unit: 'nm',
      symbol: '\\lambda',
      min: 1,
      max: 1e9,
    }),
    waist: quantity('m', {
      label: 'Waist radius',
      help: 'Where the intensity is 1/e² of that on the axis: half of the beam diameter.',
      usual: [1e-4, 1000],
      unit: 'mm',
      symbol: 'w_0',
      min: 1e-5,
      max: 1e6,
    }),
    distance: quantity('m', { label: 'Distance from the waist', symbol: 'z', min: -1e12, max: 1e12 }),
    power: quantity('W', {
      label: 'Power',
      usual: [1e-6, 1e6],
      symbol: 'P',
      min: 1e-15,
      max: 1e18,
      optional: true,
    }),
    quality: number({
      label: 'Beam quality M²',
      help: '1 of an ideal beam, larger of real ones.',
      symbol: 'M^2',
      min: 1,
      max: 1000,
      default: 1,
      usual: [1, 100],
    }),
    index: number({ label: 'Refractive index', symbol: 'n', min: 1, max: 10, default: 1, usual: [1, 4.5] }),
  },
  outputs: {
    radius: quantity('m', { label: 'Beam radius', unit: 'mm', symbol: 'w' }),
    rayleighRange: quantity('m', { label: 'Rayleigh range', symbol: 'z_R' }),
    divergence: quantity('rad', { label: 'Divergence, half angle', unit: 'mrad', symbol: '\\theta' }),
    curvature: quantity('m', {
      label: 'Radius of curvature of the wavefront',
      symbol: 'R',
      optional: true,
    }),
    peakIntensity: quantity('W/m^2', {
      label: 'Intensity on the axis there',
      unit: 'W/cm^2',
      symbol: 'I',
      optional: true,
    }),
    waistIntensity: quantity('W/m^2', {
      label: 'Intensity on the axis in the waist',
      unit: 'W/cm^2',
      symbol: 'I_0',
      optional: true,
    }),
  },
  formula: ({ wavelength, waist, distance, power, quality, index }) => {
    const rayleighRange = (Math.PI * waist ** 2 * index) / (wavelength * quality);
    const radius = waist * Math.sqrt(1 + (distance / rayleighRange) ** 2);
    return {
      radius,
      rayleighRange,
      divergence: (quality * wavelength) / (Math.PI * waist * index),
      curvature: distance === 0 ? undefined : distance + rayleighRange ** 2 / distance,
      peakIntensity: power === undefined ? undefined : (2 * power) / (Math.PI * radius ** 2),
      waistIntensity: power === undefined ? undefined : (2 * power) / (Math.PI * waist ** 2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Beam',
    x: { of: 'distance' },
    y: { of: 'radius', label: 'Distance from the axis' },
    curve: ({ waist, distance, rayleighRange, radius }) => {
      const reach = Math.max(3 * rayleighRange, 1.2 * Math.abs(distance));
      const width = (z: number) => waist * Math.sqrt(1 + (z / rayleighRange) ** 2);
      return {
        from: -reach,
        to: reach,
        lines: [
          { label: 'Upper edge', y: width },
          { label: 'Lower edge', y: (z) => -width(z) },
        ],
        marks: [{ x: distance, y: radius, label: 'w' }],
      };
    },
  },
  requires: [
    {
      that: ({ wavelength, waist, quality, index }) =>
        isAtMost(quality * wavelength, (Math.PI / 2) * (Math.PI * waist * index)),
      field: 'waist',
      says: 'No beam of this wavelength is so narrow: it would spread by more than 90° to either side.',
    },
  ],
  explanation:
    '{distance|{|distance|} before its waist|In its waist|{|distance|} behind its waist} the beam has a radius of {radius}; it spreads by {divergence} on either side, from a Rayleigh range of {rayleighRange} on.',
  cautions: [
    {
      level: 'caution',
      when: ({ divergence }) => divergence > 0.5,
      says: 'The waist is about as small as the wavelength: the paraxial equations of Gaussian beams are rough.',
    },
  ],
  examples: [
    {
      inputs: { wavelength: 632.8, waist: 0.5, distance: -2 },
      results: { radius: 0.9482416003, curvature: -2.770223608 },
      source: 'Python: w√(1 + (z/z_R)²), even in z; before the waist the beam converges',
    },
    {
      inputs: { wavelength: 632.8, waist: 0.5, distance: 2, power: 0.001 },
      results: {
        radius: 0.9482416003,
        rayleighRange: 1.24114754,
        divergence: 0.402852992,
        curvature: 2.770223608,
        peakIntensity: 0.07080144385,
        waistIntensity: 0.2546479089,
      },
      source: 'Python: πw²/λ, w√(1 + (z/z_R)²), 2P/(πw²)',
    },
    {
      inputs: { wavelength: 1064, waist: 0.05, distance: 0.01, power: 10, quality: 1.3 },
      results: {
        radius: 0.1012624251,
        rayleighRange: 0.005678124374,
        divergence: 8.805724691,
        curvature: 0.01322410964,
        peakIntensity: 62084.54108,
      },
      source: 'Python: πw²/(M²λ), w√(1 + (z/z_R)²), 2P/(πw²)',
    },
    {
      inputs: { wavelength: 632.8, waist: 0.5, distance: 0 },
      results: { radius: 0.5, rayleighRange: 1.24114754 },
      source: 'By definition: the waist',
    },
    {
      inputs: { wavelength: 1000, waist: 0.0005, distance: 0.001 },
      results: { divergence: 636.6197724 },
      cautions: ['paraxial equations'],
      source: 'By hand: 2/π rad',
    },
    {
      inputs: { wavelength: 1064, waist: 0.0001, distance: 0.01 },
      refused: 'No beam of this wavelength',
      source: 'By hand: 1.064/(0.1 π) rad is over π/2',
    },
    {
      inputs: { wavelength: 1064, waist: 0.02, distance: 0.005, power: 2, quality: 1.2, index: 1.5 },
      results: {
        radius: 0.0706272771,
        rayleighRange: 0.00147631234,
        divergence: 13.5472688,
        curvature: 0.00543589962,
        peakIntensity: 25524.9672,
        waistIntensity: 318309.886,
      },
      source: 'Python: the complex beam parameter q = z + i πw²n/(M²λ)',
    },
  ],
  notes: [
    'Paraxial; nothing cuts the beam off. Its full angle is twice the divergence, its diameter twice the radius.',
  ],
  references: [
    { title: 'Siegman: Lasers (1986), ch. 17' },
    { title: 'Saleh, Teich: Fundamentals of Photonics, 2nd ed., §3.1' },
  ],
});
