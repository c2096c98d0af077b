import { choice, constant, defineCalculator, isAbove, noResult, number, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/**
 * Cryoscopic and ebullioscopic constants in K·kg/mol with freezing and boiling points in °C.
 * Source: Atkins, de Paula: Physical Chemistry, 10th ed., table 5B.1; CRC Handbook of Chemistry and Physics.
 */
const SOLVENTS = {
  water: { freezing: 1.86, boiling: 0.51, melts: 0, boils: 100 },
  benzene: { freezing: 5.12, boiling: 2.53, melts: 5.5, boils: 80.1 },
  aceticAcid: { freezing: 3.9, boiling: 3.07, melts: 16.6, boils: 117.9 },
  naphthalene: { freezing: 6.94, boiling: 5.8, melts: 80.2, boils: 218 },
} as const;

/** ΔT = i·K·b with the molality b, for both ends of the liquid range. */
export default defineCalculator({
  title: 'Freezing point depression and boiling point elevation',
  description:
    'Freezing and boiling point of a solution from the masses of solute and solvent and the number of particles.',
  keywords: [
    'colligative properties',
    'cryoscopic constant',
    'ebullioscopic constant',
    'van t Hoff factor',
    'molality',
    'antifreeze',
    'salt water',
  ],
  aliases: ['boiling-point-elevation'],
  inputs: {
    solvent: choice(
      { water: 'Water', benzene: 'Benzene', aceticAcid: 'Acetic acid', naphthalene: 'Naphthalene' },
      { label: 'Solvent', default: 'water' },
    ),
    solute: quantity('g', { label: 'Mass of solute', symbol: 'm', above: 0, max: 1e6 }),
    molarMass: { ...molarMass, label: 'Molar mass of the solute', above: 1, usual: [10, 1e7] },
    solventMass: quantity('kg', { label: 'Mass of solvent', unit: 'g', symbol: 'm_s', min: 0.001, max: 1e9 }),
    factor: number({
      label: 'Particles for each formula unit',
      help: 'Sugar 1, NaCl 2, CaCl2 3; somewhat less in practice.',
      symbol: 'i',
      min: 0.5,
      max: 10,
      default: 1,
    }),
  },
  outputs: {
    depression: quantity('K', { label: 'Freezing point depression', unit: 'Δ°C', symbol: '\\Delta T_f', places: 3 }),
    freezingPoint: quantity('K', { label: 'Freezing point', unit: '°C', symbol: 'T_f', places: 2 }),
    elevation: quantity('K', { label: 'Boiling point elevation', unit: 'Δ°C', symbol: '\\Delta T_b', places: 3 }),
    boilingPoint: quantity('K', { label: 'Boiling point', unit: '°C', symbol: 'T_b', places: 2 }),
    molality: quantity('mol/kg', { label: 'Molality', symbol: 'b' }),
  },
  formula: ({ solvent, solute, molarMass, solventMass, factor }) => {
    const { freezing, boiling, melts, boils } = SOLVENTS[solvent];
    const molality = solute / (molarMass * solventMass);
    const depression = factor * freezing * constant(1, 'K*kg/mol') * molality;
    const elevation = factor * boiling * constant(1, 'K*kg/mol') * molality;
    const kelvin = constant(1, 'K');
    const freezingPoint = (melts + 273.15) * kelvin - depression;
    if (freezingPoint < 0) throw noResult('That is far beyond any dilute solution: take less solute.');
    return { depression, freezingPoint, elevation, boilingPoint: (boils + 273.15) * kelvin + elevation, molality };
  },
  explanation: 'At a molality of {molality} the solution freezes at {freezingPoint} and boils at {boilingPoint}.',
  cautions: [
    {
      level: 'caution',
      when: ({ factor, molality }) => isAbove(factor * molality, constant(1.5, 'mol/kg')),
      says: 'The law holds for dilute solutions. At this molality the real depression and elevation can be a tenth and more off: take them from a table.',
    },
  ],
  examples: [
    {
      inputs: { solvent: 'benzene', solute: 5, molarMass: 128.17, solventMass: 200 },
      results: { molality: 0.19505344, depression: 0.99867364, freezingPoint: 4.5013264, boilingPoint: 80.593485 },
      source: 'Python: naphthalene in benzene, 5/128.17/0.2 mol/kg',
    },
    {
      inputs: { solute: 58.44, molarMass: 58.44, solventMass: 1000, factor: 2 },
      results: { molality: 1, depression: 3.72, freezingPoint: -3.72, elevation: 1.02, boilingPoint: 101.02 },
      cautions: ['holds for dilute solutions'],
      source: 'By hand: 2 × 1.86 and 2 × 0.51',
    },
    {
      inputs: { solvent: 'aceticAcid', solute: 10, molarMass: 100, solventMass: 500 },
      results: { depression: 0.78, freezingPoint: 15.82, elevation: 0.614 },
      source: 'By hand: 0.2 × 3.90; 0.2 × 3.07',
    },
    {
      inputs: { solvent: 'naphthalene', solute: 1, molarMass: 100, solventMass: 20 },
      results: { depression: 3.47, boilingPoint: 220.9 },
      source: 'By hand: 0.5 × 6.94; 218 + 0.5 × 5.8',
    },
    {
      inputs: { solute: 5000, molarMass: 18, solventMass: 100, factor: 2 },
      noResult: 'dilute solution',
      source: 'By hand: below absolute zero',
    },
  ],
  notes: ['For solutes that do not evaporate or freeze out.'],
  references: [
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §5B and table 5B.1', isbn: '978-0-19-969740-3' },
  ],
});
