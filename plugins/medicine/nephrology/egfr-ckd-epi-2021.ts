import { category, classify, defineCalculator, measure, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, creatinine, creatinineMolar, laboratoryUnits } from '../shared/laboratory.js';
import { adultAge, sex } from '../shared/patient.js';

/** CKD-EPI creatinine equation of 2021, without race; GFR categories of KDIGO. */
export default defineCalculator({
  title: 'eGFR (CKD-EPI 2021)',
  description: 'Estimated glomerular filtration rate and its KDIGO category from serum creatinine, age and sex.',
  keywords: ['GFR', 'kidney function', 'renal function', 'CKD stage', 'glomerular filtration'],
  inputs: { age: adultAge, sex, units: laboratoryUnits, creatinine, creatinineMolar },
  outputs: {
    egfr: measure('mL/min', { label: 'eGFR per 1.73 m²', symbol: '\\mathrm{eGFR}', places: 0 }),
    category: category(
      [
        'G1, normal or high',
        'G2, mildly decreased',
        'G3a, mildly to moderately decreased',
        'G3b, moderately to severely decreased',
        'G4, severely decreased',
        'G5, kidney failure',
      ],
      { label: 'GFR category', of: 'egfr' },
    ),
  },
  formula: ({ age, sex, units, creatinine, creatinineMolar }) => {
    const serum = units === 'si' ? creatinineMolar / CREATININE_MOLAR : creatinine;
    const female = sex === 'female';
    const kappa = female ? 0.7 : 0.9;
    const alpha = female ? -0.241 : -0.302;
    const ratio = serum / kappa;
    const egfr = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (female ? 1.012 : 1);
    return {
      egfr,
      category: classify(
        roundTo(egfr, 0),
        [
          [15, 'G5, kidney failure'],
          [30, 'G4, severely decreased'],
          [45, 'G3b, moderately to severely decreased'],
          [60, 'G3a, mildly to moderately decreased'],
          [90, 'G2, mildly decreased'],
        ],
        'G1, normal or high',
      ),
    };
  },
  explanation: 'The eGFR is {egfr} per 1.73 m² of body surface: category {category}.',
  examples: [
    {
      inputs: { age: 60, sex: 'female', creatinine: 1.2 },
      results: { egfr: 51.8213, category: 'G3a, mildly to moderately decreased' },
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 50, sex: 'male', creatinine: 1 },
      results: { egfr: 91.6915, category: 'G1, normal or high' },
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 30, sex: 'female', creatinine: 0.6 },
      results: { egfr: 123.7579 },
      source: 'Python 3.11, by Inker 2021: creatinine below κ',
    },
    {
      inputs: { age: 40, sex: 'male', creatinine: 0.8 },
      results: { egfr: 114.735 },
      source: 'Python 3.11, by Inker 2021: creatinine below κ',
    },
    {
      inputs: { age: 55, sex: 'male', units: 'si', creatinineMolar: 150 },
      results: { egfr: 47.1256 },
      source: 'Python 3.11, by Inker 2021 with 150/88.4 mg/dL',
    },
    {
      inputs: { age: 70, sex: 'male', creatinine: 2 },
      results: { egfr: 35.243, category: 'G3b, moderately to severely decreased' },
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 70, sex: 'female', creatinine: 3 },
      results: { egfr: 16.217, category: 'G4, severely decreased' },
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 60, sex: 'male', creatinine: 6 },
      results: { egfr: 10.0355, category: 'G5, kidney failure' },
      source: 'Python 3.11, by Inker 2021',
    },
  ],
  notes: [
    'For adults of 18 years and over with stable kidney function; not for acute kidney injury, pregnancy or extremes of muscle mass.',
    'Chronic kidney disease needs an abnormality that lasts more than three months.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Inker et al.: New Creatinine- and Cystatin C-Based Equations to Estimate GFR without Race, N Engl J Med 385 (2021) 1737',
      doi: '10.1056/NEJMoa2102953',
    },
    { title: 'KDIGO 2012 Clinical Practice Guideline for the Evaluation and Management of CKD, table 5' },
  ],
});
