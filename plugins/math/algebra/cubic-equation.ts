import { category, defineCalculator, number, table } from '@reckoner/engine';
import { add, type Fraction, fraction, fractionOf, multiply, numberOf } from '../shared/rational.js';
import { decimalRoots } from '../shared/roots.js';

/** All three roots; the sign of the discriminant tells their kind. */
export default defineCalculator({
  title: 'Cubic equation',
  description: 'All three roots, real or complex, and the discriminant of a cubic equation from its coefficients.',
  keywords: ['cubic formula', 'third degree equation', 'cardano', 'polynomial roots'],
  inputs: {
    a: number({ label: 'Coefficient of x³', symbol: 'a', min: -1e6, max: 1e6 }),
    b: number({ label: 'Coefficient of x²', symbol: 'b', min: -1e6, max: 1e6 }),
    c: number({ label: 'Coefficient of x', symbol: 'c', min: -1e6, max: 1e6 }),
    d: number({ label: 'Constant term', symbol: 'd', min: -1e6, max: 1e6 }),
  },
  outputs: {
    roots: table(
      { real: number({ label: 'Real part', places: 6 }), imaginary: number({ label: 'Imaginary part', places: 6 }) },
      { label: 'Roots' },
    ),
    kind: category(['Three real roots', 'A multiple root', 'One real root'], { label: 'Kind of roots' }),
    discriminant: number({ label: 'Discriminant', symbol: '\\Delta' }),
    inflectionX: number({ label: 'x of the point of inflection' }),
  },
  algorithm: ({ a, b, c, d }) => {
    const discriminant = numberOf(discriminantOf(fractionOf(a), fractionOf(b), fractionOf(c), fractionOf(d)));
    const roots = decimalRoots([d, c, b, a]);
    const kind = discriminant > 0 ? 'Three real roots' : discriminant === 0 ? 'A multiple root' : 'One real root';
    return { kind, roots, discriminant, inflectionX: -b / (3 * a) };
  },
  figure: {
    kind: 'curve',
    title: 'Cubic curve',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ a, b, c, d, roots, inflectionX }) => {
      const reals = roots.filter(({ imaginary }) => imaginary === 0).map(({ real }) => real);
      const reach = 1.4 * Math.max(...roots.map(({ real, imaginary }) => Math.hypot(real - inflectionX, imaginary)));
      const width = reach === 0 ? 1 : reach;
      return {
        from: inflectionX - width,
        to: inflectionX + width,
        reach: { from: inflectionX - 100 * width, to: inflectionX + 100 * width },
        lines: [{ y: (x) => ((a * x + b) * x + c) * x + d }],
        marks: reals.map((x) => ({ x, y: 0, label: 'Root' })),
      };
    },
  },
  explanation: ({ kind }) => {
    if (kind === 'Three real roots')
      return 'The discriminant {discriminant} is positive: there are three different real roots.';
    if (kind === 'One real root')
      return 'The discriminant {discriminant} is negative: one root is real, two are complex.';
    return 'The discriminant is 0: at least two roots coincide.';
  },
  requires: [{ that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 the equation is not cubic.' }],
  examples: [
    {
      inputs: { a: 1, b: -6, c: 11, d: -6 },
      results: {
        kind: 'Three real roots',
        discriminant: 4,
        inflectionX: 2,
        roots: { length: 3, rows: { 0: { real: 1, imaginary: 0 }, 1: { real: 2 }, 2: { real: 3 } } },
      },
      source: 'By hand: (x - 1)(x - 2)(x - 3); sympy discriminant',
    },
    {
      inputs: { a: 1, b: 0, c: -29, d: 60 },
      results: {
        kind: 'Three real roots',
        discriminant: 356,
        roots: { rows: { 1: { real: 3 }, 2: { real: 3.2169905660283 } } },
      },
      source: 'By hand: (x - 3)(x² + 3x - 20), (-3 ± √89)/2; 4 × 29³ - 27 × 60²',
    },
    {
      inputs: { a: 1, b: 1, c: 1, d: 5 },
      results: {
        kind: 'One real root',
        discriminant: -608,
        roots: {
          rows: { 0: { real: -1.881239401076, imaginary: 0 }, 1: { real: 0.440619700538, imaginary: -1.56961032189 } },
        },
      },
      source: 'sympy nroots, discriminant',
    },
    {
      inputs: { a: 1, b: -3, c: 0, d: 2 },
      results: {
        discriminant: 108,
        roots: { rows: { 0: { real: -0.732050807569 }, 1: { real: 1 }, 2: { real: 2.732050807569 } } },
      },
      source: 'By hand: 1 and 1 ± √3; sympy',
    },
    {
      inputs: { a: 1, b: 0, c: 0, d: -8 },
      results: { kind: 'One real root', discriminant: -1728, roots: { rows: { 2: { real: 2, imaginary: 0 } } } },
      source: 'By hand: cube roots of 8',
    },
    {
      inputs: { a: 1, b: 0, c: -3, d: 2 },
      results: { kind: 'A multiple root', discriminant: 0, roots: { rows: { 0: { real: -2 } } } },
      source: 'By hand: (x - 1)²(x + 2)',
    },
    {
      inputs: { a: 1, b: -3, c: 3, d: -1 },
      results: {
        kind: 'A multiple root',
        discriminant: 0,
        roots: { length: 3, rows: { 0: { real: 1, imaginary: 0 }, 1: { real: 1, imaginary: 0 }, 2: { real: 1 } } },
      },
      source: 'By hand: (x - 1)³',
    },
    {
      inputs: { a: 1, b: -2.1, c: 1.47, d: -0.343 },
      results: { kind: 'A multiple root', discriminant: 0, roots: { rows: { 0: { real: 0.7 }, 2: { real: 0.7 } } } },
      source: 'By hand: (x - 0.7)³',
    },
    {
      inputs: { a: 1, b: -1, c: '1/3', d: '-1/27' },
      results: { kind: 'A multiple root', discriminant: 0, roots: { length: 3, rows: { 0: { imaginary: 0 } } } },
      source: 'By hand: (x - 1/3)³',
    },
    { inputs: { a: 0, b: 1, c: 2, d: 3 }, refused: 'not cubic', source: 'By definition' },
  ],
  notes: [
    'Coefficients count as they are written in decimals or small fractions: the discriminant and multiple roots are exact.',
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §1.11(iii)', url: 'https://dlmf.nist.gov/1.11' },
  ],
});

/** 18abcd - 4b³d + b²c² - 4ac³ - 27a²d², exact, as its sign tells the kind of the roots. */
function discriminantOf(a: Fraction, b: Fraction, c: Fraction, d: Fraction): Fraction {
  const product = (by: bigint, ...factors: Fraction[]) => factors.reduce(multiply, fraction(by));
  return [
    product(18n, a, b, c, d),
    product(-4n, b, b, b, d),
    product(1n, b, b, c, c),
    product(-4n, a, c, c, c),
    product(-27n, a, a, d, d),
  ].reduce(add);
}
