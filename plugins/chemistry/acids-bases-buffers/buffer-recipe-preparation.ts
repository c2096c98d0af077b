import { defineCalculator, isAbove, percent, quantity } from '@reckoner/engine';
import { countsOwnIons, molarMass, pH, pKa } from '../shared/acid.js';

/** Henderson-Hasselbalch split of the total concentration; capacity by Van Slyke without the part of water. */
export default defineCalculator({
  title: 'Buffer preparation recipe',
  description:
    'Masses of a weak acid and of the salt of its conjugate base for a buffer of given pH, concentration and volume.',
  keywords: ['make a buffer', 'buffer recipe', 'phosphate buffer', 'acetate buffer', 'Tris buffer'],
  inputs: {
    pH,
    pKa,
    concentration: quantity('mol/L', {
      label: 'Total buffer concentration',
      symbol: 'c',
      above: 0,
      max: 10,
      usual: [0.001, 3],
    }),
    volume: quantity('L', { label: 'Volume', symbol: 'V', above: 0, max: 1e6, default: 1 }),
    acidMolarMass: { ...molarMass, label: 'Molar mass of the acid form', symbol: 'M_a' },
    baseMolarMass: {
      ...molarMass,
      label: 'Molar mass of the base form',
      help: 'As weighed, with counter-ions and crystal water.',
      symbol: 'M_b',
    },
  },
  outputs: {
    acidMass: quantity('g', { label: 'Acid form to weigh', symbol: 'm_a' }),
    baseMass: quantity('g', { label: 'Base form to weigh', symbol: 'm_b' }),
    baseFraction: percent({ label: 'Share of the base form', symbol: '\\alpha', places: 2 }),
    capacity: quantity('mol/L', {
      label: 'Buffer capacity',
      help: 'Strong base per liter for one unit of pH.',
      symbol: '\\beta',
    }),
  },
  formula: ({ pH, pKa, concentration, volume, acidMolarMass, baseMolarMass }) => {
    const baseFraction = 1 / (1 + 10 ** (pKa - pH));
    return {
      acidMass: (1 - baseFraction) * concentration * volume * acidMolarMass,
      baseMass: baseFraction * concentration * volume * baseMolarMass,
      baseFraction,
      capacity: Math.LN10 * concentration * baseFraction * (1 - baseFraction),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Share of the base form over pH',
    x: { of: 'pH' },
    y: { of: 'baseFraction' },
    curve: ({ pH, pKa, baseFraction }) => ({
      from: Math.min(pKa - 3, pH),
      to: Math.max(pKa + 3, pH),
      lines: [
        { label: 'Base form', y: (at) => 1 / (1 + 10 ** (pKa - at)) },
        { label: 'Acid form', dashed: true, y: (at) => 1 / (1 + 10 ** (at - pKa)) },
      ],
      marks: [{ x: pH, y: baseFraction, label: 'Buffer' }],
    }),
  },
  explanation: 'Dissolve {acidMass} of the acid form and {baseMass} of the base form and fill up to {volume}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pH, pKa }) => isAbove(Math.abs(pH - pKa), 1),
      says: 'The pH is more than one unit from the pKa: such a buffer hardly holds it. Take an acid whose pKa is nearer.',
    },
    {
      level: 'caution',
      when: ({ pH, concentration, baseFraction }) =>
        countsOwnIons(pH, concentration * Math.min(baseFraction, 1 - baseFraction)),
      says: 'So dilute or so far from neutral, the hydrogen or hydroxide ions of the solution itself shift the pH by some hundredths or more, which this recipe leaves out: the real pH lies nearer to 7. Adjust it at a pH meter.',
    },
  ],
  examples: [
    {
      inputs: { pH: 5, pKa: 4.756, concentration: 0.1, acidMolarMass: 60.052, baseMolarMass: 82.034 },
      results: { baseFraction: 63.687604, acidMass: 2.180632, baseMass: 5.2245489, capacity: 0.053250723 },
      source: 'Python: acetic acid and sodium acetate, fraction 10^0.244/(1 + 10^0.244)',
    },
    {
      inputs: {
        pH: 7.4,
        pKa: 7.2,
        concentration: '50 mmol/L',
        volume: '500 mL',
        acidMolarMass: 119.977,
        baseMolarMass: 141.958,
      },
      results: { baseFraction: 61.313682, acidMass: 1.1603671, baseMass: 2.1759919, capacity: 0.027308666 },
      source: 'Python: NaH2PO4 and Na2HPO4, fraction 10^0.2/(1 + 10^0.2)',
    },
    {
      inputs: { pH: 7, pKa: 7, concentration: 0.2, acidMolarMass: 100, baseMolarMass: 100 },
      results: { baseFraction: 50, acidMass: 10, baseMass: 10, capacity: 0.11512925 },
      source: 'By hand: half of 0.2 mol each; ln 10 × 0.2/4',
    },
    {
      inputs: { pH: 1, pKa: 1, concentration: 0.1, acidMolarMass: 100, baseMolarMass: 200 },
      results: { acidMass: 5, baseMass: 10 },
      cautions: ['nearer to 7'],
      source: 'By hand: half of 0.1 mol each; the charge balance gives a pH of 1.38',
    },
    {
      inputs: { pH: 7, pKa: 4.756, concentration: 0.1, acidMolarMass: 60.052, baseMolarMass: 82.034 },
      results: { baseFraction: 99.433068 },
      cautions: ['more than one unit'],
      source: 'Python: 1/(1 + 10^(4.756 - 7))',
    },
  ],
  notes: ['Check with a pH meter before filling up: ionic strength and temperature shift pKa.'],
  references: [
    { title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-5', isbn: '978-1-4641-3538-5' },
    { title: 'Van Slyke: On the measurement of buffer values, J. Biol. Chem. 52 (1922) 525' },
  ],
});
