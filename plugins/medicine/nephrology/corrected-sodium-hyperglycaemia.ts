import { defineCalculator, measure, noResult } from '@reckoner/engine';
import { GLUCOSE_MOLAR, glucose, glucoseMolar, laboratoryUnits } from '../shared/laboratory.js';

/** Linear corrections of Katz (1.6) and Hillier (2.4) for each 100 mg/dL of glucose above 100 mg/dL. */
export default defineCalculator({
  title: 'Corrected sodium in hyperglycemia',
  description: 'Sodium corrected for a high glucose by the factors of Hillier and Katz.',
  keywords: ['hyponatremia', 'hyperglycaemia', 'diabetic ketoacidosis', 'Katz', 'Hillier', 'DKA'],
  inputs: {
    sodium: measure('mmol/L', {
      label: 'Measured sodium',
      symbol: '\\mathrm{Na}',
      min: 80,
      max: 220,
      usual: [100, 175],
    }),
    units: laboratoryUnits,
    glucose,
    glucoseMolar,
  },
  outputs: {
    hillier: measure('mmol/L', { label: 'Corrected sodium (Hillier, 2.4)', symbol: '\\mathrm{Na}_H', places: 1 }),
    katz: measure('mmol/L', { label: 'Corrected sodium (Katz, 1.6)', symbol: '\\mathrm{Na}_K', places: 1 }),
  },
  formula: ({ sodium, units, glucose, glucoseMolar }) => {
    const milligrams = units === 'si' ? glucoseMolar * GLUCOSE_MOLAR : glucose;
    if (milligrams < 100) throw noResult('The glucose is below 100 mg/dL (5.6 mmol/L): there is nothing to correct.');
    const hundreds = (milligrams - 100) / 100;
    return { hillier: sodium + 2.4 * hundreds, katz: sodium + 1.6 * hundreds };
  },
  explanation: 'Without the high glucose the sodium would be about {hillier} (Hillier) or {katz} (Katz).',
  cautions: [
    {
      level: 'caution',
      when: ({ units, glucose, glucoseMolar }) => (units === 'si' ? glucoseMolar > 22.2 : glucose > 400),
      says: 'Above 400 mg/dL (22.2 mmol/L) of glucose sodium falls more steeply: Katz’s figure is too low there, and Hillier’s an average.',
    },
  ],
  examples: [
    {
      inputs: { sodium: 130, glucose: 500 },
      results: { hillier: 139.6, katz: 136.4 },
      cautions: ['more steeply'],
      source: 'By hand: 130 + 2.4 × 4; 130 + 1.6 × 4',
    },
    {
      inputs: { sodium: 125, units: 'si', glucoseMolar: 40 },
      results: { hillier: 139.8954, katz: 134.9302 },
      cautions: ['more steeply'],
      source: 'By hand: 40 × 18.016 = 720.64 mg/dL, 6.2064 hundreds',
    },
    {
      inputs: { sodium: 134, glucose: 300 },
      results: { hillier: 138.8, katz: 137.2 },
      source: 'By hand: 134 + 2.4 × 2; 134 + 1.6 × 2',
    },
    { inputs: { sodium: 138, glucose: 90 }, noResult: 'nothing to correct', source: 'By definition' },
  ],
  notes: [
    'Hillier found a mean factor of 2.4; Katz computed 1.6 from theory. For a sample taken at the same time as the glucose.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Hillier, Abbott, Barrett: Hyponatremia: Evaluating the Correction Factor for Hyperglycemia, Am J Med 106 (1999) 399',
      doi: '10.1016/S0002-9343(99)00055-8',
    },
    {
      title: 'Katz: Hyperglycemia-Induced Hyponatremia, N Engl J Med 289 (1973) 843',
      doi: '10.1056/NEJM197310182891607',
    },
  ],
});
