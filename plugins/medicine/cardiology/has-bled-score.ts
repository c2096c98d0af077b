import { category, classify, defineCalculator, flag, integer, number } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Major bleeds per 100 patient-years at scores 0 to 5 (Pisters 2010, table 5). */
const BLEEDS = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5];

/** Pisters 2010, from the Euro Heart Survey; too few patients had more than five points. */
export default defineCalculator({
  title: 'HAS-BLED score',
  description: 'Bleeding risk of anticoagulated patients with atrial fibrillation, with the rate of major bleeds.',
  keywords: ['bleeding risk', 'anticoagulation', 'warfarin', 'atrial fibrillation'],
  inputs: {
    age: adultAge,
    hypertension: flag({ label: 'Uncontrolled hypertension', help: 'Systolic pressure over 160 mmHg.' }),
    renal: flag({
      label: 'Abnormal kidney function',
      help: 'Dialysis, transplant or creatinine from 2.26 mg/dL (200 µmol/L).',
    }),
    liver: flag({
      label: 'Abnormal liver function',
      help: 'Cirrhosis, bilirubin over twice or AST, ALT or ALP over three times normal.',
    }),
    stroke: flag({ label: 'Previous stroke' }),
    bleeding: flag({ label: 'Bleeding history or predisposition' }),
    labileInr: flag({
      label: 'Labile INR',
      help: 'Less than 60% of the time in the therapeutic range; only with vitamin K antagonists.',
    }),
    drugs: flag({ label: 'Antiplatelet drugs or NSAIDs' }),
    alcohol: flag({ label: 'Eight or more alcoholic drinks a week' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: category(['Low risk', 'Moderate risk', 'High risk'], { label: 'Bleeding risk' }),
    bleeds: number({
      label: 'Major bleeds per 100 patient-years',
      help: 'Published for scores 0 to 5.',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ age, hypertension, renal, liver, stroke, bleeding, labileInr, drugs, alcohol }) => {
    const score =
      (hypertension ? 1 : 0) +
      (renal ? 1 : 0) +
      (liver ? 1 : 0) +
      (stroke ? 1 : 0) +
      (bleeding ? 1 : 0) +
      (labileInr ? 1 : 0) +
      (age > 65 ? 1 : 0) +
      (drugs ? 1 : 0) +
      (alcohol ? 1 : 0);
    return {
      score,
      risk: classify(
        score,
        [
          [1, 'Low risk'],
          [3, 'Moderate risk'],
        ],
        'High risk',
      ),
      bleeds: BLEEDS[score],
    };
  },
  explanation: ({ bleeds }) =>
    bleeds === undefined
      ? 'The score is {score}: {risk}.'
      : 'The score is {score}: {risk}, with {bleeds} major bleeds per 100 patient-years.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score >= 3,
      says: 'Correct what can be corrected (blood pressure, INR, drugs, alcohol) and review often. A high score is no reason to withhold anticoagulation.',
    },
  ],
  examples: [
    {
      inputs: { age: 70, hypertension: true, drugs: true },
      results: { score: 3, risk: 'High risk', bleeds: 3.74 },
      cautions: ['no reason to withhold'],
      source: 'Pisters 2010, tables 4 and 5: 1 + 1 + 1',
    },
    {
      inputs: { age: 65 },
      results: { score: 0, risk: 'Low risk', bleeds: 1.13 },
      source: 'Pisters 2010, tables 4 and 5: over 65 counts',
    },
    {
      inputs: { age: 60, stroke: true, alcohol: true },
      results: { score: 2, risk: 'Moderate risk', bleeds: 1.88 },
      source: 'Pisters 2010, tables 4 and 5: 1 + 1',
    },
    {
      inputs: {
        age: 80,
        hypertension: true,
        renal: true,
        liver: true,
        stroke: true,
        bleeding: true,
        labileInr: true,
        drugs: true,
        alcohol: true,
      },
      results: { score: 9, risk: 'High risk' },
      cautions: ['no reason to withhold'],
      source: 'Pisters 2010, table 4: the highest score',
    },
  ],
  notes: [
    'For adults with atrial fibrillation under consideration for anticoagulation. Few patients of the cohort had four or more points.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Pisters et al.: A Novel User-Friendly Score (HAS-BLED) to Assess 1-Year Risk of Major Bleeding, Chest 138 (2010) 1093',
      doi: '10.1378/chest.10-0134',
    },
  ],
});
