import { choice, constant, defineCalculator, percent, quantity } from '@reckoner/engine';

/** A balance of solute: c = (c₁V₁ + c₂V₂)/(V₁ + V₂), or w = (w₁m₁ + w₂m₂)/(m₁ + m₂). */
export default defineCalculator({
  title: 'Mixing two solutions',
  description:
    'Concentration of the mixture of two solutions of one solute from their concentrations and volumes, or their mass percents and masses.',
  keywords: ['final concentration', 'mixture concentration', 'combine two solutions', 'alligation'],
  related: ['dilution-c1v1', 'mixing-acid-base-ph', 'mass-percent-solution'],
  inputs: {
    basis: choice(
      {
        molarity: { label: 'Molarity and volume', also: ['mol/L'] },
        massConcentration: { label: 'Mass concentration and volume', also: ['g/L'] },
        massPercent: { label: 'Mass percent and mass', also: ['%', 'w/w'] },
      },
      { label: 'Concentrations are given as', default: 'molarity' },
    ),
    firstMolarity: quantity('mol/L', {
      label: 'Molarity of the first',
      symbol: 'c_1',
      min: 0,
      max: 100,
      usual: [0, 30],
      when: { basis: 'molarity' },
    }),
    secondMolarity: quantity('mol/L', {
      label: 'Molarity of the second',
      help: '0 for the solvent alone.',
      symbol: 'c_2',
      min: 0,
      max: 100,
      usual: [0, 30],
      when: { basis: 'molarity' },
    }),
    firstConcentration: quantity('g/L', {
      label: 'Mass concentration of the first',
      symbol: '\\gamma_1',
      min: 0,
      max: 10000,
      usual: [0, 2000],
      when: { basis: 'massConcentration' },
    }),
    secondConcentration: quantity('g/L', {
      label: 'Mass concentration of the second',
      help: '0 for the solvent alone.',
      symbol: '\\gamma_2',
      min: 0,
      max: 10000,
      usual: [0, 2000],
      when: { basis: 'massConcentration' },
    }),
    firstVolume: quantity('L', {
      label: 'Volume of the first',
      unit: 'mL',
      symbol: 'V_1',
      min: 0,
      max: 1e9,
      when: { basis: ['molarity', 'massConcentration'] },
    }),
    secondVolume: quantity('L', {
      label: 'Volume of the second',
      unit: 'mL',
      symbol: 'V_2',
      min: 0,
      max: 1e9,
      when: { basis: ['molarity', 'massConcentration'] },
    }),
    firstPercent: percent({
      label: 'Mass percent of the first',
      symbol: 'w_1',
      min: 0,
      max: 100,
      usual: [0.5, 100],
      when: { basis: 'massPercent' },
    }),
    secondPercent: percent({
      label: 'Mass percent of the second',
      help: '0 for the solvent alone.',
      symbol: 'w_2',
      min: 0,
      max: 100,
      usual: [0.5, 100],
      when: { basis: 'massPercent' },
    }),
    firstMass: quantity('g', {
      label: 'Mass of the first',
      symbol: 'm_1',
      min: 0,
      max: 1e9,
      when: { basis: 'massPercent' },
    }),
    secondMass: quantity('g', {
      label: 'Mass of the second',
      symbol: 'm_2',
      min: 0,
      max: 1e9,
      when: { basis: 'massPercent' },
    }),
  },
  outputs: {
    molarity: quantity('mol/L', { label: 'Molarity of the mixture', symbol: 'c', digits: 4, optional: true }),
    massConcentration: quantity('g/L', {
      label: 'Mass concentration of the mixture',
      symbol: '\\gamma',
      digits: 4,
      optional: true,
    }),
    massPercent: percent({ label: 'Mass percent of the mixture', symbol: 'w', digits: 4, optional: true }),
    volume: quantity('L', { label: 'Volume of the mixture', unit: 'mL', symbol: 'V', digits: 4, optional: true }),
    mass: quantity('g', { label: 'Mass of the mixture', symbol: 'm', digits: 4, optional: true }),
    amount: quantity('mol', { label: 'Amount of solute in it', unit: 'mmol', symbol: 'n', digits: 4, optional: true }),
    soluteMass: quantity('g', { label: 'Mass of solute in it', symbol: 'm_s', digits: 4, optional: true }),
  },
  formula: ({
    basis,
    firstMolarity,
    secondMolarity,
    firstConcentration,
    secondConcentration,
    firstVolume,
    secondVolume,
    firstPercent,
    secondPercent,
    firstMass,
    secondMass,
  }) => {
    if (basis === 'molarity') {
      return {
        molarity: (firstMolarity * firstVolume + secondMolarity * secondVolume) / (firstVolume + secondVolume),
        volume: firstVolume + secondVolume,
        amount: firstMolarity * firstVolume + secondMolarity * secondVolume,
      };
    }
    if (basis === 'massConcentration') {
      return {
        massConcentration:
          (firstConcentration * firstVolume + secondConcentration * secondVolume) / (firstVolume + secondVolume),
        volume: firstVolume + secondVolume,
        soluteMass: firstConcentration * firstVolume + secondConcentration * secondVolume,
      };
    }
    return {
      massPercent: (firstPercent * firstMass + secondPercent * secondMass) / (firstMass + secondMass),
      mass: firstMass + secondMass,
      soluteMass: firstPercent * firstMass + secondPercent * secondMass,
    };
  },
  shown: () => ({
    molarity: undefined,
    massConcentration: undefined,
    massPercent: undefined,
    volume: undefined,
    mass: undefined,
    amount: undefined,
    soluteMass: undefined,
  }),
  stepwise: [
    'By molarity: c = (c₁V₁ + c₂V₂)/(V₁ + V₂), with n = c₁V₁ + c₂V₂ of solute in V = V₁ + V₂.',
    'By mass concentration: γ = (γ₁V₁ + γ₂V₂)/(V₁ + V₂), with a mass γ₁V₁ + γ₂V₂ of solute.',
    'By mass percent: w = (w₁m₁ + w₂m₂)/(m₁ + m₂), with a mass w₁m₁ + w₂m₂ of solute in m = m₁ + m₂.',
  ],
  explanation: ({ basis }) =>
    basis === 'massPercent'
      ? '{mass} of the mixture is {massPercent} by mass.'
      : basis === 'massConcentration'
        ? '{volume} of the mixture is {massConcentration}.'
        : '{volume} of the mixture is {molarity}.',
  requires: [
    {
      that: ({ firstVolume, secondVolume }) => firstVolume + secondVolume > 0,
      field: 'firstVolume',
      says: 'Both volumes are 0: there is nothing to mix.',
    },
    {
      that: ({ firstMass, secondMass }) => firstMass + secondMass > 0,
      field: 'firstMass',
      says: 'Both masses are 0: there is nothing to mix.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ firstMolarity, secondMolarity, firstVolume, secondVolume }) =>
        firstMolarity !== secondMolarity &&
        Math.max(firstMolarity, secondMolarity) > constant(5, 'mol/L') &&
        firstVolume > 0 &&
        secondVolume > 0,
      says: 'If this is a concentrated acid or base, it can get hot and spit: pour the stronger solution slowly into the weaker one, never the other way.',
    },
    {
      level: 'danger',
      when: ({ firstPercent, secondPercent, firstMass, secondMass }) =>
        firstPercent !== secondPercent &&
        Math.max(firstPercent, secondPercent) > 0.2 &&
        firstMass > 0 &&
        secondMass > 0,
      says: 'If this is a concentrated acid or base, it can get hot and spit: pour the stronger solution slowly into the weaker one, never the other way.',
    },
    {
      level: 'danger',
      when: ({ firstConcentration, secondConcentration, firstVolume, secondVolume }) =>
        firstConcentration !== secondConcentration &&
        Math.max(firstConcentration, secondConcentration) > constant(200, 'g/L') &&
        firstVolume > 0 &&
        secondVolume > 0,
      says: 'If this is a concentrated acid or base, it can get hot and spit: pour the stronger solution slowly into the weaker one, never the other way.',
    },
    {
      level: 'caution',
      when: ({ firstMolarity, secondMolarity, firstVolume, secondVolume }) =>
        firstMolarity !== secondMolarity &&
        Math.max(firstMolarity, secondMolarity) > constant(1, 'mol/L') &&
        firstVolume > 0 &&
        secondVolume > 0,
      says: 'Volumes are taken as additive. Above about 1 mol/L the real volume may be several percent off, and the concentration with it: mix by mass, or measure the density.',
    },
    {
      level: 'caution',
      when: ({ firstConcentration, secondConcentration, firstVolume, secondVolume }) =>
        firstConcentration !== secondConcentration &&
        Math.max(firstConcentration, secondConcentration) > constant(100, 'g/L') &&
        firstVolume > 0 &&
        secondVolume > 0,
      says: 'Volumes are taken as additive. Above about 100 g/L the real volume may be several percent off, and the concentration with it: mix by mass, or measure the density.',
    },
  ],
  examples: [
    {
      inputs: {
        basis: 'massConcentration',
        firstConcentration: 5000,
        secondConcentration: 0,
        firstVolume: 100,
        secondVolume: 400,
      },
      results: { massConcentration: 1000, soluteMass: 500 },
      cautions: ['hot and spit', 'taken as additive'],
      source: 'By hand: 500 g in half a liter; 5,000 mg/L sent as g/L',
    },
    {
      inputs: { firstMolarity: 0.5, secondMolarity: 0.2, firstVolume: 100, secondVolume: 200 },
      results: { molarity: 0.3, volume: 300, amount: 90 },
      source: 'By hand: 50 mmol and 40 mmol in 300 mL',
    },
    {
      inputs: { firstMolarity: 6, secondMolarity: 0, firstVolume: '0.25 L', secondVolume: 750 },
      results: { molarity: 1.5, volume: 1000, amount: 1500 },
      cautions: ['hot and spit', 'Above about 1 mol/L'],
      source: 'By hand: 1.5 mol in 1 L',
    },
    {
      inputs: {
        basis: 'massConcentration',
        firstConcentration: 9,
        secondConcentration: 50,
        firstVolume: 800,
        secondVolume: 200,
      },
      results: { massConcentration: 17.2, volume: 1000, soluteMass: 17.2 },
      source: 'By hand: 7.2 g and 10 g in 1 L',
    },
    {
      inputs: {
        basis: 'massConcentration',
        firstConcentration: 300,
        secondConcentration: 0,
        firstVolume: 100,
        secondVolume: 100,
      },
      results: { massConcentration: 150, volume: 200, soluteMass: 30 },
      cautions: ['hot and spit', 'Above about 100 g/L'],
      source: 'By hand: 30 g in 0.2 L',
    },
    {
      inputs: { basis: 'massPercent', firstPercent: 5, secondPercent: 15, firstMass: 300, secondMass: '0.1 kg' },
      results: { massPercent: 7.5, mass: 400, soluteMass: 30 },
      source: 'By hand: 15 g and 15 g in 400 g',
    },
    {
      inputs: { basis: 'massPercent', firstPercent: 96, secondPercent: 0, firstMass: 100, secondMass: 860 },
      results: { massPercent: 10, mass: 960, soluteMass: 96 },
      cautions: ['hot and spit'],
      source: 'By hand: 96 g in 960 g',
    },
    {
      inputs: { firstMolarity: 1, secondMolarity: 2, firstVolume: 0, secondVolume: 0 },
      refused: 'Both volumes are 0',
      source: 'By definition',
    },
    {
      inputs: { basis: 'massPercent', firstPercent: 1, secondPercent: 2, firstMass: 0, secondMass: 0 },
      refused: 'Both masses are 0',
      source: 'By definition',
    },
  ],
  notes: [
    'For two solutions of the same solute that do not react: acid and base, or salts that precipitate, are another matter.',
    'Masses add up exactly, volumes do not.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed.', isbn: '978-1-4641-3538-5' }],
});
