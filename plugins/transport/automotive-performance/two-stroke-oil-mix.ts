import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Ratio by volume: parts of fuel for one part of oil. */
export default defineCalculator({
  title: 'Two-stroke fuel mix',
  description: 'Oil to add to an amount of fuel for a two-stroke engine, from the mixing ratio by volume.',
  keywords: ['2-stroke oil', 'chainsaw', '50:1', 'premix'],
  inputs: {
    fuel: quantity('L', { usual: [0.1, 1000], label: 'Fuel', symbol: 'V_f', above: 0, max: 1e5 }),
    ratio: number({
      usual: [14, 110],
      label: 'Parts of fuel for one part of oil',
      text: 'ratio',
      symbol: 'r',
      min: 1,
      max: 200,
      default: 50,
    }),
  },
  outputs: {
    oil: quantity('L', { label: 'Oil', unit: 'mL', symbol: 'V_o', places: 0 }),
    mix: quantity('L', { label: 'Mixture', symbol: 'V', places: 2 }),
  },
  formula: ({ fuel, ratio }) => ({ oil: fuel / ratio, mix: fuel + fuel / ratio }),
  explanation: '{fuel} of fuel at {ratio}:1 take {oil} of oil.',
  examples: [
    { inputs: { fuel: 5 }, results: { oil: 100, mix: 5.1 }, source: 'By hand: 5 L / 50' },
    {
      inputs: { fuel: '1 gal', ratio: 40 },
      results: { oil: 94.63529, mix: 3.880047 },
      source: 'By hand: 3785.411784 mL / 40',
    },
  ],
  references: [{ title: 'Blair: Design and Simulation of Two-Stroke Engines (SAE, 1996), §1.2: lubrication' }],
});
