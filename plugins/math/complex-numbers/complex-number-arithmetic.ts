import { choice, defineCalculator, noResult, number, quantity, sumOfProducts } from '@reckoner/engine';

const part = { min: -1e12, max: 1e12 } as const;

/** The four operations in rectangular form, with modulus and argument of the result. */
export default defineCalculator({
  title: 'Complex numbers',
  description: 'Sum, difference, product or quotient of two complex numbers, with modulus and argument.',
  keywords: ['imaginary numbers', 'complex arithmetic', 'multiply complex numbers', 'divide complex numbers'],
  inputs: {
    a: number({ label: 'Real part of the first', symbol: 'a', ...part }),
    b: number({ label: 'Imaginary part of the first', symbol: 'b', ...part }),
    operation: choice(
      { add: 'Plus', subtract: 'Minus', multiply: 'Times', divide: 'Divided by' },
      { label: 'Operation', default: 'add' },
    ),
    c: number({ label: 'Real part of the second', symbol: 'c', ...part }),
    d: number({ label: 'Imaginary part of the second', symbol: 'd', ...part }),
  },
  outputs: {
    real: number({ label: 'Real part', symbol: '\\Re z' }),
    imaginary: number({ label: 'Imaginary part', symbol: '\\Im z' }),
    modulus: number({ label: 'Modulus', symbol: '|z|' }),
    argument: quantity('rad', { label: 'Argument', unit: 'deg', symbol: '\\varphi', optional: true }),
  },
  formula: ({ a, b, operation, c, d }) => {
    const square = c ** 2 + d ** 2;
    if (operation === 'divide' && square === 0) throw noResult('Division by zero has no result.');
    // Exact, so that parts which cancel are 0.
    let over = sumOfProducts([a], [c]);
    let overI = sumOfProducts([b], [d]);
    if (operation === 'subtract') {
      over = sumOfProducts([a], [-1, c]);
      overI = sumOfProducts([b], [-1, d]);
    }
    if (operation === 'multiply') {
      over = sumOfProducts([a, c], [-1, b, d]);
      overI = sumOfProducts([a, d], [b, c]);
    }
    if (operation === 'divide') {
      over = sumOfProducts([a, c], [b, d]);
      overI = sumOfProducts([b, c], [-1, a, d]);
    }
    const under = operation === 'divide' ? square : 1;
    const real = over / under;
    const imaginary = overI / under;
    const modulus = Math.hypot(real, imaginary);
    if (over === 0 && overI === 0) return { real, imaginary, modulus };
    return { real, imaginary, modulus, argument: Math.atan2(imaginary, real) };
  },
  figure: {
    kind: 'drawing',
    title: 'Plane of complex numbers',
    draw: ({ a, b, c, d, real, imaginary }) => {
      const reach = 1.15 * Math.max(...[a, b, c, d, real, imaginary].map(Math.abs));
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [-reach, 0],
            [reach, 0],
          ],
        },
        {
          shape: 'line',
          color: 5,
          points: [
            [0, -reach],
            [0, reach],
          ],
        },
        { shape: 'arrow', from: [0, 0], to: [a, b], label: '1' },
        { shape: 'arrow', color: 3, from: [0, 0], to: [c, d], label: '2' },
        { shape: 'arrow', color: 2, from: [0, 0], to: [real, imaginary], label: 'Result' },
      ];
    },
  },
  explanation: ({ argument }) =>
    argument === undefined
      ? 'The result is 0, which has no argument.'
      : 'The result has the real part {real} and the imaginary part {imaginary}; its modulus is {modulus} at {argument}.',
  examples: [
    {
      inputs: { a: 3, b: 2, c: 1, d: -4 },
      results: { real: 4, imaginary: -2, modulus: 4.472135955, argument: -26.565051177078 },
      source: 'sympy: (3 + 2i) + (1 - 4i), Abs, arg',
    },
    {
      inputs: { a: 3, b: 2, operation: 'subtract', c: 1, d: -4 },
      results: { real: 2, imaginary: 6, modulus: 6.324555320336759, argument: 71.565051177078 },
      source: 'sympy',
    },
    {
      inputs: { a: 3, b: 2, operation: 'multiply', c: 1, d: -4 },
      results: { real: 11, imaginary: -10, modulus: 14.866068747318506, argument: -42.273689006094 },
      source: 'sympy',
    },
    {
      inputs: { a: 3, b: 2, operation: 'divide', c: 1, d: -4 },
      results: {
        real: -0.29411764705882,
        imaginary: 0.82352941176471,
        modulus: 0.8744746321952062,
        argument: 109.653824058053,
      },
      source: 'sympy: -5/17 + 14i/17',
    },
    {
      inputs: { a: 0.1, b: 0.3, operation: 'multiply', c: 0.9, d: 0.3 },
      results: { real: 0, imaginary: 0.3, modulus: 0.3, argument: 90 },
      source: 'By hand: 0.09 - 0.09, 0.03 + 0.27',
    },
    {
      inputs: { a: 2, b: 1, operation: 'subtract', c: 2, d: 1 },
      results: { real: 0, imaginary: 0, modulus: 0 },
      source: 'By hand: a number less itself',
    },
    { inputs: { a: 1, b: 1, operation: 'divide', c: 0, d: 0 }, noResult: 'Division by zero', source: 'By definition' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §1.9(i)', url: 'https://dlmf.nist.gov/1.9' }],
});
