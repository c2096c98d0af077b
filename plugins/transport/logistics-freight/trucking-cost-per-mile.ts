import { defineCalculator, money, percent, quantity } from '@reckoner/engine';

/** Fixed cost spread over all miles, variable cost of each; only loaded miles earn. */
export default defineCalculator({
  title: 'Trucking cost per mile',
  description:
    'Cost of a mile for a truck from fixed and variable costs, and the rate on loaded miles that breaks even or earns a margin.',
  keywords: ['freight rate', 'deadhead', 'owner-operator', 'break-even rate'],
  inputs: {
    fixed: money({ label: 'Fixed costs in the period', symbol: 'F', min: 0, max: 1e9 }),
    variable: money({ label: 'Variable cost', per: 'mi', symbol: 'v', min: 0, max: 1000 }),
    distance: quantity('mi', { label: 'All miles in the period', regional: false, symbol: 's', min: 1, max: 1e7 }),
    deadhead: percent({ usual: [1, 60], label: 'Empty miles', symbol: 'e', min: 0, below: 100, default: 0 }),
    margin: percent({ usual: [0.5, 50], label: 'Wanted profit margin', symbol: 'm', min: 0, below: 100, default: 0 }),
  },
  outputs: {
    cost: money({ label: 'Cost of a mile', per: 'mi', symbol: 'c' }),
    breakEven: money({ label: 'Break-even rate on loaded miles', per: 'mi', symbol: 'b' }),
    rate: money({ label: 'Rate with the margin', per: 'mi', symbol: 'r' }),
    total: money({ label: 'Total cost', symbol: 'K' }),
  },
  formula: ({ fixed, variable, distance, deadhead, margin }) => {
    const cost = fixed / distance + variable;
    const breakEven = cost / (1 - deadhead);
    return { cost, breakEven, rate: breakEven / (1 - margin), total: fixed + variable * distance };
  },
  explanation: 'The costs are {cost}; loaded miles must bring {breakEven} to break even and {rate} with the margin.',
  examples: [
    {
      inputs: { fixed: 5000, variable: 1.1, distance: 10000, deadhead: 20 },
      results: { cost: 1.6, breakEven: 2, rate: 2, total: 16000 },
      source: 'By hand: 0.5 + 1.1; 1.6/0.8',
    },
    {
      inputs: { fixed: 0, variable: 1.5, distance: 100, margin: 25 },
      results: { cost: 1.5, rate: 2 },
      source: 'By hand: 1.5/0.75',
    },
  ],
  references: [
    {
      title:
        'American Transportation Research Institute: An Analysis of the Operational Costs of Trucking, 2024 update',
    },
  ],
});
