/** Edges of mathematics and science. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const points = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2 });

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
  {
    is: 'ties: z and p belong together',
    slug: 'mann-whitney-u',
    inputs: { sample1: [1, 2, 2, 3, 4, 5], sample2: [2, 2, 3, 4, 9, 11] },
    // Variance 36/12 × (13 − 72/132) with ties of 4, 2 and 2; half a rank nearer to the mean of 18; p = 2 Φ(z).
    values: { u: 12, z: -0.89978, p: 0.36824 },
  },
  {
    is: 'a circular orbit by Kepler’s third law has a speed',
    slug: 'keplers-third-law',
    inputs: { mass: '1 Msun', period: '1 yr' },
    values: { semiMajorAxis: 1, speed: 29.785 },
  },
  {
    is: 'frequencies of genotypes from that of the recessive trait',
    slug: 'hardy-weinberg-equilibrium',
    inputs: { known: 'recessive', phenotype: 4 },
    values: { homozygous: 64, carriers: 32, affected: 4 },
  },
  {
    is: 'an equation of a line',
    slug: 'line-equation-two-points',
    inputs: points(1, 2, 3, 5),
    says: /y = 1\.5 x \+ 0\.5/,
  },
  { is: 'a vertical line', slug: 'line-equation-two-points', inputs: points(1, 2, 1, 5), says: /x = 1\b/ },
  {
    is: '24 digits to factor',
    slug: 'prime-factorization',
    inputs: { n: '999999999999999999999989' },
    // 10²⁴ − 11.
    values: { factorization: '19 × 43 × 105019 × 74540821 × 156356483' },
  },
  ...['Aluminium', 'Caesium', 'sulphur'].map((element) => ({
    is: `${element} is an element`,
    slug: 'electron-configuration-element',
    inputs: { element },
    says: /^The configuration is \[/,
  })),
  { is: 'U is selenocysteine', slug: 'protein-molecular-weight', inputs: { sequence: 'MUK' }, values: { length: 3 } },
  {
    is: 'N is any nucleotide',
    slug: 'dna-to-protein-translation',
    // GCN is alanine whatever N is; NNN is unknown.
    inputs: { sequence: 'ATGNNNTAA' },
    values: { protein: 'MX*' },
  },
  {
    is: 'ambiguous nucleotides have complements',
    slug: 'reverse-complement-dna',
    inputs: { sequence: 'ATGNRY' },
    values: { reverseComplement: 'RYNCAT' },
  },
  {
    is: 'the speed of a centrifuge as it was sent',
    slug: 'centrifuge-rcf-rpm',
    inputs: { radius: 10, speed: 3000 },
    // (2π × 50)² × 0.1/9.80665
    values: { force: 1006.42 },
    says: /3,000 rpm and a radius of 10 cm/,
  },
  {
    is: 'a plate in a creeping flow',
    slug: 'convection-flat-plate-external',
    inputs: { velocity: 0.0001, length: 0.01, viscosity: 16, conductivity: 0.026, prandtl: 0.7 },
    cautions: /Reynolds number/,
  },
  {
    is: 'a field wider than the sky',
    slug: 'telescope-field-of-view',
    inputs: { telescopeFocalLength: 50, aperture: 50, eyepieceFocalLength: 500, apparentField: 150 },
    refused: /eyepieceFocalLength.*half the sky/,
  },
];

describe('mathematics and science', () => {
  it.each(EDGES)('$is', expectEdge);
});
