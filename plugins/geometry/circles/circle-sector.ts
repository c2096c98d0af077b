import { defineEquations, type FigurePoint, isAtMost, quantity } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** Radius and angle, or any two that fix the sector. */
export default defineEquations({
  title: 'Circular sector and arc length',
  description:
    'Arc length, area, chord and perimeter of a circular sector from radius and angle, or any two that fix it.',
  keywords: ['arc length', 'sector area', 'central angle', 'chord', 'pie slice', 's = r theta'],
  aliases: ['arc-length-circle'],
  variables: {
    radius: { ...length, label: 'Radius', symbol: 'r' },
    angle: quantity('rad', { label: 'Central angle', unit: 'deg', symbol: '\\theta', above: 0, max: 360 }),
    arc: { ...length, label: 'Arc length', symbol: 's' },
    area,
    perimeter,
    chord: quantity('cm', { label: 'Chord', symbol: 'c', min: 0 }),
  },
  equations: ({ radius, angle, arc, area, perimeter, chord }) => [
    [arc, radius * angle],
    [area, (radius ** 2 * angle) / 2],
    [perimeter, 2 * radius + arc],
    [chord, 2 * radius * Math.sin(angle / 2)],
  ],
  requires: [
    {
      that: ({ chord, radius }) => isAtMost(chord, 2 * radius),
      field: 'chord',
      says: 'The chord, {chord}, must not be longer than the diameter: twice the radius of {radius}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Sector',
    draw: ({ radius, angle }) => {
      const end: FigurePoint = [radius * Math.cos(angle), radius * Math.sin(angle)];
      return [
        { shape: 'arc', center: [0, 0], radius, from: 0, to: angle, sector: true, label: 's', of: 'arc' },
        {
          shape: 'line',
          points: [
            [0, 0],
            [radius, 0],
          ],
          label: 'r',
          of: 'radius',
        },
        { shape: 'line', dashed: true, points: [[radius, 0], end], label: 'c', of: 'chord' },
        { shape: 'arc', center: [0, 0], radius: radius / 5, from: 0, to: angle, color: 5, label: 'θ', of: 'angle' },
      ];
    },
  },
  explanation: 'A sector of {angle} with radius {radius} has the arc {arc} and the area {area}.',
  examples: [
    {
      inputs: { radius: 12, angle: 75 },
      results: { arc: 15.707963267949, area: 94.247779607694, perimeter: 39.707963267949, chord: 14.610274296209 },
      source: 'Python: 12 × 75° in radians, r²θ/2, 2r sin(θ/2)',
    },
    { inputs: { radius: 2, angle: '1 rad' }, results: { arc: 2, area: 2 }, source: 'By hand: 2 × 1, 4/2' },
    { inputs: { arc: 10, radius: 5 }, results: { angle: 114.591559026165, area: 25 }, source: 'By hand: 2 rad' },
    { inputs: { area: 50, radius: 10 }, results: { angle: 57.29577951308232, arc: 10 }, source: 'By hand: 1 rad' },
    { inputs: { radius: 12, chord: 30 }, refused: 'longer than the diameter', source: 'By hand: 30 > 24' },
  ],
  notes: [
    'Two sectors may fit area and perimeter, and a chord may belong to the larger angle of the circle: the other one is among the other solutions.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.6', isbn: '978-3-662-46220-1' }],
});
