import { category, classify, defineCalculator, flag, integer } from '@reckoner/engine';
import { adultAge, sex } from '../shared/patient.js';

/** Aujesky 2005 and, simplified, Jiménez 2010; ranges of mortality as in the ESC guideline of 2019. */
export default defineCalculator({
  title: 'PESI and sPESI',
  description:
    'Severity of confirmed pulmonary embolism by PESI, original and simplified, with class and mortality within 30 days.',
  keywords: [
    'Pulmonary Embolism Severity Index',
    'simplified PESI',
    'sPESI',
    'PESI score',
    'outpatient treatment of pulmonary embolism',
  ],
  related: ['wells-score-pulmonary-embolism', 'perc-years-pulmonary-embolism'],
  inputs: {
    age: adultAge,
    sex,
    cancer: flag({ label: 'Cancer', help: 'Active or in the history.' }),
    heartFailure: flag({ label: 'Chronic heart failure' }),
    lungDisease: flag({ label: 'Chronic lung disease' }),
    pulse: flag({ label: 'Heart rate of 110 a minute or more' }),
    pressure: flag({ label: 'Systolic pressure below 100 mmHg' }),
    respiration: flag({ label: 'Respiratory rate of 30 a minute or more' }),
    temperature: flag({ label: 'Temperature below 36 °C (96.8 °F)' }),
    mental: flag({ label: 'Altered mental status', help: 'Disorientation, lethargy, stupor or coma.' }),
    oxygen: flag({ label: 'Oxygen saturation below 90%', help: 'With or without supplemental oxygen.' }),
  },
  outputs: {
    score: integer({ label: 'PESI' }),
    class: category(['I, very low', 'II, low', 'III, moderate', 'IV, high', 'V, very high'], {
      label: 'Class and risk',
      of: 'score',
    }),
    mortality: category(['0 to 1.6%', '1.7 to 3.5%', '3.2 to 7.1%', '4.0 to 11.4%', '10.0 to 24.5%'], {
      label: 'Mortality within 30 days by PESI',
      of: 'score',
    }),
    simplified: integer({ label: 'sPESI' }),
    simplifiedRisk: category(['Low: 1.0% within 30 days', 'High: 10.9% within 30 days'], {
      label: 'Mortality by sPESI',
      of: 'simplified',
    }),
  },
  formula: (patient) => {
    const score =
      patient.age +
      (patient.sex === 'male' ? 10 : 0) +
      (patient.cancer ? 30 : 0) +
      (patient.heartFailure ? 10 : 0) +
      (patient.lungDisease ? 10 : 0) +
      (patient.pulse ? 20 : 0) +
      (patient.pressure ? 30 : 0) +
      (patient.respiration ? 20 : 0) +
      (patient.temperature ? 20 : 0) +
      (patient.mental ? 60 : 0) +
      (patient.oxygen ? 20 : 0);
    const simplified =
      (patient.age > 80 ? 1 : 0) +
      (patient.cancer ? 1 : 0) +
      (patient.heartFailure || patient.lungDisease ? 1 : 0) +
      (patient.pulse ? 1 : 0) +
      (patient.pressure ? 1 : 0) +
      (patient.oxygen ? 1 : 0);
    return {
      score,
      class: classify(
        score,
        [
          [66, 'I, very low'],
          [86, 'II, low'],
          [106, 'III, moderate'],
          [126, 'IV, high'],
        ],
        'V, very high',
      ),
      mortality: classify(
        score,
        [
          [66, '0 to 1.6%'],
          [86, '1.7 to 3.5%'],
          [106, '3.2 to 7.1%'],
          [126, '4.0 to 11.4%'],
        ],
        '10.0 to 24.5%',
      ),
      simplified,
      simplifiedRisk: simplified === 0 ? 'Low: 1.0% within 30 days' : 'High: 10.9% within 30 days',
    };
  },
  explanation:
    'PESI is {score}, class {class} risk: of such patients {mortality} died within 30 days. sPESI is {simplified}. {simplifiedRisk}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pressure }) => pressure,
      says: 'A systolic pressure below 90 mmHg that lasts, or shock, is high-risk embolism whatever the score: think of reperfusion at once.',
    },
    {
      level: 'caution',
      when: ({ score, simplified }) => score <= 85 !== (simplified === 0),
      says: 'PESI and sPESI disagree on low risk: look at the right ventricle and troponin before treatment at home.',
    },
    {
      level: 'caution',
      when: ({ score, simplified, mental, respiration }) => score <= 85 && simplified === 0 && (mental || respiration),
      says: 'Low risk by points, but altered mental status or 30 breaths a minute speak against treatment at home.',
    },
  ],
  examples: [
    {
      inputs: { age: 60, sex: 'female' },
      results: {
        score: 60,
        class: 'I, very low',
        mortality: '0 to 1.6%',
        simplified: 0,
        simplifiedRisk: 'Low: 1.0% within 30 days',
      },
      source: 'Aujesky 2005: age alone; ESC 2019, table 7',
    },
    {
      inputs: { age: 75, sex: 'male' },
      results: { score: 85, class: 'II, low', mortality: '1.7 to 3.5%', simplified: 0 },
      source: 'Aujesky 2005: 75 + 10, at the upper end of class II',
    },
    {
      inputs: { age: 55, sex: 'female', cancer: true, oxygen: true },
      results: {
        score: 105,
        class: 'III, moderate',
        mortality: '3.2 to 7.1%',
        simplified: 2,
        simplifiedRisk: 'High: 10.9% within 30 days',
      },
      source: 'Aujesky 2005: 55 + 30 + 20',
    },
    {
      inputs: { age: 80, sex: 'male', pulse: true, heartFailure: true },
      results: { score: 120, class: 'IV, high', mortality: '4.0 to 11.4%', simplified: 2 },
      source: 'Aujesky 2005: 80 + 10 + 20 + 10; Jiménez 2010: 80 years are no point',
    },
    {
      inputs: {
        age: 81,
        sex: 'male',
        cancer: true,
        heartFailure: true,
        lungDisease: true,
        pulse: true,
        pressure: true,
        respiration: true,
        temperature: true,
        mental: true,
        oxygen: true,
      },
      results: { score: 311, class: 'V, very high', mortality: '10.0 to 24.5%', simplified: 6 },
      cautions: ['think of reperfusion'],
      source: 'Aujesky 2005: 81 + 10 + 30 + 10 + 10 + 20 + 30 + 20 + 20 + 60 + 20',
    },
    {
      inputs: { age: 40, sex: 'female', lungDisease: true },
      results: { score: 50, class: 'I, very low', simplified: 1, simplifiedRisk: 'High: 10.9% within 30 days' },
      cautions: ['disagree on low risk'],
      source: 'Aujesky 2005: 40 + 10; Jiménez 2010: one point',
    },
    {
      inputs: { age: 40, sex: 'female', respiration: true },
      results: { score: 60, class: 'I, very low', simplified: 0 },
      cautions: ['speak against treatment at home'],
      source: 'Aujesky 2005: 40 + 20; Jiménez 2010: no point',
    },
  ],
  notes: [
    'For adults with confirmed pulmonary embolism who are not in shock. Low risk alone does not send home: the right ventricle, bleeding, other diseases and help at home count as well (ESC 2019, Hestia criteria).',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Aujesky et al.: Derivation and Validation of a Prognostic Model for Pulmonary Embolism, Am J Respir Crit Care Med 172 (2005) 1041',
      doi: '10.1164/rccm.200506-862OC',
    },
    {
      title:
        'Jiménez et al.: Simplification of the Pulmonary Embolism Severity Index for Prognostication in Patients with Acute Symptomatic Pulmonary Embolism, Arch Intern Med 170 (2010) 1383',
      doi: '10.1001/archinternmed.2010.199',
    },
    {
      title:
        '2019 ESC Guidelines for the Diagnosis and Management of Acute Pulmonary Embolism, Eur Heart J 41 (2020) 543',
      doi: '10.1093/eurheartj/ehz405',
    },
  ],
});
