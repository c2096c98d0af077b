import { choice, defineCalculator, integer, quantity } from '@reckoner/engine';

/** Stitches over the count, twice as many threads when stitching over two, and a margin on each side. */
export default defineCalculator({
  title: 'Cross stitch fabric size',
  description:
    'Size of the finished cross stitch design and of the fabric to cut from stitches, fabric count and margin.',
  keywords: ['Aida', 'evenweave', 'linen', 'embroidery', 'fabric count'],
  inputs: {
    across: integer({ label: 'Stitches across', symbol: 'n_x', min: 1, max: 100000 }),
    down: integer({ label: 'Stitches down', symbol: 'n_y', min: 1, max: 100000 }),
    count: quantity('1/in', {
      label: 'Fabric count',
      help: 'Threads or squares per inch.',
      symbol: 'c',
      min: 4,
      max: 60,
      default: 14,
      usual: [6, 40],
    }),
    over: choice(
      { one: { label: 'Over one (Aida)', value: 1 }, two: { label: 'Over two (linen, evenweave)', value: 2 } },
      { label: 'Stitched', symbol: 'k', default: 'one' },
    ),
    margin: quantity('in', { label: 'Margin on each side', symbol: 'm', min: 0, max: 100, default: 3, usual: [0, 6] }),
  },
  outputs: {
    fabricWidth: quantity('in', { label: 'Fabric width', symbol: 'W', places: 2 }),
    fabricHeight: quantity('in', { label: 'Fabric height', symbol: 'H', places: 2 }),
    width: quantity('in', { label: 'Design width', symbol: 'w', places: 2 }),
    height: quantity('in', { label: 'Design height', symbol: 'h', places: 2 }),
  },
  formula: ({ across, down, count, over, margin }) => {
    const width = (across * over) / count;
    const height = (down * over) / count;
    return { fabricWidth: width + 2 * margin, fabricHeight: height + 2 * margin, width, height };
  },
  explanation: 'The design is {width} by {height}; cut fabric of {fabricWidth} by {fabricHeight}.',
  examples: [
    {
      inputs: { across: 140, down: 98 },
      results: { fabricWidth: 16, fabricHeight: 13, width: 10, height: 7 },
      source: 'By hand: 140/14 and 98/14, 3 in on each side',
    },
    {
      inputs: { across: 140, down: 98, count: 28, over: 'two', margin: '5.08 cm' },
      results: { fabricWidth: 14, fabricHeight: 11, width: 10, height: 7 },
      source: 'By hand: 28 count over two is 14 count; 2 in on each side',
    },
  ],
  references: [{ title: 'DMC: Cross stitch guide, calculating the size of the fabric' }],
});
