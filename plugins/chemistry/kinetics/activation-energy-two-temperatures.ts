import { constant, defineCalculator, gasConstant, isBelow, number, quantity } from '@reckoner/engine';

/** E_a = R ln(k₂/k₁)/(1/T₁ - 1/T₂), from the Arrhenius equation at both temperatures. */
export default defineCalculator({
  title: 'Activation energy from two temperatures',
  description: 'Activation energy and pre-exponential factor from the rate constants at two temperatures.',
  keywords: ['Arrhenius plot', 'rate constant', 'two-point Arrhenius', 'Ea'],
  inputs: {
    temperature1: quantity('K', { label: 'First temperature', unit: '°C', symbol: 'T_1', min: -200, max: 5000 }),
    rate1: number({ label: 'Rate constant at the first temperature', symbol: 'k_1', min: 1e-30, max: 1e30 }),
    temperature2: quantity('K', { label: 'Second temperature', unit: '°C', symbol: 'T_2', min: -200, max: 5000 }),
    rate2: number({
      label: 'Rate constant at the second temperature',
      help: 'In the same unit.',
      symbol: 'k_2',
      min: 1e-30,
      max: 1e30,
    }),
  },
  outputs: {
    energy: quantity('J/mol', { label: 'Activation energy', unit: 'kJ/mol', symbol: 'E_a', places: 2 }),
    logFactor: number({ label: 'Natural logarithm of the pre-exponential factor', symbol: '\\mathrm{lnA}', places: 3 }),
    ratio: number({ label: 'Ratio of the rate constants', symbol: 'q' }),
  },
  formula: ({ temperature1, rate1, temperature2, rate2 }) => {
    const reciprocal = 1 / temperature1 - 1 / temperature2;
    const ratio = rate2 / rate1;
    const energy = (gasConstant * Math.log(ratio)) / reciprocal;
    return { energy, logFactor: Math.log(rate1) + energy / (gasConstant * temperature1), ratio };
  },
  figure: {
    kind: 'curve',
    title: 'Rate constant over temperature',
    x: { of: 'temperature1', label: 'Temperature' },
    y: { of: 'rate1', label: 'Rate constant', log: true },
    curve: ({ temperature1, rate1, temperature2, rate2, energy }) => {
      const [low, high] = [Math.min(temperature1, temperature2), Math.max(temperature1, temperature2)];
      const room = 0.3 * (high - low);
      return {
        from: Math.max(low - room, low / 2),
        to: high + room,
        lines: [{ y: (at) => rate1 * Math.exp((energy / gasConstant) * (1 / temperature1 - 1 / at)) }],
        marks: [
          { x: temperature1, y: rate1, label: '1' },
          { x: temperature2, y: rate2, label: '2' },
        ],
      };
    },
  },
  explanation: 'The rate constant changes by a factor of {ratio}: the activation energy is {energy}.',
  requires: [
    {
      that: ({ temperature1, temperature2 }) => temperature1 !== temperature2,
      field: 'temperature2',
      says: 'The two temperatures must differ.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ratio, temperature1, temperature2 }) => (ratio - 1) * (temperature2 - temperature1) < 0,
      says: 'The rate falls as it gets warmer, so that the activation energy is negative: check which constant belongs to which temperature.',
    },
    {
      level: 'note',
      when: ({ temperature1, temperature2 }) => isBelow(Math.abs(temperature2 - temperature1), constant(4.9, 'K')),
      says: 'So near to each other, small errors of the temperatures or constants change the energy much.',
    },
  ],
  examples: [
    {
      inputs: { temperature1: '300 K', rate1: 0.0012, temperature2: '330 K', rate2: 0.009 },
      results: { energy: 55.284358, logFactor: 15.4385, ratio: 7.5 },
      source: 'Python with the CODATA gas constant',
    },
    {
      inputs: { temperature1: 25, rate1: 1, temperature2: 35, rate2: 2 },
      results: { energy: 52.948862 },
      source: 'Python: R ln 2/(1/298.15 - 1/308.15), the doubling by ten degrees',
    },
    {
      inputs: { temperature1: 25, rate1: 1, temperature2: 25, rate2: 2 },
      refused: 'must differ',
      source: 'By definition',
    },
    {
      inputs: { temperature1: 25, rate1: 2, temperature2: 35, rate2: 1 },
      results: { energy: -52.948862 },
      cautions: ['falls as it gets warmer'],
      source: 'Python: R ln 0.5/(1/298.15 - 1/308.15)',
    },
    {
      inputs: { temperature1: 25, rate1: 1, temperature2: 27, rate2: 1.15 },
      results: { energy: 51.995562 },
      cautions: ['So near to each other'],
      source: 'Python: R ln 1.15/(1/298.15 - 1/300.15)',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §20D', isbn: '978-0-19-969740-3' }],
});
