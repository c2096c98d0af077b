import { defineCalculator, number, percent, quantity, roundTo } from '@reckoner/engine';

/** Levain split in the parts of the feeding ratio, starter : flour : water by weight. */
export default defineCalculator({
  title: 'Sourdough starter feeding',
  description: 'Starter, flour and water for an amount of levain by feeding ratio, with the hydration of the result.',
  keywords: ['feeding ratio', 'levain build', '1:5:5', 'sourdough', 'starter maintenance'],
  inputs: {
    levain: quantity('g', { usual: [5, 50000], label: 'Levain wanted', symbol: 'm', above: 0, max: 1e6 }),
    starterParts: number({ label: 'Parts of starter', symbol: 'a', above: 0, max: 100, default: 1 }),
    flourParts: number({ label: 'Parts of flour', symbol: 'b', above: 0, max: 1000, default: 5 }),
    waterParts: number({ label: 'Parts of water', symbol: 'c', min: 0, max: 1000, default: 5 }),
    starterHydration: percent({
      usual: [40, 200],
      label: 'Hydration of the starter',
      symbol: 'h_s',
      min: 0,
      max: 500,
      default: 100,
    }),
  },
  outputs: {
    starter: quantity('g', { label: 'Starter', places: 1 }),
    flour: quantity('g', { label: 'Flour', places: 1 }),
    water: quantity('g', { label: 'Water', places: 1 }),
    hydration: percent({ label: 'Hydration of the levain', symbol: 'h', places: 1 }),
  },
  formula: ({ levain, starterParts, flourParts, waterParts, starterHydration }) => {
    const part = levain / (starterParts + flourParts + waterParts);
    const starterFlour = starterParts / (1 + starterHydration);
    return {
      starter: starterParts * part,
      flour: flourParts * part,
      water: waterParts * part,
      hydration: (starterParts - starterFlour + waterParts) / (starterFlour + flourParts),
    };
  },
  explanation: 'Mix {starter} of starter with {flour} of flour and {water} of water.',
  cautions: [
    {
      level: 'caution',
      when: ({ hydration }) => roundTo(100 * hydration, 1) < 35 || roundTo(100 * hydration, 1) > 250,
      says: 'A levain with {hydration} of water is no dough or batter that ferments well: check the parts of flour and water.',
    },
  ],
  examples: [
    {
      inputs: { levain: 220 },
      results: { starter: 20, flour: 100, water: 100, hydration: 100 },
      source: 'By hand: 220/11',
    },
    {
      inputs: { levain: 300, starterParts: 2, flourParts: 4, waterParts: 2, starterHydration: 100 },
      results: { starter: 75, flour: 150, water: 75, hydration: 60 },
      source: 'By hand: 300/8; (1 + 2)/(1 + 4)',
    },
    {
      inputs: { levain: 100, flourParts: 2, waterParts: 1, starterHydration: 50 },
      results: { starter: 25, hydration: 50 },
      source: 'By hand: (1/3 + 1)/(2/3 + 2)',
    },
    {
      inputs: { levain: 60, waterParts: 0 },
      results: { starter: 10, flour: 50, water: 0, hydration: 9.0909091 },
      cautions: ['check the parts'],
      source: 'By hand: 60/6; 0.5/5.5',
    },
  ],
  references: [{ title: 'Hamelman: Bread, 2nd ed. (2013), ch. on sourdough', isbn: '978-1-118-13271-5' }],
});
