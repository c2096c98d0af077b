import {
  choice,
  defineCalculator,
  flag,
  gasConstant,
  isAbove,
  isBelow,
  noResult,
  quantity,
  text,
} from '@reckoner/engine';
import { balance, bareFormula, equationWritten, type Species } from '../shared/equation.js';
import { formulaField, hillFormula, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';
import { waterVaporPressure } from '../shared/water.js';

const FREEZING = 273.15;
const BOILING = 373.15;
const CRITICAL = 647.096;
const JOINED_BELOW = 423.15;

/** Atoms and charge in one spelling. */
function keyOf(formula: string): string {
  const { atoms, charge } = parseFormula(formula);
  return `${hillFormula(atoms)} ${charge}`;
}
const hillOf = (formula: string): string => hillFormula(parseFormula(bareFormula(formula)).atoms);

const NON_METALS = 'H He B C N O F Ne Si P S Cl Ar Ge As Se Br Kr Sb Te I Xe Rn D T'.split(' ');
/** In Hill order: poisonous to breathe. */
const POISONOUS = 'Cl2 ClH H2S H2Se CHN CO O2S O3S O3 NO2 N2O4 NO C4NiO4 H3N H3P AsH3 F2 FH BrH HI Br2 CCl2O'.split(
  ' ',
);
const FLAMMABLE = 'H2 CH4 C2H2 C2H4 C2H6 C3H8 C4H10 CO H2S CHN H3P H4Si'.split(' ');
/**
 * Ammonium nitrate, nitrite and perchlorate, nitrogen chloride and iodide, azides of lead, silver and hydrogen,
 * nitroglycerin, trinitrotoluene, picric acid, hexogen and PETN.
 */
const EXPLOSIVE = 'H4N2O3 H4N2O2 ClH4NO4 Cl3N I3N N6Pb AgN3 HN3 C3H5N3O9 C7H5N3O6 C6H3N3O7 C3H6N6O6 C5H8N4O12'.split(
  ' ',
);
/** Molecules that join in pairs or chains near room temperature. */
const JOINED = 'NO2 N2O4 FH'.split(' ');
const GASEOUS_ELEMENTS = 'H2 D2 T2 N2 O2 O3 F2 Cl2 He Ne Ar Kr Xe Rn'.split(' ');
/** Small molecules that are liquid near room temperature. */
const LIQUIDS = 'CH4O C2H6O C2H4O2 C3H6O CS2 CHN HNO3 H2O2 H2SO4 H2O4S O3S'.split(' ');
const holdsMetal = (gas: string): boolean =>
  Object.keys(parseFormula(bareFormula(gas)).atoms).some((symbol) => !NON_METALS.includes(symbol));
/** Whether a substance of non-metals may be liquid or solid: of many atoms, heavy, or known to be. */
function maybeCondensed(gas: string): boolean {
  const hill = hillOf(gas);
  const { atoms } = parseFormula(bareFormula(gas));
  if (GASEOUS_ELEMENTS.includes(hill) || hill === 'HI' || holdsMetal(gas)) return false;
  return Object.keys(atoms).length === 1 || LIQUIDS.includes(hill) || (atoms.C ?? 0) > 4 || molarMassOf(atoms) > 100;
}
/** Much of it stays in the water over which it is collected. */
const SOLUBLE = 'ClH H3N O2S O3S NO2 BrH FH HI CHN F2'.split(' ');
const PARTLY_SOLUBLE = 'CO2 Cl2 H2S'.split(' ');

function speciesNamed(all: readonly Species[], formula: string): Species {
  const wanted = keyOf(bareFormula(formula));
  const found = all.find(({ species }) => keyOf(species) === wanted);
  if (!found) throw noResult(`${formula} does not stand in the equation.`);
  return found;
}

/** What forms beside the gas that is asked for and is poisonous to breathe. */
const poisonsBeside = (equation: string, gas: string): string[] =>
  balance(equation)
    .products.map(({ species }) => species)
    .filter(
      (species) =>
        !species.endsWith('(aq)') && POISONOUS.includes(hillOf(species)) && keyOf(species) !== keyOf(bareFormula(gas)),
    );

/** Whether the gas stands on the right of the equation. */
const isProduct = (equation: string, gas: string): boolean =>
  balance(equation).products.some(({ species }) => keyOf(species) === keyOf(bareFormula(gas)));

/** n by the balanced equation, V = nRT/p. */
export default defineCalculator({
  title: 'Gas volume of a reaction',
  description:
    'Volume of a gas that a reaction gives or takes from the mass of another substance in it, or the mass for a volume, by the balanced equation and the ideal gas law, dry or collected over water.',
  keywords: ['gas stoichiometry', 'volume of gas produced', 'gas collected over water', 'mass to volume stoichiometry'],
  inputs: {
    equation: text({
      label: 'Equation',
      help: 'Such as Zn + HCl -> ZnCl2 + H2: it is balanced here.',
      minLength: 3,
      maxLength: 200,
    }),
    substance: {
      ...formulaField,
      label: 'Substance that is weighed',
      help: 'Its formula as in the equation; if it is a reactant, it is the one that is used up.',
    },
    gas: {
      ...formulaField,
      label: 'Gas',
      symbol: '\\mathrm{gas}',
      help: 'Its formula as in the equation, such as H2.',
    },
    find: choice({ volume: 'Volume of the gas', mass: 'Mass of the substance' }, { label: 'Find', default: 'volume' }),
    mass: quantity('g', {
      label: 'Mass',
      help: 'Of the substance alone, not of its solution.',
      symbol: 'm',
      above: 0,
      max: 1e9,
      usual: [0.01, 1000],
      when: { find: 'volume' },
    }),
    volume: quantity('m^3', {
      label: 'Volume',
      symbol: 'V',
      unit: 'L',
      above: 0,
      max: 1e9,
      usual: [0.005, 100],
      when: { find: 'mass' },
    }),
    temperature: quantity('K', {
      label: 'Temperature of the gas',
      symbol: 'T',
      unit: '°C',
      min: -200,
      max: 2000,
      usual: [-10, 50],
    }),
    pressure: quantity('Pa', {
      label: 'Pressure of the gas',
      help: 'Absolute, of the wet gas if it is over water; 1 atm is 101.325 kPa.',
      symbol: 'p',
      unit: 'kPa',
      above: 0,
      max: 1e5,
      usual: [60, 300],
    }),
    overWater: flag({ label: 'Collected over water' }),
  },
  outputs: {
    gasVolume: quantity('m^3', { label: 'Volume of the gas', symbol: 'V', unit: 'L', digits: 4 }),
    substanceMass: quantity('g', { label: 'Mass of the substance', symbol: 'm', digits: 4 }),
    balanced: text({ label: 'Balanced equation' }),
    substanceAmount: quantity('mol', { label: 'Amount of the substance', symbol: 'n' }),
    gasAmount: quantity('mol', { label: 'Amount of the gas', symbol: 'n_g' }),
    gasMass: quantity('g', { label: 'Mass of the gas', symbol: 'm_g' }),
    dryPressure: quantity('Pa', { label: 'Partial pressure of the dry gas', symbol: 'p_g', unit: 'kPa', places: 3 }),
  },
  requires: [
    {
      that: ({ overWater, temperature }) => !overWater || (temperature >= FREEZING && temperature <= BOILING),
      field: 'temperature',
      says: 'Over water the temperature lies between 0 and 100 °C, not at {temperature}.',
    },
    {
      that: ({ overWater, temperature, pressure }) =>
        !overWater ||
        temperature < FREEZING ||
        temperature > BOILING ||
        isBelow(waterVaporPressure(temperature), pressure),
      field: 'pressure',
      says: 'Water boils at {temperature} under {pressure}: no gas can be collected over it.',
    },
  ],
  algorithm: ({ equation, substance, gas, find, mass, volume, temperature, pressure, overWater }) => {
    if (unitsOf(gas) !== 1 || unitsOf(substance) !== 1)
      throw noResult('Write the gas and the substance without a number before them: the equation is balanced here.');
    const reaction = balance(equation);
    const all = [...reaction.reactants, ...reaction.products];
    if (all.some(({ species }) => /^e(\^?-|⁻)?$/.test(species)))
      throw noResult('Write the whole reaction, without free electrons.');
    const weighed = speciesNamed(all, substance);
    const collected = speciesNamed(all, gas);
    if (weighed === collected) throw noResult('The gas and the substance that is weighed are the same.');
    const molarMass = molarMassOf(parseFormula(weighed.species).atoms);
    const made = parseFormula(collected.species);
    if (made.charge !== 0) throw noResult(`${gas} is an ion, not a gas.`);
    const dryPressure = overWater ? pressure - waterVaporPressure(temperature) : pressure;
    if (hillFormula(made.atoms) === 'H2O') {
      if (overWater) throw noResult('Water vapor is not collected over water.');
      if (temperature < FREEZING || (temperature < CRITICAL && isAbove(pressure, waterVaporPressure(temperature))))
        throw noResult('At this temperature and pressure water is not a gas: it condenses.');
    }
    const perGas = weighed.coefficient / collected.coefficient;
    const gasAmount =
      find === 'volume' ? mass / molarMass / perGas : (dryPressure * volume) / (gasConstant * temperature);
    const substanceAmount = gasAmount * perGas;
    return {
      gasVolume: find === 'volume' ? (gasAmount * gasConstant * temperature) / dryPressure : volume,
      substanceMass: find === 'volume' ? mass : substanceAmount * molarMass,
      balanced: equationWritten(reaction),
      substanceAmount,
      gasAmount,
      gasMass: gasAmount * molarMassOf(made.atoms),
      dryPressure,
    };
  },
  explanation: ({ equation, gas, find, overWater }) => {
    const amounts =
      find === 'volume'
        ? '{mass} of {substance} goes with {gasVolume} of {gas}'
        : '{substanceMass} of {substance} goes with {volume} of {gas}';
    const fate = isProduct(equation, gas) ? 'that forms' : 'that is taken up';
    const dry = hillOf(gas) === 'H2O' ? '' : ', dry';
    return `By {balanced}, ${amounts} ${fate}, at {temperature} and {pressure}${overWater ? ', wet over water (the dry gas alone {dryPressure})' : dry}, if the reaction is complete.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ gas }) => POISONOUS.includes(hillOf(gas)),
      says: '{gas} is poisonous or corrosive to breathe: work in a fume hood.',
    },
    {
      level: 'danger',
      when: ({ equation, gas }) => poisonsBeside(equation, gas).length > 0,
      says: ({ equation, gas }) =>
        `Besides, ${poisonsBeside(equation, gas).join(' and ')} forms, which is poisonous or corrosive to breathe: work in a fume hood.`,
    },
    {
      level: 'danger',
      when: ({ gas }) => FLAMMABLE.includes(hillOf(gas)),
      says: '{gas} forms explosive mixtures with air: keep flames and sparks away, and ventilate.',
    },
    {
      level: 'danger',
      when: ({ substance }) => EXPLOSIVE.includes(hillOf(substance)),
      says: '{substance} can explode when it is heated or struck: do not try it by this answer.',
    },
    {
      level: 'caution',
      when: ({ gas, temperature }) => JOINED.includes(hillOf(gas)) && temperature < JOINED_BELOW,
      says: 'Near room temperature molecules of {gas} are joined or split in part (2 NO2 to N2O4 and back, HF to chains): the volume is another one than this, by up to a half and more.',
    },
    {
      level: 'caution',
      when: ({ gas }) => maybeCondensed(gas),
      says: 'Few such substances are gases near room temperature: check that {gas} boils below {temperature}.',
    },
    {
      level: 'caution',
      when: ({ gas, overWater }) => overWater && SOLUBLE.includes(hillOf(gas)),
      says: '{gas} dissolves in water or reacts with it: far less is collected than this. Collect it dry.',
    },
    {
      level: 'caution',
      when: ({ gas, overWater }) => overWater && PARTLY_SOLUBLE.includes(hillOf(gas)),
      says: 'A part of {gas} dissolves in the water, so that less is collected.',
    },
    {
      level: 'caution',
      when: ({ gas }) => holdsMetal(gas),
      says: '{gas} holds a metal, and such substances are seldom gases: check which substance is the gas.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => pressure > 1e6,
      says: 'Above some 10 bar the ideal gas law, which is used here, is off by several percent for most gases.',
    },
    {
      level: 'caution',
      when: ({ temperature, gas }) =>
        temperature < FREEZING && !['H2', 'He', 'N2', 'O2', 'Ar', 'CO', 'CH4'].includes(hillOf(gas)),
      says: 'Below 0 °C many gases condense or are no longer ideal: check the boiling point of {gas}.',
    },
  ],
  notes: [
    'For a complete reaction in which the weighed substance is the limiting one; by an ideal gas.',
    'Where several gases form, each would take its volume alone at this pressure; together they take the sum.',
    'A gas that forms in a closed vessel may burst it.',
  ],
  examples: [
    {
      inputs: {
        equation: 'Ga + HCl -> GaCl3 + H2',
        substance: 'Ga',
        gas: 'H2',
        mass: 8.88,
        temperature: 27,
        pressure: '723 mmHg',
      },
      results: { gasVolume: 4.9460592, gasAmount: 0.19104, balanced: '2 Ga + 6 HCl → 2 GaCl3 + 3 H2' },
      cautions: ['explosive mixtures'],
      source: 'Python: 8.88/69.723 × 3/2 × 8.314462618 × 300.15/(723 × 133.322387415)',
    },
    {
      inputs: {
        equation: 'Zn + H2SO4 -> ZnSO4 + H2',
        substance: 'Zn',
        gas: 'H2',
        find: 'mass',
        volume: 0.16,
        temperature: 24,
        pressure: '738 mmHg',
        overWater: true,
      },
      results: {
        substanceMass: 0.40395384,
        substanceAmount: 0.0061785537,
        gasAmount: 0.0061785537,
        dryPressure: 95.406235,
      },
      cautions: ['explosive mixtures'],
      source:
        'Textbook exercise: 160 mL of wet hydrogen at 24 °C and 738 torr, water 22.38 torr; here by Python with 22.394 torr of Wagner and Pruss',
    },
    {
      inputs: {
        equation: 'KClO3 -> KCl + O2',
        substance: 'KClO3',
        gas: 'O2',
        mass: 1,
        temperature: '295.15 K',
        pressure: 100,
        overWater: true,
      },
      results: { gasVolume: 0.30854201, gasMass: 0.39166741, balanced: '2 KClO3 → 2 KCl + 3 O2' },
      source: 'Python: n = 1.5/122.545, over the pressure less that of water',
    },
    {
      inputs: {
        equation: 'CaCO3 + HCl -> CaCl2 + H2O + CO2',
        substance: 'CaCO3',
        gas: 'CO2',
        mass: 3,
        temperature: 25,
        pressure: 101.325,
        overWater: true,
      },
      results: { gasVolume: 0.75701366 },
      cautions: ['A part of CO2'],
      source: 'Python: 0.73333 L dry',
    },
    {
      inputs: {
        equation: 'C8H18 + O2 -> CO2 + H2O',
        substance: 'C8H18',
        gas: 'H2O',
        mass: 10,
        temperature: 150,
        pressure: 101.325,
      },
      results: { gasVolume: 27.356885, balanced: '2 C8H18 + 25 O2 → 16 CO2 + 18 H2O' },
      source: 'Python: 9 × 10/114.232 mol of steam',
    },
    {
      inputs: {
        equation: 'NH4Cl + NaOH -> NaCl + H2O + NH3',
        substance: 'NH4Cl',
        gas: 'NH3',
        mass: 5,
        temperature: 20,
        pressure: 100,
        overWater: true,
      },
      results: { gasVolume: 2.3329708 },
      cautions: ['poisonous', 'far less is collected'],
      source: 'Python: 5/53.489 mol',
    },
    {
      inputs: { equation: 'C + O2 -> CO2', substance: 'C', gas: 'CO2', mass: 1, temperature: 20, pressure: 2000 },
      results: { gasVolume: 0.10146469 },
      cautions: ['10 bar'],
      source: 'Python: 8.314462618 × 293.15/(12.011 × 2e6)',
    },
    {
      inputs: { equation: 'C + O2 -> CO2', substance: 'C', gas: 'CO2', mass: 1, temperature: -20, pressure: 100 },
      results: { gasVolume: 1.7523988 },
      cautions: ['Below 0 °C'],
      source: 'Python: 8.314462618 × 253.15/(12.011 × 1e5)',
    },
    {
      inputs: {
        equation: 'NaN3 -> Na + N2',
        substance: 'NaN3',
        gas: 'N2',
        find: 'mass',
        volume: 60,
        temperature: 25,
        pressure: 100,
      },
      results: { substanceMass: 104.900196, balanced: '2 NaN3 → 2 Na + 3 N2' },
      source: 'Python: an air bag of 60 L; 2.42037 mol × 2/3 × 65.01077 g/mol',
    },
    {
      inputs: {
        equation: 'CaO + H2O -> Ca(OH)2',
        substance: 'H2O',
        gas: 'CaO',
        mass: 18.015,
        temperature: 25,
        pressure: 100,
      },
      results: { gasAmount: 1 },
      cautions: ['holds a metal'],
      source: 'By hand: one mole for one; calcium oxide is a solid',
    },
    {
      inputs: { equation: 'C + O2 -> CO2', substance: 'O2', gas: 'C', mass: 31.998, temperature: 20, pressure: 100 },
      results: { gasAmount: 1 },
      cautions: ['Few such substances'],
      source: 'By hand: one mole for one; carbon is a solid',
    },
    {
      inputs: { equation: 'H2 + I2 -> HI', substance: 'H2', gas: 'HI', mass: 2.016, temperature: 20, pressure: 100 },
      results: { gasAmount: 2 },
      cautions: ['corrosive'],
      source: 'By hand: two moles for one of hydrogen',
    },
    {
      inputs: {
        equation: 'Cu + HNO3 -> Cu(NO3)2 + NO2 + H2O',
        substance: 'Cu',
        gas: 'NO2',
        mass: 63.546,
        temperature: 20,
        pressure: 100,
      },
      results: { gasAmount: 2 },
      cautions: ['poisonous', 'joined or split'],
      source: 'By hand: two moles for one of copper',
    },
    {
      inputs: {
        equation: 'NH4NO3 -> N2O + H2O',
        substance: 'NH4NO3',
        gas: 'N2O',
        mass: 80.043,
        temperature: 20,
        pressure: 100,
      },
      results: { gasAmount: 1 },
      cautions: ['can explode'],
      source: 'By hand: one mole for one',
    },
    {
      inputs: {
        equation: 'C + H2O -> CO + H2',
        substance: 'C',
        gas: 'H2',
        mass: 12.011,
        temperature: 20,
        pressure: 100,
      },
      results: { gasAmount: 1, gasVolume: 24.373847 },
      cautions: ['Besides, CO forms', 'explosive mixtures'],
      source: 'By hand: one mole for one, 8.314462618 × 293.15/1e5',
    },
    {
      inputs: {
        equation: 'C3H5N3O9 -> CO2 + H2O + N2 + O2',
        substance: 'C3H5N3O9',
        gas: 'N2',
        mass: 227.085,
        temperature: 20,
        pressure: 100,
      },
      results: { gasAmount: 1.5, balanced: '4 C3H5N3O9 → 12 CO2 + 10 H2O + 6 N2 + O2' },
      cautions: ['can explode'],
      source: 'By hand: six moles for four of nitroglycerin',
    },
    {
      inputs: {
        equation: 'Zn + 2 HCl -> ZnCl2 + H2',
        substance: 'Zn',
        gas: '2 H2',
        mass: 10,
        temperature: 25,
        pressure: 100,
      },
      noResult: 'without a number',
      source: 'By definition',
    },
    {
      inputs: {
        equation: 'C8H18 + O2 -> CO2 + H2O',
        substance: 'C8H18',
        gas: 'H2O',
        mass: 10,
        temperature: 25,
        pressure: 101.325,
      },
      noResult: 'it condenses',
      source: 'Vapor pressure of water at 25 °C: 3.17 kPa',
    },
    {
      inputs: {
        equation: 'H2 + O2 -> H2O',
        substance: 'H2',
        gas: 'H2O',
        mass: 10,
        temperature: 25,
        pressure: 101.325,
        overWater: true,
      },
      noResult: 'not collected over water',
      source: 'By definition',
    },
    {
      inputs: { equation: 'H2 + O2 -> H2O', substance: 'H2', gas: 'N2', mass: 10, temperature: 25, pressure: 101.325 },
      noResult: 'does not stand in the equation',
      source: 'By definition',
    },
    {
      inputs: { equation: 'H2 + O2 -> H2O', substance: 'H2', gas: 'H2', mass: 10, temperature: 25, pressure: 101.325 },
      noResult: 'are the same',
      source: 'By definition',
    },
    {
      inputs: {
        equation: 'H^+ + e^- -> H2',
        substance: 'H^+',
        gas: 'H2',
        mass: 10,
        temperature: 25,
        pressure: 101.325,
      },
      noResult: 'without free electrons',
      source: 'By definition',
    },
    {
      inputs: {
        equation: 'Zn + H^+ -> Zn^2+ + H2',
        substance: 'Zn',
        gas: 'H^+',
        mass: 10,
        temperature: 25,
        pressure: 101.325,
      },
      noResult: 'is an ion',
      source: 'By definition',
    },
    {
      inputs: {
        equation: 'Zn + HCl -> ZnCl2 + H2',
        substance: 'Zn',
        gas: 'H2',
        mass: 10,
        temperature: 120,
        pressure: 300,
        overWater: true,
      },
      refused: 'lies between 0 and 100 °C',
      source: 'By definition',
    },
    {
      inputs: {
        equation: 'Zn + HCl -> ZnCl2 + H2',
        substance: 'Zn',
        gas: 'H2',
        mass: 10,
        temperature: 99,
        pressure: 90,
        overWater: true,
      },
      refused: 'Water boils',
      source: 'Vapor pressure of water at 99 °C: 97.8 kPa',
    },
    {
      inputs: {
        equation: 'C3H8 + O2 -> CO2 + H2O',
        substance: 'C3H8',
        gas: 'O2',
        mass: 44.097,
        temperature: 0,
        pressure: 101.325,
      },
      results: { gasAmount: 5, gasVolume: 112.06985 },
      source: 'By hand: 5 mol for one of propane, each of 22.41397 L (CODATA)',
    },
  ],
  references: [
    {
      title: 'OpenStax: Chemistry, §9.3 Stoichiometry of gaseous substances, mixtures, and reactions',
      url: 'https://openstax.org/books/chemistry-2e/pages/9-3-stoichiometry-of-gaseous-substances-mixtures-and-reactions',
    },
    {
      title:
        'Wagner, Pruss: The IAPWS formulation 1995 for the thermodynamic properties of ordinary water substance, J. Phys. Chem. Ref. Data 31 (2002) 387, eq. 2.5; coefficients alike in three public programs',
      doi: '10.1063/1.1461829',
    },
  ],
});
