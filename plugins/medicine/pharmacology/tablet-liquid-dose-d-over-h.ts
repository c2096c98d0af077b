import { defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Desired over have, times the quantity that holds it. */
export default defineCalculator({
  title: 'Medication dose (D/H × Q)',
  description:
    'Tablets or milliliters to give from the ordered dose and the strength at hand, with the amount for a course.',
  keywords: ['desired over have', 'dosage calculation', 'nursing', 'tablets', 'liquid medicine', 'dose'],
  inputs: {
    desired: quantity('mg', { label: 'Ordered dose', symbol: 'D', above: 0, max: 1e6 }),
    have: quantity('mg', {
      label: 'Dose at hand',
      help: 'In one tablet, or in the quantity below.',
      symbol: 'H',
      above: 0,
      max: 1e6,
    }),
    quantity: number({
      label: 'Quantity that holds it',
      help: '1 for a tablet, 5 for a strength in 5 mL.',
      symbol: 'Q',
      above: 0,
      max: 10000,
      default: 1,
    }),
    timesDaily: integer({ label: 'Doses a day', symbol: 'n', min: 1, max: 24, default: 1 }),
    days: integer({ label: 'Days', symbol: 'd', min: 1, max: 366, default: 1 }),
  },
  outputs: {
    amount: number({ label: 'Tablets or mL for a dose', symbol: 'A', places: 2 }),
    course: number({ label: 'Tablets or mL for the course', symbol: 'A_c', places: 1 }),
  },
  formula: ({ desired, have, quantity, timesDaily, days }) => {
    const amount = (desired / have) * quantity;
    return { amount, course: amount * timesDaily * days };
  },
  explanation: 'Give {amount} (tablets or mL) for each dose; the course takes {course}.',
  examples: [
    { inputs: { desired: 500, have: 250 }, results: { amount: 2, course: 2 }, source: 'By hand: 500/250 tablets' },
    {
      inputs: { desired: 375, have: 250, quantity: 5, timesDaily: 3, days: 7 },
      results: { amount: 7.5, course: 157.5 },
      source: 'By hand: 375/250 × 5 mL; × 21',
    },
    { inputs: { desired: '0.125 mg', have: '250 µg' }, results: { amount: 0.5 }, source: 'By hand: 125 µg of 250 µg' },
  ],
  notes: [
    'Both doses may be in any unit of mass. Only scored tablets may be split.',
    'Does not replace clinical judgment.',
  ],
  references: [{ title: 'Boyer: Math for Nurses, 10th ed.: formula method' }],
});
