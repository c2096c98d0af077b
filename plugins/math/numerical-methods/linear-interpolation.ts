import { category, defineCalculator, number, sumOfProducts } from '@reckoner/engine';

/** y = y₁ + (x - x₁)(y₂ - y₁)/(x₂ - x₁), inside or outside the two points. */
export default defineCalculator({
  title: 'Linear interpolation',
  description: 'Value between or beyond two known points on the straight line through them.',
  keywords: ['interpolate', 'extrapolation', 'lerp', 'FORECAST', 'table lookup'],
  inputs: {
    x1: number({ label: 'x of the first point', symbol: 'x_1', min: -1e9, max: 1e9 }),
    y1: number({ label: 'y of the first point', symbol: 'y_1', min: -1e9, max: 1e9 }),
    x2: number({ label: 'x of the second point', symbol: 'x_2', min: -1e9, max: 1e9 }),
    y2: number({ label: 'y of the second point', symbol: 'y_2', min: -1e9, max: 1e9 }),
    x: number({ label: 'x', symbol: 'x', min: -1e9, max: 1e9 }),
  },
  outputs: {
    y: number({ label: 'y', symbol: 'y' }),
    slope: number({ label: 'Slope', symbol: 'm' }),
    kind: category(['Interpolation', 'Extrapolation'], { label: 'Position' }),
  },
  formula: ({ x1, y1, x2, y2, x }) => {
    const width = sumOfProducts([x2], [-1, x1]);
    const y = sumOfProducts([y1, x2], [-1, y1, x], [y2, x], [-1, y2, x1]) / width;
    const inside = x >= Math.min(x1, x2) && x <= Math.max(x1, x2);
    return { y, slope: sumOfProducts([y2], [-1, y1]) / width, kind: inside ? 'Interpolation' : 'Extrapolation' };
  },
  shown: ({ x1, y1, x2, y2, x }) => ({
    y: y1 + ((x - x1) * (y2 - y1)) / (x2 - x1),
    slope: (y2 - y1) / (x2 - x1),
  }),
  explanation: 'At x = {x} the line through the points has y = {y}.',
  requires: [
    { that: ({ x1, x2 }) => x1 !== x2, field: 'x2', says: 'Both points have the same x: the two must differ.' },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ kind }) => kind === 'Extrapolation',
      says: 'The x lies outside of the two points: what they belong to need not go on along their line.',
    },
  ],
  examples: [
    {
      inputs: { x1: 100, y1: 419.06, x2: 150, y2: 632.18, x: 120 },
      results: { y: 504.308, slope: 4.2624, kind: 'Interpolation' },
      source: 'By hand: 419.06 + 0.4 × 213.12',
    },
    {
      inputs: { x1: 0, y1: 10, x2: 2, y2: 4, x: 5 },
      results: { y: -5, slope: -3, kind: 'Extrapolation' },
      cautions: ['outside of the two points'],
      source: 'By hand: 10 - 15',
    },
    {
      inputs: { x1: 0, y1: 10, x2: 2, y2: 4, x: 2 },
      results: { y: 4, kind: 'Interpolation' },
      source: 'By hand: the point',
    },
    {
      inputs: { x1: 0.1, y1: -0.1, x2: 0.3, y2: 0.1, x: 0.2 },
      results: { y: 0, slope: 1 },
      source: 'By hand: the middle',
    },
    { inputs: { x1: 1, y1: 10, x2: 1, y2: 4, x: 5 }, refused: 'same x', source: 'By definition' },
  ],
  references: [{ title: 'Abramowitz, Stegun: Handbook of Mathematical Functions, §25.2', isbn: '978-0-486-61272-0' }],
});
