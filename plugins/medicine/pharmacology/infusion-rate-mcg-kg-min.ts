import { defineEquations, isAbove, isAtLeast, isBelow, quantity } from '@reckoner/engine';

/** What the pump gives is what the patient gets: rate times concentration equals dose times weight. */
export default defineEquations({
  title: 'Infusion rate (µg/kg/min)',
  description: 'Pump rate, dose per kilogram, weight and concentration of an infusion: any three give the fourth.',
  keywords: ['mcg/kg/min', 'mL/h', 'vasopressor', 'dopamine', 'norepinephrine', 'infusion pump', 'drip'],
  variables: {
    dose: quantity('µg/(kg*min)', { label: 'Dose', symbol: 'd', above: 0, max: 100000, usual: [0.005, 500] }),
    weight: quantity('kg', { label: 'Weight', symbol: 'W', above: 0, max: 500, usual: [0.5, 200] }),
    concentration: quantity('µg/mL', {
      label: 'Concentration',
      unit: 'mg/mL',
      symbol: 'c',
      above: 0,
      max: 1000,
      usual: [0.001, 100],
    }),
    rate: quantity('mL/min', {
      label: 'Pump rate',
      unit: 'mL/h',
      symbol: 'Q',
      above: 0,
      max: 10000,
      usual: [0.1, 500],
    }),
  },
  equations: ({ dose, weight, concentration, rate }) => [[rate * concentration, dose * weight]],
  explanation: '{dose} at {weight} with {concentration} is a pump rate of {rate}.',
  cautions: [
    {
      level: 'danger',
      when: ({ rate }) => isBelow(rate, 0.1 / 60) || isAbove(rate, 999 / 60),
      says: 'Most pumps run from 0.1 to 999 mL/h: {rate} lies outside. Check dose, weight and concentration, or use another dilution.',
    },
    {
      level: 'danger',
      when: ({ dose }) => isAbove(dose, 1000),
      says: 'Hardly any drug is given at {dose}: check the pump rate, the concentration and the unit of the dose.',
    },
    {
      level: 'danger',
      when: ({ weight }) => isBelow(weight, 0.4) || isAbove(weight, 300),
      says: 'Hardly any patient weighs {weight}: check dose, concentration and pump rate.',
    },
    {
      level: 'caution',
      when: ({ rate }) => isAtLeast(rate, 0.1 / 60) && isBelow(rate, 0.5 / 60),
      says: 'Below 0.5 mL/h the flow starts late and in jerks: a weaker solution is safer.',
    },
  ],
  examples: [
    {
      inputs: { dose: 5, weight: 70, concentration: 1.6 },
      results: { rate: 13.125 },
      source: 'By hand: 5 × 70 × 60 / 1600',
    },
    {
      inputs: { dose: 0.1, weight: 80, concentration: '16 µg/mL' },
      results: { rate: 30 },
      source: 'By hand: 0.1 × 80 × 60 / 16',
    },
    {
      inputs: { rate: 10, weight: 60, concentration: 4 },
      results: { dose: 11.11111 },
      source: 'By hand: 10 × 4000 / (60 × 60)',
    },
    {
      inputs: { rate: 6, dose: 2, weight: 50 },
      results: { concentration: 1 },
      source: 'By hand: 2 × 50 × 60 / 6 = 1000 µg/mL',
    },
    {
      inputs: { dose: 0.05, weight: 1.5, concentration: '60 µg/mL' },
      results: { rate: 0.075 },
      cautions: ['lies outside'],
      source: 'By hand: 0.05 × 1.5 × 60 / 60',
    },
    {
      inputs: { dose: 0.1, weight: 3, concentration: '60 µg/mL' },
      results: { rate: 0.3 },
      cautions: ['in jerks'],
      source: 'By hand: 0.1 × 3 × 60 / 60',
    },
    {
      inputs: { rate: 120, weight: 50, concentration: 50 },
      results: { dose: 2000 },
      cautions: ['Hardly any drug is given', 'far above the usual'],
      source: 'By hand: 120 × 50000 / (60 × 50)',
    },
    {
      inputs: { rate: 6, dose: 0.2, concentration: 1 },
      results: { weight: 500 },
      cautions: ['Hardly any patient weighs', 'far above the usual'],
      source: 'By hand: 6 × 1000 / (0.2 × 60)',
    },
    { inputs: { rate: 6, dose: 2, concentration: 1 }, results: { weight: 50 }, source: 'By hand: 6 × 1000 / (2 × 60)' },
  ],
  notes: ['Check the concentration on the syringe or bag, and the pump’s unit.', 'Does not replace clinical judgment.'],
  references: [
    { title: 'Gahart, Nazareno, Ortega: Intravenous Medications, 38th ed.: calculation of infusion rates' },
    { title: 'Mindray: Flow accuracy and continuity of infusion pumps: rates from 0.1 to 999 mL/h' },
  ],
});
