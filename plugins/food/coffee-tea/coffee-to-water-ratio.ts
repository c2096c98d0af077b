import { constant, defineEquations, number, quantity } from '@reckoner/engine';

/** Brewing ratio by mass: grams of water for each gram of coffee. */
export default defineEquations({
  title: 'Coffee to water ratio',
  description:
    'Coffee and water for an amount of brewed coffee, or from one of them the rest, by a brewing ratio by mass.',
  keywords: ['brew ratio', 'golden ratio', 'pour over', 'french press', 'grams of coffee'],
  variables: {
    beverage: quantity('g', {
      usual: [20, 20000],
      label: 'Brewed coffee',
      symbol: 'm_b',
      above: 0,
      max: 1e5,
    }),
    volume: quantity('mL', {
      usual: [20, 20000],
      label: 'Volume of the brewed coffee',
      help: 'Such as 2 cups; 1 mL weighs about 1 g.',
      symbol: 'V_b',
      above: 0,
      max: 1e5,
      places: 0,
      optional: true,
    }),
    coffee: quantity('g', { label: 'Coffee', symbol: 'm_c', above: 0, max: 1e5, places: 1 }),
    water: quantity('g', { label: 'Water', symbol: 'm_w', above: 0, max: 1e6, places: 0 }),
    retained: number({
      label: 'Grams of water that each gram of grounds keeps',
      symbol: 'a',
      min: 0,
      max: 2.4,
      default: 2,
    }),
    ratio: number({
      usual: [4, 22],
      label: 'Grams of water for each gram of coffee',
      text: 'scale',
      symbol: 'r',
      min: 2.5,
      max: 30,
      default: 16,
    }),
  },
  equations: ({ beverage, volume, coffee, water, ratio, retained }) => [
    [beverage, constant(1, 'g/mL') * volume],
    [water, ratio * coffee],
    [beverage, water - retained * coffee],
  ],
  explanation: 'For {beverage} in the cup, pour {water} of water over {coffee} of coffee, {ratio} to 1.',
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
    {
      inputs: { water: 500 },
      results: { coffee: 31.25, beverage: 437.5 },
      source: 'By hand: 500/16; 500 - 2 × 31.25',
    },
    {
      inputs: { volume: '2 cup' },
      results: { beverage: 473.176473, coffee: 33.7983195, water: 540.773112 },
      source: 'By hand: 2 × 236.5882365 mL at 1 g/mL; / (16 - 2); × 16',
    },
    {
      inputs: { coffee: 30, ratio: 15 },
      results: { water: 450, beverage: 390 },
      source: 'By hand: 30 × 15; 450 - 60',
    },
  ],
  references: [{ title: 'Lingle: The Coffee Brewing Handbook, 2nd ed. (2011), ch. 3' }],
});
