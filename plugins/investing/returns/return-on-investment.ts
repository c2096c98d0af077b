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
    years: measure('yr', {
      label: 'Holding period',
      symbol: 't',
      min: 0.01,
      max: 200,
      usual: [0.1, 60],
      optional: true,
    }),
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
      ? 'The {gain|loss|gain|gain} of {|gain|} is a return of {roi}.'
      : 'The {gain|loss|gain|gain} of {|gain|} is a return of {roi}, or {annualized} a year.',
  cautions: [
    {
      level: 'caution',
      when: ({ years, annualized }) => annualized !== undefined && years !== undefined && years < 1,
      says: 'Less than a year is taken over a whole one, which exaggerates: look at the ROI itself.',
    },
    {
      level: 'note',
      when: ({ years }) => years !== undefined && years < 0.1,
      says: 'No annualized figure is given for less than a tenth of a year: it would say little.',
    },
  ],
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
    {
      inputs: { cost: 100, value: 110, years: 0.25 },
      results: { roi: 10, annualized: 46.41 },
      cautions: ['which exaggerates'],
      source: 'By hand: 1.1⁴',
    },
    {
      inputs: { cost: 100, value: 110, years: 0.05 },
      results: { roi: 10 },
      cautions: ['it would say little'],
      source: 'By hand: 10/100',
    },
  ],
  notes: ['The annualized figure takes the income as received at the end: see XIRR for cash flows with dates.'],
  references: [{ title: 'Bodie, Kane, Marcus: Investments, chapter Risk, Return, and the Historical Record' }],
});
