import { category, constant, defineCalculator, integer, number, quantity, sumOfProducts } from '@reckoner/engine';
import { pKw } from '../shared/acid.js';

const solution = { above: 0, max: 20, usual: [1e-6, 12] } as const;
const amount = { unit: 'mL', min: 0, max: 1e9 } as const;
const equivalents = { min: 1, max: 3, default: 1 } as const;

/** What is left of the stronger side in the total volume, with the ions of water. */
export default defineCalculator({
  title: 'pH of mixed strong acid and base',
  description: 'pH after a strong acid and a strong base are mixed, what is left over, and what would neutralize it.',
  keywords: ['mixing acid and base', 'neutralization pH', 'pH after mixing HCl and NaOH', 'excess acid', 'excess base'],
  inputs: {
    acidConcentration: quantity('mol/L', { label: 'Concentration of the acid', symbol: 'c_a', ...solution }),
    acidVolume: quantity('L', { label: 'Volume of the acid', symbol: 'V_a', ...amount }),
    acidEquivalents: integer({
      label: 'H⁺ of each formula unit of the acid',
      help: '1 of HCl and HNO₃, 2 of H₂SO₄.',
      symbol: 'n_a',
      ...equivalents,
    }),
    baseConcentration: quantity('mol/L', { label: 'Concentration of the base', symbol: 'c_b', ...solution }),
    baseVolume: quantity('L', { label: 'Volume of the base', symbol: 'V_b', ...amount }),
    baseEquivalents: integer({
      label: 'OH⁻ of each formula unit of the base',
      help: '1 of NaOH and KOH, 2 of Ca(OH)₂.',
      symbol: 'n_b',
      ...equivalents,
    }),
    pKw,
  },
  outputs: {
    pH: number({ label: 'pH', symbol: '\\mathrm{pH}', places: 3 }),
    excess: category(['Acid', 'Neither', 'Base'], { label: 'Left over' }),
    excessAmount: quantity('mol', { label: 'Amount of H⁺ or OH⁻ left over', unit: 'mmol', symbol: 'n' }),
    excessConcentration: quantity('mol/L', { label: 'Its concentration', symbol: 'c' }),
    volume: quantity('L', { label: 'Total volume', unit: 'mL', symbol: 'V' }),
    neutralVolume: quantity('L', {
      label: 'Volume of the base that neutralizes the acid',
      unit: 'mL',
      symbol: 'V_0',
    }),
  },
  formula: ({
    acidConcentration,
    acidVolume,
    acidEquivalents,
    baseConcentration,
    baseVolume,
    baseEquivalents,
    pKw,
  }) => {
    const net = sumOfProducts(
      [acidEquivalents, acidConcentration, acidVolume],
      [-baseEquivalents, baseConcentration, baseVolume],
    );
    const volume = acidVolume + baseVolume;
    const excessAmount = Math.abs(net);
    const excessConcentration = excessAmount / volume;
    const left = excessConcentration / constant(1, 'mol/L');
    // Where water adds nothing that counts, 1 mol/L has a pH of 0 and not of 4 × 10⁻¹⁵.
    const more = left > 0.1 ? left : (left + Math.sqrt(left ** 2 + 4 * 10 ** -pKw)) / 2;
    const distance = Math.log10(more);
    const excess = net === 0 ? 'Neither' : net > 0 ? 'Acid' : 'Base';
    return {
      pH: net >= 0 ? -distance : pKw + distance,
      excess,
      excessAmount,
      excessConcentration,
      volume,
      neutralVolume: (acidEquivalents * acidConcentration * acidVolume) / (baseEquivalents * baseConcentration),
    };
  },
  explanation: ({ excess }) =>
    excess === 'Neither'
      ? 'Acid and base neutralize each other: the pH is {pH}.'
      : excess === 'Acid'
        ? 'Of the acid {excessAmount} of hydrogen ions are left in {volume}: the pH is {pH}.'
        : 'Of the base {excessAmount} of hydroxide ions are left in {volume}: the pH is {pH}.',
  requires: [
    {
      that: ({ acidVolume, baseVolume }) => acidVolume > 0 || baseVolume > 0,
      field: 'baseVolume',
      says: 'There must be some acid or some base.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ acidConcentration, baseConcentration, acidVolume, baseVolume }) =>
        acidVolume > 0 && baseVolume > 0 && (acidConcentration > 2 || baseConcentration > 2),
      says: 'So concentrated solutions heat up to boiling and spatter where they meet: dilute them first, and mix slowly.',
    },
    {
      level: 'caution',
      when: ({ excessConcentration }) => excessConcentration > 1.001,
      says: 'Above 1 mol/L activities differ much from concentrations: the pH is rough.',
    },
    {
      level: 'caution',
      when: ({ acidEquivalents, excess, excessConcentration }) =>
        acidEquivalents === 2 && excess === 'Acid' && excessConcentration > 0.001,
      says: 'Sulfuric acid gives off its second proton completely only near neutral: with so much acid left the pH is somewhat higher.',
    },
    {
      level: 'caution',
      when: ({ acidEquivalents }) => acidEquivalents === 3,
      says: 'No acid gives off three protons completely: take the titration curve of a weak acid.',
    },
  ],
  examples: [
    {
      inputs: { acidConcentration: 0.1, acidVolume: 25, baseConcentration: 0.1, baseVolume: 20 },
      results: {
        pH: 1.954242509,
        excess: 'Acid',
        excessAmount: 0.5,
        excessConcentration: 0.01111111111,
        volume: 45,
        neutralVolume: 25,
      },
      source: 'mpmath: charge balance by bisection; by hand: 2.5 - 2 mmol in 45 mL',
    },
    {
      inputs: { acidConcentration: 0.1, acidVolume: 20, baseConcentration: 0.1, baseVolume: 30 },
      results: { pH: 12.30103, excess: 'Base', excessAmount: 1, excessConcentration: 0.02, neutralVolume: 20 },
      source: 'mpmath: charge balance by bisection; by hand: 14 + log 0.02',
    },
    {
      inputs: {
        acidConcentration: 0.05,
        acidVolume: 10,
        acidEquivalents: 2,
        baseConcentration: 0.1,
        baseVolume: 15,
      },
      results: { pH: 12.30103, excess: 'Base', excessAmount: 0.5, neutralVolume: 10 },
      source: 'By hand: 1.5 - 1 mmol in 25 mL',
    },
    {
      inputs: { acidConcentration: 0.1, acidVolume: 3, baseConcentration: 0.3, baseVolume: 1, pKw: 13.6 },
      results: { pH: 6.8, excess: 'Neither', excessAmount: 0, volume: 4 },
      source: 'By hand: half of pKw',
    },
    {
      inputs: { acidConcentration: 12, acidVolume: 100, baseConcentration: 0.1, baseVolume: 100 },
      results: { excessAmount: 1190, excess: 'Acid', excessConcentration: 5.95 },
      cautions: ['spatter', 'Above 1 mol/L'],
      source: 'By hand: 1,200 - 10 mmol in 200 mL',
    },
    {
      inputs: { acidConcentration: 1.5, acidVolume: 200, baseConcentration: 1, baseVolume: 100, acidEquivalents: 2 },
      results: { excessAmount: 500, excess: 'Acid', excessConcentration: 1.666666667 },
      cautions: ['Above 1 mol/L', 'second proton'],
      source: 'By hand: 600 - 100 mmol in 300 mL',
    },
    {
      inputs: { acidConcentration: 0.1, acidVolume: 10, baseConcentration: 0.1, baseVolume: 30, acidEquivalents: 3 },
      results: { pH: 7, excess: 'Neither' },
      cautions: ['three protons'],
      source: 'By hand: 3 mmol each',
    },
    {
      inputs: { acidConcentration: 2, acidVolume: 150, baseConcentration: 1, baseVolume: 100 },
      results: { pH: 0.09691001301, excess: 'Acid', excessConcentration: 0.8 },
      source: 'By hand: 300 - 100 mmol in 250 mL',
    },
    {
      inputs: { acidConcentration: 1, acidVolume: 50, baseConcentration: 1, baseVolume: 0 },
      results: { pH: 0, excess: 'Acid', excessConcentration: 1 },
      source: 'By hand: -log 1',
    },
    {
      inputs: { acidConcentration: 1, acidVolume: 0, baseConcentration: 1, baseVolume: 0 },
      refused: 'some acid or some base',
      source: 'By definition',
    },
    {
      inputs: { acidConcentration: 0.1, acidVolume: 20, baseConcentration: 0.05, baseVolume: 25, baseEquivalents: 2 },
      results: {
        pH: 12.04575749,
        excess: 'Base',
        excessAmount: 0.5,
        excessConcentration: 0.01111111111,
        volume: 45,
        neutralVolume: 20,
      },
      source: 'By hand: 2.5 - 2 mmol in 45 mL; 14 + log(0.5/45)',
    },
  ],
  notes: [
    'Strong acids and bases only, volumes added up, activities as concentrations. With a weak one take the titration curve.',
    'The second proton of sulfuric acid counts in full.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-1 and §11-1', isbn: '978-1-4641-3538-5' }],
});
