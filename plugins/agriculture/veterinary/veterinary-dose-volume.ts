import { defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** Dose × weight / concentration. */
export default defineCalculator({
  title: 'Veterinary drug dose',
  description: 'Volume of a drug for an animal from dose per body weight, weight and concentration, and for a herd.',
  keywords: ['mg per kg', 'injection volume', 'livestock dose', 'dewormer', 'herd treatment'],
  inputs: {
    weight: quantity('kg', { label: 'Body weight', symbol: 'm', above: 0, max: 10000 }),
    dose: quantity('mg/kg', { label: 'Dose', help: 'From the label.', symbol: 'd', above: 0, max: 10000 }),
    concentration: quantity('mg/mL', { label: 'Concentration of the drug', symbol: 'c', above: 0, max: 10000 }),
    animals: integer({ label: 'Animals', symbol: 'n', min: 1, max: 1e6, default: 1 }),
    treatments: integer({ label: 'Treatments of each', symbol: 'k', min: 1, max: 1000, default: 1 }),
    waste: percent({ label: 'Reserve', symbol: 'w', min: 0, max: 100, default: 0 }),
  },
  outputs: {
    volume: quantity('mL', { label: 'Volume of a dose', symbol: 'V', places: 2 }),
    amount: quantity('mg', { label: 'Drug in a dose', symbol: 'D', places: 1 }),
    total: quantity('mL', { label: 'Volume for the herd', places: 1 }),
  },
  formula: ({ weight, dose, concentration, animals, treatments, waste }) => {
    const amount = dose * weight;
    const volume = amount / concentration;
    return { volume, amount, total: volume * animals * treatments * (1 + waste) };
  },
  explanation: 'Each animal gets {volume}, which is {amount}; the herd takes {total}.',
  examples: [
    {
      inputs: { weight: 450, dose: 0.2, concentration: 10, animals: 40, waste: 5 },
      results: { volume: 9, amount: 90, total: 378 },
      source: 'By hand: 0.2 × 450/10; 9 × 40 × 1.05',
    },
    {
      inputs: { weight: '66 lb', dose: 5, concentration: 50, treatments: 3 },
      results: { volume: 2.9937096, amount: 149.68548, total: 8.9811289 },
      source: 'Python: 66 × 0.45359237 × 5/50',
    },
  ],
  notes: [
    'Arithmetic only: for use under a veterinarian’s direction, with the dose, route, interval and withdrawal time of the label.',
    'Do not give a dose whose weight is guessed when the drug has a narrow margin of safety.',
  ],
  references: [{ title: 'Merck Veterinary Manual, 11th ed.: pharmacology', isbn: '978-0-911910-61-2' }],
});
