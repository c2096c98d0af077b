import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Whole courses and whole blocks; a leveling pad twice as wide as the block and a drainage layer behind it. */
export default defineCalculator({
  title: 'Retaining wall blocks',
  description:
    'Blocks, caps, base gravel and drainage gravel of a segmental retaining wall from its length and height.',
  keywords: ['garden wall', 'segmental retaining wall', 'cap stones', 'landscape blocks'],
  inputs: {
    length: quantity('m', { label: 'Length of the wall', symbol: 'L', min: 0.1, max: 10000 }),
    height: quantity('m', { label: 'Height of the wall, with the buried part', symbol: 'H', min: 0.05, max: 20 }),
    blockLength: quantity('m', {
      label: 'Face length of a block',
      usual: [10, 200],
      unit: 'cm',
      symbol: 'l',
      min: 5,
      max: 300,
      default: 40,
    }),
    blockHeight: quantity('m', {
      label: 'Height of a block',
      usual: [4, 120],
      unit: 'cm',
      symbol: 'h',
      min: 2,
      max: 200,
      default: 15,
    }),
    blockDepth: quantity('m', {
      label: 'Depth of a block',
      usual: [10, 200],
      unit: 'cm',
      symbol: 'd',
      min: 5,
      max: 300,
      default: 30,
    }),
    capLength: quantity('m', {
      label: 'Length of a cap',
      usual: [10, 200],
      unit: 'cm',
      symbol: 'l_c',
      min: 5,
      max: 300,
      default: ({ blockLength }) => blockLength,
    }),
    baseDepth: quantity('m', {
      label: 'Depth of the base',
      usual: [0, 60],
      unit: 'cm',
      symbol: 't',
      min: 0,
      max: 100,
      default: 15,
    }),
    drainage: quantity('m', {
      label: 'Thickness of the drainage layer',
      usual: [0, 120],
      unit: 'cm',
      symbol: 'b',
      min: 0,
      max: 300,
      default: 30,
    }),
  },
  outputs: {
    blocks: integer({ label: 'Blocks', symbol: 'N' }),
    caps: integer({ label: 'Caps', symbol: 'N_c' }),
    courses: integer({ label: 'Courses', symbol: 'k' }),
    baseGravel: quantity('m^3', { label: 'Base gravel', symbol: 'V_b', places: 2 }),
    drainageGravel: quantity('m^3', { label: 'Drainage gravel', symbol: 'V_d', places: 2 }),
  },
  formula: ({ length, height, blockLength, blockHeight, blockDepth, capLength, baseDepth, drainage }) => {
    const courses = piecesFor(height / blockHeight);
    return {
      blocks: courses * piecesFor(length / blockLength),
      caps: piecesFor(length / capLength),
      courses,
      baseGravel: length * 2 * blockDepth * baseDepth,
      drainageGravel: length * drainage * height,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ height }) => height > 1.2192,
      says: 'A wall over 4 ft (1.2 m), from the bottom of its footing, mostly needs a permit (IRC R105.2), and an engineer should design it: without reinforcement of the soil it may fall.',
    },
  ],
  explanation:
    'The wall takes {blocks} {blocks|block|blocks} in {courses} {courses|course|courses}, {caps} {caps|cap|caps}, {baseGravel} and {drainageGravel} of gravel.',
  examples: [
    {
      inputs: { length: 8, height: 0.9 },
      results: { blocks: 120, caps: 20, courses: 6, baseGravel: 0.72, drainageGravel: 2.16 },
      source: 'By hand: 6 × 20; 8 × 0.6 × 0.15; 8 × 0.3 × 0.9',
    },
    {
      inputs: { length: '30 ft', height: '3 ft', blockLength: '16 in', blockHeight: '6 in', blockDepth: '12 in' },
      results: { blocks: 138, caps: 23, courses: 6 },
      source: 'By hand: 3/0.5 = 6 courses; 30/(4/3) = 22.5, so 23 blocks',
    },
    {
      inputs: { length: 4, height: 1.5 },
      results: { blocks: 100, courses: 10 },
      cautions: ['an engineer should design it'],
      source: 'By hand: 10 courses of 10',
    },
    {
      inputs: { length: 8, height: 0.9, capLength: 60, baseDepth: 20, drainage: 40 },
      results: { blocks: 120, caps: 14, courses: 6, baseGravel: 0.96, drainageGravel: 2.88 },
      source: 'By hand: 8/0.6 = 13.3; 8 × 0.6 × 0.2; 8 × 0.4 × 0.9',
    },
  ],
  notes: ['Walls with slopes or loads above them need an engineer at any height; bury the first course.'],
  references: [
    { title: 'NCMA (CMHA): Segmental Retaining Wall Best Practices Guide (2016)' },
    { title: 'International Residential Code, R105.2: work exempt from permit' },
  ],
});
