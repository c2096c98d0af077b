import { choice, defineCalculator, percent, quantity, roundTo } from '@reckoner/engine';

const PAN_SHAPES = { round: 'Round', rectangular: 'Rectangular or square' } as const;

function areaOf(shape: 'round' | 'rectangular', width: number, length: number) {
  return shape === 'round' ? (Math.PI / 4) * width ** 2 : width * length;
}

/** Equal depth of batter: ingredients scale with the area of the pan. */
export default defineCalculator({
  title: 'Baking pan size conversion',
  description: 'Factor by which to scale a recipe from one baking pan to another, at the same depth, from their sizes.',
  keywords: ['cake pan', 'tin size', 'recipe conversion', 'springform'],
  inputs: {
    fromShape: choice(PAN_SHAPES, { label: 'Pan of the recipe', default: 'round' }),
    fromWidth: quantity('cm', { usual: [10, 70], label: 'Its diameter or width', symbol: 'd_1', above: 0, max: 500 }),
    fromLength: quantity('cm', {
      usual: [10, 90],
      label: 'Its length',
      symbol: 'l_1',
      above: 0,
      max: 500,
      when: { fromShape: 'rectangular' },
    }),
    toShape: choice(PAN_SHAPES, { label: 'Your pan', default: 'round' }),
    toWidth: quantity('cm', {
      usual: [10, 70],
      label: 'Your pan’s diameter or width',
      symbol: 'd_2',
      above: 0,
      max: 500,
    }),
    toLength: quantity('cm', {
      usual: [10, 90],
      label: 'Your pan’s length',
      symbol: 'l_2',
      above: 0,
      max: 500,
      when: { toShape: 'rectangular' },
    }),
  },
  outputs: {
    factor: percent({ label: 'Take of every ingredient', symbol: 'f', places: 0 }),
    fromArea: quantity('cm^2', { label: 'Area of the recipe’s pan', symbol: 'A_1', places: 0 }),
    toArea: quantity('cm^2', { label: 'Area of your pan', symbol: 'A_2', places: 0 }),
  },
  formula: ({ fromShape, fromWidth, fromLength, toShape, toWidth, toLength }) => {
    const fromArea = areaOf(fromShape, fromWidth, fromLength);
    const toArea = areaOf(toShape, toWidth, toLength);
    return { factor: toArea / fromArea, fromArea, toArea };
  },
  explanation: 'Your pan has {toArea} against {fromArea}: take {factor} of every ingredient.',
  cautions: [
    {
      level: 'note',
      when: ({ factor }) => roundTo(100 * factor, 0) > 400 || roundTo(100 * factor, 0) < 25,
      says: 'So different an amount bakes for another time and may need another heat: check that both pans are in the same unit.',
    },
  ],
  examples: [
    {
      inputs: { fromWidth: 20, toWidth: 24 },
      results: { factor: 144, fromArea: 314.159265, toArea: 452.389342 },
      source: 'By hand: (24/20)²; π × 10²; π × 12²',
    },
    {
      inputs: {
        fromShape: 'rectangular',
        fromWidth: '9 in',
        fromLength: '13 in',
        toShape: 'rectangular',
        toWidth: '8 in',
        toLength: '8 in',
      },
      results: { factor: 54.700855 },
      source: 'By hand: 64/117',
    },
    {
      inputs: { fromWidth: 26, toShape: 'rectangular', toWidth: 20, toLength: 30 },
      results: { factor: 113.009427, toArea: 600 },
      source: 'qalc: 600 / (pi × 13^2)',
    },
    {
      inputs: { fromWidth: '9 in', toWidth: 9 },
      results: { factor: 15.50003 },
      cautions: ['in the same unit'],
      source: 'By hand: 1/2.54²',
    },
  ],
  references: [{ title: 'Corriher: BakeWise (2008), ch. 1: pan sizes and batter', isbn: '978-1-4165-6078-4' }],
});
