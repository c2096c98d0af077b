import { defineCalculator, integer, lcm, list, noResult, table } from '@reckoner/engine';

/** From the greatest common divisor, pair by pair: lcm(a, b) = a·b / gcd(a, b). */
export default defineCalculator({
  title: 'Least common multiple (LCM)',
  description: 'Least common multiple of two or more whole numbers, with how often each goes into it.',
  keywords: ['lcm', 'lowest common multiple', 'least common denominator', 'lcd'],
  inputs: {
    numbers: list(integer({ label: 'Number', min: 1, max: 9e15 }), {
      label: 'Numbers',
      symbol: 'a',
      minItems: 2,
      maxItems: 100,
    }),
  },
  outputs: {
    multiple: integer({ label: 'Least common multiple', symbol: '\\operatorname{lcm}' }),
    quotients: table(
      { number: integer({ label: 'Number' }), times: integer({ label: 'Goes into it' }) },
      { label: 'Quotients' },
    ),
  },
  formula: ({ numbers }) => {
    let multiple = 1;
    for (const number of numbers) {
      multiple = lcm(multiple, number);
      if (multiple > 9007199254740991)
        throw noResult('The least common multiple is above 9007199254740991, too large to be exact here.');
    }
    return { multiple, quotients: numbers.map((number) => ({ number, times: multiple / number })) };
  },
  stepwise: ['The least common multiple is built up number by number: lcm(a, b) = a × b / gcd(a, b).'],
  explanation: 'The least common multiple of {numbers} is {multiple}.',
  examples: [
    {
      inputs: { numbers: [4, 7, 12, 21, 42] },
      results: { multiple: 84, quotients: { length: 5, rows: { 0: { number: 4, times: 21 }, '-1': { times: 2 } } } },
      source: 'By hand: 2^2 × 3 × 7; sympy ilcm',
    },
    { inputs: { numbers: [48, 180, 36] }, results: { multiple: 720 }, source: 'sympy ilcm(48, 180, 36)' },
    { inputs: { numbers: [21, 6] }, results: { multiple: 42 }, source: 'By hand: 21 × 6 / 3' },
    {
      inputs: { numbers: [999999937, 999999929] },
      noResult: 'too large',
      source: 'By hand: two primes of nine digits',
    },
  ],
  references: [{ title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.5.2', isbn: '978-0-201-89684-8' }],
});
