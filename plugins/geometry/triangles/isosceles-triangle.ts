import { defineEquations, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { angle, area, length, perimeter } from '../shared/fields.js';

/** Two equal legs: any two that fix the shape give the rest. */
export default defineEquations({
  title: 'Isosceles triangle',
  description: 'Height, area and angles of an isosceles triangle from base and leg, or any two that fix it.',
  keywords: ['area of an isosceles triangle', 'apex angle', 'base angles', 'equal legs'],
  variables: {
    leg: { ...length, label: 'Leg', symbol: 'a' },
    base: { ...length, label: 'Base', symbol: 'b' },
    height: { ...length, label: 'Height on the base', symbol: 'h' },
    area,
    perimeter,
    apex: { ...angle, label: 'Apex angle', symbol: '\\gamma' },
    baseAngle: quantity('rad', { label: 'Base angle', unit: 'deg', symbol: '\\alpha', above: 0, below: 90 }),
  },
  equations: ({ leg, base, height, area, perimeter, apex, baseAngle }) => [
    [base, 2 * leg * Math.sin(apex / 2)],
    [height, leg * Math.cos(apex / 2)],
    [area, (base * height) / 2],
    [perimeter, 2 * leg + base],
    [baseAngle, (Math.PI - apex) / 2],
  ],
  requires: [
    {
      that: ({ base, leg }) => base < 2 * leg,
      field: 'base',
      says: 'The base, {base}, must be shorter than both legs of {leg} together.',
    },
    {
      that: ({ height, leg }) => height < leg,
      field: 'height',
      says: 'The height, {height}, must be shorter than a leg, {leg}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Triangle',
    draw: ({ base, height }) => [
      ...polygonWith(
        [
          [0, 0],
          [base, 0],
          [base / 2, height],
        ],
        [
          { label: 'b', of: 'base' },
          { label: 'a', of: 'leg' },
        ],
      ),
      {
        shape: 'line',
        color: 2,
        dashed: true,
        points: [
          [base / 2, 0],
          [base / 2, height],
        ],
        label: 'h',
        of: 'height',
      },
      { shape: 'angle', at: [0, 0], from: [base, 0], to: [base / 2, height], label: 'α', of: 'baseAngle' },
      { shape: 'angle', at: [base / 2, height], from: [0, 0], to: [base, 0], label: 'γ', of: 'apex' },
    ],
  },
  explanation: 'The triangle with legs of {leg} and the base {base} has the height {height} and the area {area}.',
  examples: [
    {
      inputs: { leg: 5, base: 6 },
      results: { height: 4, area: 12, perimeter: 16, baseAngle: 53.130102354156, apex: 73.739795291688 },
      source: 'By hand: √(25 - 9); angles arccos(3/5), 2 arcsin(3/5)',
    },
    {
      inputs: { leg: 10, apex: 40 },
      results: { base: 6.8404028665134, height: 9.3969262078591, area: 32.139380484327 },
      source: 'Python: 20 sin 20°, 10 cos 20°, 50 sin 40°',
    },
    { inputs: { base: 6, height: 4 }, results: { leg: 5, area: 12 }, source: 'By hand: √(16 + 9)' },
    { inputs: { leg: 5, base: 12 }, refused: 'both legs', source: 'By hand: 12 > 10' },
    { inputs: { leg: 5, height: 6 }, refused: 'shorter than a leg', source: 'By hand: 6 > 5' },
  ],
  notes: [
    'Two triangles fit some pairs (leg and area: an acute and an obtuse apex; area and perimeter): the other one is among the other solutions.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.3', isbn: '978-3-662-46220-1' }],
});
