import { defineCalculator, isAbove, noResult, number, quantity, sumOfProducts } from '@reckoner/engine';

const focal = { unit: 'cm', min: -1e6, max: 1e6 } as const;

/** Two thin lenses in air on one axis; the first image is the object of the second. */
export default defineCalculator({
  title: 'Two-lens system',
  description:
    'Effective focal length, back focal distance and image of two thin lenses from their focal lengths and separation.',
  keywords: [
    'two thin lenses',
    'effective focal length',
    'combination of lenses',
    'back focal length',
    'compound lens',
  ],
  inputs: {
    focal1: quantity('m', {
      label: 'Focal length of the first lens',
      help: 'Negative: diverging.',
      symbol: 'f_1',
      ...focal,
    }),
    focal2: quantity('m', {
      label: 'Focal length of the second lens',
      help: 'Negative: diverging.',
      symbol: 'f_2',
      ...focal,
    }),
    separation: quantity('m', {
      label: 'Separation of the lenses',
      unit: 'cm',
      symbol: 'd',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    object: quantity('m', {
      label: 'Distance of the object before the first lens',
      help: 'For the image.',
      unit: 'cm',
      symbol: 's',
      above: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    focalLength: quantity('m', { label: 'Effective focal length', unit: 'cm', symbol: 'f' }),
    back: quantity('m', {
      label: 'Back focal distance',
      help: 'From the second lens; negative: before it.',
      unit: 'cm',
      symbol: 'f_b',
    }),
    front: quantity('m', {
      label: 'Front focal distance',
      help: 'From the first lens to the object side; negative: behind it.',
      unit: 'cm',
      symbol: 'f_f',
    }),
    power: quantity('1/m', { label: 'Power', unit: 'dpt', symbol: 'P' }),
    image: quantity('m', {
      label: 'Distance of the image behind the second lens',
      help: 'Negative: virtual, before it.',
      unit: 'cm',
      symbol: "s'",
      optional: true,
    }),
    magnification: number({ label: 'Magnification', help: 'Negative: upside down.', symbol: 'm', optional: true }),
  },
  formula: ({ focal1, focal2, separation, object }) => {
    const gap = focal1 + focal2 - separation;
    const focalLength = (focal1 * focal2) / gap;
    const back = (focal2 * (focal1 - separation)) / gap;
    const front = (focal1 * (focal2 - separation)) / gap;
    const results = { focalLength, back, front, power: 1 / focalLength };
    if (object === undefined) return results;
    const before = object - front;
    if (Math.abs(before) < 1e-9 * (Math.abs(object) + Math.abs(front)))
      throw noResult('The object stands in the front focus of the system: its image is at infinity.');
    // The image of the first lens is the object of the second, here in one fraction: in the second lens it is exactly there.
    const first = sumOfProducts([separation, object], [-1, separation, focal1], [-1, focal1, object]);
    const whole = first - focal2 * (object - focal1);
    return { ...results, image: (focal2 * first) / whole, magnification: (focal1 * focal2) / whole };
  },
  requires: [
    { that: ({ focal1 }) => Math.abs(focal1) > 0, field: 'focal1', says: 'A lens has no focal length of 0.' },
    { that: ({ focal2 }) => Math.abs(focal2) > 0, field: 'focal2', says: 'A lens has no focal length of 0.' },
    {
      that: ({ focal1, focal2, separation }) =>
        isAbove(Math.abs(focal1 + focal2 - separation), 1e-9 * (Math.abs(focal1) + Math.abs(focal2))),
      field: 'separation',
      says: 'At this separation the foci of both lenses meet: the system is afocal, as a telescope, and has no focal length.',
    },
  ],
  explanation: ({ image }) =>
    image === undefined
      ? 'Together the lenses have a focal length of {focalLength}, with the focus {back|{|back|} before|in|{|back|} behind} the second lens.'
      : 'Together the lenses have a focal length of {focalLength}; the image is {image|virtual, {|image|} before|in|real, {image} behind} the second lens, {magnification|upside down|upright|upright} with a magnification of {magnification}.',
  examples: [
    {
      inputs: { focal1: 10, focal2: 20, separation: 5, object: 30 },
      results: { focalLength: 8, back: 4, front: 6, power: 12.5, image: 6.666666667, magnification: -0.3333333333 },
      source: 'Python: image of the first lens at 15 cm as the object of the second',
    },
    {
      inputs: { focal1: 20, focal2: -15, separation: 10, object: 60 },
      results: { focalLength: 60, back: 30, front: 100, image: -60, magnification: 1.5 },
      source: 'Python: image of the first lens at 30 cm as the object of the second',
    },
    {
      inputs: { focal1: 10, focal2: 10, separation: 5, object: 5 },
      results: { focalLength: 6.666666667, back: 3.333333333, image: 30, magnification: -4 },
      source: 'Python: virtual image of the first lens at -10 cm as the object of the second',
    },
    {
      inputs: { focal1: 10, focal2: -5, separation: 3 },
      results: { focalLength: -25, back: -17.5, front: -40 },
      source: 'By hand: -50/2; -5 × 7/2; 10 × -8/2',
    },
    {
      inputs: { focal1: 10, focal2: 10 },
      results: { focalLength: 5, power: 20 },
      source: 'By hand: lenses in contact',
    },
    {
      inputs: { focal1: 10, focal2: 20, separation: 15, object: 30 },
      results: { focalLength: 13.33333333, image: 0, magnification: -0.5 },
      source: 'By hand: the first lens has its image in the second',
    },
    {
      inputs: { focal1: 0.1, focal2: 5, separation: 0.3, object: 0.15 },
      results: { image: 0, magnification: -2 },
      source: 'By hand: 0.1 × 0.15 / 0.05 is 0.3: the first lens has its image in the second',
    },
    { inputs: { focal1: 10, focal2: 20, separation: 5, object: 6 }, noResult: 'front focus', source: 'By hand' },
    { inputs: { focal1: 0, focal2: 20 }, refused: 'no focal length of 0', source: 'By definition' },
    { inputs: { focal1: 10, focal2: 0 }, refused: 'no focal length of 0', source: 'By definition' },
    { inputs: { focal1: 20, focal2: -5, separation: 15 }, refused: 'afocal', source: 'By hand: a Galilean telescope' },
  ],
  notes: ['Thin lenses in air, rays near the axis.'],
  references: [{ title: 'Hecht: Optics, 5th ed., §5.2.3 and §6.1' }],
});
