import {
  ceilNear,
  choice,
  defineCalculator,
  exponentialIntegral,
  floorNear,
  integer,
  number,
  percent,
} from '@reckoner/engine';
import { primeCount, primesBetween } from '../shared/sieve.js';

/** li(x) without li(2), so that it begins at 0 where the primes begin. */
const logarithmicIntegral = (x: number): number => exponentialIntegral(Math.log(x)) - exponentialIntegral(Math.log(2));

/** Below this place a plain sieve is enough. */
const SMALL = 1000;

/**
 * The nth prime. π(x) and li(x) differ by less than √x ln x / 8π from 2657 on (Schoenfeld 1976; Büthe 2018 for x to 10^19),
 * so that the prime lies within √x (ln x)² / 8π of the x at which Li(x) = n; there it is counted off by a sieve.
 */
function nthPrime(n: number): number {
  if (n <= SMALL) return primesBetween(2, 8000)[n - 1] as number;
  let low = n;
  let high = 2 * n * Math.log(n);
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (logarithmicIntegral(middle) < n) low = middle;
    else high = middle;
  }
  const margin = (1.1 * Math.sqrt(high) * Math.log(high) ** 2) / (8 * Math.PI);
  const start = floorNear(low - margin);
  return primesBetween(start + 1, ceilNear(high + margin))[n - primeCount(start) - 1] as number;
}

/** By Legendre's recurrence for the count, and a sieve near the nth prime. */
export default defineCalculator({
  title: 'Nth prime and prime counting function',
  description:
    'The prime at a place in the list of primes, or how many primes there are up to a number, beside the estimates of the prime number theorem.',
  keywords: [
    'nth prime number',
    'prime counting function',
    'how many primes below',
    'number of primes',
    'pi(x)',
    'prime number theorem',
  ],
  inputs: {
    find: choice({ nth: 'The nth prime', count: 'How many primes up to x' }, { label: 'Find', default: 'nth' }),
    n: integer({ label: 'Place in the list of primes', symbol: 'n', min: 1, max: 1e6, when: { find: 'nth' } }),
    x: integer({ label: 'Up to', symbol: 'x', min: 2, max: 1e8, when: { find: 'count' } }),
  },
  outputs: {
    prime: integer({ label: 'Prime', help: 'The nth prime, or the last one up to x.', symbol: 'p_n' }),
    count: integer({ label: 'Primes up to it', symbol: '\\pi' }),
    logarithm: number({
      label: 'Estimate x/ln x',
      help: 'Of the count, at x or at the nth prime.',
      symbol: 'N_1',
      places: 1,
    }),
    integral: number({ label: 'Estimate Li(x), from 2', symbol: 'N_2', places: 1 }),
    logarithmError: percent({
      label: 'Error of x/ln x',
      help: 'How far the estimate is above the count.',
      symbol: 'e_1',
      places: 2,
    }),
    integralError: percent({ label: 'Error of Li(x)', symbol: 'e_2', places: 2 }),
  },
  algorithm: ({ find, n, x }) => {
    const end = find === 'nth' ? nthPrime(n) : x;
    const count = find === 'nth' ? n : primeCount(x);
    const logarithm = end / Math.log(end);
    const integral = logarithmicIntegral(end);
    return {
      prime: find === 'nth' ? end : (primesBetween(Math.max(2, x - 1000), x).at(-1) as number),
      count,
      logarithm,
      integral,
      logarithmError: logarithm / count - 1,
      integralError: integral / count - 1,
    };
  },
  explanation: ({ find, count }) => {
    if (find === 'nth') return 'Prime number {n} in the list 2, 3, 5, … is {prime}.';
    return count === 1 ? 'There is 1 prime up to {x}: 2.' : 'There are {count} primes up to {x}; the last is {prime}.';
  },
  examples: [
    {
      inputs: { n: 1000 },
      results: {
        prime: 7919,
        count: 1000,
        logarithm: 882.141268599,
        integral: 1016.35330053,
        logarithmError: -11.785873,
        integralError: 1.6353301,
      },
      source: 'OEIS A006988: the 10^n-th prime; mpmath li(7919) − li(2)',
    },
    { inputs: { n: 100000 }, results: { prime: 1299709 }, source: 'OEIS A006988; sympy prime' },
    { inputs: { n: 1000000 }, results: { prime: 15485863, count: 1000000 }, source: 'sympy prime(1000000)' },
    { inputs: { n: 1 }, results: { prime: 2 }, source: 'By definition' },
    {
      inputs: { find: 'count', x: 1000000 },
      results: {
        prime: 999983,
        count: 78498,
        logarithm: 72382.4136505,
        integral: 78626.5039957,
        logarithmError: -7.7907543,
        integralError: 0.16370353,
      },
      source: 'OEIS A006880; mpmath li(10^6) − li(2); sympy prevprime',
    },
    {
      inputs: { find: 'count', x: 100000000 },
      results: { prime: 99999989, count: 5761455 },
      source: 'OEIS A006880; sympy prevprime',
    },
    {
      inputs: { find: 'count', x: 2 },
      results: { prime: 2, count: 1, logarithm: 2.88539008178, integral: 0 },
      source: 'By hand: 2/ln 2; the integral begins at 2',
    },
  ],
  references: [
    {
      title:
        'Schoenfeld: Sharper bounds for the Chebyshev functions θ(x) and ψ(x). II, Mathematics of Computation 30 (1976), 337–360',
      doi: '10.1090/S0025-5718-1976-0457374-X',
    },
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §1.8', isbn: '978-0-19-921986-5' },
    { title: 'OEIS A006880: Number of primes up to 10^n', url: 'https://oeis.org/A006880' },
    { title: 'OEIS A006988: The 10^n-th prime', url: 'https://oeis.org/A006988' },
  ],
});
