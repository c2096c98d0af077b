import { choice, defineEquations, isAbove, isBelow, quantity } from '@reckoner/engine';
import { length } from '../shared/fields.js';

const part = { ...length, optional: true, when: { kind: 'chords' } } as const;
const outside = { kind: ['secants', 'tangent'] } as const;

/** The products of the distances from a point to where lines through it meet the circle are equal. */
export default defineEquations({
  title: 'Power of a point',
  description:
    'Missing segment of two crossing chords, of two secants or of a tangent and a secant, and the power of the point, from the other segments or from the distance to the center and the radius.',
  keywords: [
    'intersecting chords theorem',
    'secant-secant theorem',
    'tangent-secant theorem',
    'missing chord segment',
    'segments of chords and secants',
    'ab = cd',
  ],
  related: ['central-inscribed-angle', 'tangent-length-point-circle', 'circle-segment'],
  variables: {
    kind: choice(
      {
        chords: { label: 'Two chords that cross inside', also: ['intersecting chords', 'chords', 'chord-chord'] },
        secants: { label: 'Two secants from outside', also: ['secants', 'secant-secant'] },
        tangent: { label: 'Tangent and secant from outside', also: ['tangent', 'tangent-secant', 'secant-tangent'] },
        center: { label: 'Tangent, radius and distance of the center', also: ['radius', 'tangent length'] },
        inside: { label: 'Point inside: radius and distance of the center', also: ['inside', 'point inside'] },
      },
      { label: 'Given are', default: 'chords' },
    ),
    a: { ...part, label: 'First chord, one part', symbol: 'a' },
    b: { ...part, label: 'First chord, other part', symbol: 'b' },
    c: { ...part, label: 'Second chord, one part', symbol: 'c' },
    d: { ...part, label: 'Second chord, other part', symbol: 'd' },
    outer: {
      ...length,
      label: 'First secant, part outside',
      help: 'From the point to the nearer crossing.',
      symbol: 'p_1',
      optional: true,
      when: outside,
    },
    inner: { ...length, label: 'First secant, chord inside', symbol: 'q_1', optional: true, when: outside },
    whole: {
      ...length,
      label: 'First secant, whole',
      help: 'From the point to the farther crossing: outside and inside together.',
      symbol: 'w_1',
      optional: true,
      when: outside,
    },
    outer2: {
      ...length,
      label: 'Second secant, part outside',
      symbol: 'p_2',
      optional: true,
      when: { kind: 'secants' },
    },
    inner2: {
      ...length,
      label: 'Second secant, chord inside',
      symbol: 'q_2',
      optional: true,
      when: { kind: 'secants' },
    },
    whole2: { ...length, label: 'Second secant, whole', symbol: 'w_2', optional: true, when: { kind: 'secants' } },
    tangent: { ...length, label: 'Tangent', symbol: 't', optional: true, when: { kind: ['tangent', 'center'] } },
    distance: {
      ...length,
      label: 'Distance of the point from the center',
      symbol: 'e',
      optional: true,
      when: { kind: ['center', 'inside'] },
    },
    radius: { ...length, label: 'Radius', symbol: 'r', optional: true, when: { kind: ['center', 'inside'] } },
    half: {
      ...length,
      label: 'Half of the shortest chord through the point',
      symbol: 'z',
      optional: true,
      when: { kind: 'inside' },
    },
    power: quantity('cm^2', {
      label: 'Size of the power of the point',
      symbol: 'P',
      above: 0,
      max: 1e25,
    }),
  },
  equations: ({
    kind,
    a,
    b,
    c,
    d,
    outer,
    inner,
    whole,
    outer2,
    inner2,
    whole2,
    tangent,
    distance,
    radius,
    half,
    power,
  }) => [
    [
      power,
      kind === 'chords'
        ? a * b
        : kind === 'center'
          ? (distance - radius) * (distance + radius)
          : kind === 'inside'
            ? (radius - distance) * (radius + distance)
            : outer * whole,
    ],
    [
      power,
      kind === 'chords' ? c * d : kind === 'secants' ? outer2 * whole2 : kind === 'inside' ? half ** 2 : tangent ** 2,
    ],
    [whole, outer + inner],
    [whole2, outer2 + inner2],
  ],
  requires: [
    {
      that: ({ kind }, given) => kind !== 'chords' || suffices([given.a, given.b], [given.c, given.d], given.power),
      field: 'kind',
      says: 'Of two chords send three of the four parts, or one part of each with the power.',
    },
    {
      that: ({ kind }, given) =>
        kind !== 'secants' ||
        suffices([given.outer, given.inner, given.whole], [given.outer2, given.inner2, given.whole2], given.power),
      field: 'kind',
      says: 'Of two secants send two lengths of one and one of the other, or one of each with the power.',
    },
    {
      that: ({ kind }, given) =>
        kind !== 'tangent' ||
        suffices([given.outer, given.inner, given.whole], [given.tangent || given.power], true) ||
        [given.outer, given.inner, given.whole].filter(Boolean).length > 1,
      field: 'kind',
      says: 'Of a tangent and a secant send the tangent and one length of the secant, or two lengths of the secant.',
    },
    {
      that: ({ kind }, given) =>
        kind !== 'center' || [given.tangent || given.power, given.distance, given.radius].filter(Boolean).length > 1,
      field: 'kind',
      says: 'Send two of the tangent, the distance of the center and the radius.',
    },
    {
      that: ({ outer, whole }) => outer < whole,
      field: 'whole',
      says: 'The whole of the first secant, {whole}, must be longer than its part outside, {outer}: it is measured from the point to the farther crossing.',
    },
    {
      that: ({ inner, whole }) => inner < whole,
      field: 'inner',
      says: 'The chord inside, {inner}, must be shorter than the whole of the first secant, {whole}.',
    },
    {
      that: ({ outer2, whole2 }) => outer2 < whole2,
      field: 'whole2',
      says: 'The whole of the second secant, {whole2}, must be longer than its part outside, {outer2}: it is measured from the point to the farther crossing.',
    },
    {
      that: ({ inner2, whole2 }) => inner2 < whole2,
      field: 'inner2',
      says: 'The chord inside, {inner2}, must be shorter than the whole of the second secant, {whole2}.',
    },
    {
      that: ({ tangent, outer }) => isBelow(outer, tangent),
      field: 'outer',
      says: 'The part of the secant outside, {outer}, must be shorter than the tangent, {tangent}.',
    },
    {
      that: ({ tangent, whole }) => isAbove(whole, tangent),
      field: 'whole',
      says: 'The whole secant, {whole}, must be longer than the tangent, {tangent}.',
    },
    {
      that: ({ kind, distance, radius }) => kind !== 'center' || radius < distance,
      field: 'distance',
      says: 'At {distance} from the center the point is not outside of the circle of radius {radius}: it has no tangent. For the power of a point inside choose that.',
    },
    {
      that: ({ kind }, given) =>
        kind !== 'inside' || [given.half || given.power, given.distance, given.radius].filter(Boolean).length > 1,
      field: 'kind',
      says: 'Send two of the distance of the center, the radius and the size of the power or half of the shortest chord.',
    },
    {
      that: ({ kind, distance, radius }) => kind !== 'inside' || distance < radius,
      field: 'distance',
      says: 'At {distance} from the center the point is not inside of the circle of radius {radius}. For a point outside choose tangent, radius and distance.',
    },
    {
      that: ({ half, radius }) => half < radius,
      field: 'half',
      says: 'Half of the shortest chord, {half}, must be shorter than the radius, {radius}.',
    },
    {
      that: ({ kind, power, radius }) => kind !== 'inside' || isBelow(power, radius ** 2),
      field: 'power',
      says: 'The size of the power, {power}, must be less than the square of the radius, {radius}, which it has at the center.',
    },
    {
      that: ({ distance, tangent }) => tangent < distance,
      field: 'tangent',
      says: 'The tangent, {tangent}, must be shorter than the distance of the point from the center, {distance}.',
    },
    {
      that: ({ outer, whole, outer2 }) => isBelow(outer2 ** 2, outer * whole),
      field: 'outer2',
      says: 'The second secant has no such part outside, {outer2}: the whole of it would be shorter, as the product is that of {outer} and {whole}.',
    },
    {
      that: ({ outer, whole, whole2 }) => isAbove(whole2 ** 2, outer * whole),
      field: 'whole2',
      says: 'The second secant is longer than {whole2}: the product is that of {outer} and {whole}, and its part outside would be longer than the whole.',
    },
    {
      that: ({ outer, inner, outer2 }, given) => given.whole || isBelow(outer2 ** 2, outer * (outer + inner)),
      field: 'outer2',
      says: 'The second secant has no such part outside, {outer2}: the whole of it would be shorter, as the first has {outer} outside and {inner} inside.',
    },
    {
      that: ({ outer, inner, whole2 }, given) => given.whole || isAbove(whole2 ** 2, outer * (outer + inner)),
      field: 'whole2',
      says: 'The second secant is longer than {whole2}: the first has {outer} outside and {inner} inside, and the part outside of the second would be longer than the whole.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ kind, a, b, c, d }) => kind === 'chords' && isUneven(a, b, c, d),
      says: 'One part of a chord is more than 50 times another: check that all are in one unit.',
    },
    {
      level: 'caution',
      when: ({ kind, outer, inner, outer2, inner2, tangent }) =>
        (kind === 'secants' || kind === 'tangent') && isUneven(outer, inner, outer2, inner2, tangent),
      says: 'One of the lengths is more than 50 times another: check that all are in one unit, and that no whole secant was sent as a part of it.',
    },
    {
      level: 'caution',
      when: ({ kind, tangent, radius, distance }) => kind === 'center' && isUneven(tangent, radius, distance),
      says: 'Tangent, radius and distance differ more than 50 times: check that all are in one unit, and that the distance is that of the center, not of the circle.',
    },
    {
      level: 'caution',
      when: ({ kind, radius, distance }) => kind === 'inside' && isUneven(radius, distance),
      says: 'The radius is more than 50 times the distance from the center: check that both are in one unit.',
    },
  ],
  explanation: ({ kind }) =>
    kind === 'chords'
      ? 'The chords with the parts {a} and {b}, and {c} and {d}, cross: both products are {power}. Inside of the circle the power of the point is this with a minus sign.'
      : kind === 'secants'
        ? 'The first secant has {outer} outside and {inner} inside, {whole} in all, the second {outer2} outside and {inner2} inside, {whole2} in all: outside times whole is {power} for both.'
        : kind === 'tangent'
          ? 'The tangent is {tangent} long; the secant has {outer} outside and {inner} inside, {whole} in all: outside times whole is the square of the tangent, {power}.'
          : kind === 'inside'
            ? 'A point {distance} from the center is inside of the circle of radius {radius}: every chord through it has two parts whose product is {power}; of the shortest each is {half}. The power of the point is this with a minus sign.'
            : 'From a point {distance} from the center of a circle of radius {radius} the tangent is {tangent} long; the power of the point is {power}.',
  examples: [
    { inputs: { a: 6, b: 4, c: 3 }, results: { d: 8, power: 24 }, source: 'By hand: 24/3' },
    {
      inputs: { kind: 'secants', power: 48, outer: 4, inner2: 2 },
      results: { whole: 12, inner: 8, outer2: 6, whole2: 8 },
      source: 'By hand: 48/4; x(x + 2) = 48',
    },
    {
      inputs: { a: 6, b: 400, c: 30 },
      results: { d: 80, power: 2400 },
      cautions: ['part of a chord is more than 50 times'],
      source: 'By hand: 2400/30',
    },
    {
      inputs: { kind: 'tangent', tangent: 6, outer: 0.1 },
      results: { whole: 360, inner: 359.9 },
      cautions: ['sent as a part'],
      source: 'By hand: 36/0.1',
    },
    {
      inputs: { kind: 'center', tangent: 3, radius: 400 },
      results: { distance: 400.011249841801 },
      cautions: ['not of the circle'],
      source: 'Python: √(9 + 160000)',
    },
    { inputs: { power: 24, a: 6, d: 8 }, results: { b: 4, c: 3 }, source: 'By hand: 24/6, 24/8' },
    {
      inputs: { kind: 'secants', outer: 4, whole: 12, outer2: 6 },
      results: { whole2: 8, inner2: 2, inner: 8, power: 48 },
      source: 'By hand: 48/6',
    },
    {
      inputs: { kind: 'secants', outer: 4, inner: 8, inner2: 2 },
      results: { outer2: 6, whole2: 8, whole: 12 },
      source: 'By hand: x(x + 2) = 48',
    },
    {
      inputs: { kind: 'secants', outer: 4, inner: 8, whole2: 8 },
      results: { outer2: 6, inner2: 2 },
      source: 'By hand: 48/8',
    },
    {
      inputs: { kind: 'tangent', tangent: 6, outer: 4 },
      results: { whole: 9, inner: 5, power: 36 },
      source: 'By hand: 36/4',
    },
    { inputs: { kind: 'tangent', outer: 4, inner: 5 }, results: { tangent: 6 }, source: 'By hand: √36' },
    {
      inputs: { kind: 'tangent', tangent: 6, inner: 5 },
      results: { outer: 4, whole: 9 },
      source: 'By hand: x(x + 5) = 36',
    },
    {
      inputs: { kind: 'center', distance: 13, radius: 5 },
      results: { tangent: 12, power: 144 },
      source: 'By hand: 169 - 25',
    },
    { inputs: { kind: 'center', distance: 13, tangent: 12 }, results: { radius: 5 }, source: 'By hand: 5-12-13' },
    { inputs: { kind: 'center', tangent: 12, radius: 5 }, results: { distance: 13 }, source: 'By hand: 5-12-13' },
    {
      inputs: { kind: 'inside', distance: 3, radius: 5 },
      results: { power: 16, half: 4 },
      source: 'By hand: 25 - 9; the chord through the point at a right angle has two parts of 4',
    },
    { inputs: { kind: 'inside', power: 16, distance: 3 }, results: { radius: 5 }, source: 'By hand: √(16 + 9)' },
    { inputs: { kind: 'inside', power: 16, radius: 5 }, results: { distance: 3 }, source: 'By hand: √(25 - 16)' },
    {
      inputs: { kind: 'inside', distance: 0.03, radius: 5 },
      results: { power: 24.9991 },
      cautions: ['both are in one unit'],
      source: 'By hand: 25 - 0.0009',
    },
    { inputs: { kind: 'inside', half: 4, radius: 5 }, results: { distance: 3, power: 16 }, source: 'By hand: 3-4-5' },
    { inputs: { kind: 'inside', half: 5, radius: 5 }, refused: 'shorter than the radius', source: 'By definition' },
    { inputs: { kind: 'inside', distance: 5, radius: 5 }, refused: 'not inside', source: 'By definition' },
    { inputs: { kind: 'inside', power: 25, radius: 5 }, refused: 'at the center', source: 'By hand: 5² = 25' },
    { inputs: { kind: 'inside', radius: 5 }, refused: 'two of the distance', source: 'By definition' },
    {
      inputs: { kind: 'secants', outer: 12, whole: 4, outer2: 6 },
      refused: 'farther crossing',
      source: 'By definition',
    },
    {
      inputs: { kind: 'secants', whole: 4, inner: 5, outer2: 6 },
      refused: 'shorter than the whole of the first',
      source: 'By definition',
    },
    {
      inputs: { kind: 'secants', outer: 4, whole: 9, inner2: 7, whole2: 6 },
      refused: 'shorter than the whole of the second',
      source: 'By definition',
    },
    {
      inputs: { kind: 'secants', outer: 4, outer2: 7, whole2: 6 },
      refused: 'whole of the second secant',
      source: 'By definition',
    },
    {
      inputs: { kind: 'secants', outer: 4, whole: 9, outer2: 6 },
      refused: 'no such part outside',
      source: 'By hand: 36/6 = 6',
    },
    {
      inputs: { kind: 'secants', outer: 4, whole: 9, whole2: 6 },
      refused: 'longer than 6',
      source: 'By hand: 36/6 = 6',
    },
    {
      inputs: { kind: 'secants', outer: 4, inner: 8, outer2: 7 },
      refused: 'outside and 8 cm inside',
      source: 'By hand: 49 > 48',
    },
    {
      inputs: { kind: 'secants', outer: 4, inner: 8, whole2: 6 },
      refused: 'longer than 6 cm: the first',
      source: 'By hand: 36 < 48',
    },
    {
      inputs: { kind: 'tangent', tangent: 6, outer: 6 },
      refused: 'shorter than the tangent',
      source: 'By hand: 36/6 = 6',
    },
    {
      inputs: { kind: 'tangent', tangent: 6, whole: 5 },
      refused: 'longer than the tangent',
      source: 'By hand: 36/5 > 5',
    },
    { inputs: { kind: 'center', distance: 4, radius: 5 }, refused: 'not outside', source: 'By definition' },
    {
      inputs: { kind: 'center', distance: 4, tangent: 5 },
      refused: 'shorter than the distance',
      source: 'By definition',
    },
    { inputs: { a: 6, b: 4 }, refused: 'three of the four parts', source: 'By definition' },
    { inputs: { kind: 'secants', outer: 6, inner: 4 }, refused: 'one of the other', source: 'By definition' },
    { inputs: { kind: 'tangent', tangent: 6 }, refused: 'one length of the secant', source: 'By definition' },
    { inputs: { kind: 'center', tangent: 6 }, refused: 'two of the tangent', source: 'By definition' },
  ],
  references: [
    {
      title: 'Art of Problem Solving: Power of a Point Theorem',
      url: 'https://artofproblemsolving.com/wiki/index.php?title=Power_of_a_point_theorem',
    },
    { title: 'Weisstein: Circle Power, MathWorld', url: 'https://mathworld.wolfram.com/CirclePower.html' },
  ],
});

/** Whether the largest of these lengths is more than 50 times the smallest. */
function isUneven(...lengths: readonly (number | undefined)[]): boolean {
  const known = lengths.filter((length) => length !== undefined);
  return isAbove(Math.max(...known), 50 * Math.min(...known));
}

/** Whether what is given of two lines, with their product or not, fixes both. */
function suffices(one: readonly unknown[], other: readonly unknown[], product: unknown): boolean {
  const first = one.filter(Boolean).length;
  const second = other.filter(Boolean).length;
  return first > 0 && second > 0 && first + second + (product ? 1 : 0) > 2;
}
