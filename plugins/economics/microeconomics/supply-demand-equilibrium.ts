import { constant, defineCalculator, money, noResult, number, sumOfProducts } from '@reckoner/engine';

/** Linear curves: demand Q = a - bP falls, supply Q = c + dP rises. */
export default defineCalculator({
  title: 'Supply and demand equilibrium',
  description: 'Equilibrium price and quantity of linear supply and demand curves, and their elasticities there.',
  keywords: ['market equilibrium', 'clearing price', 'linear demand'],
  inputs: {
    a: number({ label: 'Quantity demanded at price zero', symbol: 'a', above: 0, max: 1e9 }),
    b: number({ label: 'Fall of demand for each unit of price', symbol: 'b', above: 0.0001, max: 1e6 }),
    c: number({ label: 'Quantity supplied at price zero', help: 'May be negative.', symbol: 'c', min: -1e9, max: 1e9 }),
    d: number({ label: 'Rise of supply for each unit of price', symbol: 'd', min: 0, max: 1e6 }),
  },
  outputs: {
    price: money({ label: 'Equilibrium price', symbol: 'P' }),
    quantity: number({ label: 'Equilibrium quantity', symbol: 'Q', places: 2 }),
    demandElasticity: number({ label: 'Elasticity of demand', symbol: 'E_d', places: 3 }),
    supplyElasticity: number({ label: 'Elasticity of supply', symbol: 'E_s', places: 3 }),
  },
  formula: ({ a, b, c, d }) => {
    const level = (a - c) / (b + d);
    const quantity = sumOfProducts([a, d], [b, c]) / (b + d);
    if (level < 0)
      throw noResult('Supply exceeds demand even at price zero: there is no equilibrium at a positive price.');
    if (quantity <= 0) throw noResult('Nobody supplies at a price that anybody pays: nothing is traded.');
    return {
      price: level * constant(1, '$'),
      quantity,
      demandElasticity: (-b * level) / quantity,
      supplyElasticity: (d * level) / quantity,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Supply and demand',
    x: { of: 'quantity', label: 'Quantity' },
    y: { of: 'price', label: 'Price' },
    curve: ({ a, b, c, d, price, quantity }) => {
      const highest = Math.min(a / b, 2.5 * price || a / b);
      return {
        from: 0,
        to: highest,
        // Along the price, which both follow.
        lines: [
          { label: 'Demand', at: (level) => [a - b * level, level] },
          { label: 'Supply', at: (level) => [Math.max(0, c + d * level), level] },
        ],
        marks: [{ x: quantity, y: price, label: 'Equilibrium' }],
      };
    },
  },
  explanation: 'The market clears at {price} with a quantity of {quantity}.',
  examples: [
    {
      inputs: { a: 100, b: 2, c: -20, d: 4 },
      results: { price: 20, quantity: 60, demandElasticity: -0.66666667, supplyElasticity: 1.33333333 },
      source: 'By hand: 120/6; 100 - 40; -40/60, 80/60',
    },
    {
      inputs: { a: 50, b: 5, c: 20, d: 0 },
      results: { price: 6, quantity: 20, supplyElasticity: 0 },
      source: 'By hand: fixed supply, 30/5',
    },
    { inputs: { a: 10, b: 1, c: 20, d: 1 }, noResult: 'even at price zero', source: 'By hand: P = -5' },
    { inputs: { a: 10, b: 1, c: -50, d: 1 }, noResult: 'nothing is traded', source: 'By hand: P = 30, Q = -20' },
    {
      inputs: { a: 0.3, b: 0.1, c: -0.6, d: 0.2 },
      noResult: 'nothing is traded',
      source: 'By hand: P = 3, Q = 0.3 - 0.3',
    },
  ],
  references: [{ title: 'Mankiw: Principles of Economics, 8th ed., ch. 4', isbn: '978-1-305-58512-6' }],
});
