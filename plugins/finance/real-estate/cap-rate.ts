import { defineEquations, isAbove, isBelow, money, percent } from '@reckoner/engine';

/** Capitalization rate = net operating income / value, solved for whatever is missing. */
export default defineEquations({
  title: 'Cap rate',
  description:
    'Capitalization rate of a property from income, operating expenses and value, or the value from a market cap rate.',
  keywords: ['capitalization rate', 'property valuation', 'real estate yield'],
  variables: {
    grossIncome: money({
      label: 'Effective gross income a year',
      help: 'Rent and other income less vacancy.',
      symbol: 'EGI',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    expenses: money({
      label: 'Operating expenses a year',
      help: 'Without loan payments.',
      symbol: 'E',
      min: 0,
      max: 1e12,
      optional: true,
    }),
    netIncome: money({ label: 'Net operating income', symbol: 'NOI', above: 0, max: 1e12 }),
    value: money({ label: 'Property value', symbol: 'V', above: 0, max: 1e15 }),
    capRate: percent({ label: 'Cap rate', symbol: 'R', above: 0, max: 1000, places: 2, usual: [1, 25] }),
  },
  equations: ({ grossIncome, expenses, netIncome, value, capRate }) => [
    [grossIncome, netIncome + expenses],
    [capRate, netIncome / value],
  ],
  explanation: 'A net operating income of {netIncome} on a value of {value} is a cap rate of {capRate}.',
  requires: [
    {
      that: ({ grossIncome, expenses }) => expenses < grossIncome,
      field: 'expenses',
      says: 'The expenses, {expenses}, must be below the gross income, {grossIncome}: without a net income there is no cap rate.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ capRate }) => isAbove(capRate, 0.25) || isBelow(capRate, 0.01),
      says: 'A cap rate of {capRate} is rare: check that income is for a year and the value is the whole price.',
    },
  ],
  examples: [
    {
      inputs: { grossIncome: 48000, expenses: 18000, value: 500000 },
      results: { netIncome: 30000, capRate: 6 },
      source: 'By hand: 30000/500000',
    },
    {
      inputs: { netIncome: 42000, capRate: 7, expenses: 10000 },
      results: { value: 600000, grossIncome: 52000 },
      source: 'By hand: 42000/0.07',
    },
    {
      inputs: { value: 400000, capRate: 5, grossIncome: 32000 },
      results: { netIncome: 20000, expenses: 12000 },
      source: 'By hand: 5% of 400000',
    },
    {
      inputs: { grossIncome: 20000, expenses: 25000, value: 500000 },
      refused: 'must be below the gross income',
      source: 'By hand: nothing is earned',
    },
    {
      inputs: { netIncome: 30000, value: 50000 },
      results: { capRate: 60 },
      cautions: ['is rare', 'far above the usual'],
      source: 'By hand: 30000/50000, a zero too few',
    },
    {
      inputs: { netIncome: 2500, value: 500000 },
      results: { capRate: 0.5 },
      cautions: ['check that income is for a year'],
      source: 'By hand: 2500/500000, the income of a month',
    },
  ],
  notes: ['Operating expenses leave out interest, depreciation and income tax.'],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on valuation: income approach' },
  ],
});
