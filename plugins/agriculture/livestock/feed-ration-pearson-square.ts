import { defineCalculator, percent, quantity } from '@reckoner/engine';

/** Two ingredients mix to the target when each counts with the other's distance from it. */
export default defineCalculator({
  title: 'Feed ration (Pearson square)',
  description: 'Shares and amounts of two feeds for a ration with a target percentage of protein or another nutrient.',
  keywords: ['Pearson square', 'crude protein', 'feed formulation', 'two ingredient mix'],
  inputs: {
    high: percent({ usual: [0.05, 95], label: 'Nutrient in feed 1', symbol: 'a', min: 0, max: 100 }),
    low: percent({ usual: [0.05, 95], label: 'Nutrient in feed 2', symbol: 'b', min: 0, max: 100 }),
    target: percent({ usual: [0.05, 90], label: 'Target in the mix', symbol: 't', min: 0, max: 100 }),
    batch: quantity('kg', { label: 'Batch', symbol: 'm', above: 0, max: 1e9, default: 100 }),
  },
  outputs: {
    firstShare: percent({ label: 'Share of feed 1', symbol: 'x_1', places: 2 }),
    secondShare: percent({ label: 'Share of feed 2', symbol: 'x_2', places: 2 }),
    first: quantity('kg', { label: 'Feed 1', symbol: 'm_1', places: 2 }),
    second: quantity('kg', { label: 'Feed 2', symbol: 'm_2', places: 2 }),
  },
  formula: ({ high, low, target, batch }) => {
    const firstShare = (target - low) / (high - low);
    return {
      firstShare,
      secondShare: 1 - firstShare,
      first: firstShare * batch,
      second: (1 - firstShare) * batch,
    };
  },
  explanation: 'Mix {first} of feed 1 with {second} of feed 2 for {target}.',
  requires: [
    {
      that: ({ high, low, target }) => high === low || (target >= Math.min(high, low) && target <= Math.max(high, low)),
      field: 'target',
      says: 'The target, {target}, must lie between {high} and {low} of the two feeds.',
    },
    {
      that: ({ high, low }) => high !== low,
      field: 'low',
      says: 'Both feeds hold the same: every mix of them does too.',
    },
  ],
  examples: [
    {
      inputs: { high: 44, low: 9, target: 16, batch: 1000 },
      results: { firstShare: 20, secondShare: 80, first: 200, second: 800 },
      source: 'By hand: parts 16 - 9 = 7 and 44 - 16 = 28 of 35',
    },
    {
      inputs: { high: 8.5, low: 38, target: 14, batch: '1 t' },
      results: { firstShare: 81.355932, second: 186.44068 },
      source: 'Python: parts 24 and 5.5 of 29.5',
    },
    { inputs: { high: 44, low: 9, target: 50 }, refused: 'must lie between', source: 'By definition' },
    { inputs: { high: 9, low: 9, target: 9 }, refused: 'hold the same', source: 'By definition' },
  ],
  notes: ['Give all three percentages on the same basis, as fed or dry matter.'],
  references: [{ title: 'Perry, Cullison, Lowrey: Feeds and Feeding, 6th ed., ch. on ration formulation' }],
});
