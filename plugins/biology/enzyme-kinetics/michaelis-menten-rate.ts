import { defineEquations, percent, quantity } from '@reckoner/engine';

/** v = V_max[S]/(K_m + [S]); any three of the four give the other. */
export default defineEquations({
  title: 'Michaelis-Menten equation',
  description: 'Rate of an enzyme reaction from Vmax, Km and substrate concentration, or any of these from the others.',
  keywords: ['enzyme kinetics', 'Km', 'Vmax', 'substrate concentration', 'initial rate'],
  variables: {
    rate: quantity('mol/(L*s)', {
      label: 'Rate',
      unit: 'µmol/(L*min)',
      symbol: 'v',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    maximum: quantity('mol/(L*s)', {
      label: 'Maximum rate',
      unit: 'µmol/(L*min)',
      symbol: 'V_{max}',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    substrate: quantity('mol/L', { label: 'Substrate', unit: 'mmol/L', symbol: '[S]', above: 0, max: 1e6 }),
    michaelis: quantity('mol/L', { label: 'Michaelis constant', unit: 'mmol/L', symbol: 'K_m', above: 0, max: 1e6 }),
    saturation: percent({
      label: 'Share of the maximum rate',
      symbol: '\\theta',
      above: 0,
      below: 100,
      usual: [0.1, 99.95],
      places: 2,
    }),
  },
  equations: ({ rate, maximum, substrate, michaelis, saturation }) => [
    [saturation, substrate / (michaelis + substrate)],
    [rate, saturation * maximum],
  ],
  figure: {
    kind: 'curve',
    title: 'Share of the maximum rate over substrate',
    x: { of: 'substrate' },
    y: { of: 'saturation' },
    curve: ({ substrate, michaelis, saturation }) => ({
      from: 0,
      to: Math.max(5 * michaelis, 1.3 * substrate),
      lines: [{ y: (s) => s / (michaelis + s) }],
      marks: [
        { x: michaelis, y: 0.5, label: 'Km' },
        { x: substrate, y: saturation, label: 'S' },
      ],
    }),
  },
  explanation: ({ rate }) =>
    rate === undefined
      ? 'At {substrate} of substrate the enzyme works at {saturation} of its maximum.'
      : 'At {substrate} of substrate the enzyme works at {rate}, {saturation} of its maximum.',
  requires: [
    {
      that: ({ rate, maximum }) => rate < maximum,
      field: 'rate',
      says: 'The rate, {rate}, must be below the maximum rate, {maximum}, which no substrate concentration reaches.',
    },
  ],
  examples: [
    {
      inputs: { maximum: 100, michaelis: 5, substrate: 15 },
      results: { rate: 75, saturation: 75 },
      source: 'By hand: 100 × 15/20',
    },
    {
      inputs: { rate: 40, maximum: 120, michaelis: '250 µmol/L' },
      results: { substrate: 0.125, saturation: 33.333333 },
      source: 'By hand: S = Km × 40/80',
    },
    {
      inputs: { rate: 30, maximum: 50, substrate: 3 },
      results: { michaelis: 2, saturation: 60 },
      source: 'By hand: 3 × (50/30 - 1)',
    },
    {
      inputs: { rate: 9, substrate: 1, michaelis: 9 },
      results: { maximum: 90, saturation: 10 },
      source: 'By hand: 9/(1/10)',
    },
    { inputs: { substrate: 9, michaelis: 1 }, results: { saturation: 90 }, source: 'By hand: 9/10' },
    {
      inputs: { maximum: 100, rate: 120, michaelis: 5 },
      refused: 'must be below the maximum',
      source: 'By definition',
    },
  ],
  notes: ['Initial rates of one substrate without inhibition or cooperativity.'],
  references: [
    { title: 'Michaelis, Menten: Die Kinetik der Invertinwirkung, Biochem. Z. 49 (1913) 333' },
    { title: 'Cornish-Bowden: Fundamentals of Enzyme Kinetics, 4th ed., ch. 2', isbn: '978-3-527-33074-4' },
  ],
});
