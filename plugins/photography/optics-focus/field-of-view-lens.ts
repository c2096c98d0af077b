import { defineCalculator, isBelow, quantity } from '@reckoner/engine';
import { focalLength } from '../shared/lens.js';

/** Rectilinear lens focused at infinity. */
export default defineCalculator({
  title: 'Field of view of a lens',
  description: 'Horizontal, vertical and diagonal angle of view of a lens from its focal length and the sensor size.',
  keywords: ['angle of view', 'FOV', 'lens angle', 'framing'],
  inputs: {
    focalLength,
    sensorWidth: quantity('mm', {
      label: 'Sensor width',
      formerly: ['width'],
      symbol: 'w',
      above: 0,
      max: 1000,
      default: 36,
      usual: [2, 260],
    }),
    sensorHeight: quantity('mm', {
      label: 'Sensor height',
      formerly: ['height'],
      symbol: 'h',
      above: 0,
      max: 1000,
      default: 24,
      usual: [1.5, 260],
    }),
    distance: quantity('mm', {
      label: 'Distance of the subject',
      unit: 'm',
      symbol: 's',
      above: 0,
      max: 1e6,
      default: 10,
    }),
  },
  outputs: {
    horizontal: quantity('rad', { label: 'Horizontal angle', unit: 'deg', symbol: '\\alpha_h', places: 1 }),
    vertical: quantity('rad', { label: 'Vertical angle', unit: 'deg', symbol: '\\alpha_v', places: 1 }),
    diagonal: quantity('rad', { label: 'Diagonal angle', unit: 'deg', symbol: '\\alpha_d', places: 1 }),
    framedWidth: quantity('mm', { label: 'Framed width', unit: 'm', symbol: 'W', places: 2 }),
    framedHeight: quantity('mm', { label: 'Framed height', unit: 'm', symbol: 'H', places: 2 }),
  },
  formula: ({ focalLength, sensorWidth, sensorHeight, distance }) => ({
    horizontal: 2 * Math.atan(sensorWidth / (2 * focalLength)),
    vertical: 2 * Math.atan(sensorHeight / (2 * focalLength)),
    diagonal: 2 * Math.atan(Math.hypot(sensorWidth, sensorHeight) / (2 * focalLength)),
    framedWidth: (distance * sensorWidth) / focalLength,
    framedHeight: (distance * sensorHeight) / focalLength,
  }),
  cautions: [
    {
      level: 'caution',
      when: ({ diagonal }) => diagonal > 2.4,
      says: 'Hardly any lens that keeps lines straight sees over 137° across the corners; fisheye lenses follow another law.',
    },
    {
      level: 'note',
      when: ({ distance, focalLength }) => isBelow(distance, 10 * focalLength),
      says: 'Focused so close a lens frames less than this, which holds for focus at infinity.',
    },
  ],
  explanation:
    'A lens of {focalLength} sees {horizontal} by {vertical}; at {distance} that is {framedWidth} by {framedHeight}.',
  examples: [
    {
      inputs: { focalLength: 50 },
      results: { horizontal: 39.59775, vertical: 26.99147, diagonal: 46.793, framedWidth: 7.2, framedHeight: 4.8 },
      source: 'Wikipedia: Angle of view, table for 36 × 24 mm (39.6°, 27.0°, 46.8°); digits with Python 3.11',
    },
    {
      inputs: { focalLength: 18, sensorWidth: 23.6, sensorHeight: 15.7, distance: 2 },
      results: { horizontal: 66.49414, diagonal: 76.43142, framedWidth: 2.622222 },
      source: 'Python 3.11: math.degrees(2 * math.atan(23.6 / 36))',
    },
    {
      inputs: { focalLength: 8 },
      results: { horizontal: 132.07502, diagonal: 139.4112 },
      cautions: ['fisheye'],
      source: 'Python 3.11: math.degrees(2 * math.atan(36 / 16)), of hypot(36, 24)',
    },
    {
      inputs: { focalLength: 100, distance: 0.5 },
      results: { framedWidth: 0.18, framedHeight: 0.12 },
      cautions: ['Focused so close'],
      source: 'By hand: 0.5 × 36/100',
    },
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 10', isbn: '978-0-240-51540-3' }],
});
