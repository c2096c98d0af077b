import { defineCalculator, integer, normalQuantile, number, percent } from '@reckoner/engine';

/** Defects per million opportunities, and the sigma level with the customary shift of 1.5. */
export default defineCalculator({
  title: 'Six Sigma level and DPMO',
  description: 'Defects per million opportunities, yield and sigma level from counted defects.',
  keywords: ['DPMO', 'DPU', 'process sigma', '3.4 ppm', 'yield', 'defects per unit'],
  inputs: {
    defects: integer({ label: 'Defects', symbol: 'D', min: 0, max: 1e12 }),
    units: integer({ label: 'Units', symbol: 'U', min: 1, max: 1e12 }),
    opportunities: integer({ label: 'Opportunities in each unit', symbol: 'O', min: 1, max: 1e6, default: 1 }),
    shift: number({ label: 'Long-term shift', symbol: 's', min: 0, max: 3, default: 1.5 }),
  },
  outputs: {
    sigma: number({ label: 'Sigma level', places: 2, optional: true }),
    dpmo: number({ label: 'Defects per million opportunities', symbol: '\\mathrm{DPMO}', places: 2 }),
    dpu: number({ label: 'Defects per unit', symbol: '\\mathrm{DPU}', places: 4 }),
    yield: percent({ label: 'Share of opportunities without defect', places: 4 }),
    throughput: percent({ label: 'Share of units without any defect', places: 4 }),
  },
  formula: ({ defects, units, opportunities, shift }) => {
    const rate = defects / (units * opportunities);
    const results = {
      dpmo: rate * 1e6,
      dpu: defects / units,
      yield: 1 - rate,
      throughput: (1 - rate) ** opportunities,
    };
    if (rate === 0 || defects === units * opportunities) return results;
    return { ...results, sigma: shift - normalQuantile(rate) };
  },
  explanation: ({ sigma }) =>
    sigma === undefined
      ? '{defects} {defects|defect|defects} in {units} {units|unit|units} are {dpmo} per million opportunities.'
      : '{defects} {defects|defect|defects} in {units} {units|unit|units} are {dpmo} per million opportunities, a level of {sigma} sigma with a shift of {shift}.',
  requires: [
    {
      that: ({ defects, units, opportunities }) => defects <= units * opportunities,
      field: 'defects',
      says: 'There cannot be more defects than opportunities: {defects} in {units} units.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ defects, units, opportunities }) => defects === 0 && units * opportunities < 30,
      says: 'No defect in fewer than 30 opportunities tells next to nothing of the rate: look at more.',
    },
    {
      level: 'note',
      when: ({ defects, units, opportunities }) => defects === 0 && units * opportunities >= 30,
      says: 'No defect found does not mean that there are none: with 95% confidence the rate lies below three in as many opportunities as were looked at.',
    },
  ],
  examples: [
    {
      inputs: { defects: 0, units: 2 },
      results: { dpmo: 0, yield: 100 },
      cautions: ['next to nothing'],
      source: 'By definition; three in two would be more than all',
    },
    {
      inputs: { defects: 35, units: 500, opportunities: 10 },
      results: { dpmo: 7000, sigma: 3.957263390205, dpu: 0.07, yield: 99.3, throughput: 93.2164339999 },
      source: 'scipy: norm.isf(0.007) + 1.5; 0.993^10',
    },
    {
      inputs: { defects: 34, units: 10000000 },
      results: { dpmo: 3.4, sigma: 5.999854470025 },
      source: 'scipy: norm.isf(3.4e-6) + 1.5, the six sigma of the tables',
    },
    {
      inputs: { defects: 0, units: 100 },
      results: { dpmo: 0, yield: 100 },
      cautions: ['does not mean'],
      source: 'By hand: no defects',
    },
    { inputs: { defects: 12, units: 10 }, refused: 'more defects than opportunities', source: 'By definition' },
    {
      inputs: { defects: 35, units: 500, opportunities: 10, shift: 0 },
      results: { dpmo: 7000, sigma: 2.457263390205 },
      source: 'scipy: norm.isf(0.007), without a shift',
    },
  ],
  references: [
    { title: 'Montgomery: Introduction to Statistical Quality Control, 7th ed., §1.4', isbn: '978-1-118-14681-1' },
  ],
});
