import { defineCalculator, gamma, logGamma, number } from '@reckoner/engine';

/** Γ(x), with Γ(n) = (n - 1)! at whole numbers. */
export default defineCalculator({
  title: 'Gamma function',
  description: 'Gamma function, its logarithm and its reciprocal at a real number.',
  keywords: ['gamma', 'log gamma', 'GAMMALN', 'factorial of a fraction'],
  inputs: { x: number({ label: 'x', symbol: 'x', min: -170, max: 1e6 }) },
  outputs: {
    gamma: number({ label: 'Gamma function', symbol: '\\Gamma(x)', optional: true }),
    logarithm: number({ label: 'Logarithm of its size', symbol: '\\ln|\\Gamma(x)|' }),
    reciprocal: number({ label: 'Reciprocal', symbol: '1/\\Gamma(x)', optional: true }),
  },
  formula: ({ x }) => {
    const logarithm = logGamma(x);
    if (Math.abs(logarithm) > 708) return { logarithm };
    return { gamma: gamma(x), logarithm, reciprocal: 1 / gamma(x) };
  },
  // Printed by its own name it would stand equal to itself.
  shown: ({ x }) => ({ gamma: undefined, logarithm: logGamma(x), reciprocal: undefined }),
  stepwise: [
    'Γ(x) is the integral of t^(x - 1) × e^(-t) over t from 0 to infinity; Γ(x + 1) = x × Γ(x) carries it to negative numbers.',
    'At a whole number n from 1 on it is (n - 1)!.',
  ],
  explanation: ({ gamma }) =>
    gamma === undefined
      ? 'The logarithm of the gamma function of {x} is {logarithm}.'
      : 'The gamma function of {x} is {gamma}.',
  requires: [
    {
      that: ({ x }) => x > 0 || x !== Math.round(x),
      field: 'x',
      says: 'The gamma function has a pole at 0 and at every negative whole number.',
    },
  ],
  examples: [
    {
      inputs: { x: 0.5 },
      results: { gamma: 1.772453850905516, reciprocal: 0.5641895835478 },
      source: 'By definition: √π; sympy',
    },
    { inputs: { x: 5.5 }, results: { gamma: 52.3427777845535 }, source: 'sympy gamma(5.5)' },
    { inputs: { x: 6 }, results: { gamma: 120 }, source: 'By hand: 5!' },
    { inputs: { x: -1.5 }, results: { gamma: 2.363271801207355 }, source: 'sympy gamma(-3/2)' },
    {
      inputs: { x: 171 },
      results: { gamma: 7.257415615308e306 },
      source: 'By definition: 170!, Python math.factorial',
    },
    { inputs: { x: 100 }, results: { logarithm: 359.1342053695754 }, source: 'sympy loggamma(100)' },
    { inputs: { x: 1000 }, results: { logarithm: 5905.220423209181 }, source: 'scipy.special.gammaln(1000)' },
    { inputs: { x: -2 }, refused: 'pole', source: 'By definition' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §5.2', url: 'https://dlmf.nist.gov/5.2' }],
});
