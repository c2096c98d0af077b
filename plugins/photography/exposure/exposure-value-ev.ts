import { constant, defineCalculator, number, quantity } from '@reckoner/engine';
import { fNumber, isoBounds, usualTime } from '../shared/lens.js';

/** EV 0 is one second at f/1 (ISO 2720). */
export default defineCalculator({
  title: 'Exposure value (EV)',
  description:
    'Exposure value of an aperture and shutter time, its value referred to ISO 100, and the luminance that it suits.',
  keywords: ['EV', 'light value', 'light meter'],
  inputs: {
    fNumber,
    time: quantity('s', { label: 'Shutter time', symbol: 't', min: 1e-6, max: 1e6, ...usualTime }),
    iso: number({ label: 'ISO', symbol: 'S', ...isoBounds }),
  },
  outputs: {
    ev: number({ label: 'Exposure value', symbol: '\\mathrm{EV}', places: 2 }),
    ev100: number({ label: 'Exposure value at ISO 100', symbol: '\\mathrm{EV}_{100}', places: 2 }),
    luminance: quantity('cd/m^2', {
      label: 'Average luminance',
      help: 'With a meter constant of 12.5.',
      symbol: 'L',
      places: 1,
    }),
  },
  formula: ({ fNumber, time, iso }) => {
    const ev = Math.log2(fNumber ** 2 / (time / constant(1, 's')));
    const ev100 = ev - Math.log2(iso / 100);
    return { ev, ev100, luminance: constant(0.125, 'cd/m^2') * 2 ** ev100 };
  },
  explanation: 'f/{fNumber} at {time} is an exposure value of {ev}, or {ev100} at ISO 100.',
  examples: [
    {
      inputs: { fNumber: 16, time: 0.008 },
      results: { ev: 14.965784, ev100: 14.965784, luminance: 4000 },
      source: 'By hand: log2(256 × 125); 0.125 × 32000',
    },
    {
      inputs: { fNumber: 1, time: 1 },
      results: { ev: 0, luminance: 0.125 },
      source: 'ISO 2720:1974: the definition of EV 0',
    },
    {
      inputs: { fNumber: 5.6, time: 4, iso: 800 },
      results: { ev: 2.970854, ev100: -0.02914635 },
      source: 'Python 3.11: math.log2(5.6**2 / 4) - 3',
    },
  ],
  references: [
    { title: 'ISO 2720:1974: General purpose photographic exposure meters, guide to product specification' },
  ],
});
