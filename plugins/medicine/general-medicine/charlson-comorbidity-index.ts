import { choice, defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Charlson 1987 with the age points and the survival of Charlson 1994. */
export default defineCalculator({
  title: 'Charlson comorbidity index',
  description: 'Weighted comorbidity with age points and the estimated ten-year survival.',
  keywords: ['CCI', 'comorbidity', 'mortality', 'prognosis', 'ten-year survival'],
  inputs: {
    age: adultAge,
    infarction: flag({ label: 'Myocardial infarction' }),
    heartFailure: flag({ label: 'Congestive heart failure' }),
    peripheral: flag({ label: 'Peripheral vascular disease' }),
    cerebrovascular: flag({ label: 'Stroke or transient ischemic attack' }),
    dementia: flag({ label: 'Dementia' }),
    lung: flag({ label: 'Chronic pulmonary disease' }),
    connective: flag({ label: 'Connective tissue disease' }),
    ulcer: flag({ label: 'Peptic ulcer disease' }),
    liver: choice(
      {
        none: { label: 'None', value: 0 },
        mild: { label: 'Mild: chronic hepatitis, or cirrhosis without portal hypertension', value: 1 },
        severe: { label: 'Moderate or severe: with portal hypertension', value: 3 },
      },
      { label: 'Liver disease', default: 'none' },
    ),
    diabetes: choice(
      {
        none: { label: 'None, or by diet alone', value: 0 },
        uncomplicated: { label: 'Uncomplicated', value: 1 },
        endOrgan: { label: 'With end-organ damage', value: 2 },
      },
      { label: 'Diabetes', default: 'none' },
    ),
    hemiplegia: flag({ label: 'Hemiplegia' }),
    kidney: flag({
      label: 'Moderate or severe kidney disease',
      help: 'Dialysis, transplant, uremia or creatinine over 3 mg/dL (265 µmol/L).',
    }),
    tumor: choice(
      {
        none: { label: 'None', value: 0 },
        localized: { label: 'Localized', value: 2 },
        metastatic: { label: 'Metastatic', value: 6 },
      },
      { label: 'Solid tumor', default: 'none' },
    ),
    leukemia: flag({ label: 'Leukemia' }),
    lymphoma: flag({ label: 'Lymphoma or myeloma' }),
    aids: flag({ label: 'AIDS' }),
  },
  outputs: {
    score: integer({ label: 'Comorbidity score' }),
    ageAdjusted: integer({ label: 'Age-adjusted score' }),
    survival: percent({ label: 'Estimated ten-year survival', places: 0 }),
  },
  formula: ({
    age,
    infarction,
    heartFailure,
    peripheral,
    cerebrovascular,
    dementia,
    lung,
    connective,
    ulcer,
    liver,
    diabetes,
    hemiplegia,
    kidney,
    tumor,
    leukemia,
    lymphoma,
    aids,
  }) => {
    const score =
      (infarction ? 1 : 0) +
      (heartFailure ? 1 : 0) +
      (peripheral ? 1 : 0) +
      (cerebrovascular ? 1 : 0) +
      (dementia ? 1 : 0) +
      (lung ? 1 : 0) +
      (connective ? 1 : 0) +
      (ulcer ? 1 : 0) +
      liver +
      diabetes +
      (hemiplegia ? 2 : 0) +
      (kidney ? 2 : 0) +
      tumor +
      (leukemia ? 2 : 0) +
      (lymphoma ? 2 : 0) +
      (aids ? 6 : 0);
    const agePoints = age < 50 ? 0 : age < 60 ? 1 : age < 70 ? 2 : age < 80 ? 3 : 4;
    const ageAdjusted = score + agePoints;
    return { score, ageAdjusted, survival: 0.983 ** Math.exp(0.9 * ageAdjusted) };
  },
  explanation:
    'The comorbidity score is {score}, adjusted for age {ageAdjusted}; the estimated ten-year survival is {survival}.',
  cautions: [
    {
      level: 'caution',
      when: ({ ageAdjusted }) => ageAdjusted > 5,
      says: 'So many points were rare in the small cohort behind the equation: the survival is extrapolated towards zero, do not quote it.',
    },
  ],
  examples: [
    {
      inputs: { age: 62, diabetes: 'uncomplicated' },
      results: { score: 1, ageAdjusted: 3, survival: 77.48156 },
      source: 'By hand: 1 + 2; qalc: 0.983^(e^(0.9 × 3))',
    },
    { inputs: { age: 45 }, results: { score: 0, ageAdjusted: 0, survival: 98.3 }, source: 'By hand: 0.983^1' },
    {
      inputs: { age: 72, liver: 'mild', ulcer: true },
      results: { score: 2, ageAdjusted: 5, survival: 21.36432 },
      source: 'By hand: 2 + 3; qalc: 0.983^(e^4.5)',
    },
    {
      inputs: {
        age: 85,
        infarction: true,
        heartFailure: true,
        peripheral: true,
        cerebrovascular: true,
        dementia: true,
        lung: true,
        connective: true,
        ulcer: true,
        liver: 'severe',
        diabetes: 'endOrgan',
        hemiplegia: true,
        kidney: true,
        tumor: 'metastatic',
        leukemia: true,
        lymphoma: true,
        aids: true,
      },
      results: { score: 33, ageAdjusted: 37 },
      cautions: ['extrapolated'],
      source: 'Charlson 1987, table 3: 8 + 3 + 2 + 2 + 2 + 6 + 2 + 2 + 6; 4 for age',
    },
    {
      inputs: { age: 55, tumor: 'localized' },
      results: { score: 2, ageAdjusted: 3 },
      source: 'Charlson 1987, table 3: 2; Charlson 1994: 1 for 50 to 59 years',
    },
  ],
  notes: [
    'Derived in medical inpatients; the survival equation comes from a small cohort of 1987 and is pessimistic today.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Charlson, Pompei, Ales, MacKenzie: A New Method of Classifying Prognostic Comorbidity in Longitudinal Studies, J Chronic Dis 40 (1987) 373',
      doi: '10.1016/0021-9681(87)90171-8',
    },
    {
      title:
        'Charlson, Szatrowski, Peterson, Gold: Validation of a Combined Comorbidity Index, J Clin Epidemiol 47 (1994) 1245',
      doi: '10.1016/0895-4356(94)90129-5',
    },
  ],
});
