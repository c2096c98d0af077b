import { constant, defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Pixels across times pixels down. */
export default defineCalculator({
  title: 'Megapixels and image dimensions',
  description: 'Megapixels, aspect ratio, uncompressed size and largest good print of an image from its pixels.',
  keywords: ['resolution', 'image size', 'MP', 'camera'],
  inputs: {
    width: integer({ label: 'Pixels across', symbol: 'w', min: 1, max: 1e6, usual: [16, 100000] }),
    height: integer({ label: 'Pixels down', symbol: 'h', min: 1, max: 1e6, usual: [16, 100000] }),
    depth: quantity('bit', {
      label: 'Bits for each pixel',
      symbol: 'b',
      min: 1,
      max: 128,
      default: 24,
      usual: [8, 64],
    }),
  },
  outputs: {
    megapixels: number({ label: 'Megapixels', symbol: '\\mathrm{MP}', places: 2 }),
    aspect: number({ label: 'Aspect ratio (to 1)', symbol: 'a', places: 3 }),
    size: quantity('bit', { label: 'Uncompressed size', unit: 'MB', symbol: 'B', places: 1 }),
    printWidth: quantity('in', { label: 'Width of a print at 300 dpi', symbol: 'W', places: 2 }),
    printHeight: quantity('in', { label: 'Height of a print at 300 dpi', symbol: 'H', places: 2 }),
  },
  formula: ({ width, height, depth }) => ({
    megapixels: (width * height) / 1e6,
    aspect: width / height,
    size: width * height * depth,
    printWidth: width / constant(300, '1/in'),
    printHeight: height / constant(300, '1/in'),
  }),
  explanation: '{width} by {height} {height|pixel is|pixels are} {megapixels} megapixels, {size} uncompressed.',
  examples: [
    {
      inputs: { width: 6000, height: 4000 },
      results: { megapixels: 24, aspect: 1.5, size: 72, printWidth: 20, printHeight: 13.33333333 },
      source: 'By hand: 6000 × 4000; × 3 bytes; /300',
    },
    {
      inputs: { width: 1920, height: 1080, depth: 8 },
      results: { megapixels: 2.0736, size: 2.0736 },
      source: 'By hand: 1920 × 1080 bytes',
    },
  ],
  references: [{ title: 'CIPA DC-001: Guideline for Noting Digital Camera Specifications in Catalogs' }],
});
