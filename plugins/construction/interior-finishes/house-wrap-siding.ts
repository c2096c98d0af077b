import { defineCalculator, integer, isBelow, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Walls and gable triangles less openings, in squares of 100 ft² and in length of boards by their exposure. */
export default defineCalculator({
  title: 'Siding and house wrap',
  description: 'Siding squares, board length and rolls of house wrap from perimeter, wall height, gables and openings.',
  keywords: ['vinyl siding', 'lap siding', 'fiber cement', 'squares', 'cladding', 'Tyvek'],
  inputs: {
    perimeter: quantity('ft', {
      label: 'Perimeter of the house',
      usual: [20, 3000],
      symbol: 'p',
      above: 0,
      max: 10000,
    }),
    height: quantity('ft', {
      label: 'Height of the walls',
      usual: [6, 60],
      symbol: 'h',
      above: 0,
      max: 500,
      default: 9,
    }),
    gables: integer({ label: 'Gables', symbol: 'k', min: 0, max: 50, default: 2 }),
    gableWidth: quantity('ft', { label: 'Width of a gable', symbol: 'b', min: 0, max: 500, default: 0 }),
    gableRise: quantity('ft', { label: 'Height of a gable', symbol: 'r', min: 0, max: 200, default: 0 }),
    openings: quantity('ft^2', { label: 'Doors and windows', symbol: 'A_0', min: 0, max: 1e6, default: 0 }),
    exposure: quantity('ft', {
      label: 'Exposure of a board',
      usual: [2, 16],
      unit: 'in',
      symbol: 'e',
      min: 1,
      max: 48,
      default: 4,
    }),
    wrapRoll: quantity('ft^2', {
      label: 'House wrap in a roll',
      help: '9 × 100 ft is 900 ft².',
      symbol: 'A_r',
      min: 10,
      max: 10000,
      default: 900,
    }),
    waste,
  },
  outputs: {
    squares: quantity('ft^2', { label: 'Siding with waste', unit: 'roofing_square', symbol: 'n', places: 1 }),
    area: quantity('ft^2', { label: 'Net area', symbol: 'A', places: 0 }),
    boardLength: quantity('ft', { label: 'Length of boards with waste', symbol: 'L', places: 0 }),
    wrapRolls: integer({ label: 'Rolls of house wrap', symbol: 'n_w' }),
  },
  formula: ({ perimeter, height, gables, gableWidth, gableRise, openings, exposure, wrapRoll, waste }) => {
    const area = perimeter * height + (gables * gableWidth * gableRise) / 2 - openings;
    const squares = area * (1 + waste);
    return { squares, area, boardLength: squares / exposure, wrapRolls: piecesFor(squares / wrapRoll) };
  },
  requires: [
    {
      that: ({ openings, perimeter, height, gables, gableWidth, gableRise }) =>
        isBelow(openings, perimeter * height + (gables * gableWidth * gableRise) / 2),
      field: 'openings',
      says: 'Openings of {openings} must be less than the walls.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ gables, gableWidth, gableRise }) => gables > 0 && gableWidth > 0 !== gableRise > 0,
      says: 'The gables are not counted: give both their width and their height.',
    },
  ],
  explanation: 'The walls have {area}; with waste they take {squares} of siding or {boardLength} of boards.',
  examples: [
    {
      inputs: { perimeter: 140, gableWidth: 30, gableRise: 8, openings: 200 },
      results: { squares: 14.3, area: 1300, boardLength: 4290, wrapRolls: 2 },
      source: 'By hand: 140 × 9 + 2 × 30 × 8/2 − 200; × 1.1/100; 1430/(1/3); 1430/900',
    },
    {
      inputs: { perimeter: 120, gables: 0, exposure: 6, waste: 0 },
      results: { squares: 10.8, area: 1080, boardLength: 2160, wrapRolls: 2 },
      source: 'By hand: 120 × 9; /100; /0.5; /900 = 1.2',
    },
    {
      inputs: { perimeter: 10, height: 8, openings: 80 },
      refused: 'must be less than the walls',
      source: 'By hand: 80 − 80',
    },
    {
      inputs: { perimeter: 100, height: 10, gableWidth: 20 },
      results: { area: 1000 },
      cautions: ['give both'],
      source: 'By hand: 100 × 10',
    },
    {
      inputs: { perimeter: 260, height: 10, gables: 0, wrapRoll: 1350 },
      results: { squares: 28.6, area: 2600, boardLength: 8580, wrapRolls: 3 },
      source: 'By hand: 260 × 10; × 1.1/100; 2860/(1/3); 2860/1350 = 2.1',
    },
  ],
  references: [{ title: 'Vinyl Siding Institute: Vinyl Siding Installation Manual (2021), estimating' }],
});
