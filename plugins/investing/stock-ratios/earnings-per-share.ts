import { defineCalculator, money, number, rows, sum } from '@reckoner/engine';

/** Basic EPS by IAS 33 and ASC 260: income for common shareholders over the time-weighted number of shares. */
export default defineCalculator({
  title: 'Earnings per share (EPS)',
  description:
    'Basic earnings per share from net income, preferred dividends and the shares outstanding in parts of the year.',
  keywords: ['EPS', 'basic EPS', 'weighted average shares outstanding'],
  inputs: {
    netIncome: money({ label: 'Net income', symbol: 'NI', min: -1e13, max: 1e13 }),
    preferredDividends: money({ label: 'Preferred dividends', symbol: 'PD', min: 0, max: 1e13, default: 0 }),
    outstanding: rows(
      {
        shares: number({ label: 'Shares', above: 0, max: 1e13 }),
        months: number({ label: 'Months outstanding', above: 0, max: 12 }),
      },
      { label: 'Shares outstanding', minItems: 1, maxItems: 24 },
    ),
  },
  outputs: {
    eps: money({ label: 'Earnings per share', symbol: 'EPS' }),
    weightedShares: number({ label: 'Weighted average shares', places: 0 }),
    commonIncome: money({ label: 'Income for common shareholders' }),
  },
  formula: ({ netIncome, preferredDividends, outstanding }) => {
    const months = sum(outstanding.map((part) => part.months));
    const weightedShares = sum(outstanding.map((part) => part.shares * part.months)) / months;
    const commonIncome = netIncome - preferredDividends;
    return { eps: commonIncome / weightedShares, weightedShares, commonIncome };
  },
  explanation: '{commonIncome} for {weightedShares} shares on average is {eps} per share.',
  examples: [
    {
      inputs: { netIncome: 10000000, preferredDividends: 1000000, outstanding: [{ shares: 4500000, months: 12 }] },
      results: { eps: 2, weightedShares: 4500000, commonIncome: 9000000 },
      source: 'By hand: 9/4.5',
    },
    {
      inputs: {
        netIncome: 5000000,
        outstanding: [
          { shares: 1000000, months: 3 },
          { shares: 1200000, months: 9 },
        ],
      },
      results: { eps: 4.35, weightedShares: 1150000 },
      source: 'By hand: (3 × 1.0 + 9 × 1.2)/12 = 1.15 million; 5/1.15 = 4.3478',
    },
    {
      inputs: { netIncome: -600, outstanding: [{ shares: 400, months: 12 }] },
      results: { eps: -1.5 },
      source: 'By hand: a loss of 600 on 400 shares',
    },
  ],
  notes: ['Stock splits and stock dividends count as if they had always been: restate earlier share numbers.'],
  references: [{ title: 'IAS 33: Earnings per Share, paragraphs 9–29' }],
});
