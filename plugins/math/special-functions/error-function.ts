import { choice, defineCalculator, erf, erfc, erfInverse, number } from '@reckoner/engine';

/** erf x = 2/√π ∫ exp(-t²) dt from 0 to x, its complement and its inverse. */
export default defineCalculator({
  title: 'Error function (erf)',
  description: 'Error function and complementary error function of a number, or the number from its error function.',
  keywords: ['erf', 'erfc', 'inverse erf', 'gauss error function', 'probability integral'],
  inputs: {
    find: choice({ erf: 'erf and erfc of x', inverse: 'x with a given erf' }, { label: 'Find', default: 'erf' }),
    x: number({ label: 'x', symbol: 'x', min: -1e6, max: 1e6, when: { find: 'erf' } }),
    y: number({ label: 'Error function', symbol: 'y', min: -1, max: 1, when: { find: 'inverse' } }),
  },
  outputs: {
    argument: number({ label: 'x', symbol: 'x' }),
    error: number({ label: 'Error function', symbol: '\\operatorname{erf} x' }),
    complement: number({ label: 'Complementary error function', symbol: '\\operatorname{erfc} x' }),
  },
  formula: ({ find, x, y }) => {
    if (find === 'erf') return { argument: x, error: erf(x), complement: erfc(x) };
    return { argument: erfInverse(y), error: y, complement: 1 - y };
  },
  explanation: 'At x = {argument} the error function is {error} and its complement {complement}.',
  requires: [{ that: ({ y }) => Math.abs(y) < 1, field: 'y', says: 'The error function reaches ±1 at infinity only.' }],
  cautions: [
    {
      level: 'note',
      when: ({ complement }) => complement === 0,
      says: 'The complement is too small for the computer, below 10⁻³²³; it is not exactly 0.',
    },
  ],
  examples: [
    {
      inputs: { x: 30 },
      results: { error: 1, complement: 0 },
      cautions: ['too small'],
      source: 'mpmath erfc(30) = 2.56e-393',
    },
    {
      inputs: { x: 1 },
      results: { error: 0.842700792949715, complement: 0.157299207050285 },
      source: 'sympy erf(1), erfc(1)',
    },
    { inputs: { x: -0.5 }, results: { error: -0.520499877813047 }, source: 'sympy erf(-1/2)' },
    { inputs: { x: 3 }, results: { complement: 2.20904969985854e-5 }, source: 'sympy erfc(3)' },
    {
      inputs: { find: 'inverse', y: 0.5 },
      results: { argument: 0.47693627620447, complement: 0.5 },
      source: 'sympy erfinv(1/2)',
    },
    { inputs: { find: 'inverse', y: 1 }, refused: 'infinity', source: 'By definition' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §7.2', url: 'https://dlmf.nist.gov/7.2' }],
});
