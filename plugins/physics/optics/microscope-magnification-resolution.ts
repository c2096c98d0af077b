import { constant, defineCalculator, isAbove, isBelow, number, quantity } from '@reckoner/engine';

/** Magnification of objective and eyepiece, and the detail that the numerical aperture lets through. */
export default defineCalculator({
  title: 'Microscope magnification and resolution',
  description:
    'Magnification, resolution, useful magnifications and depth of field of a microscope from its focal lengths and numerical aperture.',
  keywords: [
    'compound microscope',
    'numerical aperture',
    'abbe limit',
    'rayleigh resolution of a microscope',
    'depth of field of a microscope',
    'empty magnification',
  ],
  inputs: {
    tube: quantity('m', {
      label: 'Tube length',
      help: 'From the back focus of the objective to the image: 160 mm in textbooks; of infinity optics the focal length of the tube lens, 180 or 200 mm.',
      usual: [100, 300],
      unit: 'mm',
      symbol: 'L',
      min: 1,
      max: 10000,
      default: 160,
    }),
    objective: quantity('m', {
      label: 'Focal length of the objective',
      usual: [1, 50],
      unit: 'mm',
      symbol: 'f_o',
      min: 0.1,
      max: 1000,
    }),
    eyepiece: quantity('m', {
      label: 'Focal length of the eyepiece',
      help: '25 mm magnifies 10 times.',
      usual: [5, 100],
      unit: 'mm',
      symbol: 'f_e',
      min: 1,
      max: 1000,
      default: 25,
    }),
    aperture: number({ label: 'Numerical aperture', symbol: '\\mathrm{NA}', min: 0.01, max: 1.7, usual: [0.03, 1.5] }),
    wavelength: quantity('m', {
      label: 'Wavelength',
      usual: [190, 1500],
      unit: 'nm',
      symbol: '\\lambda',
      min: 1,
      max: 1e6,
      default: 550,
    }),
    index: number({
      label: 'Refractive index before the objective',
      help: 'Air 1, water 1.33, immersion oil 1.515.',
      symbol: 'n',
      min: 1,
      max: 2,
      default: 1,
      usual: 'all',
    }),
  },
  outputs: {
    magnification: number({ label: 'Magnification', symbol: 'M' }),
    resolution: quantity('m', { label: 'Smallest detail by Rayleigh', unit: 'nm', symbol: 'd', places: 1 }),
    abbe: quantity('m', { label: 'Smallest period by Abbe', unit: 'nm', symbol: 'd_A', places: 1 }),
    depth: quantity('m', { label: 'Depth of field by diffraction', unit: 'µm', symbol: 'z' }),
    lowest: number({ label: 'Lowest useful magnification', help: '500 times the aperture.', symbol: 'M_{min}' }),
    highest: number({ label: 'Highest useful magnification', help: '1,000 times the aperture.', symbol: 'M_{max}' }),
  },
  formula: ({ tube, objective, eyepiece, aperture, wavelength, index }) => ({
    magnification: (tube / objective) * (constant(0.25, 'm') / eyepiece),
    resolution: (0.61 * wavelength) / aperture,
    abbe: wavelength / (2 * aperture),
    depth: (index * wavelength) / aperture ** 2,
    lowest: 500 * aperture,
    highest: 1000 * aperture,
  }),
  requires: [
    {
      that: ({ aperture, index }) => aperture < index,
      field: 'aperture',
      says: 'The numerical aperture must be below the index before the objective, {index}: immersion objectives need water or oil.',
    },
  ],
  explanation: 'The magnification is {magnification}, and details of {resolution} are resolved.',
  cautions: [
    {
      level: 'note',
      when: ({ magnification, highest }) => isAbove(magnification, highest),
      says: 'Over 1,000 times the aperture the magnification is empty: it shows no further detail.',
    },
    {
      level: 'note',
      when: ({ magnification, lowest }) => isBelow(magnification, lowest),
      says: 'Below 500 times the aperture the eye does not see all that the objective resolves.',
    },
  ],
  examples: [
    {
      inputs: { objective: 4, aperture: 0.65 },
      results: {
        magnification: 400,
        resolution: 516.1538462,
        abbe: 423.0769231,
        depth: 1.301775148,
        lowest: 325,
        highest: 650,
      },
      source: 'By hand: 160/4 × 250/25; 0.61 × 550/0.65; 550/1.3; 0.55/0.65²',
    },
    {
      inputs: { tube: 180, objective: 1.8, aperture: 1.4, index: 1.515 },
      results: { magnification: 1000, resolution: 239.6428571, depth: 0.425127551 },
      source: 'By hand: 100 × 10; 0.61 × 550/1.4; 1.515 × 0.55/1.96',
    },
    {
      inputs: { objective: 4, aperture: 0.65, eyepiece: 12.5 },
      results: { magnification: 800 },
      cautions: ['is empty'],
      source: 'By hand: 40 × 20',
    },
    {
      inputs: { objective: 16, aperture: 0.3 },
      results: { magnification: 100 },
      cautions: ['eye does not see'],
      source: 'By hand: 10 × 10',
    },
    { inputs: { objective: 2, aperture: 1.25 }, refused: 'immersion objectives', source: 'By definition' },
    {
      inputs: { objective: 4, aperture: 0.65, wavelength: 450 },
      results: { resolution: 422.307692, abbe: 346.153846, depth: 1.06508876 },
      source: 'By hand: 0.61 × 450/0.65; 450/1.3; 0.45/0.65²',
    },
  ],
  notes: ['For an image seen at 25 cm; light that fills the aperture; a corrected objective.'],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §34-5' },
    { title: 'Hecht: Optics, 5th ed., §5.7.5' },
  ],
});
