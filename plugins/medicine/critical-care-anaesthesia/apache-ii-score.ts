import { choice, defineCalculator, flag, integer, measure, number, percent, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR } from '../shared/laboratory.js';
import { adultAge } from '../shared/patient.js';
import { pointsBelow } from '../shared/points.js';

/** Knaus 1985: twelve physiological values, age and chronic health; the death rate by the logistic equation. */
export default defineCalculator({
  title: 'APACHE II',
  description:
    'Severity of disease in intensive care from the worst physiology of the first day, age and chronic health, with hospital mortality.',
  keywords: ['intensive care', 'ICU', 'mortality', 'severity of illness', 'acute physiology'],
  inputs: {
    age: adultAge,
    temperature: measure('°C', { label: 'Rectal temperature', symbol: 'T', min: 20, max: 45, usual: [32, 42] }),
    meanPressure: measure('mmHg', {
      label: 'Mean arterial pressure',
      symbol: 'MAP',
      min: 10,
      max: 250,
      usual: [30, 180],
    }),
    heartRate: measure('bpm', { label: 'Heart rate', symbol: 'HR', min: 0, max: 300, usual: [25, 220] }),
    respiration: measure('1/min', { label: 'Respiratory rate', symbol: 'RR', min: 0, max: 80, usual: [4, 60] }),
    oxygenation: choice(
      { arterial: 'FiO₂ below 0.5: PaO₂', gradient: 'FiO₂ 0.5 or more: A-a gradient' },
      { label: 'Oxygenation', default: 'arterial' },
    ),
    arterialOxygen: measure('mmHg', {
      label: 'PaO₂',
      min: 5,
      max: 600,
      usual: [30, 300],
      when: { oxygenation: 'arterial' },
    }),
    gradient: measure('mmHg', {
      label: 'A-a gradient',
      min: 0,
      max: 700,
      usual: [50, 650],
      when: { oxygenation: 'gradient' },
    }),
    ph: number({ label: 'Arterial pH', symbol: '\\mathrm{pH}', min: 6.5, max: 8, usual: [6.8, 7.7] }),
    sodium: measure('mmol/L', { label: 'Sodium', symbol: '\\mathrm{Na}', min: 80, max: 220, usual: [110, 175] }),
    potassium: measure('mmol/L', { label: 'Potassium', symbol: '\\mathrm{K}', min: 1, max: 12, usual: [2, 8] }),
    creatinine: measure('mg/dL', {
      label: 'Creatinine',
      help: '1 mg/dL is 88.4 µmol/L.',
      symbol: 'S_{cr}',
      min: 0.1,
      max: 40,
      usual: [0.3, 15],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
    }),
    acuteKidney: flag({ label: 'Acute kidney failure', help: 'Doubles the points of creatinine.' }),
    hematocrit: percent({ label: 'Hematocrit', symbol: 'Hct', min: 5, max: 80, usual: [15, 65] }),
    whiteCells: measure('10^9/L', { label: 'White blood cells', symbol: 'WBC', min: 0, max: 500, usual: [0.1, 100] }),
    coma: integer({ label: 'Glasgow Coma Scale', symbol: 'GCS', min: 3, max: 15, usual: 'all' }),
    chronic: choice(
      {
        none: { label: 'No severe organ insufficiency or immune compromise', value: 0 },
        elective: { label: 'Such, after elective surgery', value: 2 },
        other: { label: 'Such, without surgery or after emergency surgery', value: 5 },
      },
      { label: 'Chronic health', default: 'none' },
    ),
    emergencySurgery: flag({ label: 'Admitted after emergency surgery' }),
    diagnosticWeight: number({
      label: 'Diagnostic category weight',
      help: 'Of Knaus 1985, for example 0.113 for sepsis, -1.507 for diabetic ketoacidosis; 0 ignores the diagnosis.',
      symbol: 'd',
      min: -4,
      max: 2,
      usual: [-3.5, 1],
      default: 0,
    }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    physiology: integer({ label: 'Acute physiology score' }),
    mortality: percent({ label: 'Predicted hospital mortality', places: 0 }),
  },
  formula: (patient) => {
    const oxygenPoints =
      patient.oxygenation === 'arterial'
        ? pointsBelow(
            roundTo(patient.arterialOxygen, 0),
            [
              [55, 4],
              [61, 3],
              [71, 1],
            ],
            0,
          )
        : pointsBelow(
            roundTo(patient.gradient, 0),
            [
              [200, 0],
              [350, 2],
              [500, 3],
            ],
            4,
          );
    const creatininePoints = pointsBelow(
      roundTo(patient.creatinine, 1),
      [
        [0.6, 2],
        [1.5, 0],
        [2, 2],
        [3.5, 3],
      ],
      4,
    );
    const physiology =
      pointsBelow(
        roundTo(patient.temperature, 1),
        [
          [30, 4],
          [32, 3],
          [34, 2],
          [36, 1],
          [38.5, 0],
          [39, 1],
          [41, 3],
        ],
        4,
      ) +
      pointsBelow(
        roundTo(patient.meanPressure, 0),
        [
          [50, 4],
          [70, 2],
          [110, 0],
          [130, 2],
          [160, 3],
        ],
        4,
      ) +
      pointsBelow(
        roundTo(patient.heartRate, 0),
        [
          [40, 4],
          [55, 3],
          [70, 2],
          [110, 0],
          [140, 2],
          [180, 3],
        ],
        4,
      ) +
      pointsBelow(
        roundTo(patient.respiration, 0),
        [
          [6, 4],
          [10, 2],
          [12, 1],
          [25, 0],
          [35, 1],
          [50, 3],
        ],
        4,
      ) +
      oxygenPoints +
      pointsBelow(
        roundTo(patient.ph, 2),
        [
          [7.15, 4],
          [7.25, 3],
          [7.33, 2],
          [7.5, 0],
          [7.6, 1],
          [7.7, 3],
        ],
        4,
      ) +
      pointsBelow(
        roundTo(patient.sodium, 0),
        [
          [111, 4],
          [120, 3],
          [130, 2],
          [150, 0],
          [155, 1],
          [160, 2],
          [180, 3],
        ],
        4,
      ) +
      pointsBelow(
        roundTo(patient.potassium, 1),
        [
          [2.5, 4],
          [3, 2],
          [3.5, 1],
          [5.5, 0],
          [6, 1],
          [7, 3],
        ],
        4,
      ) +
      (patient.acuteKidney ? 2 * creatininePoints : creatininePoints) +
      pointsBelow(
        roundTo(patient.hematocrit, 3),
        [
          [0.2, 4],
          [0.3, 2],
          [0.46, 0],
          [0.5, 1],
          [0.6, 2],
        ],
        4,
      ) +
      pointsBelow(
        roundTo(patient.whiteCells, 1),
        [
          [1, 4],
          [3, 2],
          [15, 0],
          [20, 1],
          [40, 2],
        ],
        4,
      ) +
      (15 - patient.coma);
    const agePoints = pointsBelow(
      patient.age,
      [
        [45, 0],
        [55, 2],
        [65, 3],
        [75, 5],
      ],
      6,
    );
    const score = physiology + agePoints + patient.chronic;
    const logit = -3.517 + 0.146 * score + (patient.emergencySurgery ? 0.603 : 0) + patient.diagnosticWeight;
    return { score, physiology, mortality: 1 / (1 + Math.exp(-logit)) };
  },
  stepwise: [
    'Each measurement, with as many decimals as the table of Knaus 1985 has, gives 0 to 4 points by it; those of creatinine are doubled in acute kidney failure, and the coma scale gives 15 less its score.',
    'The score adds the points for age and for chronic disease.',
    'Mortality = 1 / (1 + exp(3.517 - 0.146 × score - 0.603 after emergency surgery - weight of the diagnosis)).',
  ],
  explanation:
    'The score is {score} of 71, {physiology} of it from physiology; the predicted hospital mortality is {mortality}.',
  requires: [
    {
      that: ({ chronic, emergencySurgery }) => !(emergencySurgery && chronic === 2),
      field: 'emergencySurgery',
      says: 'After elective surgery a patient is not admitted after emergency surgery: choose one of them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ acuteKidney, creatinine }) => acuteKidney && roundTo(creatinine, 1) < 1.5,
      says: 'The creatinine of {creatinine} is no sign of acute kidney failure: check it, as its points are doubled.',
    },
    {
      level: 'note',
      when: ({ diagnosticWeight }) => diagnosticWeight === 0,
      says: 'The mortality ignores the diagnosis; with its weight of Knaus 1985 it can be far lower or higher.',
    },
  ],
  examples: [
    {
      inputs: {
        age: 60,
        temperature: 39.5,
        meanPressure: 65,
        heartRate: 125,
        respiration: 30,
        arterialOxygen: 58,
        ph: 7.3,
        sodium: 135,
        potassium: 5.6,
        creatinine: 1.8,
        hematocrit: 35,
        whiteCells: 18,
        coma: 13,
      },
      results: { score: 22, physiology: 19, mortality: 42.43356 },
      cautions: ['ignores the diagnosis'],
      source:
        'By hand, Knaus 1985, table 1: 3 + 2 + 2 + 1 + 3 + 2 + 0 + 1 + 2 + 0 + 1 + 2; 3 for age; Python 3.11: 1/(1 + e^(3.517 - 0.146 × 22))',
    },
    {
      inputs: {
        age: 80,
        temperature: 29,
        meanPressure: 45,
        heartRate: 35,
        respiration: 5,
        oxygenation: 'gradient',
        gradient: 520,
        ph: 7.1,
        sodium: 110,
        potassium: 2.4,
        creatinine: 3.6,
        acuteKidney: true,
        hematocrit: 19,
        whiteCells: 0.5,
        coma: 3,
        chronic: 'other',
      },
      results: { score: 71, physiology: 60 },
      cautions: ['ignores the diagnosis'],
      source: 'Knaus 1985: the highest score, 10 × 4 + 8 + 12 physiology, 6 for age, 5 for chronic health',
    },
    {
      inputs: {
        age: 30,
        temperature: 37,
        meanPressure: 85,
        heartRate: 80,
        respiration: 16,
        arterialOxygen: 90,
        ph: 7.4,
        sodium: 140,
        potassium: 4,
        creatinine: 1,
        hematocrit: 42,
        whiteCells: 8,
        coma: 15,
      },
      results: { score: 0, physiology: 0 },
      cautions: ['ignores the diagnosis'],
      source: 'Knaus 1985, table 1: all normal',
    },
    {
      inputs: {
        age: 30,
        temperature: 37,
        meanPressure: 85,
        heartRate: 80,
        respiration: 16,
        arterialOxygen: 90,
        ph: 7.4,
        sodium: 140,
        potassium: 4,
        creatinine: 1,
        acuteKidney: true,
        hematocrit: 42,
        whiteCells: 8,
        coma: 15,
      },
      results: { score: 0 },
      cautions: ['ignores the diagnosis', 'no sign of acute kidney failure'],
      source: 'Knaus 1985, table 1: twice 0 for the creatinine',
    },
    {
      inputs: {
        age: 30,
        temperature: 37,
        meanPressure: 85,
        heartRate: 80,
        respiration: 16,
        arterialOxygen: 90,
        ph: 7.4,
        sodium: 140,
        potassium: 4,
        creatinine: 1,
        hematocrit: 42,
        whiteCells: 8,
        coma: 15,
        chronic: 'elective',
        emergencySurgery: true,
      },
      refused: 'choose one of them',
      source: 'By definition',
    },
    {
      inputs: {
        age: 50,
        temperature: 38.6,
        meanPressure: 112,
        heartRate: 60,
        respiration: 11,
        oxygenation: 'gradient',
        gradient: 250,
        ph: 7.2,
        sodium: 152,
        potassium: 3.2,
        creatinine: 0.5,
        hematocrit: 47,
        whiteCells: 2,
        coma: 15,
        chronic: 'elective',
        diagnosticWeight: 0.113,
      },
      results: { score: 22, physiology: 18, mortality: 45.21469 },
      source:
        'By hand, Knaus 1985, table 1: 1 + 2 + 2 + 1 + 2 + 3 + 1 + 1 + 2 + 1 + 2; 2 + 2; Python 3.11 with the weight 0.113',
    },
    {
      inputs: {
        age: 70,
        temperature: 33,
        meanPressure: 135,
        heartRate: 45,
        respiration: 8,
        arterialOxygen: 65,
        ph: 7.55,
        sodium: 125,
        potassium: 6.5,
        creatinine: 2.5,
        hematocrit: 25,
        whiteCells: 25,
        coma: 15,
        emergencySurgery: true,
      },
      results: { score: 29, physiology: 24, mortality: 78.91817 },
      cautions: ['ignores the diagnosis'],
      source:
        'By hand, Knaus 1985, table 1: 2 + 3 + 3 + 2 + 1 + 1 + 2 + 3 + 3 + 2 + 2; 5 for age; Python 3.11 with 0.603',
    },
    {
      inputs: {
        age: 30,
        temperature: 37,
        meanPressure: 69.67,
        heartRate: 69.6,
        respiration: 11.6,
        arterialOxygen: 70.6,
        ph: 7.326,
        sodium: 129.6,
        potassium: 3.46,
        creatinine: 1.97,
        hematocrit: 45.97,
        whiteCells: 2.96,
        coma: 15,
      },
      results: { score: 4, physiology: 4 },
      cautions: ['ignores the diagnosis'],
      source:
        'By hand, Knaus 1985, table 1, with its decimals: 70, 70, 12, 71, 7.33, 130, 3.5 and 3.0 have no points, a creatinine of 2.0 has 3, a hematocrit of 46.0% has 1',
    },
  ],
  notes: [
    'For adults in intensive care, with the worst values of the first 24 hours; not for burns or coronary bypass. Predicts for groups, not for one patient, from the mortality of 1979 to 1982, which is higher than that of today.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Knaus, Draper, Wagner, Zimmerman: APACHE II: A Severity of Disease Classification System, Crit Care Med 13 (1985) 818',
      doi: '10.1097/00003246-198510000-00009',
    },
  ],
});
