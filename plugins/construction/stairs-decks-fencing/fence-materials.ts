import { defineCalculator, integer, isAbove, quantity } from '@reckoner/engine';
import { bagSize, concreteBags } from '../shared/concrete.js';
import { piecesFor } from '../shared/counts.js';

/** A run with a post at each end and on both sides of a gate; square posts in round holes filled with concrete. */
export default defineCalculator({
  title: 'Fence materials',
  description: 'Posts, rails, pickets and concrete of a wooden fence from its length, post spacing, pickets and holes.',
  keywords: ['privacy fence', 'picket fence', 'fence posts', 'fence rails', 'post holes'],
  inputs: {
    length: quantity('m', {
      label: 'Length of the fence',
      help: 'Without its gates.',
      symbol: 'L',
      min: 0.5,
      max: 1e5,
    }),
    spacing: quantity('m', { label: 'Post spacing', usual: [1, 4], symbol: 's', min: 0.3, max: 10, default: 2.4 }),
    gates: integer({ label: 'Gates', symbol: 'n_g', min: 0, max: 1000, default: 0 }),
    rails: integer({ label: 'Rails in a section', symbol: 'k', min: 1, max: 10, default: 3 }),
    picketWidth: quantity('m', {
      label: 'Width of a picket',
      usual: [1, 60],
      unit: 'cm',
      symbol: 'b',
      min: 1,
      max: 200,
      default: 14,
    }),
    gap: quantity('m', {
      label: 'Gap between pickets',
      usual: [0, 40],
      unit: 'cm',
      symbol: 'g',
      min: 0,
      max: 200,
      default: 0,
    }),
    holeDiameter: quantity('m', {
      label: 'Diameter of a hole',
      usual: [10, 80],
      unit: 'cm',
      symbol: 'd',
      min: 5,
      max: 200,
      default: 25,
    }),
    holeDepth: quantity('m', {
      label: 'Depth of the concrete',
      usual: [0, 250],
      unit: 'cm',
      symbol: 'h',
      min: 0,
      max: 500,
      default: 60,
    }),
    postSize: quantity('m', {
      label: 'Side of a post',
      usual: [4, 30],
      unit: 'cm',
      symbol: 'a',
      min: 1,
      max: 100,
      default: 9,
    }),
    bagSize,
  },
  outputs: {
    posts: integer({ label: 'Posts', symbol: 'n' }),
    sections: integer({ label: 'Sections', symbol: 'n_s' }),
    railCount: integer({ label: 'Rails', symbol: 'n_r' }),
    pickets: integer({ label: 'Pickets', symbol: 'n_p' }),
    concrete: quantity('m^3', { label: 'Concrete', symbol: 'V', places: 3 }),
    bags: integer({ label: 'Bags of concrete mix', symbol: 'n_b' }),
  },
  formula: ({ length, spacing, gates, rails, picketWidth, gap, holeDiameter, holeDepth, postSize, bagSize }) => {
    const perHole = (Math.PI / 4) * holeDiameter ** 2 - postSize ** 2;
    const sections = piecesFor(length / spacing);
    const posts = sections + 1 + gates;
    const concrete = posts * perHole * holeDepth;
    return {
      posts,
      sections,
      railCount: sections * rails,
      pickets: piecesFor((length + gap) / (picketWidth + gap)),
      concrete,
      bags: concreteBags(concrete, bagSize),
    };
  },
  requires: [
    {
      that: ({ holeDiameter, postSize }) => isAbove(holeDiameter, Math.SQRT2 * postSize),
      field: 'holeDiameter',
      says: 'Holes of {holeDiameter} are too narrow for posts of {postSize}, measured across their corners.',
    },
  ],
  explanation:
    'The fence takes {posts} {posts|post|posts}, {railCount} {railCount|rail|rails}, {pickets} {pickets|picket|pickets} and {bags} {bags|bag|bags} of concrete mix.',
  examples: [
    {
      inputs: {
        length: '100 ft',
        spacing: '8 ft',
        picketWidth: '5.5 in',
        holeDiameter: '10 in',
        holeDepth: '24 in',
        postSize: '3.5 in',
        bagSize: 'lb60',
      },
      results: { posts: 14, sections: 13, railCount: 39, pickets: 219, concrete: 0.364995276, bags: 29 },
      source: 'By hand: 100/8 = 12.5; 1200/5.5 = 218.2; 14 (π/4 × 10² − 3.5²) × 24 in³ = 12.89 ft³; /0.45',
    },
    {
      inputs: {
        length: 20,
        spacing: 2.5,
        rails: 2,
        picketWidth: 10,
        gap: 5,
        holeDiameter: 30,
        holeDepth: 60,
        postSize: 9,
      },
      results: { posts: 9, sections: 8, railCount: 16, pickets: 134, concrete: 0.337963507, bags: 20 },
      source: 'By hand: 20.05/0.15 = 133.7; 9 (π/4 × 0.3² − 0.09²) × 0.6; /0.016990108 = 19.9',
    },
    { inputs: { length: 20, holeDiameter: 5 }, refused: 'too narrow for posts', source: 'By hand: π/4 × 5² < 9²' },
    {
      inputs: { length: 20, spacing: 2.5, gates: 2, rails: 2 },
      results: { posts: 11, sections: 8, railCount: 16 },
      source: 'By hand: three runs of 8 sections in all have 8 + 3 posts',
    },
  ],
  notes: [
    'A gate parts the run and takes one post more; where it does not stand at a post, a section more. Holes should reach below the frost line, a third of the post in the ground.',
  ],
  references: [{ title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed.; QUIKRETE: Setting Posts' }],
});
