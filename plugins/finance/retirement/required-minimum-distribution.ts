import { defineCalculator, integer, money, number, percent } from '@reckoner/engine';
import { uniformLifetime } from '../shared/uniform-lifetime-table.js';

/** Balance at the end of the year before over the Uniform Lifetime Table's period for the age reached in the year. */
export default defineCalculator({
  title: 'Required minimum distribution (RMD)',
  description:
    'Required minimum distribution of a United States retirement account from last year-end balance and age.',
  keywords: ['RMD', 'IRA withdrawal', '401(k) distribution', 'Uniform Lifetime Table', 'Publication 590-B'],
  inputs: {
    balance: money({ label: 'Balance at the end of last year', min: 0, max: 1e12 }),
    age: integer({ label: 'Age at the end of this year', min: 72, max: 125 }),
  },
  outputs: {
    distribution: money({ label: 'Required minimum distribution' }),
    period: number({ label: 'Distribution period', places: 1 }),
    share: percent({ label: 'Of the balance', places: 2 }),
    monthly: money({ label: 'Per month' }),
  },
  formula: ({ balance, age }) => {
    const period = uniformLifetime(age);
    return { distribution: balance / period, period, share: 1 / period, monthly: balance / period / 12 };
  },
  explanation: ({ age }) =>
    age === 72
      ? 'At {age} the distribution period is {period}: until 2022 {distribution} of {balance} had to be taken.'
      : 'At {age} the distribution period is {period}: {distribution} of {balance} must be taken this year.',
  cautions: [
    {
      level: 'caution',
      when: ({ age }) => age === 72,
      says: 'Since 2023 nothing has to be taken in the year in which one turns 72: distributions begin at 73, or at 75 for those born in 1960 or later.',
    },
  ],
  examples: [
    {
      inputs: { balance: 500000, age: 75 },
      results: { distribution: 20325.2, period: 24.6, share: 4.06504065, monthly: 1693.77 },
      source: 'By hand: 500000/24.6 (Publication 590-B, Table III)',
    },
    {
      inputs: { balance: 100000, age: 73 },
      results: { distribution: 3773.58, period: 26.5 },
      source: 'By hand: 100000/26.5 (Publication 590-B, Table III)',
    },
    {
      inputs: { balance: 64000, age: 100 },
      results: { distribution: 10000, period: 6.4 },
      source: 'By hand: 64000/6.4',
    },
    {
      inputs: { balance: 2000, age: 122 },
      results: { distribution: 1000, period: 2 },
      source: 'By hand: 120 and over',
    },
    {
      inputs: { balance: 274000, age: 72 },
      results: { distribution: 10000, period: 27.4 },
      cautions: ['begin at 73'],
      source: 'By hand: 274000/27.4 (Publication 590-B, Table III)',
    },
  ],
  notes: [
    'Distributions begin at 73 (born 1951 to 1959) or 75 (born 1960 or later).',
    'Not for a sole beneficiary spouse more than 10 years younger, nor for inherited accounts.',
  ],
  references: [
    { title: '26 CFR 1.401(a)(9)-9(c): Uniform Lifetime Table, for distribution years from 2022' },
    { title: 'IRS Publication 590-B, Appendix B, Table III' },
  ],
});
