import { defineCalculator, type FigurePoint } from '@reckoner/engine';
import { oblique, polygonWith, triangleCorners } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';
import { fromSides } from '../shared/triangle.js';

/** A right prism on a triangle given by its three sides. */
export default defineCalculator({
  title: 'Triangular prism',
  description: 'Volume and surface of a right triangular prism from the sides of its base and its length.',
  keywords: ['volume of a triangular prism', 'surface area', 'tent', 'wedge', 'heron'],
  inputs: {
    a: { ...length, label: 'First side of the triangle', symbol: 'a' },
    b: { ...length, label: 'Second side of the triangle', symbol: 'b' },
    c: { ...length, label: 'Third side of the triangle', symbol: 'c' },
    length: { ...length, label: 'Length of the prism', symbol: 'l' },
  },
  outputs: {
    volume,
    surface: { ...area, label: 'Total surface' },
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    base: { ...area, label: 'Area of the triangle', symbol: 'G' },
  },
  formula: ({ a, b, c, length }) => {
    const base = fromSides([a, b, c]).area;
    const lateral = (a + b + c) * length;
    return { volume: base * length, surface: lateral + 2 * base, lateral, base };
  },
  figure: {
    kind: 'drawing',
    title: 'Triangular prism',
    draw: ({ a, b, c, length }) => {
      const [top, left, right] = triangleCorners(a, b, c);
      const behind = ([x, y]: FigurePoint): FigurePoint => oblique([x, y, length]);
      return [
        ...polygonWith(
          [left, right, top],
          [
            { label: 'a', of: 'a' },
            { label: 'b', of: 'b' },
            { label: 'c', of: 'c' },
          ],
        ),
        { shape: 'line', points: [right, behind(right), behind(top), top] },
        { shape: 'line', dashed: true, points: [behind(right), behind(left), behind(top)] },
        { shape: 'line', dashed: true, points: [left, behind(left)] },
        { shape: 'line', points: [right, behind(right)], label: 'l', of: 'length' },
      ];
    },
  },
  explanation: 'The prism has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { a: 3, b: 4, c: 5, length: 10 },
      results: { volume: 60, surface: 132, lateral: 120, base: 6 },
      source: 'By hand: right triangle of area 6',
    },
    {
      inputs: { a: 7, b: 8, c: 9, length: 12 },
      results: { volume: 321.99378875996973, surface: 341.665631459995, lateral: 288 },
      source: 'Python: 12√720, 288 + 2√720',
    },
    {
      inputs: { a: 1, b: 2, c: 5, length: 12 },
      noResult: 'as long as the other two together',
      source: 'By hand: 5 > 3',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.3', isbn: '978-3-662-46220-1' }],
});
