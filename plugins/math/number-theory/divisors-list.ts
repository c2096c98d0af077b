import { category, defineCalculator, integer, number, text } from '@reckoner/engine';
import { primeFactors, withExponents } from '../shared/primes.js';

/** All divisors as products of the prime powers. */
export default defineCalculator({
  title: 'Factors of a number',
  description:
    'All divisors of a whole number, their count and sum, and whether the number is perfect, abundant or deficient.',
  keywords: [
    'divisors',
    'factor pairs',
    'perfect number',
    'perfect, abundant or deficient number',
    'abundant',
    'deficient',
    'abundancy index',
    'aliquot sum',
    'sum of proper divisors',
    'sigma function',
  ],
  inputs: { n: integer({ label: 'Whole number', symbol: 'n', min: 1, max: 1e12 }) },
  outputs: {
    count: integer({ label: 'Number of factors', symbol: '\\tau(n)' }),
    sum: integer({ label: 'Sum of the factors', symbol: '\\sigma(n)' }),
    divisors: text({ label: 'Factors' }),
    pairs: text({ label: 'Factor pairs' }),
    aliquot: integer({ label: 'Sum of the factors below the number', symbol: 's(n)' }),
    abundance: integer({
      label: 'Abundance',
      help: 'The sum of the factors below the number less the number; 0 for perfect ones.',
      symbol: 'A',
    }),
    abundancy: number({
      label: 'Abundancy index',
      help: 'The sum of the factors over the number; 2 for perfect ones.',
      symbol: 'I',
      places: 4,
      // A number of up to 12 digits that is not perfect so never shows a 2.
      digits: 13,
    }),
    kind: category(['Deficient', 'Perfect', 'Abundant'], { label: 'Number' }),
  },
  algorithm: ({ n }) => {
    let divisors = [1];
    for (const { prime, exponent } of withExponents(primeFactors(BigInt(n)))) {
      const powers = Array.from({ length: exponent + 1 }, (_, power) => Number(prime) ** power);
      divisors = divisors.flatMap((divisor) => powers.map((power) => divisor * power));
    }
    divisors.sort((a, b) => a - b);
    const sum = divisors.reduce((total, divisor) => total + divisor, 0);
    const pairs = divisors.filter((divisor) => divisor * divisor <= n).map((divisor) => `${divisor} × ${n / divisor}`);
    return {
      count: divisors.length,
      sum,
      divisors: divisors.join(', '),
      pairs: pairs.join(', '),
      aliquot: sum - n,
      abundance: sum - 2 * n,
      abundancy: sum / n,
      kind: sum < 2 * n ? 'Deficient' : sum === 2 * n ? 'Perfect' : 'Abundant',
    };
  },
  explanation: ({ count }) =>
    count > 100 ? '{n} has {count} factors.' : '{n} has {count} {count|factor|factors}: {divisors}.',
  examples: [
    {
      inputs: { n: 360 },
      results: {
        count: 24,
        sum: 1170,
        divisors: '1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45, 60, 72, 90, 120, 180, 360',
        aliquot: 810,
        abundance: 450,
        abundancy: '3.25',
        kind: 'Abundant',
      },
      source: 'sympy divisors(360), divisor_sigma(360); 1170/360',
    },
    {
      inputs: { n: 28 },
      results: {
        count: 6,
        sum: 56,
        divisors: '1, 2, 4, 7, 14, 28',
        pairs: '1 × 28, 2 × 14, 4 × 7',
        aliquot: 28,
        abundance: 0,
        abundancy: 2,
        kind: 'Perfect',
      },
      source: 'By hand: 1 + 2 + 4 + 7 + 14 = 28',
    },
    {
      inputs: { n: 97 },
      results: { count: 2, sum: 98, pairs: '1 × 97', aliquot: 1, abundance: -96, kind: 'Deficient' },
      source: 'By hand: prime',
    },
    {
      inputs: { n: 549755813888 },
      results: { sum: 1099511627775, abundance: -1, abundancy: '1.999999999998', kind: 'Deficient' },
      source: 'By hand: 2^39 has the factors 2^0 to 2^39, which sum to 2^40 − 1',
    },
    {
      inputs: { n: 963761198400 },
      results: { count: 6720, sum: 5531765944320 },
      source: 'sympy divisor_count, divisor_sigma; the highly composite number of OEIS A002182',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §16.7', isbn: '978-0-19-921986-5' },
  ],
});
