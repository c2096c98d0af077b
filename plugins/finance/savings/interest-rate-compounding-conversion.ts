import { defineCalculator, percent } from '@reckoner/engine';
import { compounding } from '../shared/fields.js';
import { effectiveAnnualRate } from '../shared/interest.js';

const adverbs: Readonly<Record<number, string>> = {
  0: 'continuously',
  1: 'annually',
  2: 'semiannually',
  4: 'quarterly',
  12: 'monthly',
  52: 'weekly',
  365: 'daily',
};

/** Two nominal rates are equivalent where they have the same effective annual rate. Zero stands for continuous compounding. */
export default defineCalculator({
  title: 'Interest rate compounding conversion',
  description:
    'Equivalent nominal rate at another compounding frequency, continuous among them, with the effective annual rate.',
  keywords: [
    'equivalent interest rate',
    'nominal rate conversion',
    'semiannual to monthly rate',
    'continuous rate',
    'force of interest',
    'bond equivalent yield',
  ],
  related: ['apy-effective-annual-rate', 'compound-interest'],
  inputs: {
    rate: percent({ label: 'Nominal annual rate', symbol: 'r', min: 0, max: 1000, usual: [0.1, 40] }),
    from: { ...compounding, label: 'Compounded', symbol: 'm' },
    to: { ...compounding, label: 'Converted to', symbol: 'n', default: 'annually' },
  },
  outputs: {
    converted: percent({ label: 'Equivalent nominal rate', symbol: 'r_n', places: 4 }),
    effective: percent({ label: 'Effective annual rate', symbol: 'r_e', places: 4 }),
    perPeriod: percent({ label: 'Rate of one period', symbol: 'i_n', places: 5, optional: true }),
  },
  formula: ({ rate, from, to }) => {
    const effective = effectiveAnnualRate(rate, from);
    if (to === 0) return { converted: Math.log(1 + effective), effective };
    const perPeriod = (1 + effective) ** (1 / to) - 1;
    return { converted: to * perPeriod, effective, perPeriod };
  },
  explanation: ({ from, to }) =>
    `{rate} compounded ${adverbs[from]} is equivalent to {converted} compounded ${adverbs[to]}; the effective annual rate of both is {effective}.`,
  examples: [
    {
      inputs: { rate: 6, from: 'semiannually', to: 'monthly' },
      results: { converted: 5.926346, effective: 6.09, perPeriod: 0.4938622 },
      source: 'Python 3.11, by Hull § 4.2',
    },
    {
      inputs: { rate: 5, from: 'monthly', to: 'continuously' },
      results: { converted: 4.989612, effective: 5.11619 },
      source: 'Python 3.11, by Hull § 4.2',
    },
    {
      inputs: { rate: 5, from: 'continuously', to: 'quarterly' },
      results: { converted: 5.031381, effective: 5.12711, perPeriod: 1.257845 },
      source: 'Python 3.11, by Hull § 4.2',
    },
    {
      inputs: { rate: 8, from: 'monthly', to: 'annually' },
      results: { converted: 8.299951, effective: 8.299951, perPeriod: 8.299951 },
      source: 'Python 3.11, by Hull § 4.2',
    },
  ],
  notes: ['Fees are not counted.'],
  references: [
    {
      title: 'Hull: Options, Futures, and Other Derivatives, 9th ed., § 4.2 Measuring Interest Rates',
      isbn: '978-0-13-345631-8',
    },
  ],
});
