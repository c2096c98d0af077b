import {
  category,
  choice,
  constant,
  defineCalculator,
  faradayConstant,
  gasConstant,
  integer,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';

/**
 * Standard reduction potentials at 25 °C in volts.
 * Source: CRC Handbook of Chemistry and Physics, 97th ed., §5: Electrochemical series.
 */
const POTENTIALS = {
  lithium: -3.0401,
  potassium: -2.931,
  calcium: -2.868,
  sodium: -2.71,
  magnesium: -2.372,
  aluminum: -1.662,
  zinc: -0.7618,
  iron: -0.447,
  cadmium: -0.403,
  nickel: -0.257,
  tin: -0.1375,
  lead: -0.1262,
  hydrogen: 0,
  copper: 0.3419,
  iodine: 0.5355,
  ironIII: 0.771,
  silver: 0.7996,
  oxygen: 1.229,
  chlorine: 1.35827,
  permanganate: 1.507,
  fluorine: 2.866,
} as const;
const HALF_REACTIONS = {
  lithium: 'Li+/Li',
  potassium: 'K+/K',
  calcium: 'Ca2+/Ca',
  sodium: 'Na+/Na',
  magnesium: 'Mg2+/Mg',
  aluminum: 'Al3+/Al',
  zinc: 'Zn2+/Zn',
  iron: 'Fe2+/Fe',
  cadmium: 'Cd2+/Cd',
  nickel: 'Ni2+/Ni',
  tin: 'Sn2+/Sn',
  lead: 'Pb2+/Pb',
  hydrogen: 'H+/H2',
  copper: 'Cu2+/Cu',
  iodine: 'I2/I-',
  ironIII: 'Fe3+/Fe2+',
  silver: 'Ag+/Ag',
  oxygen: 'O2/H2O, acid',
  chlorine: 'Cl2/Cl-',
  permanganate: 'MnO4-/Mn2+, acid',
  fluorine: 'F2/F-',
  custom: 'Other',
} as const;

/** E°cell = E°cathode - E°anode, both as reduction potentials; ΔG° = -zFE°. */
export default defineCalculator({
  title: 'Cell potential',
  description:
    'Standard potential, Gibbs energy and equilibrium constant of a galvanic cell from its two half-reactions.',
  keywords: ['standard reduction potential', 'electromotive force', 'galvanic cell', 'voltaic cell', 'EMF'],
  inputs: {
    cathode: choice(HALF_REACTIONS, { label: 'Cathode (reduction)' }),
    cathodePotential: quantity('V', {
      label: 'Its reduction potential',
      symbol: 'E^\\circ_c',
      min: -5,
      max: 5,
      when: { cathode: 'custom' },
    }),
    anode: choice(HALF_REACTIONS, { label: 'Anode (oxidation)' }),
    anodePotential: quantity('V', {
      label: 'Reduction potential of the anode',
      symbol: 'E^\\circ_a',
      min: -5,
      max: 5,
      when: { anode: 'custom' },
    }),
    electrons: integer({ label: 'Electrons in the balanced equation', symbol: 'z', min: 1, max: 30 }),
  },
  outputs: {
    potential: quantity('V', { label: 'Standard cell potential', symbol: 'E^\\circ', places: 4 }),
    gibbs: quantity('J/mol', { label: 'Standard Gibbs energy', unit: 'kJ/mol', symbol: '\\Delta G^\\circ', places: 2 }),
    logConstant: number({
      label: 'Natural logarithm of the equilibrium constant at 25 °C',
      symbol: '\\mathrm{lnK}',
      places: 3,
    }),
    direction: category(['Spontaneous', 'At equilibrium', 'Runs backwards'], { label: 'Reaction', of: 'potential' }),
  },
  formula: ({ cathode, cathodePotential, anode, anodePotential, electrons }) => {
    const volt = constant(1, 'V');
    const upper = cathode === 'custom' ? cathodePotential : POTENTIALS[cathode] * volt;
    const lower = anode === 'custom' ? anodePotential : POTENTIALS[anode] * volt;
    const potential = sumOfProducts([upper], [-1, lower]);
    const gibbs = -electrons * faradayConstant * potential;
    return {
      potential,
      gibbs,
      logConstant: -gibbs / (gasConstant * constant(298.15, 'K')),
      direction: potential > 0 ? 'Spontaneous' : potential < 0 ? 'Runs backwards' : 'At equilibrium',
    };
  },
  explanation: 'The cell has a standard potential of {potential} and ΔG° = {gibbs}: {direction}.',
  cautions: [
    {
      level: 'note',
      when: ({ direction }) => direction === 'Runs backwards',
      says: 'By itself the cell runs the other way: the electrodes change places, or an outside voltage has to drive it.',
    },
  ],
  examples: [
    {
      inputs: { cathode: 'copper', anode: 'zinc', electrons: 2 },
      results: { potential: 1.1037, gibbs: -212.98172, logConstant: 85.915859, direction: 'Spontaneous' },
      source: 'By hand: Daniell cell, 0.3419 + 0.7618; Python: -2 F E',
    },
    {
      inputs: { cathode: 'hydrogen', anode: 'silver', electrons: 1 },
      results: { potential: -0.7996, direction: 'Runs backwards' },
      cautions: ['runs the other way'],
      source: 'By hand: silver does not dissolve in acid',
    },
    {
      inputs: { cathode: 'custom', cathodePotential: 1.69, anode: 'custom', anodePotential: -0.36, electrons: 2 },
      results: { potential: 2.05 },
      source: 'By hand: lead-acid cell',
    },
    {
      inputs: { cathode: 'lead', anode: 'lead', electrons: 2 },
      results: { potential: 0, logConstant: 0, direction: 'At equilibrium' },
      source: 'By definition',
    },
  ],
  notes: ['At 25 °C with all activities 1; for other concentrations use the Nernst equation.'],
  references: [
    {
      title: 'Haynes (ed.): CRC Handbook of Chemistry and Physics, 97th ed. (2016), §5: Electrochemical series',
      isbn: '978-1-4987-5429-3',
    },
  ],
});
