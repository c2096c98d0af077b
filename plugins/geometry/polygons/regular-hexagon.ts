import { defineEquations } from '@reckoner/engine';
import { polygonWith, regularCorners } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** Any one of the six gives the others. */
export default defineEquations({
  title: 'Hexagon',
  description: 'Side, area, perimeter, diagonals and width across flats of a regular hexagon from any one of them.',
  keywords: ['regular hexagon', 'across flats', 'area of a hexagon', 'hex bolt', 'long diagonal'],
  variables: {
    side: { ...length, label: 'Side', symbol: 'a' },
    area,
    perimeter,
    long: { ...length, label: 'Long diagonal (across corners)', symbol: 'D' },
    flats: { ...length, label: 'Short diagonal (across flats)', symbol: 'd' },
    apothem: { ...length, label: 'Apothem', symbol: 'r' },
  },
  equations: ({ side, area, perimeter, long, flats, apothem }) => [
    [area, (3 * Math.sqrt(3) * side ** 2) / 2],
    [perimeter, 6 * side],
    [long, 2 * side],
    [flats, Math.sqrt(3) * side],
    [apothem, flats / 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Hexagon',
    draw: ({ side, long, flats, apothem }) => [
      ...polygonWith(regularCorners(6, side), [{ label: 'a', of: 'side' }]),
      {
        shape: 'line',
        color: 2,
        points: [
          [-long / 2, 0],
          [long / 2, 0],
        ],
        label: 'D',
        of: 'long',
      },
      { shape: 'dimension', from: [long / 2, -apothem], to: [long / 2, flats - apothem], label: 'd', of: 'flats' },
    ],
  },
  explanation: 'A regular hexagon of side {side} has the area {area} and is {flats} wide across flats.',
  examples: [
    {
      inputs: { side: 4 },
      results: { area: 41.569219381653, perimeter: 24, long: 8, flats: 6.9282032302755, apothem: 3.4641016151378 },
      source: 'Python: 24√3, 4√3',
    },
    {
      inputs: { flats: 10 },
      results: { side: 5.7735026918963, area: 86.602540378444, long: 11.547005383793 },
      source: 'Python: 10/√3, 50√3',
    },
    { inputs: { long: 2 }, results: { side: 1 }, source: 'By hand: half' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.5', isbn: '978-3-662-46220-1' }],
});
