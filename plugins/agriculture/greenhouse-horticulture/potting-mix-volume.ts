import { ceilNear, choice, defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** Frustum of a cone for round pots, of a pyramid for square ones, boxes for planters. */
export default defineCalculator({
  title: 'Potting mix',
  description: 'Potting mix and bags for a number of round pots, square pots or planters from their inner sizes.',
  keywords: ['potting soil', 'pot volume', 'planter', 'container gardening', 'bags of soil'],
  inputs: {
    shape: choice(
      { round: 'Round pot', square: 'Square pot', box: 'Planter box' },
      { label: 'Shape', default: 'round' },
    ),
    top: quantity('cm', { usual: [3, 200], label: 'Width at the top', symbol: 'd_1', above: 0, max: 1000 }),
    bottom: quantity('cm', {
      usual: [3, 200],
      label: 'Width at the bottom',
      symbol: 'd_2',
      above: 0,
      max: 1000,
      when: { shape: ['round', 'square'] },
    }),
    length: quantity('cm', {
      usual: [10, 1000],
      label: 'Length',
      symbol: 'l',
      above: 0,
      max: 10000,
      when: { shape: 'box' },
    }),
    height: quantity('cm', { usual: [3, 200], label: 'Height of fill', symbol: 'h', above: 0, max: 1000 }),
    pots: integer({ label: 'Pots', symbol: 'n', min: 1, max: 100000, default: 1 }),
    settling: percent({ usual: [1, 40], label: 'Extra for settling', symbol: 's', min: 0, max: 100, default: 10 }),
    bag: quantity('cm^3', {
      usual: [1, 3500],
      label: 'Bag',
      unit: 'L',
      symbol: 'B',
      above: 0,
      max: 10000,
      default: 40,
    }),
  },
  outputs: {
    bags: integer({ label: 'Bags', symbol: 'N' }),
    total: quantity('cm^3', { label: 'Potting mix', unit: 'L', symbol: 'V', places: 1 }),
    each: quantity('cm^3', { label: 'Volume of a pot', unit: 'L', symbol: 'V_1', places: 2 }),
  },
  formula: ({ shape, top, bottom, length, height, pots, settling, bag }) => {
    let each: number;
    if (shape === 'box') each = top * length * height;
    else {
      const frustum = (height / 3) * (top ** 2 + top * bottom + bottom ** 2);
      each = shape === 'round' ? (Math.PI / 4) * frustum : frustum;
    }
    const total = each * pots * (1 + settling);
    return { bags: ceilNear(total / bag), total, each };
  },
  explanation: '{pots} {pots|pot takes|pots take} {total} of mix: {bags} {bags|bag|bags} of {bag}.',
  examples: [
    {
      inputs: { top: 30, bottom: 20, height: 25, pots: 10 },
      results: { each: 12.435471, total: 136.79018, bags: 4 },
      source: 'Python: π × 25/12 × 1900 cm³; × 11; / 40 L',
    },
    {
      inputs: { shape: 'box', top: 20, length: 100, height: 20, settling: 0 },
      results: { each: 40, total: 40, bags: 1 },
      source: 'By hand: 40000 cm³',
    },
    {
      inputs: { shape: 'square', top: 12, bottom: 9, height: 10, pots: 24 },
      results: { each: 1.11, total: 29.304, bags: 1 },
      source: 'By hand: 10/3 × 333 cm³; × 26.4',
    },
    {
      inputs: { top: 30, bottom: 20, height: 25, pots: 10, bag: 20 },
      results: { total: 136.79018, bags: 7 },
      source: 'Python: as above; 136.79/20 = 6.84',
    },
  ],
  references: [
    { title: 'Boodley, Newman: The Commercial Greenhouse, 3rd ed., ch. on growing media', isbn: '978-1-4180-3079-7' },
  ],
});
