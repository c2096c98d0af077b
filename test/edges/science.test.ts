/** Edges of mathematics and science. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const EDGES: readonly Edge[] = [
  {
    is: 'a double root of decimals',
    slug: 'quadratic-equation',
    inputs: { a: 1, b: 1.4, c: 0.49 },
    values: { kind: 'One double root', x1: -0.7 },
  },
  {
    is: 'two roots that nearly meet',
    slug: 'quadratic-equation',
    inputs: { a: 94906265.625, b: -189812534, c: 94906268.375 },
    values: { kind: 'Two real roots', discriminant: 7.5625 },
  },
  { is: 'a triple root', slug: 'cubic-equation', inputs: { a: 1, b: -3, c: 3, d: -1 }, values: { discriminant: 0 } },
  {
    is: 'a quadruple root',
    slug: 'polynomial-roots',
    inputs: { coefficients: [1, -4, 6, -4, 1] },
    values: { realRoots: 4 },
  },
  {
    is: 'a fast sine',
    slug: 'derivative-at-a-point',
    inputs: { function: 'sin(1000x)', x: 1 },
    values: { first: 562.379 },
  },
  {
    is: 'a root near its end',
    slug: 'derivative-at-a-point',
    inputs: { function: 'sqrt(x)', x: 0.01 },
    values: { first: 5 },
  },
  {
    is: 'a logarithm near its end',
    slug: 'derivative-at-a-point',
    inputs: { function: 'ln(x)', x: 0.01 },
    values: { first: 100 },
  },
  {
    is: 'a pole nearby',
    slug: 'derivative-at-a-point',
    inputs: { function: '1/x', x: 0.01 },
    values: { first: -10_000 },
  },
  {
    is: 'an integrable singularity',
    slug: 'definite-integral',
    inputs: { function: '1/(x-0.3)^0.5', lower: 0.3, upper: 1 },
    values: { integral: 1.67332 },
  },
  {
    is: 'a tangent over its poles',
    slug: 'function-value-table',
    inputs: { function: 'tan(x)', from: 0, to: 10 },
    never: /the values run from/i,
  },
  {
    is: 'eigenvalues that are close',
    slug: 'eigenvalues-eigenvectors',
    inputs: {
      matrix: [
        [1.000001, 0],
        [0, 0.999999],
      ],
    },
    never: /eigenvalues? (?:are|is) 1 and 0\.999999/,
    says: /1\.000001/,
  },
  {
    is: 'an exact mixture',
    slug: 'limiting-reagent',
    inputs: {
      reactants: [
        { formula: 'H2', coefficient: 2, mass: 4.032 },
        { formula: 'O2', coefficient: 1, mass: 31.998 },
      ],
      product: 'H2O',
      productCoefficient: 2,
    },
    says: /H2 and O2 run out together/,
  },
  {
    is: 'a reaction that cannot be',
    slug: 'limiting-reagent',
    inputs: {
      reactants: [
        { formula: 'H2', coefficient: 1, mass: 10 },
        { formula: 'O2', coefficient: 1, mass: 10 },
      ],
      product: 'NaCl',
    },
    refused: /Na|balanced/,
  },
];

describe('mathematics and science', () => {
  it.each(EDGES)('$is', expectEdge);
});
