import { defineCalculator, measure, money, number, percent } from '@reckoner/engine';
import { compounding } from '../shared/fields.js';
import { growthFactor } from '../shared/interest.js';

/** PV = FV/(1 + r/m)^(mt), or FV·e^(−rt). */
export default defineCalculator({
  title: 'Present value',
  description:
    'Value today of a sum to be paid later, from the annual discount rate, the time and the compounding frequency.',
  keywords: ['PV', 'discounting', 'discount factor', 'time value of money'],
  inputs: {
    futureValue: money({ label: 'Future amount', symbol: 'F', min: 0, max: 1e15 }),
    rate: percent({
      label: 'Annual discount rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: -10,
      max: 100,
      usual: [0.1, 40],
    }),
    years: measure('yr', { label: 'Time until payment', symbol: 't', min: 0, max: 200, usual: [0.02, 100] }),
    frequency: { ...compounding, default: 'annually' },
  },
  outputs: {
    presentValue: money({ label: 'Present value', symbol: 'PV' }),
    discount: money({ label: 'Discount', symbol: 'D' }),
    discountFactor: number({ label: 'Discount factor', symbol: 'v', places: 6 }),
  },
  formula: ({ futureValue, rate, years, frequency }) => {
    const discountFactor = 1 / growthFactor(rate, frequency, years);
    const presentValue = futureValue * discountFactor;
    return { presentValue, discount: futureValue - presentValue, discountFactor };
  },
  figure: {
    kind: 'curve',
    title: 'Value today over the time until payment',
    x: { of: 'years', label: 'Time until payment' },
    y: { of: 'presentValue' },
    curve: ({ futureValue, rate, years, frequency, presentValue }) => ({
      from: 0,
      to: 1.5 * years,
      lines: [{ y: (at) => futureValue / growthFactor(rate, frequency, at) }],
      marks: [{ x: years, y: presentValue, label: 'Today' }],
    }),
  },
  explanation: '{futureValue} in {years} is worth {presentValue} today at {rate} a year.',
  examples: [
    {
      inputs: { futureValue: 10000, rate: 5, years: 10, frequency: 'monthly' },
      results: { presentValue: 6071.61, discount: 3928.39, discountFactor: 0.607161 },
      source: 'Gnumeric: PV(0.05/12, 120, 0, -10000)',
    },
    {
      inputs: { futureValue: 121, rate: 10, years: 2 },
      results: { presentValue: 100, discount: 21 },
      source: 'By hand: 121/1.1²',
    },
    {
      inputs: { futureValue: 100, rate: -0.5, years: 5 },
      results: { presentValue: 102.54 },
      source: 'Python: 100/0.995^5',
    },
    {
      inputs: { futureValue: 1000, rate: 5, years: 10, frequency: 'continuously' },
      results: { presentValue: 606.53 },
      source: 'Gnumeric: 1000*EXP(-0.5)',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
