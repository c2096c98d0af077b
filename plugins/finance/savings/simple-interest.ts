import { defineEquations, measure, money, percent } from '@reckoner/engine';

/** I = P·r·t, solved for whatever is missing. */
export default defineEquations({
  title: 'Simple interest',
  description:
    'Interest and final amount without compounding from principal, annual rate and time, or any of them from the others.',
  keywords: ['I = Prt', 'interest rate', 'principal', 'flat interest'],
  variables: {
    principal: money({ label: 'Principal', symbol: 'P', above: 0, max: 1e12 }),
    rate: percent({ label: 'Annual interest rate', symbol: 'r', above: 0, max: 1000, usual: [0.1, 60] }),
    time: measure('yr', { label: 'Time', symbol: 't', above: 0, max: 1000, usual: [0.002, 40] }),
    interest: money({ label: 'Interest', symbol: 'I', above: 0, max: 1e15 }),
    amount: money({ label: 'Final amount', symbol: 'A', above: 0, max: 1e15 }),
  },
  equations: ({ principal, rate, time, interest, amount }) => [
    [interest, principal * rate * time],
    [amount, principal + interest],
  ],
  figure: {
    kind: 'curve',
    title: 'Growth',
    x: { of: 'time' },
    y: { of: 'amount', label: 'Amount' },
    curve: ({ principal, rate, time, amount }) => ({
      from: 0,
      to: time,
      lines: [
        { label: 'With simple interest', y: (years) => principal * (1 + rate * years) },
        { label: 'Compounded each year', dashed: true, y: (years) => principal * (1 + rate) ** years },
      ],
      marks: [{ x: time, y: amount, label: 'End' }],
    }),
  },
  explanation: '{principal} at {rate} a year for {time} earns {interest} and becomes {amount}.',
  examples: [
    {
      inputs: { principal: 2000, rate: 5, time: 3 },
      results: { interest: 300, amount: 2300 },
      source: 'By hand: 2000 × 0.05 × 3',
    },
    {
      inputs: { principal: 1500, rate: 8, time: '9 months' },
      results: { interest: 90, amount: 1590 },
      source: 'By hand: 1500 × 0.08 × 9/12',
    },
    {
      inputs: { principal: 4000, amount: 4600, time: 5 },
      results: { rate: 3, interest: 600 },
      source: 'By hand: 600/(4000 × 5)',
    },
    { inputs: { interest: 45, rate: 6, principal: 500 }, results: { time: 1.5 }, source: 'By hand: 45/(500 × 0.06)' },
  ],
  notes: [
    'A time sent in days counts 365.25 days as a year. Banks count 365 or 360: for 90 days send 90/365 or 90/360 years.',
  ],
  references: [{ title: 'Kellison: The Theory of Interest, 3rd ed., chapter The measurement of interest' }],
});
