import { defineEquations, isBelow, number, quantity } from '@reckoner/engine';

/** Pixels are length times density, across and down. */
export default defineEquations({
  title: 'Print size from pixels and DPI',
  description: 'Print size, pixels or resolution of an image from the others.',
  keywords: ['DPI', 'PPI', 'print resolution', 'photo print'],
  variables: {
    pixelsAcross: number({ label: 'Pixels across', symbol: 'p_x', above: 0, max: 1e7 }),
    pixelsDown: number({ label: 'Pixels down', symbol: 'p_y', above: 0, max: 1e7, optional: true }),
    width: quantity('in', { label: 'Width of the print', symbol: 'w', above: 0, max: 1e5, usual: [0.5, 200] }),
    height: quantity('in', {
      label: 'Height of the print',
      symbol: 'h',
      above: 0,
      max: 1e5,
      optional: true,
      usual: [0.5, 200],
    }),
    resolution: quantity('1/in', {
      label: 'Resolution in dots an inch',
      symbol: 'R',
      above: 0,
      max: 1e5,
      usual: [10, 2400],
    }),
  },
  equations: ({ pixelsAcross, pixelsDown, width, height, resolution }) => [
    [pixelsAcross, width * resolution],
    [pixelsDown, height * resolution],
  ],
  cautions: [
    {
      level: 'note',
      when: ({ resolution }) => isBelow(resolution, 150),
      says: 'Below 150 dots an inch a print looks coarse from near; posters are looked at from farther away.',
    },
  ],
  explanation:
    'At {width} across, {pixelsAcross} {pixelsAcross|pixel|pixels} are printed at a resolution of {resolution}.',
  examples: [
    {
      inputs: { pixelsAcross: 6000, pixelsDown: 4000, resolution: 300 },
      results: { width: 20, height: 13.33333333 },
      source: 'By hand: 6000/300, 4000/300',
    },
    {
      inputs: { width: '20 cm', resolution: 254 },
      results: { pixelsAcross: 2000 },
      source: 'By hand: 254 dots an inch are 100 a centimeter',
    },
    { inputs: { pixelsAcross: 3000, width: 10 }, results: { resolution: 300 }, source: 'By hand: 3000/10' },
    {
      inputs: { pixelsAcross: 3000, width: 40 },
      results: { resolution: 75 },
      cautions: ['looks coarse'],
      source: 'By hand: 3000/40',
    },
  ],
  references: [{ title: 'ISO 12233:2023: Digital cameras, resolution and spatial frequency responses' }],
});
