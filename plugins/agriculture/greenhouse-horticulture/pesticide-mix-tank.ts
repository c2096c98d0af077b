import { defineCalculator, number, quantity } from '@reckoner/engine';

/** A full tank covers tank volume over spray volume; the product goes with that area. */
export default defineCalculator({
  title: 'Spray mix',
  description:
    'Product and water for each tank and for the whole area from the product rate, spray volume and tank size.',
  keywords: ['tank mix', 'pesticide', 'herbicide', 'spray volume', 'backpack sprayer', 'product per tank'],
  inputs: {
    rate: quantity('L/ha', {
      usual: [0.005, 50],
      label: 'Product rate',
      help: 'From the label.',
      symbol: 'r',
      above: 0,
      max: 10000,
    }),
    volume: quantity('L/ha', { usual: [10, 3000], label: 'Spray volume', symbol: 'v', min: 1, max: 100000 }),
    tank: quantity('L', { usual: [0.5, 20000], label: 'Tank', symbol: 'T', above: 0, max: 1e6 }),
    area: quantity('ha', { usual: [0.0005, 20000], label: 'Area', symbol: 'A', above: 0, max: 1e6 }),
  },
  outputs: {
    productPerTank: quantity('L', { digits: 3, label: 'Product in a full tank', symbol: 'p', places: 3 }),
    areaPerTank: quantity('ha', { label: 'Area of a full tank', symbol: 'a', places: 3 }),
    tanks: number({ label: 'Tanks for the area', symbol: 'n', places: 2 }),
    product: quantity('L', { digits: 3, label: 'Product for the area', places: 3 }),
    spray: quantity('L', { label: 'Spray for the area', places: 1 }),
  },
  formula: ({ rate, volume, tank, area }) => {
    const areaPerTank = tank / volume;
    return {
      productPerTank: rate * areaPerTank,
      areaPerTank,
      tanks: area / areaPerTank,
      product: rate * area,
      spray: volume * area,
    };
  },
  explanation: ({ tanks }) =>
    tanks < 1
      ? 'The area takes less than a tank: fill only {spray}, with {product} of product in it.'
      : 'Put {productPerTank} into a full tank; it covers {areaPerTank}. The area takes {tanks} {tanks|tank|tanks}, {product} of product in all.',
  requires: [
    {
      that: ({ rate, volume }) => rate <= volume,
      field: 'rate',
      says: 'The spray, {volume}, must not hold more product than its volume: {rate} was sent.',
    },
  ],
  examples: [
    {
      inputs: { rate: 2.5, volume: 200, tank: 600, area: 12 },
      results: { productPerTank: 7.5, areaPerTank: 3, tanks: 4, product: 30, spray: 2400 },
      source: 'By hand: 600/200; 3 × 2.5; 12/3',
    },
    {
      inputs: { rate: '1 qt/acre', volume: '20 gal/acre', tank: '100 gal', area: '25 acre' },
      results: { tanks: 5, areaPerTank: 2.0234282, productPerTank: 4.7317647 },
      source: 'By hand: 5 acres and 5 quarts to a tank',
    },
    {
      inputs: { rate: 300, volume: 200, tank: 600, area: 12 },
      refused: 'more product than',
      source: 'By definition',
    },
    {
      inputs: { rate: 2, volume: 200, tank: 600, area: 1 },
      results: { tanks: 0.3333333, product: 2, spray: 200 },
      source: 'By hand: 200/600; less than a tank',
    },
  ],
  notes: [
    'The label is the law: keep to its rates, volumes and protective measures.',
    'For a product dosed by weight enter kg/ha as L/ha and read its liters as kilograms.',
  ],
  references: [
    { title: 'Matthews, Bateman, Miller: Pesticide Application Methods, 4th ed.', isbn: '978-1-118-35130-7' },
  ],
});
