import { defineCalculator, noResult, quantity, sumOfProducts } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** The triangle that remains when the short base is taken off the long one gives height and angles. */
export default defineCalculator({
  title: 'Trapezoid',
  description: 'Area, height, angles and diagonals of a trapezoid from its two parallel sides and two legs.',
  keywords: ['area of a trapezoid', 'trapezium', 'midsegment', 'parallel sides', 'legs'],
  inputs: {
    a: { ...length, label: 'Longer parallel side', symbol: 'a' },
    b: { ...length, label: 'Shorter parallel side', symbol: 'b' },
    c: { ...length, label: 'Left leg', symbol: 'c' },
    d: { ...length, label: 'Right leg', symbol: 'd' },
  },
  outputs: {
    area,
    perimeter,
    height: { ...length, label: 'Height', symbol: 'h' },
    midsegment: { ...length, label: 'Midsegment', symbol: 'm' },
    left: quantity('rad', { label: 'Left base angle', unit: 'deg', symbol: '\\alpha' }),
    right: quantity('rad', { label: 'Right base angle', unit: 'deg', symbol: '\\beta' }),
    rising: { ...length, label: 'Diagonal from the lower left', symbol: 'e' },
    falling: { ...length, label: 'Diagonal from the lower right', symbol: 'f' },
  },
  formula: ({ a, b, c, d }) => {
    const rest = a - b;
    const offset = (rest ** 2 + c ** 2 - d ** 2) / (2 * rest);
    // Exact, so that legs that just reach make no trapezoid of almost no height.
    const excess = sumOfProducts([b], [c], [d], [-1, a]);
    const leftExcess = sumOfProducts([a], [-1, b], [-1, c], [d]);
    const rightExcess = sumOfProducts([a], [-1, b], [c], [-1, d]);
    if (excess <= 0 || leftExcess <= 0 || rightExcess <= 0)
      throw noResult('Such legs do not reach each other: no trapezoid has these sides.');
    const height = Math.sqrt((rest + c + d) * excess * leftExcess * rightExcess) / (2 * rest);
    const midsegment = (a + b) / 2;
    return {
      area: midsegment * height,
      perimeter: a + b + c + d,
      height,
      midsegment,
      left: Math.atan2(height, offset),
      right: Math.atan2(height, rest - offset),
      rising: Math.hypot(offset + b, height),
      falling: Math.hypot(a - offset, height),
    };
  },
  requires: [
    {
      that: ({ a, b }) => a > b,
      field: 'a',
      says: 'The first parallel side, {a}, must be the longer one; with equal ones the legs would not fix the height.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Trapezoid',
    draw: ({ a, b, height, left }) => {
      const offset = height / Math.tan(left);
      return [
        ...polygonWith(
          [
            [0, 0],
            [a, 0],
            [offset + b, height],
            [offset, height],
          ],
          [
            { label: 'a', of: 'a' },
            { label: 'd', of: 'd' },
            { label: 'b', of: 'b' },
            { label: 'c', of: 'c' },
          ],
        ),
        {
          shape: 'line',
          dashed: true,
          color: 2,
          points: [
            [offset, 0],
            [offset, height],
          ],
          label: 'h',
          of: 'height',
        },
        { shape: 'angle', at: [0, 0], from: [a, 0], to: [offset, height], label: 'α', of: 'left' },
        { shape: 'angle', at: [a, 0], from: [0, 0], to: [offset + b, height], label: 'β', of: 'right' },
      ];
    },
  },
  explanation: 'The trapezoid is {height} high and has the area {area}.',
  examples: [
    {
      inputs: { a: 10, b: 4, c: 5, d: 5 },
      results: {
        area: 28,
        height: 4,
        midsegment: 7,
        perimeter: 24,
        left: 53.130102354156,
        right: 53.130102354156,
        rising: 8.06225774829855,
        falling: 8.06225774829855,
      },
      source: 'By hand: offset 3, height √(25 - 9), √65',
    },
    {
      inputs: { a: 20, b: 11, c: 7, d: 8 },
      results: {
        area: 92.4241430699913,
        height: 5.96284793999944,
        left: 58.4118644947988,
        right: 48.1896851042214,
        rising: 15.8324561160506,
        falling: 17.3877351409933,
      },
      source: 'Python: offset 66/18, height √(49 - offset²)',
    },
    { inputs: { a: 4, b: 10, c: 5, d: 5 }, refused: 'longer one', source: 'By definition' },
    { inputs: { a: 10, b: 10, c: 4, d: 4 }, refused: 'longer one', source: 'By hand: any parallelogram' },
    { inputs: { a: 0.3, b: 0.1, c: 0.1, d: 0.1 }, noResult: 'no trapezoid', source: 'By hand: 0.1 + 0.1 = 0.2' },
    { inputs: { a: 0.3, b: 0.1, c: 0.3, d: 0.1 }, noResult: 'no trapezoid', source: 'By hand: 0.3 - 0.1 = 0.2' },
    { inputs: { a: 10, b: 4, c: 2, d: 3 }, noResult: 'no trapezoid', source: 'By hand: 2 + 3 < 6' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.4', isbn: '978-3-662-46220-1' }],
});
