import { category, classify, defineCalculator, isBelow, measure, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, creatinine, creatinineMolar, laboratoryUnits } from '../shared/laboratory.js';
import { adultAge, sex } from '../shared/patient.js';

/** CKD-EPI equations of 2021, without race, for creatinine and for creatinine with cystatin C; GFR categories of KDIGO. */
export default defineCalculator({
  title: 'eGFR (CKD-EPI 2021)',
  description:
    'Estimated glomerular filtration rate and its KDIGO category from serum creatinine, age and sex, also with cystatin C.',
  keywords: ['GFR', 'kidney function', 'renal function', 'CKD stage', 'glomerular filtration', 'cystatin C'],
  inputs: {
    age: adultAge,
    sex,
    units: laboratoryUnits,
    creatinine,
    creatinineMolar,
    cystatin: measure('mg/L', {
      label: 'Cystatin C',
      help: 'Where measured: for the more accurate combined equation.',
      symbol: 'S_{cys}',
      min: 0.2,
      max: 15,
      usual: [0.4, 8],
      optional: true,
    }),
  },
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
    combined: measure('mL/min', {
      label: 'eGFR with cystatin C per 1.73 m²',
      symbol: '\\mathrm{eGFR}_{cys}',
      places: 0,
      optional: true,
    }),
    combinedCategory: category(
      [
        'G1, normal or high',
        'G2, mildly decreased',
        'G3a, mildly to moderately decreased',
        'G3b, moderately to severely decreased',
        'G4, severely decreased',
        'G5, kidney failure',
      ],
      { label: 'GFR category with cystatin C', of: 'combined', optional: true },
    ),
  },
  formula: ({ age, sex, units, creatinine, creatinineMolar, cystatin }) => {
    const serum = units === 'si' ? creatinineMolar / CREATININE_MOLAR : creatinine;
    const female = sex === 'female';
    const kappa = female ? 0.7 : 0.9;
    const alpha = female ? -0.241 : -0.302;
    const ratio = serum / kappa;
    const egfr = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (female ? 1.012 : 1);
    const categoryOf = (rate: number) =>
      classify(
        rate,
        [
          [15, 'G5, kidney failure'],
          [30, 'G4, severely decreased'],
          [45, 'G3b, moderately to severely decreased'],
          [60, 'G3a, mildly to moderately decreased'],
          [90, 'G2, mildly decreased'],
        ],
        'G1, normal or high',
      );
    const own = { egfr, category: categoryOf(roundTo(egfr, 0)) };
    if (cystatin === undefined) return own;
    const share = cystatin / 0.8;
    const combined =
      135 *
      Math.min(ratio, 1) ** (female ? -0.219 : -0.144) *
      Math.max(ratio, 1) ** -0.544 *
      Math.min(share, 1) ** -0.323 *
      Math.max(share, 1) ** -0.778 *
      0.9961 ** age *
      (female ? 0.963 : 1);
    return { ...own, combined, combinedCategory: categoryOf(roundTo(combined, 0)) };
  },
  explanation: ({ combined }) =>
    combined === undefined
      ? 'The eGFR is {egfr} per 1.73 m² of body surface: category {category}.'
      : 'With cystatin C the eGFR is {combined} per 1.73 m² of body surface, category {combinedCategory}; by creatinine alone {egfr}.',
  cautions: [
    {
      level: 'note',
      when: ({ egfr, combined }) => roundTo(combined ?? egfr, 0) >= 60,
      says: 'From 60 mL/min it is chronic kidney disease only with albuminuria or another sign of kidney damage (KDIGO).',
    },
    {
      level: 'note',
      when: ({ egfr, combined }) => roundTo(combined ?? egfr, 0) < 60,
      says: 'Below 60 mL/min for over three months means chronic kidney disease: repeat it, and measure albumin in the urine (KDIGO).',
    },
    {
      level: 'caution',
      when: ({ egfr, combined }) => roundTo(combined ?? egfr, 0) < 30,
      says: 'Below 30 mL/min refer to a nephrologist and check the doses of drugs (KDIGO).',
    },
    {
      level: 'caution',
      when: ({ units, creatinine, creatinineMolar, combined }) =>
        combined === undefined && (units === 'si' ? creatinineMolar < 44.2 : creatinine < 0.5),
      says: 'So low a creatinine mostly means little muscle: the true GFR is lower; measure cystatin C.',
    },
    {
      level: 'caution',
      when: ({ egfr, combined }) =>
        combined !== undefined && (isBelow(egfr, 0.7 * combined) || isBelow(combined, 0.7 * egfr)),
      says: 'The estimates with cystatin C and by creatinine alone differ by over 30%: look for what moves one of them (muscle mass and meat; steroids, thyroid disease, inflammation, obesity, smoking), or measure the GFR.',
    },
  ],
  examples: [
    {
      inputs: { age: 60, sex: 'female', creatinine: 1.2 },
      results: { egfr: 51.8213, category: 'G3a, mildly to moderately decreased' },
      cautions: ['Below 60'],
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 50, sex: 'male', creatinine: 1 },
      results: { egfr: 91.6915, category: 'G1, normal or high' },
      cautions: ['From 60'],
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 30, sex: 'female', creatinine: 0.6 },
      results: { egfr: 123.7579 },
      cautions: ['From 60'],
      source: 'Python 3.11, by Inker 2021: creatinine below κ',
    },
    {
      inputs: { age: 80, sex: 'female', creatinine: 0.4 },
      results: { egfr: 99.9909, category: 'G1, normal or high' },
      cautions: ['little muscle', 'From 60'],
      source: 'Python 3.11, by Inker 2021: creatinine below κ',
    },
    {
      inputs: { age: 40, sex: 'male', creatinine: 0.8 },
      results: { egfr: 114.735 },
      cautions: ['From 60'],
      source: 'Python 3.11, by Inker 2021: creatinine below κ',
    },
    {
      inputs: { age: 55, sex: 'male', units: 'si', creatinineMolar: 150 },
      results: { egfr: 47.1256 },
      cautions: ['Below 60'],
      source: 'Python 3.11, by Inker 2021 with 150/88.4 mg/dL',
    },
    {
      inputs: { age: 70, sex: 'male', creatinine: 2 },
      results: { egfr: 35.243, category: 'G3b, moderately to severely decreased' },
      cautions: ['Below 60'],
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 70, sex: 'female', creatinine: 3 },
      results: { egfr: 16.217, category: 'G4, severely decreased' },
      cautions: ['Below 60', 'refer to a nephrologist'],
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 60, sex: 'male', creatinine: 6 },
      results: { egfr: 10.0355, category: 'G5, kidney failure' },
      cautions: ['Below 60', 'refer to a nephrologist'],
      source: 'Python 3.11, by Inker 2021',
    },
    {
      inputs: { age: 60, sex: 'female', creatinine: 1.1, cystatin: 0.9 },
      results: { egfr: 57.5248, combined: 73.3762, combinedCategory: 'G2, mildly decreased' },
      cautions: ['From 60'],
      source: 'Python 3.11, by Inker 2021, both equations',
    },
    {
      inputs: { age: 60, sex: 'female', creatinine: 3, cystatin: 0.9 },
      results: {
        egfr: 17.2576,
        category: 'G4, severely decreased',
        combined: 42.5127,
        combinedCategory: 'G3b, moderately to severely decreased',
      },
      cautions: ['differ by over 30%', 'Below 60'],
      source: 'Python 3.11, by Inker 2021, both equations',
    },
    {
      inputs: { age: 50, sex: 'male', creatinine: 0.8, cystatin: 0.7 },
      results: { combined: 117.9175, combinedCategory: 'G1, normal or high' },
      cautions: ['From 60'],
      source: 'Python 3.11, by Inker 2021: both below their reference',
    },
  ],
  notes: [
    'For adults of 18 years and over with stable kidney function; not for acute kidney injury, pregnancy or extremes of muscle mass.',
    'The coefficients with cystatin C stand alike in more than three public implementations. For dosing of drugs convert to mL/min by the patient’s own body surface.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Inker et al.: New Creatinine- and Cystatin C-Based Equations to Estimate GFR without Race, N Engl J Med 385 (2021) 1737',
      doi: '10.1056/NEJMoa2102953',
    },
    {
      title:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease, Kidney Int 105 (2024) S117',
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
});
