import { defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { bezout, modulo, signed } from '../shared/modular.js';

const whole = { min: -999_999_999_999_999, max: 999_999_999_999_999 } as const;
const LISTED = 100n;

/** With d = gcd(a, m): divide by d, and multiply by the inverse of a/d modulo m/d. */
export default defineCalculator({
  title: 'Linear congruence',
  description: 'All solutions x of ax ≡ b modulo m, how many there are, and the same as one congruence of x.',
  keywords: ['solve congruence', 'ax ≡ b mod m', 'modular equation', 'congruence equation', 'linear congruence solver'],
  inputs: {
    a: integer({ label: 'Coefficient of x', symbol: 'a', ...whole }),
    b: integer({ label: 'Right-hand side', symbol: 'b', ...whole }),
    m: integer({ label: 'Modulus', symbol: 'm', min: 1, max: 999_999_999_999_999 }),
  },
  outputs: {
    least: integer({ label: 'Least solution from 0', symbol: 'x_0' }),
    reducedModulus: integer({ label: 'Distance between solutions', symbol: 'm_d' }),
    count: integer({ label: 'Solutions from 0 to m − 1', symbol: 'd' }),
    solutions: text({ label: 'All solutions from 0 to m − 1', help: 'Where there are at most 100.', optional: true }),
    congruence: text({ label: 'Solved for x' }),
  },
  algorithm: ({ a, b, m }) => {
    const [coefficient, side, modulus] = [BigInt(a), BigInt(b), BigInt(m)];
    const { divisor, x } = bezout(coefficient, modulus);
    if (side % divisor !== 0n) {
      throw noResult(
        `No x solves ${signed(coefficient)}x ≡ ${signed(side)} (mod ${modulus}): ${divisor} divides ${signed(coefficient)} and ${modulus}, but not ${signed(side)}.`,
      );
    }
    const distance = modulus / divisor;
    const least = modulo(x * (side / divisor), distance);
    const solved = {
      least: Number(least),
      reducedModulus: Number(distance),
      count: Number(divisor),
      congruence: `x ≡ ${least} (mod ${distance})`,
    };
    if (divisor > LISTED) return solved;
    return {
      ...solved,
      solutions: Array.from({ length: Number(divisor) }, (_, step) => least + BigInt(step) * distance).join(', '),
    };
  },
  explanation: ({ count, reducedModulus }) => {
    if (reducedModulus === 1) return 'Every whole number x solves it: {congruence}.';
    return count === 1
      ? 'The solution is {congruence}, the only one modulo {m}.'
      : 'The solutions are {congruence}, {count} numbers modulo {m}.';
  },
  examples: [
    {
      inputs: { a: 3, b: 4, m: 7 },
      results: { least: 6, reducedModulus: 7, count: 1, solutions: '6', congruence: 'x ≡ 6 (mod 7)' },
      source: 'By hand: 3 × 6 = 18 = 2 × 7 + 4',
    },
    {
      inputs: { a: 14, b: 30, m: 100 },
      results: { least: 45, reducedModulus: 50, count: 2, solutions: '45, 95', congruence: 'x ≡ 45 (mod 50)' },
      source: 'By hand: 14 × 45 = 630 and 14 × 95 = 1330',
    },
    {
      inputs: { a: -5, b: 3, m: 12 },
      results: { least: 9, count: 1, solutions: '9' },
      source: 'By hand: −45 = −4 × 12 + 3',
    },
    {
      inputs: { a: 0, b: 0, m: 1000 },
      results: { least: 0, reducedModulus: 1, count: 1000, congruence: 'x ≡ 0 (mod 1)' },
      source: 'By hand: every x solves 0 = 0',
    },
    {
      inputs: { a: 6, b: 5, m: 9 },
      noResult: '3 divides 6 and 9, but not 5',
      source: 'By hand: 6x is 0, 3 or 6 modulo 9',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., chapter V', isbn: '978-0-19-921986-5' },
  ],
});
