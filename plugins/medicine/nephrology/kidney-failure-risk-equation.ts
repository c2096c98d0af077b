import { choice, defineCalculator, measure, percent, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR } from '../shared/laboratory.js';
import { adultAge, sex } from '../shared/patient.js';

/** Four variables of Tangri 2011, with the baseline survivals of 2016 for North America and elsewhere. */
export default defineCalculator({
  title: 'Kidney failure risk equation (KFRE)',
  description:
    'Risk of kidney failure within two and five years from age, sex, eGFR and urine albumin-creatinine ratio (4 variables).',
  keywords: ['KFRE', 'Tangri', 'risk of dialysis', 'progression of CKD', 'kidney failure risk calculator'],
  related: ['ckd-kdigo-ga-category', 'egfr-ckd-epi-2021'],
  inputs: {
    age: adultAge,
    sex,
    egfr: measure('mL/min', {
      label: 'eGFR',
      help: 'Per 1.73 m² of body surface.',
      symbol: 'GFR',
      min: 1,
      max: 90,
      usual: [8, 60],
    }),
    unit: choice(
      { conventional: 'mg/g', si: 'mg/mmol' },
      { label: 'Albumin-creatinine ratio is in', default: 'conventional' },
    ),
    ratio: measure('mg/g', {
      label: 'Albumin-creatinine ratio',
      symbol: 'ACR',
      min: 0.5,
      max: 30000,
      usual: [2, 8000],
      when: { unit: 'conventional' },
    }),
    ratioMolar: measure('mg/mmol', {
      label: 'Albumin-creatinine ratio',
      symbol: 'ACR_{SI}',
      min: 0.05,
      max: 3000,
      usual: [0.2, 900],
      when: { unit: 'si' },
    }),
    region: choice({ northAmerica: 'North America', elsewhere: 'Elsewhere' }, { label: 'Region' }),
  },
  outputs: {
    fiveYears: percent({ label: 'Risk within five years', symbol: 'R_5', places: 1 }),
    twoYears: percent({ label: 'Risk within two years', symbol: 'R_2', places: 1 }),
  },
  formula: ({ age, sex, egfr, unit, ratio, ratioMolar, region }) => {
    // A millimole of creatinine is 0.11312 g.
    const albumin = unit === 'si' ? (ratioMolar * CREATININE_MOLAR) / 10 : ratio;
    const hazard = Math.exp(
      -0.2201 * (age / 10 - 7.036) +
        0.2467 * ((sex === 'male' ? 1 : 0) - 0.5642) -
        0.5567 * (egfr / 5 - 7.222) +
        0.451 * (Math.log(albumin) - 5.137),
    );
    const northAmerica = region === 'northAmerica';
    return {
      fiveYears: 1 - (northAmerica ? 0.924 : 0.9365) ** hazard,
      twoYears: 1 - (northAmerica ? 0.975 : 0.9832) ** hazard,
    };
  },
  explanation: ({ fiveYears, twoYears }) =>
    twoYears >= 0.9995
      ? 'The risk of dialysis or transplant is more than 99.9% within five years and within two.'
      : fiveYears >= 0.9995
        ? 'The risk of dialysis or transplant is more than 99.9% within five years and {twoYears} within two.'
        : 'The risk of dialysis or transplant is {fiveYears} within five years and {twoYears} within two.',
  cautions: [
    {
      level: 'caution',
      when: ({ egfr }) => egfr >= 60,
      says: 'The equation was made for an eGFR below 60 mL/min per 1.73 m²: at 60 and over its risk is not reliable.',
    },
    {
      level: 'caution',
      when: ({ egfr }) => egfr < 10,
      says: 'Below 10 mL/min per 1.73 m² hardly anyone was studied: plan for kidney failure now, whatever the figure.',
    },
    {
      level: 'note',
      when: ({ fiveYears, twoYears }) => roundTo(100 * fiveYears, 1) >= 3 && roundTo(100 * twoYears, 1) <= 10,
      says: 'A risk of 3 to 5% or more within five years is a reason to refer to a nephrologist (KDIGO 2024).',
    },
    {
      level: 'caution',
      when: ({ fiveYears, egfr, unit, ratio, ratioMolar }) =>
        roundTo(100 * fiveYears, 1) < 3 && (egfr < 30 || (unit === 'si' ? ratioMolar >= 30 : ratio >= 300)),
      says: 'KDIGO refers to a nephrologist below 30 mL/min per 1.73 m² and from 300 mg/g (30 mg/mmol) on, however small this risk is.',
    },
    {
      level: 'caution',
      when: ({ twoYears }) => roundTo(100 * twoYears, 1) > 10 && roundTo(100 * twoYears, 1) <= 40,
      says: 'Over 10% within two years KDIGO 2024 begins multidisciplinary care.',
    },
    {
      level: 'danger',
      when: ({ twoYears }) => roundTo(100 * twoYears, 1) > 40,
      says: 'Over 40% within two years KDIGO 2024 prepares for dialysis or transplant: education, vascular access, referral for transplant.',
    },
  ],
  examples: [
    {
      inputs: { age: 60, sex: 'male', egfr: 30, ratio: 300, region: 'northAmerica' },
      results: { fiveYears: 24.563, twoYears: 8.6327 },
      cautions: ['refer to a nephrologist'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 70, sex: 'female', egfr: 45, unit: 'si', ratioMolar: 3.5, region: 'elsewhere' },
      results: { fiveYears: 0.98621, twoYears: 0.25563 },
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 55, sex: 'female', egfr: 18, unit: 'si', ratioMolar: 150, region: 'elsewhere' },
      results: { fiveYears: 78.073, twoYears: 32.422 },
      cautions: ['multidisciplinary'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 50, sex: 'male', egfr: 12, ratio: 3000, region: 'northAmerica' },
      results: { fiveYears: 99.937, twoYears: 90.541 },
      cautions: ['prepares for dialysis'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 50, sex: 'male', egfr: 10, ratio: 6000, region: 'northAmerica' },
      results: { fiveYears: 99.9997, twoYears: 98.2183 },
      cautions: ['prepares for dialysis'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 30, sex: 'male', egfr: 8, ratio: 30000, region: 'northAmerica' },
      results: { fiveYears: 100, twoYears: 99.99999031 },
      cautions: ['hardly anyone', 'prepares for dialysis'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 88, sex: 'female', egfr: 28, ratio: 10, region: 'elsewhere' },
      results: { fiveYears: 2.62481, twoYears: 0.684561 },
      cautions: ['however small'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 50, sex: 'female', egfr: 58, unit: 'si', ratioMolar: 35, region: 'elsewhere' },
      results: { fiveYears: 1.01735, twoYears: 0.26373 },
      cautions: ['however small'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 45, sex: 'female', egfr: 70, ratio: 20, region: 'northAmerica' },
      results: { fiveYears: 0.10507, twoYears: 0.033665 },
      cautions: ['not reliable'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 80, sex: 'male', egfr: 9, ratio: 1000, region: 'elsewhere' },
      results: { fiveYears: 93.189, twoYears: 50.034 },
      cautions: ['hardly anyone', 'prepares for dialysis'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
    {
      inputs: { age: 65, sex: 'male', egfr: 35, ratio: 800, region: 'elsewhere' },
      results: { fiveYears: 17.049, twoYears: 4.7127 },
      cautions: ['refer to a nephrologist'],
      source: 'Python 3.11, by Tangri 2011 and 2016',
    },
  ],
  notes: [
    'For adults with chronic kidney disease G3 to G5 without dialysis or transplant; not in acute kidney injury. Death before kidney failure is not accounted for, so that in old age the risk is overestimated.',
    'The coefficients and the baselines of both regions stand alike in three and more public implementations. The United Kingdom has baselines of its own (Major 2019), which give lower risks.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Tangri et al.: A Predictive Model for Progression of Chronic Kidney Disease to Kidney Failure, JAMA 305 (2011) 1553',
      doi: '10.1001/jama.2011.451',
    },
    {
      title:
        'Tangri et al.: Multinational Assessment of Accuracy of Equations for Predicting Risk of Kidney Failure, JAMA 315 (2016) 164',
      doi: '10.1001/jama.2015.18202',
    },
    {
      title:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease, Kidney Int 105 (2024) S117',
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
});
