import { defineCalculator, integer, number, text } from '@reckoner/engine';
import { primeFactors, withExponents } from '../shared/primes.js';

/** Whole powers of the prime factors come out of the root. */
export default defineCalculator({
  title: 'Simplify a radical',
  description:
    'A square root or other root of a whole number with the largest possible factor taken out, also imaginary square roots.',
  keywords: ['simplify square root', 'surd', 'radical form', 'simplest radical form', 'cube root simplification'],
  inputs: {
    radicand: integer({ label: 'Number under the root', symbol: 'N', min: -1e12, max: 1e12 }),
    index: integer({ label: 'Index of the root', symbol: 'n', min: 2, max: 20, default: 2 }),
  },
  outputs: {
    simplified: text({ label: 'Simplified' }),
    outside: integer({ label: 'Factor outside' }),
    inside: integer({ label: 'Number left inside' }),
    decimal: number({ label: 'Decimal', help: 'None where the root is imaginary.', optional: true }),
  },
  algorithm: ({ radicand, index }) => {
    const imaginary = radicand < 0 && index === 2;
    if (radicand === 0) return { simplified: '0', outside: 0, inside: 0, decimal: 0 };
    let outside = imaginary ? 1 : Math.sign(radicand);
    let inside = 1;
    for (const { prime, exponent } of withExponents(primeFactors(BigInt(Math.abs(radicand))))) {
      outside *= Number(prime) ** Math.floor(exponent / index);
      inside *= Number(prime) ** (exponent % index);
    }
    const root = index === 2 ? `√${inside}` : index === 3 ? `∛${inside}` : `${inside}^(1/${index})`;
    const factor = outside === 1 ? '' : outside === -1 ? '-' : String(outside);
    if (imaginary) return { simplified: `${factor}i${inside === 1 ? '' : ` ${root}`}`, outside, inside };
    // A space would not part the factor from a power such as 3^(1/5).
    const between = factor === '' || factor === '-' ? '' : index > 3 ? ' × ' : ' ';
    const simplified = inside === 1 ? String(outside) : `${factor}${between}${root}`;
    return { simplified, outside, inside, decimal: outside * inside ** (1 / index) };
  },
  explanation: ({ index, decimal }) => {
    if (decimal === undefined) return 'The square root of {radicand} is imaginary: {simplified}.';
    if (index === 2) return 'The square root of {radicand} is {simplified}.';
    return index === 3
      ? 'The cube root of {radicand} is {simplified}.'
      : 'The root of index {index} of {radicand} is {simplified}.';
  },
  requires: [
    {
      that: ({ radicand, index }) => radicand >= 0 || index === 2 || index % 2 === 1,
      field: 'radicand',
      says: 'A negative number has no real root of even index.',
    },
  ],
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
    { inputs: { radicand: 96, index: 5 }, results: { simplified: '2 × 3^(1/5)' }, source: 'By hand: 32 × 3' },
    { inputs: { radicand: 0 }, results: { simplified: '0' }, source: 'By definition' },
    {
      inputs: { radicand: -72 },
      results: { simplified: '6i √2', outside: 6, inside: 2 },
      source: 'sympy sqrt(-72): 6√2 i',
    },
    { inputs: { radicand: -4 }, results: { simplified: '2i', inside: 1 }, source: 'sympy sqrt(-4)' },
    { inputs: { radicand: -4, index: 4 }, refused: 'no real root', source: 'By definition' },
    {
      inputs: { radicand: -2, index: 3 },
      results: { simplified: '-∛2', outside: -1, inside: 2, decimal: -1.25992104989 },
      source: 'By hand; Python 2 ** (1/3)',
    },
  ],
  references: [{ title: 'OpenStax: Elementary Algebra 2e, §9.2 Simplify Square Roots' }],
});
