import { choice, defineCalculator, noResult, number, text } from '@reckoner/engine';
import { mixedText, readFraction, writtenFraction } from '../shared/fraction-text.js';
import { add, divide, fractionText, isZero, multiply, numberOf, subtract } from '../shared/rational.js';

/** Exact arithmetic of fractions and mixed numbers of any length. */
export default defineCalculator({
  title: 'Fractions and mixed numbers',
  description: 'Sum, difference, product or quotient of two fractions or mixed numbers, in lowest terms.',
  keywords: [
    'add fractions',
    'subtract fractions',
    'multiply fractions',
    'divide fractions',
    'mixed number arithmetic',
    'common denominator',
  ],
  aliases: ['mixed-number-arithmetic'],
  inputs: {
    a: { ...writtenFraction, label: 'First fraction', help: 'Such as 5/6, 1 3/4, 2 or 0.25.' },
    operation: choice(
      { add: 'Plus', subtract: 'Minus', multiply: 'Times', divide: 'Divided by' },
      { label: 'Operation', default: 'add' },
    ),
    b: { ...writtenFraction, label: 'Second fraction' },
  },
  outputs: {
    fraction: text({ label: 'Fraction in lowest terms' }),
    mixed: text({ label: 'Mixed number' }),
    decimal: number({ label: 'Decimal' }),
  },
  algorithm: ({ a, operation, b }) => {
    const [first, second] = [readFraction(a), readFraction(b)];
    if (operation === 'divide' && isZero(second)) throw noResult('Division by zero has no result.');
    const result = { add, subtract, multiply, divide }[operation](first, second);
    return { fraction: fractionText(result), mixed: mixedText(result), decimal: numberOf(result) };
  },
  explanation: ({ fraction, mixed }) =>
    fraction === mixed ? 'The result is {fraction}.' : 'The result is {fraction}, as a mixed number {mixed}.',
  examples: [
    {
      inputs: { a: '5/6', b: '3/4' },
      results: { fraction: '19/12', mixed: '1 7/12', decimal: 1.5833333333 },
      source: 'By hand: 10/12 + 9/12; sympy Rational',
    },
    {
      inputs: { a: '5/6', operation: 'subtract', b: '3/4' },
      results: { fraction: '1/12' },
      source: 'By hand: 10/12 - 9/12',
    },
    {
      inputs: { a: '5/6', operation: 'multiply', b: '3/4' },
      results: { fraction: '5/8', mixed: '5/8', decimal: 0.625 },
      source: 'By hand: 15/24',
    },
    {
      inputs: { a: '5/6', operation: 'divide', b: '3/4' },
      results: { fraction: '10/9', mixed: '1 1/9' },
      source: 'By hand: 5/6 × 4/3 = 20/18',
    },
    {
      inputs: { a: '-1 3/4', b: '0.25' },
      results: { fraction: '-3/2', mixed: '-1 1/2', decimal: -1.5 },
      source: 'By hand: -7/4 + 1/4',
    },
    {
      inputs: { a: '2 1/3', operation: 'multiply', b: '3' },
      results: { fraction: '7', mixed: '7' },
      source: 'By hand: 7/3 × 3',
    },
    { inputs: { a: '1/2', operation: 'divide', b: '0' }, noResult: 'Division by zero', source: 'By definition' },
    { inputs: { a: '1/0', b: '1' }, noResult: 'must not be 0', source: 'By definition' },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, ch. 4 Fractions' }],
});
