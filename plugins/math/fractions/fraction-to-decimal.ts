import { category, defineCalculator, integer, noResult, number, text } from '@reckoner/engine';

const LONGEST_PERIOD = 5000;

/** Long division that watches for a remainder to come again. */
export default defineCalculator({
  title: 'Fraction to decimal',
  description: 'Decimal expansion of a fraction with its repeating digits and their period.',
  keywords: ['repeating decimal', 'recurring decimal', 'repetend', 'terminating decimal'],
  inputs: {
    numerator: integer({ label: 'Numerator', symbol: 'a', min: -1e12, max: 1e12 }),
    denominator: integer({ label: 'Denominator', symbol: 'b', min: 1, max: 1e12 }),
  },
  outputs: {
    expansion: text({ label: 'Decimal expansion', help: 'Repeating digits are in parentheses.' }),
    decimal: number({ label: 'Decimal' }),
    kind: category(['Whole', 'Terminating', 'Repeating'], { label: 'Expansion' }),
    period: integer({ label: 'Length of the repeating part' }),
  },
  algorithm: ({ numerator, denominator }) => {
    const size = Math.abs(numerator);
    const seen = new Map<number, number>();
    let digits = '';
    let remainder = size % denominator;
    while (remainder !== 0 && !seen.has(remainder)) {
      if (digits.length === LONGEST_PERIOD)
        throw noResult('The expansion has more than 5000 digits before it repeats.');
      seen.set(remainder, digits.length);
      digits += Math.floor((remainder * 10) / denominator);
      remainder = (remainder * 10) % denominator;
    }
    const decimal = numerator / denominator;
    const whole = `${numerator < 0 ? '-' : ''}${Math.floor(size / denominator)}`;
    if (digits === '') return { expansion: whole, decimal, kind: 'Whole', period: 0 };
    if (remainder === 0) return { expansion: `${whole}.${digits}`, decimal, kind: 'Terminating', period: 0 };
    const start = seen.get(remainder)!;
    const expansion = `${whole}.${digits.slice(0, start)}(${digits.slice(start)})`;
    return { expansion, decimal, kind: 'Repeating', period: digits.length - start };
  },
  explanation: ({ kind, period }) =>
    period > 200
      ? 'The decimals of {numerator}/{denominator} repeat with a period of {period}.'
      : kind === 'Repeating'
        ? '{numerator}/{denominator} = {expansion}, where what is in parentheses repeats, with a period of {period}.'
        : '{numerator}/{denominator} = {expansion}.',
  examples: [
    {
      inputs: { numerator: 1, denominator: 6 },
      results: { expansion: '0.1(6)', kind: 'Repeating', period: 1, decimal: 0.16666666667 },
      source: 'By hand: long division',
    },
    {
      inputs: { numerator: 22, denominator: 7 },
      results: { expansion: '3.(142857)', period: 6 },
      source: 'By hand: long division',
    },
    {
      inputs: { numerator: -3, denominator: 8 },
      results: { expansion: '-0.375', kind: 'Terminating', period: 0, decimal: -0.375 },
      source: 'By hand: 3/8',
    },
    {
      inputs: { numerator: 84, denominator: 7 },
      results: { expansion: '12', kind: 'Whole', decimal: 12 },
      source: 'By hand: 12 × 7',
    },
    {
      inputs: { numerator: 1, denominator: 97 },
      results: { period: 96 },
      source: 'OEIS A001913: 97 is a full reptend prime',
    },
    {
      inputs: { numerator: 1, denominator: 983 },
      results: { period: 982, kind: 'Repeating' },
      source: 'OEIS A001913: 983 is a full reptend prime; sympy n_order(10, 983)',
    },
    {
      inputs: { numerator: 1, denominator: 999999999989 },
      noResult: 'more than 5000 digits',
      source: 'sympy n_order(10, 999999999989) is above 5000',
    },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., ch. IX', isbn: '978-0-19-921986-5' },
  ],
});
