import { defineCalculator, isBelow, quantity } from '@reckoner/engine';
import { circleOfConfusion, fNumber, focalLength, hyperfocalDistance } from '../shared/lens.js';

/** Thin lens, pupil ratio 1; distances from the lens. */
export default defineCalculator({
  title: 'Depth of field',
  description: 'Near and far limits of sharpness and depth of field from focal length, aperture and focus distance.',
  keywords: ['DoF', 'bokeh', 'focus range', 'sharpness'],
  inputs: {
    focalLength,
    fNumber,
    distance: quantity('mm', {
      label: 'Focus distance',
      unit: 'm',
      symbol: 's',
      min: 0.01,
      max: 10000,
      usual: [0.03, 1000],
    }),
    circleOfConfusion,
  },
  outputs: {
    near: quantity('mm', { label: 'Near limit', unit: 'm', symbol: 'D_n', places: 3, digits: 4 }),
    far: quantity('mm', {
      label: 'Far limit',
      help: 'Missing when it is infinity.',
      unit: 'm',
      symbol: 'D_f',
      digits: 4,
      places: 3,
      optional: true,
    }),
    depth: quantity('mm', { label: 'Depth of field', unit: 'm', symbol: '\\mathrm{DoF}', places: 3, optional: true }),
    hyperfocal: quantity('mm', { label: 'Hyperfocal distance', unit: 'm', symbol: 'H', places: 2 }),
  },
  formula: ({ focalLength, fNumber, distance, circleOfConfusion }) => {
    const hyperfocal = hyperfocalDistance(focalLength, fNumber, circleOfConfusion);
    const near = (distance * (hyperfocal - focalLength)) / (hyperfocal + distance - 2 * focalLength);
    if (distance >= hyperfocal) return { near, hyperfocal };
    const far = (distance * (hyperfocal - focalLength)) / (hyperfocal - distance);
    return { near, far, depth: far - near, hyperfocal };
  },
  requires: [
    {
      that: ({ distance, focalLength }) => distance > focalLength,
      field: 'distance',
      says: 'The focus distance, {distance}, must be larger than the focal length, {focalLength}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ distance, focalLength }) => isBelow(distance, 10 * focalLength),
      says: 'So close it matters that the distance counts from the lens, while that on the lens counts from the sensor, and depth depends on how the lens is built.',
    },
  ],
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
      refused: 'must be larger than the focal length',
      source: 'By definition: no real image',
    },
    {
      inputs: { focalLength: 100, fNumber: 8, distance: 0.5 },
      results: { near: 0.4952456, far: 0.5048465, depth: 0.009600885, hyperfocal: 41.76667 },
      cautions: ['counts from the sensor'],
      source: 'Python 3.11, by the equations of Ray, ch. 22',
    },
    {
      inputs: { focalLength: 35, fNumber: 2, distance: 2, circleOfConfusion: 0.02 },
      results: { near: 1.879411, far: 2.137125, depth: 0.2577141, hyperfocal: 30.66 },
      source: 'Python 3.11: the distances whose thin-lens image makes a blur of 0.02 mm; 35²/0.04 + 35',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 22', isbn: '978-0-240-51540-3' }],
});
