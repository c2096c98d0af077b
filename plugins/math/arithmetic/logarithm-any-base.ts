import { defineCalculator, number } from '@reckoner/engine';

/** log_b x = ln x / ln b, with the common, natural and binary logarithms beside it. */
export default defineCalculator({
  title: 'Logarithm',
  description: 'Logarithm of a number to any base, with its common, natural and binary logarithms.',
  keywords: ['log', 'ln', 'log10', 'log2', 'change of base'],
  inputs: {
    x: number({ label: 'Number', symbol: 'x', above: 0, max: 1e300 }),
    base: number({ label: 'Base', symbol: 'b', above: 0, max: 1e9, default: 10 }),
  },
  outputs: {
    logarithm: number({ label: 'Logarithm to the base', symbol: '\\log_b x' }),
    natural: number({ label: 'Natural logarithm', symbol: '\\ln x' }),
    common: number({ label: 'Common logarithm', symbol: '\\log_{10} x' }),
    binary: number({ label: 'Binary logarithm', symbol: '\\log_2 x' }),
  },
  formula: ({ x, base }) => {
    return {
      // The quotient of two rounded logarithms misses the powers of ten: 2.9999999999999996 for 1000.
      logarithm: base === 10 ? Math.log10(x) : Math.log(x) / Math.log(base),
      natural: Math.log(x),
      common: Math.log10(x),
      binary: Math.log2(x),
    };
  },
  shown: ({ x, base }) => ({ logarithm: Math.log(x) / Math.log(base) }),
  explanation: 'The logarithm of {x} to the base {base} is {logarithm}.',
  requires: [{ that: ({ base }) => base !== 1, field: 'base', says: '1 is no base: all its powers are 1.' }],
  examples: [
    { inputs: { x: 100, base: 2 }, results: { logarithm: 6.643856189774725, common: 2 }, source: 'sympy log(100, 2)' },
    {
      inputs: { x: 5 },
      results: { logarithm: 0.698970004336019, natural: 1.6094379124341003 },
      source: 'sympy log(5, 10), log(5)',
    },
    { inputs: { x: 1000 }, results: { logarithm: 3, common: 3 }, source: 'By definition: 10^3' },
    { inputs: { x: 8, base: 0.5 }, results: { logarithm: -3, binary: 3 }, source: 'By hand: (1/2)^-3' },
    { inputs: { x: 8, base: 1 }, refused: 'no base', source: 'By definition' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §4.2', url: 'https://dlmf.nist.gov/4.2' }],
});
