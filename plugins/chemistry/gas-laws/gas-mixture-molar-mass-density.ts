import {
  choice,
  constant,
  defineCalculator,
  gasConstant,
  isAbove,
  isBelow,
  isNear,
  noResult,
  number,
  percent,
  quantity,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { waterVaporPressure } from '../shared/water.js';
import { isOneAtom } from './shared/atoms.js';
import { looksLikeBarometer } from './shared/barometer.js';

const WATER = ['h2o', 'h₂o', 'water', 'water vapor', 'water vapour', 'steam', 'vapor', 'h2o(g)'];
const isWater = (name: string): boolean => WATER.includes(name.trim().toLowerCase());

/** Molar masses in g/mol of gases by formula and name (IUPAC 2021, rounded), to see slips such as O for O2. */
const KNOWN: Readonly<Record<string, number>> = {
  h2: 2.016,
  he: 4.003,
  ch4: 16.043,
  nh3: 17.031,
  h2o: 18.015,
  ne: 20.18,
  c2h2: 26.038,
  co: 28.01,
  n2: 28.014,
  c2h4: 28.054,
  no: 30.006,
  c2h6: 30.07,
  o2: 31.998,
  h2s: 34.08,
  hcl: 36.46,
  ar: 39.95,
  co2: 44.009,
  n2o: 44.013,
  c3h8: 44.097,
  c4h10: 58.124,
  so2: 64.06,
  cl2: 70.9,
  hydrogen: 2.016,
  helium: 4.003,
  methane: 16.043,
  ammonia: 17.031,
  neon: 20.18,
  acetylene: 26.038,
  'carbon monoxide': 28.01,
  nitrogen: 28.014,
  ethylene: 28.054,
  ethene: 28.054,
  air: 28.96,
  'nitric oxide': 30.006,
  ethane: 30.07,
  oxygen: 31.998,
  'hydrogen sulfide': 34.08,
  'hydrogen chloride': 36.46,
  argon: 39.95,
  'carbon dioxide': 44.009,
  'nitrous oxide': 44.013,
  propane: 44.097,
  butane: 58.124,
  'sulfur dioxide': 64.06,
  chlorine: 70.9,
};
const nameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace('(g)', '')
    .trim()
    .replace(/[₀-₉]/g, (d) => String(d.charCodeAt(0) - 0x2080));
const knownOf = (name: string): number | undefined =>
  isWater(name) ? KNOWN.h2o : Object.hasOwn(KNOWN, nameOf(name)) ? KNOWN[nameOf(name)] : undefined;
const isOff = ({ name, molarMass }: { readonly name: string; readonly molarMass: number }): boolean => {
  const known = knownOf(name);
  return known !== undefined && !isNear((1000 * molarMass) / known, 1, 0.01);
};
/** A name that says nothing beside the molar mass of an atom, as of rows N and O. */
const isAtom = ({ name, molarMass }: { readonly name: string; readonly molarMass: number }): boolean =>
  knownOf(name) === undefined && isOneAtom(molarMass);

/** M = Σ xM = 1/Σ(w/M), ρ = pM/RT. */
export default defineCalculator({
  title: 'Gas mixture molar mass and density',
  description:
    'Mean molar mass, density, mole and mass fractions and partial pressures of a mixture of gases from its composition by volume, moles or mass.',
  keywords: [
    'average molar mass of a gas mixture',
    'molar mass of air',
    'density of a gas mixture',
    'mole fraction to mass fraction',
    'volume percent to mass percent of gases',
  ],
  related: ['gas-density-from-molar-mass', 'daltons-law-partial-pressures'],
  inputs: {
    basis: choice(
      {
        moles: { label: 'Moles or volume', also: ['mole', 'mol', 'mol%', 'amount', 'volume', 'vol%', 'molar'] },
        mass: { label: 'Mass', also: ['weight', 'wt%', 'mass%', 'mass percent'] },
      },
      { label: 'Parts by', help: 'Volume percent of a gas are mole percent.' },
    ),
    gases: rows(
      {
        name: text({ label: 'Gas', minLength: 1, maxLength: 40 }),
        part: number({
          label: 'Part',
          symbol: 'a',
          help: 'In percent, or in any one unit: mol, L, g.',
          min: 0,
          max: 1e9,
        }),
        molarMass: quantity('kg/mol', {
          label: 'Molar mass',
          symbol: 'M',
          unit: 'g/mol',
          min: 1,
          max: 1000,
          usual: [2, 400],
        }),
      },
      { label: 'Gases', maxItems: 40 },
    ),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -272,
      max: 10000,
      usual: [-100, 250],
      default: 0,
    }),
    pressure: quantity('Pa', {
      label: 'Pressure',
      help: 'Absolute, of all gases together.',
      unit: 'kPa',
      symbol: 'p',
      above: 0,
      max: 1e6,
      usual: [50, 10000],
      default: 101.325,
    }),
  },
  outputs: {
    molarMass: quantity('kg/mol', { label: 'Mean molar mass', unit: 'g/mol', symbol: '\\bar{M}', digits: 5 }),
    density: quantity('kg/m^3', { label: 'Density', unit: 'g/L', symbol: '\\rho', digits: 4 }),
    composition: table(
      {
        name: text({ label: 'Gas' }),
        moleFraction: percent({ label: 'By moles and volume', symbol: 'x', places: 3 }),
        massFraction: percent({ label: 'By mass', symbol: 'w', places: 3 }),
        pressure: quantity('Pa', { label: 'Partial pressure', symbol: 'p', unit: 'kPa', digits: 4 }),
      },
      { label: 'Composition' },
    ),
    specificConstant: quantity('J/(kg*K)', { label: 'Specific gas constant', symbol: 'R_s', digits: 5 }),
    relativeDensity: number({ label: 'Density relative to dry air', symbol: 'd', digits: 4 }),
    total: number({ label: 'Sum of the parts', digits: 4 }),
  },
  formula: ({ basis, gases, temperature, pressure }) => {
    const total = sum(gases.map((gas) => gas.part));
    if (gases.every((gas) => gas.part === 0)) throw noResult('There is no gas: all parts are 0.');
    const moles = gases.map((gas) =>
      basis === 'moles' ? gas.part : gas.part / (gas.molarMass / constant(1, 'kg/mol')),
    );
    const n = sum(moles);
    const molarMass = sum(gases.map((gas, i) => (moles[i]! / n) * gas.molarMass));
    const composition = gases.map((gas, i) => ({
      name: gas.name,
      moleFraction: moles[i]! / n,
      massFraction: ((moles[i]! / n) * gas.molarMass) / molarMass,
      pressure: (moles[i]! / n) * pressure,
    }));
    return {
      molarMass,
      density: (pressure * molarMass) / (gasConstant * temperature),
      composition,
      specificConstant: gasConstant / molarMass,
      relativeDensity: molarMass / constant(0.02896442, 'kg/mol'),
      total,
    };
  },
  shown: ({ gases, temperature, pressure, basis, molarMass }) => ({
    molarMass:
      basis === 'moles'
        ? sum(gases.map((gas) => gas.part * gas.molarMass)) / sum(gases.map((gas) => gas.part))
        : sum(gases.map((gas) => gas.part)) / sum(gases.map((gas) => gas.part / gas.molarMass)),
    density: (pressure * molarMass) / (gasConstant * temperature),
    specificConstant: gasConstant / molarMass,
    relativeDensity: molarMass / constant(0.02896442, 'kg/mol'),
  }),
  figure: { kind: 'bars', table: 'composition', label: 'name', value: 'moleFraction' },
  explanation: ({ basis }) =>
    `Taken by ${basis === 'moles' ? 'moles or volume' : 'mass'}, the mixture has a mean molar mass of {molarMass}; at {temperature} and {pressure}, as an ideal gas, its density is {density}, {relativeDensity} times that of dry air.`,
  cautions: [
    {
      level: 'note',
      when: ({ total }) => !isNear(total, 100, 0.05) && !isNear(total, 1, 0.0005),
      says: 'The parts add up to {total}, and are taken in proportion to that sum. If they are percent, one is missing or wrong.',
    },
    {
      level: 'caution',
      when: ({ gases }) => gases.some(isOff),
      says: ({ gases }) => {
        const first = gases.find(isOff);
        return `${first?.name} has a molar mass of ${knownOf(first?.name ?? '')} g/mol, not the one that was given: check it, of the molecule and not of the atom.`;
      },
    },
    {
      level: 'caution',
      when: ({ gases }) => gases.some(isAtom),
      says: ({ gases }) =>
        `${gases.find(isAtom)?.name} has the molar mass of a single atom of hydrogen, nitrogen, oxygen or chlorine, whose molecules have two: 2.016, 28.014, 31.998 or 70.90 g/mol. Check it.`,
    },
    {
      level: 'note',
      when: ({ pressure }) => looksLikeBarometer(pressure),
      says: 'A pressure of {pressure} is some 6 to 10 times that of the air. A barometer shows such figures in mmHg (760) and in hPa (1,013): if it is one of these, write the unit.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => isAbove(pressure, constant(1e6, 'Pa')),
      says: 'Above some 1 MPa real gases depart from the ideal one, and the more the higher the pressure: at 1 MPa and room temperature carbon dioxide by 5%, air, nitrogen and hydrogen by less than 1%, while propane is liquid. The density is off by as much.',
    },
    {
      level: 'caution',
      when: ({ gases, temperature, composition }) =>
        gases.some(
          (gas, i) =>
            isWater(gas.name) &&
            (isBelow(temperature, constant(273.16, 'K'))
              ? isAbove(composition[i]?.pressure ?? 0, constant(611.657, 'Pa'))
              : isBelow(temperature, constant(647.096, 'K')) &&
                isAbove(composition[i]?.pressure ?? 0, waterVaporPressure(temperature))),
        ),
      says: 'So much water vapor cannot be in a gas at {temperature} and {pressure}: a part of it condenses. Choose the temperature at which all of it is vapor.',
    },
    {
      level: 'caution',
      when: ({ temperature }) => isBelow(temperature, constant(273.15, 'K')),
      says: 'Below 0 °C many gases condense, at 1 atm butane at −0.5 °C, ammonia at −33 °C, oxygen at −183 °C, nitrogen at −196 °C: check that all of them are still gases.',
    },
  ],
  examples: [
    {
      inputs: {
        basis: 'moles',
        gases: [
          { name: 'N2', part: 78.084, molarMass: 28.014 },
          { name: 'O2', part: 20.946, molarMass: 31.998 },
          { name: 'Ar', part: 0.934, molarMass: 39.95 },
          { name: 'CO2', part: 0.036, molarMass: 44.009 },
        ],
      },
      results: {
        molarMass: 28.96572908,
        density: 1.29230697052,
        specificConstant: 287.044824426,
        relativeDensity: 1.00004519614,
        total: 100,
        composition: { length: 4, rows: { 0: { massFraction: 75.5183882981 }, 1: { pressure: 21.2235345 } } },
      },
      source: 'Python: dry air, 0.78084 × 28.014 + 0.20946 × 31.998 + 0.00934 × 39.95 + 0.00036 × 44.009',
    },
    {
      inputs: {
        basis: 'mass',
        gases: [
          { name: 'H2', part: 0.2, molarMass: 2.016 },
          { name: 'N2', part: 1, molarMass: 28.014 },
          { name: 'Ar', part: 0.82, molarMass: 39.95 },
        ],
        temperature: 20,
        pressure: 187,
      },
      results: {
        molarMass: 12.9963342035,
        density: 0.997099259539,
        composition: { rows: { 0: { moleFraction: 63.8276668015 } } },
      },
      cautions: ['add up to 2.02'],
      source: 'Python: 2.02 g over 0.1554284 mol; the masses of OpenStax, example 9.15, check',
    },
    {
      inputs: {
        basis: 'moles',
        gases: [
          { name: 'Air', part: 90, molarMass: 28.96 },
          { name: 'H2O', part: 10, molarMass: 18.015 },
        ],
        temperature: 20,
      },
      results: { molarMass: 27.8655, density: 1.15840218755 },
      cautions: ['a part of it condenses'],
      source: 'By hand: 0.9 × 28.96 + 0.1 × 18.015; 10.1 kPa of vapor where 2.34 kPa can be',
    },
    {
      inputs: {
        basis: 'moles',
        gases: [
          { name: 'N2', part: 0.5, molarMass: 28 },
          { name: 'steam', part: 0.5, molarMass: 18 },
        ],
        temperature: -10,
        pressure: 2000,
      },
      results: { molarMass: 23 },
      cautions: ['real gases depart', 'a part of it condenses', 'many gases condense'],
      source: 'By hand: (28 + 18)/2',
    },
    {
      inputs: {
        basis: 'moles',
        gases: [
          { name: 'N₂', part: 79, molarMass: 28 },
          { name: 'O2', part: 21, molarMass: 16 },
        ],
      },
      results: { molarMass: 25.48 },
      cautions: ['not of the atom'],
      source: 'By hand: 0.79 × 28 + 0.21 × 16, with the atom of oxygen',
    },
    {
      inputs: {
        basis: 'moles',
        gases: [
          { name: 'constructor', part: 50, molarMass: 50 },
          { name: 'Nitrogen (g)', part: 50, molarMass: 14 },
        ],
      },
      results: { molarMass: 32 },
      cautions: ['Nitrogen (g) has a molar mass of 28.014'],
      source: 'By hand: (50 + 14)/2, with the atom of nitrogen and a name that no gas has',
    },
    {
      inputs: {
        basis: 'moles',
        gases: [
          { name: 'N', part: 80, molarMass: 14.007 },
          { name: 'O', part: 20, molarMass: 16 },
        ],
      },
      results: { molarMass: 14.4056 },
      cautions: ['a single atom'],
      source: 'By hand: 0.8 × 14.007 + 0.2 × 16, with the atoms',
    },
    {
      inputs: { basis: 'moles', gases: [{ name: 'N2', part: 100, molarMass: 28.014 }], pressure: 760 },
      results: { density: 9.374612532 },
      cautions: ['A barometer shows'],
      source: 'Python: 760 × 28.014/(8.314462618 × 273.15), mmHg for kPa',
    },
    {
      inputs: { basis: 'moles', gases: [{ name: 'N2', part: 0, molarMass: 28 }] },
      noResult: 'all parts are 0',
      source: 'By definition',
    },
  ],
  notes: ['The mixture is taken as an ideal gas, whose volume fractions are its mole fractions.'],
  references: [
    {
      title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A (mole fractions and partial pressures)',
      isbn: '978-0-19-969740-3',
    },
    { title: 'Çengel, Boles: Thermodynamics, 8th ed., ch. 13 (composition of a gas mixture: mass and mole fractions)' },
    { title: 'ISO 2533:1975, Standard Atmosphere (molar mass of dry air 28.964420 g/mol)' },
  ],
});
