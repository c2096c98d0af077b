import { defineCalculator, isAbove, isAtMost, isBelow, measure, number, percent, roundTo } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Devine’s ideal weight plus a share of what is above it. */
export default defineCalculator({
  title: 'Adjusted body weight for dosing',
  description:
    'Ideal (Devine) and adjusted body weight of an adult from sex, height and weight, with the dose by each of the weights.',
  keywords: ['AdjBW', 'ABW', 'IBW', 'dosing weight', 'obesity dosing', 'ideal body weight'],
  related: ['ideal-body-weight', 'creatinine-clearance-cockcroft-gault', 'aminoglycoside-dosing'],
  inputs: {
    sex,
    height: measure('cm', {
      label: 'Height',
      symbol: 'H',
      regional: 'height',
      min: 120,
      max: 250,
      usual: [140, 210],
    }),
    weight: measure('kg', { label: 'Body weight', symbol: 'W', min: 20, max: 400, usual: [35, 250] }),
    factor: number({
      label: 'Share of the excess that is counted',
      help: '0.4 is usual, and was found for aminoglycosides; the drug’s source may say another.',
      symbol: 'f',
      min: 0.1,
      max: 0.7,
      usual: [0.2, 0.5],
      default: 0.4,
    }),
    perKilogram: measure('mg/kg', {
      label: 'Dose per kilogram',
      help: 'Of a single dose.',
      symbol: 'd',
      min: 0.00001,
      max: 1000,
      usual: [0.0005, 150],
      optional: true,
    }),
    largest: measure('mg', {
      label: 'Largest single dose',
      symbol: 'D_{max}',
      min: 0.0001,
      max: 100000,
      usual: [0.005, 15000],
      optional: true,
    }),
  },
  outputs: {
    adjusted: measure('kg', { label: 'Adjusted weight (at most the actual one)', symbol: 'W_{adj}', places: 1 }),
    ideal: measure('kg', { label: 'Ideal weight (Devine)', symbol: 'W_{ideal}', places: 1 }),
    share: percent({ label: 'Actual weight in percent of the ideal one', symbol: 'r', places: 1 }),
    bodyMassIndex: measure('kg/m^2', { label: 'BMI', symbol: 'BMI', places: 1 }),
    dose: measure('mg', { label: 'Dose by adjusted weight', symbol: 'D', digits: 3, optional: true }),
    doseIdeal: measure('mg', {
      label: 'Dose by ideal weight',
      symbol: 'D_{ideal}',
      digits: 3,
      optional: true,
    }),
    doseActual: measure('mg', { label: 'Dose by actual weight', symbol: 'D_W', digits: 3, optional: true }),
  },
  formula: ({ sex, height, weight, factor, perKilogram, largest }) => {
    const ideal = (sex === 'female' ? 45.5 : 50) + 2.3 * (height / 2.54 - 60);
    const adjusted = isBelow(weight, ideal) ? weight : ideal + factor * (weight - ideal);
    const limit = (dose: number) => (largest !== undefined && isAbove(dose, largest) ? largest : dose);
    return {
      adjusted,
      ideal,
      share: weight / ideal,
      bodyMassIndex: weight / (height / 100) ** 2,
      dose: perKilogram === undefined ? undefined : limit(perKilogram * adjusted),
      doseIdeal: perKilogram === undefined ? undefined : limit(perKilogram * ideal),
      doseActual: perKilogram === undefined ? undefined : limit(perKilogram * weight),
    };
  },
  explanation: ({ weight, ideal, dose }) =>
    isBelow(weight, ideal)
      ? `The weight of {weight} is below the ideal one of {ideal} (Devine), and nothing is adjusted${dose === undefined ? '.' : ': the dose by actual weight is {dose}.'}`
      : `Of an ideal weight of {ideal} (Devine) and {weight}, with {factor} of the excess, the adjusted weight is {adjusted}${dose === undefined ? '.' : '; the dose by it is {dose}.'}`,
  requires: [
    {
      that: (_, given) => !given.largest || given.perKilogram,
      field: 'largest',
      says: 'The largest dose limits a dose per kilogram: enter that, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ height, weight }) => height < 137 || weight < 30,
      says: 'A child? Devine’s weight and the adjusted one are for adults: do not dose a child by them.',
    },
    {
      level: 'caution',
      when: ({ height, weight }) => height >= 137 && height < 152.4 && weight >= 30,
      says: 'Devine’s weight was made for 152.4 cm (5 ft) and more. Below it is carried on downward and soon too low; it is not for children.',
    },
    {
      level: 'danger',
      when: ({ bodyMassIndex }) => roundTo(bodyMassIndex, 1) < 13 || roundTo(bodyMassIndex, 1) > 75,
      says: 'Weight and height hardly belong to one adult (a BMI of {bodyMassIndex}): check both and their units.',
    },
    {
      level: 'caution',
      when: ({ weight, ideal }) => isAbove(weight, 1.2 * ideal),
      says: 'Which weight counts is a matter of the drug: aminoglycosides go by the adjusted one, vancomycin and most chemotherapy by the actual one, others by the ideal one. A dose by the wrong weight may be twice too large or too small: look it up.',
    },
    {
      level: 'note',
      when: ({ weight, ideal }) => !isBelow(weight, ideal) && isAtMost(weight, 1.2 * ideal),
      says: 'Up to 120% of the ideal weight (some say 125, 130 or 140%) most protocols do not adjust: go by the weight that the drug’s source names.',
    },
    {
      level: 'caution',
      when: ({ doseIdeal, doseActual }) =>
        doseIdeal !== undefined && doseActual !== undefined && isAbove(doseIdeal, doseActual),
      says: 'Below the ideal weight doses go by the actual one: {doseIdeal} by the ideal weight would be too much.',
    },
    {
      level: 'danger',
      when: ({ perKilogram, largest }) => perKilogram !== undefined && largest === undefined,
      says: 'No largest dose was entered: look up the one of the drug, and whether the kidneys ask for less.',
    },
    {
      level: 'note',
      when: ({ perKilogram, weight, largest }) =>
        perKilogram !== undefined && largest !== undefined && isAbove(perKilogram * weight, largest),
      says: ({ perKilogram, adjusted, largest }) =>
        perKilogram !== undefined && largest !== undefined && isAbove(perKilogram * adjusted, largest)
          ? 'No dose is told above the largest one of {largest}: by adjusted and by actual weight it would be more.'
          : 'No dose is told above the largest one of {largest}: by actual weight it would be more.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', height: 177.8, weight: 120 },
      results: { ideal: 73, adjusted: 91.8, share: '164.3836', bodyMassIndex: 37.95926 },
      cautions: ['Which weight counts'],
      source: 'By hand: 50 + 2.3 × 10 in; 73 + 0.4 × 47; 120/73; 120/1.778²',
    },
    {
      inputs: { sex: 'female', height: 165, weight: 100, factor: 0.3, perKilogram: 7, largest: 1000 },
      results: { ideal: 56.90945, adjusted: 69.83661, dose: 488.8563, doseIdeal: 398.3661, doseActual: 700 },
      cautions: ['Which weight counts'],
      source: 'Python 3.11: 45.5 + 2.3 × (165/2.54 − 60); + 0.3 × the rest; × 7',
    },
    {
      inputs: { sex: 'female', height: 170, weight: 50, perKilogram: 5 },
      results: { ideal: 61.43701, adjusted: 50, dose: 250, doseIdeal: 307.185, doseActual: 250 },
      cautions: ['go by the actual one', 'No largest dose'],
      source: 'By hand: below the ideal weight; 5 × 50; 5 × 61.43701',
    },
    {
      inputs: { sex: 'male', height: 180.34, weight: 80, perKilogram: 15, largest: 1000 },
      results: { ideal: 75.3, adjusted: 77.18, dose: 1000, doseActual: 1000, doseIdeal: 1000 },
      cautions: ['do not adjust', 'by adjusted and by actual weight'],
      source: 'By hand: 50 + 2.3 × 11; + 0.4 × 4.7; 15 × 75.3 is over 1000',
    },
    {
      inputs: { sex: 'female', height: 147.32, weight: 60 },
      results: { ideal: 40.9, adjusted: 48.54 },
      cautions: ['5 ft', 'Which weight counts'],
      source: 'By hand: 45.5 − 2.3 × 2; + 0.4 × 19.1',
    },
    {
      inputs: { sex: 'male', height: 127, weight: 25 },
      results: { ideal: 27, adjusted: 25 },
      cautions: ['A child?'],
      source: 'By hand: 50 − 2.3 × 10',
    },
    {
      inputs: { sex: 'male', height: 180.34, weight: 38 },
      results: { adjusted: 38, bodyMassIndex: 11.68421 },
      cautions: ['hardly belong'],
      source: 'By hand: 38/1.8034²',
    },
    {
      inputs: { sex: 'male', height: 180, weight: 80, largest: 500 },
      refused: 'enter that, too',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults. Edema, ascites, pregnancy and amputation change the weight without the tissue: none of the three weights holds then.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Devine: Gentamicin Therapy, Drug Intell Clin Pharm 8 (1974) 650' },
    {
      title:
        'Bauer, Edwards, Dellinger, Simonowitz: Influence of Weight on Aminoglycoside Pharmacokinetics in Normal Weight and Morbidly Obese Patients, Eur J Clin Pharmacol 24 (1983) 643',
      doi: '10.1007/BF00542215',
    },
    {
      title: 'Medical Algorithms: Aminoglycoside Administration (0.4 of the excess from 120% of the ideal weight on)',
    },
  ],
});
