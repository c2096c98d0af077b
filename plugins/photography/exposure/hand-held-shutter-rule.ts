import { choice, constant, defineCalculator, isBelow, number, quantity, roundTo } from '@reckoner/engine';
import { focalLength } from '../shared/lens.js';

/** One second for a millimeter of focal length. */
const RULE = constant(1, 'mm*s');

/** One over the focal length in mm that full frame would need, in seconds; each stop of stabilization doubles it. */
export default defineCalculator({
  title: 'Slowest hand-held shutter speed',
  description:
    'Slowest shutter time to hold a camera by hand, by the reciprocal rule with crop factor and stabilization.',
  keywords: [
    'reciprocal rule',
    'hand-held shutter speed',
    'camera shake',
    'image stabilization stops',
    'IBIS',
    '1 over focal length',
  ],
  related: ['motion-blur-shutter-speed', 'crop-factor-equivalent'],
  inputs: {
    focalLength,
    crop: number({
      label: 'Crop factor',
      help: 'Full frame 1, APS-C 1.5 or 1.6, Four Thirds 2.',
      symbol: 'k',
      min: 0.1,
      max: 20,
      default: 1,
      usual: [0.4, 8],
    }),
    strictness: choice(
      {
        plain: { label: 'Plain: one over the focal length', value: 1 },
        double: { label: 'Strict: one over twice the focal length', value: 2 },
      },
      { label: 'Rule', help: 'Strict for many megapixels that are looked at closely.', symbol: 's', default: 'plain' },
    ),
    stabilization: number({
      label: 'Stabilization in stops',
      help: 'As the maker rates it; in practice it is often less.',
      symbol: 'n',
      min: 0,
      max: 10,
      default: 0,
      usual: [0, 8.5],
    }),
  },
  outputs: {
    time: quantity('s', { label: 'Slowest shutter time', symbol: 't', places: 2, digits: 3 }),
    reciprocal: number({ label: 'That is 1/x of a second, x being', symbol: 'x', places: 0, optional: true }),
    plainTime: quantity('s', { label: 'Without stabilization', symbol: 't_0', places: 2, digits: 3 }),
    equivalent: quantity('mm', { label: 'Equivalent focal length', symbol: 'f_{eq}', places: 0 }),
  },
  formula: ({ focalLength, crop, strictness, stabilization }) => {
    const equivalent = focalLength * crop;
    const plainTime = RULE / (strictness * equivalent);
    const time = plainTime * 2 ** stabilization;
    return { time, reciprocal: time < constant(1, 's') ? constant(1, 's') / time : undefined, plainTime, equivalent };
  },
  explanation: ({ stabilization }) =>
    stabilization > 0
      ? 'At an equivalent focal length of {equivalent} expose for at most {time}{reciprocal?, 1/{reciprocal} of a second,|} by hand, without stabilization {plainTime}.'
      : 'At an equivalent focal length of {equivalent} expose for at most {time}{reciprocal?, 1/{reciprocal} of a second,|} by hand.',
  cautions: [
    {
      level: 'caution',
      when: ({ focalLength, crop }) => isBelow(focalLength * crop, 8),
      says: 'A lens this short sits before a small sensor, as in a phone: give its crop factor, often 3.5 to 8.',
    },
    {
      level: 'note',
      when: ({ stabilization }) => stabilization > 0,
      says: 'Stabilization holds the camera, not the subject: what moves needs a shorter time.',
    },
    {
      level: 'caution',
      when: ({ time }) => roundTo(time, 2) > 1,
      says: 'Over a second by hand seldom comes out sharp, whatever the rating: take several frames, or a tripod.',
    },
  ],
  examples: [
    {
      inputs: { focalLength: 50 },
      results: { time: 0.02, reciprocal: 50, plainTime: 0.02, equivalent: 50 },
      source: 'By hand: 1/50',
    },
    {
      inputs: { focalLength: 200, crop: 1.5, stabilization: 4 },
      results: { time: '0.0533333', reciprocal: 18.75, plainTime: '0.00333333', equivalent: 300 },
      cautions: ['not the subject'],
      source: 'By hand: 1/300, × 16',
    },
    {
      inputs: { focalLength: 25, crop: 2, strictness: 'double', stabilization: 7 },
      results: { time: 1.28, plainTime: 0.01 },
      cautions: ['not the subject', 'seldom comes out sharp'],
      source: 'By hand: 1/100, × 128',
    },
    {
      inputs: { focalLength: 4 },
      results: { time: 0.25, equivalent: 4 },
      cautions: ['give its crop factor'],
      source: 'By hand: 1/4',
    },
  ],
  notes: [
    'A rule of thumb: hands differ, and close-ups need shorter times. Try it: the time at which most of your frames are sharp is yours.',
  ],
  references: [{ title: 'Langford, Fox, Smith: Langford’s Basic Photography, 9th ed. (2010), ch. 4' }],
});
