import {
  category,
  defineCalculator,
  measure,
  noResult,
  number,
  percent,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** As a fraction; a little more than air has. */
const ROOM_AIR_TO = 0.22;
/** mmHg by which pressures and quotient may be off. */
const MEASURING_ERROR = 10;

/** Alveolar gas equation with 47 mmHg of water vapor; expected gradient (age + 10)/4 on room air. */
export default defineCalculator({
  title: 'A-a gradient',
  description:
    'Alveolar-arterial oxygen gradient from blood gas, inspired oxygen and pressure, with the value (age + 10)/4 expected for age.',
  keywords: ['alveolar gas equation', 'A-a gradient', 'hypoxemia', 'PAO2', 'blood gas'],
  inputs: {
    age: adultAge,
    arterialOxygen: measure('mmHg', { label: 'PaO₂', symbol: 'P_{aO_2}', min: 10, max: 700, usual: [30, 650] }),
    carbonDioxide: measure('mmHg', { label: 'PaCO₂', symbol: 'P_{aCO_2}', min: 5, max: 200, usual: [15, 120] }),
    inspired: percent({
      label: 'Inspired oxygen (FiO₂)',
      symbol: 'F_{iO_2}',
      min: 15,
      max: 100,
      default: 21,
      usual: [21, 100],
    }),
    atmospheric: measure('mmHg', {
      label: 'Atmospheric pressure',
      symbol: 'P_{atm}',
      min: 200,
      max: 2300,
      default: 760,
      usual: [500, 800],
    }),
    quotient: number({ label: 'Respiratory quotient', symbol: 'R', min: 0.6, max: 1.2, default: 0.8, usual: [0.7, 1] }),
  },
  outputs: {
    gradient: measure('mmHg', { label: 'A-a gradient', symbol: '\\Delta P', places: 1 }),
    alveolarOxygen: measure('mmHg', { label: 'Alveolar oxygen (PAO₂)', symbol: 'P_{AO_2}', places: 0 }),
    expected: measure('mmHg', { label: 'Expected for age on room air', symbol: '\\Delta P_0', places: 1 }),
    reading: category(['Normal', 'Raised'], { label: 'Reading on room air', of: 'gradient', optional: true }),
  },
  formula: ({ age, arterialOxygen, carbonDioxide, inspired, atmospheric, quotient }) => {
    const alveolarOxygen = inspired * (atmospheric - 47) - carbonDioxide / quotient;
    if (alveolarOxygen <= 0) throw noResult('The alveolar oxygen would be below zero: check the values.');
    const gradient = sumOfProducts(
      [inspired, atmospheric],
      [-47, inspired],
      [-1, carbonDioxide / quotient],
      [-1, arterialOxygen],
    );
    if (gradient < -MEASURING_ERROR) {
      throw noResult(
        'The arterial oxygen lies above the alveolar, which cannot be: check the inspired oxygen and the values.',
      );
    }
    const expected = (age + 10) / 4;
    if (inspired > ROOM_AIR_TO) return { gradient, alveolarOxygen, expected };
    return {
      gradient,
      alveolarOxygen,
      expected,
      reading: roundTo(gradient, 1) > roundTo(expected, 1) ? 'Raised' : 'Normal',
    };
  },
  explanation: ({ reading }) =>
    reading === undefined
      ? 'The A-a gradient is {gradient}; the {expected} that are expected at that age hold on room air alone.'
      : 'The A-a gradient is {gradient} ({reading}); on room air {expected} is expected at that age.',
  cautions: [
    {
      level: 'caution',
      when: ({ inspired }) => inspired > ROOM_AIR_TO,
      says: 'The gradient rises with inspired oxygen, so that it is not judged here: use the P/F ratio.',
    },
    {
      level: 'caution',
      when: ({ gradient }) => gradient < 0,
      says: 'A gradient below zero is an error of measurement or of the inspired oxygen: check the values.',
    },
  ],
  examples: [
    {
      inputs: { age: 30, arterialOxygen: 90, carbonDioxide: 40 },
      results: { gradient: 9.73, alveolarOxygen: 99.73, expected: 10, reading: 'Normal' },
      source: 'By hand: 0.21 × 713 - 50 = 99.73; (30 + 10)/4',
    },
    {
      inputs: { age: 60, arterialOxygen: 80, carbonDioxide: 45, inspired: 50 },
      results: { gradient: 220.25, alveolarOxygen: 300.25, expected: 17.5 },
      cautions: ['use the P/F ratio'],
      source: 'By hand: 0.5 × 713 - 56.25; 70/4',
    },
    {
      inputs: { age: 30, arterialOxygen: 75, carbonDioxide: 30, atmospheric: 630 },
      results: { alveolarOxygen: 84.93, gradient: 9.93 },
      source: 'By hand: 0.21 × 583 - 37.5',
    },
    {
      inputs: { age: 31, arterialOxygen: 89.3, carbonDioxide: 40 },
      results: { gradient: 10.43, expected: 10.25, reading: 'Raised' },
      source: 'By hand: 99.73 - 89.3; 41/4',
    },
    {
      inputs: { age: 30, arterialOxygen: 104, carbonDioxide: 40 },
      results: { gradient: -4.27, reading: 'Normal' },
      cautions: ['below zero'],
      source: 'By hand: 99.73 - 104',
    },
    {
      inputs: { age: 30, arterialOxygen: 150, carbonDioxide: 40 },
      noResult: 'above the alveolar',
      source: 'By hand: 99.73 - 150',
    },
    {
      inputs: { age: 30, arterialOxygen: 40, carbonDioxide: 120 },
      noResult: 'below zero',
      source: 'By hand: 149.73 - 150',
    },
    {
      inputs: { age: 30, arterialOxygen: 97, carbonDioxide: 40, quotient: 0.9 },
      results: { alveolarOxygen: 105.285556, gradient: 8.285556, reading: 'Normal' },
      source: 'By hand: 0.21 × 713 - 40/0.9; - 97',
    },
  ],
  notes: [
    'By the simplified alveolar gas equation, without the small term in FiO₂ × PaCO₂ (2 mmHg on room air).',
    'For adults. A normal gradient with low oxygen points to hypoventilation or thin air, a raised one to mismatch, shunt or diffusion.',
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
