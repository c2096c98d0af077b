import { defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** Income available for debt over principal and interest of a year. */
export default defineCalculator({
  title: 'Debt service coverage ratio',
  description:
    'Debt service coverage from net operating income and debt payments, and the highest payments at a target ratio.',
  keywords: ['DSCR', 'commercial loan', 'real estate', 'lender ratio'],
  arithmetic: 'decimal',
  inputs: {
    income: money({ label: 'Net operating income a year', symbol: 'I', min: -1e15, max: 1e15 }),
    principal: money({ label: 'Principal payments a year', symbol: 'P', min: 0, max: 1e15 }),
    interest: money({ label: 'Interest payments a year', symbol: 'i', min: 0.01, max: 1e15 }),
    target: number({ label: 'Target ratio', symbol: 't', min: 0.1, max: 10, default: 1.25 }),
  },
  outputs: {
    ratio: number({ label: 'Debt service coverage', symbol: 'r', places: 3 }),
    highestService: money({ label: 'Highest debt service at the target', symbol: 'S_t' }),
    interestShare: percent({ label: 'Interest in percent of debt service', places: 1 }),
  },
  formula: ({ income, principal, interest, target }) => ({
    ratio: income / (principal + interest),
    highestService: Math.max(0, income / target),
    interestShare: interest / (principal + interest),
  }),
  explanation: ({ income }) =>
    income < 0
      ? 'The income is negative and covers nothing of the debt service; the ratio is {ratio}.'
      : 'Income covers the debt service {ratio} times; at the target it could carry {highestService} a year.',
  cautions: [
    {
      level: 'caution',
      when: ({ ratio, target }) => roundTo(ratio, 3) < target,
      says: 'The coverage is below the target of {target}.',
    },
  ],
  examples: [
    {
      inputs: { income: 150000, principal: 40000, interest: 60000 },
      results: { ratio: 1.5, highestService: 120000, interestShare: 60 },
      source: 'By hand: 150/100; 150/1.25',
    },
    {
      inputs: { income: -10, principal: 30, interest: 10 },
      results: { ratio: -0.25, highestService: 0 },
      cautions: ['below the target'],
      source: 'By hand: -10/40; nothing to pay from',
    },
    {
      inputs: { income: 126000, principal: 30000, interest: 60000, target: 1.5 },
      results: { ratio: 1.4, highestService: 84000 },
      cautions: ['below the target of 1.5'],
      source: 'By hand: 126/90; 126/1.5',
    },
    {
      inputs: { income: 124960, principal: 40000, interest: 60000 },
      results: { ratio: 1.2496, highestService: 99968 },
      source: 'By hand: 124960/100000, shown as 1.250: no word of being below 1.25',
    },
  ],
  references: [{ title: 'Brueggeman, Fisher: Real Estate Finance and Investments, 15th ed., ch. 12' }],
});
