import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

const INCH = constant(0.0254, 'm');
/** 15 5/8 in, and 16 and 8 in with a joint. */
const BLOCK_LENGTH = constant(0.396875, 'm');
const BLOCK_MODULE = constant(0.4064, 'm');
const HALF_BLOCK = constant(0.2032, 'm');
const COURSE_HEIGHT = constant(0.2032, 'm');

/** Voids of a block, whose cells stand over each other from joint to joint, times the blocks or cells that are filled. */
export default defineCalculator({
  title: 'Block core fill grout',
  description:
    'Grout or concrete for the cores of a hollow block wall, all of them or every so far, with bond beams, from block size and wall or number of blocks.',
  keywords: [
    'CMU grout',
    'core filling',
    'cinder block fill',
    'concrete block cells',
    'grouted masonry',
    'besser block',
  ],
  related: ['brick-wall-count', 'concrete-footing-volume'],
  inputs: {
    from: choice(
      { wall: 'Length and height of the wall', blocks: 'Number of blocks to fill' },
      { label: 'From', default: 'wall' },
    ),
    length: quantity('m', {
      label: 'Length of the wall',
      symbol: 'l',
      usual: [0.4, 500],
      min: 0.2,
      max: 100000,
      when: { from: 'wall' },
    }),
    height: quantity('m', {
      label: 'Height of the wall',
      symbol: 'h',
      usual: [0.2, 15],
      min: 0.1,
      max: 100,
      when: { from: 'wall' },
    }),
    blocks: integer({
      label: 'Blocks with both cells filled',
      help: 'Two with one cell filled are one.',
      symbol: 'N',
      min: 1,
      max: 1e7,
      when: { from: 'blocks' },
    }),
    fill: choice(
      { all: 'All cells', spaced: 'Cells at a spacing' },
      { label: 'Filled are', default: 'all', when: { from: 'wall' } },
    ),
    openings: quantity('m^2', {
      label: 'Doors and windows',
      symbol: 'A_o',
      usual: [0, 1000],
      min: 0,
      max: 1e6,
      default: 0,
      when: { from: 'wall', fill: 'all' },
    }),
    spacing: quantity('m', {
      label: 'Spacing of the filled cells',
      help: 'From center to center, mostly that of the vertical bars.',
      unit: 'cm',
      symbol: 's',
      usual: [20, 310],
      min: 5,
      max: 1000,
      when: { from: 'wall', fill: 'spaced' },
    }),
    bondBeams: integer({
      label: 'Courses filled along the whole wall (bond beams)',
      symbol: 'n_b',
      min: 0,
      max: 500,
      default: 0,
      when: { from: 'wall', fill: 'spaced' },
    }),
    block: choice(
      {
        in6: { label: '6 × 8 × 16 in nominal', value: 6, also: ['6 in', '6 inch'] },
        in8: { label: '8 × 8 × 16 in nominal', value: 8, also: ['8 in', '8 inch'] },
        in10: { label: '10 × 8 × 16 in nominal', value: 10, also: ['10 in', '10 inch'] },
        in12: { label: '12 × 8 × 16 in nominal', value: 12, also: ['12 in', '12 inch'] },
        other: { label: 'Another, by the grout that it takes', value: 0 },
      },
      { label: 'Block', default: 'in8' },
    ),
    solid: percent({
      label: 'Solid share of the block',
      help: 'Net over gross volume, from the maker. Without it 55% at 6 in, 53% at 8 in, 51.7% at 10 in and 48.7% at 12 in are taken, as of common US blocks; a block of 50% takes 6% more grout than one of 53%.',
      symbol: 'p',
      usual: [40, 75],
      min: 20,
      max: 95,
      default: ({ block }) => (block === 6 ? 0.55 : block === 10 ? 0.517 : block === 12 ? 0.487 : 0.53),
      when: { block: ['in6', 'in8', 'in10', 'in12'] },
    }),
    voids: quantity('m^3', {
      label: 'Grout that a block takes',
      help: 'By the maker, often told for 100 blocks: 0.8 m³ for 100 are 8 L each.',
      unit: 'L',
      regional: { us: 'ft^3' },
      symbol: 'v',
      usual: [2, 40],
      min: 0.1,
      max: 1000,
      when: { block: 'other' },
    }),
    moduleLength: quantity('m', {
      label: 'Length of a block with a joint',
      unit: 'cm',
      symbol: 'l_m',
      usual: [19, 62],
      min: 5,
      max: 300,
      default: 40,
      when: { from: 'wall', block: 'other' },
    }),
    moduleHeight: quantity('m', {
      label: 'Height of a course with a joint',
      unit: 'cm',
      symbol: 'h_m',
      usual: [9, 31],
      min: 2,
      max: 200,
      default: 20,
      when: { from: 'wall', block: 'other' },
    }),
    waste,
    bagYield: quantity('m^3', {
      label: 'Yield of a bag of grout',
      help: 'As printed on the bag; without it no bags are counted.',
      unit: 'L',
      regional: { us: 'ft^3' },
      symbol: 'v_b',
      usual: [5, 40],
      min: 1,
      max: 2000,
      optional: true,
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Grout with waste', symbol: 'V', places: 3 }),
    volumeYards: quantity('m^3', {
      label: 'In cubic yards',
      regional: false,
      unit: 'yd^3',
      symbol: 'V_{yd}',
      places: 2,
    }),
    bags: integer({ label: 'Bags of grout', symbol: 'n', optional: true }),
    perBlock: quantity('m^3', {
      label: 'Grout in a block, both cells',
      unit: 'L',
      regional: { us: 'ft^3' },
      symbol: 'v_1',
      places: 2,
      digits: 3,
    }),
    filledBlocks: number({ label: 'Blocks filled, two half ones as one', symbol: 'N_f', places: 1 }),
    cells: integer({ label: 'Cells filled from bottom to top', symbol: 'n_c', optional: true }),
  },
  formula: (inputs) => {
    const { from, length, height, blocks, fill, openings, spacing, bondBeams, block, solid, voids } = inputs;
    const { moduleLength, moduleHeight, waste, bagYield } = inputs;
    const perBlock = block === 0 ? voids : (1 - solid) * (block - 0.375) * INCH * BLOCK_LENGTH * COURSE_HEIGHT;
    const module = block === 0 ? moduleLength : BLOCK_MODULE;
    const course = block === 0 ? moduleHeight : COURSE_HEIGHT;
    const cells =
      from === 'wall' && fill === 'spaced'
        ? Math.min(piecesFor(length / spacing) + 1, piecesFor((2 * length) / module))
        : undefined;
    let filledBlocks = blocks;
    if (cells !== undefined) filledBlocks = (cells / 2) * (height / course - bondBeams) + (bondBeams * length) / module;
    else if (from === 'wall') filledBlocks = (length * height - openings) / (module * course);
    const volume = filledBlocks * perBlock * (1 + waste);
    return {
      volume,
      volumeYards: volume,
      bags: bagYield === undefined ? undefined : piecesFor(volume / bagYield),
      perBlock,
      filledBlocks,
      cells,
    };
  },
  requires: [
    {
      that: ({ openings, length, height }) => isBelow(openings, length * height),
      field: 'openings',
      says: 'Doors and windows of {openings} leave nothing of the wall.',
    },
    {
      that: ({ spacing, length }) => isAtMost(spacing, length),
      field: 'spacing',
      says: 'A spacing of {spacing} is longer than the wall of {length}.',
    },
    {
      that: (inputs, given) => !isBelow(inputs.spacing, given.moduleLength ? inputs.moduleLength / 2 : HALF_BLOCK),
      field: 'spacing',
      says: 'Cells stand no closer than half a block: at a spacing of {spacing} all of them are filled.',
    },
    {
      that: (inputs, given) =>
        isAtMost(inputs.bondBeams, inputs.height / (given.moduleHeight ? inputs.moduleHeight : COURSE_HEIGHT)),
      field: 'bondBeams',
      says: 'A wall of {height} has fewer courses than the {bondBeams} that are to be filled.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ height }) => height !== undefined && roundTo(height, 2) > 1.63,
      says: 'Poured in one go over 5 ft 4 in (1.63 m), cells need cleanouts at their foot by TMS 602 (US) so that droppings do not leave a gap under the grout: keep pours lower, or plan for cleanouts and lifts.',
    },
    {
      level: 'note',
      when: ({ spacing, block, moduleLength }) => {
        if (spacing === undefined) return false;
        const cell = block === 0 ? moduleLength / 2 : HALF_BLOCK;
        return isAbove(Math.abs(spacing / cell - Math.round(spacing / cell)), 0.02);
      },
      says: 'Blocks of two cells have one every half block, which {spacing} is no multiple of: choose one, or the cells to fill are closer in one place than in another.',
    },
  ],
  explanation: ({ from, fill, block, bags, bondBeams }) => {
    const module = from === 'wall' ? ' of {moduleLength} by {moduleHeight} with joints' : '';
    const size =
      block === 0 ? `{perBlock} in each block${module}` : '{perBlock} in each block ({block}, {solid} solid)';
    const bagged = bags === undefined ? '' : ', or {bags} {bags|bag|bags} of {bagYield}';
    const grout = `{volume} of grout ({volumeYards})${bagged}`;
    if (from === 'blocks')
      return `With {waste} for waste {blocks} filled {blocks|block|blocks}, at ${size}, {blocks|takes|take} ${grout}.`;
    if (fill === 'all')
      return `With {waste} for waste all cells of the wall, those of {filledBlocks} {filledBlocks|block|blocks} at ${size}, take ${grout}.`;
    const beams = bondBeams === 0 ? '' : ' and {bondBeams} full {bondBeams|course|courses},';
    return `With {waste} for waste {cells} {cells|cell|cells} from bottom to top, at most {spacing} apart,${beams} at ${size}, {cells|takes|take} ${grout}.`;
  },
  examples: [
    {
      inputs: { length: '10 ft', height: '10 ft', waste: 0 },
      results: { volume: 0.8258504148, volumeYards: 1.080171562, perBlock: 7.340892576, filledBlocks: 112.5 },
      cautions: ['cleanouts'],
      source:
        'By hand: 0.47 × 7.625 × 15.625 × 8 = 447.97 in³ in a block, 112.5 blocks; 1.08 yd³ for 100 ft², for which tables with waste have 1.12',
    },
    {
      inputs: {
        length: '20 ft',
        height: '5 ft 4 in',
        fill: 'spaced',
        spacing: '32 in',
        bondBeams: 1,
        block: 'in12',
        bagYield: '0.5 ft^3',
      },
      results: {
        volume: 0.6248375597,
        volumeYards: 0.8172566732,
        perBlock: 12.21578807,
        filledBlocks: 46.5,
        bags: 45,
        cells: 9,
      },
      source:
        'By hand: 240/32 = 7.5, so 8 + 1 cells over 7 of 8 courses, and a course of 15 blocks; 0.513 × 11.625 × 15.625 × 8 in³',
    },
    {
      inputs: { from: 'blocks', blocks: 250, block: 'other', voids: 8, waste: 0 },
      results: { volume: 2, volumeYards: 2.615901239, perBlock: 8, filledBlocks: 250 },
      source: 'Builders Centre: 0.8 m³ for 100 blocks of 200 mm; by hand 2 m³',
    },
    {
      inputs: { length: 6, height: 1.4, openings: 1.2, block: 'other', voids: 6.5, moduleLength: 40, moduleHeight: 20 },
      results: { volume: 0.6435, volumeYards: 0.8416662235, perBlock: 6.5, filledBlocks: 90 },
      source: 'By hand: 7.2/0.08 = 90 blocks × 6.5 L × 1.1',
    },
    {
      inputs: { from: 'blocks', blocks: 1, block: 'in6', solid: 60 },
      results: { volume: 0.005069747925, volumeYards: 0.006630979938, perBlock: 4.60886175, filledBlocks: 1 },
      source: 'By hand: 0.4 × 5.625 × 15.625 × 8 in³',
    },
    {
      inputs: { from: 'blocks', blocks: 100, block: 'in10', waste: 0 },
      results: { volume: 0.9522676519, volumeYards: 1.245519065, perBlock: 9.522676519, filledBlocks: 100 },
      source: 'By hand: 0.483 × 9.625 × 15.625 × 8 in³',
    },
    {
      inputs: { from: 'blocks', blocks: 100, block: 'in6', waste: 0 },
      results: { volume: 0.5184969469, volumeYards: 0.6781684028, perBlock: 5.184969469, filledBlocks: 100 },
      source: 'By hand: 0.45 × 5.625 × 15.625 × 8 in³',
    },
    {
      inputs: { length: 1.2, height: 1, fill: 'spaced', spacing: 25, block: 'other', voids: 8, waste: 0 },
      results: { volume: 0.12, volumeYards: 0.1569540743, perBlock: 8, filledBlocks: 15, cells: 6 },
      cautions: ['no multiple'],
      source: 'By hand: 1.2/0.25 = 4.8, so 6 cells, which are all that 3 blocks have; 6/2 × 5 courses',
    },
    {
      inputs: { length: 2, height: 1, openings: 2 },
      refused: 'leave nothing of the wall',
      source: 'By definition',
    },
    {
      inputs: { length: 2, height: 1, fill: 'spaced', spacing: 240 },
      refused: 'longer than the wall',
      source: 'By definition',
    },
    {
      inputs: { length: 2, height: 1, fill: 'spaced', spacing: 10 },
      refused: 'no closer than half a block',
      source: 'By definition',
    },
    {
      inputs: { length: 2, height: 1, fill: 'spaced', spacing: 40.64, bondBeams: 6 },
      refused: 'has fewer courses',
      source: 'By hand: 1/0.2032 = 4.9',
    },
  ],
  notes: [
    'Blocks are taken with two cells, which are counted from bed joint to bed joint; steel in the grout, and grout that gets into head joints, is left out. Shells of real blocks differ: ask the maker for the share of solid, or for the grout that a block takes.',
    'Counted are the cells of the field and one at each end; openings are taken off only where all cells are filled, and cells beside them, at corners and over lintels are to be added.',
    'Masonry grout (ASTM C476) is far wetter than concrete, which bridges in the cells: a slump of 8 to 11 in (20 to 28 cm).',
  ],
  references: [
    {
      title: 'NCMA TEK 2-1A (1995) in Masonry Magazine, August 1995: sizes of concrete masonry units',
      url: 'https://masoncontractors.com/Default?pageID=26357',
    },
    {
      title:
        'NCMA TEK 7-1C, Fire Resistance Ratings of Concrete Masonry Assemblies: typical shares of solid, cited as known and not read there',
    },
    {
      title: 'Masonry grout placement, code criteria (TMS 602: cleanouts above 5 ft 4 in, slump)',
      url: 'https://www.fandr.com/insights/masonry-grout-placement-code-criteria/',
    },
    {
      title: 'Builders Centre: core fill of Australian blocks, 0.8 m³ for 100 blocks of 200 mm',
      url: 'https://builderscentre.com.au/products/besser-block-150-three-quarter-15-02',
    },
  ],
});
