import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Throw ratio = distance over image width. */
export default defineCalculator({
  title: 'Projector throw distance',
  description: 'Nearest and farthest place for a projector from the screen size and the throw ratios of its zoom lens.',
  keywords: ['throw ratio', 'projection', 'screen size', 'home cinema'],
  inputs: {
    diagonal: quantity('m', { label: 'Screen diagonal', unit: 'in', symbol: 'D', min: 5, max: 2000, usual: [20, 600] }),
    aspect: number({
      label: 'Aspect ratio (to 1)',
      text: 'ratio',
      symbol: 'a',
      min: 0.5,
      max: 5,
      default: 1.7777777777777777,
      usual: [1, 3],
    }),
    shortest: number({
      label: 'Shortest throw ratio',
      text: 'ratio',
      symbol: 'r_1',
      min: 0.1,
      max: 20,
      usual: [0.15, 12],
    }),
    longest: number({
      label: 'Longest throw ratio',
      text: 'ratio',
      help: 'The same without a zoom.',
      symbol: 'r_2',
      min: 0.1,
      max: 20,
      default: ({ shortest }) => shortest,
      usual: [0.15, 12],
    }),
  },
  outputs: {
    nearest: quantity('m', { label: 'Nearest distance', symbol: 'd_1', places: 2 }),
    farthest: quantity('m', { label: 'Farthest distance', symbol: 'd_2', places: 2 }),
    width: quantity('m', { label: 'Width of the image', symbol: 'w', places: 2 }),
    height: quantity('m', { label: 'Height of the image', symbol: 'h', places: 2 }),
  },
  formula: ({ diagonal, aspect, shortest, longest }) => {
    const height = diagonal / Math.hypot(aspect, 1);
    const width = aspect * height;
    return {
      nearest: width * Math.min(shortest, longest),
      farthest: width * Math.max(shortest, longest),
      width,
      height,
    };
  },
  explanation: ({ shortest, longest }) =>
    shortest === longest
      ? 'For an image {width} wide the projector stands {nearest} away.'
      : 'For an image {width} wide the projector stands between {nearest} and {farthest} away.',
  examples: [
    {
      inputs: { diagonal: '5 m', aspect: 1.3333333333333333, shortest: 1.5, longest: 2 },
      results: { nearest: 6, farthest: 8, width: 4, height: 3 },
      source: 'By hand: a 3-4-5 triangle; 4 × 1.5, 4 × 2',
    },
    {
      inputs: { diagonal: 100, shortest: 1.2 },
      results: { nearest: 2.656562, farthest: 2.656562, width: 2.213802 },
      source: 'Python 3.11: 2.54 × 16/√337 × 1.2',
    },
  ],
  references: [{ title: 'ANSI/INFOCOMM V202.01:2016: Display Image Size for 2D Content in Audiovisual Systems' }],
});
