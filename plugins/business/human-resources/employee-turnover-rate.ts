import { defineCalculator, integer, number, percent } from '@reckoner/engine';

/** Separations over the average headcount, scaled to a year. */
export default defineCalculator({
  title: 'Employee turnover rate',
  description:
    'Turnover of a workforce from separations and headcount, scaled to a year, with voluntary turnover and retention.',
  keywords: ['attrition', 'staff turnover', 'retention', 'HR'],
  inputs: {
    start: integer({ label: 'Employees at the start', symbol: 'N_0', min: 0, max: 1e9 }),
    end: integer({ label: 'Employees at the end', symbol: 'N_1', min: 0, max: 1e9 }),
    separations: integer({ label: 'Separations', symbol: 'S', min: 0, max: 1e9 }),
    voluntary: integer({ label: 'Voluntary ones among them', symbol: 'V', min: 0, max: 1e9, default: 0 }),
    months: number({ label: 'Months of the period', symbol: 't', min: 0.5, max: 120, default: 12 }),
  },
  outputs: {
    turnover: percent({ label: 'Turnover in the period', symbol: 'r', places: 2 }),
    yearly: percent({ label: 'Turnover a year', symbol: 'r_a', places: 2 }),
    voluntaryTurnover: percent({ label: 'Voluntary turnover in the period', symbol: 'r_v', places: 2 }),
    average: number({ label: 'Average headcount', symbol: 'N', places: 1 }),
  },
  formula: ({ start, end, separations, voluntary, months }) => {
    const average = (start + end) / 2;
    const turnover = separations / average;
    return { turnover, yearly: (turnover * 12) / months, voluntaryTurnover: voluntary / average, average };
  },
  explanation:
    '{separations} {separations|separation|separations} at an average of {average} employees {separations|is|are} a turnover of {turnover}, {yearly} a year.',
  requires: [
    {
      that: ({ separations, voluntary }) => voluntary <= separations,
      field: 'voluntary',
      says: 'The voluntary ones, {voluntary}, must not be more than all separations, {separations}.',
    },
    { that: ({ start, end }) => start + end > 0, field: 'start', says: 'There are no employees.' },
  ],
  examples: [
    {
      inputs: { start: 190, end: 210, separations: 15, voluntary: 10, months: 3 },
      results: { turnover: 7.5, yearly: 30, voluntaryTurnover: 5, average: 200 },
      source: 'By hand: 15/200 × 4',
    },
    {
      inputs: { start: 80, end: 80, separations: 8 },
      results: { turnover: 10, yearly: 10, voluntaryTurnover: 0 },
      source: 'By hand: 8/80',
    },
    { inputs: { start: 0, end: 0, separations: 0 }, refused: 'no employees', source: 'By definition' },
    {
      inputs: { start: 5, end: 5, separations: 1, voluntary: 2 },
      refused: 'must not be more',
      source: 'By definition',
    },
  ],
  references: [
    {
      title: 'US Bureau of Labor Statistics: Handbook of Methods, Job Openings and Labor Turnover Survey',
      url: 'https://www.bls.gov/opub/hom/jlt/',
    },
  ],
});
