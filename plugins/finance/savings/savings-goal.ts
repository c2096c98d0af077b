import { defineCalculator, integer, measure, money, percent } from '@reckoner/engine';
import { paymentFrequency, timing } from '../shared/fields.js';
import { accumulationFactor, numberOfPayments } from '../shared/time-value.js';

/** Sinking-fund payment; interest is compounded as often as deposits are made. */
export default defineCalculator({
  title: 'Savings goal',
  description: 'Regular deposit that reaches a savings target in time, from present savings, annual rate and term.',
  keywords: ['how much to save per month', 'savings target', 'PMT'],
  inputs: {
    goal: money({ label: 'Savings goal', symbol: 'F', above: 0, max: 1e12 }),
    savings: money({ label: 'Savings today', formerly: ['initial'], symbol: 'P', min: 0, max: 1e12, default: 0 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 30],
    }),
    term: measure('yr', { label: 'Time to the goal', symbol: 't', above: 0, max: 100, usual: [0.08, 60] }),
    frequency: { ...paymentFrequency, label: 'Deposits' },
    timing: { ...timing, label: 'Deposits fall' },
  },
  outputs: {
    deposit: money({ label: 'Deposit' }),
    deposits: integer({ label: 'Number of deposits', symbol: 'n' }),
    totalDeposits: money({ label: 'Sum of the deposits' }),
    interest: money({ label: 'Interest earned' }),
  },
  formula: ({ goal, savings, rate, term, frequency, timing }) => {
    const deposits = numberOfPayments(term, frequency);
    const periodRate = rate / frequency;
    const missing = Math.max(0, goal - savings * (1 + periodRate) ** deposits);
    const deposit = missing / (accumulationFactor(periodRate, deposits) * (1 + periodRate * timing));
    const totalDeposits = deposit * deposits;
    const reached = missing > 0 ? goal : savings * (1 + periodRate) ** deposits;
    return { deposit, deposits, totalDeposits, interest: reached - savings - totalDeposits };
  },
  figure: {
    kind: 'curve',
    title: 'Growth toward the goal',
    x: { of: 'term', label: 'Time' },
    y: { of: 'goal', label: 'Savings' },
    curve: ({ goal, savings, rate, term, frequency, timing, deposit, deposits }) => {
      const periodRate = rate / frequency;
      const savedAfter = (years: number) => {
        const periods = years * frequency;
        const paid = deposit * accumulationFactor(periodRate, periods) * (1 + periodRate * timing);
        return savings * (1 + periodRate) ** periods + paid;
      };
      return {
        from: 0,
        to: deposits / frequency,
        lines: [
          { label: 'Savings', y: savedAfter },
          { label: 'Paid in', dashed: true, y: (years) => savings + deposit * frequency * years },
        ],
        marks: deposit > 0 ? [{ x: term, y: goal, label: 'Goal' }] : [],
      };
    },
  },
  explanation: ({ deposit }) =>
    deposit > 0
      ? '{deposits} {deposits|deposit|deposits} of {deposit} reach {goal}; {interest} of it is interest.'
      : 'The savings of {savings} reach {goal} by themselves: the deposit needed is {deposit}.',
  examples: [
    {
      inputs: { goal: 50000, savings: 5000, rate: 4, term: 5 },
      results: { deposit: 662.08, deposits: 60, totalDeposits: 39724.61, interest: 5275.39 },
      source: 'Gnumeric: -PMT(0.04/12, 60, -5000, 50000)',
    },
    {
      inputs: { goal: 50000, rate: 4, term: 5, timing: 'start' },
      results: { deposit: 751.65 },
      source: 'Gnumeric: -PMT(0.04/12, 60, 0, 50000, 1)',
    },
    {
      inputs: { goal: 1200, rate: 0, term: 1 },
      results: { deposit: 100, totalDeposits: 1200, interest: 0 },
      source: 'By hand: 1200/12',
    },
    {
      inputs: { goal: 1000, savings: 1000, rate: 5, term: 1, frequency: 'annually' },
      results: { deposit: 0, interest: 50 },
      source: 'By hand: 1000 grows to 1050',
    },
  ],
  references: [
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
