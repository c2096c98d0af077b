import { category, defineCalculator, measure, number, roundTo } from '@reckoner/engine';

/** Wai 2003: AST as a multiple of its upper limit over platelets. */
export default defineCalculator({
  title: 'APRI (AST to platelet ratio index)',
  description:
    'AST to platelet ratio index from AST, its upper limit and platelets, with the likelihood of fibrosis and cirrhosis.',
  keywords: ['APRI', 'AST to platelet ratio', 'hepatitis C fibrosis', 'hepatitis B fibrosis', 'liver fibrosis score'],
  related: ['fib-4-index', 'nafld-fibrosis-score'],
  inputs: {
    ast: measure('U/L', { label: 'AST', symbol: 'AST', min: 1, max: 10000, usual: [8, 1000] }),
    upperLimit: measure('U/L', {
      label: 'Upper limit of normal AST',
      help: 'Of the laboratory; 40 U/L is common.',
      symbol: 'ULN',
      min: 10,
      max: 100,
      usual: [20, 60],
      default: 40,
    }),
    platelets: measure('10^9/L', { label: 'Platelets', symbol: 'P', min: 5, max: 2000, usual: [20, 700] }),
  },
  outputs: {
    index: number({ label: 'APRI', symbol: '\\mathrm{APRI}', places: 2 }),
    fibrosis: category(['Unlikely', 'Indeterminate', 'Likely'], { label: 'Significant fibrosis', of: 'index' }),
    cirrhosis: category(['Unlikely', 'Indeterminate', 'Likely'], { label: 'Cirrhosis', of: 'index' }),
  },
  formula: ({ ast, upperLimit, platelets }) => {
    const index = (100 * (ast / upperLimit)) / platelets;
    const shown = roundTo(index, 2);
    return {
      index,
      fibrosis: shown <= 0.5 ? 'Unlikely' : shown <= 1.5 ? 'Indeterminate' : 'Likely',
      cirrhosis: shown <= 1 ? 'Unlikely' : shown <= 2 ? 'Indeterminate' : 'Likely',
    };
  },
  explanation: 'APRI is {index}. Significant fibrosis: {fibrosis}; cirrhosis: {cirrhosis}.',
  cautions: [
    {
      level: 'caution',
      when: ({ ast }) => ast > 200,
      says: 'AST over 200 U/L suggests acute hepatitis, in which APRI is too high: repeat it when that is over.',
    },
  ],
  examples: [
    {
      inputs: { ast: 80, platelets: 100 },
      results: { index: 2, fibrosis: 'Likely', cirrhosis: 'Indeterminate' },
      source: 'By hand: 100 × 2/100; Wai 2003: over 1.5, not over 2',
    },
    {
      inputs: { ast: 30, upperLimit: 30, platelets: 200 },
      results: { index: 0.5, fibrosis: 'Unlikely', cirrhosis: 'Unlikely' },
      source: 'By hand: 100 × 1/200; Wai 2003: 0.5 or less',
    },
    {
      inputs: { ast: 60, platelets: 150 },
      results: { index: 1, fibrosis: 'Indeterminate', cirrhosis: 'Unlikely' },
      source: 'By hand: 100 × 1.5/150',
    },
    {
      inputs: { ast: 320, platelets: 80 },
      results: { index: 10, fibrosis: 'Likely', cirrhosis: 'Likely' },
      cautions: ['acute hepatitis'],
      source: 'By hand: 100 × 8/80',
    },
  ],
  notes: [
    'For adults with chronic hepatitis C, for which it was made; also used in hepatitis B and fatty liver. Between the limits another test, such as elastography, decides. The WHO guideline of 2024 for hepatitis B treats from over 0.5 on.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Wai et al.: A Simple Noninvasive Index Can Predict Both Significant Fibrosis and Cirrhosis in Patients with Chronic Hepatitis C, Hepatology 38 (2003) 518',
      doi: '10.1053/jhep.2003.50346',
    },
  ],
});
