import { defineCalculator, noResult, quantity } from '@reckoner/engine';
import { circleOfConfusion, fNumber, focalLength, hyperfocalDistance } from '../shared/lens.js';

/** Thin lens, pupil ratio 1; distances from the lens. */
export default defineCalculator({
  title: 'Depth of field',
  description: 'Near and far limits of sharpness and depth of field from focal length, aperture and focus distance.',
  keywords: ['DoF', 'bokeh', 'focus range', 'sharpness'],
  inputs: {
    focalLength,
    fNumber,
    distance: quantity('mm', { label: 'Focus distance', unit: 'm', symbol: 's', min: 0.01, max: 10000 }),
    circleOfConfusion,
  },
  outputs: {
    near: quantity('mm', { label: 'Near limit', unit: 'm', symbol: 'D_n', places: 3 }),
    far: quantity('mm', {
      label: 'Far limit',
      help: 'Missing when it is infinity.',
      unit: 'm',
      symbol: 'D_f',
      places: 3,
      optional: true,
    }),
    depth: quantity('mm', { label: 'Depth of field', unit: 'm', symbol: '\\mathrm{DoF}', places: 3, optional: true }),
    hyperfocal: quantity('mm', { label: 'Hyperfocal distance', unit: 'm', symbol: 'H', places: 2 }),
  },
  formula: ({ focalLength, fNumber, distance, circleOfConfusion }) => {
    if (distance <= focalLength) throw noResult('The focus distance must be larger than the focal length.');
    const hyperfocal = hyperfocalDistance(focalLength, fNumber, circleOfConfusion);
    const near = (distance * (hyperfocal - focalLength)) / (hyperfocal + distance - 2 * focalLength);
    if (distance >= hyperfocal) return { near, hyperfocal };
    const far = (distance * (hyperfocal - focalLength)) / (hyperfocal - distance);
    return { near, far, depth: far - near, hyperfocal };
  },
  explanation: ({ far }) =>
    far === undefined
      ? 'Focused at {distance}, everything from {near} to infinity is acceptably sharp.'
      : 'Focused at {distance}, everything from {near} to {far} is acceptably sharp: a depth of field of {depth}.',
  examples: [
    {
      inputs: { focalLength: 50, fNumber: 2.8, distance: 3 },
      results: { near: 2.729456, far: 3.330077, depth: 0.600621, hyperfocal: 29.8119 },
      source: 'Python 3.11, by the equations of Ray, ch. 22',
    },
    {
      inputs: { focalLength: 24, fNumber: 8, distance: 5 },
      results: { near: 1.626898, hyperfocal: 2.424 },
      source: 'Python 3.11, by the equations of Ray, ch. 22; beyond the hyperfocal distance',
    },
    {
      inputs: { focalLength: 500, fNumber: 8, distance: 0.4 },
      noResult: 'larger than the focal length',
      source: 'By definition: no real image',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 22', isbn: '978-0-240-51540-3' }],
});
