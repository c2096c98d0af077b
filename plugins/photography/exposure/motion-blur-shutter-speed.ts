import { constant, defineCalculator, number, quantity } from '@reckoner/engine';
import { focalLength, usualTime } from '../shared/lens.js';

/** Thin lens: what moves across the view by one meter moves by the magnification on the sensor. */
export default defineCalculator({
  title: 'Motion blur and freezing shutter speed',
  description:
    'Shutter time that freezes a moving subject, and its blur in pixels at a time, from speed, distance, focal length and pixel pitch.',
  keywords: [
    'freeze motion shutter speed',
    'motion blur in pixels',
    'action photography shutter speed',
    'sports photography shutter speed',
  ],
  related: ['hand-held-shutter-rule'],
  inputs: {
    speed: quantity('mm/s', {
      label: 'Speed of the subject',
      unit: 'km/h',
      symbol: 'v',
      above: 0,
      max: 100000,
      usual: [0.5, 1500],
      regional: { us: 'mph' },
    }),
    angle: quantity('rad', {
      label: 'Direction',
      help: '90° across the view, small angles toward the camera or away.',
      unit: 'deg',
      symbol: '\\alpha',
      min: 1,
      max: 90,
      default: 90,
      usual: 'all',
    }),
    distance: quantity('mm', {
      label: 'Distance',
      unit: 'm',
      symbol: 's',
      min: 0.01,
      max: 1e6,
      usual: [0.1, 10000],
    }),
    focalLength,
    pixelPitch: quantity('mm', {
      label: 'Pixel pitch',
      help: 'Sensor width over pixels across: 4.4 µm for 36 mm and 8,192 pixels.',
      unit: 'µm',
      symbol: 'p',
      min: 0.3,
      max: 50,
      usual: [0.5, 15],
    }),
    limit: number({
      label: 'Blur that is still sharp, in pixels',
      help: '1 or 2 for close looks; 3 to 5 do for prints and screens.',
      symbol: 'b',
      min: 0.1,
      max: 1000,
      default: 2,
      usual: [0.3, 100],
    }),
    time: quantity('s', {
      label: 'Shutter time',
      symbol: 't',
      min: 1e-6,
      max: 1e5,
      optional: true,
      ...usualTime,
    }),
  },
  outputs: {
    longest: quantity('s', { label: 'Longest freezing time', symbol: 't_{max}' }),
    reciprocal: number({ label: 'That is 1/x of a second, x being', symbol: 'x', places: 0, optional: true }),
    blur: number({ label: 'Blur at the shutter time, in pixels', symbol: 'b_t', places: 1, optional: true }),
    travel: quantity('mm', {
      label: 'Way of the subject across the view in that time',
      unit: 'cm',
      symbol: 'd',
      places: 2,
      optional: true,
    }),
    magnification: number({ label: 'Magnification', symbol: 'm', places: 4 }),
  },
  formula: ({ speed, angle, distance, focalLength, pixelPitch, limit, time }) => {
    const magnification = focalLength / (distance - focalLength);
    const across = speed * Math.sin(angle);
    const longest = (limit * pixelPitch) / (magnification * across);
    return {
      longest,
      reciprocal: longest < constant(1, 's') ? constant(1, 's') / longest : undefined,
      blur: time === undefined ? undefined : (across * time * magnification) / pixelPitch,
      travel: time === undefined ? undefined : across * time,
      magnification,
    };
  },
  explanation:
    'To keep the blur within {limit} {limit|pixel|pixels}, expose for {longest} at most{reciprocal?, 1/{reciprocal} of a second|}{blur?; at {time} the blur is {blur} {blur|pixel|pixels}|}.',
  requires: [
    {
      that: ({ distance, focalLength }) => distance > 2 * focalLength,
      field: 'distance',
      says: 'The distance, {distance}, must be more than twice the focal length, {focalLength}: nearer is macro.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ longest }) => longest < constant(0.000125, 's'),
      says: 'Few shutters are faster than 1/8000 s: follow the subject with the camera, go farther away, or use a flash.',
    },
    {
      level: 'note',
      when: ({ pixelPitch, focalLength }) => pixelPitch < 0.002 && focalLength >= 13,
      says: 'Pixels this small are those of a phone or a compact camera: the focal length must be that of its lens, not the equivalent one.',
    },
    {
      level: 'note',
      when: ({ angle }) => angle < constant(0.17, 'rad'),
      says: 'Toward the camera the subject also grows and leaves the focus, which is not counted here.',
    },
  ],
  examples: [
    {
      inputs: { speed: 36, distance: 20, focalLength: 200, pixelPitch: 4, time: 0.001 },
      results: { longest: 0.0000792, reciprocal: '12626.26', blur: '25.25253', travel: 1, magnification: '0.01010101' },
      cautions: ['Few shutters are faster'],
      source: 'By hand: m = 200/19800; 2 × 0.004 mm / (m × 10000 mm/s); 10 mm × m / 0.004 mm',
    },
    {
      inputs: { speed: '5 m/s', angle: 30, distance: 10.05, focalLength: 50, pixelPitch: 6, limit: 5 },
      results: { longest: 0.0024, reciprocal: '416.6667', magnification: 0.005 },
      source: 'By hand: m = 50/10000, across 2500 mm/s: 0.03 mm / 12.5 mm/s',
    },
    {
      inputs: { speed: '100 mm/s', distance: 10.05, focalLength: 50, pixelPitch: 6, limit: 100 },
      results: { longest: 1.2 },
      source: 'By hand: m = 50/10000, 0.6 mm / 0.5 mm/s',
    },
    {
      inputs: { speed: 18, angle: 5, distance: 20, focalLength: 100, pixelPitch: 4 },
      results: { longest: '0.00365323' },
      cautions: ['Toward the camera'],
      source: 'In Python: 0.008 mm / (100/19900 × 5000 mm/s × sin 5°)',
    },
    {
      inputs: { speed: 18, distance: 2.626, focalLength: 26, pixelPitch: 1.4 },
      results: { longest: 0.000056 },
      cautions: ['Few shutters are faster', 'not the equivalent one'],
      source: 'By hand: m = 26/2600; 0.0028 mm / (0.01 × 5000 mm/s)',
    },
    {
      inputs: { speed: 18, distance: 0.15, focalLength: 100, pixelPitch: 4 },
      refused: 'nearer is macro',
      source: 'By hand: 150 mm is below 200 mm',
    },
  ],
  notes: [
    'For what moves as a whole: arms, balls and wheels move faster than the runner or the car. Shake of the camera adds to it. The distance is counted from the lens.',
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002)', isbn: '978-0-240-51540-3' }],
});
