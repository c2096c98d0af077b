import { defineCalculator, quantity, roundTo } from '@reckoner/engine';

/** One third of the pulse pressure above the diastolic, which holds at usual heart rates. */
export default defineCalculator({
  title: 'Mean arterial pressure',
  description: 'Mean arterial pressure and pulse pressure from systolic and diastolic blood pressure.',
  keywords: ['MAP', 'pulse pressure', 'blood pressure', 'perfusion pressure'],
  inputs: {
    systolic: quantity('mmHg', { label: 'Systolic pressure', symbol: 'SBP', min: 20, max: 350, usual: [70, 240] }),
    diastolic: quantity('mmHg', { label: 'Diastolic pressure', symbol: 'DBP', min: 5, max: 250, usual: [30, 140] }),
  },
  outputs: {
    mean: quantity('mmHg', { label: 'Mean arterial pressure', symbol: 'MAP', places: 0 }),
    pulse: quantity('mmHg', { label: 'Pulse pressure', symbol: 'PP', places: 0 }),
  },
  formula: ({ systolic, diastolic }) => {
    const pulse = systolic - diastolic;
    return { mean: diastolic + pulse / 3, pulse };
  },
  explanation: 'The mean arterial pressure is {mean}, the pulse pressure {pulse}.',
  requires: [
    {
      that: ({ systolic, diastolic }) => diastolic < systolic,
      field: 'diastolic',
      says: 'The diastolic pressure, {diastolic}, must be below the systolic one, {systolic}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ mean }) => roundTo(mean, 0) < 65,
      says: 'A mean pressure below 65 mmHg can leave organs of an adult without enough blood; in septic shock 65 mmHg is the first target.',
    },
    {
      level: 'caution',
      when: ({ systolic, diastolic }) => systolic >= 180 || diastolic >= 120,
      says: 'From 180 mmHg systolic or 120 mmHg diastolic look for signs of damage to an organ, which make it an emergency (ACC/AHA 2017).',
    },
  ],
  examples: [
    { inputs: { systolic: 120, diastolic: 80 }, results: { mean: 93.3333, pulse: 40 }, source: 'By hand: 80 + 40/3' },
    { inputs: { systolic: 90, diastolic: 60 }, results: { mean: 70, pulse: 30 }, source: 'By hand: 60 + 30/3' },
    {
      inputs: { systolic: 75, diastolic: 45 },
      results: { mean: 55, pulse: 30 },
      cautions: ['below 65 mmHg'],
      source: 'By hand: 45 + 30/3; Evans 2021: 65 mmHg',
    },
    {
      inputs: { systolic: 210, diastolic: 120 },
      results: { mean: 150, pulse: 90 },
      cautions: ['damage to an organ'],
      source: 'By hand: 120 + 90/3; Whelton 2018: a crisis from 180/120',
    },
    { inputs: { systolic: 60, diastolic: 90 }, refused: 'must be below the systolic', source: 'By definition' },
  ],
  notes: [
    'For adults: an estimate at usual heart rates; with tachycardia or arrhythmia a measured mean pressure is better.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Hall, Hall: Guyton and Hall Textbook of Medical Physiology, 14th ed., ch. 15' },
    {
      title:
        'Whelton et al.: 2017 ACC/AHA Guideline for the Prevention, Detection, Evaluation, and Management of High Blood Pressure in Adults, Hypertension 71 (2018) e13',
      doi: '10.1161/HYP.0000000000000065',
    },
    {
      title: 'Evans et al.: Surviving Sepsis Campaign: International Guidelines 2021, Crit Care Med 49 (2021) e1063',
      doi: '10.1097/CCM.0000000000005337',
    },
  ],
});
