import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Brewing ratio by mass: grams of water for each gram of coffee. */
export default defineCalculator({
  title: 'Coffee to water ratio',
  description: 'Coffee and water for an amount of brewed coffee and a brewing ratio by mass.',
  keywords: ['brew ratio', 'golden ratio', 'pour over', 'french press', 'grams of coffee'],
  inputs: {
    beverage: quantity('g', {
      label: 'Brewed coffee',
      help: '1 mL weighs about 1 g.',
      symbol: 'm_b',
      above: 0,
      max: 1e5,
    }),
    ratio: number({
      label: 'Grams of water for each gram of coffee',
      text: 'scale',
      symbol: 'r',
      min: 2.5,
      max: 30,
      default: 16,
    }),
    retained: number({
      label: 'Grams of water that each gram of grounds keeps',
      symbol: 'a',
      min: 0,
      max: 2.4,
      default: 2,
    }),
  },
  outputs: {
    coffee: quantity('g', { label: 'Coffee', symbol: 'm_c', places: 1 }),
    water: quantity('g', { label: 'Water', symbol: 'm_w', places: 0 }),
  },
  formula: ({ beverage, ratio, retained }) => {
    const coffee = beverage / (ratio - retained);
    return { coffee, water: ratio * coffee };
  },
  explanation: 'For {beverage} in the cup, pour {water} of water over {coffee} of coffee.',
  examples: [
    { inputs: { beverage: 280 }, results: { coffee: 20, water: 320 }, source: 'By hand: 280 / (16 - 2); 16 × 20' },
    {
      inputs: { beverage: 600, ratio: 15, retained: 0 },
      results: { coffee: 40, water: 600 },
      source: 'By hand: 600 / 15',
    },
    {
      inputs: { beverage: '1 kg', ratio: 18.18, retained: 2.1 },
      results: { coffee: 62.1891, water: 1130.597 },
      source: 'By hand: 1000 / 16.08; 18.18 × 62.1891 (55 g per litre, Specialty Coffee Association)',
    },
  ],
  references: [{ title: 'Lingle: The Coffee Brewing Handbook, 2nd ed. (2011), ch. 3' }],
});
