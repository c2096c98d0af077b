import { defineEquations, type FigurePoint, integer, quantity } from '@reckoner/engine';
import { regularCorners } from '../shared/drawing.js';

/** Any one of the four gives the others; single angles hold for equiangular polygons. */
export default defineEquations({
  title: 'Interior and exterior angles of a polygon',
  description:
    'Angle sum and single angles of a polygon from its number of sides, or the number of sides from an angle.',
  keywords: ['sum of interior angles', 'exterior angle', 'number of sides', 'n-gon angles'],
  variables: {
    sides: integer({ label: 'Number of sides', symbol: 'n', min: 3, max: 100000 }),
    sum: quantity('rad', { label: 'Sum of the interior angles', unit: 'deg', symbol: '\\Sigma', min: 180 }),
    interior: quantity('rad', {
      label: 'Interior angle of a regular polygon',
      unit: 'deg',
      symbol: '\\alpha',
      min: 60,
      below: 180,
    }),
    exterior: quantity('rad', {
      label: 'Exterior angle of a regular polygon',
      unit: 'deg',
      symbol: '\\varepsilon',
      above: 0,
      max: 120,
    }),
  },
  equations: ({ sides, sum, interior, exterior }) => [
    [sum, (sides - 2) * Math.PI],
    [exterior, (2 * Math.PI) / sides],
    [interior, Math.PI - exterior],
  ],
  figure: {
    kind: 'drawing',
    title: 'Regular polygon with these angles',
    draw: ({ sides, exterior }) => {
      if (sides > 60) return undefined;
      const corners = regularCorners(sides, 1);
      const [first, second, last] = [corners[0]!, corners[1]!, corners.at(-1)!];
      const side = second[0] - first[0];
      const beyond: FigurePoint = [second[0] + 0.7 * side, second[1]];
      return [
        { shape: 'polygon', points: corners },
        { shape: 'line', dashed: true, color: 5, points: [second, beyond] },
        { shape: 'angle', at: first, from: second, to: last, of: 'interior' },
        { shape: 'angle', at: second, from: beyond, to: corners[2]!, ...(exterior > 0 && { of: 'exterior' }) },
      ];
    },
  },
  explanation: 'The interior angles of a polygon of {sides} sides sum to {sum}; if regular, each is {interior}.',
  examples: [
    { inputs: { sides: 6 }, results: { sum: 720, interior: 120, exterior: 60 }, source: 'By hand: 4 × 180°, 360°/6' },
    { inputs: { exterior: 24 }, results: { sides: 15, interior: 156, sum: 2340 }, source: 'By hand: 360/24, 13 × 180' },
    { inputs: { interior: 144 }, results: { sides: 10 }, source: 'By hand: 360/36' },
    { inputs: { sum: 1080 }, results: { sides: 8, interior: 135 }, source: 'By hand: 1080/180 + 2' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.5', isbn: '978-3-662-46220-1' }],
});
