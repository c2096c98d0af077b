import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Installments at the start of each month; the yearly rate is divided by 12, as fund houses' SIP figures do. */
export default defineCalculator({
  title: 'SIP return (systematic investment plan)',
  description: 'Future value, amount invested and gain of a monthly investment plan with an optional yearly step-up.',
  keywords: ['SIP', 'mutual fund SIP', 'step-up SIP', 'top-up SIP', 'monthly investment'],
  inputs: {
    installment: money({ label: 'Monthly installment', symbol: 'P', above: 0, max: 1e9 }),
    rate: percent({
      label: 'Expected return a year',
      help: 'Nominal, divided by 12.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.5, 30],
    }),
    years: integer({ label: 'Years', symbol: 't', min: 1, max: 60 }),
    stepUp: percent({
      label: 'Rise of the installment a year',
      symbol: 'g',
      min: 0,
      max: 50,
      default: 0,
      usual: [0.5, 30],
    }),
  },
  outputs: {
    value: money({ label: 'Future value' }),
    invested: money({ label: 'Amount invested' }),
    gain: money({ label: 'Gain' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        installment: money({ label: 'Installment' }),
        invested: money({ label: 'Invested' }),
        value: money({ label: 'Value' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ installment, rate, years, stepUp }) => {
    const monthlyRate = rate / 12;
    const growth = (1 + monthlyRate) ** 12;
    const accumulated = rate === 0 ? 12 : ((growth - 1) / monthlyRate) * (1 + monthlyRate);
    let current = installment;
    let value = 0 * installment;
    let invested = 0 * installment;
    const byYear = [];
    for (let year = 1; year <= years; year++) {
      value = value * growth + current * accumulated;
      invested += 12 * current;
      byYear.push({ year, installment: current, invested, value });
      current *= 1 + stepUp;
    }
    return { value, invested, gain: value - invested, byYear };
  },
  stepwise: [
    'Each year the value grows by (1 + rate / 12)¹², and twelve installments, each at the start of its month, are added with their growth.',
    'The installment grows by the step each year.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['invested', 'value'] },
  explanation: 'Over {years} {years|year|years} {invested} is invested and grows to {value}, a gain of {gain}.',
  examples: [
    {
      inputs: { installment: 5000, rate: 12, years: 10 },
      results: { value: 1161695.38, invested: 600000, gain: 561695.38, byYear: { length: 10 } },
      source: 'Gnumeric: FV(0.01, 120, -5000, 0, 1)',
    },
    {
      inputs: { installment: 5000, rate: 12, years: 10, stepUp: 10 },
      results: { value: 1687163.13, invested: 956245.48 },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { installment: 100, rate: 0, years: 2 },
      results: { value: 2400, gain: 0 },
      source: 'By hand: 24 × 100',
    },
  ],
  notes: [
    'Installments are paid at the start of each month.',
    'Returns of funds are not steady; the figure is an illustration.',
  ],
  references: [{ title: 'Association of Mutual Funds in India: Systematic Investment Plan' }],
});
