import { category, choice, classify, defineCalculator, flag, integer, measure } from '@reckoner/engine';
import { sex } from '../shared/patient.js';
import { pointsBelow } from '../shared/points.js';

/** Blatchford 2000; limits of urea nitrogen are those of urea in mmol/L times 2.8. */
export default defineCalculator({
  title: 'Glasgow-Blatchford bleeding score',
  description:
    'Need of treatment in upper gastrointestinal bleeding from urea, hemoglobin, blood pressure, pulse and history, 0 to 23 points.',
  keywords: ['GBS', 'upper GI bleed', 'gastrointestinal bleeding score', 'melena', 'Blatchford score', 'hematemesis'],
  inputs: {
    sex,
    units: choice(
      { conventional: 'BUN in mg/dL', si: 'Urea in mmol/L' },
      { label: 'Urea is given as', default: 'conventional' },
    ),
    ureaNitrogen: measure('mg/dL', {
      label: 'Blood urea nitrogen (BUN)',
      symbol: '\\mathrm{BUN}',
      min: 1,
      max: 400,
      usual: [4, 150],
      confusedWith: { 'mmol/L': 1 / 2.8 },
      when: { units: 'conventional' },
    }),
    urea: measure('mmol/L', {
      label: 'Urea',
      symbol: 'U',
      min: 0.3,
      max: 150,
      usual: [1.2, 55],
      when: { units: 'si' },
    }),
    hemoglobin: measure('g/dL', {
      label: 'Hemoglobin',
      symbol: 'Hb',
      min: 1,
      max: 25,
      usual: [3, 20],
      confusedWith: { 'mmol/L': 0.6206 },
    }),
    systolic: measure('mmHg', { label: 'Systolic pressure', symbol: 'S', min: 20, max: 300, usual: [50, 230] }),
    pulse: flag({ label: 'Pulse of 100 a minute or more' }),
    melena: flag({ label: 'Melena' }),
    syncope: flag({ label: 'Syncope' }),
    liver: flag({ label: 'Liver disease', help: 'Known, or clinical and laboratory evidence.' }),
    heart: flag({ label: 'Heart failure', help: 'Known, or clinical and echocardiographic evidence.' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Very low risk', 'Low to moderate risk', 'High risk'], { label: 'Risk', of: 'score' }),
  },
  formula: (patient) => {
    const urea =
      patient.units === 'si'
        ? pointsBelow(
            patient.urea,
            [
              [6.5, 0],
              [8, 2],
              [10, 3],
              [25, 4],
            ],
            6,
          )
        : pointsBelow(
            patient.ureaNitrogen,
            [
              [18.2, 0],
              [22.4, 2],
              [28, 3],
              [70, 4],
            ],
            6,
          );
    const hemoglobin =
      patient.sex === 'male'
        ? pointsBelow(
            patient.hemoglobin,
            [
              [10, 6],
              [12, 3],
              [13, 1],
            ],
            0,
          )
        : pointsBelow(
            patient.hemoglobin,
            [
              [10, 6],
              [12, 1],
            ],
            0,
          );
    const pressure = pointsBelow(
      patient.systolic,
      [
        [90, 3],
        [100, 2],
        [110, 1],
      ],
      0,
    );
    const score =
      urea +
      hemoglobin +
      pressure +
      (patient.pulse ? 1 : 0) +
      (patient.melena ? 1 : 0) +
      (patient.syncope ? 2 : 0) +
      (patient.liver ? 2 : 0) +
      (patient.heart ? 2 : 0);
    return {
      score,
      group: classify(
        score,
        [
          [2, 'Very low risk'],
          [7, 'Low to moderate risk'],
        ],
        'High risk',
      ),
    };
  },
  shown: () => ({ score: undefined, group: undefined }),
  stepwise: [
    'Urea from 6.5 mmol/L (BUN 18.2 mg/dL) 2 points, from 8 (22.4) 3, from 10 (28) 4, from 25 (70) 6.',
    'Hemoglobin of men below 13 g/dL 1 point, below 12 3, below 10 6; of women below 12 1, below 10 6.',
    'Systolic pressure below 110 mmHg 1 point, below 100 2, below 90 3; pulse and melena 1 each; syncope, liver disease and heart failure 2 each.',
  ],
  explanation: 'The score is {score} of 23: {group} of needing treatment or of death.',
  cautions: [
    {
      level: 'danger',
      when: ({ systolic }) => systolic < 90,
      says: 'A systolic pressure below 90 mmHg is shock until shown otherwise: restore volume now, whatever the score.',
    },
    {
      level: 'danger',
      when: ({ hemoglobin }) => hemoglobin < 7,
      says: 'Below a hemoglobin of 7 g/dL transfusion is called for (ACG 2021), whatever the score.',
    },
    {
      level: 'note',
      when: ({ score }) => score <= 1,
      says: 'At 0 or 1 point guidelines (ACG 2021, ESGE 2021) allow outpatient care.',
    },
    {
      level: 'note',
      when: ({ score }) => score >= 2 && score < 7,
      says: 'From 2 points on: admission, and endoscopy within 24 hours.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 7,
      says: 'From 7 points on transfusion or treatment by endoscopy is likely: restore volume, and endoscopy within 24 hours.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', ureaNitrogen: 20, hemoglobin: 11, systolic: 105, melena: true },
      results: { score: 7, group: 'High risk' },
      cautions: ['From 7 points'],
      source: 'Blatchford 2000: 2 + 3 + 1 + 1',
    },
    {
      inputs: { sex: 'female', ureaNitrogen: 18.1, hemoglobin: 12, systolic: 110 },
      results: { score: 0, group: 'Very low risk' },
      cautions: ['outpatient'],
      source: 'Blatchford 2000: all within limits',
    },
    {
      inputs: { sex: 'female', units: 'si', urea: 8, hemoglobin: 11.9, systolic: 120 },
      results: { score: 4, group: 'Low to moderate risk' },
      cautions: ['admission'],
      source: 'Blatchford 2000: 3 + 1',
    },
    {
      inputs: {
        sex: 'male',
        ureaNitrogen: 70,
        hemoglobin: 9,
        systolic: 80,
        pulse: true,
        melena: true,
        syncope: true,
        liver: true,
        heart: true,
      },
      results: { score: 23, group: 'High risk' },
      cautions: ['is shock', 'From 7 points'],
      source: 'Blatchford 2000: 6 + 6 + 3 + 1 + 1 + 2 + 2 + 2',
    },
    {
      inputs: { sex: 'female', ureaNitrogen: 10, hemoglobin: 6.9, systolic: 120 },
      results: { score: 6, group: 'Low to moderate risk' },
      cautions: ['transfusion is called for', 'admission'],
      source: 'Blatchford 2000: 6 for hemoglobin below 10 g/dL',
    },
    {
      inputs: { sex: 'male', units: 'si', urea: 6.4, hemoglobin: 12.9, systolic: 110 },
      results: { score: 1, group: 'Very low risk' },
      cautions: ['outpatient'],
      source: 'Blatchford 2000: 1 for hemoglobin below 13 g/dL',
    },
  ],
  notes: [
    'For adults with upper gastrointestinal bleeding, before endoscopy. Varices need their own treatment whatever the score.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Blatchford, Murray, Blatchford: A Risk Score to Predict Need for Treatment for Upper-Gastrointestinal Haemorrhage, Lancet 356 (2000) 1318',
      doi: '10.1016/S0140-6736(00)02816-6',
    },
    {
      title:
        'Laine et al.: ACG Clinical Guideline: Upper Gastrointestinal and Ulcer Bleeding, Am J Gastroenterol 116 (2021) 899',
      doi: '10.14309/ajg.0000000000001245',
    },
  ],
});
