import { category, defineCalculator, text } from '@reckoner/engine';
import { wholeNumber } from '../shared/fields.js';
import { isPrime } from '../shared/primes.js';

const SEARCHED = 100_000n;

/** Miller and Rabin's test with enough bases to be proof for 24 digits; the neighbors by testing on from n. */
export default defineCalculator({
  title: 'Prime number check',
  description: 'Whether a whole number of up to 24 digits is prime, and the primes before and after it.',
  keywords: ['primality test', 'is it prime', 'next prime', 'previous prime', 'miller-rabin'],
  inputs: { n: wholeNumber },
  outputs: {
    verdict: category(['Prime', 'Composite', 'Neither'], { label: 'Number' }),
    smallestFactor: text({ label: 'Smallest prime factor, if below 100,000', optional: true }),
    previous: text({ label: 'Previous prime', optional: true }),
    next: text({ label: 'Next prime' }),
  },
  algorithm: ({ n }) => {
    const value = BigInt(n);
    let next = value + 1n;
    while (!isPrime(next)) next++;
    let previous = value - 1n;
    while (previous > 1n && !isPrime(previous)) previous--;
    const neighbors = previous > 1n ? { previous: String(previous), next: String(next) } : { next: String(next) };
    if (value === 1n) return { verdict: 'Neither', ...neighbors };
    if (isPrime(value)) return { verdict: 'Prime', ...neighbors };
    for (let divisor = 2n; divisor < SEARCHED; divisor += divisor === 2n ? 1n : 2n) {
      if (value % divisor === 0n) return { verdict: 'Composite', smallestFactor: String(divisor), ...neighbors };
    }
    return { verdict: 'Composite', ...neighbors };
  },
  explanation: ({ verdict, smallestFactor }) => {
    if (verdict === 'Prime') return '{n} is prime; the next prime is {next}.';
    if (verdict === 'Neither') return '1 is neither prime nor composite.';
    return smallestFactor ? '{n} is divisible by {smallestFactor}, so it is not prime.' : '{n} is not prime.';
  },
  examples: [
    {
      inputs: { n: '97' },
      results: { verdict: 'Prime', previous: '89', next: '101' },
      source: 'sympy prevprime, nextprime',
    },
    {
      inputs: { n: '561' },
      results: { verdict: 'Composite', smallestFactor: '3', previous: '557', next: '563' },
      source: 'By hand: 3 × 11 × 17 (a Carmichael number); sympy',
    },
    {
      inputs: { n: '600851475143' },
      results: { verdict: 'Composite', smallestFactor: '71', previous: '600851475067', next: '600851475149' },
      source: 'sympy factorint, prevprime, nextprime',
    },
    { inputs: { n: '999999866000004473' }, results: { verdict: 'Composite' }, source: 'sympy: 999999929 × 999999937' },
    { inputs: { n: '1' }, results: { verdict: 'Neither', next: '2' }, source: 'By definition' },
  ],
  references: [
    {
      title: 'Sorenson, Webster: Strong pseudoprimes to twelve prime bases, Math. Comp. 86 (2017)',
      doi: '10.1090/mcom/3134',
    },
  ],
});
