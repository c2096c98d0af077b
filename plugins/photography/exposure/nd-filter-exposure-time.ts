import { choice, defineCalculator, number, quantity } from '@reckoner/engine';
import { usualTime } from '../shared/lens.js';

/** Every stop doubles the exposure time; stacked filters add their stops. */
export default defineCalculator({
  title: 'ND filter long exposure',
  description:
    'Shutter time behind a neutral density filter from the time without it, with its factor and optical density.',
  keywords: ['neutral density', 'big stopper', 'long exposure', 'ND1000'],
  inputs: {
    time: quantity('s', { label: 'Shutter time without filter', symbol: 't_0', min: 1e-6, max: 1e5, ...usualTime }),
    given: choice(
      { stops: 'Stops', ndNumber: 'ND number', opticalDensity: 'Optical density' },
      { label: 'Strength given as', default: 'stops' },
    ),
    stops: number({
      label: 'Filter strength in stops',
      help: 'Add the stops of stacked filters; ND8 is 3 stops, ND64 is 6.',
      symbol: 'n',
      min: 0,
      max: 30,
      usual: [0.3, 24],
      when: { given: 'stops' },
    }),
    ndNumber: number({
      label: 'ND number',
      help: 'Such as 8 for ND8 and 1000 for ND1000.',
      symbol: '\\mathrm{ND}',
      min: 1,
      max: 1e9,
      usual: [1.5, 1e6],
      when: { given: 'ndNumber' },
    }),
    opticalDensity: number({
      label: 'Optical density of the filter',
      help: 'Such as 0.9 or 3.0.',
      symbol: 'd',
      min: 0,
      max: 9,
      usual: [0.1, 6],
      when: { given: 'opticalDensity' },
    }),
  },
  outputs: {
    exposure: quantity('s', { label: 'Shutter time with filter', symbol: 't', places: 2 }),
    factor: number({ label: 'Filter factor (ND number)', symbol: 'F', places: 0 }),
    density: number({ label: 'Optical density', symbol: 'D', places: 2 }),
    strength: number({ label: 'Stops', symbol: 'm', places: 2 }),
  },
  formula: ({ time, given, stops, ndNumber, opticalDensity }) => {
    let factor = 2 ** stops;
    if (given === 'ndNumber') factor = ndNumber;
    if (given === 'opticalDensity') factor = 10 ** opticalDensity;
    return { exposure: time * factor, factor, density: Math.log10(factor), strength: Math.log2(factor) };
  },
  explanation: 'Behind {strength} {strength|stop|stops}, {time} becomes {exposure}.',
  examples: [
    {
      inputs: { time: 0.008, stops: 10 },
      results: { exposure: 8.192, factor: 1024, density: 3.0103 },
      source: 'By hand: 2^10 / 125; 10 × log10 2',
    },
    {
      inputs: { time: 0.5, stops: 3 },
      results: { exposure: 4, factor: 8, density: 0.90309 },
      source: 'By hand: 0.5 × 2³; 3 × log10 2',
    },
    {
      inputs: { time: 0.008, given: 'ndNumber', ndNumber: 1000 },
      results: { exposure: 8, factor: 1000, density: 3, strength: 9.965784 },
      source: 'By hand: 0.008 × 1000; Python: math.log2(1000)',
    },
    {
      inputs: { time: 0.5, given: 'opticalDensity', opticalDensity: 1.8 },
      results: { exposure: 31.54787, factor: 63.09573, strength: 5.979471 },
      source: 'Python: 10 ** 1.8 and math.log2 of it',
    },
  ],
  notes: ['Film needs more for long exposures (reciprocity failure).'],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 30', isbn: '978-0-240-51540-3' }],
});
