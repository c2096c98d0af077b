import { defineCalculator, integer, noResult, number, text } from '@reckoner/engine';
import { primeFactors, withExponents } from '../shared/primes.js';

/** Whole powers of the prime factors come out of the root. */
export default defineCalculator({
  title: 'Simplify a radical',
  description: 'A square root or other root of a whole number with the largest possible factor taken out.',
  keywords: ['simplify square root', 'surd', 'radical form', 'simplest radical form', 'cube root simplification'],
  inputs: {
    radicand: integer({ label: 'Number under the root', symbol: 'N', min: -1e12, max: 1e12 }),
    index: integer({ label: 'Index of the root', symbol: 'n', min: 2, max: 20, default: 2 }),
  },
  outputs: {
    simplified: text({ label: 'Simplified' }),
    outside: integer({ label: 'Factor outside' }),
    inside: integer({ label: 'Number left inside' }),
    decimal: number({ label: 'Decimal' }),
  },
  algorithm: ({ radicand, index }) => {
    if (radicand < 0 && index % 2 === 0) throw noResult('A negative number has no real root of even index.');
    if (radicand === 0) return { simplified: '0', outside: 0, inside: 0, decimal: 0 };
    let outside = Math.sign(radicand);
    let inside = 1;
    for (const { prime, exponent } of withExponents(primeFactors(BigInt(Math.abs(radicand))))) {
      outside *= Number(prime) ** Math.floor(exponent / index);
      inside *= Number(prime) ** (exponent % index);
    }
    const root = index === 2 ? `√${inside}` : index === 3 ? `∛${inside}` : `${inside}^(1/${index})`;
    const simplified =
      inside === 1 ? String(outside) : outside === 1 ? root : outside === -1 ? `-${root}` : `${outside} ${root}`;
    return { simplified, outside, inside, decimal: outside * inside ** (1 / index) };
  },
  explanation: 'The root of index {index} of {radicand} is {simplified}.',
  examples: [
    {
      inputs: { radicand: 72 },
      results: { simplified: '6 √2', outside: 6, inside: 2, decimal: 8.48528137424 },
      source: 'By hand: 36 × 2; Python math.sqrt(72)',
    },
    {
      inputs: { radicand: -54, index: 3 },
      results: { simplified: '-3 ∛2', outside: -3, inside: 2, decimal: -3.77976314968 },
      source: 'By hand: -27 × 2',
    },
    { inputs: { radicand: 144 }, results: { simplified: '12', inside: 1 }, source: 'By hand: 12²' },
    { inputs: { radicand: 30 }, results: { simplified: '√30', outside: 1 }, source: 'By hand: 2 × 3 × 5' },
    { inputs: { radicand: 96, index: 5 }, results: { simplified: '2 3^(1/5)' }, source: 'By hand: 32 × 3' },
    { inputs: { radicand: 0 }, results: { simplified: '0' }, source: 'By definition' },
    { inputs: { radicand: -4 }, noResult: 'no real root', source: 'By definition' },
  ],
  references: [{ title: 'OpenStax: Elementary Algebra 2e, §9.2 Simplify Square Roots' }],
});
