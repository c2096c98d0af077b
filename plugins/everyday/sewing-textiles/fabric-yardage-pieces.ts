import { defineCalculator, floorNear, integer, isBelow, noResult, percent, quantity } from '@reckoner/engine';

/** Pieces side by side in each row, whole rows, and an allowance for shrinkage. */
export default defineCalculator({
  title: 'Fabric yardage for cut pieces',
  description:
    'Length of fabric for a number of equal rectangular pieces from their size, the fabric width and shrinkage.',
  keywords: ['sewing', 'quilting', 'how much fabric', 'yards'],
  inputs: {
    pieces: integer({ label: 'Pieces', symbol: 'n', min: 1, max: 100000 }),
    pieceWidth: quantity('m', {
      label: 'Width of a piece with seams',
      unit: 'cm',
      symbol: 'a',
      above: 0,
      max: 1000,
      usual: [1, 320],
    }),
    pieceLength: quantity('m', {
      label: 'Length of a piece with seams',
      unit: 'cm',
      symbol: 'b',
      above: 0,
      max: 10000,
      usual: [1, 1000],
    }),
    fabricWidth: quantity('m', {
      label: 'Usable width of the fabric',
      unit: 'cm',
      symbol: 'W',
      above: 0,
      max: 1000,
      default: 110,
      usual: [20, 350],
    }),
    shrinkage: percent({ label: 'Shrinkage', symbol: 's', min: 0, max: 50, default: 0, usual: [0.5, 20] }),
  },
  outputs: {
    length: quantity('m', { label: 'Fabric to buy', regional: { us: 'yd' }, symbol: 'L', places: 2 }),
    across: integer({ label: 'Pieces side by side', symbol: 'k' }),
    rowsNeeded: integer({ label: 'Rows', symbol: 'r' }),
    used: percent({ label: 'Fabric used', places: 1 }),
  },
  formula: ({ pieces, pieceWidth, pieceLength, fabricWidth, shrinkage }) => {
    // A hair of tolerance keeps pieces that fit exactly from being lost to rounding.
    const across = floorNear(fabricWidth / pieceWidth);
    if (across === 0)
      throw noResult('A piece is wider than the fabric: exchange its width and length, or take wider fabric.');
    const rowsNeeded = Math.ceil(pieces / across);
    const length = (rowsNeeded * pieceLength) / (1 - shrinkage);
    return {
      length,
      across,
      rowsNeeded,
      used: (pieces * pieceWidth * pieceLength) / (length * (1 - shrinkage) * fabricWidth),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ pieces, pieceWidth, pieceLength, fabricWidth, rowsNeeded }) =>
        Math.floor(fabricWidth / pieceLength + 1e-9) > 0 &&
        isBelow(
          Math.ceil(pieces / Math.floor(fabricWidth / pieceLength + 1e-9)) * pieceWidth,
          rowsNeeded * pieceLength,
        ),
      says: 'Turned by a quarter, with width and length exchanged, the pieces need less of a fabric without nap or direction.',
    },
  ],
  explanation:
    '{across} {across|piece fits|pieces fit} side by side: {rowsNeeded} {rowsNeeded|row takes|rows take} {length} of fabric.',
  examples: [
    {
      inputs: { pieces: 20, pieceWidth: 25, pieceLength: 30 },
      results: { length: 1.5, across: 4, rowsNeeded: 5, used: 90.90909 },
      source: 'By hand: 110/25, 20/4 × 30 cm; 100/110',
    },
    {
      inputs: { pieces: 7, pieceWidth: 50, pieceLength: 60, fabricWidth: 150, shrinkage: 10 },
      results: { length: 2, across: 3, rowsNeeded: 3 },
      source: 'By hand: 3 × 60/0.9 cm',
    },
    {
      inputs: { pieces: 3, pieceWidth: 60, pieceLength: 30 },
      results: { length: 0.9, across: 1, rowsNeeded: 3 },
      cautions: ['Turned by a quarter'],
      source: 'By hand: three rows of 30 cm; turned, one row of 60 cm',
    },
    {
      inputs: { pieces: 1, pieceWidth: 120, pieceLength: 60 },
      noResult: 'wider than the fabric',
      source: 'By hand: 120 > 110',
    },
  ],
  notes: ['Shrinkage counts along the length; enter the usable width that is left after washing.'],
  references: [{ title: 'Shaeffer: Sew Any Fabric (2003), chapter “Any Fabric”', isbn: '978-0-87349-643-8' }],
});
