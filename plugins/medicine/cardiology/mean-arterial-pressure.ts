import { defineCalculator, noResult, quantity } from '@reckoner/engine';

/** One third of the pulse pressure above the diastolic, which holds at usual heart rates. */
export default defineCalculator({
  title: 'Mean arterial pressure',
  description: 'Mean arterial pressure and pulse pressure from systolic and diastolic blood pressure.',
  keywords: ['MAP', 'pulse pressure', 'blood pressure', 'perfusion pressure'],
  inputs: {
    systolic: quantity('mmHg', { label: 'Systolic pressure', symbol: 'SBP', min: 20, max: 350 }),
    diastolic: quantity('mmHg', { label: 'Diastolic pressure', symbol: 'DBP', min: 5, max: 250 }),
  },
  outputs: {
    mean: quantity('mmHg', { label: 'Mean arterial pressure', symbol: 'MAP', places: 0 }),
    pulse: quantity('mmHg', { label: 'Pulse pressure', symbol: 'PP', places: 0 }),
  },
  formula: ({ systolic, diastolic }) => {
    if (systolic < diastolic) throw noResult('The systolic pressure must not be below the diastolic.');
    const pulse = systolic - diastolic;
    return { mean: diastolic + pulse / 3, pulse };
  },
  explanation: 'The mean arterial pressure is {mean}, the pulse pressure {pulse}.',
  examples: [
    { inputs: { systolic: 120, diastolic: 80 }, results: { mean: 93.3333, pulse: 40 }, source: 'By hand: 80 + 40/3' },
    { inputs: { systolic: 90, diastolic: 60 }, results: { mean: 70, pulse: 30 }, source: 'By hand: 60 + 30/3' },
    { inputs: { systolic: 60, diastolic: 90 }, noResult: 'below the diastolic', source: 'By definition' },
  ],
  notes: [
    'An estimate at usual heart rates; with tachycardia or arrhythmia a measured mean pressure is better.',
    'Does not replace clinical judgment.',
  ],
  references: [{ title: 'Hall, Hall: Guyton and Hall Textbook of Medical Physiology, 14th ed., ch. 15' }],
});
