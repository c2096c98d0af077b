import { defineCalculator, noResult, number, quantity, roundTo, table, text } from '@reckoner/engine';
import { bareFormula, equationWritten } from '../shared/equation.js';
import { formulaField, molarMassOf, parseFormula } from '../shared/formula.js';

const OXYGEN = 31.998;
/** Grams of dry air for each mole of O₂ in it: 1 + 3.773 mol of air nitrogen, 28.962 g/mol. */
const AIR_PER_OXYGEN = 4.773 * 28.962;
const WHOLE = 'Write the formula with whole numbers of atoms, such as C10H18O5 for CH1.8O0.5.';
const BURNING = ['C', 'H', 'O', 'N', 'S'];

/** Whether the fuel holds C, H, N and O and so little lacks of its own oxygen that it may explode. */
function mayExplode(fuel: string): boolean {
  const { atoms } = parseFormula(bareFormula(fuel));
  const { C = 0, H = 0, O = 0, N = 0 } = atoms;
  return N > 0 && O >= N && roundTo((-1600 * (2 * C + H / 2 - O)) / molarMassOf(atoms), 1) > -75;
}

/** What is said of carbon dioxide, water and sulfur dioxide, where they form. */
function gasesTold(fuel: string): string {
  const { C = 0, H = 0, S = 0 } = parseFormula(bareFormula(fuel)).atoms;
  const told = [
    ...(C > 0 ? ['{carbonDioxideMass} of carbon dioxide'] : []),
    ...(H > 0 ? ['{waterMass} of water'] : []),
    ...(S > 0 ? ['{sulfurDioxideMass} of sulfur dioxide'] : []),
  ];
  return told.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** CxHyOzNwSv + (x + y/4 − z/2 + v) O₂ → x CO₂ + y/2 H₂O + w/2 N₂ + v SO₂. */
export default defineCalculator({
  title: 'Combustion reaction',
  description:
    'Balanced equation of the complete combustion of a fuel of C, H, O, N and S, the oxygen and air that it takes, and the masses of carbon dioxide, water and sulfur dioxide that it gives.',
  keywords: [
    'combustion equation',
    'hydrocarbon combustion',
    'stoichiometric air-fuel ratio',
    'oxygen demand of a fuel',
  ],
  inputs: {
    fuel: { ...formulaField, label: 'Fuel', help: 'Such as CH4, C8H18 or C2H5OH.' },
    mass: quantity('g', { label: 'Mass of the fuel', symbol: 'm', above: 0, max: 1e12 }),
  },
  outputs: {
    balanced: text({ label: 'Balanced equation' }),
    oxygenPerFuel: number({ label: 'Moles of oxygen for one of fuel', symbol: 'a' }),
    oxygenMass: quantity('g', { label: 'Oxygen taken up', symbol: 'm_{\\mathrm{O_2}}' }),
    carbonDioxideMass: quantity('g', { label: 'Carbon dioxide given off', symbol: 'm_{\\mathrm{CO_2}}' }),
    waterMass: quantity('g', { label: 'Water given off', symbol: 'm_{\\mathrm{H_2O}}' }),
    sulfurDioxideMass: quantity('g', {
      label: 'Sulfur dioxide given off',
      symbol: 'm_{\\mathrm{SO_2}}',
      optional: true,
    }),
    airMass: quantity('g', { label: 'Dry air that holds it', symbol: 'm_{\\mathrm{air}}' }),
    airFuelRatio: number({ label: 'Air-fuel ratio by mass', symbol: '\\mathrm{AFR}', places: 2 }),
    substances: table(
      {
        substance: text({ label: 'Substance' }),
        coefficient: number({ label: 'Coefficient' }),
        amount: quantity('mol', { label: 'Amount' }),
        mass: quantity('g', { label: 'Mass' }),
      },
      { label: 'Substances' },
    ),
  },
  algorithm: ({ fuel, mass }) => {
    const name = bareFormula(fuel);
    // A dot joins a hydrate, as which CH1.8O0.5 would be read.
    if (/[A-Za-z)]\d+\.\d/.test(name) && !/\.\d*H2O/.test(name)) throw noResult(WHOLE);
    const { atoms, charge } = parseFormula(name);
    if (charge !== 0) throw noResult(`${name} is an ion: write the whole substance.`);
    const other = Object.keys(atoms).find((symbol) => !BURNING.includes(symbol));
    if (other !== undefined)
      throw noResult(
        `What ${other} burns to is not known here: the fuel may hold C, H, O, N and S. Write such an equation for the equation balancer.`,
      );
    if (Object.values(atoms).some((count) => count !== Math.trunc(count))) throw noResult(WHOLE);
    const { C: carbon = 0, H: hydrogen = 0, O: held = 0, N: nitrogen = 0, S: sulfur = 0 } = atoms;
    // Four times the moles of O2 for one of fuel: a whole number.
    const quarters = 4 * carbon + hydrogen + 4 * sulfur - 2 * held;
    if (quarters <= 0)
      throw noResult(
        carbon + hydrogen + sulfur === 0
          ? `${name} holds no carbon, hydrogen or sulfur: it is no fuel.`
          : `${name} takes up no oxygen: it holds enough of its own, and is burned already or decomposes without air, as nitroglycerin does.`,
      );
    const oxygenPerFuel = quarters / 4;
    const least = [1, 2, 4].find(
      (factor) => (factor * quarters) % 4 === 0 && (factor * hydrogen) % 2 === 0 && (factor * nitrogen) % 2 === 0,
    )!;
    const reactants = [
      { species: name, coefficient: least },
      { species: 'O2', coefficient: (least * quarters) / 4 },
    ];
    const products = [
      { species: 'CO2', coefficient: least * carbon },
      { species: 'H2O', coefficient: (least * hydrogen) / 2 },
      { species: 'N2', coefficient: (least * nitrogen) / 2 },
      { species: 'SO2', coefficient: least * sulfur },
    ].filter(({ coefficient }) => coefficient > 0);
    const molarMass = molarMassOf(atoms);
    const extent = mass / molarMass / least;
    const substances = [...reactants, ...products].map(({ species, coefficient }) => ({
      substance: species,
      coefficient,
      amount: extent * coefficient,
      mass: extent * coefficient * molarMassOf(parseFormula(species).atoms),
    }));
    const airFuelRatio = (oxygenPerFuel * AIR_PER_OXYGEN) / molarMass;
    return {
      balanced: equationWritten({ reactants, products }),
      oxygenPerFuel,
      oxygenMass: (mass / molarMass) * oxygenPerFuel * OXYGEN,
      carbonDioxideMass: (mass / molarMass) * carbon * molarMassOf({ C: 1, O: 2 }),
      waterMass: (mass / molarMass) * (hydrogen / 2) * molarMassOf({ H: 2, O: 1 }),
      ...(sulfur > 0 ? { sulfurDioxideMass: (mass / molarMass) * sulfur * molarMassOf({ S: 1, O: 2 }) } : {}),
      airMass: mass * airFuelRatio,
      airFuelRatio,
      substances,
    };
  },
  explanation: ({ fuel }) =>
    `Burned completely: {balanced}. {mass} of the fuel takes up {oxygenMass} of oxygen, which {airMass} of dry air holds, and gives off ${gasesTold(fuel)}.`,
  cautions: [
    {
      level: 'danger',
      when: ({ fuel }) => mayExplode(fuel),
      says: 'Many compounds of C, H, N and O that lack so little oxygen are explosives, and decompose otherwise than by this equation: find out before you heat or burn it.',
    },
    {
      level: 'danger',
      when: ({ fuel }) => (parseFormula(bareFormula(fuel)).atoms.S ?? 0) > 0,
      says: 'Sulfur burns to sulfur dioxide, which is poisonous: burn it only under a hood.',
    },
    {
      level: 'note',
      when: ({ fuel }) => (parseFormula(bareFormula(fuel)).atoms.N ?? 0) > 0,
      says: 'All nitrogen is taken to become N2; in a flame a part of it becomes nitrogen oxides.',
    },
  ],
  notes: [
    'Burning is complete only with enough air: where it is short, carbon monoxide and soot form as well. Carbon monoxide is poisonous and has no smell: ventilate.',
    'Dry air: 3.773 mol of atmospheric nitrogen (with argon) to one of oxygen, 28.962 g/mol.',
  ],
  examples: [
    {
      inputs: { fuel: 'CH4', mass: 16.043 },
      results: {
        balanced: 'CH4 + 2 O2 → CO2 + 2 H2O',
        oxygenPerFuel: 2,
        oxygenMass: 63.996,
        carbonDioxideMass: 44.009,
        waterMass: 36.03,
        airFuelRatio: 17.23314,
        airMass: 276.47125,
        substances: { length: 4, rows: { 1: { substance: 'O2', coefficient: 2, amount: 2 }, 3: { mass: 36.03 } } },
      },
      source: 'By hand: one mole; the air-fuel ratio as 2 × 4.773 × 28.962/16.043',
    },
    {
      inputs: { fuel: '2 C8H18', mass: 1000 },
      results: {
        balanced: '2 C8H18 + 25 O2 → 16 CO2 + 18 H2O',
        oxygenPerFuel: 12.5,
        oxygenMass: 3501.4269,
        carbonDioxideMass: 3082.0786,
        waterMass: 1419.3483,
        airFuelRatio: 15.12663,
        airMass: 15126.631,
      },
      source: 'Python: 12.5 mol of O2 for one of octane; air-fuel ratio 12.5 × 4.773 × 28.962/114.232',
    },
    {
      inputs: { fuel: 'C2H5OH', mass: 46.069 },
      results: {
        balanced: 'C2H5OH + 3 O2 → 2 CO2 + 3 H2O',
        oxygenPerFuel: 3,
        oxygenMass: 95.994,
        carbonDioxideMass: 88.018,
        waterMass: 54.045,
        airFuelRatio: 9.001864,
        airMass: 414.70688,
      },
      source: 'By hand: 2 + 6/4 - 1/2; air-fuel ratio 3 × 4.773 × 28.962/46.069',
    },
    {
      inputs: { fuel: 'C6H5NH2', mass: 10 },
      results: {
        balanced: '4 C6H5NH2 + 31 O2 → 24 CO2 + 14 H2O + 2 N2',
        oxygenPerFuel: 7.75,
        oxygenMass: 26.628064,
        carbonDioxideMass: 28.353574,
        waterMass: 6.7704474,
        airFuelRatio: 11.50368,
        airMass: 115.03679,
      },
      cautions: ['nitrogen oxides'],
      source: 'Python: 6 + 7/4',
    },
    {
      inputs: { fuel: 'C4H4S', mass: 5 },
      results: {
        balanced: 'C4H4S + 6 O2 → 4 CO2 + 2 H2O + SO2',
        oxygenPerFuel: 6,
        oxygenMass: 11.409385,
        carbonDioxideMass: 10.461396,
        waterMass: 2.1411762,
        sulfurDioxideMass: 3.8068128,
        airFuelRatio: 9.858013,
        airMass: 49.290063,
      },
      cautions: ['sulfur dioxide'],
      source: 'By hand: 4 + 4/4 + 1',
    },
    {
      inputs: { fuel: 'H2', mass: 2.016 },
      results: {
        balanced: '2 H2 + O2 → 2 H2O',
        oxygenPerFuel: 0.5,
        carbonDioxideMass: 0,
        waterMass: '18.0150',
        airFuelRatio: 34.284629,
      },
      source: 'By hand: half a mole of O2 for one; air-fuel ratio 0.5 × 4.773 × 28.962/2.016',
    },
    {
      inputs: { fuel: 'CH3NO2', mass: 61.04 },
      results: {
        balanced: '4 CH3NO2 + 3 O2 → 4 CO2 + 6 H2O + 2 N2',
        oxygenPerFuel: 0.75,
        oxygenMass: 23.9985,
        carbonDioxideMass: 44.009,
        waterMass: 27.0225,
        airFuelRatio: 1.698505,
        airMass: 103.67672,
      },
      cautions: ['are explosives', 'nitrogen oxides'],
      source: 'Python: nitromethane, 1 + 3/4 - 1; oxygen balance -39.3%',
    },
    { inputs: { fuel: 'N2', mass: 10 }, noResult: 'is no fuel', source: 'By definition' },
    { inputs: { fuel: 'CO2', mass: 10 }, noResult: 'takes up no oxygen', source: 'By definition' },
    {
      inputs: { fuel: 'C3H5N3O9', mass: 10 },
      noResult: 'takes up no oxygen',
      source: 'By hand: nitroglycerin, 3 + 5/4 - 9/2',
    },
    { inputs: { fuel: 'CH3Cl', mass: 10 }, noResult: 'What Cl burns to', source: 'By definition' },
    { inputs: { fuel: 'CH3COO^-', mass: 10 }, noResult: 'is an ion', source: 'By definition' },
    { inputs: { fuel: 'CH4O0.5', mass: 10 }, noResult: 'whole numbers of atoms', source: 'By definition' },
    { inputs: { fuel: 'C6H6O·0.5H2O', mass: 10 }, noResult: 'whole numbers of atoms', source: 'By definition' },
    {
      inputs: { fuel: 'S8', mass: 256.48 },
      results: { balanced: 'S8 + 8 O2 → 8 SO2', oxygenPerFuel: 8, oxygenMass: 255.984, sulfurDioxideMass: 512.464 },
      cautions: ['sulfur dioxide'],
      source: 'By hand: 8 × 31.998 for 8 × 32.06',
    },
    { inputs: { fuel: 'CH1.8O0.5', mass: 10 }, noResult: 'whole numbers of atoms', source: 'By definition' },
  ],
  references: [
    {
      title: 'OpenStax: Chemistry, §4.1 Writing and balancing chemical equations',
      url: 'https://openstax.org/books/chemistry-2e/pages/4-1-writing-and-balancing-chemical-equations',
    },
    {
      title:
        'Heywood: Internal Combustion Engine Fundamentals, §3.2 and eq. 3.6: 3.773 mol of atmospheric nitrogen to one of oxygen',
      isbn: '978-0-07-028637-5',
    },
  ],
});
