import {
  category,
  constant,
  defineCalculator,
  gasConstant,
  isAbove,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';

/** ΔG = ΔH - TΔS and ln K = -ΔG/RT, with ΔH and ΔS taken as constant. */
export default defineCalculator({
  title: 'Gibbs free energy',
  description:
    'Gibbs energy and spontaneity of a reaction from enthalpy, entropy and temperature, with the crossover temperature.',
  keywords: ['delta G', 'spontaneous reaction', 'entropy', 'enthalpy', 'equilibrium constant'],
  inputs: {
    enthalpy: quantity('J/mol', {
      label: 'Enthalpy of reaction',
      unit: 'kJ/mol',
      symbol: '\\Delta H',
      min: -10000,
      max: 10000,
    }),
    entropy: quantity('J/(mol*K)', { label: 'Entropy of reaction', symbol: '\\Delta S', min: -10000, max: 10000 }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -270, max: 10000, default: 25 }),
  },
  outputs: {
    gibbs: quantity('J/mol', { label: 'Gibbs energy of reaction', unit: 'kJ/mol', symbol: '\\Delta G', places: 3 }),
    logConstant: number({ label: 'Natural logarithm of the equilibrium constant', symbol: '\\mathrm{lnK}', places: 4 }),
    direction: category(['Spontaneous', 'At equilibrium', 'Not spontaneous'], { label: 'Reaction' }),
    crossover: quantity('K', {
      label: 'Temperature at which ΔG is zero',
      unit: '°C',
      symbol: 'T_0',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ enthalpy, entropy, temperature }) => {
    const gibbs = sumOfProducts([enthalpy], [-1, temperature, entropy]);
    const logConstant = -gibbs / (gasConstant * temperature);
    const direction = Math.abs(logConstant) < 1e-9 ? 'At equilibrium' : gibbs < 0 ? 'Spontaneous' : 'Not spontaneous';
    const results = { gibbs, logConstant, direction } as const;
    if (enthalpy * entropy <= 0) return results;
    return { ...results, crossover: enthalpy / entropy };
  },
  figure: {
    kind: 'curve',
    title: 'Gibbs energy over temperature',
    x: { of: 'temperature' },
    y: { of: 'gibbs' },
    curve: ({ enthalpy, entropy, temperature, gibbs, crossover }) => {
      const isSeen = crossover !== undefined && crossover < 5 * temperature;
      return {
        from: 0.3 * Math.min(temperature, isSeen ? crossover : temperature),
        to: 1.5 * Math.max(temperature, isSeen ? crossover : temperature),
        lines: [{ y: (at) => enthalpy - at * entropy }],
        marks: [
          { x: temperature, y: gibbs, label: 'ΔG' },
          ...(isSeen ? [{ x: crossover, y: 0, label: 'Equilibrium' }] : []),
        ],
      };
    },
  },
  explanation: 'At {temperature} ΔG is {gibbs}: {direction}.',
  cautions: [
    {
      level: 'caution',
      when: ({ enthalpy, entropy }) =>
        entropy !== 0 && Math.abs(entropy) < constant(1, 'J/(mol*K)') && Math.abs(enthalpy) > constant(5000, 'J/mol'),
      says: 'An entropy of {entropy} is very small. Tables give kJ for enthalpies and J for entropies: was it in kJ/(mol·K)?',
    },
    {
      level: 'note',
      when: ({ crossover, temperature }) =>
        isAbove(Math.abs((crossover ?? temperature) - temperature), constant(500.05, 'K')),
      says: 'The crossover at {crossover} lies more than 500 K away: there ΔH and ΔS are no longer these.',
    },
  ],
  examples: [
    {
      inputs: { enthalpy: -92.22, entropy: -198.75 },
      results: { gibbs: -32.962688, logConstant: 13.296998, direction: 'Spontaneous', crossover: 190.85 },
      source: 'Python: synthesis of ammonia, -92.22 + 298.15 × 0.19875',
    },
    {
      inputs: { enthalpy: -158.634, entropy: -198.75 },
      results: { crossover: 525.00849 },
      source: 'Python: 158634/198.75 - 273.15, 500.0 K above as it is shown',
    },
    {
      inputs: { enthalpy: 178.3, entropy: 160.5, temperature: 25 },
      results: { gibbs: 130.44693, direction: 'Not spontaneous', crossover: 837.75343 },
      cautions: ['no longer these'],
      source: 'Python: decomposition of calcium carbonate',
    },
    {
      inputs: { enthalpy: -50, entropy: 100 },
      results: { gibbs: -79.815, direction: 'Spontaneous' },
      source: 'By hand: spontaneous at every temperature',
    },
    {
      inputs: { enthalpy: 6, entropy: 20, temperature: '300 K' },
      results: { gibbs: 0, logConstant: 0, direction: 'At equilibrium' },
      source: 'By hand: 6000 - 300 × 20',
    },
    {
      inputs: { enthalpy: -92.22, entropy: 0.19875 },
      results: { gibbs: -92.279257 },
      cautions: ['was it in kJ'],
      source: 'Python: -92.22 - 298.15 × 0.19875e-3',
    },
  ],
  notes: [
    'ΔH and ΔS are taken as independent of temperature, good for a few hundred kelvins without a change of phase.',
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §3C and 6A', isbn: '978-0-19-969740-3' }],
});
