import { defineCalculator, integer, money, percent } from '@reckoner/engine';
import { timing } from '../shared/fields.js';
import { accumulationFactor } from '../shared/time-value.js';

/** The spreadsheet's FV with its signs turned: deposits are positive, and so is what they grow to. */
export default defineCalculator({
  title: 'Future value',
  description: 'Value of a lump sum and level payments after a number of periods at a rate per period.',
  keywords: ['FV', 'annuity', 'annuity due', 'accumulated value', 'time value of money'],
  inputs: {
    presentValue: money({ label: 'Lump sum today', symbol: 'PV', min: 0, max: 1e12, default: 0 }),
    payment: money({ label: 'Payment per period', symbol: 'PMT', min: 0, max: 1e12, default: 0 }),
    rate: percent({ label: 'Rate per period', symbol: 'i', above: -100, max: 50, usual: [-10, 30] }),
    periods: integer({ label: 'Number of periods', symbol: 'n', min: 1, max: 1200 }),
    timing,
  },
  outputs: {
    futureValue: money({ label: 'Future value', symbol: 'FV' }),
    ofLumpSum: money({ label: 'From the lump sum' }),
    ofPayments: money({ label: 'From the payments' }),
    interest: money({ label: 'Interest' }),
  },
  formula: ({ presentValue, payment, rate, periods, timing }) => {
    const ofLumpSum = presentValue * (1 + rate) ** periods;
    const ofPayments = payment * accumulationFactor(rate, periods) * (1 + rate * timing);
    const futureValue = ofLumpSum + ofPayments;
    return { futureValue, ofLumpSum, ofPayments, interest: futureValue - presentValue - payment * periods };
  },
  figure: { kind: 'parts', of: 'futureValue', parts: ['ofLumpSum', 'ofPayments'] },
  explanation:
    'After {periods} {periods|period|periods} at {rate} the value is {futureValue}, of which {interest} is interest.',
  requires: [
    {
      that: ({ presentValue, payment }) => presentValue > 0 || payment > 0,
      field: 'presentValue',
      says: 'Give a lump sum, a payment or both: nothing grows to nothing.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ rate, periods }) => rate > 0.03 && periods > 120,
      says: 'So high a rate over so many periods looks like a yearly rate for months: the rate is for one period.',
    },
  ],
  examples: [
    {
      inputs: { presentValue: 500, payment: 200, rate: 6, periods: 10 },
      results: { futureValue: 3531.58, interest: 1031.58 },
      source: 'Gnumeric: FV(0.06, 10, -200, -500)',
    },
    {
      inputs: { presentValue: 500, payment: 200, rate: 6, periods: 10, timing: 'start' },
      results: { futureValue: 3689.75 },
      source: 'Gnumeric: FV(0.06, 10, -200, -500, 1)',
    },
    {
      inputs: { payment: 100, rate: 0, periods: 12 },
      results: { futureValue: 1200, ofPayments: 1200, interest: 0 },
      source: 'By hand: 12 × 100',
    },
    {
      inputs: { presentValue: 1000, rate: 10, periods: 2 },
      results: { futureValue: 1210, ofLumpSum: 1210 },
      source: 'By hand: 1000 × 1.1²',
    },
    {
      inputs: { presentValue: 100, rate: 5, periods: 240 },
      results: { futureValue: 12173957.37 },
      cautions: ['for one period'],
      source: 'Python: 100 × 1.05^240',
    },
    { inputs: { rate: 5, periods: 12 }, refused: 'Give a lump sum', source: 'By hand: nothing is saved' },
  ],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2', isbn: '978-1-260-01390-0' },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: FV' },
  ],
});
