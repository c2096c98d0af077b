import { choice, defineCalculator, gcd, integer, isAbove, number, text } from '@reckoner/engine';

/** Ratio in lowest terms; the other side scales in proportion and is rounded to whole pixels. */
export default defineCalculator({
  title: 'Aspect ratio',
  description: 'Aspect ratio of an image or screen in lowest terms, and the missing side of a scaled one.',
  keywords: ['16:9', 'resize image', 'scale', 'image dimensions', 'resolution'],
  inputs: {
    width: integer({ label: 'Width', symbol: 'w', min: 1, max: 1e6 }),
    height: integer({ label: 'Height', symbol: 'h', min: 1, max: 1e6 }),
    known: choice({ width: 'New width', height: 'New height' }, { label: 'Scale to', default: 'width' }),
    side: integer({ label: 'New side', min: 1, max: 1e6, optional: true }),
  },
  outputs: {
    ratio: text({ label: 'Aspect ratio' }),
    decimal: number({ label: 'Width to height', places: 4 }),
    newWidth: integer({ label: 'New width', optional: true }),
    newHeight: integer({ label: 'New height', optional: true }),
    megapixels: number({ label: 'Megapixels', places: 2 }),
  },
  algorithm: ({ width, height, known, side }) => {
    const divisor = gcd(width, height);
    const scaled = (whole: number, other: number) =>
      side === undefined ? undefined : Math.max(1, Math.round((side * whole) / other));
    return {
      ratio: `${width / divisor}:${height / divisor}`,
      decimal: width / height,
      newWidth: known === 'width' ? side : scaled(width, height),
      newHeight: known === 'height' ? side : scaled(height, width),
      megapixels: (width * height) / 1e6,
    };
  },
  explanation: '{width} × {height} has the aspect ratio {ratio}{newWidth?; scaled it is {newWidth} × {newHeight}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ width, height, newWidth, newHeight }) =>
        newWidth !== undefined &&
        newHeight !== undefined &&
        isAbove(Math.abs(newWidth * height - newHeight * width), 0.01 * newHeight * width),
      says: 'Rounding to whole pixels changes the ratio by more than 1%.',
    },
  ],
  examples: [
    {
      inputs: { width: 1920, height: 1080, side: 1280 },
      results: { ratio: '16:9', decimal: 1.777778, newWidth: 1280, newHeight: 720, megapixels: 2.0736 },
      source: 'By hand: gcd 120; 1280 × 9/16',
    },
    {
      inputs: { width: 3024, height: 4032, known: 'height', side: 1000 },
      results: { ratio: '3:4', newWidth: 750, newHeight: 1000 },
      source: 'By hand: gcd 1008; 1000 × 3/4',
    },
    {
      inputs: { width: 1366, height: 768 },
      results: { ratio: '683:384', decimal: 1.778646 },
      source: 'By hand: gcd 2',
    },
    {
      inputs: { width: 7, height: 11, known: 'height', side: 3 },
      results: { newWidth: 2, newHeight: 3 },
      cautions: ['whole pixels'],
      source: 'By hand: 21/11 = 1.9',
    },
  ],
  references: [{ title: 'ITU-R BT.709-6: Parameter values for the HDTV standards, §1: picture aspect ratio' }],
});
