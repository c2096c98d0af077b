import { defineCalculator, integer, isAbove, number, quantity } from '@reckoner/engine';

/** Desired over have, times the quantity that holds it. */
export default defineCalculator({
  title: 'Medication dose (D/H × Q)',
  description:
    'Tablets or milliliters to give from the ordered dose and the strength at hand, with the amount for a course.',
  keywords: ['desired over have', 'dosage calculation', 'nursing', 'tablets', 'liquid medicine', 'dose'],
  inputs: {
    desired: quantity('mg', { label: 'Ordered dose', symbol: 'D', above: 0, max: 1e6, usual: [0.01, 15000] }),
    have: quantity('mg', {
      label: 'Dose at hand',
      help: 'In one tablet, or in the quantity below.',
      symbol: 'H',
      above: 0,
      max: 1e6,
      usual: [0.01, 15000],
    }),
    quantity: number({
      label: 'Quantity that holds it',
      help: '1 for a tablet, 5 for a strength in 5 mL.',
      symbol: 'Q',
      above: 0,
      max: 10000,
      usual: [1, 100],
      default: 1,
    }),
    timesDaily: integer({ label: 'Doses a day', symbol: 'n', min: 1, max: 24, usual: [1, 8], default: 1 }),
    days: integer({ label: 'Days', symbol: 'd', min: 1, max: 366, usual: [1, 180], default: 1 }),
  },
  outputs: {
    amount: number({ label: 'Tablets or mL for a dose', symbol: 'A' }),
    course: number({ label: 'Tablets or mL for the course', symbol: 'A_c' }),
  },
  formula: ({ desired, have, quantity, timesDaily, days }) => {
    const amount = (desired / have) * quantity;
    return { amount, course: amount * timesDaily * days };
  },
  explanation: ({ timesDaily, days }) =>
    timesDaily * days > 1
      ? 'Give {amount} (tablets or mL) for each dose; the course takes {course}.'
      : 'Give {amount} (tablets or mL).',
  cautions: [
    {
      level: 'danger',
      when: ({ amount, quantity, desired, have }) => amount > (quantity > 1 ? 50 : 10) || isAbove(desired, 10 * have),
      says: 'So large an amount for one dose mostly comes from a slip of the unit (µg, mg, g): check the order and the strength.',
    },
    {
      level: 'caution',
      when: ({ amount, quantity }) => quantity <= 1 && amount > 4 && amount <= 10,
      says: 'More than four tablets or mL for one dose is unusual: check the order and the strength.',
    },
    {
      level: 'caution',
      when: ({ amount, quantity }) => quantity <= 1 && Math.abs(4 * amount - Math.round(4 * amount)) > 1e-6,
      says: 'Tablets are split into halves or quarters at best: look for another strength or a liquid. Of a liquid draw up {amount} mL in a syringe that shows it.',
    },
  ],
  examples: [
    { inputs: { desired: 500, have: 250 }, results: { amount: 2, course: 2 }, source: 'By hand: 500/250 tablets' },
    {
      inputs: { desired: 375, have: 250, quantity: 5, timesDaily: 3, days: 7 },
      results: { amount: 7.5, course: 157.5 },
      source: 'By hand: 375/250 × 5 mL; × 21',
    },
    {
      inputs: { desired: 0.15, have: 10 },
      results: { amount: 0.015, course: 0.015 },
      cautions: ['0.015 mL in a syringe'],
      source: 'By hand: 0.15/10',
    },
    {
      inputs: { desired: 100, have: 0.5 },
      results: { amount: 200 },
      cautions: ['slip of the unit'],
      source: 'By hand: 100/0.5',
    },
    {
      inputs: { desired: 250, have: 20, quantity: 2 },
      results: { amount: 25 },
      cautions: ['slip of the unit'],
      source: 'By hand: 250/20 × 2, more than twelve ampoules of 2 mL',
    },
    {
      inputs: { desired: 40, have: 5, timesDaily: 2 },
      results: { amount: 8, course: 16 },
      cautions: ['More than four'],
      source: 'By hand: 40/5; × 2',
    },
    { inputs: { desired: '0.125 mg', have: '250 µg' }, results: { amount: 0.5 }, source: 'By hand: 125 µg of 250 µg' },
  ],
  notes: [
    'Both doses may be in any unit of mass. Only scored tablets may be split.',
    'Does not replace clinical judgment.',
  ],
  references: [{ title: 'Boyer: Math for Nurses, 10th ed.: formula method' }],
});
