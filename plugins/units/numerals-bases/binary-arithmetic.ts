import { choice, defineCalculator, noResult, text } from '@reckoner/engine';
import { digitsToNumber, inBase, signedInBase } from '../shared/numerals.js';

/** The carry into each digit of a sum, the rightmost being always 0. */
function carries(a: string, b: string, base: number) {
  const length = Math.max(a.length, b.length);
  const digit = (number: string, place: number) => Number.parseInt(number[number.length - 1 - place] ?? '0', base);
  let carry = 0;
  let row = '0';
  for (let place = 0; place < length; place++) {
    carry = digit(a, place) + digit(b, place) + carry >= base ? 1 : 0;
    row = carry + row;
  }
  return row;
}

/** Exact whole-number arithmetic on the digits as written; division gives quotient and remainder. */
export default defineCalculator({
  title: 'Binary, octal and hex arithmetic',
  description:
    'Sum, difference, product or quotient of two whole numbers in base 2, 8, 10 or 16, with carries and in decimal.',
  keywords: ['binary addition', 'binary subtraction', 'hex calculator', 'add binary numbers', 'octal'],
  inputs: {
    first: text({
      label: 'First number',
      maxLength: 64,
      pattern: { source: '[0-9A-Fa-f]+', says: 'digits 0 to 9 and A to F' },
    }),
    operation: choice({ add: '+', subtract: '-', multiply: '×', divide: '÷' }, { label: 'Operation', default: 'add' }),
    second: text({
      label: 'Second number',
      maxLength: 64,
      pattern: { source: '[0-9A-Fa-f]+', says: 'digits 0 to 9 and A to F' },
    }),
    base: choice(
      {
        binary: { label: 'Binary (2)', value: 2 },
        octal: { label: 'Octal (8)', value: 8 },
        decimal: { label: 'Decimal (10)', value: 10 },
        hexadecimal: { label: 'Hexadecimal (16)', value: 16 },
      },
      { label: 'Base', default: 'binary' },
    ),
  },
  outputs: {
    result: text({ label: 'Result' }),
    remainder: text({ label: 'Remainder', optional: true }),
    decimal: text({ label: 'Result in decimal' }),
    binary: text({ label: 'Result in binary' }),
    carries: text({ label: 'Carries', optional: true }),
  },
  algorithm: ({ first, operation, second, base }) => {
    const [a, b] = [digitsToNumber(first, base), digitsToNumber(second, base)];
    if (operation === 'divide' && b === 0n) throw noResult('Division by zero has no result.');
    const results = { add: () => a + b, subtract: () => a - b, multiply: () => a * b, divide: () => a / b };
    const value = results[operation]();
    return {
      result: signedInBase(value, base),
      remainder: operation === 'divide' ? inBase(a % b, base) : undefined,
      decimal: value.toString(),
      binary: signedInBase(value, 2),
      carries: operation === 'add' ? carries(first, second, base) : undefined,
    };
  },
  explanation: 'The result is {result}, {decimal} in decimal.',
  examples: [
    {
      inputs: { first: '1011', second: '110' },
      results: { result: '10001', decimal: '17', binary: '10001', carries: '11100' },
      source: 'Python: bin(0b1011 + 0b110); carries by hand',
    },
    {
      inputs: { first: '1010', operation: 'subtract', second: '1101' },
      results: { result: '-11', decimal: '-3' },
      source: 'Python: bin(0b1010 - 0b1101)',
    },
    {
      inputs: { first: 'FF', operation: 'multiply', second: '1a', base: 'hexadecimal' },
      results: { result: '19E6', decimal: '6630', binary: '1100111100110' },
      source: 'Python: hex(0xff * 0x1a)',
    },
    {
      inputs: { first: '777', operation: 'divide', second: '12', base: 'octal' },
      results: { result: '63', remainder: '1', decimal: '51' },
      source: 'Python: divmod(0o777, 0o12)',
    },
    {
      inputs: { first: '95', second: '7', base: 'decimal' },
      results: { result: '102', carries: '110' },
      source: 'By hand',
    },
    {
      inputs: { first: 'ffffffffffffffffffff', second: '1', base: 'hexadecimal' },
      results: { result: '100000000000000000000', decimal: '1208925819614629174706176' },
      source: 'Python: 2**80',
    },
    { inputs: { first: '102', second: '1' }, noResult: 'not a digit of base 2', source: 'By definition' },
    { inputs: { first: '1', operation: 'divide', second: '0' }, noResult: 'Division by zero', source: 'By definition' },
  ],
  notes: ['For a fixed word length and negative numbers in bits see two’s complement.'],
  references: [{ title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.1 and §4.3.1' }],
});
