import { defineCalculator, integer, table } from '@reckoner/engine';
import { primeFactors, withExponents } from '../shared/primes.js';

/** Legendre: how often a prime p divides n! is the sum of n/p^k, each rounded down. */
function exponentInFactorial(n: bigint, prime: bigint): bigint {
  let exponent = 0n;
  for (let rest = n / prime; rest > 0n; rest /= prime) exponent += rest;
  return exponent;
}

/** By the prime power of the base that is exhausted first. */
export default defineCalculator({
  title: 'Trailing zeros of a factorial',
  description:
    'How many zeros end n! in base 10 or another, and how often each prime of the base divides n!, by Legendre’s formula.',
  keywords: [
    'legendre formula',
    'zeros at the end of n!',
    'prime exponent in factorial',
    'factorial trailing zeroes',
    'power of a prime in n!',
  ],
  inputs: {
    n: integer({
      label: 'Number',
      symbol: 'n',
      help: 'The factorial is n! = 1 × 2 × … × n.',
      min: 0,
      max: 999_999_999_999_999,
    }),
    base: integer({
      label: 'Base',
      help: 'A prime gives the exponent of that prime in n!.',
      symbol: 'b',
      min: 2,
      max: 1e12,
      default: 10,
    }),
  },
  outputs: {
    zeros: integer({ label: 'Trailing zeros of n!', symbol: 'z' }),
    primes: table(
      {
        prime: integer({ label: 'Prime p of the base' }),
        inBase: integer({ label: 'Exponent in the base' }),
        inFactorial: integer({ label: 'Exponent in n!' }),
        times: integer({ label: 'Zeros that it would allow' }),
      },
      { label: 'Primes of the base' },
    ),
  },
  algorithm: ({ n, base }) => {
    const primes = withExponents(primeFactors(BigInt(base))).map(({ prime, exponent }) => {
      const inFactorial = exponentInFactorial(BigInt(n), prime);
      return {
        prime: Number(prime),
        inBase: exponent,
        inFactorial: Number(inFactorial),
        times: Number(inFactorial / BigInt(exponent)),
      };
    });
    return { zeros: Math.min(...primes.map(({ times }) => times)), primes };
  },
  explanation: ({ base }) =>
    base === 10
      ? '{n}! ends in {zeros} {zeros|zero|zeros}.'
      : 'In base {base}, {n}! ends in {zeros} {zeros|zero|zeros}.',
  examples: [
    {
      inputs: { n: 100 },
      results: {
        zeros: 24,
        primes: {
          length: 2,
          rows: { 0: { prime: 2, inBase: 1, inFactorial: 97, times: 97 }, 1: { prime: 5, inFactorial: 24, times: 24 } },
        },
      },
      source: 'By hand: 100/5 + 100/25 = 20 + 4; 50 + 25 + 12 + 6 + 3 + 1 = 97',
    },
    {
      inputs: { n: 10, base: 12 },
      results: {
        zeros: 4,
        primes: {
          length: 2,
          rows: {
            0: { prime: 2, inBase: 2, inFactorial: 8, times: 4 },
            1: { prime: 3, inBase: 1, inFactorial: 4, times: 4 },
          },
        },
      },
      source: 'By hand: 10! = 3628800 = 2^8 × 3^4 × 5^2 × 7 = 12^4 × 175',
    },
    { inputs: { n: 20, base: 7 }, results: { zeros: 2 }, source: 'By hand: 7 and 14' },
    { inputs: { n: 4 }, results: { zeros: 0 }, source: 'By hand: 4! = 24' },
    {
      inputs: { n: 1000000000000, base: 16 },
      results: { zeros: 249999999996 },
      source: 'By hand: (10^12 − 13)/4 rounded down, as 10^12 has 13 ones in binary',
    },
  ],
  references: [
    {
      title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §4.4',
      isbn: '978-0-201-55802-9',
    },
    {
      title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., chapter XXII',
      isbn: '978-0-19-921986-5',
    },
  ],
});
