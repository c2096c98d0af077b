import { constant, defineCalculator, integer, isAbove, isAtMost, percent, quantity } from '@reckoner/engine';

/** Dose × weight / concentration. */
export default defineCalculator({
  title: 'Veterinary drug dose',
  description: 'Volume of a drug for an animal from dose per body weight, weight and concentration, and for a herd.',
  keywords: ['mg per kg', 'injection volume', 'livestock dose', 'dewormer', 'herd treatment'],
  inputs: {
    weight: quantity('kg', { usual: [0.02, 2000], label: 'Body weight', symbol: 'm', above: 0, max: 10000 }),
    dose: quantity('mg/kg', {
      usual: [0.0005, 400],
      label: 'Dose',
      help: 'From the label.',
      symbol: 'd',
      above: 0,
      max: 10000,
    }),
    concentration: quantity('mg/mL', {
      usual: [0.02, 600],
      label: 'Concentration of the drug',
      symbol: 'c',
      above: 0,
      max: 10000,
    }),
    animals: integer({ label: 'Animals', symbol: 'n', min: 1, max: 1e6, default: 1 }),
    treatments: integer({ label: 'Treatments of each', symbol: 'k', min: 1, max: 1000, default: 1 }),
    reserve: percent({
      usual: [0.5, 30],
      label: 'Reserve',
      formerly: ['waste'],
      symbol: 'w',
      min: 0,
      max: 100,
      default: 0,
    }),
  },
  outputs: {
    volume: quantity('mL', { digits: 3, label: 'Volume of a dose', regional: false, symbol: 'V', places: 2 }),
    amount: quantity('mg', { digits: 3, label: 'Drug in a dose', symbol: 'D', places: 1 }),
    total: quantity('mL', { digits: 3, label: 'Volume for the herd', regional: false, places: 1 }),
  },
  formula: ({ weight, dose, concentration, animals, treatments, reserve }) => {
    const amount = dose * weight;
    const volume = amount / concentration;
    return { volume, amount, total: volume * animals * treatments * (1 + reserve) };
  },
  explanation: ({ animals, treatments }) =>
    animals * treatments > 1
      ? 'Each animal gets {volume}, which is {amount}; all treatments take {total}.'
      : 'The animal gets {volume}, which is {amount}.',
  cautions: [
    {
      level: 'caution',
      when: ({ volume, weight }) =>
        isAbove(volume, weight * constant(0.5, 'mL/kg')) && isAtMost(volume, weight * constant(2, 'mL/kg')),
      says: '{volume} is over half a milliliter for each kilogram of the animal: too much to inject, unless as an infusion or at several sites. Check whether the dose is in micrograms, and whether the drug is given by mouth.',
    },
    {
      level: 'danger',
      when: ({ volume, weight }) => isAbove(volume, weight * constant(2, 'mL/kg')),
      says: '{volume} is over 2 mL for each kilogram of the animal, and hardly any dose is so large: check the dose, the concentration (1% is 10 mg/mL) and their units before giving any.',
    },
    {
      level: 'caution',
      when: ({ volume }) => volume < constant(0.05, 'mL'),
      says: '{volume} is too little to measure well with an ordinary syringe: have the drug diluted.',
    },
  ],
  examples: [
    {
      inputs: { weight: 450, dose: 0.2, concentration: 10, animals: 40, reserve: 5 },
      results: { volume: 9, amount: 90, total: 378 },
      source: 'By hand: 0.2 × 450/10; 9 × 40 × 1.05',
    },
    {
      inputs: { weight: '66 lb', dose: 5, concentration: 50, treatments: 3 },
      results: { volume: 2.9937096, amount: 149.68548, total: 8.9811289 },
      source: 'Python: 66 × 0.45359237 × 5/50',
    },
    {
      inputs: { weight: 450, dose: 200, concentration: 10 },
      results: { volume: 9000 },
      cautions: ['before giving any'],
      source: 'By hand: 450 × 200/10; micrograms sent as milligrams',
    },
    {
      inputs: { weight: 500, dose: 20, concentration: 10 },
      results: { volume: 1000 },
      cautions: ['in micrograms'],
      source: 'By hand: 500 × 20/10; 20 µg/kg sent as milligrams',
    },
    {
      inputs: { weight: 4, dose: 0.01, concentration: 1 },
      results: { volume: 0.04, amount: 0.04 },
      cautions: ['have the drug diluted'],
      source: 'By hand: 4 × 0.01',
    },
  ],
  notes: [
    'Arithmetic only: for use under a veterinarian’s direction, with the dose, route, interval and withdrawal time of the label.',
    'Do not give a dose whose weight is guessed when the drug has a narrow margin of safety.',
  ],
  references: [{ title: 'Merck Veterinary Manual, 11th ed.: pharmacology', isbn: '978-0-911910-61-2' }],
});
