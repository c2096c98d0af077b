import {
  constant,
  defineEquations,
  gasConstant,
  isAbove,
  isBelow,
  isNear,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { waterVaporPressure } from '../shared/water.js';
import { isOneAtom } from './shared/atoms.js';
import { looksLikeBarometer } from './shared/barometer.js';

/** ρ = pM/(ZRT). */
export default defineEquations({
  title: 'Gas density',
  description:
    'Density of a gas from molar mass, pressure, temperature and compressibility factor, or any of these from the density.',
  keywords: [
    'density of a gas',
    'molar mass from gas density',
    'PM = dRT',
    'specific gravity of a gas',
    'compressibility factor',
  ],
  related: ['gas-mixture-molar-mass-density', 'gas-molar-volume-standard', 'ideal-gas-law'],
  variables: {
    density: quantity('kg/m^3', {
      label: 'Density',
      help: 'Air has 1.29 g/L at 0 °C and 1 atm; 1 g/L is 1 kg/m³ and 0.001 g/cm³.',
      unit: 'g/L',
      symbol: '\\rho',
      above: 0,
      max: 1e5,
      usual: [0.02, 400],
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'H₂ 2.016 g/mol, N₂ 28.01, dry air 28.96, O₂ 32.00, CO₂ 44.01.',
      unit: 'g/mol',
      symbol: 'M',
      above: 0,
      max: 1e5,
      usual: [2, 400],
    }),
    pressure: quantity('Pa', {
      label: 'Pressure',
      help: 'Absolute: add that of the air to what a gauge shows.',
      unit: 'kPa',
      symbol: 'p',
      above: 0,
      max: 1e6,
      usual: [50, 30000],
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -272,
      max: 1e4,
      usual: [-200, 250],
    }),
    compressibility: number({
      label: 'Compressibility factor',
      help: '1 for an ideal gas.',
      symbol: 'Z',
      above: 0,
      max: 100,
      usual: [0.2, 2],
      default: 1,
    }),
    relativeDensity: number({
      label: 'Molar mass relative to dry air',
      help: 'The ideal specific gravity of a gas: its molar mass over 28.96442 g/mol. Natural gas has about 0.6.',
      symbol: 'd',
      above: 0,
      max: 1e5,
      usual: [0.06, 15],
      optional: true,
    }),
  },
  equations: ({ density, molarMass, pressure, temperature, compressibility, relativeDensity }) => [
    [density * compressibility * gasConstant * temperature, pressure * molarMass],
    [relativeDensity, molarMass / constant(0.02896442, 'kg/mol')],
  ],
  explanation: ({ compressibility }) =>
    `At {pressure}, absolute, and {temperature} a gas of {molarMass} has a density of {density}, ${compressibility === 1 ? 'as an ideal gas' : 'with a compressibility factor of {compressibility}'}; relative to dry air its molar mass is {relativeDensity}.`,
  cautions: [
    {
      level: 'caution',
      when: ({ molarMass }) => isOneAtom(molarMass),
      says: 'This is the molar mass of a single atom of hydrogen, nitrogen, oxygen or chlorine, whose molecules have two: 2.016, 28.014, 31.998 or 70.90 g/mol. Unless it is methane, check it.',
    },
    {
      level: 'caution',
      when: ({ compressibility, pressure }) => compressibility === 1 && isAbove(pressure, constant(1e6, 'Pa')),
      says: 'Above some 1 MPa real gases depart from the ideal one, and the more the higher the pressure: at 1 MPa and room temperature carbon dioxide by 5%, air, nitrogen and hydrogen by less than 1%, while propane is liquid. Send the compressibility factor Z.',
    },
    {
      level: 'caution',
      when: ({ compressibility, pressure }) =>
        !isAbove(pressure, constant(1e6, 'Pa')) &&
        (roundTo(compressibility, 3) < 0.8 || roundTo(compressibility, 3) > 1.1),
      says: 'At up to 1 MPa Z lies between some 0.8 and 1.1 unless the gas is about to condense, and {compressibility} is far off: check density, molar mass, pressure, temperature and their units.',
    },
    {
      level: 'caution',
      when: ({ density }) => isAbove(density, constant(300, 'kg/m^3')),
      says: 'Such densities are those of liquids and of gases compressed nearly to them: check that it is a gas at this pressure and temperature, and the units.',
    },
    {
      level: 'caution',
      when: ({ temperature }) => roundTo(temperature, 2) < constant(273.15, 'K'),
      says: 'Below 0 °C many gases condense: at 1 atm butane at −0.5 °C, ammonia at −33 °C, oxygen at −183 °C, nitrogen at −196 °C and helium, the last, at −269 °C. Check that it is still a gas.',
    },
    {
      level: 'caution',
      when: ({ molarMass, pressure, temperature }) =>
        isNear(molarMass, constant(0.018015, 'kg/mol'), constant(2e-5, 'kg/mol')) &&
        isBelow(temperature, constant(647.096, 'K')) &&
        isAbove(
          pressure,
          isBelow(temperature, constant(273.16, 'K')) ? constant(611.657, 'Pa') : waterVaporPressure(temperature),
        ),
      says: 'This is the molar mass of water, which is no gas at this temperature and pressure.',
    },
    {
      level: 'note',
      when: ({ pressure }, given) => given.pressure && looksLikeBarometer(pressure),
      says: 'A pressure of {pressure} is some 6 to 10 times that of the air. A barometer shows such figures in mmHg (760) and in hPa (1,013): if it is one of these, write the unit.',
    },
  ],
  examples: [
    {
      inputs: { density: 0.0847, temperature: 17, pressure: '760 torr' },
      results: { molarMass: 2.01661762188 },
      source:
        'OpenStax, example 9.11, check: 2.02 g/mol, hydrogen; more digits by Python: 0.0847 × 8.314462618 × 290.15/101325',
    },
    {
      inputs: { molarMass: 28.96442, pressure: 101.325, temperature: 20 },
      results: { density: 1.20408560726, relativeDensity: 1 },
      source: 'Python: 101.325 × 28.96442/(8.314462618 × 293.15)',
    },
    {
      inputs: { molarMass: 44.009, pressure: 1000, temperature: 25, compressibility: 0.95 },
      results: { density: 18.6874006305, relativeDensity: 1.51941589025 },
      cautions: ['A barometer shows'],
      source: 'Python: 1000 × 44.009/(0.95 × 8.314462618 × 298.15)',
    },
    {
      inputs: { relativeDensity: 0.6, pressure: 101.325, temperature: 15 },
      results: { molarMass: 17.378652, density: 0.734987393581 },
      source: 'Python: 0.6 × 28.96442',
    },
    {
      inputs: { density: 220, molarMass: 28.014, pressure: 20000, temperature: 25 },
      results: { compressibility: 1.02733820809 },
      source: 'Python: 20000 × 28.014/(220 × 8.314462618 × 298.15)',
    },
    {
      inputs: { density: 1, molarMass: 28.96442, pressure: 101.325 },
      results: { temperature: 79.8276957674 },
      source: 'Python: 101.325 × 28.96442/8.314462618 - 273.15',
    },
    {
      inputs: { density: 40, molarMass: 2.016, temperature: 15 },
      results: { pressure: 47535.9603853 },
      cautions: ['real gases depart'],
      source: 'Python: 40 × 8.314462618 × 288.15/2.016',
    },
    {
      inputs: { density: 808, pressure: 101.325, temperature: '77.35 K' },
      results: { molarMass: 5128.48691122 },
      cautions: ['those of liquids', 'Below 0 °C', 'usual', 'usual'],
      source: 'Python: 808 × 8.314462618 × 77.35/101.325, liquid nitrogen',
    },
    {
      inputs: { molarMass: 18.015, pressure: 101.325, temperature: 20 },
      results: { density: 0.748905112367 },
      cautions: ['no gas at this temperature'],
      source: 'Python: 101.325 × 18.015/(8.314462618 × 293.15)',
    },
    {
      inputs: { molarMass: 18.015, pressure: '5 bar', temperature: 150 },
      results: { density: 2.56021089 },
      cautions: ['no gas at this temperature'],
      source: 'Python: 500 × 18.015/(8.314462618 × 423.15); water boils at 151.8 °C under 5 bar',
    },
    {
      inputs: { molarMass: 18.015, pressure: 200, temperature: -10 },
      results: { density: 1.646746324 },
      cautions: ['no gas at this temperature', 'Below 0 °C'],
      source: 'Python: 200 × 18.015/(8.314462618 × 263.15)',
    },
    {
      inputs: { density: 1.25, pressure: 760, temperature: 0 },
      results: { molarMass: 3.735354382 },
      cautions: ['A barometer shows'],
      source: 'Python: 1.25 × 8.314462618 × 273.15/760, nitrogen with mmHg for kPa',
    },
    {
      inputs: { molarMass: 16, density: 1.31, pressure: 101.325, temperature: 20 },
      results: { compressibility: 0.50773980961 },
      cautions: ['single atom', 'is far off'],
      source: 'Python: 101.325 × 16/(1.31 × 8.314462618 × 293.15), oxygen with the mass of its atom',
    },
  ],
  notes: ['A gas of less than the molar mass of air rises in it where both have one temperature.'],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §9.3 Stoichiometry of gaseous substances, mixtures, and reactions',
      url: 'https://openstax.org/books/chemistry-2e/pages/9-3-stoichiometry-of-gaseous-substances-mixtures-and-reactions',
    },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A and 1C', isbn: '978-0-19-969740-3' },
    { title: 'ISO 2533:1975, Standard Atmosphere (molar mass of dry air 28.964420 g/mol)' },
  ],
});
