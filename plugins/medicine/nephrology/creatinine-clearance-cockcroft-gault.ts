import { defineCalculator, measure } from '@reckoner/engine';
import { CREATININE_MOLAR, creatinine, creatinineMolar, laboratoryUnits } from '../shared/laboratory.js';
import { adultAge, bodyWeight, sex } from '../shared/patient.js';

/** Cockcroft and Gault with actual weight, and with Devine's ideal and the adjusted weight where the height is known. */
export default defineCalculator({
  title: 'Creatinine clearance (Cockcroft-Gault)',
  description:
    'Creatinine clearance from age, sex, weight and serum creatinine; with height also by ideal and adjusted weight.',
  keywords: ['CrCl', 'renal dosing', 'kidney function', 'drug dosing', 'ideal body weight'],
  inputs: {
    age: adultAge,
    sex,
    weight: bodyWeight,
    units: laboratoryUnits,
    creatinine,
    creatinineMolar,
    height: measure('cm', {
      label: 'Height',
      help: 'For the clearance by ideal and adjusted weight.',
      symbol: 'H',
      min: 152.4,
      max: 250,
      optional: true,
    }),
  },
  outputs: {
    clearance: measure('mL/min', { label: 'Clearance by actual weight', symbol: 'C_{cr}', places: 0 }),
    clearanceIdeal: measure('mL/min', { label: 'Clearance by ideal weight', places: 0, optional: true }),
    clearanceAdjusted: measure('mL/min', { label: 'Clearance by adjusted weight', places: 0, optional: true }),
    idealWeight: measure('kg', { label: 'Ideal weight (Devine)', places: 1, optional: true }),
  },
  formula: ({ age, sex, weight, units, creatinine, creatinineMolar, height }) => {
    const serum = units === 'si' ? creatinineMolar / CREATININE_MOLAR : creatinine;
    const perKilogram = ((140 - age) / (72 * serum)) * (sex === 'female' ? 0.85 : 1);
    const clearance = perKilogram * weight;
    if (height === undefined) return { clearance };
    const idealWeight = (sex === 'female' ? 45.5 : 50) + 2.3 * (height / 2.54 - 60);
    return {
      clearance,
      clearanceIdeal: perKilogram * idealWeight,
      clearanceAdjusted: perKilogram * (idealWeight + 0.4 * (weight - idealWeight)),
      idealWeight,
    };
  },
  explanation: 'At the actual weight of {weight} the creatinine clearance is {clearance}.',
  examples: [
    {
      inputs: { age: 60, sex: 'male', weight: 80, creatinine: 1.2, height: 180 },
      results: { clearance: 74.0741, idealWeight: 74.9921, clearanceIdeal: 69.4372, clearanceAdjusted: 71.2919 },
      source: 'Python 3.11, by Cockcroft and Gault 1976: (140 - 60) × 80 / (72 × 1.2); Devine 1974',
    },
    {
      inputs: { age: 75, sex: 'female', weight: 55, creatinine: 1 },
      results: { clearance: 42.2049 },
      source: 'By hand: 65 × 55 / 72 × 0.85',
    },
    {
      inputs: { age: 50, sex: 'female', weight: 120, creatinine: 1, height: 165 },
      results: { clearance: 127.5, idealWeight: 56.9094, clearanceIdeal: 60.4663, clearanceAdjusted: 87.2798 },
      source: 'Python 3.11, by Cockcroft and Gault 1976; Devine 1974',
    },
    {
      inputs: { age: 40, sex: 'male', weight: 70, units: 'si', creatinineMolar: 100 },
      results: { clearance: 85.9444 },
      source: 'By hand: 100 × 70 × 88.4 / (72 × 100)',
    },
  ],
  notes: [
    'For adults with stable kidney function. Ideal or adjusted weight is usual in obesity; actual weight when it is below the ideal.',
    'Not normalized to body surface area. Ideal weight holds from a height of 152.4 cm (5 ft).',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Cockcroft, Gault: Prediction of Creatinine Clearance from Serum Creatinine, Nephron 16 (1976) 31',
      doi: '10.1159/000180580',
    },
    { title: 'Devine: Gentamicin Therapy, Drug Intell Clin Pharm 8 (1974) 650' },
  ],
});
