import { defineCalculator, noResult, table, text } from '@reckoner/engine';
import { bezout, integerOf, longInteger, longModulus, modulo, signed } from '../shared/modular.js';

/** Square and multiply over the binary digits of the exponent, from the highest. */
export default defineCalculator({
  title: 'Modular exponentiation',
  description: 'Remainder of a power, a to the b modulo m, by squaring and multiplying over the binary digits of b.',
  keywords: ['power mod', 'modpow', 'a^b mod m', 'fast exponentiation', 'square and multiply', 'remainder of a power'],
  inputs: {
    a: { ...longInteger, label: 'Base', symbol: 'a' },
    b: { ...longInteger, label: 'Exponent', symbol: 'b' },
    m: longModulus,
  },
  outputs: {
    remainder: text({ label: 'Remainder of the power' }),
    binary: text({ label: 'Exponent in binary' }),
    steps: table(
      { bit: text({ label: 'Binary digit' }), work: text({ label: 'Done' }), value: text({ label: 'Remainder' }) },
      { label: 'Steps' },
    ),
  },
  algorithm: ({ a, b, m }) => {
    const modulus = integerOf(m);
    const exponent = integerOf(b);
    let base = modulo(integerOf(a), modulus);
    if (exponent < 0n) {
      const { divisor, x } = bezout(base, modulus);
      if (divisor !== 1n) {
        throw noResult(
          `A negative power needs the inverse of ${signed(integerOf(a))} modulo ${modulus}, and there is none: both are divisible by ${divisor}.`,
        );
      }
      base = modulo(x, modulus);
    }
    const factor = exponent < 0n ? 'inverse' : 'base';
    const binary = (exponent < 0n ? -exponent : exponent).toString(2);
    let value = 1n % modulus;
    const steps = [...binary].map((bit) => {
      value = (value * value) % modulus;
      if (bit === '1') value = (value * base) % modulus;
      return { bit, work: bit === '1' ? `Squared, times the ${factor}` : 'Squared', value: `${value}` };
    });
    return { remainder: `${value}`, binary: exponent < 0n ? `−${binary}` : binary, steps };
  },
  cautions: [
    {
      level: 'note',
      when: ({ a, b }) => integerOf(a) === 0n && integerOf(b) === 0n,
      says: '0 to the power 0 is taken as 1, as is usual for whole numbers.',
    },
    {
      level: 'note',
      when: ({ b }) => integerOf(b) < 0n,
      says: 'The exponent is negative: the power is of the inverse of the base modulo m.',
    },
  ],
  explanation: '{a} to the power {b} leaves {remainder} when divided by {m}.',
  examples: [
    {
      inputs: { a: '4', b: '13', m: '497' },
      results: {
        remainder: '445',
        binary: '1101',
        steps: {
          length: 4,
          rows: {
            0: { bit: '1', work: 'Squared, times the base', value: '4' },
            1: { value: '64' },
            2: { bit: '0', work: 'Squared', value: '120' },
            3: { value: '445' },
          },
        },
      },
      source: 'By hand: 4 → 4³ = 64 → 64² = 8 × 497 + 120 → 120² × 4 = 115 × 497 + 445; Python pow(4, 13, 497)',
    },
    {
      inputs: { a: '65', b: '17', m: '3233' },
      results: { remainder: '2790' },
      source: 'Textbook RSA with p = 61, q = 53: the message 65; Python pow',
    },
    {
      inputs: { a: '-3', b: '5', m: '7' },
      results: { remainder: '2' },
      source: 'By hand: −243 = −35 × 7 + 2',
    },
    {
      inputs: { a: '3', b: '-2', m: '11' },
      results: {
        remainder: '5',
        binary: '−10',
        steps: { length: 2, rows: { 0: { work: 'Squared, times the inverse', value: '4' } } },
      },
      cautions: ['exponent is negative'],
      source: 'By hand: the inverse of 3 is 4, 4² = 11 + 5; Python pow(3, -2, 11)',
    },
    { inputs: { a: '4', b: '-1', m: '6' }, noResult: 'both are divisible by 2', source: 'By hand: gcd(4, 6) = 2' },
    {
      inputs: { a: '0', b: '0', m: '7' },
      results: { remainder: '1' },
      cautions: ['taken as 1'],
      source: 'Python pow(0, 0, 7)',
    },
    { inputs: { a: '5', b: '0', m: '1' }, results: { remainder: '0' }, source: 'By hand: everything leaves 0' },
    {
      inputs: { a: '2', b: '1000000000000000000000000000000', m: '1000000007' },
      results: { remainder: '312267046' },
      source: 'Python pow(2, 10**30, 10**9 + 7)',
    },
  ],
  references: [
    { title: 'Menezes, van Oorschot, Vanstone: Handbook of Applied Cryptography, §14.6.1, algorithm 14.79' },
    { title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.6.3', isbn: '978-0-201-89684-8' },
  ],
});
