import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';
import { paymentFrequency, timing } from '../shared/fields.js';

/** Interest is compounded as often as deposits are made. */
export default defineCalculator({
  title: 'Savings with regular deposits',
  description:
    'Final balance, deposits and interest of savings from a first sum, regular deposits, annual rate and years, with a table by year.',
  keywords: ['future value', 'monthly savings', 'compound interest with contributions', 'savings plan'],
  related: ['compound-interest', 'savings-goal', 'investment-growth'],
  inputs: {
    savings: money({ label: 'Savings today', formerly: ['initial'], symbol: 'P', min: 0, max: 1e12, default: 0 }),
    deposit: money({ label: 'Regular deposit', symbol: 'D', min: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 30],
    }),
    years: integer({ label: 'Years', symbol: 't', min: 1, max: 100, usual: [1, 75] }),
    frequency: { ...paymentFrequency, label: 'Deposits' },
    timing: { ...timing, label: 'Deposits fall' },
  },
  outputs: {
    balance: money({ label: 'Final balance', symbol: 'A' }),
    totalDeposits: money({ label: 'Sum of the deposits', help: 'Without the savings today.' }),
    interest: money({ label: 'Interest earned' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        deposits: money({ label: 'Deposits' }),
        interest: money({ label: 'Interest' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ savings, deposit, rate, years, frequency, timing }) => {
    const periodRate = rate / frequency;
    // A year's growth, and what the deposits of a year come to at its end.
    const growth = (1 + periodRate) ** frequency;
    const accumulated = rate === 0 ? frequency : (growth - 1) / periodRate;
    const yearlyDeposits = deposit * frequency;
    const depositsGrown = deposit * accumulated * (1 + periodRate * timing);
    const byYear = [];
    let balance = savings;
    for (let year = 1; year <= years; year++) {
      const before = balance;
      balance = before * growth + depositsGrown;
      byYear.push({ year, deposits: yearlyDeposits, interest: balance - before - yearlyDeposits, balance });
    }
    const totalDeposits = yearlyDeposits * years;
    return { balance, totalDeposits, interest: balance - savings - totalDeposits, byYear };
  },
  shown: ({ savings, deposit, rate, years, frequency, timing }) => {
    const i = rate / frequency;
    const growth = (1 + i) ** (frequency * years);
    const balance =
      rate === 0
        ? savings + deposit * frequency * years
        : savings * growth + (deposit * (1 + i * timing) * (growth - 1)) / i;
    return { balance, interest: balance - savings - deposit * frequency * years };
  },
  stepwise: ['Each year the balance grows by the deposits of that year and by interest.'],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['balance'] },
  explanation: 'After {years} {years|year|years} the balance is {balance}, of which {interest} is interest.',
  examples: [
    {
      inputs: { savings: 1000, deposit: 200, rate: 6, years: 10 },
      results: {
        balance: 34595.27,
        totalDeposits: 24000,
        interest: 9595.27,
        byYear: { length: 10, rows: { '-1': { balance: 34595.27 } } },
      },
      source: 'Gnumeric: FV(0.06/12, 120, -200, -1000)',
    },
    {
      inputs: { savings: 1000, deposit: 200, rate: 6, years: 10, timing: 'start' },
      results: { balance: 34759.15 },
      source: 'Gnumeric: FV(0.06/12, 120, -200, -1000, 1)',
    },
    {
      inputs: { deposit: 50, rate: 0, years: 2, frequency: 'weekly' },
      results: { balance: 5200, interest: 0 },
      source: 'By hand: 104 × 50',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
