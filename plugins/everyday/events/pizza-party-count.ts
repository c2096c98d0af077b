import { ceilNear, defineCalculator, integer, money, number, quantity } from '@reckoner/engine';

/** Slices wanted over slices in a pizza, whole pizzas. */
export default defineCalculator({
  title: 'Pizzas for a group',
  description:
    'Number of pizzas for a group from people, slices each and slices of a pizza, with the cost and the pizza for each person.',
  keywords: ['pizza party', 'slices', 'how many pizzas'],
  inputs: {
    people: integer({ label: 'People', symbol: 'n', min: 1, max: 100000 }),
    slicesEach: number({ label: 'Slices for each', symbol: 's', min: 0.5, max: 20, default: 3, usual: [1, 8] }),
    slices: integer({ label: 'Slices of a pizza', symbol: 'k', min: 1, max: 50, default: 8, usual: [4, 24] }),
    diameter: quantity('cm', {
      label: 'Diameter of a pizza',
      symbol: 'd',
      min: 5,
      max: 200,
      default: 35,
      usual: [18, 75],
    }),
    price: money({ label: 'Price of a pizza', symbol: 'p', min: 0, max: 10000, default: 0 }),
  },
  outputs: {
    pizzas: integer({ label: 'Pizzas', symbol: 'N' }),
    leftover: number({ label: 'Slices left over', places: 1 }),
    cost: money({ label: 'Cost', symbol: 'C' }),
    areaEach: quantity('cm^2', { label: 'Area of pizza for each person', symbol: 'a', places: 0 }),
  },
  formula: ({ people, slicesEach, slices, diameter, price }) => {
    const pizzas = ceilNear((people * slicesEach) / slices);
    return {
      pizzas,
      leftover: pizzas * slices - people * slicesEach,
      cost: pizzas * price,
      areaEach: (pizzas * Math.PI * diameter ** 2) / 4 / people,
    };
  },
  explanation:
    '{people} {people|person needs|people need} {pizzas} {pizzas|pizza|pizzas}; {leftover} {leftover|slice is|slices are} left over.',
  examples: [
    {
      inputs: { people: 12, price: 15 },
      results: { pizzas: 5, leftover: 4, cost: 75, areaEach: 400.8803 },
      source: 'By hand: 36 of 40 slices; 5 × π × 17.5²/12',
    },
    {
      inputs: { people: 8, slicesEach: 2, slices: 8 },
      results: { pizzas: 2, leftover: 0 },
      source: 'By hand: 16 of 16 slices',
    },
    {
      inputs: { people: 10, slices: 6, diameter: 30 },
      results: { pizzas: 5, leftover: 0, areaEach: 353.429174 },
      source: 'By hand: 30 of 30 slices; 5 × π × 15²/10',
    },
  ],
  references: [{ title: 'Euclid: Elements, book XII, proposition 2: circles are as the squares of their diameters' }],
});
