import { category, defineCalculator, gcd, integer, list, noResult, table } from '@reckoner/engine';

/** Euclid's algorithm, pair by pair through the list. */
export default defineCalculator({
  title: 'Greatest common factor (GCF, GCD)',
  description:
    'Greatest common divisor of two or more whole numbers, also of 0 and negative ones, with each number divided by it.',
  keywords: ['gcf', 'gcd', 'hcf', 'greatest common divisor', 'highest common factor', 'euclid', 'coprime'],
  inputs: {
    numbers: list(integer({ label: 'Number', min: -9e15, max: 9e15 }), {
      label: 'Numbers',
      symbol: 'a',
      minItems: 2,
      maxItems: 100,
    }),
  },
  outputs: {
    divisor: integer({ label: 'Greatest common factor', symbol: 'd' }),
    relation: category(['Coprime', 'With a common factor'], { label: 'Numbers' }),
    quotients: table(
      { number: integer({ label: 'Number' }), quotient: integer({ label: 'Divided by the factor' }) },
      { label: 'Quotients' },
    ),
  },
  formula: ({ numbers }) => {
    if (numbers.every((number) => number === 0)) throw noResult('Every number divides 0: there is no greatest.');
    const divisor = gcd(...numbers);
    return {
      divisor,
      relation: divisor === 1 ? 'Coprime' : 'With a common factor',
      quotients: numbers.map((number) => ({ number, quotient: number / divisor })),
    };
  },
  explanation: 'The greatest common factor of {numbers} is {divisor}.',
  examples: [
    {
      inputs: { numbers: [1071, 462] },
      results: {
        divisor: 21,
        relation: 'With a common factor',
        quotients: { length: 2, rows: { 0: { number: 1071, quotient: 51 } } },
      },
      source: "Worked example of Euclid's algorithm: 1071 = 2 × 462 + 147, 462 = 3 × 147 + 21, 147 = 7 × 21",
    },
    { inputs: { numbers: [48, 180, 36] }, results: { divisor: 12 }, source: 'sympy igcd(48, 180, 36)' },
    {
      inputs: { numbers: [-12, 18, 0] },
      results: { divisor: 6, quotients: { length: 3, rows: { 0: { quotient: -2 }, 2: { quotient: 0 } } } },
      source: 'Python math.gcd(-12, 18, 0)',
    },
    { inputs: { numbers: [0, 0] }, noResult: 'divides 0', source: 'By definition' },
    { inputs: { numbers: [35, 64] }, results: { divisor: 1, relation: 'Coprime' }, source: 'By hand: 5 × 7 and 2^6' },
  ],
  references: [{ title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.5.2', isbn: '978-0-201-89684-8' }],
});
