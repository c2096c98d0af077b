import { category, choice, classify, defineCalculator, measure, number, roundTo } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Sterling 2006; cutoffs 1.3 (2.0 from 65 years) and 2.67 for fatty liver disease. */
export default defineCalculator({
  title: 'FIB-4 index',
  description: 'Liver fibrosis index from age, AST, ALT and platelets, with the likelihood of advanced fibrosis.',
  keywords: ['liver fibrosis', 'NAFLD', 'MASLD', 'cirrhosis', 'hepatitis C', 'fatty liver'],
  inputs: {
    age: adultAge,
    cause: choice(
      { fattyLiver: 'Fatty liver disease (MASLD)', hepatitisC: 'Hepatitis C' },
      { label: 'Liver disease', default: 'fattyLiver' },
    ),
    ast: measure('U/L', { label: 'AST', symbol: 'AST', min: 1, max: 10000, usual: [8, 1000] }),
    alt: measure('U/L', { label: 'ALT', symbol: 'ALT', min: 1, max: 10000, usual: [5, 1000] }),
    platelets: measure('10^9/L', { label: 'Platelets', symbol: 'P', min: 5, max: 2000, usual: [20, 700] }),
  },
  outputs: {
    index: number({ label: 'FIB-4', symbol: '\\mathrm{FIB4}', places: 2 }),
    fibrosis: category(['Unlikely', 'Indeterminate', 'Likely'], { label: 'Advanced fibrosis', of: 'index' }),
  },
  formula: ({ age, cause, ast, alt, platelets }) => {
    const index = (age * ast) / (platelets * Math.sqrt(alt));
    const hepatitis = cause === 'hepatitisC';
    const unlikelyBelow = hepatitis ? 1.45 : age >= 65 ? 2 : 1.3;
    return {
      index,
      fibrosis:
        roundTo(index, 2) > (hepatitis ? 3.25 : 2.67)
          ? 'Likely'
          : classify(roundTo(index, 2), [[unlikelyBelow, 'Unlikely']], 'Indeterminate'),
    };
  },
  explanation: 'FIB-4 is {index}. Advanced fibrosis: {fibrosis}.',
  cautions: [
    {
      level: 'caution',
      when: ({ age }) => age < 35,
      says: 'Under 35 years FIB-4 is not reliable: use another test, such as elastography.',
    },
    {
      level: 'caution',
      when: ({ ast, alt }) => ast > 200 || alt > 200,
      says: 'AST or ALT over 200 U/L suggests acute hepatitis, in which FIB-4 is not reliable, mostly too high, with an ALT far above the AST too low: repeat it when that is over.',
    },
  ],
  examples: [
    {
      inputs: { age: 60, ast: 80, alt: 60, platelets: 100 },
      results: { index: 6.196773, fibrosis: 'Likely' },
      source: 'qalc: 60 × 80 / (100 × √60)',
    },
    {
      inputs: { age: 45, ast: 30, alt: 36, platelets: 250 },
      results: { index: 0.9, fibrosis: 'Unlikely' },
      source: 'By hand: 1350/(250 × 6)',
    },
    {
      inputs: { age: 50, ast: 45, alt: 40, platelets: 180 },
      results: { index: 1.976424, fibrosis: 'Indeterminate' },
      source: 'qalc: 50 × 45 / (180 × √40)',
    },
    {
      inputs: { age: 70, ast: 40, alt: 49, platelets: 201 },
      results: { index: 1.99005, fibrosis: 'Unlikely' },
      source: 'By hand: 2800/(201 × 7); below 2 from 65 years',
    },
    {
      inputs: { age: 67, ast: 40, alt: 25, platelets: 230 },
      results: { index: 2.330435, fibrosis: 'Indeterminate' },
      source: 'By hand: 2680/(230 × 5)',
    },
    {
      inputs: { age: 50, cause: 'hepatitisC', ast: 45, alt: 36, platelets: 250 },
      results: { index: 1.5, fibrosis: 'Indeterminate' },
      source: 'By hand: 2250/(250 × 6); Sterling 2006: from 1.45 to 3.25',
    },
    {
      inputs: { age: 50, cause: 'hepatitisC', ast: 35, alt: 49, platelets: 200 },
      results: { index: 1.25, fibrosis: 'Unlikely' },
      source: 'By hand: 1750/(200 × 7); Sterling 2006: below 1.45',
    },
    {
      inputs: { age: 60, cause: 'hepatitisC', ast: 80, alt: 64, platelets: 150 },
      results: { index: 4, fibrosis: 'Likely' },
      source: 'By hand: 4800/(150 × 8); Sterling 2006: over 3.25',
    },
    {
      inputs: { age: 20, ast: 300, alt: 400, platelets: 250 },
      results: { index: 1.2, fibrosis: 'Unlikely' },
      cautions: ['Under 35 years', 'acute hepatitis'],
      source: 'By hand: 6000/(250 × 20)',
    },
    {
      inputs: { age: 60, ast: 80, alt: 2500, platelets: 100 },
      results: { index: 0.96, fibrosis: 'Unlikely' },
      cautions: ['far above the AST too low'],
      source: 'By hand: 4800/(100 × 50)',
    },
  ],
  notes: [
    'For adults with fatty liver disease or hepatitis C. Unlikely: repeat after one to three years; indeterminate: a second test such as elastography; likely: refer to a liver specialist.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Sterling et al.: Development of a Simple Noninvasive Index to Predict Significant Fibrosis in HIV/HCV Coinfection, Hepatology 43 (2006) 1317',
      doi: '10.1002/hep.21178',
    },
    {
      title:
        'McPherson et al.: Age as a Confounding Factor for the Accurate Non-Invasive Diagnosis of Advanced NAFLD Fibrosis, Am J Gastroenterol 112 (2017) 740',
      doi: '10.1038/ajg.2016.453',
    },
  ],
});
