import { defineCalculator, isBelow, percent, text } from '@reckoner/engine';
import { wholeNumber } from '../shared/fields.js';
import { primeFactors, withExponents } from '../shared/primes.js';
import { greatestCommonDivisor } from '../shared/rational.js';

const LISTED = 300n;

/** φ(n) = ∏ p^(e − 1) (p − 1) over the prime powers of n. */
export default defineCalculator({
  title: 'Euler’s totient function',
  description:
    'How many numbers from 1 to n have no common factor with n, from its prime factors, with the numbers themselves for small n.',
  keywords: ['phi function', 'euler phi', 'totient', 'coprime numbers', 'relatively prime', 'units modulo n', 'φ(n)'],
  inputs: { n: wholeNumber },
  outputs: {
    totient: text({ label: 'Totient φ(n)' }),
    product: text({ label: 'Prime by prime' }),
    share: percent({ label: 'Share of the numbers up to n', symbol: '\\varphi(n)/n', places: 2 }),
    units: text({ label: 'Numbers coprime to n', help: 'For n up to 300.', optional: true }),
  },
  algorithm: ({ n }) => {
    const value = BigInt(n);
    const powers = withExponents(primeFactors(value));
    const totient = powers.reduce(
      (product, { prime, exponent }) => product * prime ** BigInt(exponent - 1) * (prime - 1n),
      1n,
    );
    const found = {
      totient: `${totient}`,
      product:
        powers
          .map(({ prime, exponent }) =>
            exponent === 1 ? `(${prime} − 1)` : `${prime}${exponent === 2 ? '' : `^${exponent - 1}`} × (${prime} − 1)`,
          )
          .join(' × ') || '1',
      share: Number(totient) / Number(value),
    };
    if (value > LISTED) return found;
    const units: bigint[] = [];
    for (let unit = 1n; unit <= value; unit++) if (greatestCommonDivisor(unit, value) === 1n) units.push(unit);
    return { ...found, units: units.join(', ') };
  },
  cautions: [
    {
      level: 'note',
      when: ({ n, share }) => BigInt(n) > 1n && !isBelow(share, 1),
      says: 'The share is shown rounded: it is a little below 100%, as at least n itself is not counted.',
    },
  ],
  explanation: ({ totient, product }) =>
    totient === product ? 'φ({n}) = {totient}.' : 'φ({n}) = {product} = {totient}.',
  examples: [
    {
      inputs: { n: '36' },
      results: {
        totient: '12',
        product: '2 × (2 − 1) × 3 × (3 − 1)',
        share: 33.33333333,
        units: '1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35',
      },
      source: 'By hand: 36 × 1/2 × 2/3; sympy totient(36)',
    },
    {
      inputs: { n: '1000' },
      results: { totient: '400', product: '2^2 × (2 − 1) × 5^2 × (5 − 1)', share: 40 },
      source: 'sympy totient(1000)',
    },
    {
      inputs: { n: '3233' },
      results: { totient: '3120', product: '(53 − 1) × (61 − 1)' },
      source: 'Textbook RSA: 60 × 52',
    },
    { inputs: { n: '1' }, results: { totient: '1', product: '1', share: 100, units: '1' }, source: 'By definition' },
    {
      inputs: { n: '1000000007' },
      results: { totient: '1000000006', share: '99.9999999' },
      cautions: ['a little below 100%'],
      source: 'By hand: a prime; 1 − 1/1000000007',
    },
    {
      inputs: { n: '600851475143' },
      results: { totient: '591194251200' },
      source: 'sympy totient',
    },
    {
      inputs: { n: '999999999950000000000429' },
      noResult: 'Two large prime factors',
      source: 'sympy: product of two primes of twelve digits, beyond the steps that are tried',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §5.5', isbn: '978-0-19-921986-5' },
    { title: 'OEIS A000010: Euler totient function', url: 'https://oeis.org/A000010' },
  ],
});
