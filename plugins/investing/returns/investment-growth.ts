import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Expected return and fee compound yearly; contributions fall at the end of each month and rise once a year. */
export default defineCalculator({
  title: 'Investment growth',
  description:
    'Future value of an investment with monthly contributions from expected return, yearly fee, inflation and years.',
  keywords: ['investment future value', 'portfolio growth', 'monthly investing', 'real value', 'fees'],
  inputs: {
    initial: money({ label: 'Initial investment', min: 0, max: 1e12, default: 0 }),
    contribution: money({ label: 'Contribution a month', min: 0, max: 1e9, default: 0 }),
    returnRate: percent({
      label: 'Expected return a year',
      help: 'Effective, before fees.',
      min: -50,
      max: 100,
      usual: [0.3, 30],
    }),
    years: integer({ label: 'Years', min: 1, max: 80 }),
    fee: percent({ label: 'Fee a year', help: 'Of the assets.', min: 0, max: 20, default: 0, usual: [0.005, 4] }),
    contributionGrowth: percent({ label: 'Contribution rise a year', min: 0, max: 50, default: 0, usual: [0.3, 20] }),
    inflation: percent({ label: 'Inflation a year', min: -5, max: 50, default: 0, usual: [0.2, 20] }),
  },
  outputs: {
    value: money({ label: 'Final value' }),
    contributed: money({ label: 'Paid in' }),
    gain: money({ label: 'Gain' }),
    realValue: money({ label: "Final value in today's money" }),
    feeCost: money({ label: 'Lost to fees' }),
    byYear: table(
      { year: integer({ label: 'Year' }), contributed: money({ label: 'Paid in' }), value: money({ label: 'Value' }) },
      { label: 'Year by year' },
    ),
  },
  formula: ({ initial, contribution, returnRate, years, fee, contributionGrowth, inflation }) => {
    const gross = 1 + returnRate;
    const net = gross * (1 - fee);
    // What twelve contributions of 1 at the ends of the months come to at the end of a year.
    const accumulated = (growth: number) => (growth === 1 ? 12 : (growth - 1) / (growth ** (1 / 12) - 1));
    const yearNet = accumulated(net);
    const yearGross = accumulated(gross);
    let monthly = contribution;
    let value = initial;
    let withoutFee = initial;
    let contributed = initial;
    const byYear = [];
    for (let year = 1; year <= years; year++) {
      value = value * net + monthly * yearNet;
      withoutFee = withoutFee * gross + monthly * yearGross;
      contributed += 12 * monthly;
      monthly *= 1 + contributionGrowth;
      byYear.push({ year, contributed, value });
    }
    return {
      value,
      contributed,
      gain: value - contributed,
      realValue: value / (1 + inflation) ** years,
      feeCost: withoutFee - value,
      byYear,
    };
  },
  stepwise: [
    "Each year the value grows by (1 + return) × (1 - fee), and twelve monthly contributions with their part of that year's growth are added; then the contribution grows.",
    'The cost of the fee is what the same without it has more.',
    'The real value is divided by (1 + inflation)^years.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['contributed', 'value'] },
  explanation:
    'After {years} {years|year|years} the investment is worth {value}, {gain|{|gain|} less than|as much as|{|gain|} more than} the {contributed} paid in.',
  examples: [
    {
      inputs: {
        initial: 10000,
        contribution: 500,
        returnRate: 7,
        years: 20,
        fee: 0.5,
        contributionGrowth: 2,
        inflation: 2.5,
      },
      results: {
        value: 313656.85,
        contributed: 155784.22,
        gain: 157872.63,
        realValue: 191415.66,
        feeCost: 20153.72,
        byYear: { length: 20 },
      },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { initial: 1000, contribution: 100, returnRate: 6, years: 10 },
      results: { value: 18038.19, gain: 5038.19, feeCost: 0 },
      source: 'Python with mpmath: month-by-month loop at 1.06^(1/12) - 1',
    },
    {
      inputs: { initial: 500, contribution: 10, returnRate: 0, years: 2 },
      results: { value: 740, gain: 0 },
      source: 'By hand: 500 + 24 × 10',
    },
    { inputs: { returnRate: 5, years: 10 }, refused: 'Give an initial investment', source: 'By hand: nothing to grow' },
  ],
  requires: [
    {
      that: ({ initial, contribution }) => initial > 0 || contribution > 0,
      field: 'initial',
      says: 'Give an initial investment, a contribution or both.',
    },
  ],
  notes: [
    'Contributions are paid at the end of each month; the fee is taken from the grown value.',
    'A steady return is an assumption: real returns vary, and so will the result.',
  ],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2', isbn: '978-1-260-01390-0' },
  ],
});
