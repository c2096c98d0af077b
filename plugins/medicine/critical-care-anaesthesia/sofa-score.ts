import { category, choice, classify, defineCalculator, flag, integer, measure } from '@reckoner/engine';
import { CREATININE_MOLAR } from '../shared/laboratory.js';
import {
  BILIRUBIN_MOLAR,
  bilirubinPoints,
  comaPoints,
  creatininePoints,
  plateletPoints,
  ratioPoints,
  urinePoints,
} from '../shared/sofa.js';

/** Vincent 1996; mortality by initial score of Ferreira 2001. */
export default defineCalculator({
  title: 'SOFA score',
  description:
    'Sequential organ failure assessment from six organ systems, by band or measured value, with its change and the mortality of the initial score.',
  keywords: ['sepsis', 'organ failure', 'intensive care', 'ICU', 'Sepsis-3'],
  inputs: {
    entry: choice({ bands: 'By band', values: 'By measured value' }, { label: 'Entry', default: 'bands' }),
    respiration: choice(
      {
        normal: { label: '400 mmHg (53 kPa) or more', value: 0 },
        below400: { label: 'Below 400 mmHg (53 kPa)', value: 1 },
        below300: { label: 'Below 300 mmHg (40 kPa)', value: 2 },
        below200: { label: 'Below 200 mmHg (27 kPa) with ventilatory support', value: 3 },
        below100: { label: 'Below 100 mmHg (13 kPa) with ventilatory support', value: 4 },
      },
      {
        label: 'PaO₂/FiO₂',
        help: 'Below 200 mmHg without ventilatory support counts as below 300.',
        when: { entry: 'bands' },
      },
    ),
    platelets: choice(
      {
        normal: { label: '150 × 10⁹/L or more', value: 0 },
        below150: { label: 'Below 150 × 10⁹/L', value: 1 },
        below100: { label: 'Below 100 × 10⁹/L', value: 2 },
        below50: { label: 'Below 50 × 10⁹/L', value: 3 },
        below20: { label: 'Below 20 × 10⁹/L', value: 4 },
      },
      { label: 'Platelets', when: { entry: 'bands' } },
    ),
    bilirubin: choice(
      {
        normal: { label: 'Below 1.2 mg/dL (20 µmol/L)', value: 0 },
        from1: { label: '1.2 to 1.9 mg/dL (20 to 32 µmol/L)', value: 1 },
        from2: { label: '2.0 to 5.9 mg/dL (33 to 101 µmol/L)', value: 2 },
        from6: { label: '6.0 to 11.9 mg/dL (102 to 204 µmol/L)', value: 3 },
        from12: { label: '12 mg/dL (over 204 µmol/L) or more', value: 4 },
      },
      { label: 'Bilirubin', when: { entry: 'bands' } },
    ),
    circulation: choice(
      {
        normal: { label: 'Mean arterial pressure 70 mmHg or more', value: 0 },
        low: { label: 'Mean arterial pressure below 70 mmHg', value: 1 },
        dopamineLow: { label: 'Dopamine up to 5 µg/(kg·min) or dobutamine', value: 2 },
        dopamineMiddle: { label: 'Dopamine over 5, or epinephrine or norepinephrine up to 0.1 µg/(kg·min)', value: 3 },
        dopamineHigh: { label: 'Dopamine over 15, or epinephrine or norepinephrine over 0.1 µg/(kg·min)', value: 4 },
      },
      { label: 'Circulation' },
    ),
    coma: choice(
      {
        normal: { label: '15', value: 0 },
        from13: { label: '13 to 14', value: 1 },
        from10: { label: '10 to 12', value: 2 },
        from6: { label: '6 to 9', value: 3 },
        below6: { label: 'Below 6', value: 4 },
      },
      {
        label: 'Glasgow Coma Scale',
        help: 'In a sedated patient what it was, or would be, without sedation.',
        when: { entry: 'bands' },
      },
    ),
    kidney: choice(
      {
        normal: { label: 'Below 1.2 mg/dL (110 µmol/L)', value: 0 },
        from1: { label: '1.2 to 1.9 mg/dL (110 to 170 µmol/L)', value: 1 },
        from2: { label: '2.0 to 3.4 mg/dL (171 to 299 µmol/L)', value: 2 },
        from3: { label: '3.5 to 4.9 mg/dL (300 to 440 µmol/L), or below 500 mL/d', value: 3 },
        from5: { label: '5 mg/dL (over 440 µmol/L) or more, or below 200 mL/d', value: 4 },
      },
      { label: 'Creatinine or urine output', when: { entry: 'bands' } },
    ),
    ratio: measure('mmHg', {
      label: 'Measured PaO₂/FiO₂',
      symbol: 'P/F',
      min: 10,
      max: 800,
      usual: [60, 650],
      when: { entry: 'values' },
    }),
    supported: flag({ label: 'Ventilatory support', when: { entry: 'values' } }),
    plateletCount: measure('10^9/L', {
      label: 'Measured platelets',
      min: 0,
      max: 3000,
      usual: [5, 1000],
      when: { entry: 'values' },
    }),
    bilirubinLevel: measure('mg/dL', {
      label: 'Measured bilirubin',
      help: '1 mg/dL is 17.1 µmol/L.',
      min: 0,
      max: 100,
      usual: [0.1, 40],
      confusedWith: { 'µmol/L': BILIRUBIN_MOLAR },
      when: { entry: 'values' },
    }),
    comaScale: integer({
      label: 'Sum of the Glasgow Coma Scale',
      min: 3,
      max: 15,
      usual: 'all',
      when: { entry: 'values' },
    }),
    creatinineLevel: measure('mg/dL', {
      label: 'Measured creatinine',
      help: '1 mg/dL is 88.4 µmol/L.',
      min: 0.1,
      max: 40,
      usual: [0.3, 15],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
      when: { entry: 'values' },
    }),
    urine: measure('mL', {
      label: 'Urine of 24 hours',
      min: 0,
      max: 20000,
      usual: [0, 8000],
      optional: true,
      when: { entry: 'values' },
    }),
    baseline: integer({
      label: 'Score before the illness',
      help: '0 when no organ dysfunction is known.',
      min: 0,
      max: 24,
      usual: [0, 12],
      default: 0,
    }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['0%', '6.4%', '20.2%', '21.5%', '33.3%', '50.0%', '95.2%'], {
      label: 'Mortality by initial score',
    }),
    change: integer({ label: 'Change from before' }),
    sepsis: category(['Below the criterion', 'Meets the criterion'], {
      label: 'Organ dysfunction of sepsis (change of 2)',
    }),
  },
  formula: (patient) => {
    const organs =
      patient.entry === 'bands'
        ? patient.respiration + patient.platelets + patient.bilirubin + patient.coma + patient.kidney
        : ratioPoints(patient.ratio, patient.supported) +
          plateletPoints(patient.plateletCount) +
          bilirubinPoints(patient.bilirubinLevel) +
          comaPoints(patient.comaScale) +
          Math.max(
            creatininePoints(patient.creatinineLevel),
            patient.urine === undefined ? 0 : urinePoints(patient.urine),
          );
    const score = organs + patient.circulation;
    return {
      score,
      group: classify(
        score,
        [
          [2, '0%'],
          [4, '6.4%'],
          [6, '20.2%'],
          [8, '21.5%'],
          [10, '33.3%'],
          [12, '50.0%'],
        ],
        '95.2%',
      ),
      change: score - patient.baseline,
      sepsis: score - patient.baseline >= 2 ? 'Meets the criterion' : 'Below the criterion',
    };
  },
  stepwise: [
    'Each of six organ systems has 0 to 4 points: PaO₂/FiO₂ below 400, 300, 200 and 100 mmHg (the last two with ventilatory support), platelets below 150, 100, 50 and 20 × 10⁹/L, bilirubin from 1.2, 2, 6 and 12 mg/dL, the circulation, the Glasgow Coma Scale below 15, 13, 10 and 6, creatinine from 1.2, 2, 3.5 and 5 mg/dL or urine below 500 and 200 mL a day.',
    'The score is their sum; the change is the score less the one before the illness.',
  ],
  explanation: ({ baseline, change }) =>
    baseline < 1
      ? 'The score is {score} of 24; as an initial score it had a mortality of {group}.'
      : change < 1
        ? 'The score is {score} of 24, after {baseline} before the illness; as an initial score it had a mortality of {group}.'
        : 'The score is {score} of 24, {change} more than before the illness; as an initial score it had a mortality of {group}.',
  cautions: [
    {
      level: 'danger',
      when: ({ change }) => change >= 2,
      says: 'With an infection, suspected or known, a rise of 2 or more is sepsis (Sepsis-3).',
    },
    {
      level: 'caution',
      when: ({ score }) => score < 2,
      says: 'A mortality of 0% is that of the few patients in one cohort: it does not mean that there is no risk.',
    },
    {
      level: 'caution',
      when: ({ entry, ratio, supported }) => entry === 'values' && ratio < 200 && !supported,
      says: 'Without ventilatory support a ratio below 200 mmHg has 2 points as one below 300: set the support if there is any.',
    },
    {
      level: 'caution',
      when: ({ change }) => change < 0,
      says: 'The score is below the one before the illness: check that one.',
    },
  ],
  examples: [
    {
      inputs: {
        respiration: 'below300',
        platelets: 'below150',
        bilirubin: 'normal',
        circulation: 'low',
        coma: 'from13',
        kidney: 'from1',
      },
      results: { score: 6, change: 6, group: '21.5%', sepsis: 'Meets the criterion' },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: 2 + 1 + 0 + 1 + 1 + 1; Ferreira 2001, table 2',
    },
    {
      inputs: {
        respiration: 'normal',
        platelets: 'normal',
        bilirubin: 'normal',
        circulation: 'normal',
        coma: 'normal',
        kidney: 'from1',
      },
      results: { score: 1, group: '0%', sepsis: 'Below the criterion' },
      cautions: ['no risk'],
      source: 'Vincent 1996, table 3; Ferreira 2001, table 2',
    },
    {
      inputs: {
        respiration: 'below100',
        platelets: 'below20',
        bilirubin: 'from12',
        circulation: 'dopamineHigh',
        coma: 'below6',
        kidney: 'from5',
      },
      results: { score: 24, group: '95.2%' },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: six times 4',
    },
    {
      inputs: {
        respiration: 'below200',
        platelets: 'below50',
        bilirubin: 'from6',
        circulation: 'dopamineMiddle',
        coma: 'normal',
        kidney: 'normal',
        baseline: 11,
      },
      results: { score: 12, change: 1, group: '95.2%', sepsis: 'Below the criterion' },
      source: 'Vincent 1996, table 3: four times 3',
    },
    {
      inputs: {
        respiration: 'normal',
        platelets: 'below100',
        bilirubin: 'from2',
        circulation: 'dopamineLow',
        coma: 'from10',
        kidney: 'from2',
      },
      results: { score: 10, group: '50.0%' },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: five times 2',
    },
    {
      inputs: {
        respiration: 'below400',
        platelets: 'normal',
        bilirubin: 'from1',
        circulation: 'normal',
        coma: 'normal',
        kidney: 'normal',
      },
      results: { score: 2, group: '6.4%' },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: 1 + 1',
    },
    {
      inputs: {
        respiration: 'below200',
        platelets: 'normal',
        bilirubin: 'from1',
        circulation: 'normal',
        coma: 'normal',
        kidney: 'normal',
      },
      results: { score: 4, group: '20.2%' },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: 3 + 1',
    },
    {
      inputs: {
        respiration: 'below200',
        platelets: 'normal',
        bilirubin: 'normal',
        circulation: 'normal',
        coma: 'from6',
        kidney: 'from3',
      },
      results: { score: 9, group: '33.3%' },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: 3 + 3 + 3',
    },
    {
      inputs: {
        respiration: 'normal',
        platelets: 'normal',
        bilirubin: 'normal',
        circulation: 'low',
        coma: 'from13',
        kidney: 'normal',
        baseline: 3,
      },
      results: { score: 2, change: -1, sepsis: 'Below the criterion' },
      cautions: ['check that one'],
      source: 'Vincent 1996, table 3: 1 + 1; by hand: 2 - 3',
    },
    {
      inputs: {
        entry: 'values',
        ratio: 150,
        supported: true,
        plateletCount: 90,
        bilirubinLevel: 1.96,
        circulation: 'low',
        comaScale: 14,
        creatinineLevel: 2.2,
        urine: 450,
      },
      results: { score: 12, change: 12 },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: 3 + 2 + 2 (2.0 mg/dL) + 1 + 1 + 3 (urine)',
    },
    {
      inputs: {
        entry: 'values',
        ratio: 90,
        plateletCount: 150,
        bilirubinLevel: 1.1,
        circulation: 'normal',
        comaScale: 15,
        creatinineLevel: 1.1,
      },
      results: { score: 2 },
      cautions: ['is sepsis', 'Without ventilatory support'],
      source: 'Vincent 1996, table 3: 2 without ventilatory support',
    },
    {
      inputs: {
        entry: 'values',
        ratio: 90,
        supported: true,
        plateletCount: 15,
        bilirubinLevel: 12,
        circulation: 'dopamineHigh',
        comaScale: 5,
        creatinineLevel: 1,
        urine: 150,
      },
      results: { score: 24 },
      cautions: ['is sepsis'],
      source: 'Vincent 1996, table 3: six times 4',
    },
  ],
  notes: [
    'For adults in intensive care: the worst values of 24 hours; catecholamines for at least one hour.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Vincent et al.: The SOFA (Sepsis-Related Organ Failure Assessment) Score to Describe Organ Dysfunction/Failure, Intensive Care Med 22 (1996) 707',
      doi: '10.1007/BF01709751',
    },
    {
      title:
        'Ferreira et al.: Serial Evaluation of the SOFA Score to Predict Outcome in Critically Ill Patients, JAMA 286 (2001) 1754',
      doi: '10.1001/jama.286.14.1754',
    },
    {
      title:
        'Singer et al.: The Third International Consensus Definitions for Sepsis and Septic Shock (Sepsis-3), JAMA 315 (2016) 801',
      doi: '10.1001/jama.2016.0287',
    },
  ],
});
