import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Rows of boards across the width, bought as running length; two screws at each joist. */
export default defineCalculator({
  title: 'Deck boards',
  description: 'Rows, boards, joists and screws of a deck from its measures, board size, gap, joist spacing and waste.',
  keywords: ['decking', 'deck screws', 'joist spacing', 'deck materials', 'composite decking'],
  inputs: {
    length: quantity('ft', { label: 'Length along the boards', symbol: 'L', min: 0.5, max: 1000 }),
    width: quantity('ft', { label: 'Width across the boards', symbol: 'B', min: 0.5, max: 1000 }),
    boardWidth: quantity('ft', {
      label: 'Width of a board',
      usual: [2, 12],
      unit: 'in',
      symbol: 'b',
      min: 1,
      max: 24,
      default: 5.5,
    }),
    gap: quantity('ft', { label: 'Gap', usual: [0, 0.5], unit: 'in', symbol: 'g', min: 0, max: 2, default: 0.125 }),
    boardLength: quantity('ft', {
      label: 'Length of a board',
      usual: [4, 24],
      symbol: 'l',
      min: 1,
      max: 40,
      default: 16,
    }),
    joistSpacing: quantity('ft', {
      label: 'Joist spacing',
      usual: [10, 24],
      unit: 'in',
      symbol: 's',
      min: 4,
      max: 48,
      default: 16,
    }),
    waste,
  },
  outputs: {
    boards: integer({ label: 'Boards to buy', symbol: 'n' }),
    rows: integer({ label: 'Rows', symbol: 'r' }),
    runningLength: quantity('ft', { label: 'Running length without waste', symbol: 'L_t', places: 0 }),
    joists: integer({ label: 'Joists', symbol: 'n_j' }),
    screws: integer({ label: 'Screws', symbol: 'n_s' }),
  },
  formula: ({ length, width, boardWidth, gap, boardLength, joistSpacing, waste }) => {
    const rows = piecesFor((width + gap) / (boardWidth + gap));
    const runningLength = rows * length;
    const joists = piecesFor(length / joistSpacing) + 1;
    return {
      boards: piecesFor((runningLength * (1 + waste)) / boardLength),
      rows,
      runningLength,
      joists,
      screws: 2 * rows * joists,
    };
  },
  explanation:
    'The deck has {rows} {rows|row|rows}, {runningLength} in all: buy {boards} {boards|board|boards} and {screws} {screws|screw|screws} for {joists} {joists|joist|joists}.',
  examples: [
    {
      inputs: { length: 16, width: 12 },
      results: { boards: 29, rows: 26, runningLength: 416, joists: 13, screws: 676 },
      source: 'By hand: 144.125/5.625 = 25.6; 26 × 16 × 1.1/16 = 28.6; 12 + 1; 26 × 13 × 2',
    },
    {
      inputs: { length: 20, width: 10, gap: 0.25, boardLength: 12, joistSpacing: 12, waste: 5 },
      results: { boards: 37, rows: 21, runningLength: 420, joists: 21, screws: 882 },
      source: 'By hand: 120.25/5.75 = 20.9; 420 × 1.05/12 = 36.75; 20 + 1; 21 × 21 × 2',
    },
    {
      inputs: { length: 12, width: 10, boardWidth: 3.5 },
      results: { boards: 29, rows: 34, runningLength: 408, joists: 10, screws: 680 },
      source: 'By hand: 120.125/3.625 = 33.1; 34 × 12 × 1.1/16 = 28.05; 9 + 1; 34 × 10 × 2',
    },
  ],
  notes: ['The last row may need ripping. Boards laid at 45° need joists 12 in apart and about 15% waste.'],
  references: [{ title: 'American Wood Council: DCA 6: Prescriptive Residential Wood Deck Construction Guide (2015)' }],
});
