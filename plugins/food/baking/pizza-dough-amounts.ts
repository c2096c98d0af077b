import { choice, defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** Flour = dough / (1 + hydration + salt + yeast + oil), all as shares of the flour. */
export default defineCalculator({
  title: 'Pizza dough',
  description: 'Flour, water, salt, yeast and oil for a number of pizzas by weight of the ball or by diameter.',
  keywords: ['pizza dough recipe', 'dough ball weight', 'Neapolitan pizza', 'thickness factor'],
  inputs: {
    pizzas: integer({ label: 'Pizzas', symbol: 'n', min: 1, max: 10000 }),
    sizeBy: choice({ ball: 'Weight of a ball', diameter: 'Diameter' }, { label: 'Size by', default: 'ball' }),
    ball: quantity('g', {
      usual: [60, 1500],
      label: 'Weight of a ball',
      symbol: 'm_b',
      above: 0,
      max: 10000,
      default: 250,
      when: { sizeBy: 'ball' },
    }),
    diameter: quantity('cm', {
      usual: [12, 70],
      label: 'Diameter',
      symbol: 'd',
      above: 0,
      max: 300,
      when: { sizeBy: 'diameter' },
    }),
    thickness: quantity('g/cm^2', {
      usual: [0.15, 1.2],
      label: 'Dough per area',
      help: 'About 0.35 g/cm² for thin crust, 0.45 for New York style, 0.6 for thick.',
      symbol: 't',
      min: 0.05,
      max: 5,
      default: 0.35,
      when: { sizeBy: 'diameter' },
    }),
    hydration: percent({ usual: [45, 90], label: 'Water', symbol: 'h', min: 30, max: 120, default: 62 }),
    salt: percent({ usual: [0.5, 4], label: 'Salt', symbol: 's', min: 0, max: 10, default: 2.5 }),
    yeast: percent({
      usual: [0.01, 4],
      label: 'Yeast',
      help: 'Instant yeast 0.1 to 1%; fresh yeast three times that.',
      symbol: 'y',
      min: 0,
      max: 10,
      default: 0.3,
    }),
    oil: percent({ usual: [0.5, 12], label: 'Oil', symbol: 'o', min: 0, max: 20, default: 0 }),
  },
  outputs: {
    flour: quantity('g', { label: 'Flour', symbol: 'F', places: 0 }),
    waterMass: quantity('g', { label: 'Water', symbol: 'W', places: 0 }),
    saltMass: quantity('g', { label: 'Salt', symbol: 'S', places: 1 }),
    yeastMass: quantity('g', { label: 'Yeast', symbol: 'Y', places: 2 }),
    oilMass: quantity('g', { label: 'Oil', symbol: 'O', places: 1 }),
  },
  formula: ({ pizzas, sizeBy, ball, diameter, thickness, hydration, salt, yeast, oil }) => {
    const each = sizeBy === 'ball' ? ball : (Math.PI / 4) * diameter ** 2 * thickness;
    const flour = (pizzas * each) / (1 + hydration + salt + yeast + oil);
    return {
      flour,
      waterMass: flour * hydration,
      saltMass: flour * salt,
      yeastMass: flour * yeast,
      oilMass: flour * oil,
    };
  },
  explanation: ({ oil }) =>
    oil > 0
      ? 'Knead {flour} of flour with {waterMass} of water, {saltMass} of salt, {yeastMass} of yeast and {oilMass} of oil.'
      : 'Knead {flour} of flour with {waterMass} of water, {saltMass} of salt and {yeastMass} of yeast.',
  examples: [
    {
      inputs: { pizzas: 4, hydration: 62, salt: 2.8, yeast: 0.2 },
      results: { flour: 606.06061, waterMass: 375.75758, saltMass: 16.969697, yeastMass: 1.2121212, oilMass: 0 },
      source: 'Python: 1000/1.65',
    },
    {
      inputs: { pizzas: 6, sizeBy: 'diameter', diameter: 30, hydration: 65, salt: 2.5, yeast: 0.5, oil: 2 },
      results: { flour: 873.17796, waterMass: 567.56567, oilMass: 17.463559 },
      source: 'Python: 6 × π × 15² × 0.35/1.70',
    },
    {
      inputs: { pizzas: 4, ball: 280, hydration: 60, salt: 3, yeast: 0.2 },
      results: { flour: 686.27451, waterMass: 411.764706, saltMass: 20.5882353, yeastMass: 1.37254902 },
      source: 'Python: 1120/1.632',
    },
    {
      inputs: { pizzas: 3, sizeBy: 'diameter', diameter: 28, thickness: 0.6, oil: 3 },
      results: { flour: 660.520792, waterMass: 409.522891, oilMass: 19.8156237 },
      source: 'Python: 3 × π × 14² × 0.6/1.678',
    },
  ],
  references: [{ title: 'Forkish: The Elements of Pizza (2016), ch. 3 and 5', isbn: '978-1-60774-838-0' }],
});
