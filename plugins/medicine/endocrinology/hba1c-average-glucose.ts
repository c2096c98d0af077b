import { category, choice, classify, defineCalculator, measure, roundTo } from '@reckoner/engine';

/** Regression of the ADAG study for glucose, master equation of NGSP and IFCC for the units of HbA1c. */
export default defineCalculator({
  title: 'HbA1c and average glucose',
  description: 'HbA1c in percent and mmol/mol and the estimated average glucose, each from any of them.',
  keywords: ['A1c', 'eAG', 'glycated hemoglobin', 'IFCC', 'NGSP', 'diabetes'],
  inputs: {
    known: choice(
      {
        ngsp: 'HbA1c in percent (NGSP)',
        ifcc: 'HbA1c in mmol/mol (IFCC)',
        glucose: 'Average glucose in mg/dL',
        molar: 'Average glucose in mmol/L',
      },
      { label: 'Known', default: 'ngsp' },
    ),
    percent: measure('%', {
      label: 'HbA1c',
      symbol: 'A_{1c}',
      min: 3,
      max: 20,
      usual: [4, 15],
      when: { known: 'ngsp' },
    }),
    ifcc: measure('mmol/mol', {
      label: 'HbA1c (IFCC)',
      symbol: 'A_I',
      min: 10,
      max: 195,
      usual: [20, 140],
      when: { known: 'ifcc' },
    }),
    glucose: measure('mg/dL', {
      label: 'Average glucose',
      symbol: 'G',
      min: 40,
      max: 530,
      usual: [70, 400],
      when: { known: 'glucose' },
    }),
    molar: measure('mmol/L', {
      label: 'Average glucose (SI)',
      symbol: 'G_{SI}',
      min: 2.2,
      max: 29,
      usual: [3.9, 22],
      when: { known: 'molar' },
    }),
  },
  outputs: {
    hba1c: measure('%', { label: 'HbA1c', symbol: 'A', places: 1 }),
    hba1cIfcc: measure('mmol/mol', { label: 'HbA1c (IFCC)', places: 0 }),
    averageGlucose: measure('mg/dL', { label: 'Average glucose', symbol: 'eAG', places: 0 }),
    averageGlucoseMolar: measure('mmol/L', { label: 'Average glucose (SI)', symbol: 'eAG_{SI}', places: 1 }),
    class: category(['Normal', 'Prediabetes', 'Diabetes'], { label: 'Class (ADA)', of: 'hba1c' }),
  },
  formula: ({ known, percent, ifcc, glucose, molar }) => {
    const hba1c =
      known === 'ngsp'
        ? percent
        : known === 'ifcc'
          ? 0.09148 * ifcc + 2.152
          : known === 'glucose'
            ? (glucose + 46.7) / 28.7
            : (molar + 2.59) / 1.59;
    return {
      hba1c,
      hba1cIfcc: (hba1c - 2.152) / 0.09148,
      averageGlucose: 28.7 * hba1c - 46.7,
      averageGlucoseMolar: 1.59 * hba1c - 2.59,
      class: classify(
        roundTo(hba1c, 1),
        [
          [5.7, 'Normal'],
          [6.5, 'Prediabetes'],
        ],
        'Diabetes',
      ),
    };
  },
  explanation:
    'An HbA1c of {hba1c} ({hba1cIfcc}) means an average glucose of {averageGlucose} ({averageGlucoseMolar}).',
  cautions: [
    {
      level: 'caution',
      when: ({ known }) => known === 'glucose' || known === 'molar',
      says: 'Diabetes is diagnosed by a measured HbA1c, not by one estimated from an average glucose, which misses it by more than 15% in about one of ten people.',
    },
    {
      level: 'note',
      when: ({ known, class: group }) => group === 'Diabetes' && (known === 'ngsp' || known === 'ifcc'),
      says: 'Without clear symptoms the diagnosis of diabetes needs a second abnormal test (ADA).',
    },
  ],
  examples: [
    {
      inputs: { percent: 7 },
      results: { hba1cIfcc: 52.99519, averageGlucose: 154.2, averageGlucoseMolar: 8.54, class: 'Diabetes' },
      cautions: ['second abnormal test'],
      source: 'By hand: 28.7 × 7 - 46.7; 1.59 × 7 - 2.59; ADA table: 154 mg/dL; NGSP: 53 mmol/mol',
    },
    {
      inputs: { known: 'ifcc', ifcc: 42 },
      results: { hba1c: 5.99416, averageGlucose: 125.3324, class: 'Prediabetes' },
      source: 'By hand: 0.09148 × 42 + 2.152; 28.7 × 5.99416 - 46.7',
    },
    {
      inputs: { known: 'glucose', glucose: 97 },
      results: { hba1c: 5.006969, class: 'Normal' },
      cautions: ['measured HbA1c'],
      source: 'By hand: 143.7/28.7; ADA table: 97 mg/dL is 5%',
    },
    {
      inputs: { known: 'molar', molar: 8.54 },
      results: { hba1c: 7 },
      cautions: ['measured HbA1c'],
      source: 'By hand: 11.13/1.59',
    },
    {
      inputs: { percent: 6.45 },
      results: { class: 'Diabetes' },
      cautions: ['second abnormal test'],
      source: 'ADA: from 6.5%, as laboratories report one decimal',
    },
  ],
  notes: [
    'For adults; not with anemia, hemoglobin variants, transfusion, kidney failure or in pregnancy.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Nathan et al.: Translating the A1C Assay into Estimated Average Glucose Values, Diabetes Care 31 (2008) 1473',
      doi: '10.2337/dc08-0545',
    },
    { title: 'American Diabetes Association: Standards of Care in Diabetes: Diagnosis and Classification of Diabetes' },
    {
      title:
        'Hoelzel et al.: IFCC Reference System for Measurement of Hemoglobin A1c in Human Blood, Clin Chem 50 (2004) 166',
      doi: '10.1373/clinchem.2003.024802',
    },
  ],
});
