import { defineCalculator, isBelow, noResult, number, percent, sumOfProducts } from '@reckoner/engine';

/** CxHyOz + (x + y/4 - z/2)(O₂ + 3.773 N₂); air with 3.773 mol of atmospheric nitrogen of 28.16 g/mol, as Heywood. */
export default defineCalculator({
  title: 'Stoichiometric air-fuel ratio',
  description: 'Air-fuel ratio by mass of a fuel from its carbon, hydrogen and oxygen atoms, and at a lambda.',
  keywords: ['AFR', 'lambda', 'equivalence ratio', 'excess air', 'combustion', '14.7'],
  inputs: {
    carbon: number({ label: 'Carbon atoms', symbol: 'x', min: 0, max: 1000 }),
    hydrogen: number({ label: 'Hydrogen atoms', symbol: 'y', min: 0, max: 2000 }),
    oxygen: number({ label: 'Oxygen atoms', symbol: 'z', min: 0, max: 1000, default: 0 }),
    lambda: number({
      usual: [0.5, 10],
      label: 'Lambda',
      help: '1 is stoichiometric, above it lean.',
      symbol: '\\lambda',
      min: 0.1,
      max: 100,
      default: 1,
    }),
  },
  outputs: {
    stoichiometric: number({ label: 'Stoichiometric air-fuel ratio', symbol: '\\mathrm{AFR}_s', places: 2 }),
    actual: number({ label: 'Air-fuel ratio', symbol: '\\mathrm{AFR}', places: 2 }),
    equivalence: number({ label: 'Equivalence ratio', symbol: '\\varphi', places: 3 }),
    excess: percent({ label: 'Excess air', symbol: 'e', places: 1 }),
    oxygenNeeded: number({ label: 'Moles of oxygen for each mole of fuel', symbol: 'a', places: 3 }),
  },
  formula: ({ carbon, hydrogen, oxygen, lambda }) => {
    const oxygenNeeded = sumOfProducts([1, carbon], [0.25, hydrogen], [-0.5, oxygen]);
    if (oxygenNeeded <= 0) throw noResult('Such a fuel holds all the oxygen that it needs.');
    const fuelMass = 12.011 * carbon + 1.008 * hydrogen + 15.999 * oxygen;
    const stoichiometric = (oxygenNeeded * (31.998 + 3.773 * 28.16)) / fuelMass;
    return {
      stoichiometric,
      actual: lambda * stoichiometric,
      equivalence: 1 / lambda,
      excess: lambda - 1,
      oxygenNeeded,
    };
  },
  explanation: 'The fuel burns with {stoichiometric} times its mass of air; here it gets {actual}.',
  cautions: [
    {
      level: 'caution',
      when: ({ lambda }) => isBelow(lambda, 1),
      says: 'Below lambda 1 the air does not do: the fuel burns rich, and carbon monoxide, unburned fuel and soot remain. Excess air below zero is the air that is missing.',
    },
  ],
  examples: [
    {
      inputs: { carbon: 2, hydrogen: 6, oxygen: 1, lambda: 0.8 },
      results: { equivalence: '1.250', excess: -20, oxygenNeeded: 3 },
      cautions: ['carbon monoxide'],
      source: 'By hand: 1/0.8; 0.8 - 1',
    },
    {
      inputs: { carbon: 8, hydrogen: 18 },
      results: { stoichiometric: 15.1277312837, actual: 15.1277312837, equivalence: 1, excess: 0, oxygenNeeded: 12.5 },
      source: 'Python 3.11; Heywood, Appendix D: 15.13 for isooctane',
    },
    {
      inputs: { carbon: 2, hydrogen: 6, oxygen: 1, lambda: 1.25 },
      results: { stoichiometric: 9.00251883045, equivalence: 0.8, excess: 25, oxygenNeeded: 3 },
      source: 'Python 3.11; Heywood, Appendix D: 9.00 for ethanol',
    },
    {
      inputs: { carbon: 1, hydrogen: 4 },
      results: { stoichiometric: 17.23439257 },
      source: 'Python 3.11; Heywood, Appendix D: 17.23 for methane',
    },
    {
      inputs: { carbon: 1, hydrogen: 0, oxygen: 2 },
      noResult: 'all the oxygen',
      source: 'By definition: carbon dioxide does not burn',
    },
    {
      inputs: { carbon: 0.1, hydrogen: 0.2, oxygen: 0.3 },
      noResult: 'all the oxygen',
      source: 'By hand: 0.1 + 0.2/4 − 0.3/2 = 0',
    },
  ],
  references: [
    {
      title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §3.4 and Appendix D',
      isbn: '978-1-260-11610-6',
    },
  ],
});
