import { defineCalculator, noResult, table, text } from '@reckoner/engine';
import { bezoutRows, grouped, integerOf, longInteger, modulo, signed } from '../shared/modular.js';

/** From ax + my = 1 by the extended Euclidean algorithm. */
export default defineCalculator({
  title: 'Modular multiplicative inverse',
  description: 'The number whose product with a leaves 1 when divided by m, with the steps that find it.',
  keywords: [
    'modular inverse',
    'inverse mod m',
    'inverse modulo',
    'multiplicative inverse mod n',
    'rsa private exponent',
  ],
  inputs: {
    a: { ...longInteger, label: 'Number', symbol: 'a' },
    m: text({
      label: 'Modulus',
      symbol: 'm',
      maxLength: 100,
      pattern: {
        source: '0*(?:[2-9]|[1-9]\\d+)',
        says: 'a whole number above 1 of up to 100 digits, without separators',
      },
    }),
  },
  outputs: {
    inverse: text({ label: 'Inverse of a modulo m' }),
    check: text({ label: 'Check' }),
    steps: table(
      {
        quotient: text({ label: 'Quotient', optional: true }),
        remainder: text({ label: 'Remainder' }),
        coefficient: text({ label: 'Times a, modulo m' }),
      },
      { label: 'Steps' },
    ),
  },
  algorithm: ({ a, m }) => {
    const modulus = integerOf(m);
    const number = modulo(integerOf(a), modulus);
    const rows = bezoutRows(modulus, number);
    const { remainder, y } = rows[rows.length - 2]!;
    if (remainder !== 1n) {
      throw noResult(
        `${signed(integerOf(a))} has no inverse modulo ${modulus}: both are divisible by ${remainder}, and only numbers without a common divisor have one.`,
      );
    }
    const inverse = modulo(y, modulus);
    const product = integerOf(a) * inverse;
    return {
      inverse: `${inverse}`,
      check: `${signed(integerOf(a))} × ${inverse} = ${signed(product)} = ${grouped((product - 1n) / modulus)} × ${modulus} + 1`,
      steps: rows.map((row) => ({
        ...(row.quotient === undefined ? {} : { quotient: `${row.quotient}` }),
        remainder: `${row.remainder}`,
        coefficient: signed(row.y),
      })),
    };
  },
  explanation: 'The inverse of {a} modulo {m} is {inverse}.',
  examples: [
    {
      inputs: { a: '3', m: '11' },
      results: {
        inverse: '4',
        check: '3 × 4 = 12 = 1 × 11 + 1',
        steps: {
          length: 5,
          rows: {
            0: { remainder: '11', coefficient: '0' },
            1: { quotient: '3', remainder: '3', coefficient: '1' },
            3: { remainder: '1', coefficient: '4' },
          },
        },
      },
      source: 'By hand: 12 = 11 + 1',
    },
    {
      inputs: { a: '17', m: '3120' },
      results: { inverse: '2753' },
      source: 'Textbook RSA with p = 61, q = 53, e = 17; Python pow(17, -1, 3120)',
    },
    {
      inputs: { a: '-7', m: '26' },
      results: { inverse: '11', check: '−7 × 11 = −77 = (−3) × 26 + 1' },
      source: 'Python pow(-7, -1, 26)',
    },
    {
      inputs: { a: '123456789012345678901234567890', m: '1000000000000000000000000000057' },
      results: { inverse: '702408638268987573765028300612' },
      source: 'Python pow(a, -1, m)',
    },
    { inputs: { a: '6', m: '9' }, noResult: 'both are divisible by 3', source: 'By hand: gcd(6, 9) = 3' },
  ],
  references: [
    { title: 'Menezes, van Oorschot, Vanstone: Handbook of Applied Cryptography, §2.4.3, algorithm 2.142' },
    { title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.5.2', isbn: '978-0-201-89684-8' },
  ],
});
