import { defineEquations, money, percent } from '@reckoner/engine';

/** Margin is profit over price, markup is profit over cost. */
export default defineEquations({
  title: 'Margin and markup',
  description: 'Cost, price, profit, margin and markup of a product from any two of them.',
  keywords: ['gross margin', 'profit margin', 'retail pricing', 'selling price'],
  variables: {
    cost: money({ label: 'Cost', symbol: 'C', above: 0, max: 1e12 }),
    price: money({ label: 'Price', symbol: 'P', above: 0, max: 1e12 }),
    profit: money({ label: 'Profit', symbol: '\\Pi', min: -1e12, max: 1e12 }),
    margin: percent({ usual: [-100, 99], label: 'Margin', symbol: 'm', min: -1e6, below: 100, places: 2 }),
    markup: percent({ usual: [-90, 1000], label: 'Markup', symbol: 'u', above: -100, max: 1e6, places: 2 }),
  },
  equations: ({ cost, price, profit, margin, markup }) => [
    [profit, price - cost],
    [profit, margin * price],
    [profit, markup * cost],
  ],
  explanation: 'At a cost of {cost} and a price of {price} the margin is {margin} and the markup {markup}.',
  examples: [
    {
      inputs: { cost: 80, price: 100 },
      results: { profit: 20, margin: 20, markup: 25 },
      source: 'By hand: 20/100, 20/80',
    },
    {
      inputs: { cost: 50, margin: 60 },
      results: { price: 125, profit: 75, markup: 150 },
      source: 'By hand: 50 / (1 - 0.6)',
    },
    {
      inputs: { price: 120, markup: 50 },
      results: { cost: 80, profit: 40, margin: 33.33333333 },
      source: 'By hand: 120 / 1.5',
    },
  ],
  references: [{ title: 'Nagle, Müller: The Strategy and Tactics of Pricing, 6th ed. (2018), ch. 9' }],
});
