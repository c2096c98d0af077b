import { constant, defineCalculator, noResult, number, quantity } from '@reckoner/engine';

const radius = { unit: 'cm', min: -1e9, max: 1e9, optional: true } as const;

/** Thick lens in a medium; a radius is positive where its center lies behind the surface, and left out where it is plane. */
export default defineCalculator({
  title: "Lensmaker's equation",
  description:
    'Focal length, power and principal planes of a lens from its radii of curvature, thickness and refractive index.',
  keywords: [
    'lens maker formula',
    'thick lens',
    'radius of curvature of a lens',
    'principal planes',
    'plano-convex lens',
  ],
  inputs: {
    index: number({
      label: 'Refractive index of the lens',
      help: 'Crown glass BK7 1.517, flint glass 1.62, polycarbonate 1.586.',
      symbol: 'n',
      min: 1,
      max: 10,
      usual: [1.3, 4.1],
    }),
    medium: number({
      label: 'Refractive index around it',
      symbol: 'n_m',
      min: 1,
      max: 10,
      default: 1,
      usual: [1, 1.8],
    }),
    radius1: quantity('m', {
      label: 'Radius of the first surface',
      help: 'Positive: bulging to the incoming light. Leave it out if plane.',
      symbol: 'R_1',
      ...radius,
    }),
    radius2: quantity('m', {
      label: 'Radius of the second surface',
      help: 'Negative: bulging to the outgoing light, as of a biconvex lens. Leave it out if plane.',
      symbol: 'R_2',
      ...radius,
    }),
    thickness: quantity('m', { label: 'Thickness on the axis', unit: 'mm', symbol: 'd', min: 0, max: 1e6, default: 0 }),
  },
  outputs: {
    focalLength: quantity('m', { label: 'Focal length', help: 'Negative: diverging.', unit: 'cm', symbol: 'f' }),
    power: quantity('1/m', { label: 'Power', unit: 'dpt', symbol: 'P' }),
    back: quantity('m', {
      label: 'Back focal distance',
      help: 'From the second surface; negative: before it.',
      unit: 'cm',
      symbol: 'f_b',
    }),
    front: quantity('m', {
      label: 'Front focal distance',
      help: 'From the first surface to the side of the light; negative: behind it.',
      unit: 'cm',
      symbol: 'f_f',
    }),
    firstPlane: quantity('m', {
      label: 'First principal plane behind the first surface',
      unit: 'mm',
      symbol: 'h_1',
    }),
    secondPlane: quantity('m', {
      label: 'Second principal plane before the second surface',
      unit: 'mm',
      symbol: 'h_2',
    }),
  },
  formula: ({ index, medium, radius1, radius2, thickness }) => {
    if (radius1 === undefined && radius2 === undefined)
      throw noResult('Without any radius the lens is a plane plate: give that of one surface at least.');
    const ratio = index / medium;
    const first = radius1 === undefined ? constant(0, '1/m') : (ratio - 1) / radius1;
    const second = radius2 === undefined ? constant(0, '1/m') : (1 - ratio) / radius2;
    const power = first + second - (first * second * thickness) / ratio;
    if (Math.abs(power) < constant(1e-9, '1/m'))
      throw noResult('The lens has no power: its surfaces cancel each other, or there is no difference of index.');
    const focalLength = 1 / power;
    const back = focalLength * (1 - (first * thickness) / ratio);
    const front = focalLength * (1 - (second * thickness) / ratio);
    return { focalLength, power, back, front, firstPlane: focalLength - front, secondPlane: focalLength - back };
  },
  requires: [
    {
      that: ({ radius1 }) => Math.abs(radius1) > 0,
      field: 'radius1',
      says: 'A surface has no radius of 0: leave it out if plane.',
    },
    {
      that: ({ radius2 }) => Math.abs(radius2) > 0,
      field: 'radius2',
      says: 'A surface has no radius of 0: leave it out if plane.',
    },
  ],
  explanation:
    'The lens has a focal length of {focalLength}, {power}; the focus lies {back|{|back|} before|in|{|back|} behind} its second surface.',
  cautions: [
    {
      level: 'caution',
      when: ({ radius1, radius2, thickness }) =>
        (radius1 !== undefined && thickness > 2 * Math.abs(radius1)) ||
        (radius2 !== undefined && thickness > 2 * Math.abs(radius2)),
      says: 'The lens is thicker than a ball of one of its radii: check the units.',
    },
    {
      level: 'note',
      when: ({ radius1, radius2 }) => radius1 !== undefined && radius2 !== undefined && radius1 * radius2 > 0,
      says: 'With radii of one sign the lens is a meniscus: of a biconvex one the first is positive and the second negative.',
    },
    {
      level: 'note',
      when: ({ index, medium }) => index < medium,
      says: 'The lens is optically thinner than what is around it: a biconvex one diverges.',
    },
  ],
  examples: [
    {
      inputs: { index: 1.5168, radius1: 10, radius2: -10, thickness: 5 },
      results: {
        focalLength: 9.758040935,
        power: 10.24795865,
        back: 9.591804267,
        front: 9.591804267,
        firstPlane: 1.66236668,
      },
      source: 'Python: (n - 1)(1/R₁ - 1/R₂ + (n - 1)d/(nR₁R₂)); f - f(1 - (n - 1)d/(nR₁))',
    },
    {
      inputs: { index: 1.5, radius1: 20 },
      results: { focalLength: 40, power: 2.5, back: 40, front: 40, firstPlane: 0, secondPlane: 0 },
      source: 'By hand: 20/0.5, plano-convex',
    },
    { inputs: { index: 1.5, radius2: -20 }, results: { focalLength: 40 }, source: 'By hand: 20/0.5, plano-convex' },
    {
      inputs: { index: 1.5, radius1: -15, radius2: 15, thickness: 3 },
      results: { focalLength: -14.95016611, power: -6.688888889, back: -15.04983389 },
      source: 'Python: (n - 1)(1/R₁ - 1/R₂ + (n - 1)d/(nR₁R₂))',
    },
    {
      inputs: { index: 1.5168, medium: 1.333, radius1: 10, radius2: -10, thickness: 5 },
      results: { focalLength: 36.37242835, back: 36.15205479 },
      source: 'Python: the same with n/1.333 in place of n, in water',
    },
    {
      inputs: { index: 1.5, radius1: 5, radius2: 10, thickness: 10 },
      results: { focalLength: 18.75, power: 5.333333333, back: 17.5, front: 19.375 },
      cautions: ['is a meniscus'],
      source: 'Python: a meniscus',
    },
    {
      inputs: { index: 1, medium: 1.5, radius1: 10, radius2: -10 },
      results: { focalLength: -15, power: -6.666666667 },
      cautions: ['optically thinner'],
      source: 'By hand: (1/1.5 - 1) × 2/10 cm',
    },
    {
      inputs: { index: 1.5, radius1: 1, thickness: 30 },
      results: { focalLength: 2 },
      cautions: ['thicker than a ball'],
      source: 'By hand: 1/0.5',
    },
    { inputs: { index: 1.5, radius1: 10, radius2: 10 }, noResult: 'no power', source: 'By hand: 5 - 5 dpt' },
    { inputs: { index: 1.5 }, noResult: 'a plane plate', source: 'By definition' },
    { inputs: { index: 1.5, radius1: 0 }, refused: 'no radius of 0', source: 'By definition' },
    { inputs: { index: 1.5, radius1: 5, radius2: 0 }, refused: 'no radius of 0', source: 'By definition' },
  ],
  notes: ['Rays near the axis. In a medium the power is the inverse of the focal length there.'],
  references: [{ title: 'Hecht: Optics, 5th ed., §5.2.3 and §6.1' }],
});
