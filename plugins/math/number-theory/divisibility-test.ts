import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { integerOf, modulo, signed } from '../shared/modular.js';

/** Sums of the digits, of every second one with the other sign, and of groups of three with alternating signs. */
function sums(digits: string): { sum: bigint; alternating: bigint; groups: bigint } {
  let [sum, alternating, groups] = [0n, 0n, 0n];
  for (let place = 0; place < digits.length; place++) {
    const digit = BigInt(digits[digits.length - 1 - place] ?? '0');
    sum += digit;
    alternating += place % 2 === 0 ? digit : -digit;
  }
  for (let end = digits.length, sign = 1n; end > 0; end -= 3, sign = -sign) {
    groups += sign * BigInt(digits.slice(Math.max(0, end - 3), end));
  }
  return { sum, alternating, groups };
}

/** What each rule looks at; it is divisible where the number is. */
function rules(digits: string): [divisor: bigint, looks: string][] {
  const { sum, alternating, groups } = sums(digits);
  const last = digits.slice(-1);
  const byThree = (divisor: number) =>
    `The sum of the digits, ${sum}, is ${sum % BigInt(divisor) === 0n ? '' : 'not '}divisible by ${divisor}.`;
  const byGroups = (divisor: bigint) =>
    `Groups of three digits from the right, added and subtracted in turn, give ${signed(groups)}, which is ${groups % divisor === 0n ? '' : 'not '}divisible by ${divisor}.`;
  const byLast = (count: number, divisor: bigint) => {
    const tail = digits.slice(-count);
    return `The number of the last ${count === 2 ? 'two' : 'three'} digits, ${BigInt(tail)}, is ${BigInt(tail) % divisor === 0n ? '' : 'not '}divisible by ${divisor}.`;
  };
  const both = (one: bigint, other: bigint) => {
    const value = BigInt(digits);
    const has = (divisor: bigint) => (value % divisor === 0n ? 'divisible' : 'not divisible');
    return `It is ${has(one)} by ${one} and ${has(other)} by ${other}.`;
  };
  return [
    [2n, `The last digit, ${last}, is ${BigInt(last) % 2n === 0n ? 'even' : 'odd'}.`],
    [3n, byThree(3)],
    [4n, byLast(2, 4n)],
    [5n, `The last digit, ${last}, is ${BigInt(last) % 5n === 0n ? '' : 'not '}0 or 5.`],
    [6n, both(2n, 3n)],
    [7n, byGroups(7n)],
    [8n, byLast(3, 8n)],
    [9n, byThree(9)],
    [10n, `The last digit, ${last}, is ${last === '0' ? '' : 'not '}0.`],
    [
      11n,
      `The digits from the right, added and subtracted in turn, give ${signed(alternating)}, which is ${alternating % 11n === 0n ? '' : 'not '}divisible by 11.`,
    ],
    [12n, both(3n, 4n)],
    [13n, byGroups(13n)],
  ];
}

/** The rules of divisibility by 2 to 13 on the decimal digits, and division by any other number. */
export default defineCalculator({
  title: 'Divisibility test',
  description:
    'Which of the numbers 2 to 13 divide a number, with the rule of each on its digits, and the remainder by any divisor.',
  keywords: [
    'divisibility rules',
    'is it divisible',
    'divisible by 3',
    'divisible by 7',
    'divisible by 9',
    'divisibility check',
  ],
  inputs: {
    number: text({
      label: 'Whole number',
      symbol: 'n',
      maxLength: 100,
      pattern: { source: '\\d+', says: 'a whole number of up to 100 digits, without sign and separators' },
    }),
    divisor: integer({ label: 'Another divisor', symbol: 'd', min: 1, max: 999_999_999_999_999, optional: true }),
  },
  outputs: {
    divisors: text({ label: 'Divisible by, of 2 to 13' }),
    rules: table(
      {
        divisor: integer({ label: 'Divisor' }),
        divisible: text({ label: 'Divisible' }),
        remainder: integer({ label: 'Remainder' }),
        rule: text({ label: 'Rule' }),
      },
      { label: 'Rules' },
    ),
    remainder: integer({ label: 'Remainder by the other divisor', symbol: 'r', optional: true }),
    quotient: text({ label: 'Quotient by the other divisor', optional: true }),
  },
  algorithm: ({ number, divisor }) => {
    const value = integerOf(number);
    const tests = rules(`${value}`).map(([by, rule]) => ({
      divisor: Number(by),
      divisible: value % by === 0n ? 'Yes' : 'No',
      remainder: Number(value % by),
      rule,
    }));
    const found = {
      divisors:
        tests
          .filter(({ remainder }) => remainder === 0)
          .map((test) => test.divisor)
          .join(', ') || 'None',
      rules: tests,
    };
    if (divisor === undefined) return found;
    const by = BigInt(divisor);
    return { ...found, remainder: Number(modulo(value, by)), quotient: `${value / by}` };
  },
  explanation: ({ divisors, remainder }) => {
    const among =
      divisors === 'None'
        ? 'None of the numbers from 2 to 13 divides {number}.'
        : 'Of the numbers from 2 to 13 these divide {number}: {divisors}.';
    if (remainder === undefined) return among;
    return remainder === 0
      ? `${among} It is divisible by {divisor}: the quotient is {quotient}.`
      : `${among} By {divisor} it leaves the remainder {remainder}.`;
  },
  examples: [
    {
      inputs: { number: '322592801163', divisor: 17 },
      results: {
        divisors: '3',
        rules: {
          length: 12,
          rows: {
            0: { divisor: 2, divisible: 'No', remainder: 1, rule: 'The last digit, 3, is odd.' },
            1: { divisor: 3, divisible: 'Yes', remainder: 0, rule: 'The sum of the digits, 42, is divisible by 3.' },
            2: { remainder: 3, rule: 'The number of the last two digits, 63, is not divisible by 4.' },
            5: {
              remainder: 3,
              rule: 'Groups of three digits from the right, added and subtracted in turn, give −368, which is not divisible by 7.',
            },
            6: { remainder: 3, rule: 'The number of the last three digits, 163, is not divisible by 8.' },
            9: {
              remainder: 6,
              rule: 'The digits from the right, added and subtracted in turn, give −16, which is not divisible by 11.',
            },
            10: { rule: 'It is divisible by 3 and not divisible by 4.' },
            11: { remainder: 9 },
          },
        },
        remainder: 4,
        quotient: '18976047127',
      },
      source: 'By hand: 163 + 592 − 801 − 322 = −368; Python for the remainders',
    },
    {
      inputs: { number: '720720', divisor: 16 },
      results: {
        divisors: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13',
        rules: {
          length: 12,
          rows: { 0: { rule: 'The last digit, 0, is even.' }, 5: { divisible: 'Yes', remainder: 0 } },
        },
        remainder: 0,
        quotient: '45045',
      },
      source: 'By hand: 720720 = 2^4 × 3^2 × 5 × 7 × 11 × 13, the least common multiple of 1 to 16',
    },
    {
      inputs: { number: '97' },
      results: { divisors: 'None', rules: { length: 12, rows: { 11: { remainder: 6 } } } },
      source: 'By hand: a prime',
    },
    {
      inputs: { number: '5040' },
      results: {
        divisors: '2, 3, 4, 5, 6, 7, 8, 9, 10, 12',
        rules: {
          length: 12,
          rows: {
            5: {
              rule: 'Groups of three digits from the right, added and subtracted in turn, give 35, which is divisible by 7.',
            },
          },
        },
      },
      source: 'By hand: 7! = 5040; 40 − 5 = 35',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., §9.5', isbn: '978-0-19-921986-5' },
  ],
});
