import { defineCalculator, isAbove, isAtLeast, isBelow, measure, percent } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Nadler 1962 by sex, height and weight; beside it Lemmens 2006 for the obese. */
export default defineCalculator({
  title: 'Blood volume (Nadler)',
  description:
    'Blood volume of an adult from sex, height and weight by Nadler, with plasma and red cell volume by the hematocrit, and the estimate of Lemmens for obesity.',
  keywords: [
    'total blood volume',
    'TBV',
    'plasma volume',
    'Nadler formula',
    'estimated blood volume',
    'red cell volume',
  ],
  related: ['allowable-blood-loss'],
  inputs: {
    sex,
    height: measure('m', {
      label: 'Height',
      symbol: 'h',
      unit: 'cm',
      min: 100,
      max: 250,
      usual: [140, 210],
      regional: 'height',
    }),
    weight: measure('kg', { label: 'Body weight', symbol: 'W', min: 25, max: 400, usual: [40, 160] }),
    hematocrit: percent({
      label: 'Hematocrit',
      help: 'For plasma and red cells.',
      symbol: 'Hct',
      min: 5,
      max: 80,
      usual: [15, 65],
      optional: true,
    }),
  },
  outputs: {
    volume: measure('L', { label: 'Blood volume', symbol: 'V', places: 2 }),
    plasma: measure('L', { label: 'Plasma volume', symbol: 'V_p', places: 2, optional: true }),
    redCells: measure('L', { label: 'Red cell volume', symbol: 'V_r', places: 2, optional: true }),
    perKilogram: measure('mL/kg', { label: 'Blood per kilogram', symbol: 'v', places: 1 }),
    obese: measure('L', { label: 'By Lemmens (obesity)', symbol: 'V_L', places: 2 }),
  },
  formula: ({ sex, height, weight, hematocrit }) => {
    const volume =
      sex === 'male'
        ? 0.3669 * height ** 3 + 0.03219 * weight + 0.6041
        : 0.3561 * height ** 3 + 0.03308 * weight + 0.1833;
    const bodyMassIndex = weight / height ** 2;
    return {
      volume,
      plasma: hematocrit === undefined ? undefined : volume * (1 - hematocrit),
      redCells: hematocrit === undefined ? undefined : volume * hematocrit,
      perKilogram: (1000 * volume) / weight,
      obese: (0.07 / Math.sqrt(bodyMassIndex / 22)) * weight,
    };
  },
  explanation:
    'By Nadler the blood volume is about {volume} ({perKilogram}){hematocrit?; at a hematocrit of {hematocrit} that is {plasma} of plasma and {redCells} of red cells|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ height, weight }) => isAtLeast(weight / height ** 2, 30),
      says: 'Nadler was not made on the obese (BMI from 30 kg/m² on): by Lemmens, whose formula is made for them, it is {obese}. Where too large a volume does harm, as in drawing blood, go by the smaller one.',
    },
    {
      level: 'caution',
      when: ({ height, weight }) => isBelow(weight / height ** 2, 16),
      says: 'So low a weight for the height (BMI below 16 kg/m²) was not among the people measured: check both; the estimate is likely too high per kilogram.',
    },
    {
      level: 'caution',
      when: ({ weight, height }) => weight < 35 || height < 1.4,
      says: 'The formula was made on adults. For a child up to 35 kg take 70 to 80 mL/kg by age (see allowable blood loss).',
    },
    {
      level: 'note',
      when: ({ sex }) => sex === 'female',
      says: 'In pregnancy the blood volume grows by up to about 45%, most of it plasma: the formula does not know of it.',
    },
    {
      level: 'danger',
      when: ({ hematocrit }) => hematocrit !== undefined && hematocrit < 0.21,
      says: 'The formula tells a healthy volume. After bleeding the patient has less, and so low a hematocrit may come from fluids: treat by pulse, pressure and measured values, not by this figure.',
    },
    {
      level: 'caution',
      when: ({ hematocrit }) => hematocrit !== undefined && isAbove(hematocrit, 0.55),
      says: 'In polycythemia the blood volume itself is larger, in loss of fluid the plasma smaller: red cells and plasma of a normal volume mislead in both.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', height: 175, weight: 70, hematocrit: 45 },
      results: { volume: 4.823755, perKilogram: 68.91078, plasma: 2.653065, redCells: 2.17069, obese: 4.807247 },
      source: 'Python: 0.3669 × 1.75³ + 0.03219 × 70 + 0.6041; 55 and 45%; 4.9/√(22.857/22)',
    },
    {
      inputs: { sex: 'female', height: 162, weight: 60 },
      results: { volume: 3.682069, perKilogram: 61.36782, obese: 4.120027 },
      cautions: ['In pregnancy'],
      source: 'Python: 0.3561 × 1.62³ + 0.03308 × 60 + 0.1833',
    },
    {
      inputs: { sex: 'male', height: 160, weight: 180, hematocrit: 18 },
      results: { volume: 7.901122, perKilogram: 43.89512, obese: 7.047995, redCells: 1.422202 },
      cautions: ['not made on the obese', 'After bleeding'],
      source: 'Python: 0.3669 × 1.6³ + 0.03219 × 180 + 0.6041; 12.6/√(70.3125/22)',
    },
    {
      inputs: { sex: 'female', height: 120, weight: 26, hematocrit: 60 },
      results: { volume: 1.658721, plasma: 0.6634883 },
      cautions: ['made on adults', 'In pregnancy', 'In polycythemia'],
      source: 'Python: 0.3561 × 1.2³ + 0.03308 × 26 + 0.1833; 40%',
    },
    {
      inputs: { sex: 'male', height: 200, weight: 55 },
      results: { volume: 5.30975, perKilogram: 96.54091 },
      cautions: ['So low a weight'],
      source: 'Python: 0.3669 × 8 + 0.03219 × 55 + 0.6041',
    },
  ],
  notes: [
    'Measured volumes of healthy adults spread by some 10% about the formula, and lie elsewhere in edema, heart failure, dialysis and shock.',
    'Plasma is 1 − Hct of the blood, as apheresis computes it; the hematocrit of the whole body is about 0.91 of that in a vein, so that there is more plasma in it. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Nadler, Hidalgo, Bloch: Prediction of Blood Volume in Normal Human Adults, Surgery 51 (1962) 224 (coefficients identical in MDApp, The Tech Edvocate and calculator.city)',
    },
    {
      title:
        'Lemmens, Bernstein, Brodsky: Estimating Blood Volume in Obese and Morbidly Obese Patients, Obes Surg 16 (2006) 773',
      doi: '10.1381/096089206777346673',
    },
  ],
});
