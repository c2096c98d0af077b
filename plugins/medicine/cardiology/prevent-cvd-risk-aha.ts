import {
  category,
  defineCalculator,
  flag,
  integer,
  isAtLeast,
  isBelow,
  measure,
  percent,
  roundTo,
} from '@reckoner/engine';
import { laboratoryUnits } from '../shared/laboratory.js';
import { sex } from '../shared/patient.js';
import { preventRisks } from './shared/prevent.js';

/** mmol/L of cholesterol in 1 mg/dL, as PREVENT has it. */
const MOLAR = 0.02586;

/** What the guideline of 2026 advises for each class of people without cardiovascular disease. */
const ADVICE: Readonly<Record<string, string>> = {
  Borderline:
    'Borderline risk: risk enhancers, coronary calcium and the risk over 30 years help to decide on a statin (ACC/AHA 2026).',
  Intermediate:
    'Intermediate risk: at least a moderate-intensity statin is recommended; where in doubt, the coronary calcium helps to decide (ACC/AHA 2026).',
  High: 'High risk: a high-intensity statin is recommended (ACC/AHA 2026).',
};

const nonHdlOf = ({
  units,
  total,
  hdl,
  totalMolar,
  hdlMolar,
}: {
  readonly units: string;
  readonly total: number;
  readonly hdl: number;
  readonly totalMolar: number;
  readonly hdlMolar: number;
}) => (units === 'si' ? (totalMolar - hdlMolar) / MOLAR : total - hdl);

/** PREVENT base equations of the American Heart Association, without race. */
export default defineCalculator({
  title: 'AHA PREVENT cardiovascular risk',
  description:
    'Ten- and thirty-year risk of cardiovascular disease, its atherosclerotic part and heart failure by the PREVENT base equations, from age, sex, lipids, blood pressure, BMI, eGFR, diabetes and smoking.',
  keywords: ['PREVENT', 'AHA PREVENT', 'cardiovascular risk', '30-year risk', 'heart failure risk', 'statin'],
  related: ['ascvd-pooled-cohort-risk', 'egfr-ckd-epi-2021', 'ldl-cholesterol-friedewald'],
  inputs: {
    age: integer({ label: 'Age in years', min: 30, max: 79, usual: 'all' }),
    sex,
    units: laboratoryUnits,
    total: measure('mg/dL', {
      label: 'Total cholesterol',
      symbol: 'TC',
      min: 130,
      max: 320,
      usual: 'all',
      when: { units: 'conventional' },
    }),
    hdl: measure('mg/dL', {
      label: 'HDL cholesterol',
      symbol: 'HDL',
      min: 20,
      max: 100,
      usual: 'all',
      when: { units: 'conventional' },
    }),
    totalMolar: measure('mmol/L', {
      label: 'Total cholesterol',
      symbol: 'TC_{SI}',
      min: 3.36,
      max: 8.28,
      usual: 'all',
      when: { units: 'si' },
    }),
    hdlMolar: measure('mmol/L', {
      label: 'HDL cholesterol',
      symbol: 'HDL_{SI}',
      min: 0.51,
      max: 2.59,
      usual: 'all',
      when: { units: 'si' },
    }),
    systolic: measure('mmHg', { label: 'Systolic blood pressure', symbol: 'SBP', min: 90, max: 200, usual: 'all' }),
    bmi: measure('kg/m^2', {
      label: 'BMI',
      help: 'For the risk of heart failure alone; the equations hold from 18.5 to below 40.',
      symbol: 'BMI',
      regional: false,
      min: 10,
      max: 100,
      usual: [16, 60],
      optional: true,
    }),
    filtration: measure('mL/min', {
      label: 'eGFR per 1.73 m²',
      help: 'By CKD-EPI 2021, from serum creatinine.',
      symbol: '\\mathrm{eGFR}',
      min: 15,
      max: 140,
      usual: 'all',
    }),
    treated: flag({ label: 'Treated for high blood pressure' }),
    statin: flag({ label: 'Statin or other lipid-lowering drug' }),
    diabetes: flag({ label: 'Diabetes mellitus' }),
    smoker: flag({ label: 'Current smoker' }),
    known: flag({
      label: 'Known cardiovascular disease',
      help: 'Coronary or peripheral artery disease, stroke, or heart failure: then the equations do not hold.',
    }),
  },
  outputs: {
    total10: percent({ label: 'Cardiovascular disease within 10 years', symbol: 'R_{10}', places: 1 }),
    atherosclerotic10: percent({ label: 'Atherosclerotic disease within 10 years', symbol: 'A_{10}', places: 1 }),
    class: category(['Low', 'Borderline', 'Intermediate', 'High'], {
      label: 'Risk class (ACC/AHA 2026)',
      of: 'atherosclerotic10',
      optional: true,
    }),
    failure10: percent({ label: 'Heart failure within 10 years', symbol: 'F_{10}', places: 1, optional: true }),
    total30: percent({ label: 'Cardiovascular disease within 30 years', symbol: 'R_{30}', places: 1, optional: true }),
    atherosclerotic30: percent({
      label: 'Atherosclerotic disease within 30 years',
      symbol: 'A_{30}',
      places: 1,
      optional: true,
    }),
    failure30: percent({ label: 'Heart failure within 30 years', symbol: 'F_{30}', places: 1, optional: true }),
  },
  formula: (given) => {
    const si = given.units === 'si';
    const hdl = si ? given.hdlMolar : MOLAR * given.hdl;
    const held = given.bmi !== undefined && given.bmi >= 18.5 && given.bmi < 40;
    const person = {
      age: given.age,
      nonHdl: (si ? given.totalMolar : MOLAR * given.total) - hdl,
      hdl,
      systolic: given.systolic,
      bmi: held ? given.bmi! : 25,
      filtration: given.filtration,
      treated: given.treated,
      statin: given.statin,
      diabetes: given.diabetes,
      smoker: given.smoker,
    };
    const ten = preventRisks(given.sex, 'ten', person);
    const thirty = given.age <= 59 ? preventRisks(given.sex, 'thirty', person) : undefined;
    // In tenths of a percent, as it is shown.
    const shown = roundTo(1000 * ten.atherosclerotic, 0);
    return {
      total10: ten.total,
      atherosclerotic10: ten.atherosclerotic,
      class: given.known
        ? undefined
        : shown < 30
          ? 'Low'
          : shown < 50
            ? 'Borderline'
            : shown < 100
              ? 'Intermediate'
              : 'High',
      failure10: held ? ten.heartFailure : undefined,
      total30: thirty?.total,
      atherosclerotic30: thirty?.atherosclerotic,
      failure30: held ? thirty?.heartFailure : undefined,
    };
  },
  shown: () => ({
    total10: undefined,
    atherosclerotic10: undefined,
    class: undefined,
    failure10: undefined,
    total30: undefined,
    atherosclerotic30: undefined,
    failure30: undefined,
  }),
  stepwise: [
    'Age, non-HDL and HDL cholesterol, systolic pressure, BMI and eGFR are centered (55 years, 3.5 and 1.3 mmol/L, 130 mmHg, 25 kg/m², 90 mL/min) and divided by 10 years, 1 and 0.3 mmol/L, 20 mmHg, 5 kg/m² and -15 mL/min; pressure, BMI and eGFR have another slope below 110 mmHg, 30 kg/m² and 60 mL/min.',
    'They, diabetes, smoking, treatment, and their products with age and treatment are multiplied by the coefficients for sex, outcome and horizon and added (Khan 2024, supplemental tables).',
    'Risk = 1/(1 + exp(-sum)).',
    'By the atherosclerotic risk within 10 years: low below 3%, borderline below 5%, intermediate below 10%, else high (ACC/AHA 2026); none with known cardiovascular disease.',
  ],
  explanation:
    'Within 10 years the risk of a first cardiovascular disease is {total10}, of its atherosclerotic part (heart attack, stroke) {atherosclerotic10}{class? ({class})|}{failure10?, of heart failure {failure10}|}.{total30? Within 30 years they are {total30} and {atherosclerotic30}|}{failure30?, of heart failure {failure30}|}{total30?.|}',
  figure: {
    kind: 'curve',
    title: 'Risk within 10 years by systolic pressure',
    x: { of: 'systolic', label: 'Systolic blood pressure' },
    y: { of: 'total10', label: 'Risk within 10 years' },
    curve: (given) => {
      const si = given.units === 'si';
      const hdl = si ? given.hdlMolar : MOLAR * given.hdl;
      const at = (systolic: number) =>
        preventRisks(given.sex, 'ten', {
          age: given.age,
          nonHdl: (si ? given.totalMolar : MOLAR * given.total) - hdl,
          hdl,
          systolic,
          bmi: 25,
          filtration: given.filtration,
          treated: given.treated,
          statin: given.statin,
          diabetes: given.diabetes,
          smoker: given.smoker,
        });
      return {
        from: 90,
        to: 200,
        lines: [
          { y: (x) => at(x).total, label: 'Cardiovascular disease' },
          { y: (x) => at(x).atherosclerotic, label: 'Atherosclerotic' },
        ],
        marks: [{ x: given.systolic, y: given.total10, label: 'This person' }],
      };
    },
  },
  cautions: [
    {
      level: 'danger',
      when: ({ known }) => known,
      says: 'The equations are for people without known cardiovascular disease: with it these figures are too low. The risk is high without any equation, and treatment goes by the guidelines of that disease.',
    },
    {
      level: 'note',
      when: ({ class: group, statin, age }) => group !== undefined && group !== 'Low' && !statin && age <= 75,
      says: ({ class: group }) => ADVICE[group ?? 'Borderline']!,
    },
    {
      level: 'caution',
      when: ({ class: group, statin, age }) => group !== undefined && group !== 'Low' && !statin && age > 75,
      says: 'From 76 years on age alone makes up most of this risk, and statin trials before a first event are few: whether to begin one depends on health, other drugs and wishes more than on the class.',
    },
    {
      level: 'note',
      when: ({ class: group, statin }) => statin && (group === 'Intermediate' || group === 'High'),
      says: 'The classes are meant for the decision to begin. With a statin the goal is an LDL cholesterol below 100 mg/dL (2.6 mmol/L) at intermediate risk, below 70 mg/dL (1.8 mmol/L) at high risk (ACC/AHA 2026).',
    },
    {
      level: 'danger',
      when: ({ systolic }) => systolic >= 180,
      says: 'A systolic pressure of 180 mmHg or more is to be treated whatever this risk is: measure again now; with chest pain, breathlessness, weakness, confusion or disturbed vision it is an emergency.',
    },
    {
      level: 'caution',
      when: ({ systolic, treated }) => systolic >= 140 && systolic < 180 && !treated,
      says: 'From 140 mmHg on drug treatment is recommended whatever this risk is (AHA/ACC 2025).',
    },
    {
      level: 'caution',
      when: ({ systolic, treated, total10, diabetes, filtration }) =>
        !treated &&
        systolic >= 130 &&
        systolic < 140 &&
        (roundTo(1000 * total10, 0) >= 75 || diabetes || filtration < 60),
      says: 'At 130 to 139 mmHg drug treatment is recommended with a 10-year risk of cardiovascular disease of 7.5% or more, diabetes or chronic kidney disease (AHA/ACC 2025).',
    },
    {
      level: 'note',
      when: ({ systolic, treated, total10, diabetes, filtration }) =>
        !treated &&
        systolic >= 130 &&
        systolic < 140 &&
        roundTo(1000 * total10, 0) < 75 &&
        !diabetes &&
        filtration >= 60,
      says: 'At 130 to 139 mmHg and a 10-year risk of cardiovascular disease below 7.5% the way of living comes first; drugs follow if the pressure is not below 130 mmHg after 3 to 6 months (AHA/ACC 2025).',
    },
    {
      level: 'caution',
      when: ({ systolic, treated }) => systolic >= 130 && systolic < 180 && treated,
      says: 'Under treatment the goal is a systolic pressure below 130 mmHg (AHA/ACC 2025): it is not reached.',
    },
    {
      level: 'caution',
      when: (given) => isAtLeast(nonHdlOf(given), 220),
      says: 'With 220 mg/dL (5.7 mmol/L) or more beside HDL cholesterol a familial form is to be looked for (NLA): measure the LDL cholesterol, as from 190 mg/dL (4.9 mmol/L) on a statin is recommended whatever this risk is.',
    },
    {
      level: 'caution',
      when: (given) =>
        (given.class === 'Low' || given.class === 'Borderline') &&
        !given.statin &&
        isAtLeast(nonHdlOf(given), 190) &&
        isBelow(nonHdlOf(given), 220),
      says: 'With 190 mg/dL (4.9 mmol/L) or more beside HDL cholesterol the LDL cholesterol may be 160 mg/dL (4.1 mmol/L) or more: measure it. From there a statin is considered from 30 years on, where heart disease came early in the family or the risk over 30 years is high, even if that within 10 years is low (ACC/AHA 2026).',
    },
    {
      level: 'caution',
      when: ({ diabetes, statin, age }) => diabetes && !statin && age >= 40 && age <= 75,
      says: 'In diabetes a statin is recommended from 40 to 75 years whatever this risk is.',
    },
    {
      level: 'caution',
      when: ({ filtration }) => filtration < 60,
      says: 'An eGFR below 60 for over three months is chronic kidney disease, which is a reason of its own for a statin from 50 years on (KDIGO 2013): measure the albumin in the urine, too, and below 30 refer to a nephrologist.',
    },
    {
      level: 'caution',
      when: ({ bmi }) => bmi !== undefined && (bmi < 18.5 || bmi >= 40),
      says: ({ bmi }) =>
        (bmi ?? 0) >= 40
          ? 'The equations of heart failure hold for a BMI from 18.5 to below 40, so that its risk is left out here: from 40 on it is raised.'
          : 'The equations of heart failure hold for a BMI from 18.5 to below 40, so that its risk is left out here.',
    },
    {
      level: 'note',
      when: ({ bmi }) => bmi === undefined,
      says: 'The risk of heart failure needs the BMI.',
    },
    {
      level: 'caution',
      when: ({ statin, treated }) => statin || treated,
      says: 'This is the risk under the treatment of today: a low one is no reason to stop it.',
    },
    {
      level: 'caution',
      when: ({ class: group, age, smoker, diabetes }) => group === 'Low' && age < 60 && (smoker || diabetes),
      says: 'A low risk within 10 years is mostly owed to the age: the risk over 30 years shows what smoking or diabetes will do.',
    },
  ],
  examples: [
    {
      inputs: {
        age: 50,
        sex: 'female',
        total: 200,
        hdl: 45,
        systolic: 160,
        bmi: 35,
        filtration: 90,
        treated: true,
        diabetes: true,
      },
      results: {
        total10: 14.68394,
        atherosclerotic10: 9.19509,
        class: 'Intermediate',
        failure10: 8.056097,
        total30: 52.98504,
        atherosclerotic30: 35.42552,
        failure30: 38.96023,
      },
      cautions: ['Intermediate risk', 'below 130 mmHg', 'In diabetes', 'under the treatment'],
      source:
        'Python 3.11, by the tables of preventr and PooledCohort; printed by preventr: 0.147, 0.092, 0.081; 0.53, 0.354, 0.39',
    },
    {
      inputs: {
        age: 62,
        sex: 'male',
        total: 240,
        hdl: 38,
        systolic: 135,
        bmi: 28,
        filtration: 50,
        treated: true,
        statin: true,
        smoker: true,
      },
      results: { total10: '23.53704', atherosclerotic10: '15.17178', failure10: '10.33089', class: 'High' },
      cautions: ['decision to begin', 'below 130 mmHg', 'chronic kidney disease, which', 'under the treatment'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 35, sex: 'male', total: 180, hdl: 55, systolic: 105, bmi: 22, filtration: 110 },
      results: {
        total10: '0.5880459',
        atherosclerotic10: '0.4020619',
        failure10: '0.2032720',
        total30: '4.268262',
        atherosclerotic30: '2.757957',
        failure30: '1.652244',
        class: 'Low',
      },
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 45, sex: 'female', total: 320, hdl: 60, systolic: 128, bmi: 42, filtration: 95, smoker: true },
      results: {
        total10: '3.407074',
        atherosclerotic10: '2.586053',
        total30: '20.85845',
        atherosclerotic30: '14.79434',
        class: 'Low',
      },
      cautions: ['a familial form', 'hold for a BMI', 'mostly owed to the age'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 70, sex: 'male', total: 150, hdl: 60, systolic: 185, bmi: 33, filtration: 75 },
      results: { total10: '19.45338', atherosclerotic10: '10.76345', failure10: '12.71421', class: 'High' },
      cautions: ['High risk', '180 mmHg or more'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 66, sex: 'female', units: 'si', totalMolar: 5.8, hdlMolar: 1.3, systolic: 118, filtration: 58 },
      results: { total10: '7.555801', atherosclerotic10: '4.741850', class: 'Borderline' },
      cautions: ['Borderline risk', 'chronic kidney disease, which', 'needs the BMI'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: {
        age: 79,
        sex: 'female',
        units: 'si',
        totalMolar: 8.28,
        hdlMolar: 2.59,
        systolic: 90,
        bmi: 18.5,
        filtration: 15,
      },
      results: { total10: '21.20032', atherosclerotic10: '10.54029', failure10: '30.45576', class: 'High' },
      cautions: ['From 76 years', 'a familial form', 'chronic kidney disease, which'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 58, sex: 'female', total: 210, hdl: 50, systolic: 132, bmi: 17, filtration: 100, diabetes: true },
      results: {
        total10: '9.343550',
        atherosclerotic10: '5.908396',
        total30: '36.11529',
        atherosclerotic30: '22.70892',
        class: 'Intermediate',
      },
      cautions: ['Intermediate risk', 'At 130 to 139', 'In diabetes', 'left out here.'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 55, sex: 'male', total: 200, hdl: 45, systolic: 150, bmi: 25, filtration: 90 },
      results: {
        total10: '6.823522',
        atherosclerotic10: '4.563554',
        failure10: '2.704213',
        total30: '31.68070',
        atherosclerotic30: '21.11766',
        failure30: '16.05327',
        class: 'Borderline',
      },
      cautions: ['Borderline risk', 'From 140 mmHg'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 60, sex: 'male', total: 200, hdl: 45, systolic: 128, bmi: 25, filtration: 80, known: true },
      results: { total10: 6.908347, atherosclerotic10: 4.580538 },
      cautions: ['without known cardiovascular disease'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
    {
      inputs: { age: 45, sex: 'female', total: 264, hdl: 45, systolic: 125, bmi: 27, filtration: 100 },
      results: { total10: '1.957086', atherosclerotic10: '1.446930', class: 'Low' },
      cautions: ['may be 160 mg/dL'],
      source: 'Python 3.11, by the tables of another implementation, alike with preventr',
    },
    {
      inputs: { age: 50, sex: 'male', total: 200, hdl: 50, systolic: 130, bmi: 30, filtration: 90 },
      results: {
        total10: '3.307224',
        atherosclerotic10: '2.222292',
        failure10: '1.161693',
        total30: '20.42087',
        atherosclerotic30: '13.18735',
        failure30: '10.11523',
        class: 'Low',
      },
      cautions: ['the way of living comes first'],
      source: 'Python 3.11, by the tables of preventr and PooledCohort',
    },
  ],
  notes: [
    'For adults of 30 to 79 years without known coronary disease, stroke or heart failure, derived in the United States in 3.3 million people, without race; elsewhere take the score of the country (SCORE2 in Europe, QRISK3 in Britain). The base equations: those with albuminuria, HbA1c or social deprivation give other figures. The parts do not add up to the whole, as one person can have both.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Khan et al.: Development and Validation of the American Heart Association’s PREVENT Equations, Circulation 149 (2024) 430 (coefficients alike in the packages preventr, PooledCohort and AHAprevent)',
      doi: '10.1161/CIRCULATIONAHA.123.067626',
    },
    {
      title: 'ACC/AHA: 2026 Guideline on the Management of Dyslipidemia (classes of risk and goals, read in summaries)',
    },
    {
      title:
        'McGowan et al.: Diagnosis and Treatment of Heterozygous Familial Hypercholesterolemia, J Am Heart Assoc 8 (2019) e013225, table 4 (limits of the NLA)',
      doi: '10.1161/JAHA.119.013225',
    },
    {
      title:
        'KDIGO: Clinical Practice Guideline for Lipid Management in Chronic Kidney Disease, Kidney Int Suppl 3 (2013) 259 (read in summaries)',
    },
    {
      title:
        'AHA/ACC: 2025 Guideline for the Prevention, Detection, Evaluation and Management of High Blood Pressure in Adults',
      doi: '10.1161/CIR.0000000000001356',
    },
  ],
});
