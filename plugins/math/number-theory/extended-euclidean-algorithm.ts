import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { bezoutRows, grouped, signed } from '../shared/modular.js';

const whole = { min: -999_999_999_999_999, max: 999_999_999_999_999 } as const;

/** Each remainder of Euclid's algorithm is kept as a·x + b·y. */
export default defineCalculator({
  title: 'Extended Euclidean algorithm',
  description:
    'Greatest common divisor of two whole numbers as a sum of multiples of both: ax + by = gcd(a, b), with every step.',
  keywords: ['bezout coefficients', 'bezout identity', 'egcd', 'extended gcd', 'euclidean algorithm steps'],
  inputs: {
    a: integer({ label: 'First number', symbol: 'a', ...whole }),
    b: integer({ label: 'Second number', symbol: 'b', ...whole }),
  },
  outputs: {
    divisor: integer({ label: 'Greatest common divisor', symbol: 'd' }),
    x: integer({ label: 'Coefficient of the first number', symbol: 'x' }),
    y: integer({ label: 'Coefficient of the second number', symbol: 'y' }),
    identity: text({ label: 'Bézout’s identity' }),
    steps: table(
      {
        quotient: text({ label: 'Quotient', optional: true }),
        remainder: integer({ label: 'Remainder' }),
        x: integer({ label: 'Times a' }),
        y: integer({ label: 'Times b' }),
      },
      { label: 'Steps, each remainder = a·x + b·y' },
    ),
  },
  algorithm: ({ a, b }) => {
    const rows = bezoutRows(BigInt(a), BigInt(b));
    const { remainder, x, y } = rows[rows.length - 2] ?? rows[0]!;
    return {
      divisor: Number(remainder),
      x: Number(x),
      y: Number(y),
      identity: `${signed(BigInt(a))} × ${grouped(x)} + ${grouped(BigInt(b))} × ${grouped(y)} = ${remainder}`,
      steps: rows.map((row) => ({
        ...(row.quotient === undefined ? {} : { quotient: `${row.quotient}` }),
        remainder: Number(row.remainder),
        x: Number(row.x),
        y: Number(row.y),
      })),
    };
  },
  requires: [
    { that: ({ a, b }) => a !== 0 || b !== 0, field: 'b', says: 'Every number divides 0: give one that is not 0.' },
  ],
  explanation: 'The greatest common divisor is {divisor}: {identity}.',
  examples: [
    {
      inputs: { a: 240, b: 46 },
      results: {
        divisor: 2,
        x: -9,
        y: 47,
        identity: '240 × (−9) + 46 × 47 = 2',
        steps: {
          length: 7,
          rows: {
            0: { remainder: 240, x: 1, y: 0 },
            2: { quotient: '4', remainder: 10, x: 1, y: -5 },
            5: { quotient: '2', remainder: 2, x: -9, y: 47 },
            6: { remainder: 0, x: 23, y: -120 },
          },
        },
      },
      source: 'Worked example of the algorithm (240, 46); sympy gcdex',
    },
    {
      inputs: { a: -1071, b: 462 },
      results: { divisor: 21, x: 3, y: 7, identity: '−1071 × 3 + 462 × 7 = 21' },
      source: 'By hand: 1071 = 2 × 462 + 147, 462 = 3 × 147 + 21; 21 = 462 − 3 × (1071 − 2 × 462)',
    },
    { inputs: { a: 0, b: 5 }, results: { divisor: 5, x: 0, y: 1 }, source: 'By hand: 5 × 1' },
    { inputs: { a: 5, b: 0 }, results: { divisor: 5, x: 1, y: 0 }, source: 'By hand: 5 × 1' },
    { inputs: { a: 0, b: 0 }, refused: 'Every number divides 0', source: 'By definition' },
  ],
  notes: ['Other coefficients differ by whole multiples of b/d and −a/d: x + k·b/d with y − k·a/d.'],
  references: [
    {
      title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.5.2, algorithm X',
      isbn: '978-0-201-89684-8',
    },
  ],
});
