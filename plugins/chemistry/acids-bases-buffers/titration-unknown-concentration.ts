import { defineCalculator, number, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** Amounts at the end point stand in the ratio of the coefficients: c_aV_a/ν_a = c_bV_b/ν_b. */
export default defineCalculator({
  title: 'Titration concentration',
  description: 'Unknown concentration of an analyte from the volume and concentration of titrant at the end point.',
  keywords: ['acid base titration', 'end point', 'equivalence point', 'titrant', 'burette'],
  inputs: {
    titrant: quantity('mol/L', {
      label: 'Concentration of the titrant',
      symbol: 'c_t',
      above: 0,
      max: 50,
      usual: [1e-5, 15],
    }),
    titrantVolume: quantity('L', {
      label: 'Titrant used',
      unit: 'mL',
      symbol: 'V_t',
      above: 0,
      max: 1e6,
      usual: [0.01, 2000],
    }),
    sample: quantity('L', {
      label: 'Volume of the sample',
      unit: 'mL',
      symbol: 'V_a',
      above: 0,
      max: 1e6,
      usual: [0.05, 10000],
    }),
    titrantCoefficient: number({
      label: 'Coefficient of the titrant in the equation',
      symbol: '\\nu_t',
      above: 0,
      max: 20,
      default: 1,
    }),
    analyteCoefficient: number({
      label: 'Coefficient of the analyte',
      symbol: '\\nu_a',
      above: 0,
      max: 20,
      default: 1,
    }),
    molarMass: { ...molarMass, label: 'Molar mass of the analyte', optional: true },
  },
  outputs: {
    concentration: quantity('mol/L', { label: 'Concentration of the analyte', symbol: 'c_a' }),
    amount: quantity('mol', { label: 'Analyte in the sample', unit: 'mmol', symbol: 'n_a' }),
    mass: quantity('g', { label: 'Mass of the analyte', unit: 'mg', symbol: 'm_a', optional: true }),
  },
  formula: ({ titrant, titrantVolume, sample, titrantCoefficient, analyteCoefficient, molarMass }) => {
    const amount = (titrant * titrantVolume * analyteCoefficient) / titrantCoefficient;
    return { concentration: amount / sample, amount, mass: molarMass === undefined ? undefined : amount * molarMass };
  },
  figure: {
    kind: 'curve',
    title: 'Analyte left while titrating',
    x: { of: 'titrantVolume', label: 'Titrant added' },
    y: { of: 'amount', label: 'Amount' },
    curve: ({ titrant, titrantVolume, amount }) => ({
      from: 0,
      to: 1.4 * titrantVolume,
      lines: [
        { label: 'Analyte left', y: (added) => Math.max(0, amount * (1 - added / titrantVolume)) },
        { label: 'Titrant in excess', dashed: true, y: (added) => Math.max(0, titrant * (added - titrantVolume)) },
      ],
      marks: [{ x: titrantVolume, y: 0, label: 'End point' }],
    }),
  },
  explanation: 'The sample holds {amount} of analyte: {concentration}.',
  cautions: [
    {
      level: 'caution',
      when: ({ concentration }) => concentration > 20,
      says: 'More than 20 mol/L is hardly a solution: check the volumes and their units.',
    },
  ],
  examples: [
    {
      inputs: { titrant: 0.1, titrantVolume: 22.5, sample: 25 },
      results: { concentration: 0.09, amount: 2.25 },
      source: 'By hand: 0.1 × 22.5/25',
    },
    {
      inputs: {
        titrant: '0.02 mol/L',
        titrantVolume: 18.3,
        sample: 10,
        titrantCoefficient: 2,
        analyteCoefficient: 5,
        molarMass: 90.034,
      },
      results: { concentration: 0.0915, amount: 0.915, mass: 82.38111 },
      source: 'By hand: permanganate and oxalic acid, 0.02 × 18.3 × 5/2 mmol',
    },
    {
      inputs: { titrant: 0.1, titrantVolume: 2000, sample: 5 },
      results: { concentration: 40 },
      cautions: ['hardly a solution'],
      source: 'By hand: 0.1 × 400',
    },
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §7-1', isbn: '978-1-4641-3538-5' }],
});
