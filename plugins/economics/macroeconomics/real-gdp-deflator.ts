import { defineEquations, money, number } from '@reckoner/engine';

/** The deflator is 100 in the base year. */
export default defineEquations({
  title: 'Real GDP and GDP deflator',
  description: 'Nominal GDP, real GDP or the GDP deflator from the other two.',
  keywords: ['price level', 'constant prices', 'inflation', 'deflator'],
  variables: {
    nominal: money({ label: 'Nominal GDP', symbol: 'Y_n', above: 0, max: 1e15 }),
    real: money({ label: 'Real GDP', symbol: 'Y_r', above: 0, max: 1e15 }),
    deflator: number({
      usual: [5, 100000],
      label: 'GDP deflator',
      help: '100 in the base year.',
      symbol: 'P',
      above: 0,
      max: 1e9,
    }),
  },
  equations: ({ nominal, real, deflator }) => [[nominal, (real * deflator) / 100]],
  explanation: 'A nominal GDP of {nominal} at a deflator of {deflator} is a real GDP of {real}.',
  examples: [
    { inputs: { nominal: 1200, real: 1000 }, results: { deflator: 120 }, source: 'By hand: 1200/1000 × 100' },
    { inputs: { nominal: 27360.9, deflator: 117.35 }, results: { real: 23315.64 }, source: 'By hand: 27360.9/1.1735' },
    { inputs: { real: 500, deflator: 80 }, results: { nominal: 400 }, source: 'By hand: 500 × 0.8' },
  ],
  references: [{ title: 'Mankiw: Principles of Economics, 8th ed., §23-4', isbn: '978-1-305-58512-6' }],
});
