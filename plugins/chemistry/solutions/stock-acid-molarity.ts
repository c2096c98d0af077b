import { choice, constant, defineCalculator, isAbove, isAtMost, isNear, percent, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/**
 * Concentrated reagents as they are usually sold: mass fraction, density in g/mL, molar mass in g/mol. Strength and density
 * as suppliers' tables give them, but where those contradict themselves or each other: the usual table has formic acid with
 * 1.13 g/mL beside 23.6 mol/L, which is right for 1.205 g/mL, densities of phosphoric and hydrofluoric acid that bottles do not
 * have, and densities of hydrochloric acid and of both hydroxides that are too coarse for its 12.1, 19.4 and 11.7 mol/L. Ammonia
 * is counted as NH3.
 */
const REAGENTS = {
  hydrochloric: { strength: 0.372, density: 1.185, molarMass: 36.461 },
  sulfuric: { strength: 0.96, density: 1.84, molarMass: 98.073 },
  nitric: { strength: 0.696, density: 1.41, molarMass: 63.013 },
  phosphoric: { strength: 0.85, density: 1.685, molarMass: 97.995 },
  acetic: { strength: 0.998, density: 1.05, molarMass: 60.052 },
  formic: { strength: 0.9, density: 1.205, molarMass: 46.026 },
  perchloric: { strength: 0.705, density: 1.67, molarMass: 100.458 },
  hydrofluoric: { strength: 0.48, density: 1.15, molarMass: 20.006 },
  ammonia: { strength: 0.28, density: 0.9, molarMass: 17.031 },
  sodiumHydroxide: { strength: 0.5, density: 1.515, molarMass: 39.997 },
  potassiumHydroxide: { strength: 0.45, density: 1.456, molarMass: 56.105 },
} as const;

/** The molarity that a stock is said to have, as its shown digits may round it up: that is the stock undiluted. */
const reach = (molarity: number) => molarity + Math.min(0.005 * molarity, constant(0.005, 'mol/L'));

/** c = wρ/M, and the volume of stock by C₁V₁ = C₂V₂. */
export default defineCalculator({
  title: 'Molarity of concentrated acid or base',
  description:
    'Molarity of a concentrated acid or base from its mass percent, density and molar mass, and the volume of it for a target solution.',
  keywords: [
    'concentrated acid molarity',
    'stock acid dilution',
    'molarity of 37% HCl',
    'prepare 1 M acid',
    'ammonium hydroxide molarity',
  ],
  related: ['dilution-c1v1', 'concentration-unit-interconversion'],
  inputs: {
    reagent: choice(
      {
        hydrochloric: { label: 'Hydrochloric acid', also: ['HCl', 'muriatic acid'] },
        sulfuric: { label: 'Sulfuric acid', also: ['H2SO4'] },
        nitric: { label: 'Nitric acid', also: ['HNO3'] },
        phosphoric: { label: 'Phosphoric acid', also: ['H3PO4', 'orthophosphoric acid'] },
        acetic: { label: 'Glacial acetic acid', also: ['acetic acid', 'CH3COOH', 'HOAc', 'ethanoic acid'] },
        formic: { label: 'Formic acid', also: ['HCOOH', 'methanoic acid'] },
        perchloric: { label: 'Perchloric acid', also: ['HClO4'] },
        hydrofluoric: { label: 'Hydrofluoric acid', also: ['HF'] },
        ammonia: { label: 'Ammonia, as NH3', also: ['NH3', 'ammonium hydroxide', 'NH4OH', 'ammonia'] },
        sodiumHydroxide: { label: 'Sodium hydroxide', also: ['NaOH', 'caustic soda', 'lye'] },
        potassiumHydroxide: { label: 'Potassium hydroxide', also: ['KOH', 'caustic potash'] },
        other: { label: 'Another one', also: ['other', 'custom'] },
      },
      { label: 'Acid or base' },
    ),
    strength: percent({
      label: 'Mass percent on the label',
      help: 'A usual one where it is left out.',
      symbol: 'w',
      min: 0.1,
      max: 100,
      usual: [1, 100],
      default: ({ reagent }: { reagent: keyof typeof REAGENTS }) => REAGENTS[reagent].strength,
      when: {
        reagent: [
          'hydrochloric',
          'sulfuric',
          'nitric',
          'phosphoric',
          'acetic',
          'formic',
          'perchloric',
          'hydrofluoric',
          'ammonia',
          'sodiumHydroxide',
          'potassiumHydroxide',
        ],
      },
    }),
    density: quantity('g/L', {
      label: 'Density on the label',
      help: 'Or the specific gravity. A usual one where it is left out.',
      unit: 'g/mL',
      symbol: '\\rho',
      min: 0.5,
      max: 5,
      usual: [0.8, 2],
      default: ({ reagent }: { reagent: keyof typeof REAGENTS }) => 1000 * REAGENTS[reagent].density,
      when: {
        reagent: [
          'hydrochloric',
          'sulfuric',
          'nitric',
          'phosphoric',
          'acetic',
          'formic',
          'perchloric',
          'hydrofluoric',
          'ammonia',
          'sodiumHydroxide',
          'potassiumHydroxide',
        ],
      },
    }),
    molarMass: { ...molarMass, when: { reagent: 'other' } },
    otherStrength: percent({
      label: 'Mass percent of the other one',
      symbol: 'w_o',
      min: 0.1,
      max: 100,
      usual: [1, 100],
      when: { reagent: 'other' },
    }),
    otherDensity: quantity('g/L', {
      label: 'Density of the other one',
      unit: 'g/mL',
      symbol: '\\rho_o',
      min: 0.5,
      max: 5,
      usual: [0.7, 3],
      when: { reagent: 'other' },
    }),
    wanted: choice(
      { molarity: 'Molarity of the stock alone', solution: 'A solution made of it' },
      { label: 'Wanted', default: 'molarity' },
    ),
    target: quantity('mol/L', {
      label: 'Molarity of the solution',
      symbol: 'c_2',
      above: 0,
      max: 50,
      usual: [1e-6, 20],
      when: { wanted: 'solution' },
    }),
    volume: quantity('L', {
      label: 'Volume of the solution',
      unit: 'mL',
      symbol: 'V_2',
      above: 0,
      max: 1e6,
      when: { wanted: 'solution' },
    }),
  },
  outputs: {
    molarity: quantity('mol/L', { label: 'Molarity of the stock', symbol: 'c_1', places: 2, digits: 3 }),
    stockVolume: quantity('L', {
      label: 'Stock to take',
      unit: 'mL',
      symbol: 'V_1',
      places: 2,
      digits: 3,
      optional: true,
    }),
    stockMass: quantity('g', { label: 'Mass of that stock', symbol: 'm_1', places: 2, digits: 3, optional: true }),
  },
  formula: ({ reagent, strength, density, molarMass, otherStrength, otherDensity, wanted, target, volume }) => {
    const massFraction = reagent === 'other' ? otherStrength : strength;
    const stockDensity = reagent === 'other' ? otherDensity : density;
    const soluteMass = reagent === 'other' ? molarMass : REAGENTS[reagent].molarMass * constant(1, 'g/mol');
    const molarity = (massFraction * stockDensity) / soluteMass;
    if (wanted === 'molarity') return { molarity };
    const stockVolume = Math.min((target * volume) / molarity, volume);
    return { molarity, stockVolume, stockMass: stockVolume * stockDensity };
  },
  shown: () => ({ molarity: undefined, stockVolume: undefined, stockMass: undefined }),
  stepwise: [
    'c₁ = w·ρ/M is the molarity of the stock: the mass of reagent in a liter over its molar mass.',
    'V₁ = c₂·V₂/c₁ is the volume of stock in the solution, at most V₂, and m₁ = V₁·ρ its mass.',
  ],
  explanation: ({ reagent, stockVolume }) =>
    reagent === 'other'
      ? stockVolume === undefined
        ? 'A stock of {otherStrength} and {otherDensity} is {molarity}.'
        : 'A stock of {otherStrength} and {otherDensity} is {molarity}: {stockVolume} of it makes {volume} of {target}.'
      : stockVolume === undefined
        ? 'A stock of {strength} and {density} is {molarity}.'
        : 'A stock of {strength} and {density} is {molarity}: {stockVolume} of it makes {volume} of {target}.',
  requires: [
    {
      that: ({ reagent, strength, density, target }) =>
        reagent === 'other' ||
        isAtMost(target, reach((strength * density) / (REAGENTS[reagent].molarMass * constant(1, 'g/mol')))),
      field: 'target',
      says: 'The stock is weaker than {target}: no dilution of it is that strong.',
    },
    {
      that: ({ molarMass, otherStrength, otherDensity, target }) =>
        isAtMost(target, reach((otherStrength * otherDensity) / molarMass)),
      field: 'target',
      says: 'The stock is weaker than {target}: no dilution of it is that strong.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ wanted }) => wanted === 'solution',
      says: 'Acids and bases can get hot and spit when they are diluted: pour the stock slowly into most of the water, stirred and cooled, never water into the stock; fill up to the volume when it is cold.',
    },
    {
      level: 'danger',
      when: ({ reagent }) => reagent === 'hydrofluoric',
      says: 'Hydrofluoric acid poisons through the skin, and even small burns can kill: use it only with training, and with calcium gluconate gel at hand. It eats glass.',
    },
    {
      level: 'danger',
      when: ({ reagent }) => reagent === 'perchloric',
      says: 'Perchloric acid can explode with organic matter and when it dries up: never heat it outside of a hood made for it.',
    },
    {
      level: 'caution',
      when: ({ reagent, strength, density }) =>
        reagent !== 'other' &&
        isAbove(Math.abs(strength - REAGENTS[reagent].strength), 0.02) &&
        isNear(density, 1000 * REAGENTS[reagent].density, constant(0.001, 'g/L')),
      says: 'Is {density} the density of {strength}? It is that of the usual strength: give the one on the label.',
    },
    {
      level: 'caution',
      when: ({ reagent, strength, density }) =>
        reagent !== 'other' &&
        isNear(strength, REAGENTS[reagent].strength, 1e-6) &&
        isAbove(Math.abs(density / REAGENTS[reagent].density - constant(1000, 'g/L')), constant(12, 'g/L')),
      says: 'Is {strength} the mass percent of a stock of {density}? It is the usual one, of another density: give the one on the label.',
    },
    {
      level: 'danger',
      when: ({ reagent, strength }) => reagent === 'perchloric' && strength > 0.725,
      says: 'Above 72.5% perchloric acid is an oxidizer at room temperature, and without water it explodes by itself: check the percent.',
    },
    {
      level: 'caution',
      when: ({ reagent, strength }) => reagent === 'hydrochloric' && strength > 0.43,
      says: 'At room temperature water holds some 40% of hydrogen chloride and not much more: check the percent.',
    },
    {
      level: 'caution',
      when: ({ reagent, strength }) => reagent === 'ammonia' && strength > 0.4,
      says: 'The percent is that of NH3, of which water holds some 35%. A label with 56.6% of NH4OH means 28% of NH3.',
    },
    {
      level: 'caution',
      when: ({ stockVolume }) => stockVolume !== undefined && stockVolume < constant(1e-5, 'L'),
      says: 'Less than 0.01 mL of the stock cannot be measured out well: dilute in two steps, or make more.',
    },
  ],
  examples: [
    {
      inputs: { reagent: 'hydrochloric' },
      results: { molarity: 12.09018 },
      source: 'Python: 0.372 × 1185/36.461; suppliers’ tables have 12.1 mol/L, saltlakemetals.com 1.185 g/mL',
    },
    {
      inputs: { reagent: 'hydrochloric', strength: 37, density: 1.19, wanted: 'solution', target: 1, volume: 1000 },
      results: { molarity: 12.07592, stockVolume: 82.80945, stockMass: 98.54324 },
      cautions: ['hot and spit'],
      source: 'Python: 0.37 × 1190/36.461, its inverse; suppliers’ tables have 82.5 mL',
    },
    {
      inputs: { reagent: 'hydrochloric', strength: 37, density: 1.19, wanted: 'solution', target: 12.08, volume: 100 },
      results: { molarity: 12.07592, stockVolume: 100, stockMass: 119 },
      cautions: ['hot and spit'],
      source: 'By hand: 12.08 is what 12.076 is shown as, the stock undiluted; 100 × 1.19',
    },
    {
      inputs: { reagent: 'sodiumHydroxide' },
      results: { molarity: 18.93892 },
      source: 'Python: 0.5 × 1515/39.997; laboratorynotes.com: 50%, 1.515 g/mL, 18.938 mol/L',
    },
    {
      inputs: { reagent: 'potassiumHydroxide' },
      results: { molarity: 11.6781 },
      source: 'Python: 0.45 × 1456/56.105; laboratorynotes.com: 45%, 1.456 g/mL, 11.677 mol/L',
    },
    {
      inputs: { reagent: 'sulfuric', wanted: 'solution', target: '50 mmol/L', volume: '0.1 L' },
      results: { molarity: 18.01107, stockVolume: 0.277607, stockMass: 0.5107969 },
      cautions: ['hot and spit'],
      source: 'Python: 0.96 × 1840/98.073; 5 mmol; suppliers’ tables have 18.0 mol/L',
    },
    {
      inputs: { reagent: 'ammonia' },
      results: { molarity: 14.79655 },
      source: 'Python: 0.28 × 900/17.031; 14.8 mol/L in tables',
    },
    {
      inputs: { reagent: 'ammonia', strength: 56.6, density: 0.9 },
      results: { molarity: 29.91016 },
      cautions: ['Is 0.9 g/mL the density', 'that of NH3'],
      source: 'Python: 0.566 × 900/17.031',
    },
    {
      inputs: { reagent: 'hydrochloric', strength: 73, density: 1.5 },
      results: { molarity: 30.03209 },
      cautions: ['check the percent'],
      source: 'Python: 0.73 × 1500/36.461',
    },
    {
      inputs: { reagent: 'hydrofluoric' },
      results: { molarity: 27.59172 },
      cautions: ['poisons through the skin'],
      source: 'Python: 0.48 × 1150/20.006; laboratorynotes.com: 48%, 1.15 g/mL',
    },
    {
      inputs: { reagent: 'perchloric' },
      results: { molarity: 11.71982 },
      cautions: ['explode with organic matter'],
      source: 'Python: 0.705 × 1670/100.458; 11.7 mol/L in tables',
    },
    {
      inputs: { reagent: 'perchloric', strength: 72.6, density: 1.7 },
      results: { molarity: 12.28573 },
      cautions: ['explode with organic matter', 'Above 72.5%'],
      source: 'Python: 0.726 × 1700/100.458',
    },
    {
      inputs: { reagent: 'perchloric', strength: 85, density: 1.76 },
      results: { molarity: 14.8918 },
      cautions: ['explode with organic matter', 'Above 72.5%'],
      source: 'Python: 0.85 × 1760/100.458',
    },
    {
      inputs: { reagent: 'formic' },
      results: { molarity: 23.56277 },
      source: 'Python: 0.9 × 1205/46.026; suppliers’ tables have 23.6 mol/L, protocolsonline.com 90% and 1.205 g/mL',
    },
    {
      inputs: { reagent: 'phosphoric' },
      results: { molarity: 14.61554 },
      source: 'Python: 0.85 × 1685/97.995; laboratorynotes.com: 14.615 mol/L',
    },
    {
      inputs: { reagent: 'hydrochloric', density: 1.16 },
      results: { molarity: 11.83511 },
      cautions: ['Is 37.2% the mass percent'],
      source: 'Python: 0.372 × 1160/36.461; suppliers have 32% with 1.16 g/mL, 10.2 mol/L',
    },
    {
      inputs: {
        reagent: 'other',
        molarMass: 80.912,
        otherStrength: 48,
        otherDensity: 1.49,
        wanted: 'solution',
        target: 0.001,
        volume: 10,
      },
      results: { molarity: 8.839233, stockVolume: 0.00113132, stockMass: 0.001685667 },
      cautions: ['hot and spit', 'cannot be measured out'],
      source: 'Python: hydrobromic acid, 0.48 × 1490/80.912',
    },
    {
      inputs: { reagent: 'acetic', wanted: 'solution', target: 18, volume: 100 },
      refused: 'weaker than 18',
      source: 'By hand: 0.998 × 1050/60.052 is 17.4 mol/L',
    },
    {
      inputs: {
        reagent: 'other',
        molarMass: 80.912,
        otherStrength: 48,
        otherDensity: 1.49,
        wanted: 'solution',
        target: 9,
        volume: 10,
      },
      refused: 'weaker than 9',
      source: 'By hand: 8.84 mol/L',
    },
  ],
  notes: [
    'The usual strengths and densities are those of suppliers; bottles differ by a few percent. For titrations standardize the solution.',
    'Molarity counts molecules, not protons: sulfuric acid of 18 mol/L is 36 normal.',
  ],
  references: [
    {
      title:
        'Composition of concentrated reagent-grade acids, ammonium hydroxide, and sodium and potassium hydroxide solutions',
      url: 'https://evergainful.com.my/resource_acid_base_concentrations.php',
    },
    {
      title: 'Molarity of commercially supplied concentrated acids and bases',
      url: 'https://www.laboratorynotes.com/molarity-of-commercially-supplied-concentrated-acids-and-bases/',
    },
    {
      title: 'Molarity of 48% (w/w) hydrofluoric acid',
      url: 'https://www.laboratorynotes.com/molarity-of-48-w-w-hydrofluoric-acid-hf/',
    },
    {
      title: 'University of Illinois, Division of Research Safety: perchloric acid',
      url: 'https://www.drs.illinois.edu/SafetyLibrary/PerchloricAcid',
    },
  ],
});
