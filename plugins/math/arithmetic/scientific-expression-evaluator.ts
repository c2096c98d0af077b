import { choice, defineCalculator, noResult, number, text } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';

/** Powers before signs, signs before products, products before sums. */
export default defineCalculator({
  title: 'Scientific expression',
  description: 'Value of an expression with brackets, powers, roots, logarithms and trigonometric functions.',
  keywords: ['scientific calculator', 'evaluate expression', 'order of operations', 'PEMDAS', 'brackets'],
  inputs: {
    expression: text({ label: 'Expression', help: 'Such as 2(3 + 4)^2 - sqrt(16)/sin(30).', maxLength: 200 }),
    angles: choice({ radians: 'Radians', degrees: 'Degrees' }, { label: 'Angles', default: 'radians' }),
  },
  outputs: {
    value: number({ label: 'Value' }),
    scientific: text({ label: 'In E notation' }),
  },
  algorithm: ({ expression, angles }) => {
    const value = readExpression(expression, { degrees: angles === 'degrees', exact: true })(0);
    if (!Number.isFinite(value)) throw noResult('The expression has no finite real value.');
    return { value, scientific: value.toExponential() };
  },
  cautions: [
    {
      level: 'note',
      when: ({ expression, angles }) =>
        angles === 'radians' && /\b(?:sin|cos|tan)\b/i.test(expression) && !/pi|π/i.test(expression),
      says: 'Angles are taken in radians, in which sin(30) is -0.988. Choose degrees if it is to be 0.5.',
    },
  ],
  explanation: 'The value is {value}.',
  examples: [
    {
      inputs: { expression: '2(3 + 4)^2 - sqrt(16)/sin(30)', angles: 'degrees' },
      results: { value: 90 },
      source: 'By hand: 98 - 4/0.5',
    },
    {
      inputs: { expression: '-2^2 + 2^3^2' },
      results: { value: 508, scientific: '5.08e+2' },
      source: 'By hand: -4 + 2^9',
    },
    {
      inputs: { expression: '5!/(3! 2!) + ln(e^2) - log(1000)' },
      results: { value: 9 },
      source: 'By hand: 10 + 2 - 3',
    },
    { inputs: { expression: '3 × |2 − 7| ÷ 2' }, results: { value: 7.5 }, source: 'By hand: 15/2' },
    { inputs: { expression: 'asin(1)*3' }, results: { value: 4.71238898 }, source: 'By definition: 3π/2' },
    { inputs: { expression: '1.5e3 + .5' }, results: { value: 1500.5 }, source: 'By hand' },
    { inputs: { expression: '8/2(2+2)' }, results: { value: 16 }, source: 'By hand: from left to right' },
    {
      inputs: { expression: '0.1 + 0.2 - 0.3' },
      results: { value: 0, scientific: '0e+0' },
      source: 'By hand: decimals, not their doubles',
    },
    {
      inputs: { expression: 'sqrt(1.1*3 - 3.3) + sin(-(2^-1 - 1.5)pi) + cos(3e5) + 2^0.5^2 + 0.1^200*10^200' },
      results: { value: 1.19495494629785 },
      source: 'Python: math.cos(3e5) + 2**0.25 + 1',
    },
    {
      inputs: { expression: 'tan(pi/2)' },
      noResult: 'no finite real value',
      source: 'By definition: a pole',
    },
    {
      inputs: { expression: 'tan(pi) + tan(1)' },
      results: { value: 1.5574077246549 },
      source: 'Python: math.tan(1)',
    },
    { inputs: { expression: '1/0' }, noResult: 'no finite real value', source: 'By definition' },
    {
      inputs: { expression: 'atan(1/0)' },
      noResult: 'no finite real value',
      source: 'By definition: 1/0 has no value',
    },
    {
      inputs: { expression: '1/ln(0)' },
      noResult: 'no finite real value',
      source: 'By definition: 0 has no logarithm',
    },
    {
      inputs: { expression: '1/0^-1' },
      noResult: 'no finite real value',
      source: 'By definition: 0 has no negative power',
    },
    {
      inputs: { expression: 'sin(-180) + cos(450) - cos(540)', angles: 'degrees' },
      results: { value: 1 },
      source: 'By hand: 0 + 0 + 1',
    },
    {
      inputs: { expression: 'tan(90)', angles: 'degrees' },
      noResult: 'no finite real value',
      source: 'By definition: a pole',
    },
    { inputs: { expression: '1 000 + 1' }, results: { value: 1001 }, source: 'By hand: a space parts the thousands' },
    { inputs: { expression: '12 500 * 2' }, results: { value: 25000 }, source: 'By hand' },
    {
      inputs: { expression: '√16 + 3² − sin^2(0)' },
      results: { value: 13 },
      cautions: ['in radians'],
      source: 'By hand: 4 + 9 - 0',
    },
    {
      inputs: { expression: 'sin(30)' },
      results: { value: -0.98803162409286 },
      cautions: ['in radians'],
      source: 'Python math.sin(30)',
    },
    { inputs: { expression: '2 1/2' }, noResult: 'At column 3: "1" is not expected', source: 'By definition' },
    { inputs: { expression: '1.5.2' }, noResult: 'At column 4: the number 1.5 has a second', source: 'By definition' },
    { inputs: { expression: '1,000 + 1' }, noResult: 'At column 2: "," cannot be read', source: 'By definition' },
    { inputs: { expression: 'sin 2(3)' }, noResult: 'At column 5: write brackets', source: 'By definition' },
    { inputs: { expression: '2 + ' }, noResult: 'ends too early', source: 'By definition' },
    { inputs: { expression: '2 $ 3' }, noResult: 'cannot be read', source: 'By definition' },
    { inputs: { expression: '(2 + 3' }, noResult: 'is missing', source: 'By definition' },
    { inputs: { expression: '2 + y' }, noResult: 'no known name', source: 'By definition' },
    { inputs: { expression: '2 + 3)' }, noResult: 'not expected', source: 'By definition' },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2x or 3(x + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2x is half of x. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
  ],
  references: [{ title: 'ISO 80000-2:2019, Quantities and units, part 2: Mathematics' }],
});
