import { defineEquations } from '@reckoner/engine';
import { boxShapes, oblique } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** Any one of the seven gives the others. */
export default defineEquations({
  title: 'Cube',
  description: 'Edge, volume, surface, diagonals and radii of a cube from any one of them.',
  keywords: ['volume of a cube', 'surface area of a cube', 'space diagonal'],
  variables: {
    edge: { ...length, label: 'Edge', symbol: 'a' },
    volume,
    surface: { ...area, label: 'Surface area' },
    faceDiagonal: { ...length, label: 'Face diagonal', symbol: 'd_2' },
    spaceDiagonal: { ...length, label: 'Space diagonal', symbol: 'd_3' },
    inradius: { ...length, label: 'Radius of the inscribed sphere', symbol: 'r' },
    circumradius: { ...length, label: 'Radius of the circumscribed sphere', symbol: 'R' },
  },
  equations: ({ edge, volume, surface, faceDiagonal, spaceDiagonal, inradius, circumradius }) => [
    [volume, edge ** 3],
    [surface, 6 * edge ** 2],
    [faceDiagonal, edge * Math.SQRT2],
    [spaceDiagonal, edge * Math.sqrt(3)],
    [inradius, edge / 2],
    [circumradius, spaceDiagonal / 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Cube',
    draw: ({ edge }) => [
      ...boxShapes([edge, edge, edge], { length: { label: 'a', of: 'edge' } }),
      {
        shape: 'line',
        color: 2,
        dashed: true,
        points: [[0, 0], oblique([edge, edge, edge])],
        label: 'd',
        of: 'spaceDiagonal',
      },
    ],
  },
  explanation: 'A cube of edge {edge} has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { edge: 5 },
      results: {
        volume: 125,
        surface: 150,
        faceDiagonal: 7.0710678118655,
        spaceDiagonal: 8.6602540378444,
        inradius: 2.5,
        circumradius: 4.3301270189222,
      },
      source: 'By hand: 5³, 6 × 25, 5√2, 5√3',
    },
    {
      inputs: { volume: 100 },
      results: { edge: 4.641588833612778, surface: 129.266081401913 },
      source: 'Python: 100^(1/3), 6 × 100^(2/3)',
    },
    { inputs: { surface: 96 }, results: { edge: 4, volume: 64 }, source: 'By hand: √16' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.3', isbn: '978-3-662-46220-1' }],
});
