import {
  constant,
  defineCalculator,
  gasConstant,
  isBelow,
  isNear,
  percent,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';
import { waterVaporPressure } from '../shared/water.js';
import { isOneAtom } from './shared/atoms.js';

const isOneOf = (molarMass: number | undefined, of: readonly number[]): boolean =>
  molarMass !== undefined && of.some((one) => isBelow(Math.abs(1000 * molarMass - one), 0.05));
/**
 * Molar masses in g/mol, within 0.05 of them: H2, CH4, C2H2, C2H4, C2H6, C3H6, C3H8, C4H10. None of them takes in
 * nitrogen, of 28.014 g/mol, nor carbon monoxide, of 28.010 g/mol.
 */
const FLAMMABLE = [2, 16.02, 26.02, 28.08, 30.07, 42.08, 44.1, 58.12];
/** NH3, HCl, SO2 (also as 64.1), NO2. */
const SOLUBLE = [17.02, 36.46, 64.03, 64.1, 46.01];
/** CO2 and N2O, Cl2 (also as 71), H2S (also as 34.1), C2H2. */
const PARTLY_SOLUBLE = [44.01, 70.93, 71, 34.05, 34.1, 26.02];
/** NH3, HCl, SO2, NO2, Cl2, H2S and PH3, NO. */
const POISONOUS = [17.02, 36.46, 64.03, 64.1, 46.01, 70.93, 71, 34.04, 34.1, 29.98];

/** p = p_wet − p_H₂O(T) − ρgh, n = pV/RT. */
export default defineCalculator({
  title: 'Gas collected over water',
  description:
    'Partial pressure, amount, mass and dry volume of a gas that was collected over water, from volume, temperature and pressure, by the vapor pressure of water.',
  keywords: [
    'collecting gas over water',
    'water displacement',
    'pressure of dry gas',
    'vapor pressure of water correction',
    'eudiometer',
    'moles of gas over water',
  ],
  related: ['gas-volume-from-reaction', 'daltons-law-partial-pressures', 'ideal-gas-law'],
  inputs: {
    volume: quantity('m^3', {
      label: 'Volume of the wet gas',
      unit: 'mL',
      symbol: 'V',
      above: 0,
      max: 1e12,
      usual: [2, 20000],
    }),
    temperature: quantity('K', {
      label: 'Temperature of gas and water',
      unit: '°C',
      symbol: 'T',
      min: 0,
      max: 100,
      usual: [0, 50],
    }),
    airPressure: quantity('Pa', {
      label: 'Pressure of the air',
      help: 'By a barometer at the place, not reduced to sea level; with equal water levels it is that of the wet gas.',
      unit: 'kPa',
      symbol: 'p_{\\mathrm{air}}',
      above: 0,
      max: 1000,
      usual: [60, 110],
    }),
    waterPressure: quantity('Pa', {
      label: 'Vapor pressure of water',
      help: 'Left out, it is computed from the temperature; send that of your table.',
      unit: 'kPa',
      symbol: 'p_{\\mathrm{H_2O}}',
      min: 0,
      max: 200,
      usual: 'all',
      default: ({ temperature }) => waterVaporPressure(temperature),
    }),
    levelDifference: quantity('m', {
      label: 'Water level inside above that outside',
      help: '0 where the levels were made equal; negative where the water stands lower inside.',
      unit: 'cm',
      symbol: 'h',
      min: -1000,
      max: 1000,
      usual: [-30, 80],
      default: 0,
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass of the gas',
      help: 'For its mass: H₂ 2.016 g/mol, N₂ 28.014, O₂ 31.998, CO₂ 44.01.',
      unit: 'g/mol',
      symbol: 'M',
      min: 1,
      max: 1000,
      usual: [2, 150],
      optional: true,
    }),
  },
  outputs: {
    dryPressure: quantity('Pa', {
      label: 'Partial pressure of the gas',
      unit: 'kPa',
      symbol: 'p',
      places: 2,
      digits: 3,
    }),
    amount: quantity('mol', { label: 'Amount of the gas', unit: 'mmol', symbol: 'n', digits: 4 }),
    mass: quantity('kg', { label: 'Mass of the gas', unit: 'g', symbol: 'm', digits: 4, optional: true }),
    dryVolume: quantity('m^3', {
      label: 'Volume of the dry gas at the pressure of the air',
      unit: 'mL',
      symbol: 'V_{\\mathrm{dry}}',
      digits: 4,
    }),
    standardVolume: quantity('m^3', {
      label: 'Volume of the dry gas at 0 °C and 101.325 kPa',
      unit: 'mL',
      symbol: 'V_0',
      digits: 4,
    }),
    wetPressure: quantity('Pa', {
      label: 'Pressure of the wet gas',
      unit: 'kPa',
      symbol: 'p_{\\mathrm{wet}}',
      places: 2,
      digits: 3,
    }),
    vapor: quantity('Pa', { label: 'Of which water vapor', unit: 'kPa', symbol: 'p_w', places: 2, digits: 3 }),
    waterShare: percent({ label: 'Share of water vapor', symbol: 'x_{\\mathrm{H_2O}}', places: 2 }),
  },
  requires: [
    {
      that: ({ airPressure, waterPressure, levelDifference }) =>
        isBelow(waterPressure + constant(998, 'kg/m^3') * standardGravity * levelDifference, airPressure),
      field: 'airPressure',
      says: ({ levelDifference }) =>
        `Water vapor of {waterPressure}${levelDifference === 0 ? ' leaves' : ' and a water level of {levelDifference} leave'} nothing of {airPressure} for the gas: check the pressure and its unit.`,
    },
  ],
  formula: ({ volume, temperature, airPressure, waterPressure, levelDifference, molarMass }) => {
    const wetPressure = airPressure - constant(998, 'kg/m^3') * standardGravity * levelDifference;
    const dryPressure = wetPressure - waterPressure;
    const amount = (dryPressure * volume) / (gasConstant * temperature);
    const results = {
      dryPressure,
      amount,
      dryVolume: (volume * dryPressure) / airPressure,
      standardVolume: (amount * gasConstant * constant(273.15, 'K')) / constant(101325, 'Pa'),
      wetPressure,
      vapor: waterPressure,
      waterShare: waterPressure / wetPressure,
    };
    if (molarMass === undefined) return results;
    return { ...results, mass: amount * molarMass };
  },
  figure: { kind: 'parts', of: 'wetPressure', parts: ['dryPressure', 'vapor'] },
  explanation: ({ levelDifference }) =>
    `Of the {wetPressure} in {volume} at {temperature}, ${levelDifference === 0 ? 'with equal water levels' : 'with the water level inside {|levelDifference|} {levelDifference|below|at|above} that outside'}, {vapor} is water vapor and {dryPressure} the gas: {amount}{mass?, {mass}}. Dry, it would take {dryVolume} at this temperature and the {airPressure} of the air.`,
  cautions: [
    {
      level: 'danger',
      when: ({ molarMass }) => isOneOf(molarMass, FLAMMABLE),
      says: 'If it is hydrogen, methane, acetylene or another hydrocarbon, it forms explosive mixtures with air: keep flames and sparks away, and ventilate.',
    },
    {
      level: 'danger',
      when: ({ molarMass }) => isOneOf(molarMass, POISONOUS),
      says: 'If it is ammonia, hydrogen chloride, hydrogen sulfide, phosphine, sulfur dioxide, nitric oxide, nitrogen dioxide or chlorine, it is poisonous or corrosive to breathe: work in a fume hood.',
    },
    {
      level: 'danger',
      when: ({ molarMass }) => molarMass !== undefined && isNear(1000 * molarMass, 28, 0.0125),
      says: 'If it is carbon monoxide and not nitrogen, it is poisonous without a smell, and burns: work in a fume hood.',
    },
    {
      level: 'caution',
      when: ({ molarMass }) => isOneAtom(molarMass),
      says: 'This is the molar mass of a single atom of hydrogen, nitrogen, oxygen or chlorine, whose molecules have two: 2.016, 28.014, 31.998 or 70.90 g/mol. Unless it is methane, check it.',
    },
    {
      level: 'caution',
      when: ({ molarMass }) => isOneOf(molarMass, SOLUBLE),
      says: 'If it is ammonia, hydrogen chloride, sulfur dioxide or nitrogen dioxide, most of it dissolves in the water or reacts with it, and what is collected is not what formed: collect it dry.',
    },
    {
      level: 'caution',
      when: ({ molarMass }) => isOneOf(molarMass, PARTLY_SOLUBLE),
      says: 'If it is carbon dioxide, nitrous oxide, acetylene, hydrogen sulfide or chlorine, a part of it dissolves in the water, so that more formed than was collected.',
    },
    {
      level: 'caution',
      when: ({ waterPressure, temperature }) => !isNear(waterPressure / waterVaporPressure(temperature), 1, 0.03),
      says: 'Pure water at {temperature} has another vapor pressure than {waterPressure}, by more than 3%: check it against a table, its unit, and the temperature. Salt and acids in the water lower it.',
    },
    {
      level: 'caution',
      when: ({ waterShare }) => roundTo(100 * waterShare, 2) > 30,
      says: 'So much of it is water vapor that a small error of temperature changes the result much: let the gas cool before it is read.',
    },
  ],
  examples: [
    {
      inputs: { volume: '0.2 L', temperature: 26, airPressure: '750 torr' },
      results: {
        dryPressure: 96.6279848279,
        amount: 7.76979795974,
        dryVolume: 193.271863724,
        standardVolume: 174.152014841,
        waterShare: 3.36406813824,
      },
      source:
        'OpenStax, example 9.16: 750 - 25.2 = 725 torr of argon; more digits by Python with the 25.23 torr of Wagner and Pruss',
    },
    {
      inputs: {
        volume: '0.560 L',
        temperature: 29,
        airPressure: '764 torr',
        waterPressure: '30 torr',
        molarMass: 31.998,
      },
      results: { dryPressure: 97.8586184211, amount: 21.8137495922, mass: 0.697996359452, dryVolume: 538.010471204 },
      source:
        'OpenStax, data of example 9.16, check, with 30.0 torr of its table 9.2; 0.560 × 734/764 by hand (the answer printed there, 0.583 L, has two digits exchanged)',
    },
    {
      inputs: { volume: 193, temperature: 23, airPressure: '762 mmHg' },
      results: { dryPressure: 98.7807038063 },
      source: 'Purdue University, collection of gas over water: 762 - 21.1 = 741 mmHg; more digits by Python',
    },
    {
      inputs: { volume: 100, temperature: 20, airPressure: '1 atm', levelDifference: 10, molarMass: 2.016 },
      results: {
        wetPressure: 100.34629633,
        vapor: 2.3391937366,
        dryPressure: 98.0071025934,
        amount: 4.02099438507,
        mass: 0.00810632468029,
        standardVolume: 90.1264456875,
      },
      cautions: ['explosive mixtures'],
      source: 'Python: 101325 - 998 × 9.80665 × 0.1 - 2339.19 Pa',
    },
    {
      inputs: { volume: 250, temperature: 90, airPressure: 100 },
      results: { dryPressure: 29.8173224189, waterShare: 70.1826775811 },
      cautions: ['let the gas cool'],
      source: 'Python: 70.1827 kPa of water by Wagner and Pruss',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', waterPressure: 2.3388, levelDifference: -5 },
      results: { wetPressure: 101.81435, dryPressure: 99.475552 },
      cautions: ['another vapor pressure'],
      source: 'Python: the vapor pressure of 20 °C at 25 °C',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 17.031 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['fume hood', 'collect it dry'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 44.009 },
      results: { dryPressure: 98.1551755137, waterShare: 3.12837353695 },
      cautions: ['more formed'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 28.01 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['carbon monoxide'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 30.006 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['nitric oxide'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 33.998 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['phosphine'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 71 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['chlorine, it is poisonous', 'more formed'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 34.1 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['hydrogen sulfide, phosphine', 'more formed'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 64.1 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['sulfur dioxide, nitric oxide', 'collect it dry'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 26.038 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['explosive mixtures', 'acetylene'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 25, airPressure: '1 atm', molarMass: 15.999 },
      results: { dryPressure: 98.1551755137 },
      cautions: ['explosive mixtures', 'single atom'],
      source: 'Python: 101.325 - 3.16982',
    },
    {
      inputs: { volume: 50, temperature: 95, airPressure: 80 },
      refused: 'leaves nothing',
      source: 'Vapor pressure of water at 95 °C: 84.5 kPa',
    },
  ],
  notes: [
    'The gas is ideal, saturated with water vapor, and has the temperature of the water.',
    'Air that was in the apparatus at the beginning is counted as gas: let the first bubbles escape, or subtract it.',
    'A level difference is taken as that of water of 998 kg/m³.',
  ],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §9.3 Stoichiometry of gaseous substances, mixtures, and reactions',
      url: 'https://openstax.org/books/chemistry-2e/pages/9-3-stoichiometry-of-gaseous-substances-mixtures-and-reactions',
    },
    {
      title: 'Purdue University: Collection of gas over water',
      url: 'http://chemed.chem.purdue.edu/genchem/probsolv/gas/collection/water1.3.html',
    },
    {
      title:
        'Wagner, Pruss: The IAPWS formulation 1995 for the thermodynamic properties of ordinary water substance, J. Phys. Chem. Ref. Data 31 (2002) 387, eq. 2.5; coefficients alike in public programs',
      doi: '10.1063/1.1461829',
    },
  ],
});
