import { defineCalculator, quantity } from '@reckoner/engine';
import { circleOfConfusion, fNumber, focalLength, hyperfocalDistance } from '../shared/lens.js';

/** Thin lens; distances from the lens. */
export default defineCalculator({
  title: 'Hyperfocal distance',
  description: 'Hyperfocal distance of a lens and the near limit of sharpness when it is focused there.',
  keywords: ['landscape focus', 'infinity focus', 'sharpness'],
  inputs: { focalLength, fNumber, circleOfConfusion },
  outputs: {
    hyperfocal: quantity('mm', { label: 'Hyperfocal distance', unit: 'm', symbol: 'H', places: 2 }),
    near: quantity('mm', { label: 'Near limit', unit: 'm', symbol: 'D_n', places: 2 }),
  },
  formula: ({ focalLength, fNumber, circleOfConfusion }) => {
    const hyperfocal = hyperfocalDistance(focalLength, fNumber, circleOfConfusion);
    return { hyperfocal, near: hyperfocal / 2 };
  },
  explanation: 'Focused at {hyperfocal}, everything from {near} to infinity is acceptably sharp.',
  examples: [
    {
      inputs: { focalLength: 50, fNumber: 8 },
      results: { hyperfocal: 10.46667, near: 5.233333 },
      source: 'By hand: 2500/0.24 + 50 = 10466.67 mm',
    },
    {
      inputs: { focalLength: 24, fNumber: 11, circleOfConfusion: 0.02 },
      results: { hyperfocal: 2.642182, near: 1.321091 },
      source: 'By hand: 576/0.22 + 24 = 2642.182 mm',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 22', isbn: '978-0-240-51540-3' }],
});
