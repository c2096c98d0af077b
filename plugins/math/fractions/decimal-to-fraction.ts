import { category, defineCalculator, noResult, number, text } from '@reckoner/engine';
import { mixedText } from '../shared/fraction-text.js';
import { fraction, fractionText, numberOf } from '../shared/rational.js';

/** Terminating decimals over a power of ten, repeating ones over nines and zeros; both exact. */
export default defineCalculator({
  title: 'Decimal to fraction',
  description: 'Exact fraction of a terminating or repeating decimal, in lowest terms.',
  keywords: ['repeating decimal to fraction', 'recurring decimal', 'decimal as a fraction', 'rational number'],
  inputs: {
    decimal: text({
      label: 'Decimal',
      help: 'Write repeating digits in parentheses: 0.1(6).',
      maxLength: 60,
      pattern: { source: '[+-]?\\d*(?:\\.\\d*(?:\\(\\d+\\))?)?', says: 'a decimal such as 0.75 or 0.1(6)' },
    }),
  },
  outputs: {
    fraction: text({ label: 'Fraction' }),
    mixed: text({ label: 'Mixed number' }),
    kind: category(['Whole', 'Terminating', 'Repeating'], { label: 'Decimal' }),
    value: number({ label: 'Value' }),
  },
  algorithm: ({ decimal }) => {
    const [, sign, whole = '', fixed = '', repeating = ''] = /^([+-]?)(\d*)\.?(\d*)(?:\((\d+)\))?$/.exec(decimal) ?? [];
    if (whole + fixed + repeating === '') throw noResult('There are no digits.');
    const before = BigInt(`0${whole}${fixed}`);
    const scale = 10n ** BigInt(fixed.length);
    // 0.1(6) × 100 - 0.1(6) × 10 leaves a whole number: the repeating digits cancel.
    const nines = 10n ** BigInt(repeating.length) - 1n;
    const size =
      repeating === '' ? fraction(before, scale) : fraction(before * nines + BigInt(repeating), scale * nines);
    const result = sign === '-' ? { over: -size.over, under: size.under } : size;
    const kind =
      result.under === 1n ? 'Whole' : repeating === '' || isTerminating(result.under) ? 'Terminating' : 'Repeating';
    return { fraction: fractionText(result), mixed: mixedText(result), kind, value: numberOf(result) };
  },
  explanation: 'As a fraction in lowest terms {decimal} is {fraction}.',
  examples: [
    {
      inputs: { decimal: '0.75' },
      results: { fraction: '3/4', kind: 'Terminating', value: 0.75 },
      source: 'By hand: 75/100',
    },
    {
      inputs: { decimal: '0.1(6)' },
      results: { fraction: '1/6', kind: 'Repeating', value: 0.16666666667 },
      source: 'By hand: (16 - 1)/90',
    },
    { inputs: { decimal: '-3.(142857)' }, results: { fraction: '-22/7', mixed: '-3 1/7' }, source: 'By hand: 22/7' },
    { inputs: { decimal: '0.(9)' }, results: { fraction: '1', kind: 'Whole' }, source: 'By hand: 9/9' },
    {
      inputs: { decimal: '1.2(0)' },
      results: { fraction: '6/5', mixed: '1 1/5', kind: 'Terminating' },
      source: 'By hand: 12/10',
    },
    { inputs: { decimal: '.' }, noResult: 'no digits', source: 'By definition' },
  ],
  references: [
    { title: 'Hardy, Wright: An Introduction to the Theory of Numbers, 6th ed., ch. IX', isbn: '978-0-19-921986-5' },
  ],
});

function isTerminating(under: bigint): boolean {
  let rest = under;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}
