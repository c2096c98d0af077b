import {
  category,
  choice,
  constant,
  defineCalculator,
  gasConstant,
  isNear,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** ΔG° = −RT ln K, ΔG = ΔG° + RT ln Q. */
export default defineCalculator({
  title: 'Equilibrium constant from Gibbs energy',
  description:
    'Equilibrium constant of a reaction from its standard Gibbs energy and temperature, or the Gibbs energy from the constant, and ΔG and the direction at a reaction quotient.',
  keywords: [
    'delta G = -RT ln K',
    'K from delta G',
    'delta G from K',
    'standard Gibbs energy and equilibrium',
    'delta G = delta G standard + RT ln Q',
    'reaction quotient and Gibbs energy',
  ],
  related: ['gibbs-free-energy-reaction'],
  inputs: {
    find: choice(
      {
        constant: { label: 'K from ΔG°', also: ['K', 'equilibrium constant'] },
        energy: { label: 'ΔG° from K', also: ['dG', 'delta G', 'Gibbs energy'] },
      },
      { label: 'Find', default: 'constant' },
    ),
    gibbs: quantity('J/mol', {
      label: 'Standard Gibbs energy of reaction',
      help: 'At the temperature below, for the equation as it is written.',
      unit: 'kJ/mol',
      symbol: '\\Delta_r G^\\circ',
      min: -100000,
      max: 100000,
      usual: [-3000, 3000],
      when: { find: 'constant' },
    }),
    equilibrium: number({
      label: 'Equilibrium constant K',
      help: 'Of activities: gases in bar, solutes in mol/L, no pure solids, liquids or solvent. Such as 1.8e-5.',
      symbol: 'K',
      min: 1e-150,
      max: 1e150,
      usual: 'all',
      when: { find: 'energy' },
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -270,
      max: 10000,
      usual: [-100, 250],
      default: 25,
    }),
    quotient: number({
      label: 'Reaction quotient Q',
      help: 'Formed like K, of the activities there are now; left out, only K is found.',
      symbol: 'Q',
      min: 1e-150,
      max: 1e150,
      usual: 'all',
      optional: true,
    }),
  },
  outputs: {
    lnK: number({ label: 'Natural logarithm of K', symbol: '\\mathrm{lnK}', places: 4 }),
    logK: number({ label: 'Logarithm of K to base 10', symbol: '\\mathrm{lgK}', places: 4 }),
    constant: number({ label: 'Equilibrium constant K', symbol: 'K', digits: 4, optional: true }),
    standardGibbs: quantity('J/mol', {
      label: 'Standard Gibbs energy of reaction',
      unit: 'kJ/mol',
      symbol: '\\Delta_r G^\\circ',
      places: 3,
    }),
    gibbsNow: quantity('J/mol', {
      label: 'Gibbs energy of reaction at Q',
      unit: 'kJ/mol',
      symbol: '\\Delta_r G',
      places: 3,
      optional: true,
    }),
    direction: category(['Forward', 'At equilibrium', 'Backward'], { label: 'Direction at Q', optional: true }),
  },
  formula: ({ find, gibbs, equilibrium, temperature, quotient }) => {
    const lnK = find === 'constant' ? -gibbs / (gasConstant * temperature) : Math.log(equilibrium);
    const standardGibbs = find === 'constant' ? gibbs : -gasConstant * temperature * lnK;
    const shared = { lnK, logK: lnK / Math.LN10, standardGibbs };
    const results =
      Math.abs(lnK) > 690 ? shared : { ...shared, constant: find === 'constant' ? Math.exp(lnK) : equilibrium };
    if (quotient === undefined) return results;
    const away = find === 'constant' ? Math.log(quotient) - lnK : Math.log(quotient / equilibrium);
    // A computed K is sent back as Q in the six figures that are shown of it.
    const near = find === 'constant' ? 5e-6 : 1e-9;
    return {
      ...results,
      gibbsNow: isNear(away, 0, near) ? constant(0, 'J/mol') : gasConstant * temperature * away,
      direction: isNear(away, 0, near) ? 'At equilibrium' : away < 0 ? 'Forward' : 'Backward',
    };
  },
  shown: ({ temperature, quotient, standardGibbs, direction }) => ({
    gibbsNow:
      quotient === undefined || direction === 'At equilibrium'
        ? undefined
        : standardGibbs + gasConstant * temperature * Math.log(quotient),
  }),
  explanation: ({ find, constant: value, quotient, direction }) => {
    const first =
      find === 'constant'
        ? `At {temperature} a reaction with ΔG° = {standardGibbs} has ${value === undefined ? 'log₁₀ K = {logK}' : 'K = {constant}'}`
        : 'At {temperature} a reaction with K = {constant} has ΔG° = {standardGibbs}';
    if (quotient === undefined) return `${first}.`;
    if (direction === 'At equilibrium') return `${first}; at Q = {quotient} it is at equilibrium, and ΔG is 0.`;
    return `${first}; at Q = {quotient} ΔG is {gibbsNow}, and it tends to run ${direction === 'Forward' ? 'forward, to the products' : 'backward, to the reactants'}, until Q is K.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ find, temperature }) =>
        find === 'constant' && !isNear(temperature, constant(298.15, 'K'), constant(0.5, 'K')),
      says: 'ΔG° must be that at {temperature}. Tables give it for 25 °C: at another temperature take ΔH° − TΔS° of the tables first.',
    },
    {
      level: 'caution',
      when: ({ find, lnK }) => find === 'constant' && lnK !== 0 && roundTo(Math.abs(lnK), 4) < 0.05,
      says: 'ΔG° is so near 0 that K is about 1: check its unit, which is kJ/mol here.',
    },
    {
      level: 'caution',
      when: ({ find, logK }) => find === 'constant' && roundTo(Math.abs(logK), 4) > 60,
      says: 'So large or small a K leaves nothing of one side that could be measured, as where fuels burn: check that ΔG° is in kJ/mol, not in J/mol.',
    },
  ],
  examples: [
    {
      inputs: { gibbs: -32.9 },
      results: { lnK: 13.2717104843, logK: 5.76383062877, constant: 580537.968391, standardGibbs: -32.9 },
      source: 'Python: ammonia from the elements, 32900/(8.314462618 × 298.15)',
    },
    {
      inputs: { gibbs: -33.3, temperature: '298 K', quotient: 1e6 },
      results: { constant: 686821.888843, gibbsNow: 0.930826733299, direction: 'Backward' },
      source:
        'Chad’s Prep, §18.5, data: 0.1 atm N2, 0.1 atm H2, 10 atm NH3, Q = 100/0.0001; by Python -33300 + RT ln 1e6',
    },
    {
      inputs: { gibbs: 5.4, quotient: 0.05 },
      results: { constant: 0.113229849542, gibbsNow: -2.02629157833, direction: 'Forward' },
      source: 'Python: 5400 + 8.314462618 × 298.15 × ln 0.05',
    },
    {
      inputs: { find: 'energy', equilibrium: 6.1e5, quotient: 1e4 },
      results: {
        standardGibbs: -33.0227176735,
        lnK: 13.3212142361,
        logK: 5.78532983501,
        gibbsNow: -10.1906796634,
        direction: 'Forward',
      },
      source: 'Python: -8.314462618 × 298.15 × ln 6.1e5',
    },
    {
      inputs: { find: 'energy', equilibrium: 1e-14, quotient: 1e-14 },
      results: { standardGibbs: 79.9121330355, gibbsNow: 0, direction: 'At equilibrium' },
      source: 'Python: the ionization of water, of which the standard Gibbs energy is tabulated as 79.89 kJ/mol',
    },
    {
      inputs: { gibbs: 0, quotient: 1 },
      results: { constant: 1, lnK: 0, gibbsNow: 0, direction: 'At equilibrium' },
      source: 'By definition',
    },
    {
      inputs: { gibbs: -32.9, quotient: 580538 },
      results: { constant: 580537.968391, gibbsNow: 0, direction: 'At equilibrium' },
      source: 'The constant of the first example as it is shown',
    },
    {
      inputs: { gibbs: -2000 },
      results: { lnK: 806.790910902, logK: 350.384840654 },
      cautions: ['leaves nothing'],
      source: 'Python: 2000000/(8.314462618 × 298.15), beyond the largest number',
    },
    {
      inputs: { gibbs: -0.0329 },
      results: { constant: 1.01336 },
      cautions: ['about 1'],
      source: 'Python: exp(0.0132717)',
    },
    {
      inputs: { gibbs: -16.4, temperature: 400 },
      results: { lnK: 2.930203703 },
      cautions: ['must be that at'],
      source: 'Python: 16400/(8.314462618 × 673.15)',
    },
  ],
  notes: [
    'K and Q without units: gases over 1 bar, solutes over 1 mol/L. A K in other concentrations or pressures gives another ΔG°, where the moles of gas or of solutes change.',
    'The K is for the equation as it is written: twice the coefficients are twice ΔG° and the square of K.',
    'Biochemical tables at pH 7 (ΔG°′, K′) leave out hydrogen ions: do not mix them with these.',
    'A reaction that tends forward may yet be immeasurably slow.',
  ],
  references: [
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §6A', isbn: '978-0-19-969740-3' },
    {
      title: 'OpenStax: Chemistry 2e, §16.4 Free energy',
      url: 'https://openstax.org/books/chemistry-2e/pages/16-4-free-energy',
    },
  ],
});
