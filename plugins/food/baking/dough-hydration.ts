import { defineCalculator, percent, quantity, roundTo } from '@reckoner/engine';

/** Water from all sources over flour from all sources. */
export default defineCalculator({
  title: 'Dough hydration',
  description: 'True hydration of a bread dough with the flour and water of levain and the water of milk and eggs.',
  keywords: ['bread hydration', 'levain', 'sourdough', 'water content', 'baker percentage water'],
  inputs: {
    flour: quantity('g', { usual: [10, 500000], label: 'Flour', symbol: 'F', above: 0, max: 1e7 }),
    water: quantity('g', { label: 'Water', symbol: 'W', min: 0, max: 1e7 }),
    levain: quantity('g', { label: 'Levain or starter', symbol: 'L', min: 0, max: 1e7, default: 0 }),
    levainHydration: percent({
      usual: [40, 200],
      label: 'Hydration of the levain',
      symbol: 'h_L',
      min: 0,
      max: 500,
      default: 100,
    }),
    milk: quantity('g', {
      label: 'Milk',
      help: 'Counts with 87% of water.',
      symbol: 'M',
      min: 0,
      max: 1e7,
      default: 0,
    }),
    eggs: quantity('g', {
      label: 'Eggs',
      help: 'Without shells; counts with 76% of water.',
      symbol: 'E',
      min: 0,
      max: 1e7,
      default: 0,
    }),
  },
  outputs: {
    hydration: percent({ label: 'Hydration', symbol: 'h', places: 1 }),
    totalFlour: quantity('g', { label: 'Flour in all', places: 1 }),
    totalWater: quantity('g', { label: 'Water in all', places: 1 }),
  },
  formula: ({ flour, water, levain, levainHydration, milk, eggs }) => {
    const levainFlour = levain / (1 + levainHydration);
    const totalFlour = flour + levainFlour;
    const totalWater = water + (levain - levainFlour) + 0.87 * milk + 0.76 * eggs;
    return { hydration: totalWater / totalFlour, totalFlour, totalWater };
  },
  explanation: 'The dough holds {totalWater} of water to {totalFlour} of flour: {hydration}.',
  cautions: [
    {
      level: 'caution',
      when: ({ hydration }) => roundTo(100 * hydration, 1) < 35 || roundTo(100 * hydration, 1) > 130,
      says: 'A dough with {hydration} of water is hardly one for bread: check that all weights are in the same unit.',
    },
  ],
  examples: [
    {
      inputs: { flour: 900, water: 600, levain: 200 },
      results: { hydration: 70, totalFlour: 1000, totalWater: 700 },
      source: 'By hand: 100 g of flour and of water in the levain',
    },
    {
      inputs: { flour: 500, water: 100, levain: 150, levainHydration: 50, milk: 200, eggs: 100 },
      results: { totalFlour: 600, totalWater: 400, hydration: 66.666667 },
      source: 'By hand: 100 + 50 + 174 + 76 of 500 + 100',
    },
    { inputs: { flour: 500, water: 350 }, results: { hydration: 70 }, source: 'By hand: 350/500' },
    {
      inputs: { flour: 500, water: 3.5 },
      results: { hydration: 0.7 },
      cautions: ['in the same unit'],
      source: 'By hand: 3.5/500',
    },
  ],
  references: [
    { title: 'Hamelman: Bread, 2nd ed. (2013), appendix on baker’s percentage', isbn: '978-1-118-13271-5' },
    { title: 'USDA FoodData Central: water in whole milk and in whole raw egg', url: 'https://fdc.nal.usda.gov' },
  ],
});
