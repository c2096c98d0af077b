import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Every stop doubles the exposure time; stacked filters add their stops. */
export default defineCalculator({
  title: 'ND filter long exposure',
  description:
    'Shutter time behind a neutral density filter from the time without it, with its factor and optical density.',
  keywords: ['neutral density', 'big stopper', 'long exposure', 'ND1000'],
  inputs: {
    time: quantity('s', { label: 'Shutter time without filter', symbol: 't_0', min: 1e-6, max: 1e5 }),
    stops: number({
      label: 'Filter strength in stops',
      help: 'Add the stops of stacked filters.',
      symbol: 'n',
      min: 0,
      max: 30,
    }),
  },
  outputs: {
    exposure: quantity('s', { label: 'Shutter time with filter', symbol: 't', places: 2 }),
    factor: number({ label: 'Filter factor (ND number)', symbol: 'F', places: 0 }),
    density: number({ label: 'Optical density', symbol: 'D', places: 2 }),
  },
  formula: ({ time, stops }) => ({
    exposure: time * 2 ** stops,
    factor: 2 ** stops,
    density: stops * Math.log10(2),
  }),
  explanation: 'Behind {stops} {stops|stop|stops}, {time} becomes {exposure}.',
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
  ],
  notes: ['Film needs more for long exposures (reciprocity failure).'],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 30', isbn: '978-0-240-51540-3' }],
});
