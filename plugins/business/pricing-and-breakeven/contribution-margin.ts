import { defineCalculator, money, number, percent } from '@reckoner/engine';

/** What a unit leaves to cover fixed costs. */
export default defineCalculator({
  title: 'Contribution margin',
  description: 'Contribution margin of a unit, its ratio and the total for a quantity, from price and variable costs.',
  keywords: ['unit economics', 'variable cost', 'operating leverage'],
  arithmetic: 'decimal',
  inputs: {
    price: money({ label: 'Price of a unit', symbol: 'p', min: 0.01, max: 1e9 }),
    variableCost: money({ label: 'Variable cost of a unit', symbol: 'v', min: 0, max: 1e9 }),
    quantity: number({ label: 'Units sold', symbol: 'Q', min: 0, max: 1e12, default: 1 }),
    fixedCosts: money({ label: 'Fixed costs', symbol: 'F', min: 0, max: 1e14, default: 0 }),
  },
  outputs: {
    unit: money({ label: 'Contribution of a unit', symbol: 'c' }),
    ratio: percent({ label: 'Contribution margin ratio', symbol: 'r', places: 2 }),
    total: money({ label: 'Total contribution', symbol: 'K' }),
    profit: money({ label: 'Operating profit', symbol: '\\Pi' }),
    leverage: number({ label: 'Degree of operating leverage', symbol: 'l', places: 2, optional: true }),
  },
  formula: ({ price, variableCost, quantity, fixedCosts }) => {
    const unit = price - variableCost;
    const total = unit * quantity;
    const profit = total - fixedCosts;
    return { unit, ratio: unit / price, total, profit, leverage: profit === 0 ? undefined : total / profit };
  },
  figure: {
    kind: 'curve',
    title: 'Profit over units sold',
    x: { of: 'quantity' },
    y: { of: 'profit' },
    curve: ({ quantity, fixedCosts, unit, profit }) => ({
      from: 0,
      to: 2 * quantity,
      lines: [
        { label: 'Profit', y: (sold) => unit * sold - fixedCosts },
        { label: 'No profit', dashed: true, y: () => 0 },
      ],
      marks: [{ x: quantity, y: profit, label: 'Sold' }],
    }),
  },
  explanation:
    'Each unit {unit|costs {|unit|} more than it brings|contributes nothing|contributes {|unit|}} ({ratio}); {quantity} {quantity|unit makes|units make} {total}.',
  cautions: [
    {
      level: 'caution',
      when: ({ unit }) => unit < 0,
      says: 'Each unit loses money: selling more makes the loss larger.',
    },
  ],
  examples: [
    {
      inputs: { price: 50, variableCost: 30, quantity: 1000, fixedCosts: 15000 },
      results: { unit: 20, ratio: 40, total: 20000, profit: 5000, leverage: 4 },
      source: 'By hand: 20 × 1000 - 15000; 20/5',
    },
    {
      inputs: { price: 8, variableCost: 10, quantity: 5 },
      results: { unit: -2, ratio: -25, total: -10, profit: -10, leverage: 1 },
      cautions: ['loses money'],
      source: 'By hand: -2 × 5',
    },
    { inputs: { price: 8, variableCost: 8 }, results: { unit: 0, profit: 0 }, source: 'By hand: nothing is left' },
  ],
  references: [{ title: 'Horngren, Datar, Rajan: Cost Accounting, 15th ed., ch. 3: cost-volume-profit analysis' }],
});
