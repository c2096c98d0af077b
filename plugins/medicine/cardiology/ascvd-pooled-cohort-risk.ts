import {
  category,
  choice,
  classify,
  defineCalculator,
  flag,
  integer,
  isAtLeast,
  measure,
  percent,
  roundTo,
} from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** One equation: coefficients of the logarithms and their products, mean sum and baseline survival. */
interface Cohort {
  readonly age: number;
  readonly ageSquared: number;
  readonly total: number;
  readonly ageTotal: number;
  readonly hdl: number;
  readonly ageHdl: number;
  readonly treated: number;
  readonly ageTreated: number;
  readonly untreated: number;
  readonly ageUntreated: number;
  readonly smoker: number;
  readonly ageSmoker: number;
  readonly diabetes: number;
  readonly mean: number;
  readonly survival: number;
}

/** Goff 2013, appendix 7, table A. */
const COHORTS: Record<'female' | 'male', Record<'white' | 'black', Cohort>> = {
  female: {
    white: {
      age: -29.799,
      ageSquared: 4.884,
      total: 13.54,
      ageTotal: -3.114,
      hdl: -13.578,
      ageHdl: 3.149,
      treated: 2.019,
      ageTreated: 0,
      untreated: 1.957,
      ageUntreated: 0,
      smoker: 7.574,
      ageSmoker: -1.665,
      diabetes: 0.661,
      mean: -29.18,
      survival: 0.9665,
    },
    black: {
      age: 17.114,
      ageSquared: 0,
      total: 0.94,
      ageTotal: 0,
      hdl: -18.92,
      ageHdl: 4.475,
      treated: 29.291,
      ageTreated: -6.432,
      untreated: 27.82,
      ageUntreated: -6.087,
      smoker: 0.691,
      ageSmoker: 0,
      diabetes: 0.874,
      mean: 86.61,
      survival: 0.9533,
    },
  },
  male: {
    white: {
      age: 12.344,
      ageSquared: 0,
      total: 11.853,
      ageTotal: -2.664,
      hdl: -7.99,
      ageHdl: 1.769,
      treated: 1.797,
      ageTreated: 0,
      untreated: 1.764,
      ageUntreated: 0,
      smoker: 7.837,
      ageSmoker: -1.795,
      diabetes: 0.658,
      mean: 61.18,
      survival: 0.9144,
    },
    black: {
      age: 2.469,
      ageSquared: 0,
      total: 0.302,
      ageTotal: 0,
      hdl: -0.307,
      ageHdl: 0,
      treated: 1.916,
      ageTreated: 0,
      untreated: 1.809,
      ageUntreated: 0,
      smoker: 0.549,
      ageSmoker: 0,
      diabetes: 0.645,
      mean: 19.54,
      survival: 0.8954,
    },
  },
};

/** What the guideline of 2019 advises for each class at 40 to 75 years. */
const ADVICE: Readonly<Record<string, string>> = {
  Borderline:
    'Borderline risk: with risk-enhancing factors a moderate-intensity statin may be reasonable (ACC/AHA 2019).',
  Intermediate:
    'Intermediate risk: risk enhancers favor a moderate-intensity statin; where in doubt, the coronary calcium helps to decide (ACC/AHA 2019).',
  High: 'High risk: lowering LDL cholesterol by 50% or more is recommended (ACC/AHA 2019).',
};

/** Pooled Cohort Equations of the ACC/AHA guideline of 2013: first hard atherosclerotic event within ten years. */
export default defineCalculator({
  title: 'ASCVD 10-year risk (Pooled Cohort Equations)',
  description:
    'Ten-year risk of a first heart attack or stroke from age, sex, race, cholesterol, blood pressure, diabetes and smoking.',
  keywords: ['cardiovascular risk', 'statin', 'PCE', 'ACC/AHA', 'heart attack risk'],
  inputs: {
    age: integer({ label: 'Age in years', min: 40, max: 79, usual: 'all' }),
    sex,
    race: choice(
      { white: 'White or other', black: 'African American' },
      { label: 'Race', help: 'The equations were derived in these two groups.', default: 'white' },
    ),
    total: measure('mg/dL', {
      label: 'Total cholesterol',
      help: '1 mmol/L is 38.67 mg/dL.',
      symbol: 'TC',
      min: 130,
      max: 320,
      usual: 'all',
    }),
    hdl: measure('mg/dL', {
      label: 'HDL cholesterol',
      help: '1 mmol/L is 38.67 mg/dL.',
      symbol: 'HDL',
      min: 20,
      max: 100,
      usual: 'all',
    }),
    systolic: measure('mmHg', { label: 'Systolic blood pressure', symbol: 'SBP', min: 90, max: 200, usual: 'all' }),
    treated: flag({ label: 'Treated for high blood pressure' }),
    diabetes: flag({ label: 'Diabetes mellitus' }),
    smoker: flag({ label: 'Current smoker' }),
  },
  outputs: {
    risk: percent({ label: 'Ten-year risk', symbol: 'R', places: 1 }),
    class: category(['Low', 'Borderline', 'Intermediate', 'High'], { label: 'Risk class (ACC/AHA 2019)', of: 'risk' }),
  },
  formula: ({ age, sex, race, total, hdl, systolic, treated, diabetes, smoker }) => {
    const c = COHORTS[sex][race];
    const a = Math.log(age);
    const pressure = treated ? c.treated + c.ageTreated * a : c.untreated + c.ageUntreated * a;
    const sum =
      c.age * a +
      c.ageSquared * a ** 2 +
      (c.total + c.ageTotal * a) * Math.log(total) +
      (c.hdl + c.ageHdl * a) * Math.log(hdl) +
      pressure * Math.log(systolic) +
      (smoker ? c.smoker + c.ageSmoker * a : 0) +
      (diabetes ? c.diabetes : 0);
    const risk = 1 - c.survival ** Math.exp(sum - c.mean);
    return {
      risk,
      class: classify(
        roundTo(risk, 3),
        [
          [0.05, 'Low'],
          [0.075, 'Borderline'],
          [0.2, 'Intermediate'],
        ],
        'High',
      ),
    };
  },
  stepwise: [
    'The logarithms of age, cholesterol, HDL cholesterol and blood pressure, smoking and diabetes are multiplied by the coefficients of the cohort (Goff 2013, appendix 7, table A) and added.',
    "Risk = 1 - S₁₀^exp(sum - mean), with the cohort's survival S₁₀ and mean sum.",
  ],
  explanation: 'The risk of a first heart attack or stroke within ten years is {risk} (class: {class}).',
  cautions: [
    { level: 'note', when: ({ class: group }) => group !== 'Low', says: ({ class: group }) => ADVICE[group]! },
    {
      level: 'note',
      when: ({ diabetes }) => diabetes,
      says: 'In diabetes a statin is recommended from 40 to 75 years whatever this risk is (ACC/AHA 2019).',
    },
    {
      level: 'caution',
      when: ({ total, hdl }) => isAtLeast(total - hdl, 220),
      says: 'With 220 mg/dL or more beside HDL cholesterol the LDL cholesterol is mostly 190 mg/dL or more: measure it, as from there a high-intensity statin is recommended whatever this risk is (ACC/AHA 2019).',
    },
    {
      level: 'caution',
      when: ({ systolic }) => systolic >= 180,
      says: 'A systolic pressure of 180 mmHg or more is to be treated whatever this risk is.',
    },
    {
      level: 'caution',
      when: ({ age }) => age > 75,
      says: 'The classes of risk and the advice that belongs to them are for 40 to 75 years; above, decide with the patient.',
    },
  ],
  examples: [
    {
      inputs: { age: 55, sex: 'female', total: 213, hdl: 50, systolic: 120 },
      results: { risk: 2.05223, class: 'Low' },
      source: 'Python 3.11, by Goff 2013, table A; printed there: 2.1%',
    },
    {
      inputs: { age: 55, sex: 'female', race: 'black', total: 213, hdl: 50, systolic: 120 },
      results: { risk: 3.026329 },
      source: 'Python 3.11, by Goff 2013, table A; printed there: 3.0%',
    },
    {
      inputs: { age: 55, sex: 'male', total: 213, hdl: 50, systolic: 120 },
      results: { risk: 5.384422, class: 'Borderline' },
      cautions: ['Borderline risk'],
      source: 'Python 3.11, by Goff 2013, table A; printed there from rounded terms: 5.3%',
    },
    {
      inputs: { age: 55, sex: 'male', race: 'black', total: 213, hdl: 50, systolic: 120 },
      results: { risk: 6.073437 },
      cautions: ['Borderline risk'],
      source: 'Python 3.11, by Goff 2013, table A; printed there: 6.1%',
    },
    {
      inputs: { age: 60, sex: 'male', total: 220, hdl: 45, systolic: 140 },
      results: { risk: 11.75058, class: 'Intermediate' },
      cautions: ['Intermediate risk'],
      source: 'Python 3.11, by Goff 2013, table A',
    },
    {
      inputs: {
        age: 65,
        sex: 'female',
        total: 240,
        hdl: 40,
        systolic: 150,
        treated: true,
        diabetes: true,
        smoker: true,
      },
      results: { risk: 38.6448, class: 'High' },
      cautions: ['High risk', 'In diabetes'],
      source: 'Python 3.11, by Goff 2013, table A',
    },
    {
      inputs: {
        age: 65,
        sex: 'female',
        race: 'black',
        total: 240,
        hdl: 40,
        systolic: 150,
        treated: true,
        diabetes: true,
        smoker: true,
      },
      results: { risk: 57.92574 },
      cautions: ['High risk', 'In diabetes'],
      source: 'Python 3.11, by Goff 2013, table A',
    },
    {
      inputs: { age: 65, sex: 'male', total: 240, hdl: 40, systolic: 150, treated: true, diabetes: true, smoker: true },
      results: { risk: 53.09294 },
      cautions: ['High risk', 'In diabetes'],
      source: 'Python 3.11, by Goff 2013, table A',
    },
    {
      inputs: {
        age: 65,
        sex: 'male',
        race: 'black',
        total: 240,
        hdl: 40,
        systolic: 150,
        treated: true,
        diabetes: true,
        smoker: true,
      },
      results: { risk: 58.83438 },
      cautions: ['High risk', 'In diabetes'],
      source: 'Python 3.11, by Goff 2013, table A',
    },
    {
      inputs: { age: 78, sex: 'female', total: 200, hdl: 60, systolic: 130 },
      results: { risk: 22.6416 },
      cautions: ['High risk', '40 to 75 years'],
      source: 'Python 3.11, by Goff 2013, table A',
    },
    {
      inputs: { age: 45, sex: 'female', total: 280, hdl: 50, systolic: 180 },
      results: { risk: 3.21315, class: 'Low' },
      cautions: ['mostly 190 mg/dL', '180 mmHg or more'],
      source: 'Python 3.11, by Goff 2013, table A; by hand: 280 - 50',
    },
  ],
  notes: [
    'For adults of 40 to 79 years without previous heart attack, stroke or heart failure; derived in the United States, and often too high elsewhere.',
    'In many groups of today the equations of 2013 predict too much. The PREVENT equations of 2023 (American Heart Association) are their successor: without race, from 30 years, with kidney function.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Goff et al.: 2013 ACC/AHA Guideline on the Assessment of Cardiovascular Risk, Circulation 129 (2014) S49',
      doi: '10.1161/01.cir.0000437741.48606.98',
    },
    {
      title:
        'Arnett et al.: 2019 ACC/AHA Guideline on the Primary Prevention of Cardiovascular Disease, Circulation 140 (2019) e596',
      doi: '10.1161/CIR.0000000000000678',
    },
    {
      title:
        'Khan et al.: Development and Validation of the American Heart Association’s PREVENT Equations, Circulation 149 (2024) 430',
      doi: '10.1161/CIRCULATIONAHA.123.067626',
    },
  ],
});
