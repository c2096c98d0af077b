import { defineCalculator, measure, money, percent } from '@reckoner/engine';
import { compounding } from '../shared/fields.js';
import { effectiveAnnualRate, growthFactor } from '../shared/interest.js';

/** Growth of a single deposit at a nominal annual rate. */
export default defineCalculator({
  title: 'Compound interest',
  description: 'Final amount and interest of a deposit from its nominal annual rate, term and compounding frequency.',
  keywords: ['savings growth', 'interest on interest', 'effective annual rate', 'continuous compounding', 'A = Pe^rt'],
  related: ['savings-growth-regular-deposits', 'apy-effective-annual-rate', 'simple-interest'],
  inputs: {
    principal: money({ label: 'Principal', symbol: 'P', min: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate, before compounding.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 40],
    }),
    years: measure('yr', { label: 'Term', symbol: 't', min: 0, max: 200, usual: [0.02, 80] }),
    frequency: compounding,
  },
  outputs: {
    amount: money({ label: 'Final amount', symbol: 'A' }),
    interest: money({ label: 'Interest earned', symbol: 'I' }),
    effectiveRate: percent({ label: 'Effective annual rate', symbol: 'r_e', places: 4 }),
  },
  formula: ({ principal, rate, years, frequency }) => {
    const amount = principal * growthFactor(rate, frequency, years);
    return { amount, interest: amount - principal, effectiveRate: effectiveAnnualRate(rate, frequency) };
  },
  figure: {
    kind: 'curve',
    title: 'Growth',
    x: { of: 'years', label: 'Time' },
    y: { of: 'amount', label: 'Amount' },
    curve: ({ principal, rate, years, frequency, amount }) => ({
      from: 0,
      to: years,
      lines: [
        { label: 'With compound interest', y: (at) => principal * growthFactor(rate, frequency, at) },
        { label: 'With simple interest', dashed: true, y: (at) => principal * (1 + rate * at) },
      ],
      marks: [{ x: years, y: amount, label: 'End' }],
    }),
  },
  explanation: '{principal} at {rate} a year for {years} grows to {amount}, of which {interest} is interest.',
  examples: [
    {
      inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
      results: { amount: 1647.01, interest: 647.01, effectiveRate: 5.116 },
      source: 'Gnumeric: FV(0.05/12, 120, 0, -1000), EFFECT(0.05, 12)',
    },
    {
      inputs: { principal: 1500, rate: 4.3, years: 6, frequency: 'quarterly' },
      results: { amount: 1938.84 },
      source: 'Wikipedia: Compound interest, example 1',
    },
    {
      inputs: { principal: 1000, rate: 5, years: 10, frequency: 'daily' },
      results: { amount: 1648.66 },
      source: 'Gnumeric: FV(0.05/365, 3650, 0, -1000)',
    },
    {
      inputs: { principal: 1000, rate: 5, years: 10, frequency: 'continuously' },
      results: { amount: 1648.72, effectiveRate: 5.12711 },
      source: 'qalc: 1000 × e^0.5; e^0.05 - 1',
    },
    {
      inputs: { principal: 2500, rate: 3.9, years: 5, frequency: 'weekly' },
      results: { amount: 3038.06, interest: 538.06 },
      source: 'Gnumeric: FV(0.039/52, 260, 0, -2500)',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
