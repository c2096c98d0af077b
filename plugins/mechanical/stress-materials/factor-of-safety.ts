import { defineCalculator, normalCdf, number, percent, quantity, roundTo } from '@reckoner/engine';

/** Strength over stress; with standard deviations, the reliability for normal, independent strength and stress. */
export default defineCalculator({
  title: 'Factor of safety',
  description:
    'Factor and margin of safety from strength and stress, and the reliability from their standard deviations.',
  keywords: ['safety factor', 'FoS', 'margin of safety', 'design factor', 'reliability index'],
  inputs: {
    strength: quantity('Pa', { label: 'Strength (mean)', unit: 'MPa', symbol: 'S', min: 0.001, max: 1e6 }),
    stress: quantity('Pa', { label: 'Stress (mean)', unit: 'MPa', symbol: '\\sigma', min: 0.001, max: 1e6 }),
    strengthDeviation: quantity('Pa', {
      label: 'Standard deviation of the strength',
      unit: 'MPa',
      symbol: 's_S',
      above: 0,
      max: 1e6,
      optional: true,
    }),
    stressDeviation: quantity('Pa', {
      label: 'Standard deviation of the stress',
      unit: 'MPa',
      symbol: 's_\\sigma',
      min: 0,
      max: 1e6,
      default: 0,
    }),
  },
  outputs: {
    factor: number({ label: 'Factor of safety', symbol: 'n', places: 3 }),
    margin: number({ label: 'Margin of safety', symbol: 'm', places: 3 }),
    reliabilityIndex: number({ label: 'Reliability index', symbol: '\\beta', places: 3, optional: true }),
    reliability: percent({ label: 'Reliability', symbol: 'R', places: 5, optional: true }),
    failure: number({ label: 'Probability of failure', symbol: 'P_f', optional: true }),
  },
  formula: ({ strength, stress, strengthDeviation, stressDeviation }) => {
    const factor = strength / stress;
    if (strengthDeviation === undefined) return { factor, margin: factor - 1 };
    const reliabilityIndex = (strength - stress) / Math.hypot(strengthDeviation, stressDeviation);
    return {
      factor,
      margin: factor - 1,
      reliabilityIndex,
      reliability: normalCdf(reliabilityIndex),
      failure: normalCdf(-reliabilityIndex),
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ factor, reliability }) => roundTo(factor, 3) < 1 && reliability === undefined,
      says: 'The stress is over the strength: the part fails.',
    },
    {
      level: 'danger',
      when: ({ factor, reliability }) => roundTo(factor, 3) < 1 && reliability !== undefined,
      says: 'The mean stress is over the mean strength: more of such parts fail than hold.',
    },
    {
      level: 'danger',
      when: ({ factor, failure }) => roundTo(factor, 3) >= 1 && failure !== undefined && failure > 0.01,
      says: 'More than one part in a hundred fails, though the factor of safety is over 1: its scatter eats it up.',
    },
    {
      level: 'caution',
      when: ({ strengthDeviation, stressDeviation }) => strengthDeviation === undefined && stressDeviation > 0,
      says: 'The deviation of the stress changes nothing alone: for the reliability send that of the strength too.',
    },
    {
      level: 'caution',
      when: ({ factor }) => roundTo(factor, 3) > 100,
      says: 'A factor of safety over 100 is mostly a slip: check the units of strength and stress.',
    },
    {
      level: 'note',
      when: ({ reliabilityIndex }) => reliabilityIndex !== undefined && roundTo(reliabilityIndex, 3) > 6,
      says: 'So small a probability follows from the tails of normal distributions, which no test has seen: real strengths and loads differ there.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Stress and strength',
    x: { of: 'stress', label: 'Stress' },
    y: { label: 'Relative density' },
    curve: ({ strength, stress, strengthDeviation, stressDeviation }) => {
      if (strengthDeviation === undefined || stressDeviation <= 0) return undefined;
      const relative = (mean: number, deviation: number) => (x: number) =>
        Math.exp(-(((x - mean) / deviation) ** 2) / 2);
      return {
        from: Math.min(stress - 4 * stressDeviation, strength - 4 * strengthDeviation),
        to: Math.max(stress + 4 * stressDeviation, strength + 4 * strengthDeviation),
        lines: [
          { label: 'Stress', y: relative(stress, stressDeviation) },
          { label: 'Strength', y: relative(strength, strengthDeviation) },
        ],
      };
    },
  },
  explanation: ({ reliability }) =>
    reliability === undefined
      ? 'The factor of safety is {factor}, the margin {margin}{margin|, below zero||}.'
      : 'The factor of safety is {factor}, the margin {margin}{margin|, below zero||}; the part fails with a probability of {failure}.',
  examples: [
    {
      inputs: { strength: 350, stress: 200, strengthDeviation: 20, stressDeviation: 25 },
      results: { factor: 1.75, margin: 0.75, reliabilityIndex: 4.685213, reliability: 99.99986017 },
      source: 'scipy.stats.norm.cdf(150/√(20² + 25²))',
    },
    { inputs: { strength: 250, stress: 100 }, results: { factor: 2.5, margin: 1.5 }, source: 'By hand: 250/100' },
    {
      inputs: { strength: 200, stress: 250 },
      results: { factor: 0.8, margin: -0.2 },
      cautions: ['the part fails'],
      source: 'By hand: 200/250',
    },
    {
      inputs: { strength: 200, stress: 210, strengthDeviation: 20 },
      results: { factor: 0.95238095, reliabilityIndex: -0.5, failure: 0.69146246 },
      cautions: ['more of such parts fail'],
      source: 'By hand: −10/20; scipy.stats.norm.sf(−0.5)',
    },
    {
      inputs: { strength: 300, stress: 250, strengthDeviation: 30, stressDeviation: 40 },
      results: { factor: 1.2, reliabilityIndex: 1, failure: 0.15865525 },
      cautions: ['one part in a hundred'],
      source: 'By hand: 50/50; scipy.stats.norm.sf(1)',
    },
    {
      inputs: { strength: 250, stress: 100, stressDeviation: 30 },
      results: { factor: 2.5, margin: 1.5 },
      cautions: ['changes nothing alone'],
      source: 'By hand: 250/100',
    },
    {
      inputs: { strength: 500, stress: 300, strengthDeviation: 30, stressDeviation: 40 },
      results: { reliabilityIndex: 4, failure: 0.00003167124 },
      source: 'By hand: 200/50; scipy.stats.norm.sf(4)',
    },
    {
      inputs: { strength: 250000, stress: 100 },
      results: { factor: 2500, margin: 2499 },
      cautions: ['is mostly a slip'],
      source: 'By hand: 250000/100',
    },
    {
      inputs: { strength: 350, stress: 200, strengthDeviation: 15 },
      results: { factor: 1.75, reliabilityIndex: 10 },
      cautions: ['which no test has seen'],
      source: 'By hand: (350 − 200)/15',
    },
  ],
  notes: [
    'Use the yield strength for ductile parts, the tensile strength for brittle ones; codes prescribe the factor.',
  ],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §1-10 to 1-13" }],
});
