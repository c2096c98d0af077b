import { defineEquations } from '@reckoner/engine';
import { boxShapes, oblique } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A box: three edges, or any three that fix it. */
export default defineEquations({
  title: 'Rectangular prism (box)',
  description:
    'Volume, surface and space diagonal of a box from its three edges, or missing edges from the volume, the surface and the diagonal.',
  keywords: ['volume of a box', 'cuboid', 'surface area of a box', 'space diagonal'],
  variables: {
    length: { ...length, label: 'Length', symbol: 'a' },
    width: { ...length, label: 'Width', symbol: 'b' },
    height: { ...length, label: 'Height', symbol: 'c' },
    volume,
    surface: { ...area, label: 'Surface area' },
    diagonal: { ...length, label: 'Space diagonal', symbol: 'd' },
  },
  equations: ({ length, width, height, volume, surface, diagonal }) => [
    [volume, length * width * height],
    [surface, 2 * (length * width + width * height + height * length)],
    [diagonal ** 2, length ** 2 + width ** 2 + height ** 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Box',
    draw: ({ length, width, height }) => [
      ...boxShapes([length, height, width], {
        length: { label: 'a', of: 'length' },
        depth: { label: 'b', of: 'width' },
        height: { label: 'c', of: 'height' },
      }),
      {
        shape: 'line',
        color: 2,
        dashed: true,
        points: [[0, 0], oblique([length, height, width])],
        label: 'd',
        of: 'diagonal',
      },
    ],
  },
  explanation: 'A box of {length} by {width} by {height} has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { length: 3, width: 4, height: 12 },
      results: { volume: 144, surface: 192, diagonal: 13 },
      source: 'By hand: 3 × 4 × 12, 2 (12 + 48 + 36), √169',
    },
    { inputs: { volume: 144, length: 3, width: 4 }, results: { height: 12 }, source: 'By hand: 144/12' },
    {
      inputs: { surface: 192, length: 3, width: 4 },
      results: { height: 12, volume: 144 },
      source: 'By hand: (96 - 12)/7',
    },
    { inputs: { diagonal: 13, length: 3, width: 4 }, results: { height: 12 }, source: 'By hand: √(169 - 25)' },
  ],
  notes: ['Where only one edge or none is given, the edges found may as well be exchanged.'],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.3', isbn: '978-3-662-46220-1' }],
});
