import { defineCalculator, isAbove, measure } from '@reckoner/engine';
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
      min: 120,
      max: 250,
      usual: [140, 210],
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
  cautions: [
    {
      level: 'caution',
      when: ({ weight, idealWeight }) => idealWeight !== undefined && isAbove(weight, 1.2 * idealWeight),
      says: 'The weight is over 120% of the ideal one: the clearance by actual weight is too high; {clearanceAdjusted} by adjusted weight is usual for dosing.',
    },
    {
      level: 'note',
      when: ({ weight, idealWeight }) => idealWeight !== undefined && weight < idealWeight,
      says: 'The weight is below the ideal one: go by the clearance by actual weight.',
    },
    {
      level: 'note',
      when: ({ height, weight }) => height === undefined && weight > 90,
      says: 'In obesity the actual weight gives too high a clearance: add the height.',
    },
    {
      level: 'caution',
      when: ({ height }) => height !== undefined && height < 152.4,
      says: 'Devine’s ideal weight was made for 152.4 cm (5 ft) and more: below it is carried on downward.',
    },
    {
      level: 'caution',
      when: ({ units, creatinine, creatinineMolar }) => (units === 'si' ? creatinineMolar < 53 : creatinine < 0.6),
      says: 'So low a creatinine mostly means little muscle: the true clearance is lower.',
    },
  ],
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
      cautions: ['87 mL/min by adjusted weight'],
      source: 'Python 3.11, by Cockcroft and Gault 1976; Devine 1974',
    },
    {
      inputs: { age: 40, sex: 'male', weight: 70, units: 'si', creatinineMolar: 100 },
      results: { clearance: 85.9444 },
      source: 'By hand: 100 × 70 × 88.4 / (72 × 100)',
    },
    {
      inputs: { age: 85, sex: 'female', weight: 40, creatinine: 0.5, height: 150 },
      results: { clearance: 51.94444, idealWeight: 43.32677 },
      cautions: ['below the ideal', 'carried on downward', 'little muscle'],
      source: 'By hand: 55 × 40 / 36 × 0.85; 45.5 + 2.3 × (59.05512 - 60)',
    },
    {
      inputs: { age: 40, sex: 'male', weight: 120, creatinine: 1 },
      results: { clearance: 166.6667 },
      cautions: ['add the height'],
      source: 'By hand: 100 × 120 / 72',
    },
  ],
  notes: [
    'For adults with stable kidney function, for dosing of drugs that were studied with it; not in acute kidney injury or pregnancy.',
    'Not normalized to body surface area.',
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
