import { category, defineCalculator, money, number, roundTo } from '@reckoner/engine';

/** Midpoint (arc) formula, which does not depend on the direction. */
export default defineCalculator({
  title: 'Price elasticity of demand',
  description:
    'Price elasticity of demand between two points by the midpoint formula, with its class and the effect on revenue.',
  keywords: ['elastic', 'inelastic', 'arc elasticity', 'demand curve'],
  inputs: {
    price1: money({ label: 'First price', symbol: 'P_1', min: 0.0001, max: 1e9 }),
    price2: money({ label: 'Second price', symbol: 'P_2', min: 0.0001, max: 1e9 }),
    quantity1: number({ label: 'Quantity at the first price', symbol: 'Q_1', min: 0.0001, max: 1e12 }),
    quantity2: number({ label: 'Quantity at the second price', symbol: 'Q_2', min: 0.0001, max: 1e12 }),
  },
  outputs: {
    elasticity: number({ label: 'Elasticity', symbol: 'E', places: 3 }),
    class: category(['Elastic', 'Unit elastic', 'Inelastic', 'Perfectly inelastic', 'Upward-sloping'], {
      label: 'Demand is',
      of: 'elasticity',
    }),
    revenueChange: money({ label: 'Change of revenue', symbol: '\\Delta R' }),
  },
  formula: ({ price1, price2, quantity1, quantity2 }) => {
    const elasticity = ((quantity2 - quantity1) / (quantity2 + quantity1)) * ((price2 + price1) / (price2 - price1));
    return {
      elasticity,
      class: quantity1 === quantity2 ? 'Perfectly inelastic' : classOf(elasticity),
      revenueChange: price2 * quantity2 - price1 * quantity1,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Demand',
    x: { of: 'quantity1', label: 'Quantity' },
    y: { of: 'price1', label: 'Price' },
    curve: ({ price1, price2, quantity1, quantity2 }) => {
      if (quantity1 === quantity2) return undefined;
      const [low, high] = [Math.min(quantity1, quantity2), Math.max(quantity1, quantity2)];
      const slope = (price2 - price1) / (quantity2 - quantity1);
      const room = 0.5 * (high - low);
      return {
        from: Math.max(0, low - room),
        to: high + room,
        lines: [{ y: (quantity) => price1 + slope * (quantity - quantity1) }],
        marks: [
          { x: quantity1, y: price1, label: '1' },
          { x: quantity2, y: price2, label: '2' },
        ],
      };
    },
  },
  explanation: 'The elasticity is {elasticity} ({class}); revenue changes by {revenueChange}.',
  requires: [
    {
      that: ({ price1, price2 }) => price1 !== price2,
      field: 'price2',
      says: 'The two prices are the same: elasticity needs a change of price.',
    },
  ],
  examples: [
    {
      inputs: { price1: 10, price2: 12, quantity1: 100, quantity2: 80 },
      results: { elasticity: -1.222222, class: 'Elastic', revenueChange: -40 },
      source: 'By hand: (-20/90) / (2/11)',
    },
    {
      inputs: { price1: 10, price2: 8, quantity1: 100, quantity2: 110 },
      results: { elasticity: -0.4285714, class: 'Inelastic', revenueChange: -120 },
      source: 'By hand: (10/105) / (-2/9)',
    },
    {
      inputs: { price1: 4, price2: 6, quantity1: 120, quantity2: 80 },
      results: { elasticity: -1, class: 'Unit elastic', revenueChange: 0 },
      source: 'Mankiw: Principles of Economics, 8th ed., §5-1b: the midpoint method',
    },
    {
      inputs: { price1: 4, price2: 6, quantity1: 50, quantity2: 50 },
      results: { elasticity: 0, class: 'Perfectly inelastic' },
      source: 'By hand: the quantity stays',
    },
    {
      inputs: { price1: 1, price2: 2, quantity1: 10000, quantity2: 9999 },
      results: { elasticity: -0.00015000750037502, class: 'Inelastic', revenueChange: 9998 },
      source: 'By hand: (-1/19999) / (1/3): little, but not nothing',
    },
    {
      inputs: { price1: 4, price2: 6, quantity1: 50, quantity2: 60 },
      results: { elasticity: 0.45454545, class: 'Upward-sloping' },
      source: 'By hand: (10/55) / (2/5)',
    },
    {
      inputs: { price1: 5, price2: 5, quantity1: 50, quantity2: 60 },
      refused: 'a change of price',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Mankiw: Principles of Economics, 8th ed., §5-1', isbn: '978-1-305-58512-6' }],
});

function classOf(elasticity: number) {
  if (elasticity > 0) return 'Upward-sloping';
  const shown = roundTo(elasticity, 3);
  if (shown === -1) return 'Unit elastic';
  return shown < -1 ? 'Elastic' : 'Inelastic';
}
