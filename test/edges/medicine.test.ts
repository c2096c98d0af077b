/** Edges of medicine and health, where a wrong word does harm. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const WELL = Object.fromEntries(
  ['interest', 'mood', 'sleep', 'energy', 'appetite', 'failure', 'concentration', 'movement'].map((item) => [
    item,
    'never',
  ]),
);
const MELD = { sex: 'female', creatinine: 1.9, bilirubin: 4.2, inr: 1.2, sodium: 128, albumin: 2.8 };
const gases = (ph: number, carbonDioxide: number, bicarbonate: number) => ({ ph, carbonDioxide, bicarbonate });

const EDGES: readonly Edge[] = [
  {
    is: 'a small dose keeps its digits',
    slug: 'paediatric-weight-dose',
    inputs: { weight: 12, perKilogram: 0.0045 },
    values: { dose: 0.054 },
    says: /0\.054 mg/,
  },
  {
    is: 'a small volume keeps its digits',
    slug: 'paediatric-weight-dose',
    inputs: { weight: 3.5, perKilogram: 0.01, concentration: 0.1 },
    says: /0\.035 mg.*0\.35 mL/,
  },
  {
    is: 'a slow pump',
    slug: 'infusion-rate-mcg-kg-min',
    inputs: { dose: 0.05, weight: 1.5, concentration: '60 µg/mL' },
    values: { rate: 0.075 },
    says: /0\.075 mL\/h/,
    cautions: /^danger/,
  },
  {
    is: 'a part of a tablet',
    slug: 'tablet-liquid-dose-d-over-h',
    inputs: { desired: 0.15, have: 10 },
    values: { amount: 0.015 },
    says: /0\.015/,
  },
  {
    is: 'MELD of adolescents',
    slug: 'meld-na-score',
    inputs: { ...MELD, sex: 'male', age: 15 },
    values: { meldThree: 27 },
  },
  { is: 'MELD of men', slug: 'meld-na-score', inputs: { ...MELD, sex: 'male', age: 40 }, values: { meldThree: 26 } },
  { is: 'MELD of children', slug: 'meld-na-score', inputs: { ...MELD, age: 8 }, refused: /12/ },
  {
    is: 'an acidosis between the usual patterns',
    slug: 'arterial-blood-gas-interpretation',
    inputs: gases(7.3, 45, 22),
    never: /\bnormal\b(?! anion)/i,
  },
  {
    is: 'an alkalosis between the usual patterns',
    slug: 'arterial-blood-gas-interpretation',
    inputs: gases(7.5, 35, 26),
    never: /blood gases are normal/i,
  },
  {
    is: 'mg/dL typed as mmol/L',
    slug: 'insulin-dose-carb-correction',
    inputs: { dailyDose: 50, carbohydrate: 60, units: 'si', glucoseMolar: 110 },
    refused: /mg\/dL|mmol\/L/,
  },
  {
    is: 'ketoacidosis has a word',
    slug: 'insulin-dose-carb-correction',
    inputs: { dailyDose: 50, carbohydrate: 0, glucose: 590 },
    cautions: /keto/i,
  },
  {
    is: 'low blood pressure',
    slug: 'blood-pressure-category',
    inputs: { readings: [{ systolic: 75, diastolic: 40 }] },
    cautions: /low/i,
  },
  {
    is: 'diastolic above systolic',
    slug: 'blood-pressure-category',
    inputs: { readings: [{ systolic: 80, diastolic: 120 }] },
    refused: /\/inputs\/readings\/0/,
  },
  {
    is: 'isolated systolic hypertension is graded',
    slug: 'blood-pressure-category',
    inputs: { readings: [{ systolic: 165, diastolic: 80 }] },
    says: /isolated/i,
  },
  {
    is: 'more oxygen in the blood than in the lungs',
    slug: 'alveolar-arterial-gradient',
    inputs: { age: 30, arterialOxygen: 150, carbonDioxide: 40 },
    refused: /./,
  },
  {
    is: 'the first hours of a burn are nearly over',
    slug: 'parkland-burn-resuscitation',
    inputs: { weight: 70, burned: 30, elapsed: 7.5 },
    cautions: /^danger/,
    never: /8,400 mL\/h/,
  },
  {
    is: 'eGFR that rounds to 60',
    slug: 'egfr-ckd-epi-2021',
    // 142 × (1.065/0.7)^-1.2 × 0.9938^60 × 1.012
    inputs: { age: 60, sex: 'female', creatinine: 1.065 },
    values: { egfr: 59.8007, category: 'G2, mildly decreased' },
  },
  {
    is: 'HbA1c of 6.5 %',
    slug: 'hba1c-average-glucose',
    inputs: { known: 'ngsp', percent: 6.5 },
    values: { class: 'Diabetes' },
  },
  {
    is: 'thoughts of self-harm alone',
    slug: 'phq-9-depression',
    inputs: { ...WELL, selfHarm: 'several' },
    cautions: /^danger/,
  },
  {
    is: 'a target weight far too low',
    slug: 'weight-loss-time-deficit',
    inputs: { weight: 45, target: 30, deficit: 500, height: 165 },
    cautions: /^danger/,
  },
  {
    is: 'much water',
    slug: 'daily-water-intake',
    inputs: { weight: 70, group: 'man', exercise: 600, sweatRate: 2500 },
    cautions: /./,
  },
];

describe('medicine and health', () => {
  it.each(EDGES)('$is', expectEdge);
});
