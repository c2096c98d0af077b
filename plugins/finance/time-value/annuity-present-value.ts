import { defineCalculator, integer, money, number, percent } from '@reckoner/engine';
import { timing } from '../shared/fields.js';
import { annuityFactor } from '../shared/time-value.js';

/** PV = PMT·(1 − (1 + i)^−n)/i, times 1 + i when payments fall at the start. */
export default defineCalculator({
  title: 'Present value of annuity',
  description:
    'Value today of level payments, at the end or start of each period, from the rate per period and their number.',
  keywords: ['PV of annuity', 'ordinary annuity', 'annuity due', 'pension lump sum'],
  inputs: {
    payment: money({ label: 'Payment per period', symbol: 'PMT', min: 0, max: 1e12 }),
    rate: percent({ label: 'Discount rate per period', symbol: 'i', min: -5, max: 100, usual: [-2, 30] }),
    periods: integer({ label: 'Number of payments', symbol: 'n', min: 1, max: 1200 }),
    timing,
  },
  outputs: {
    presentValue: money({ label: 'Present value', symbol: 'PV' }),
    factor: number({ label: 'Annuity factor', symbol: 'a_n', places: 6 }),
    totalPaid: money({ label: 'Sum of the payments' }),
    discount: money({ label: 'Discount' }),
  },
  formula: ({ payment, rate, periods, timing }) => {
    const factor = annuityFactor(rate, periods) * (1 + rate * timing);
    const presentValue = payment * factor;
    const totalPaid = payment * periods;
    return { presentValue, factor, totalPaid, discount: totalPaid - presentValue };
  },
  figure: { kind: 'parts', of: 'totalPaid', parts: ['presentValue', 'discount'] },
  explanation:
    '{periods} {periods|payment|payments} of {payment} {periods|is|are} worth {presentValue} today at {rate} per period.',
  cautions: [
    {
      level: 'note',
      when: ({ rate, periods }) => rate > 0.03 && periods > 120,
      says: 'So high a rate over so many payments looks like a yearly rate for monthly ones: the rate is for one period.',
    },
  ],
  examples: [
    {
      inputs: { payment: 1000, rate: 7, periods: 10 },
      results: { presentValue: 7023.58, factor: 7.023581541, totalPaid: 10000, discount: 2976.42 },
      source: 'Gnumeric: PV(0.07, 10, -1000)',
    },
    {
      inputs: { payment: 1000, rate: 7, periods: 10, timing: 'start' },
      results: { presentValue: 7515.23 },
      source: 'Gnumeric: PV(0.07, 10, -1000, 0, 1)',
    },
    {
      inputs: { payment: 100, rate: -0.5, periods: 12 },
      results: { presentValue: 1239.93 },
      source: 'Python: sum of 100/0.995^k',
    },
    {
      inputs: { payment: 100, rate: 0, periods: 12 },
      results: { presentValue: 1200, discount: 0 },
      source: 'By hand: 12 × 100',
    },
    {
      inputs: { payment: 1000, rate: 5, periods: 360 },
      results: { presentValue: '20000.00', factor: 19.99999953 },
      cautions: ['for one period'],
      source: 'Python: sum of 1000/1.05^k, k = 1 … 360',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
