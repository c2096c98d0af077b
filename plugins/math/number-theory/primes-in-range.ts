import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { primesBetween } from '../shared/sieve.js';

const WIDEST = 300_000;
/** As many as there are to 100,000, and a few more: a longer list helps nobody. */
const LISTED = 10_000;
const PAIRS_SHOWN = 100;

/** The sieve of Eratosthenes over one stretch. */
export default defineCalculator({
  title: 'List of primes in a range',
  description:
    'All primes between two numbers, how many there are, their sum, the twin primes and the widest gap among them.',
  keywords: [
    'primes between',
    'sieve of eratosthenes',
    'list of prime numbers',
    'prime number list',
    'twin primes',
    'primes up to 100',
    'prime gaps',
  ],
  inputs: {
    from: integer({ label: 'From', symbol: 'a', min: 0, max: 1e10, default: 1 }),
    to: integer({ label: 'To', symbol: 'b', min: 0, max: 1e10 }),
  },
  outputs: {
    count: integer({ label: 'Primes', symbol: 'N' }),
    primes: text({ label: 'List of primes', help: 'Where there are at most 10,000.', optional: true }),
    sum: integer({ label: 'Sum of the primes', symbol: 'S' }),
    twins: integer({ label: 'Pairs of twin primes', help: 'Primes 2 apart, both in the range.', symbol: 'N_2' }),
    widestGap: integer({ label: 'Widest gap between neighbors', symbol: 'g', optional: true }),
    gapAfter: integer({ label: 'First prime before such a gap', symbol: 'p_g', optional: true }),
    pairs: table(
      { lower: integer({ label: 'Lower' }), upper: integer({ label: 'Upper' }) },
      { label: 'Twin primes, at most the first 100', optional: true },
    ),
  },
  algorithm: ({ from, to }) => {
    // A search for an input also tries ranges that are refused: they are cut short.
    const primes = primesBetween(from, Math.min(to, from + WIDEST));
    const pairs: { lower: number; upper: number }[] = [];
    let [sum, twins, widestGap, gapAfter] = [0, 0, 0, 0];
    for (let place = 0; place < primes.length; place++) {
      const prime = primes[place] as number;
      const gap = (primes[place + 1] ?? prime) - prime;
      sum += prime;
      if (gap === 2) {
        twins++;
        if (pairs.length < PAIRS_SHOWN) pairs.push({ lower: prime, upper: prime + 2 });
      }
      if (gap > widestGap) [widestGap, gapAfter] = [gap, prime];
    }
    return {
      count: primes.length,
      sum,
      twins,
      ...(primes.length === 0 || primes.length > LISTED ? {} : { primes: primes.join(', ') }),
      ...(twins === 0 ? {} : { pairs }),
      ...(primes.length < 2 ? {} : { widestGap, gapAfter }),
    };
  },
  requires: [
    { that: ({ from, to }) => from <= to, field: 'to', says: 'The end, {to}, must not be below the start, {from}.' },
    {
      that: ({ from, to }) => to - from <= WIDEST,
      field: 'to',
      says: 'The end may be at most 300,000 above the start: take a shorter range. How many primes there are to 100,000,000 the prime counting function tells.',
    },
  ],
  explanation: ({ count }) => {
    if (count === 0) return 'There is no prime from {from} to {to}.';
    if (count === 1) return 'From {from} to {to} there is one prime: {primes}.';
    return count > 30
      ? 'From {from} to {to} there are {count} primes, with {twins} {twins|pair|pairs} of twin primes.'
      : 'From {from} to {to} there are {count} primes: {primes}.';
  },
  examples: [
    {
      inputs: { from: 1, to: 100 },
      results: {
        count: 25,
        primes: '2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97',
        sum: 1060,
        twins: 8,
        widestGap: 8,
        gapAfter: 89,
        pairs: { length: 8, rows: { 0: { lower: 3, upper: 5 }, '-1': { lower: 71, upper: 73 } } },
      },
      source: 'sympy primerange(1, 101)',
    },
    {
      inputs: { from: 9999900000, to: 10000000000 },
      results: {
        count: 4306,
        sum: 43059784195402,
        twins: 236,
        widestGap: 174,
        gapAfter: 9999930749,
        pairs: { length: 100, rows: { 0: { lower: 9999900101, upper: 9999900103 } } },
      },
      source: 'sympy primerange',
    },
    { inputs: { from: 24, to: 28 }, results: { count: 0, sum: 0, twins: 0 }, source: 'By hand' },
    { inputs: { from: 23, to: 28 }, results: { count: 1, primes: '23', sum: 23 }, source: 'By hand' },
    {
      inputs: { from: 2, to: 3 },
      results: { count: 2, primes: '2, 3', twins: 0, widestGap: 1, gapAfter: 2 },
      source: 'By hand',
    },
    {
      inputs: { to: 1000 },
      results: { count: 168, twins: 35, sum: 76127, widestGap: 20, gapAfter: 887 },
      source: 'OEIS A006880, A007508, A005250; sympy',
    },
    {
      inputs: { from: 1, to: 300000 },
      results: { count: 25997, sum: 3709507114, twins: 2994, widestGap: 86, gapAfter: 155921 },
      source: 'Python: a sieve of its own',
    },
    { inputs: { from: 10, to: 5 }, refused: 'must not be below the start', source: 'By definition' },
    {
      inputs: { from: 1, to: 2000000 },
      refused: 'at most 300,000 above the start',
      source: 'Limit of this calculator',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §1.4', isbn: '978-0-19-921986-5' },
    { title: 'OEIS A000040: The prime numbers', url: 'https://oeis.org/A000040' },
  ],
});
