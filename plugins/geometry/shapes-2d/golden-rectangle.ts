import { choice, defineCalculator, integer, quantity, type Shape, table } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** What remains of a golden rectangle without its square is again one, smaller by φ. */
export default defineCalculator({
  title: 'Golden rectangle',
  description:
    'Sides, area, perimeter and diagonal of a rectangle in the golden ratio, and the squares that divide it, from one side, the diagonal, the perimeter or the area.',
  keywords: ['golden ratio rectangle', 'phi rectangle', 'divine proportion', 'golden spiral', 'golden section squares'],
  inputs: {
    known: choice(
      {
        short: { label: 'Short side', also: ['width'] },
        long: { label: 'Long side', also: ['length'] },
        diagonal: 'Diagonal',
        perimeter: 'Perimeter',
        area: 'Area',
      },
      { label: 'Known', default: 'short' },
    ),
    size: quantity('cm', {
      label: 'Known length',
      symbol: 's',
      above: 0,
      max: 1e12,
      when: { known: ['short', 'long', 'diagonal', 'perimeter'] },
    }),
    surface: quantity('cm^2', { label: 'Known area', symbol: 'A_0', above: 0, max: 1e24, when: { known: 'area' } }),
    squares: integer({ label: 'Squares to cut off', symbol: 'n', min: 1, max: 30, default: 6 }),
  },
  outputs: {
    long: { ...length, label: 'Long side', symbol: 'a' },
    short: { ...length, label: 'Short side', symbol: 'b' },
    area,
    perimeter,
    diagonal: { ...length, label: 'Diagonal', symbol: 'd' },
    spiral: quantity('cm', { label: 'Length of the spiral of quarter circles', symbol: 'l' }),
    pieces: table(
      {
        square: integer({ label: 'Square' }),
        side: quantity('cm', { label: 'Side' }),
        area: quantity('cm^2', { label: 'Area' }),
        rest: quantity('cm', { label: 'Short side of the rest' }),
      },
      { label: 'Squares cut off, each from the rest of the one before' },
    ),
  },
  formula: ({ known, size, surface, squares }) => {
    const short =
      known === 'short'
        ? size
        : known === 'long'
          ? size / phi
          : known === 'diagonal'
            ? size / Math.sqrt(1 + phi ** 2)
            : known === 'perimeter'
              ? size / (2 * (1 + phi))
              : Math.sqrt(surface / phi);
    const long = phi * short;
    const sides = Array.from({ length: squares }, (_, index) => short / phi ** index);
    return {
      long,
      short,
      area: long * short,
      perimeter: 2 * (long + short),
      diagonal: Math.hypot(long, short),
      // The sum of a geometric series.
      spiral: ((Math.PI / 2) * short * (1 - phi ** -squares)) / (1 - 1 / phi),
      pieces: sides.map((side, index) => ({ square: index + 1, side, area: side ** 2, rest: side / phi })),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Golden rectangle',
    draw: ({ long, short, squares }) => {
      const shapes: Shape[] = [];
      let [x, y, width, height] = [0, 0, long, short];
      for (let index = 0; index < Math.min(squares, 10); index++) {
        const side = Math.min(width, height);
        // Taken off at the left, the top, the right and the bottom in turn, with the center of its arc at the rest.
        const turn = index % 4;
        const left = turn === 2 ? x + width - side : x;
        const bottom = turn === 1 ? y + height - side : y;
        const center = [
          left + (turn === 0 || turn === 3 ? side : 0),
          bottom + (turn === 2 || turn === 3 ? side : 0),
        ] as const;
        const from = [Math.PI / 2, 0, -Math.PI / 2, Math.PI][turn]!;
        shapes.push(
          { shape: 'rectangle', corner: [left, bottom], width: side, height: side, fill: false, color: 5 },
          { shape: 'arc', center, radius: side, from, to: from + Math.PI / 2, color: 2, fill: false },
        );
        if (turn === 0) x += side;
        if (turn === 3) y += side;
        if (turn === 0 || turn === 2) width -= side;
        else height -= side;
      }
      return [
        { shape: 'rectangle', corner: [0, 0], width: long, height: short },
        ...shapes,
        { shape: 'dimension', from: [0, 0], to: [long, 0], label: 'a', of: 'long' },
        { shape: 'dimension', from: [long, 0], to: [long, short], label: 'b', of: 'short' },
      ];
    },
  },
  explanation: 'The golden rectangle is {long} by {short}, with the area {area} and the diagonal {diagonal}.',
  examples: [
    {
      inputs: { size: 10 },
      results: {
        long: 16.1803398875,
        short: 10,
        area: 161.803398875,
        perimeter: 52.360679775,
        diagonal: 19.0211303259,
        pieces: {
          length: 6,
          rows: { 1: { side: 6.180339887499, area: 38.19660112501, rest: 3.819660112501 } },
        },
      },
      source: 'By hand: φ = (1 + √5)/2; Python: √(161.8034φ + 100)',
    },
    {
      inputs: { known: 'long', size: 10, squares: 1 },
      results: {
        short: 6.180339887499,
        area: 61.80339887499,
        perimeter: 32.360679775,
        diagonal: 11.75570504585,
        spiral: 9.708055193627,
        pieces: { length: 1, rows: { 0: { square: 1, rest: 3.819660112501 } } },
      },
      source: 'Python, decimal: 10/φ; the spiral is π/2 × 6.18034',
    },
    {
      inputs: { known: 'diagonal', size: 10 },
      results: { long: 8.50650808352, short: 5.257311121191, area: 44.72135955 },
      source: 'Python, decimal: a² = 100/(1 + 1/φ²)',
    },
    {
      inputs: { known: 'perimeter', size: 100 },
      results: { long: 30.90169943749, short: 19.09830056251, area: 590.1699437495 },
      source: 'Python, decimal: b = 50/(1 + φ)',
    },
    {
      inputs: { known: 'area', surface: 100, squares: 1 },
      results: { long: 12.72019649514, short: 7.861513777574, spiral: 12.34883696486 },
      source: 'Python, decimal: b² = 100/φ; π/2 × b',
    },
  ],
  notes: ['The quarter circles, one in each square cut off, come close to the golden spiral but are not it.'],
  references: [
    { title: 'Weisstein: Golden Rectangle, MathWorld', url: 'https://mathworld.wolfram.com/GoldenRectangle.html' },
  ],
});

const phi = (1 + Math.sqrt(5)) / 2;
