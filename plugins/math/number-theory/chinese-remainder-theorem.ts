import { defineCalculator, integer, noResult, rows, table, text } from '@reckoner/engine';
import { bezout, modulo, signed } from '../shared/modular.js';

/** One congruence after the other: x + M·k is fitted to the next one. */
export default defineCalculator({
  title: 'Chinese remainder theorem',
  description:
    'The least number that leaves given remainders by given moduli, also by moduli with common factors, and all others.',
  keywords: ['crt', 'system of congruences', 'simultaneous congruences', 'remainders', 'sun tzu problem'],
  inputs: {
    congruences: rows(
      {
        remainder: integer({ label: 'Remainder', symbol: 'a', min: -999_999_999_999_999, max: 999_999_999_999_999 }),
        modulus: integer({ label: 'Modulus', symbol: 'm', min: 1, max: 999_999_999_999_999 }),
      },
      { label: 'Congruences x ≡ a (mod m)', minItems: 2, maxItems: 50 },
    ),
  },
  outputs: {
    solution: text({ label: 'Least solution from 0' }),
    modulus: text({ label: 'Combined modulus', help: 'All solutions differ by multiples of it.' }),
    next: text({ label: 'Next solution' }),
    steps: table(
      {
        congruences: integer({ label: 'Congruences taken in' }),
        solution: text({ label: 'Least solution' }),
        modulus: text({ label: 'Modulus' }),
      },
      { label: 'Steps' },
    ),
  },
  algorithm: ({ congruences }) => {
    let solution = 0n;
    let modulus = 1n;
    const steps = congruences.map((congruence, index) => {
      const next = BigInt(congruence.modulus);
      const difference = BigInt(congruence.remainder) - solution;
      const { divisor, x } = bezout(modulus, next);
      if (difference % divisor !== 0n) {
        const before = index === 1 ? 'The first congruence is' : `The first ${index} congruences are together`;
        throw noResult(
          `No number solves all. ${before} x ≡ ${solution} (mod ${modulus}), and the next is x ≡ ${signed(BigInt(congruence.remainder))} (mod ${next}): by the common factor ${divisor} of the moduli one leaves ${solution % divisor}, the other ${modulo(BigInt(congruence.remainder), divisor)}.`,
        );
      }
      const combined = (modulus / divisor) * next;
      solution = modulo(solution + modulus * modulo((difference / divisor) * x, next / divisor), combined);
      modulus = combined;
      return { congruences: index + 1, solution: `${solution}`, modulus: `${modulus}` };
    });
    return { solution: `${solution}`, modulus: `${modulus}`, next: `${solution + modulus}`, steps };
  },
  explanation: 'The least such number from 0 on is {solution}; the others lie {modulus} apart, the next is {next}.',
  examples: [
    {
      inputs: {
        congruences: [
          { remainder: 2, modulus: 3 },
          { remainder: 3, modulus: 5 },
          { remainder: 2, modulus: 7 },
        ],
      },
      results: {
        solution: '23',
        modulus: '105',
        next: '128',
        steps: {
          length: 3,
          rows: { 0: { congruences: 1, solution: '2', modulus: '3' }, 1: { solution: '8', modulus: '15' } },
        },
      },
      source: 'Sun Tzu’s problem; sympy crt([3, 5, 7], [2, 3, 2])',
    },
    {
      inputs: {
        congruences: [
          { remainder: 3, modulus: 4 },
          { remainder: 5, modulus: 6 },
        ],
      },
      results: { solution: '11', modulus: '12', next: '23' },
      source: 'By hand: 11 = 2 × 4 + 3 = 6 + 5',
    },
    {
      inputs: {
        congruences: [
          { remainder: -1, modulus: 10 },
          { remainder: 17, modulus: 9 },
        ],
      },
      results: { solution: '89', modulus: '90' },
      source: 'By hand: 9 by 10 and 8 by 9 are one below both moduli',
    },
    {
      inputs: {
        congruences: [
          { remainder: 123456789, modulus: 999999937 },
          { remainder: 987654321, modulus: 999999929 },
          { remainder: 1, modulus: 998244353 },
        ],
      },
      results: { solution: '890145701328488719440156321', modulus: '998244219235261163146990969' },
      source: 'sympy crt',
    },
    {
      inputs: {
        congruences: [
          { remainder: 1, modulus: 4 },
          { remainder: 2, modulus: 6 },
        ],
      },
      noResult: 'one leaves 1, the other 0',
      source: 'By hand: one is odd, the other even',
    },
    {
      inputs: {
        congruences: [
          { remainder: 1, modulus: 2 },
          { remainder: 2, modulus: 3 },
          { remainder: 4, modulus: 9 },
        ],
      },
      noResult: 'The first 2 congruences are together x ≡ 5 (mod 6)',
      source: 'By hand: by 3 the second leaves 2, the third 1',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §8.1', isbn: '978-0-19-921986-5' },
    { title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.3.2', isbn: '978-0-201-89684-8' },
  ],
});
