import { defineCalculator, integer, number, text } from '@reckoner/engine';

/** Exact factorials by multiplication of whole numbers of any length. */
export default defineCalculator({
  title: 'Factorial',
  description: 'Exact factorial of a whole number up to 1000, its number of digits and trailing zeros.',
  keywords: ['n!', 'FACT', 'arrangements', 'trailing zeros', 'stirling'],
  inputs: { n: integer({ label: 'Whole number', symbol: 'n', min: 0, max: 1000 }) },
  outputs: {
    factorial: text({ label: 'Factorial' }),
    digits: integer({ label: 'Number of digits' }),
    trailingZeros: integer({ label: 'Trailing zeros' }),
    logarithm: number({ label: 'Common logarithm', symbol: '\\log_{10} n!', places: 6 }),
  },
  algorithm: ({ n }) => {
    let product = 1n;
    let logarithm = 0;
    for (let factor = 2; factor <= n; factor++) {
      product *= BigInt(factor);
      logarithm += Math.log10(factor);
    }
    const factorial = String(product);
    return { factorial, digits: factorial.length, trailingZeros: /0*$/.exec(factorial)![0].length, logarithm };
  },
  explanation: 'The number of digits of {n}! is {digits}, that of zeros at its end {trailingZeros}.',
  examples: [
    {
      inputs: { n: 25 },
      results: { factorial: '15511210043330985984000000', digits: 26, trailingZeros: 6, logarithm: 25.19064567883508 },
      source: 'Python math.factorial(25); sympy log(25!, 10)',
    },
    {
      inputs: { n: 0 },
      results: { factorial: '1', digits: 1, trailingZeros: 0, logarithm: 0 },
      source: 'By definition',
    },
    {
      inputs: { n: 1000 },
      results: { digits: 2568, trailingZeros: 249, logarithm: 2567.604644222133 },
      source: "Python math.factorial(1000); Legendre's formula 200 + 40 + 8 + 1",
    },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §4.4', isbn: '978-0-201-55802-9' }],
});
