import { defineCalculator, number } from '@reckoner/engine';

/** Conventional age by Libby's mean life of 8033 years, and by the half-life of 5730 years. */
export default defineCalculator({
  title: 'Radiocarbon dating age',
  description: 'Conventional radiocarbon age before 1950 from the fraction modern carbon, with its uncertainty.',
  keywords: ['carbon-14', 'c14', 'radiocarbon', 'fraction modern', 'before present', 'libby'],
  inputs: {
    fraction: number({
      label: 'Fraction modern',
      help: '1 for a sample of 1950; corrected for fractionation.',
      symbol: 'F',
      min: 0.001,
      max: 2,
    }),
    error: number({ label: 'Standard error of the fraction', symbol: '\\sigma_F', min: 0, max: 1, optional: true }),
  },
  outputs: {
    age: number({ label: 'Conventional age in years before 1950', symbol: 't', places: 0 }),
    uncertainty: number({
      label: 'Standard error of the age in years',
      symbol: '\\sigma_t',
      places: 0,
      optional: true,
    }),
    physical: number({ label: 'Age by the half-life of 5730 years', symbol: 't_{5730}', places: 0 }),
    deltaC: number({ label: 'Share against modern in per mille', symbol: 'D', places: 1 }),
  },
  formula: ({ fraction, error }) => ({
    age: -8033 * Math.log(fraction),
    uncertainty: error === undefined ? undefined : (8033 * error) / fraction,
    physical: (-5730 / Math.LN2) * Math.log(fraction),
    deltaC: 1000 * (fraction - 1),
  }),
  figure: {
    kind: 'curve',
    title: 'What is left over the age',
    x: { of: 'age', label: 'Years before 1950' },
    y: { label: 'Fraction modern' },
    curve: ({ fraction, age }) =>
      age <= 0
        ? undefined
        : {
            from: 0,
            to: Math.max(15000, 1.3 * age),
            lines: [{ y: (years) => Math.exp(-years / 8033) }],
            marks: [{ x: age, y: fraction, label: 'Sample' }],
          },
  },
  explanation: ({ fraction, error }) =>
    fraction > 1
      ? error !== undefined && fraction - 2 * error <= 1
        ? 'A fraction of {fraction} ± {error} is not told from 1: the carbon may be from shortly before 1950 or from after.'
        : 'A fraction of {fraction} is more than modern: the carbon is from after 1950.'
      : 'A fraction of {fraction} is a conventional age of {age}{uncertainty? ± {uncertainty}|} {age|year|years} before 1950.',
  cautions: [
    {
      level: 'caution',
      when: ({ fraction }) => fraction > 1,
      says: 'What is more than modern, as carbon from after the bomb tests, has no age of this kind: report the fraction modern, as “greater than modern”.',
    },
    {
      level: 'caution',
      when: ({ fraction, error }) => error !== undefined && fraction <= 2 * error,
      says: 'The fraction is within two standard errors of none, not told from the background: report a least age, not an age with an error.',
    },
    {
      level: 'caution',
      when: ({ fraction }) => fraction < 0.002,
      says: 'Beyond about 50,000 years traces of recent carbon decide: such an age is a least age.',
    },
  ],
  examples: [
    {
      inputs: { fraction: 0.5, error: 0.003 },
      results: { age: 5568.0513, uncertainty: 48.198, physical: 5730, deltaC: -500 },
      source: 'By hand: 8033 ln 2; 8033 × 0.006',
    },
    {
      inputs: { fraction: 0.9012, error: 0.0025 },
      results: { age: 835.65749, uncertainty: 22.2841767 },
      source: 'Python 3.11: -8033 ln F',
    },
    {
      inputs: { fraction: 1.2 },
      results: { age: -1464.59, deltaC: 200 },
      cautions: ['greater than modern'],
      source: 'Python 3.11: -8033 ln F',
    },
    {
      inputs: { fraction: 1.001, error: 0.003 },
      results: { age: -8.02898618, deltaC: 1 },
      cautions: ['greater than modern'],
      source: 'Python 3.11: -8033 ln F',
    },
    {
      inputs: { fraction: 0.003, error: 0.002 },
      results: { age: 46664.85 },
      cautions: ['two standard errors'],
      source: 'Python 3.11: -8033 ln F',
    },
    {
      inputs: { fraction: 0.001 },
      results: { age: 55490 },
      cautions: ['least age'],
      source: 'Python 3.11: -8033 ln F',
    },
  ],
  notes: ['Not calibrated: calendar years need the curve IntCal20.'],
  references: [
    {
      title: 'Stuiver, Polach: Discussion: reporting of 14C data, Radiocarbon 19 (1977) 355',
      doi: '10.1017/S0033822200003672',
    },
  ],
});
