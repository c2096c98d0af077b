import { defineCalculator, noResult, number } from '@reckoner/engine';

/** Real powers; negative bases take whole exponents only. */
export default defineCalculator({
  title: 'Exponents and powers',
  description: 'A number raised to a whole, negative or fractional power.',
  keywords: ['a to the power of b', 'exponentiation', 'POWER', 'negative exponent', 'fractional exponent'],
  inputs: {
    base: number({ label: 'Base', symbol: 'a', min: -1e9, max: 1e9 }),
    exponent: number({ label: 'Exponent', symbol: 'b', min: -1000, max: 1000 }),
  },
  outputs: {
    power: number({ label: 'Power', symbol: 'p' }),
    reciprocal: number({ label: 'Reciprocal', symbol: 'a^{-b}', optional: true }),
  },
  formula: ({ base, exponent }) => {
    const power = base ** exponent;
    if (Math.abs(power) > 1e300) throw noResult('The power has more than 300 digits.');
    if (power === 0 && base !== 0) throw noResult('The power is smaller than 10⁻³²³, too small for the computer.');
    if (Math.abs(power) < 1e-300) return { power };
    return { power, reciprocal: 1 / power };
  },
  explanation: '{base} to the power of {exponent} is {power}.',
  requires: [
    {
      that: ({ base, exponent }) => base !== 0 || exponent >= 0,
      field: 'exponent',
      says: 'Zero has no negative power.',
    },
    {
      that: ({ base, exponent }) => base >= 0 || exponent === Math.round(exponent),
      field: 'exponent',
      says: 'A negative base has real powers for whole exponents only; for an odd root, as the cube root of -8, use the root calculator.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ base, exponent }) => base === 0 && exponent === 0,
      says: 'That 0 to the power of 0 is 1 is a convention, the empty product; as a limit it has no value.',
    },
  ],
  examples: [
    { inputs: { base: 2, exponent: 10 }, results: { power: 1024, reciprocal: 0.0009765625 }, source: 'By hand: 2^10' },
    { inputs: { base: 10, exponent: -2.5 }, results: { power: 0.00316227766016838 }, source: 'sympy: 10^(-5/2)' },
    { inputs: { base: -3, exponent: 3 }, results: { power: -27 }, source: 'By hand: -3 × -3 × -3' },
    {
      inputs: { base: 0, exponent: 0 },
      results: { power: 1 },
      cautions: ['is a convention'],
      source: 'By convention: the empty product',
    },
    { inputs: { base: -8, exponent: 0.5 }, refused: 'whole exponents', source: 'By definition' },
    { inputs: { base: 0, exponent: -1 }, refused: 'Zero has no negative power', source: 'By definition' },
    { inputs: { base: 1000, exponent: 200 }, noResult: 'more than 300 digits', source: 'By hand: 10^600' },
    { inputs: { base: 1000, exponent: -200 }, noResult: 'too small', source: 'By hand: 10^-600' },
    {
      inputs: { base: 10, exponent: -305 },
      results: { power: 1e-305 },
      source: 'By hand; the reciprocal has more than 300 digits',
    },
  ],
  references: [{ title: 'OpenStax: Elementary Algebra 2e, ch. 6 Polynomials' }],
});
