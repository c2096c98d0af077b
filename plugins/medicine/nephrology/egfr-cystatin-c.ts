import { category, classify, defineCalculator, isBelow, measure, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, creatinine, creatinineMolar, laboratoryUnits } from '../shared/laboratory.js';
import { adultAge, sex } from '../shared/patient.js';

/** CKD-EPI 2012 for cystatin C alone; with creatinine the equations of 2021 beside it. */
export default defineCalculator({
  title: 'eGFR with cystatin C (CKD-EPI)',
  description:
    'Estimated GFR from cystatin C, age and sex (CKD-EPI 2012), with creatinine also by the combined equation of 2021.',
  keywords: ['cystatin C', 'eGFRcys', 'eGFRcr-cys', 'CKD-EPI cystatin C 2012', 'combined eGFR', 'kidney function'],
  related: ['egfr-ckd-epi-2021', 'ckd-kdigo-ga-category'],
  inputs: {
    age: adultAge,
    sex,
    cystatin: measure('mg/L', {
      label: 'Cystatin C',
      help: 'By a method that is standardized (IFCC).',
      symbol: 'S_{cys}',
      min: 0.1,
      max: 15,
      usual: [0.4, 8],
    }),
    units: laboratoryUnits,
    creatinine: { ...creatinine, optional: true },
    creatinineMolar: { ...creatinineMolar, optional: true },
  },
  outputs: {
    egfr: measure('mL/min', {
      label: 'eGFR by cystatin C',
      help: 'Per 1.73 m² of body surface.',
      symbol: 'GFR_{cys}',
      places: 0,
    }),
    category: category(
      [
        'G1, normal or high',
        'G2, mildly decreased',
        'G3a, mildly to moderately decreased',
        'G3b, moderately to severely decreased',
        'G4, severely decreased',
        'G5, kidney failure',
      ],
      { label: 'GFR category by cystatin C', of: 'egfr' },
    ),
    combined: measure('mL/min', {
      label: 'eGFR by creatinine and cystatin C',
      help: 'Per 1.73 m² of body surface.',
      symbol: 'GFR_{cr-cys}',
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
      { label: 'GFR category by both', of: 'combined', optional: true },
    ),
    byCreatinine: measure('mL/min', {
      label: 'eGFR by creatinine',
      help: 'Per 1.73 m² of body surface.',
      symbol: 'GFR_{cr}',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ age, sex, cystatin, units, creatinine, creatinineMolar }) => {
    const female = sex === 'female';
    const share = cystatin / 0.8;
    const egfr =
      133 * Math.min(share, 1) ** -0.499 * Math.max(share, 1) ** -1.328 * 0.996 ** age * (female ? 0.932 : 1);
    const categoryOf = (rate: number) =>
      classify(
        roundTo(rate, 0),
        [
          [15, 'G5, kidney failure'],
          [30, 'G4, severely decreased'],
          [45, 'G3b, moderately to severely decreased'],
          [60, 'G3a, mildly to moderately decreased'],
          [90, 'G2, mildly decreased'],
        ],
        'G1, normal or high',
      );
    const own = { egfr, category: categoryOf(egfr) };
    const serum = units === 'si' ? (creatinineMolar ?? 0) / CREATININE_MOLAR : (creatinine ?? 0);
    // A creatinine that is given is above 0.
    if (serum <= 0) return own;
    const ratio = serum / (female ? 0.7 : 0.9);
    const combined =
      135 *
      Math.min(ratio, 1) ** (female ? -0.219 : -0.144) *
      Math.max(ratio, 1) ** -0.544 *
      Math.min(share, 1) ** -0.323 *
      Math.max(share, 1) ** -0.778 *
      0.9961 ** age *
      (female ? 0.963 : 1);
    const byCreatinine =
      142 *
      Math.min(ratio, 1) ** (female ? -0.241 : -0.302) *
      Math.max(ratio, 1) ** -1.2 *
      0.9938 ** age *
      (female ? 1.012 : 1);
    return { ...own, combined, combinedCategory: categoryOf(combined), byCreatinine };
  },
  explanation: ({ combined }) =>
    combined === undefined
      ? 'By cystatin C the eGFR is {egfr} per 1.73 m² of body surface: category {category}.'
      : 'By creatinine and cystatin C the eGFR is {combined} per 1.73 m² of body surface, category {combinedCategory}; by cystatin C alone {egfr}, by creatinine alone {byCreatinine}.',
  cautions: [
    {
      level: 'note',
      when: ({ combined }) => combined === undefined,
      says: 'With creatinine as well the estimate is more accurate: KDIGO prefers the combined equation.',
    },
    {
      level: 'caution',
      when: ({ egfr, byCreatinine }) =>
        byCreatinine !== undefined && (isBelow(egfr, 0.7 * byCreatinine) || isBelow(byCreatinine, 0.7 * egfr)),
      says: 'The estimates by cystatin C and by creatinine differ by over 30%: look for what moves one of them (muscle mass and meat; steroids, thyroid disease, inflammation, obesity, smoking), or measure the GFR.',
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
  ],
  examples: [
    {
      inputs: { age: 60, sex: 'female', cystatin: 1.2 },
      results: { egfr: 56.8825, category: 'G3a, mildly to moderately decreased' },
      cautions: ['prefers the combined', 'Below 60'],
      source: 'Python 3.11, by Inker 2012',
    },
    {
      inputs: { age: 50, sex: 'male', cystatin: 0.7 },
      results: { egfr: 116.3474, category: 'G1, normal or high' },
      cautions: ['prefers the combined'],
      source: 'Python 3.11, by Inker 2012',
    },
    {
      inputs: { age: 70, sex: 'male', cystatin: 1.0 },
      results: { egfr: 74.698, category: 'G2, mildly decreased' },
      cautions: ['prefers the combined'],
      source: 'Python 3.11, by Inker 2012',
    },
    {
      inputs: { age: 80, sex: 'female', cystatin: 1.6 },
      results: { egfr: 35.83, category: 'G3b, moderately to severely decreased' },
      cautions: ['prefers the combined', 'Below 60'],
      source: 'Python 3.11, by Inker 2012',
    },
    {
      inputs: { age: 65, sex: 'male', cystatin: 2.5, creatinine: 2.4 },
      results: {
        egfr: 22.5708,
        category: 'G4, severely decreased',
        combined: 25.3107,
        combinedCategory: 'G4, severely decreased',
        byCreatinine: 29.2119,
      },
      cautions: ['Below 60', 'refer to a nephrologist'],
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 70, sex: 'female', cystatin: 5 },
      results: { egfr: 8.2128, category: 'G5, kidney failure' },
      cautions: ['prefers the combined', 'Below 60', 'refer to a nephrologist'],
      source: 'Python 3.11, by Inker 2012',
    },
    {
      inputs: { age: 60, sex: 'female', cystatin: 0.9, creatinine: 1.1 },
      results: {
        egfr: 83.3484,
        category: 'G2, mildly decreased',
        combined: 73.3762,
        combinedCategory: 'G2, mildly decreased',
        byCreatinine: 57.5248,
      },
      cautions: ['differ by over 30%'],
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 30, sex: 'female', cystatin: 0.7, creatinine: 0.6 },
      results: {
        egfr: 117.4859,
        category: 'G1, normal or high',
        combined: 124.8651,
        combinedCategory: 'G1, normal or high',
        byCreatinine: 123.7579,
      },
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 45, sex: 'male', cystatin: 2.2, creatinine: 0.8 },
      results: {
        egfr: 28.9793,
        category: 'G4, severely decreased',
        combined: 52.4241,
        combinedCategory: 'G3a, mildly to moderately decreased',
        byCreatinine: 111.2221,
      },
      cautions: ['differ by over 30%', 'Below 60'],
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 55, sex: 'male', cystatin: 1.1, units: 'si', creatinineMolar: 100 },
      results: {
        egfr: 69.8955,
        category: 'G2, mildly decreased',
        combined: 75.054,
        combinedCategory: 'G2, mildly decreased',
        byCreatinine: 76.6596,
      },
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 40, sex: 'male', cystatin: 0.75, creatinine: 0.8 },
      results: {
        egfr: 117.0069,
        category: 'G1, normal or high',
        combined: 119.9142,
        combinedCategory: 'G1, normal or high',
        byCreatinine: 114.735,
      },
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 75, sex: 'female', cystatin: 2.8, creatinine: 6.0 },
      results: {
        egfr: 17.3858,
        category: 'G4, severely decreased',
        combined: 11.3714,
        combinedCategory: 'G5, kidney failure',
        byCreatinine: 6.8427,
      },
      cautions: ['differ by over 30%', 'Below 60', 'refer to a nephrologist'],
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
    {
      inputs: { age: 72, sex: 'male', cystatin: 1.75, creatinine: 1.6 },
      results: {
        egfr: 35.243,
        category: 'G3b, moderately to severely decreased',
        combined: 40.5259,
        combinedCategory: 'G3b, moderately to severely decreased',
        byCreatinine: 45.4949,
      },
      cautions: ['Below 60'],
      source: 'Python 3.11, by Inker 2012 and 2021',
    },
  ],
  notes: [
    'For adults of 18 years and over with stable kidney function; not for acute kidney injury or pregnancy.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Inker et al.: Estimating Glomerular Filtration Rate from Serum Creatinine and Cystatin C, N Engl J Med 367 (2012) 20',
      doi: '10.1056/NEJMoa1114248',
    },
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
