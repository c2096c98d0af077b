import { defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Pythagoras: sides in the aspect ratio with the diagonal as hypotenuse. */
export default defineCalculator({
  title: 'Screen size, width and height',
  description:
    'Width, height and area of a screen from diagonal and aspect ratio, and how much larger it is than another one.',
  keywords: ['tv size', 'monitor dimensions', 'diagonal', '55 inch tv', 'compare screens'],
  inputs: {
    diagonal: quantity('in', { label: 'Diagonal', symbol: 'd', above: 0, max: 10000, usual: [0.5, 250] }),
    across: number({ label: 'Aspect ratio, across', symbol: 'a', above: 0.01, max: 100000, default: 16 }),
    down: number({ label: 'Aspect ratio, down', symbol: 'b', above: 0.01, max: 100000, default: 9 }),
    other: quantity('in', {
      label: 'Diagonal of another screen',
      symbol: 'd_2',
      above: 0.01,
      max: 10000,
      optional: true,
    }),
    otherAcross: number({ label: 'Its aspect ratio, across', symbol: 'a_2', above: 0.01, max: 100000, default: 16 }),
    otherDown: number({ label: 'Its aspect ratio, down', symbol: 'b_2', above: 0.01, max: 100000, default: 9 }),
  },
  outputs: {
    width: quantity('in', { label: 'Width', unit: 'cm', symbol: 'w', places: 2 }),
    height: quantity('in', { label: 'Height', unit: 'cm', symbol: 'h', places: 2 }),
    area: quantity('in^2', { label: 'Area', unit: 'cm^2', symbol: 'A', places: 1 }),
    larger: percent({ label: 'Area against the other screen', symbol: 'r', optional: true, places: 1 }),
  },
  formula: ({ diagonal, across, down, other, otherAcross, otherDown }) => {
    const width = (diagonal * across) / Math.hypot(across, down);
    const height = (diagonal * down) / Math.hypot(across, down);
    const area = width * height;
    if (other === undefined) return { width, height, area };
    const otherArea = (other ** 2 * otherAcross * otherDown) / (otherAcross ** 2 + otherDown ** 2);
    return { width, height, area, larger: area / otherArea };
  },
  explanation:
    'A screen of {diagonal} is {width} wide and {height} high{larger?; its area is {larger} of that of the other|}.',
  cautions: [
    {
      level: 'note',
      when: ({ other, otherAcross, otherDown }) => other === undefined && (otherAcross !== 16 || otherDown !== 9),
      says: 'The aspect ratio of another screen compares nothing without its diagonal: give that, too.',
    },
  ],
  examples: [
    {
      inputs: { diagonal: 55 },
      results: { width: 121.7591, height: 68.4895, area: 8339.2195 },
      source: 'Python: 55*16/math.hypot(16, 9) in × 2.54',
    },
    {
      inputs: { diagonal: 65, other: 55 },
      results: { width: 143.89712, larger: 139.669421 },
      source: 'By hand: (65/55)²',
    },
    {
      inputs: { diagonal: 34, across: 21, down: 9, other: '27 in' },
      results: { height: 34.01887, larger: 134.365885 },
      source: 'Python: areas of 34 in at 21:9 and 27 in at 16:9',
    },
    {
      inputs: { diagonal: 5, across: 4, down: 3 },
      results: { width: 10.16, height: 7.62 },
      source: 'By hand: 4 in and 3 in',
    },
    {
      inputs: { diagonal: 27, other: 34, otherAcross: 21, otherDown: 9 },
      results: { width: 59.7726503, larger: 74.4236532 },
      source: 'Python: areas of 27 in at 16:9 and 34 in at 21:9',
    },
    {
      inputs: { diagonal: 5, across: 4, down: 3, otherAcross: 3, otherDown: 2 },
      results: { width: 10.16, height: 7.62 },
      cautions: ['compares nothing'],
      source: 'By hand: 4 in and 3 in',
    },
  ],
  notes: ['100% against the other screen means the same area. The frame is not counted.'],
  references: [{ title: 'VESA: Display Monitor Timing Standard (square pixels and image size)' }],
});
