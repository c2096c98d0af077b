import { defineCalculator, integer } from '@reckoner/engine';

const whole = { min: -9e15, max: 9e15 } as const;

/** Three conventions that differ for negative numbers. */
export default defineCalculator({
  title: 'Modulo and remainder',
  description: 'Remainder and quotient of a whole-number division by the floored, truncated and Euclidean conventions.',
  keywords: ['mod', 'remainder', 'integer division', 'clock arithmetic'],
  inputs: {
    a: integer({ label: 'Dividend', symbol: 'a', ...whole }),
    n: integer({ label: 'Divisor', symbol: 'n', ...whole }),
  },
  outputs: {
    floored: integer({
      label: 'a mod n (sign of the divisor)',
      help: 'As in Python and spreadsheets.',
      symbol: 'r_f',
    }),
    flooredQuotient: integer({ label: 'Quotient rounded down', symbol: 'q_f' }),
    truncated: integer({
      label: 'Remainder (sign of the dividend)',
      help: 'As in C, Java and JavaScript.',
      symbol: 'r_t',
    }),
    truncatedQuotient: integer({ label: 'Quotient rounded toward zero', symbol: 'q_t' }),
    euclidean: integer({ label: 'Euclidean remainder (never negative)', symbol: 'r_e' }),
  },
  formula: ({ a, n }) => {
    const truncated = a % n;
    const floored = truncated !== 0 && truncated < 0 !== n < 0 ? truncated + n : truncated;
    const euclidean = truncated < 0 ? truncated + Math.abs(n) : truncated;
    return {
      floored,
      flooredQuotient: (a - floored) / n,
      truncated,
      truncatedQuotient: (a - truncated) / n,
      euclidean,
    };
  },
  shown: ({ a, n, flooredQuotient, truncatedQuotient }) => ({
    floored: a - n * flooredQuotient,
    flooredQuotient: Math.floor(a / n),
    truncated: a - n * truncatedQuotient,
    truncatedQuotient: Math.trunc(a / n),
    euclidean: a - Math.abs(n) * Math.floor(a / Math.abs(n)),
  }),
  explanation: '{a} mod {n} is {floored}, with the quotient {flooredQuotient}.',
  requires: [{ that: ({ n }) => n !== 0, field: 'n', says: 'Division by zero has no remainder.' }],
  examples: [
    {
      inputs: { a: 17, n: 5 },
      results: { floored: 2, flooredQuotient: 3, truncated: 2, truncatedQuotient: 3, euclidean: 2 },
      source: 'By hand: 17 = 3 × 5 + 2',
    },
    {
      inputs: { a: -17, n: 5 },
      results: { floored: 3, flooredQuotient: -4, truncated: -2, truncatedQuotient: -3, euclidean: 3 },
      source: 'Python -17 % 5 and math.fmod; by hand',
    },
    {
      inputs: { a: 17, n: -5 },
      results: { floored: -3, flooredQuotient: -4, truncated: 2, truncatedQuotient: -3, euclidean: 2 },
      source: 'Python 17% -5; by hand',
    },
    {
      inputs: { a: -17, n: -5 },
      results: { floored: -2, truncated: -2, truncatedQuotient: 3, euclidean: 3 },
      source: 'Python -17% -5; by hand',
    },
    { inputs: { a: 1, n: 0 }, refused: 'Division by zero', source: 'By definition' },
  ],
  references: [{ title: 'Knuth: The Art of Computer Programming, vol. 1, 3rd ed., §1.2.4', isbn: '978-0-201-89683-1' }],
});
