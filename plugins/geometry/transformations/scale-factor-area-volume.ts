import { defineEquations, number } from '@reckoner/engine';

/** Lengths grow by k, areas by k², volumes by k³. */
export default defineEquations({
  title: 'Scale factor of length, area and volume',
  description: 'How lengths, areas and volumes of similar figures scale, from any one of the three factors.',
  keywords: ['similar figures', 'square-cube law', 'scale model', 'ratio of areas', 'ratio of volumes'],
  variables: {
    lengths: number({ label: 'Length factor', symbol: 'k', above: 0, max: 1e4 }),
    areas: number({ label: 'Area factor', symbol: 'k_A', above: 0, max: 1e8 }),
    volumes: number({ label: 'Volume factor', symbol: 'k_V', above: 0, max: 1e12 }),
  },
  equations: ({ lengths, areas, volumes }) => [
    [areas, lengths ** 2],
    [volumes, lengths ** 3],
  ],
  figure: {
    kind: 'drawing',
    title: 'Squares',
    draw: ({ lengths }) => [
      { shape: 'rectangle', corner: [0, 0], width: 1, height: 1 },
      { shape: 'rectangle', color: 2, corner: [1.2 + 0.2 * lengths, 0], width: lengths, height: lengths, of: 'areas' },
      {
        shape: 'dimension',
        from: [1.2 + 0.2 * lengths, 0],
        to: [1.2 + 1.2 * lengths, 0],
        of: 'lengths',
      },
    ],
  },
  explanation: 'Lengths scale by {lengths}, areas by {areas} and volumes by {volumes}.',
  examples: [
    { inputs: { lengths: 3 }, results: { areas: 9, volumes: 27 }, source: 'By hand: 3², 3³' },
    { inputs: { areas: 2.25 }, results: { lengths: 1.5, volumes: 3.375 }, source: 'By hand: √2.25' },
    { inputs: { volumes: 0.125 }, results: { lengths: 0.5, areas: 0.25 }, source: 'By hand: ∛0.125' },
  ],
  references: [{ title: 'Euclid: Elements, book VI, proposition 19, and book XI, proposition 33' }],
});
