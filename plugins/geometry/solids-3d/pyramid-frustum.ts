import { defineEquations, integer, isAbove, isAtLeast, isAtMost, isBelow, quantity } from '@reckoner/engine';
import { regularCorners } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A right frustum between regular polygons. The difference of the sides keeps the lower one from being the smaller. */
export default defineEquations({
  title: 'Pyramid frustum (truncated pyramid)',
  description:
    'Volume, slant height, lateral edge and surfaces of a truncated pyramid on a regular polygon from number of sides, both sides and the height, or others that fix it.',
  keywords: [
    'truncated pyramid volume',
    'frustum of a pyramid',
    'square frustum volume',
    'pyramidal frustum',
    'lateral area of a frustum',
    'truncated square pyramid',
  ],
  variables: {
    sides: integer({ label: 'Number of sides of the base', symbol: 'n', min: 3, max: 1000 }),
    lower: { ...length, label: 'Side of the larger base', symbol: 'a' },
    upper: { ...length, label: 'Side of the smaller base', symbol: 'b' },
    height: { ...length, label: 'Height', symbol: 'h' },
    slant: { ...length, label: 'Slant height', help: 'Down the middle of a side face.', symbol: 's' },
    edge: { ...length, label: 'Lateral edge', symbol: 'e' },
    taper: quantity('cm', { label: 'Difference of the sides', symbol: 'd' }),
    lowerArea: { ...area, label: 'Area of the larger base', symbol: 'A_1' },
    upperArea: { ...area, label: 'Area of the smaller base', symbol: 'A_2' },
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
  },
  equations: ({ sides, lower, upper, height, slant, edge, taper, lowerArea, upperArea, volume, lateral, surface }) => [
    [taper, lower - upper],
    [lowerArea, (sides * lower ** 2) / (4 * Math.tan(Math.PI / sides))],
    [upperArea, (sides * upper ** 2) / (4 * Math.tan(Math.PI / sides))],
    [volume, (height * (lowerArea + upperArea + Math.sqrt(lowerArea * upperArea))) / 3],
    [slant ** 2, height ** 2 + (taper / (2 * Math.tan(Math.PI / sides))) ** 2],
    [edge ** 2, slant ** 2 + (taper / 2) ** 2],
    [lateral, (sides * (lower + upper) * slant) / 2],
    [surface, lateral + lowerArea + upperArea],
  ],
  requires: [
    {
      that: (_, given) => given.sides,
      field: 'sides',
      says: 'Give the number of sides of the base, with both sides and the height, or others that fix them.',
    },
    {
      that: (_, given) =>
        given.lower ||
        given.upper ||
        given.lowerArea ||
        given.upperArea ||
        [given.volume, given.lateral, given.surface].filter(Boolean).length < 2,
      field: 'lower',
      says: 'Two of volume and surfaces may fit more than one frustum: give them with a side or the area of one base.',
    },
    {
      that: ({ lower, upper }) => isAtLeast(lower, upper),
      field: 'lower',
      says: 'The side of the larger base, {lower}, must not be shorter than that of the smaller one, {upper}: exchange them where the narrow end is below.',
    },
    {
      that: ({ taper }, given) => !given.taper || taper >= 0,
      field: 'taper',
      says: 'The difference of the sides, {taper}, must not be negative: it is the larger one less the smaller one.',
    },
    {
      that: ({ lowerArea, upperArea }) => isAtLeast(lowerArea, upperArea),
      field: 'lowerArea',
      says: 'The area of the larger base, {lowerArea}, must not be less than that of the smaller one, {upperArea}.',
    },
    {
      that: ({ slant, height }) => isAtLeast(slant, height),
      field: 'slant',
      says: 'The slant height, {slant}, must not be shorter than the height, {height}.',
    },
    {
      that: ({ edge, slant }) => isAtLeast(edge, slant),
      field: 'edge',
      says: 'The lateral edge, {edge}, must not be shorter than the slant height, {slant}.',
    },
    {
      that: ({ edge, height }) => isAtLeast(edge, height),
      field: 'edge',
      says: 'The lateral edge, {edge}, must not be shorter than the height, {height}.',
    },
    {
      that: ({ sides, lower, upper, slant }) => isAtMost(lower - upper, 2 * slant * Math.tan(Math.PI / sides)),
      field: 'slant',
      says: 'Faces with the slant height {slant} do not reach from a base with sides of {lower} to one with sides of {upper}.',
    },
    {
      that: ({ sides, lower, upper, edge }) => isAtMost(lower - upper, 2 * edge * Math.sin(Math.PI / sides)),
      field: 'edge',
      says: 'Edges of {edge} do not reach from a base with sides of {lower} to one with sides of {upper}.',
    },
    {
      that: ({ height, lowerArea, upperArea, volume }) =>
        isAtMost(upperArea * height, volume) && isAtMost(volume, lowerArea * height),
      field: 'volume',
      says: 'The volume, {volume}, must lie between those of prisms of the height {height} on the smaller base, {upperArea}, and on the larger one, {lowerArea}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ lower, upper }) => isAbove(lower, 50 * upper),
      says: 'The side of the larger base, {lower}, is more than 50 times that of the smaller one, {upper}: check that both are in the same unit.',
    },
    {
      level: 'note',
      when: ({ sides, lower, height }) => isAbove(height, (50 * lower) / Math.sin(Math.PI / sides)),
      says: 'The frustum is very slender, {height} high with sides of {lower}: check that both are in the same unit.',
    },
    {
      level: 'note',
      when: ({ sides, lower, height }) => isBelow(height, lower / (50 * Math.sin(Math.PI / sides))),
      says: 'The frustum is very flat, {height} high with sides of {lower}: check that both are in the same unit.',
    },
    {
      level: 'note',
      when: ({ lower, upper }) => isAtMost(lower, upper),
      says: 'With sides of {lower} and {upper} both bases are alike: this is a prism.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Truncated pyramid',
    draw: ({ sides, lower, upper, height }) => {
      if (sides > 60) return undefined;
      const ring = (side: number, level: number) =>
        regularCorners(sides, side / (2 * Math.sin(Math.PI / sides))).map(([x, y]): [number, number] => [
          x,
          0.4 * y + level,
        ]);
      const below = ring(lower, 0);
      const above = ring(upper, height);
      const flat = regularCorners(sides, 1);
      return [
        { shape: 'polygon', points: above },
        ...below.map((corner, place) => ({
          shape: 'line' as const,
          points: [corner, below[(place + 1) % sides]!],
          dashed: flat[place]![1] + flat[(place + 1) % sides]![1] > 0,
        })),
        ...below.map((corner, place) => ({ shape: 'line' as const, points: [corner, above[place]!] })),
        { shape: 'line', color: 2, points: [below[0]!, below[1]!], label: 'a', of: 'lower' },
        { shape: 'line', color: 2, points: [above[0]!, above[1]!], label: 'b', of: 'upper' },
        {
          shape: 'line',
          color: 3,
          dashed: true,
          points: [
            [0, 0],
            [0, height],
          ],
          label: 'h',
          of: 'height',
        },
      ];
    },
  },
  explanation:
    'The frustum with {sides} sides of {lower} at one base and {upper} at the other, so bases of {lowerArea} and {upperArea}, {height} high, has the volume {volume}, the slant height {slant} and the surface {surface}.',
  examples: [
    {
      inputs: { sides: 4, lower: 10, upper: 4, height: 4 },
      results: {
        slant: 5,
        edge: 5.830951894845301,
        taper: 6,
        lowerArea: 100,
        upperArea: 16,
        volume: 208,
        lateral: 140,
        surface: 256,
      },
      source: 'By hand: 3-4-5, √34, 4 × 156/3, 4 × 14 × 5/2',
    },
    {
      inputs: { sides: 4, lower: 4, upper: 2, height: 6 },
      results: { volume: 56 },
      source: 'Moscow Mathematical Papyrus, problem 14: 16, 8 and 4, together 28, times a third of 6',
    },
    {
      inputs: { sides: 6, lower: 8, upper: 3, height: 7 },
      results: {
        lowerArea: 166.27687752661222,
        upperArea: 23.38268590217984,
        volume: 588.031249169634,
        slant: 8.23103881657716,
        edge: 8.602325267042627,
        lateral: 271.624280947046,
      },
      source:
        'Python with mpmath: corners of both hexagons, faces as trapezoids, and 7 × 97 × 1.5√3/3; √74 is the edge',
    },
    {
      inputs: { sides: 3, lower: 6, upper: 6, height: 5 },
      results: { volume: 77.94228634059948, slant: 5, edge: 5, taper: 0, lateral: 90 },
      cautions: ['a prism'],
      source: 'By hand: a prism, 9√3 × 5',
    },
    {
      inputs: { sides: 3, lower: 6, height: 5, volume: 77.94228634059948 },
      results: { upper: '6.0000000', taper: 0 },
      cautions: ['a prism'],
      source: 'By hand: the same one, of its volume',
    },
    {
      inputs: { sides: 4, lower: 6, volume: 180, surface: 192 },
      results: { upper: '5.0064307', height: '5.9273614' },
      source: 'Python with scipy: one of two, beside the prism of 36 × 5 and 72 + 120',
    },
    { inputs: { sides: 4, lower: 10, upper: 4, slant: 5 }, results: { height: 4 }, source: 'By hand: √(25 - 9)' },
    {
      inputs: { sides: 4, volume: 208, lower: 10, upper: 4 },
      results: { height: 4 },
      source: 'By hand: 3 × 208/156',
    },
    {
      inputs: { sides: 4, lowerArea: 100, upperArea: 16, height: 4 },
      results: { volume: 208, lower: 10, upper: 4 },
      source: 'By hand: 4 × (100 + 16 + 40)/3',
    },
    {
      inputs: { sides: 4, lower: 10, upper: 0.1, height: 6 },
      results: { volume: 202.02, taper: 9.9 },
      cautions: ['50 times'],
      source: 'By hand: 6 × (100 + 0.01 + 1)/3',
    },
    {
      inputs: { sides: 4, lower: 10, upper: 4, height: 4000 },
      results: { volume: 208000 },
      cautions: ['very slender'],
      source: 'By hand: 4000 × 156/3',
    },
    {
      inputs: { sides: 4, lower: 10, upper: 4, height: 0.04 },
      results: { volume: 2.08 },
      cautions: ['very flat'],
      source: 'By hand: 0.04 × 156/3',
    },
    { inputs: { lower: 10, upper: 4, height: 4 }, refused: 'number of sides', source: 'By definition' },
    {
      inputs: { sides: 4, height: 4, lateral: 140, surface: 256 },
      refused: 'more than one frustum',
      source: 'By hand: of the first one, whose bases they do not name',
    },
    { inputs: { sides: 4, lower: 4, upper: 10, height: 4 }, refused: 'exchange them', source: 'By definition' },
    {
      inputs: { sides: 4, lower: 4, taper: -1, height: 4 },
      refused: 'must not be negative',
      source: 'By definition',
    },
    {
      inputs: { sides: 4, lowerArea: 4, upperArea: 9, height: 4 },
      refused: 'must not be less',
      source: 'By definition',
    },
    {
      inputs: { sides: 4, lower: 4, slant: 3, height: 4 },
      refused: 'shorter than the height',
      source: 'By hand: 3 < 4',
    },
    { inputs: { sides: 4, lower: 4, slant: 3, edge: 2 }, refused: 'than the slant height', source: 'By hand: 2 < 3' },
    { inputs: { sides: 4, lower: 4, edge: 3, height: 4 }, refused: 'than the height', source: 'By hand: 3 < 4' },
    { inputs: { sides: 4, lower: 10, upper: 4, slant: 2 }, refused: 'do not reach', source: 'By hand: 2 < (10 - 4)/2' },
    { inputs: { sides: 4, lower: 10, upper: 4, edge: 4 }, refused: 'do not reach', source: 'By hand: 4 < 3√2' },
    {
      inputs: { sides: 4, lowerArea: 100, upperArea: 16, height: 4, volume: 500 },
      refused: 'must lie between',
      source: 'By hand: 400 at most',
    },
  ],
  notes: [
    'Both bases are regular, parallel and centered over each other. For other bases of one shape, similar and parallel, the volume follows from both areas and the height alike; a hopper or pond whose bases are rectangles of different proportions is a prismatoid, and this volume is not right for it.',
    'Two frustums fit some sets: the other one is among the other solutions.',
  ],
  references: [
    { title: 'Weisstein: Pyramidal Frustum, MathWorld', url: 'https://mathworld.wolfram.com/PyramidalFrustum.html' },
  ],
});
