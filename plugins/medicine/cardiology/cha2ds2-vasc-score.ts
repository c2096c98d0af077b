import { defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { adultAge, sex } from '../shared/patient.js';

/** Yearly rates at scores 0 to 9 without anticoagulation (Friberg 2012). */
const STROKE = [0.002, 0.006, 0.022, 0.032, 0.048, 0.072, 0.097, 0.112, 0.108, 0.122];
const EMBOLISM = [0.003, 0.009, 0.029, 0.046, 0.067, 0.1, 0.136, 0.157, 0.152, 0.174];

/** Score of Lip 2010 with the event rates of the Swedish cohort study, in patients without anticoagulation. */
export default defineCalculator({
  title: 'CHA2DS2-VASc score',
  description:
    'Stroke risk in atrial fibrillation from age, sex and risk factors, with yearly event rates and CHA2DS2-VA, the score without sex.',
  keywords: ['atrial fibrillation', 'AF', 'stroke risk', 'anticoagulation', 'CHADS2', 'CHA₂DS₂-VASc'],
  inputs: {
    age: adultAge,
    sex,
    heartFailure: flag({ label: 'Heart failure or left ventricular dysfunction' }),
    hypertension: flag({ label: 'Hypertension' }),
    diabetes: flag({ label: 'Diabetes mellitus' }),
    stroke: flag({ label: 'Previous stroke, TIA or thromboembolism' }),
    vascularDisease: flag({
      label: 'Vascular disease',
      help: 'Myocardial infarction, peripheral artery disease or aortic plaque.',
    }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    withoutSex: integer({ label: 'CHA2DS2-VA', help: 'The score without sex, by which guidelines of 2024 decide.' }),
    strokeRate: percent({ label: 'Ischemic stroke a year', places: 1 }),
    embolismRate: percent({ label: 'Stroke, TIA or systemic embolism a year', places: 1 }),
  },
  formula: ({ age, sex, heartFailure, hypertension, diabetes, stroke, vascularDisease }) => {
    const withoutSex =
      (heartFailure ? 1 : 0) +
      (hypertension ? 1 : 0) +
      (age >= 75 ? 2 : age >= 65 ? 1 : 0) +
      (diabetes ? 1 : 0) +
      (stroke ? 2 : 0) +
      (vascularDisease ? 1 : 0);
    const score = withoutSex + (sex === 'female' ? 1 : 0);
    return { score, withoutSex, strokeRate: STROKE[score]!, embolismRate: EMBOLISM[score]! };
  },
  explanation: 'The score is {score}: without anticoagulation {strokeRate} have an ischemic stroke within a year.',
  cautions: [
    {
      level: 'note',
      when: ({ withoutSex }) => withoutSex >= 2,
      says: 'At a CHA2DS2-VA of 2 or more oral anticoagulation is recommended (ESC 2024).',
    },
    {
      level: 'note',
      when: ({ withoutSex }) => withoutSex >= 1 && withoutSex < 2,
      says: 'At a CHA2DS2-VA of 1 oral anticoagulation should be considered (ESC 2024).',
    },
    {
      level: 'caution',
      when: ({ withoutSex, sex }) => withoutSex < 1 && sex === 'female',
      says: 'The only point is for sex, which alone is no reason for anticoagulation.',
    },
  ],
  examples: [
    {
      inputs: { age: 72, sex: 'female', hypertension: true, diabetes: true },
      results: { score: 4, withoutSex: 3, strokeRate: 4.8, embolismRate: 6.7 },
      cautions: ['2 or more'],
      source: 'Lip 2010: 1 + 1 + 1 + 1; rates of Friberg 2012',
    },
    {
      inputs: { age: 50, sex: 'male' },
      results: { score: 0, strokeRate: 0.2, embolismRate: 0.3 },
      source: 'Lip 2010: no point; rates of Friberg 2012',
    },
    {
      inputs: { age: 50, sex: 'female' },
      results: { score: 1, withoutSex: 0, strokeRate: 0.6, embolismRate: 0.9 },
      cautions: ['alone is no reason'],
      source: 'Lip 2010: 1 for sex; rates of Friberg 2012',
    },
    {
      inputs: { age: 66, sex: 'male' },
      results: { score: 1, withoutSex: 1 },
      cautions: ['should be considered'],
      source: 'Lip 2010: 1 for 65 to 74 years; ESC 2024',
    },
    {
      inputs: { age: 64, sex: 'male', vascularDisease: true, heartFailure: true },
      results: { score: 2, strokeRate: 2.2, embolismRate: 2.9 },
      cautions: ['2 or more'],
      source: 'Lip 2010: 1 + 1; rates of Friberg 2012',
    },
    {
      inputs: {
        age: 75,
        sex: 'female',
        heartFailure: true,
        hypertension: true,
        diabetes: true,
        stroke: true,
        vascularDisease: true,
      },
      results: { score: 9, withoutSex: 8, strokeRate: 12.2, embolismRate: 17.4 },
      cautions: ['2 or more'],
      source: 'Lip 2010: the highest score; rates of Friberg 2012',
    },
  ],
  notes: [
    'For adults with atrial fibrillation, not with moderate or severe mitral stenosis or a mechanical valve, who are to be anticoagulated whatever the score.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Lip et al.: Refining Clinical Risk Stratification for Predicting Stroke and Thromboembolism in Atrial Fibrillation, Chest 137 (2010) 263',
      doi: '10.1378/chest.09-1584',
    },
    {
      title:
        'Friberg, Rosenqvist, Lip: Evaluation of Risk Stratification Schemes for Ischaemic Stroke and Bleeding in 182 678 Patients with Atrial Fibrillation, Eur Heart J 33 (2012) 1500',
      doi: '10.1093/eurheartj/ehr488',
    },
    {
      title:
        'Van Gelder et al.: 2024 ESC Guidelines for the Management of Atrial Fibrillation, Eur Heart J 45 (2024) 3314',
      doi: '10.1093/eurheartj/ehae176',
    },
  ],
});
