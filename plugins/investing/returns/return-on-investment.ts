import { defineCalculator, measure, money, percent } from '@reckoner/engine';

/** (value + income − cost)/cost, and the yearly rate that compounds to it. */
export default defineCalculator({
  title: 'Return on investment (ROI)',
  description: 'Gain, ROI and annualized ROI of an investment from its cost, final value, income and holding period.',
  keywords: ['ROI', 'holding period return', 'annualized return', 'rate of return'],
  inputs: {
    cost: money({ label: 'Cost', help: 'With fees.', symbol: 'C', above: 0.01, max: 1e12 }),
    value: money({ label: 'Final value', help: 'After selling costs.', symbol: 'V', min: 0, max: 1e12 }),
    income: money({ label: 'Income meanwhile', help: 'Dividends, rent, interest.', min: 0, max: 1e12, default: 0 }),
    years: measure('yr', { label: 'Holding period', symbol: 't', min: 0.01, max: 200, optional: true }),
  },
  outputs: {
    roi: percent({ label: 'ROI', symbol: 'ROI', places: 2 }),
    gain: money({ label: 'Gain', symbol: 'G' }),
    annualized: percent({ label: 'Annualized ROI', symbol: 'r', optional: true, places: 2 }),
  },
  formula: ({ cost, value, income, years }) => {
    const gain = value + income - cost;
    const roi = gain / cost;
    if (years === undefined || years < 0.1) return { roi, gain };
    return { roi, gain, annualized: (1 + roi) ** (1 / years) - 1 };
  },
  explanation: ({ annualized }) =>
    annualized === undefined
      ? 'The gain of {gain} is a return of {roi}.'
      : 'The gain of {gain} is a return of {roi}, or {annualized} a year.',
  examples: [
    {
      inputs: { cost: 10000, value: 13500, income: 500, years: 2.5 },
      results: { roi: 40, gain: 4000, annualized: 14.40663559 },
      source: 'Python with mpmath: 4000/10000, 1.4^(1/2.5) - 1',
    },
    { inputs: { cost: 2000, value: 1500 }, results: { roi: -25, gain: -500 }, source: 'By hand: -500/2000' },
    {
      inputs: { cost: 100, value: 0, years: 3 },
      results: { roi: -100, annualized: -100 },
      source: 'By hand: all is lost',
    },
  ],
  notes: ['Below a tenth of a year no annualized figure is given: it would say little.'],
  references: [{ title: 'Bodie, Kane, Marcus: Investments, chapter Risk, Return, and the Historical Record' }],
});
