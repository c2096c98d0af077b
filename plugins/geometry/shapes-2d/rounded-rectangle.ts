import { defineCalculator, isAtMost, quantity } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** Four quarter circles in place of the corners. */
export default defineCalculator({
  title: 'Rounded rectangle',
  description:
    'Area, perimeter, straight edges and diagonal of a rectangle with rounded corners from its overall sides and corner radius.',
  keywords: ['rectangle with rounded corners', 'rounded corner radius area', 'rounded square', 'corner radius'],
  inputs: {
    length: { ...length, label: 'Overall length', symbol: 'a' },
    width: { ...length, label: 'Overall width', symbol: 'b' },
    radius: quantity('cm', { label: 'Corner radius', symbol: 'r', min: 0, max: 1e12 }),
  },
  outputs: {
    area,
    perimeter,
    straightLength: quantity('cm', { label: 'Straight edge along the length', symbol: 's_a' }),
    straightWidth: quantity('cm', { label: 'Straight edge along the width', symbol: 's_b' }),
    diagonal: quantity('cm', { label: 'Diagonal between the rounded corners', symbol: 'd' }),
    removed: quantity('cm^2', { label: 'Area that the rounding takes off', symbol: 'A_0' }),
  },
  formula: ({ length, width, radius }) => {
    // Half a side of 0.3 and a radius of 0.15 may differ by their last digits.
    const straightLength = Math.max(0, length - 2 * radius);
    const straightWidth = Math.max(0, width - 2 * radius);
    const removed = (4 - Math.PI) * radius ** 2;
    return {
      area: length * width - removed,
      perimeter: 2 * (length + width) - (8 - 2 * Math.PI) * radius,
      straightLength,
      straightWidth,
      diagonal: Math.hypot(straightLength, straightWidth) + 2 * radius,
      removed,
    };
  },
  requires: [
    {
      that: ({ radius, length }) => isAtMost(2 * radius, length),
      field: 'radius',
      says: 'The radius, {radius}, must not exceed half the length of {length}.',
    },
    {
      that: ({ radius, width }) => isAtMost(2 * radius, width),
      field: 'radius',
      says: 'The radius, {radius}, must not exceed half the width of {width}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Rounded rectangle',
    draw: ({ length, width, radius }) => {
      const corner = (x: number, y: number, from: number) =>
        Array.from({ length: 16 }, (_, step): [number, number] => {
          const turn = from + (Math.PI * step) / 30;
          return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
        });
      const right = length - radius;
      const top = width - radius;
      return [
        {
          shape: 'polygon',
          points: [
            ...corner(right, radius, -Math.PI / 2),
            ...corner(right, top, 0),
            ...corner(radius, top, Math.PI / 2),
            ...corner(radius, radius, Math.PI),
          ],
        },
        { shape: 'dimension', from: [0, 0], to: [length, 0], label: 'a', of: 'length' },
        { shape: 'dimension', from: [length, 0], to: [length, width], label: 'b', of: 'width' },
        ...(radius > 0
          ? [
              {
                shape: 'line' as const,
                color: 2 as const,
                points: [
                  [radius, top],
                  [radius * (1 - Math.SQRT1_2), top + radius * Math.SQRT1_2],
                ] as const,
                label: 'r',
                of: 'radius',
              },
            ]
          : []),
      ];
    },
  },
  explanation:
    'A rectangle of {length} by {width} with corners rounded by {radius} has the area {area} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { length: 12, width: 12, radius: 2.5 },
      results: { area: '138.635', perimeter: '43.708', straightLength: 7, straightWidth: 7 },
      source: 'Had2Know: Perimeter and area of a rounded rectangle, example',
    },
    {
      inputs: { length: 10, width: 6, radius: 2 },
      results: {
        area: 56.56637061435917,
        perimeter: 28.566370614359172,
        straightLength: 6,
        straightWidth: 2,
        diagonal: 10.32455532033676,
        removed: 3.4336293856408275,
      },
      source: 'By hand: the cross of 10 × 2 and 6 × 4, and a circle of 4π; twice 6 and 2, and 4π; √40 + 4',
    },
    {
      inputs: { length: 10, width: 6, radius: 0 },
      results: { area: 60, perimeter: 32, diagonal: 11.661903789690601, removed: 0 },
      source: 'By hand: a rectangle, √136',
    },
    {
      inputs: { length: 6, width: 6, radius: 3 },
      results: {
        area: 28.274333882308138,
        perimeter: 18.84955592153876,
        diagonal: 6,
        straightLength: 0,
        straightWidth: 0,
      },
      source: 'By hand: a circle, 9π and 6π',
    },
    { inputs: { length: 5, width: 20, radius: 3 }, refused: 'half the length', source: 'By hand: 3 > 2.5' },
    { inputs: { length: 20, width: 5, radius: 3 }, refused: 'half the width', source: 'By hand: 3 > 2.5' },
  ],
  notes: ['All four corners have the same radius.'],
  references: [
    { title: 'Weisstein: Rounded Rectangle, MathWorld', url: 'https://mathworld.wolfram.com/RoundedRectangle.html' },
    {
      title: 'Had2Know: Perimeter and Area of a Rounded Rectangle',
      url: 'http://www.had2know.com/academics/rounded-rectangle-area-perimeter.html',
    },
  ],
});
