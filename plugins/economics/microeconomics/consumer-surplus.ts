import { defineCalculator, money, number } from '@reckoner/engine';

/** Triangles between the price and linear demand and supply curves. */
export default defineCalculator({
  title: 'Consumer and producer surplus',
  description: 'Consumer surplus, producer surplus and total welfare at a market price and quantity of linear curves.',
  keywords: ['welfare', 'economic surplus', 'willingness to pay'],
  inputs: {
    highest: money({ label: 'Highest price anybody would pay', symbol: 'P_d', min: 0, max: 1e9 }),
    price: money({ label: 'Market price', symbol: 'P', min: 0, max: 1e9 }),
    lowest: money({ label: 'Lowest price anybody would supply at', symbol: 'P_s', min: 0, max: 1e9 }),
    quantity: number({ label: 'Quantity traded', symbol: 'Q', min: 0, max: 1e9 }),
  },
  outputs: {
    consumer: money({ label: 'Consumer surplus', symbol: '\\mathrm{CS}' }),
    producer: money({ label: 'Producer surplus', symbol: '\\mathrm{PS}' }),
    total: money({ label: 'Total surplus', symbol: 'W' }),
  },
  formula: ({ highest, price, lowest, quantity }) => {
    const consumer = ((highest - price) * quantity) / 2;
    const producer = ((price - lowest) * quantity) / 2;
    return { consumer, producer, total: consumer + producer };
  },
  figure: { kind: 'parts', of: 'total', parts: ['consumer', 'producer'] },
  explanation: 'Consumers gain {consumer} and producers {producer}: {total} in all.',
  requires: [
    {
      that: ({ price, lowest }) => price >= lowest,
      field: 'price',
      says: 'Nobody would supply at the market price, {price}: it must not be below {lowest}.',
    },
    {
      that: ({ highest, price }) => price <= highest,
      field: 'price',
      says: 'Nobody would pay the market price, {price}: it must not be above {highest}.',
    },
  ],
  examples: [
    {
      inputs: { highest: 50, price: 20, lowest: 5, quantity: 60 },
      results: { consumer: 900, producer: 450, total: 1350 },
      source: 'By hand: 30 × 60/2, 15 × 60/2',
    },
    {
      inputs: { highest: 20, price: 20, lowest: 0, quantity: 10 },
      results: { consumer: 0, producer: 100, total: 100 },
      source: 'By hand: 20 × 10/2',
    },
    {
      inputs: { highest: 10, price: 20, lowest: 0, quantity: 10 },
      refused: 'Nobody would pay',
      source: 'By definition',
    },
    {
      inputs: { highest: 30, price: 5, lowest: 10, quantity: 10 },
      refused: 'Nobody would supply',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Mankiw: Principles of Economics, 8th ed., ch. 7', isbn: '978-1-305-58512-6' }],
});
