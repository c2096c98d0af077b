import { constant, defineCalculator, number, quantity } from '@reckoner/engine';
import { fNumber, focalLength } from '../shared/lens.js';

/** Ratio of the diagonals, 36 × 24 mm being the reference. */
export default defineCalculator({
  title: 'Crop factor and equivalent focal length',
  description: 'Crop factor of a sensor and the full-frame equivalents of focal length and aperture on it.',
  keywords: ['35 mm equivalent', 'full frame', 'APS-C', 'sensor size'],
  inputs: {
    sensorWidth: quantity('mm', {
      label: 'Sensor width',
      formerly: ['width'],
      symbol: 'w',
      above: 0,
      max: 500,
      usual: [2, 260],
    }),
    sensorHeight: quantity('mm', {
      label: 'Sensor height',
      formerly: ['height'],
      symbol: 'h',
      above: 0,
      max: 500,
      usual: [1.5, 260],
    }),
    focalLength,
    fNumber,
  },
  outputs: {
    cropFactor: number({ label: 'Crop factor', symbol: 'k', places: 2 }),
    equivalentFocal: quantity('mm', { label: 'Equivalent focal length', symbol: "f'", places: 1 }),
    equivalentAperture: number({ label: 'Equivalent f-number (depth of field)', symbol: "N'", places: 1 }),
  },
  formula: ({ sensorWidth, sensorHeight, focalLength, fNumber }) => {
    const cropFactor = Math.hypot(constant(36, 'mm'), constant(24, 'mm')) / Math.hypot(sensorWidth, sensorHeight);
    return { cropFactor, equivalentFocal: focalLength * cropFactor, equivalentAperture: fNumber * cropFactor };
  },
  explanation:
    'On this sensor {focalLength} frames like {equivalentFocal} on full frame: a crop factor of {cropFactor}.',
  examples: [
    {
      inputs: { sensorWidth: 23.6, sensorHeight: 15.7, focalLength: 35, fNumber: 1.8 },
      results: { cropFactor: 1.526418, equivalentFocal: 53.42463, equivalentAperture: 2.747553 },
      source: 'Python 3.11: math.hypot(36, 24) / math.hypot(23.6, 15.7)',
    },
    {
      inputs: { sensorWidth: 36, sensorHeight: 24, focalLength: 85, fNumber: 1.4 },
      results: { cropFactor: 1, equivalentFocal: 85, equivalentAperture: 1.4 },
      source: 'By definition: full frame',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 10', isbn: '978-0-240-51540-3' }],
});
