import { defineCalculator, integer, list, noResult, number, table } from '@reckoner/engine';
import { decimalRoots } from '../shared/roots.js';

/** Multiplicities by exact common divisors, then all roots at once by the iteration of Aberth and Ehrlich. */
export default defineCalculator({
  title: 'Roots of a polynomial',
  description: 'All real and complex roots of a polynomial with real coefficients, up to degree 20.',
  keywords: ['polynomial equation', 'zeros of a polynomial', 'quartic', 'quintic', 'roots finder'],
  inputs: {
    coefficients: list(number({ label: 'Coefficient', min: -1e9, max: 1e9 }), {
      label: 'Coefficients, from the highest power to the constant term',
      symbol: 'a',
      minItems: 2,
      maxItems: 21,
    }),
  },
  outputs: {
    degree: integer({ label: 'Degree', symbol: 'n' }),
    realRoots: integer({ label: 'Real roots' }),
    roots: table(
      { real: number({ label: 'Real part', places: 6 }), imaginary: number({ label: 'Imaginary part', places: 6 }) },
      { label: 'Roots' },
    ),
  },
  algorithm: ({ coefficients }) => {
    const first = coefficients.findIndex((coefficient) => coefficient !== 0);
    if (first < 0 || first === coefficients.length - 1) throw noResult('A constant has no roots to find.');
    const roots = decimalRoots(coefficients.slice(first).reverse());
    return { degree: roots.length, realRoots: roots.filter(({ imaginary }) => imaginary === 0).length, roots };
  },
  explanation:
    'The polynomial of degree {degree} has {realRoots} real {realRoots|root|roots}, counted with multiplicity.',
  examples: [
    {
      inputs: { coefficients: [1, -6, 11, -6] },
      results: {
        degree: 3,
        realRoots: 3,
        roots: { length: 3, rows: { 0: { real: 1, imaginary: 0 }, 1: { real: 2 }, 2: { real: 3 } } },
      },
      source: 'By hand: (x - 1)(x - 2)(x - 3)',
    },
    {
      inputs: { coefficients: [1, 0, -29, 60] },
      results: {
        realRoots: 3,
        roots: {
          length: 3,
          rows: { 0: { real: -6.2169905660283 }, 1: { real: 3 }, 2: { real: 3.2169905660283 } },
        },
      },
      source: 'By hand: (x - 3)(x² + 3x - 20), (-3 ± √89)/2',
    },
    {
      inputs: { coefficients: [1, 0, 0, -1] },
      results: {
        degree: 3,
        realRoots: 1,
        roots: {
          length: 3,
          rows: {
            0: { real: -0.5, imaginary: -0.8660254037844387 },
            1: { imaginary: 0.8660254037844387 },
            2: { real: 1, imaginary: 0 },
          },
        },
      },
      source: 'By hand: cube roots of 1; sympy nroots',
    },
    {
      inputs: { coefficients: [2, 3, -11, -3, 9] },
      results: {
        realRoots: 4,
        roots: { length: 4, rows: { 0: { real: -3 }, 1: { real: -1 }, 2: { real: 1 }, 3: { real: 1.5 } } },
      },
      source: 'sympy nroots',
    },
    {
      inputs: { coefficients: [0, 1, -2, -5, 6, 0] },
      results: {
        degree: 4,
        realRoots: 4,
        roots: { length: 4, rows: { 0: { real: -2 }, 1: { real: 0 }, 3: { real: 3 } } },
      },
      source: 'By hand: x (x + 2)(x - 1)(x - 3)',
    },
    {
      inputs: { coefficients: [1, -4, 6, -4, 1] },
      results: {
        realRoots: 4,
        roots: { length: 4, rows: { 0: { real: 1, imaginary: 0 }, 3: { real: 1, imaginary: 0 } } },
      },
      source: 'By hand: (x - 1)⁴',
    },
    {
      inputs: { coefficients: [1, -3.000001, 3.000002, -1.000001] },
      results: {
        realRoots: 3,
        roots: { length: 3, rows: { 0: { real: 1 }, 1: { real: 1 }, 2: { real: 1.000001 } } },
      },
      source: 'By hand: (x - 1)²(x - 1.000001)',
    },
    { inputs: { coefficients: [0, 5] }, noResult: 'no roots to find', source: 'By definition' },
    {
      inputs: { coefficients: [4.6e-104, -816e6, -114e6, 344e6, 433560497, -1.6e-192, 204e6, 870e6, -3.3e-301] },
      results: { degree: 8 },
      source: 'By hand: nine coefficients; one root is 3.3e-301/870e6 = 3.8e-310, among the least doubles',
    },
  ],
  notes: [
    'Coefficients count as they are written in decimals or small fractions: multiple roots are found exactly, close ones to the last digit.',
  ],
  references: [
    {
      title: 'Aberth: Iteration methods for finding all zeros of a polynomial simultaneously, Math. Comp. 27 (1973)',
      doi: '10.1090/S0025-5718-1973-0329236-7',
    },
  ],
});
