/** Edges of medical scores, classes and doses: figures and classes agree, and what they do not hold for is told. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const MELD = { sex: 'female', creatinine: 1.9, bilirubin: 4.2, inr: 1.2, sodium: 128, albumin: 2.8 };
const SOFA = {
  entry: 'values',
  ratio: 250,
  plateletCount: 120,
  bilirubinLevel: 1.5,
  circulation: 'low',
  comaScale: 14,
  creatinineLevel: 1.5,
};
const gases = (ph: number, carbonDioxide: number, bicarbonate: number) => ({ ph, carbonDioxide, bicarbonate });

const EDGES: readonly Edge[] = [
  {
    is: 'a pump too slow to be set',
    slug: 'infusion-rate-mcg-kg-min',
    inputs: { dose: 0.02, weight: 2, concentration: '0.05 mg/mL' },
    says: /0\.048 mL\/h/,
    cautions: /^danger: Most pumps/,
  },
  { is: 'MELD of girls', slug: 'meld-na-score', inputs: { ...MELD, age: 15 }, values: { meldThree: 27 } },
  { is: 'MELD of women', slug: 'meld-na-score', inputs: { ...MELD, age: 40 }, values: { meldThree: 27 } },
  ...[7.34, 7.35].map((ph) => ({
    is: `a compensated respiratory acidosis at pH ${ph}`,
    slug: 'arterial-blood-gas-interpretation',
    inputs: gases(ph, 60, 32),
    values: { disorder: 'Respiratory acidosis', compensation: 'As expected when chronic' },
    never: /second disorder/,
  })),
  {
    is: 'the blood gas of a pregnancy',
    slug: 'arterial-blood-gas-interpretation',
    inputs: gases(7.44, 30, 20),
    values: { disorder: 'Respiratory alkalosis' },
    never: /second disorder|mixed/i,
  },
  {
    is: 'a glucose of an emergency',
    slug: 'insulin-dose-carb-correction',
    inputs: { dailyDose: 50, carbohydrate: 60, glucose: 650 },
    refused: /emergency/,
  },
  {
    is: 'no dose of another opioid',
    slug: 'opioid-morphine-equivalents',
    inputs: { opioids: [{ opioid: 'oxycodone', dose: 40 }] },
    // CDC 2022: oxycodone × 1.5.
    values: { equivalents: 60 },
    never: /rotation|switch to/i,
  },
  {
    is: 'the class of a mean is that of the figures shown',
    slug: 'blood-pressure-category',
    inputs: {
      readings: [
        { systolic: 139, diastolic: 89 },
        { systolic: 140, diastolic: 90 },
      ],
    },
    values: { american: 'Hypertension stage 2', european: 'Grade 1 hypertension', newEuropean: 'Hypertension' },
    says: /140 mmHg over 90 mmHg/,
  },
  {
    is: 'oxygen is given: the norm of room air does not judge',
    slug: 'alveolar-arterial-gradient',
    inputs: { age: 30, arterialOxygen: 90, carbonDioxide: 40, inspired: 50 },
    values: { gradient: 0.5 * (760 - 47) - 40 / 0.8 - 90 },
    cautions: /not judged/,
    never: /Normal|Raised/,
  },
  {
    is: 'kilopascals among pressures of gases',
    slug: 'alveolar-arterial-gradient',
    inputs: { age: 30, arterialOxygen: 13.3, carbonDioxide: 5.3 },
    cautions: /PaCO₂.*did you mean 5\.3 kPa/i,
  },
  {
    is: 'kilopascals over the share of oxygen',
    slug: 'pao2-fio2-ratio-berlin',
    inputs: { arterialOxygen: 12, inspired: 50 },
    cautions: /did you mean 12 kPa/i,
  },
  {
    is: 'P/F below 200 is shown below it',
    slug: 'pao2-fio2-ratio-berlin',
    inputs: { arterialOxygen: 99.9, inspired: 50 },
    values: { class: 'Moderate' },
    says: /199\.8/,
  },
  {
    is: 'FIB-4 that rounds to 1.30',
    slug: 'fib-4-index',
    // 50 × 41/(249.2 × √40)
    inputs: { age: 50, ast: 41, alt: 40, platelets: 249.2 },
    values: { index: 1.3007, fibrosis: 'Indeterminate' },
    says: /1\.30/,
  },
  {
    is: 'FIB-4 of the young',
    slug: 'fib-4-index',
    inputs: { age: 20, ast: 40, alt: 40, platelets: 200 },
    cautions: /Under 35/,
  },
  {
    is: 'HbA1c that rounds to 6.5 %',
    slug: 'hba1c-average-glucose',
    inputs: { known: 'ngsp', percent: 6.46 },
    values: { class: 'Diabetes' },
    says: /6\.5%/,
  },
  {
    is: 'a raised troponin is no low risk',
    slug: 'heart-score-chest-pain',
    inputs: { age: 30, history: 'slight', ecg: 'normal', riskFactors: 'none', troponin: 'high' },
    cautions: /^danger: A raised troponin/,
  },
  {
    is: 'a fast heart has a class by another formula',
    slug: 'qtc-corrected-qt-interval',
    inputs: { interval: 360, heartRate: 120, sex: 'male' },
    // 360/∛0.5, 360 + 154 × (1 − 0.5), 360 + 1.75 × 60.
    values: { fridericia: 453.572, framingham: 437, hodges: 465, classFridericia: 'Prolonged' },
    cautions: /go by Fridericia/,
  },
  {
    is: 'an hCG that stands still',
    slug: 'hcg-doubling-time',
    inputs: { first: 1000, second: 1000, interval: 48 },
    values: { change: 0 },
    cautions: /^danger/,
  },
  {
    is: 'maintenance of a heavy adult',
    slug: 'maintenance-fluid-4-2-1',
    inputs: { weight: 200 },
    cautions: /rarely need over 3,000 mL/,
  },
  {
    is: 'rates of 1999 are told as such',
    slug: 'revised-cardiac-risk-index',
    inputs: { surgery: true, insulin: true },
    says: /cohort of 1999/,
  },
  {
    is: 'a response that cannot be tested',
    slug: 'glasgow-coma-scale',
    inputs: { eye: 'notTestable', verbal: 'oriented', motor: 'obeys' },
    refused: /no sum/,
  },
  {
    is: 'SOFA by what was measured',
    slug: 'sofa-score',
    inputs: SOFA,
    values: { score: 2 + 1 + 1 + 1 + 1 + 1 },
  },
];

describe('scores and classes of medicine', () => {
  it.each(EDGES)('$is', expectEdge);
});
