import { defineEquations, type FigurePoint } from '@reckoner/engine';
import { oblique } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A right pyramid on a square: any two that fix it give the rest. */
export default defineEquations({
  title: 'Square pyramid',
  description:
    'Volume, slant height, edges and surfaces of a square pyramid from base and height, or any two that fix it.',
  keywords: ['volume of a pyramid', 'slant height', 'lateral surface', 'egyptian pyramid'],
  variables: {
    base: { ...length, label: 'Side of the base', symbol: 'a' },
    height: { ...length, label: 'Height', symbol: 'h' },
    slant: { ...length, label: 'Slant height', symbol: 's' },
    edge: { ...length, label: 'Lateral edge', symbol: 'e' },
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
  },
  equations: ({ base, height, slant, edge, volume, lateral, surface }) => [
    [slant ** 2, height ** 2 + (base / 2) ** 2],
    [edge ** 2, height ** 2 + base ** 2 / 2],
    [volume, (base ** 2 * height) / 3],
    [lateral, 2 * base * slant],
    [surface, base ** 2 + lateral],
  ],
  requires: [
    {
      that: ({ base, slant }) => base < 2 * slant,
      field: 'slant',
      says: 'The slant height, {slant}, must be longer than half of {base}, the side of the base.',
    },
    {
      that: ({ height, slant }) => height < slant,
      field: 'slant',
      says: 'The slant height, {slant}, must be longer than the height, {height}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Square pyramid',
    draw: ({ base, height }) => {
      const at = (x: number, z: number) => oblique([x * base, 0, z * base]);
      const [middleX, middleY] = at(0.5, 0.5);
      const top: FigurePoint = [middleX, middleY + height];
      return [
        { shape: 'polygon', points: [at(0, 0), at(1, 0), at(1, 1), top] },
        { shape: 'line', dashed: true, points: [at(0, 0), at(0, 1), at(1, 1)] },
        { shape: 'line', dashed: true, points: [at(0, 1), top] },
        { shape: 'line', points: [at(1, 0), top] },
        { shape: 'line', points: [at(0, 0), at(1, 0)], label: 'a', of: 'base' },
        { shape: 'line', color: 2, dashed: true, points: [[middleX, middleY], top], label: 'h', of: 'height' },
        { shape: 'line', color: 3, points: [at(0.5, 0), top], label: 's', of: 'slant' },
        { shape: 'line', points: [at(0, 0), top], label: 'e', of: 'edge' },
      ];
    },
  },
  explanation: 'The pyramid has the volume {volume}, the slant height {slant} and the surface {surface}.',
  examples: [
    {
      inputs: { base: 6, height: 4 },
      results: { slant: 5, edge: 5.830951894845301, volume: 48, lateral: 60, surface: 96 },
      source: 'By hand: √(16 + 9), √(16 + 18), 36 × 4/3',
    },
    {
      inputs: { base: '230.4 m', height: '146.6 m' },
      results: { slant: 18644.731159231, volume: 2594045952000 },
      source: 'Great Pyramid; Python: 230.4² × 146.6/3 m³, √(146.6² + 115.2²) m',
    },
    { inputs: { base: 6, slant: 5 }, results: { height: 4 }, source: 'By hand: √(25 - 9)' },
    { inputs: { volume: 48, base: 6 }, results: { height: 4 }, source: 'By hand: 144/36' },
    { inputs: { base: 6, slant: 3 }, refused: 'half of 6 cm', source: 'By hand: no height' },
    { inputs: { height: 5, slant: 4 }, refused: 'longer than the height', source: 'By hand: 4 < 5' },
  ],
  notes: [
    'Two pyramids fit some pairs (volume with slant height, edge or surface: a steep and a flat one): the other one is among the other solutions.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.3', isbn: '978-3-662-46220-1' }],
});
