import { defineCalculator, money, number, percent } from '@reckoner/engine';

/** Cost-volume-profit analysis with a constant price and unit cost. */
export default defineCalculator({
  title: 'Break-even point',
  description: 'Units and revenue at which a product covers its costs, or earns a target profit, from price and costs.',
  keywords: ['cost-volume-profit', 'BEP', 'contribution margin', 'fixed costs'],
  arithmetic: 'decimal',
  inputs: {
    fixedCosts: money({ label: 'Fixed costs', symbol: 'F', min: 0, max: 1e15 }),
    price: money({ label: 'Price of a unit', symbol: 'p', min: 0.01, max: 1e12 }),
    variableCost: money({ label: 'Variable cost of a unit', symbol: 'v', min: 0, max: 1e12 }),
    targetProfit: money({ label: 'Target profit', symbol: '\\Pi', min: 0, max: 1e15, default: 0 }),
  },
  outputs: {
    units: number({ label: 'Units to break even', symbol: 'Q', places: 1 }),
    revenue: money({ label: 'Revenue to break even', symbol: 'R' }),
    targetUnits: number({ label: 'Units for the target profit', symbol: 'Q_\\Pi', places: 1 }),
    contribution: money({ label: 'Contribution of a unit', symbol: 'c' }),
    contributionRatio: percent({ label: 'Contribution margin ratio', symbol: 'r', places: 2 }),
  },
  formula: ({ fixedCosts, price, variableCost, targetProfit }) => {
    const contribution = price - variableCost;
    const units = fixedCosts / contribution;
    return {
      units,
      revenue: units * price,
      targetUnits: (fixedCosts + targetProfit) / contribution,
      contribution,
      contributionRatio: contribution / price,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Revenue and costs',
    x: { of: 'units', label: 'Units' },
    y: { of: 'revenue', label: 'Amount' },
    curve: ({ fixedCosts, price, variableCost, units, revenue, targetUnits }) => {
      const to = Math.max(2 * units, 1.2 * targetUnits);
      return to === 0
        ? undefined
        : {
            from: 0,
            to,
            lines: [
              { label: 'Revenue', y: (sold) => price * sold },
              { label: 'Costs', y: (sold) => fixedCosts + variableCost * sold },
              { label: 'Fixed costs', dashed: true, y: () => fixedCosts },
            ],
            marks: [{ x: units, y: revenue, label: 'Break-even' }],
          };
    },
  },
  explanation: 'Each unit contributes {contribution}; {units} units, or {revenue}, cover the fixed costs.',
  requires: [
    {
      that: ({ price, variableCost }) => price > variableCost,
      field: 'price',
      says: 'The price, {price}, must be above the variable cost, {variableCost}: else no quantity breaks even.',
    },
  ],
  examples: [
    {
      inputs: { fixedCosts: 50000, price: 25, variableCost: 15, targetProfit: 20000 },
      results: { units: 5000, revenue: 125000, targetUnits: 7000, contribution: 10, contributionRatio: 40 },
      source: 'By hand: 50000/10, 70000/10',
    },
    {
      inputs: { fixedCosts: 1000, price: 9.99, variableCost: 3.49 },
      results: { units: 153.846154, revenue: 1536.92, contribution: 6.5 },
      source: 'By hand: 1000/6.5; × 9.99',
    },
    {
      inputs: { fixedCosts: 100, price: 5, variableCost: 5 },
      refused: 'must be above the variable cost',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Horngren, Datar, Rajan: Cost Accounting, 15th ed., ch. 3: cost-volume-profit analysis' }],
});
