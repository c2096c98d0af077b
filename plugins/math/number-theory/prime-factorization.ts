import { category, defineCalculator, integer, table, text } from '@reckoner/engine';
import { wholeNumber } from '../shared/fields.js';
import { primeFactors, withExponents } from '../shared/primes.js';

/** Trial division, then Pollard's rho method; Miller and Rabin's test tells when a factor is prime. */
export default defineCalculator({
  title: 'Prime factorization',
  description:
    'Prime factors of a whole number of up to 24 digits, with their exponents, where no two of them have more than nine digits.',
  keywords: ['prime factors', 'factor a number', 'integer factorization', 'pollard rho', 'factor tree'],
  inputs: { n: wholeNumber },
  outputs: {
    factorization: text({ label: 'Factorization' }),
    kind: category(['Prime', 'Composite', 'One'], { label: 'Number' }),
    count: integer({ label: 'Prime factors, with repetition', symbol: '\\Omega(n)' }),
    distinct: integer({ label: 'Distinct prime factors', symbol: '\\omega(n)' }),
    factors: table(
      { prime: text({ label: 'Prime' }), exponent: integer({ label: 'Exponent' }) },
      { label: 'Prime powers' },
    ),
  },
  algorithm: ({ n }) => {
    const factors = primeFactors(BigInt(n));
    const powers = withExponents(factors);
    return {
      factorization:
        powers.map(({ prime, exponent }) => (exponent > 1 ? `${prime}^${exponent}` : `${prime}`)).join(' × ') || '1',
      kind: factors.length === 0 ? 'One' : factors.length === 1 ? 'Prime' : 'Composite',
      count: factors.length,
      distinct: powers.length,
      factors: powers.map(({ prime, exponent }) => ({ prime: String(prime), exponent })),
    };
  },
  explanation: ({ kind }) => {
    if (kind === 'Prime') return '{n} is prime.';
    if (kind === 'One') return '1 has no prime factors.';
    return '{n} = {factorization}.';
  },
  examples: [
    {
      inputs: { n: '360' },
      results: {
        factorization: '2^3 × 3^2 × 5',
        kind: 'Composite',
        count: 6,
        distinct: 3,
        factors: { length: 3, rows: { 0: { prime: '2', exponent: 3 } } },
      },
      source: 'By hand: 8 × 9 × 5',
    },
    {
      inputs: { n: '600851475143' },
      results: { factorization: '71 × 839 × 1471 × 6857', count: 4 },
      source: 'sympy factorint',
    },
    {
      inputs: { n: '147573952589676412927' },
      results: { factorization: '193707721 × 761838257287', distinct: 2 },
      source: 'F. N. Cole (1903): 2^67 - 1; sympy factorint',
    },
    {
      inputs: { n: '1000000000000037' },
      results: { factorization: '1000000000000037', kind: 'Prime', count: 1 },
      source: 'sympy isprime',
    },
    {
      inputs: { n: '3215031751' },
      results: { factorization: '151 × 751 × 28351' },
      source: 'Strong pseudoprime to 2, 3, 5, 7 (OEIS A014233); sympy factorint',
    },
    {
      inputs: { n: '1' },
      results: { factorization: '1', kind: 'One', count: 0, distinct: 0 },
      source: 'By definition',
    },
    {
      inputs: { n: '999999999950000000000429' },
      noResult: 'Two large prime factors',
      source: 'sympy: product of two primes of twelve digits, beyond the steps that are tried',
    },
  ],
  notes: ['Numbers with two prime factors of more than about nine digits are refused.'],
  references: [
    { title: 'Brent: An improved Monte Carlo factorization algorithm, BIT 20 (1980)', doi: '10.1007/BF01933190' },
  ],
});
