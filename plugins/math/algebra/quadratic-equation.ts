import { category, defineCalculator, noResult, number, sumOfProducts } from '@reckoner/engine';

/** Square roots of what is smaller have lost digits. */
const SMALLEST = 1e-290;

/** Both roots, real or complex, by the form of the quadratic formula that does not cancel. */
export default defineCalculator({
  title: 'Quadratic equation',
  description: 'Roots, discriminant and vertex of a quadratic equation from its three coefficients.',
  keywords: ['quadratic formula', 'parabola', 'second degree', 'polynomial roots'],
  inputs: {
    a: number({ label: 'Coefficient of x²', symbol: 'a', min: -1e9, max: 1e9 }),
    b: number({ label: 'Coefficient of x', symbol: 'b', min: -1e9, max: 1e9 }),
    c: number({ label: 'Constant term', symbol: 'c', min: -1e9, max: 1e9 }),
  },
  outputs: {
    x1: number({ label: 'First root', symbol: 'x_1', optional: true }),
    x2: number({ label: 'Second root', symbol: 'x_2', optional: true }),
    kind: category(['Two real roots', 'One double root', 'Two complex roots'], { label: 'Roots' }),
    realPart: number({ label: 'Real part', symbol: '\\Re x', optional: true }),
    imaginaryPart: number({ label: 'Imaginary part (±)', symbol: '\\Im x', optional: true }),
    discriminant: number({ label: 'Discriminant', symbol: 'D' }),
    vertexX: number({ label: 'Vertex x', symbol: 'x_v' }),
    vertexY: number({ label: 'Vertex y', symbol: 'y_v' }),
  },
  formula: ({ a, b, c }) => {
    // Its sign is exact: coefficients count as they are written in decimals.
    const discriminant = sumOfProducts([b, b], [-4, a, c]);
    if (discriminant !== 0 && Math.abs(discriminant) < SMALLEST)
      throw noResult('The coefficients are too small to compute with: multiply all three by the same number.');
    const vertex = { vertexX: -b / (2 * a), vertexY: -discriminant / (4 * a) };
    if (discriminant < 0) {
      const imaginaryPart = Math.sqrt(-discriminant) / (2 * Math.abs(a));
      return { kind: 'Two complex roots', realPart: -b / (2 * a), imaginaryPart, discriminant, ...vertex };
    }
    if (discriminant === 0) return { kind: 'One double root', x1: -b / (2 * a), discriminant, ...vertex };
    // Adding numbers of one sign keeps the digits that -b ± √D would cancel.
    const q = b < 0 ? (-b + Math.sqrt(discriminant)) / 2 : (-b - Math.sqrt(discriminant)) / 2;
    const x1 = Math.min(q / a, c / q);
    const x2 = Math.max(q / a, c / q);
    return { kind: 'Two real roots', x1, x2, discriminant, ...vertex };
  },
  figure: {
    kind: 'curve',
    title: 'Parabola',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ a, b, c, x1, x2, vertexX, vertexY }) => {
      const apart = Math.sqrt(Math.abs(vertexY / a));
      const reach = apart === 0 ? 1 : 1.8 * apart;
      const roots = [...(x1 === undefined ? [] : [x1]), ...(x2 === undefined ? [] : [x2])];
      return {
        from: vertexX - reach,
        to: vertexX + reach,
        reach: { from: vertexX - 100 * reach, to: vertexX + 100 * reach },
        lines: [{ y: (x) => (a * x + b) * x + c }],
        marks: [
          ...roots.map((x, place) => ({ x, y: 0, label: place === 0 ? 'x₁' : 'x₂' })),
          { x: vertexX, y: vertexY, label: 'Vertex' },
        ],
      };
    },
  },
  explanation: ({ kind, x1, x2, realPart }) => {
    if (kind === 'Two real roots' && Math.abs(x2! - x1!) < 1e-5 * Math.abs(x1! + x2!))
      return 'The equation has two real roots that differ little, both near {vertexX}.';
    if (kind === 'Two real roots') return 'The equation has two real roots, {x1} and {x2}.';
    if (kind === 'One double root') return 'The equation has one double root, {x1}.';
    if (realPart === 0) return 'The equation has no real root; its imaginary roots are ±{imaginaryPart}i.';
    return 'The equation has no real root; its complex roots are {realPart} ± {imaginaryPart}i.';
  },
  requires: [{ that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 the equation is linear, not quadratic.' }],
  examples: [
    {
      inputs: { a: 1, b: -3, c: 2 },
      results: { kind: 'Two real roots', x1: 1, x2: 2, discriminant: 1, vertexX: 1.5, vertexY: -0.25 },
      source: 'By hand: (x - 1)(x - 2)',
    },
    {
      inputs: { a: 1, b: -4, c: 4 },
      results: { kind: 'One double root', x1: 2, discriminant: 0 },
      source: 'By hand: (x - 2)²',
    },
    {
      inputs: { a: 1, b: 2, c: 5 },
      results: { kind: 'Two complex roots', realPart: -1, imaginaryPart: 2, discriminant: -16 },
      source: 'By hand: (x + 1)² = -4',
    },
    {
      inputs: { a: 1, b: -1e8, c: 1 },
      results: { x1: 1e-8, x2: 99999999.99999999 },
      source:
        'Higham: Accuracy and Stability of Numerical Algorithms, 2nd ed., §1.8; roots with mpmath at 50 digits: 1.0000000000000001e-8, 99999999.99999999',
    },
    {
      inputs: { a: 1, b: 1.4, c: 0.49 },
      results: { kind: 'One double root', x1: -0.7, discriminant: 0, vertexY: 0 },
      source: 'By hand: (x + 0.7)²',
    },
    {
      inputs: { a: 94906265.625, b: -189812534, c: 94906268.375 },
      results: { kind: 'Two real roots', x1: 1, x2: 1.000000028975958, discriminant: 7.5625 },
      source:
        'Kahan: On the Cost of Floating-Point Computation Without Extra-Precise Arithmetic (2004); sympy with fractions',
    },
    {
      inputs: { a: 1, b: 0, c: 9 },
      results: { kind: 'Two complex roots', realPart: 0, imaginaryPart: 3, vertexX: 0, vertexY: 9 },
      source: 'By hand: x² = -9',
    },
    {
      inputs: { a: 1, b: '-2/3', c: '1/9' },
      results: { kind: 'One double root', discriminant: 0 },
      source: 'By hand: (x - 1/3)²',
    },
    {
      inputs: { a: 1e-300, b: 1e-300, c: 1e-300 },
      noResult: 'multiply all three by the same number',
      source: 'By hand: x² + x + 1 = 0 has complex roots, and the square of 1e-300 is below the least double',
    },
    { inputs: { a: 0, b: 1, c: 1 }, refused: 'linear, not quadratic', source: 'By definition' },
    {
      inputs: { a: 2, b: 6, c: 4 },
      results: { kind: 'Two real roots', x1: -2, x2: -1, discriminant: 4, vertexX: -1.5, vertexY: -0.5 },
      source: 'By hand: 2 (x + 1)(x + 2)',
    },
    {
      inputs: { a: 1, b: 3, c: 0 },
      results: { x1: -3, x2: 0, discriminant: 9 },
      source: 'By hand: x (x + 3)',
    },
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §1.11(iii)', url: 'https://dlmf.nist.gov/1.11' },
  ],
});
