import {
  category,
  choice,
  constant,
  defineCalculator,
  faradayConstant,
  gasConstant,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';

const MOST_POTENTIAL = constant(100, 'V');

/** ΔG° = -zFE° = -RT ln K, and the enthalpy and entropy where the change of E° with temperature is known. */
export default defineCalculator({
  title: 'Gibbs energy and equilibrium constant from cell potential',
  description:
    'Standard Gibbs energy and equilibrium constant of a cell reaction from its standard potential, or the potential from one of them; entropy and enthalpy from its change with temperature.',
  keywords: [
    'ΔG = -nFE',
    'equilibrium constant from cell potential',
    'maximum electrical work',
    'temperature coefficient of a cell',
    'entropy from cell potential',
  ],
  related: ['nernst-equation', 'standard-cell-potential', 'gibbs-free-energy-reaction'],
  inputs: {
    known: choice(
      {
        potential: { label: 'Standard cell potential', also: ['E°', 'E'] },
        gibbs: { label: 'Standard Gibbs energy', also: ['ΔG°', 'ΔG'] },
        constant: { label: 'Equilibrium constant', also: ['K'] },
        log: { label: 'Decimal logarithm of the equilibrium constant', also: ['log K', 'lg K'] },
      },
      { label: 'Known', default: 'potential' },
    ),
    standard: quantity('V', {
      label: 'Standard cell potential',
      help: 'Cathode minus anode, both as reduction potentials.',
      symbol: 'E^\\circ_0',
      min: -20,
      max: 20,
      usual: [-6, 6],
      when: { known: 'potential' },
    }),
    gibbsKnown: quantity('J/mol', {
      label: 'Standard Gibbs energy',
      help: 'For one mole of the reaction as it is written.',
      unit: 'kJ/mol',
      symbol: '\\Delta_r G^\\circ_0',
      min: -20000,
      max: 20000,
      usual: [-3000, 3000],
      when: { known: 'gibbs' },
    }),
    constantKnown: number({
      label: 'Equilibrium constant',
      help: 'Without unit, by activities: of dissolved species in mol/L, of gases in bar.',
      symbol: 'K_0',
      min: 1e-300,
      max: 1e300,
      when: { known: 'constant' },
    }),
    logKnown: number({
      label: 'Decimal logarithm of the equilibrium constant',
      symbol: '\\log_{10} K_0',
      min: -2000,
      max: 2000,
      usual: [-600, 600],
      when: { known: 'log' },
    }),
    electrons: integer({
      label: 'Electrons transferred',
      help: 'In the balanced equation to which the Gibbs energy and the equilibrium constant belong.',
      symbol: 'z',
      min: 1,
      max: 30,
      usual: [1, 24],
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -100,
      max: 1500,
      default: 25,
      usual: [-50, 120],
    }),
    coefficient: quantity('V/K', {
      label: 'Change of the standard potential with temperature',
      help: 'Gives the entropy and the enthalpy. In mV for each kelvin: 1 mV/K is 0.001 V/K.',
      unit: 'mV/K',
      symbol: 'dE^\\circ/dT',
      min: -20,
      max: 20,
      usual: [-3, 3],
      optional: true,
    }),
  },
  outputs: {
    potential: quantity('V', { label: 'Standard potential of the cell', symbol: 'E^\\circ', places: 4 }),
    gibbs: quantity('J/mol', {
      label: 'Standard Gibbs energy of the reaction',
      unit: 'kJ/mol',
      symbol: '\\Delta_r G^\\circ',
      places: 2,
    }),
    logConstant: number({ label: 'Decimal logarithm of K', symbol: '\\log_{10} K', places: 3 }),
    naturalLog: number({ label: 'Natural logarithm of K', symbol: '\\ln K', places: 3 }),
    equilibrium: number({
      label: 'Equilibrium constant K',
      help: 'Where it is not too large or small to be written as a number.',
      symbol: 'K',
      digits: 4,
      optional: true,
    }),
    direction: category(['Toward the products', 'In neither direction', 'Toward the reactants'], {
      label: 'With all activities 1 the reaction runs',
      of: 'potential',
    }),
    entropy: quantity('J/(mol*K)', {
      label: 'Standard entropy of the reaction',
      symbol: '\\Delta_r S^\\circ',
      places: 2,
      optional: true,
    }),
    enthalpy: quantity('J/mol', {
      label: 'Standard enthalpy of the reaction',
      unit: 'kJ/mol',
      symbol: '\\Delta_r H^\\circ',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ known, standard, gibbsKnown, constantKnown, logKnown, electrons, temperature, coefficient }) => {
    const molarCharge = electrons * faradayConstant;
    const thermal = (gasConstant * temperature) / molarCharge;
    let potential = standard;
    if (known === 'gibbs') potential = -gibbsKnown / molarCharge;
    else if (known === 'constant') potential = thermal * Math.log(constantKnown);
    else if (known === 'log') potential = thermal * Math.LN10 * logKnown;
    if (isAbove(Math.abs(potential), MOST_POTENTIAL)) {
      throw noResult(
        'The standard potential would be above 100 V, which no cell reaction has: check the value, its unit and the number of electrons.',
      );
    }
    const naturalLog = potential / thermal;
    const logConstant = naturalLog / Math.LN10;
    const direction: 'Toward the products' | 'In neither direction' | 'Toward the reactants' =
      potential > 0 ? 'Toward the products' : potential < 0 ? 'Toward the reactants' : 'In neither direction';
    return {
      potential,
      gibbs: -molarCharge * potential,
      logConstant,
      naturalLog,
      equilibrium: isAtMost(Math.abs(logConstant), 300) ? Math.exp(naturalLog) : undefined,
      direction,
      entropy: coefficient === undefined ? undefined : molarCharge * coefficient,
      enthalpy:
        coefficient === undefined
          ? undefined
          : molarCharge * sumOfProducts([temperature, coefficient], [-1, potential]),
    };
  },
  shown: ({
    known,
    gibbsKnown,
    constantKnown,
    logKnown,
    electrons,
    temperature,
    coefficient,
    potential,
    naturalLog,
  }) => ({
    potential:
      known === 'gibbs'
        ? -gibbsKnown / (electrons * faradayConstant)
        : known === 'constant'
          ? ((gasConstant * temperature) / (electrons * faradayConstant)) * Math.log(constantKnown)
          : known === 'log'
            ? ((gasConstant * temperature) / (electrons * faradayConstant)) * Math.LN10 * logKnown
            : potential,
    gibbs: -electrons * faradayConstant * potential,
    naturalLog: (electrons * faradayConstant * potential) / (gasConstant * temperature),
    logConstant: naturalLog / Math.LN10,
    equilibrium: Math.exp(naturalLog),
    entropy: coefficient === undefined ? undefined : electrons * faradayConstant * coefficient,
    enthalpy:
      coefficient === undefined
        ? undefined
        : electrons * faradayConstant * sumOfProducts([temperature, coefficient], [-1, potential]),
    direction: potential > 0 ? 'Toward the products' : potential < 0 ? 'Toward the reactants' : 'In neither direction',
  }),
  cautions: [
    {
      level: 'note',
      when: ({ potential, temperature }) =>
        potential !== 0 && isAbove(Math.abs(temperature - constant(298.15, 'K')), constant(1, 'K')),
      says: 'What is sent must be of {temperature}: tables are for 25 °C. A standard potential changes by up to a millivolt or so for each kelvin, and Gibbs energy and constant with it.',
    },
    {
      level: 'caution',
      when: ({ coefficient }) =>
        coefficient !== undefined && coefficient !== 0 && isBelow(Math.abs(coefficient), constant(5e-6, 'V/K')),
      says: 'A change of {coefficient} is hardly ever so small: where it was in V/K, send it a thousand times larger in mV/K.',
    },
  ],
  explanation: ({ direction }) =>
    direction === 'In neither direction'
      ? 'At {temperature} the standard potential is 0: K is 1, and with all activities 1 the reaction is at equilibrium{entropy?; ΔS° = {entropy}, ΔH° = {enthalpy}|}.'
      : direction === 'Toward the products'
        ? 'At {temperature} a standard potential of {potential} with {electrons} {electrons|electron|electrons} is ΔG° = {gibbs} and log K = {logConstant}: with all activities 1 the reaction runs toward the products{entropy?; ΔS° = {entropy}, ΔH° = {enthalpy}|}.'
        : 'At {temperature} a standard potential of {potential} with {electrons} {electrons|electron|electrons} is ΔG° = {gibbs} and log K = {logConstant}: with all activities 1 the reaction runs backward, toward the reactants{entropy?; ΔS° = {entropy}, ΔH° = {enthalpy}|}.',
  examples: [
    {
      inputs: { standard: 1.1037, electrons: 2 },
      results: {
        potential: 1.1037,
        gibbs: -212.98172,
        naturalLog: 85.915859,
        logConstant: 37.312783,
        equilibrium: 2.054865427e37,
        direction: 'Toward the products',
      },
      source: 'Python with CODATA constants: Daniell cell',
    },
    {
      inputs: { standard: 0, electrons: 1, temperature: 80 },
      results: { potential: 0, gibbs: 0, logConstant: 0, equilibrium: 1, direction: 'In neither direction' },
      source: 'By definition',
    },
    {
      inputs: { known: 'gibbs', gibbsKnown: -237.13, electrons: 2 },
      results: { potential: 1.228839632, logConstant: 41.54337863, gibbs: -237.13, equilibrium: 3.494448402e41 },
      source: 'Python, mpmath: water from the elements, 237130/(2F)',
    },
    {
      inputs: { known: 'constant', constantKnown: 1.8e-10, electrons: 1 },
      results: { potential: -0.5764917415, gibbs: 55.62299714, direction: 'Toward the reactants' },
      source: 'Python, mpmath: silver chloride dissolves, RT/F × ln 1.8 × 10⁻¹⁰',
    },
    {
      inputs: { known: 'log', logKnown: 45, electrons: 3, temperature: 37 },
      results: { potential: 0.9231061029, gibbs: -267.1985968 },
      cautions: ['tables are for 25 °C'],
      source: 'Python, mpmath: RT/3F × ln 10 × 45 at 310.15 K',
    },
    {
      inputs: { standard: 1.2291, electrons: 2, coefficient: -0.846 },
      results: { entropy: '-163.2531820', enthalpy: -285.8541796, gibbs: -237.1802434, naturalLog: 95.67743232 },
      source: 'Python, mpmath: hydrogen and oxygen to water, tabulated ΔH° = -285.83 kJ/mol and ΔS° = -163.3 J/(mol K)',
    },
    {
      inputs: { standard: 0.29815, electrons: 1, coefficient: 1 },
      results: { enthalpy: 0, entropy: 96.48533212 },
      source: 'By hand: 298.15 K × 1 mV/K = 0.29815 V; F × 1 mV/K',
    },
    {
      inputs: { standard: 3.5, electrons: 12 },
      results: { logConstant: 709.9469522, gibbs: -4052.383949 },
      source: 'Python, mpmath: K itself is beyond 10³⁰⁰',
    },
    {
      inputs: { standard: 1.1, electrons: 2, temperature: 60, coefficient: 0.001 },
      results: { entropy: 0.1929706642 },
      cautions: ['tables are for 25 °C', 'hardly ever so small'],
      source: 'Python: 2 F × 1 µV/K',
    },
    {
      inputs: { known: 'log', logKnown: 2000, electrons: 1, temperature: 1500 },
      noResult: 'above 100 V',
      source: 'By hand: 0.3518 V for each decade',
    },
  ],
  notes: [
    'The potential does not change when an equation is multiplied, but z, ΔG° and the exponent of K do: all belong to one balanced equation.',
    'For other activities than 1 the Nernst equation gives the potential, and −zFE the Gibbs energy.',
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §6C', isbn: '978-0-19-969740-3' }],
});
