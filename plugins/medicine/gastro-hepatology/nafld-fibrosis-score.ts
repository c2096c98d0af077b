import { category, defineCalculator, flag, measure, number, roundTo } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Angulo 2007; from 65 years on the lower limit of McPherson 2017. */
export default defineCalculator({
  title: 'NAFLD fibrosis score',
  description:
    'Likelihood of advanced fibrosis in fatty liver disease from age, body mass index, diabetes, AST, ALT, platelets and albumin.',
  keywords: ['NFS', 'MASLD fibrosis', 'fatty liver fibrosis', 'Angulo score', 'NASH fibrosis'],
  related: ['fib-4-index', 'apri-score', 'fatty-liver-index'],
  inputs: {
    age: adultAge,
    bmi: measure('kg/m^2', { label: 'Body mass index', symbol: 'BMI', min: 10, max: 100, usual: [15, 60] }),
    diabetes: flag({ label: 'Diabetes or impaired fasting glucose' }),
    ast: measure('U/L', { label: 'AST', symbol: 'AST', min: 1, max: 10000, usual: [8, 1000] }),
    alt: measure('U/L', { label: 'ALT', symbol: 'ALT', min: 1, max: 10000, usual: [5, 1000] }),
    platelets: measure('10^9/L', { label: 'Platelets', symbol: 'P', min: 5, max: 2000, usual: [20, 700] }),
    albumin: measure('g/dL', { label: 'Albumin', symbol: 'A', min: 0.5, max: 7, usual: [1, 5.5] }),
  },
  outputs: {
    score: number({ label: 'Score', symbol: '\\mathrm{NFS}', places: 3 }),
    fibrosis: category(['Unlikely', 'Indeterminate', 'Likely'], { label: 'Advanced fibrosis', of: 'score' }),
  },
  formula: ({ age, bmi, diabetes, ast, alt, platelets, albumin }) => {
    const score =
      -1.675 +
      0.037 * age +
      0.094 * bmi +
      (diabetes ? 1.13 : 0) +
      0.99 * (ast / alt) -
      0.013 * platelets -
      0.66 * albumin;
    const shown = roundTo(score, 3);
    return {
      score,
      fibrosis: shown > 0.676 ? 'Likely' : shown < (age >= 65 ? 0.12 : -1.455) ? 'Unlikely' : 'Indeterminate',
    };
  },
  explanation: 'The score is {score}. Advanced fibrosis: {fibrosis}.',
  cautions: [
    {
      level: 'caution',
      when: ({ age }) => age < 35,
      says: 'Under 35 years the score is not reliable: use another test, such as elastography.',
    },
    {
      level: 'caution',
      when: ({ ast, alt }) => ast > 200 || alt > 200,
      says: 'AST or ALT over 200 U/L suggests acute hepatitis, for which the score was not made.',
    },
    {
      level: 'caution',
      when: ({ bmi }) => bmi >= 40,
      says: 'From a body mass index of 40 kg/m² on the score says fibrosis too often.',
    },
  ],
  examples: [
    {
      inputs: { age: 50, bmi: 30, ast: 40, alt: 50, platelets: 250, albumin: 4 },
      results: { score: -2.103, fibrosis: 'Unlikely' },
      source: 'By hand: -1.675 + 1.85 + 2.82 + 0.792 - 3.25 - 2.64',
    },
    {
      inputs: { age: 60, bmi: 35, diabetes: true, ast: 80, alt: 50, platelets: 120, albumin: '35 g/L' },
      results: { score: 2.679, fibrosis: 'Likely' },
      source: 'By hand: -1.675 + 2.22 + 3.29 + 1.13 + 1.584 - 1.56 - 2.31',
    },
    {
      inputs: { age: 55, bmi: 32, ast: 45, alt: 45, platelets: 200, albumin: 4 },
      results: { score: -0.882, fibrosis: 'Indeterminate' },
      source: 'By hand: -1.675 + 2.035 + 3.008 + 0.99 - 2.6 - 2.64',
    },
    {
      inputs: { age: 70, bmi: 30, ast: 40, alt: 40, platelets: 180, albumin: 4 },
      results: { score: -0.255, fibrosis: 'Unlikely' },
      source: 'By hand: -1.675 + 2.59 + 2.82 + 0.99 - 2.34 - 2.64; below 0.12 from 65 years (McPherson 2017)',
    },
    {
      inputs: { age: 30, bmi: 42, ast: 210, alt: 300, platelets: 250, albumin: 4.2 },
      results: { score: -1.946, fibrosis: 'Unlikely' },
      cautions: ['Under 35 years', 'acute hepatitis', 'too often'],
      source: 'By hand: -1.675 + 1.11 + 3.948 + 0.693 - 3.25 - 2.772',
    },
  ],
  notes: [
    'For adults with fatty liver disease. Unlikely: repeat after one to three years; indeterminate: a second test such as elastography; likely: refer to a liver specialist. In diabetes it says fibrosis more often than FIB-4.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Angulo et al.: The NAFLD Fibrosis Score: a Noninvasive System That Identifies Liver Fibrosis in Patients with NAFLD, Hepatology 45 (2007) 846',
      doi: '10.1002/hep.21496',
    },
    {
      title:
        'McPherson et al.: Age as a Confounding Factor for the Accurate Non-Invasive Diagnosis of Advanced NAFLD Fibrosis, Am J Gastroenterol 112 (2017) 740',
      doi: '10.1038/ajg.2016.453',
    },
  ],
});
