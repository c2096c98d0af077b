import { category, defineCalculator, measure, noResult, number, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Alveolar gas equation with 47 mmHg of water vapor; expected gradient (age + 10)/4 on room air. */
export default defineCalculator({
  title: 'A-a gradient',
  description:
    'Alveolar-arterial oxygen gradient from blood gas, inspired oxygen and pressure, with the value (age + 10)/4 expected for age.',
  keywords: ['alveolar gas equation', 'A-a gradient', 'hypoxemia', 'PAO2', 'blood gas'],
  inputs: {
    age: adultAge,
    arterialOxygen: measure('mmHg', { label: 'PaO₂', symbol: 'P_{aO_2}', min: 10, max: 700 }),
    carbonDioxide: measure('mmHg', { label: 'PaCO₂', symbol: 'P_{aCO_2}', min: 5, max: 200 }),
    inspired: percent({ label: 'Inspired oxygen (FiO₂)', symbol: 'F_{iO_2}', min: 15, max: 100, default: 21 }),
    atmospheric: measure('mmHg', {
      label: 'Atmospheric pressure',
      symbol: 'P_{atm}',
      min: 200,
      max: 2300,
      default: 760,
    }),
    quotient: number({ label: 'Respiratory quotient', symbol: 'R', min: 0.6, max: 1.2, default: 0.8 }),
  },
  outputs: {
    gradient: measure('mmHg', { label: 'A-a gradient', symbol: '\\Delta P', places: 0 }),
    alveolarOxygen: measure('mmHg', { label: 'Alveolar oxygen (PAO₂)', symbol: 'P_{AO_2}', places: 0 }),
    expected: measure('mmHg', { label: 'Expected for age on room air', symbol: '\\Delta P_0', places: 0 }),
    reading: category(['Normal', 'Raised'], { label: 'Reading' }),
  },
  formula: ({ age, arterialOxygen, carbonDioxide, inspired, atmospheric, quotient }) => {
    const alveolarOxygen = inspired * (atmospheric - 47) - carbonDioxide / quotient;
    if (alveolarOxygen <= 0) throw noResult('The alveolar oxygen would be below zero: check the values.');
    const gradient = alveolarOxygen - arterialOxygen;
    const expected = (age + 10) / 4;
    return { gradient, alveolarOxygen, expected, reading: gradient > expected ? 'Raised' : 'Normal' };
  },
  explanation: 'The A-a gradient is {gradient}; on room air {expected} is expected at that age.',
  examples: [
    {
      inputs: { age: 30, arterialOxygen: 90, carbonDioxide: 40 },
      results: { gradient: 9.73, alveolarOxygen: 99.73, expected: 10, reading: 'Normal' },
      source: 'By hand: 0.21 × 713 - 50 = 99.73; (30 + 10)/4',
    },
    {
      inputs: { age: 60, arterialOxygen: 80, carbonDioxide: 45, inspired: 50 },
      results: { gradient: 220.25, alveolarOxygen: 300.25, expected: 17.5, reading: 'Raised' },
      source: 'By hand: 0.5 × 713 - 56.25; 70/4',
    },
    {
      inputs: { age: 30, arterialOxygen: 75, carbonDioxide: 30, atmospheric: 630 },
      results: { alveolarOxygen: 84.93, gradient: 9.93 },
      source: 'By hand: 0.21 × 583 - 37.5',
    },
    {
      inputs: { age: 30, arterialOxygen: 40, carbonDioxide: 120 },
      noResult: 'below zero',
      source: 'By hand: 149.73 - 150',
    },
  ],
  notes: [
    'By the simplified alveolar gas equation, without the small term in FiO₂ × PaCO₂ (2 mmHg on room air).',
    'For adults; the expected gradient holds on room air and rises with inspired oxygen.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'West, Luks: West’s Respiratory Physiology, 11th ed., ch. 5 and appendix A' },
    {
      title:
        'Mellemgaard: The Alveolar-Arterial Oxygen Difference: Its Size and Components in Normal Man, Acta Physiol Scand 67 (1966) 10',
      doi: '10.1111/j.1748-1716.1966.tb03281.x',
    },
  ],
});
