import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { digitsToNumber, inBase } from '../shared/numerals.js';

/** Exact in whole numbers; a fraction is cut off after the given number of places (Knuth, TAOCP §4.4). */
export default defineCalculator({
  title: 'Number base converter',
  description:
    'A number in any base from 2 to 36, with fraction and sign, in any other, with the divisions that give its digits.',
  keywords: ['binary to decimal', 'decimal to hex', 'hex to decimal', 'octal', 'radix'],
  inputs: {
    number: text({
      label: 'Number',
      maxLength: 100,
      pattern: { source: '[+-]?[0-9A-Za-z]+(\\.[0-9A-Za-z]+)?', says: 'digits and letters with at most one point' },
    }),
    from: integer({ label: 'From base', min: 2, max: 36, default: 10 }),
    to: integer({ label: 'To base', min: 2, max: 36, default: 2 }),
    places: integer({ label: 'Places of the fraction', min: 0, max: 100, default: 20 }),
  },
  outputs: {
    result: text({ label: 'Result' }),
    binary: text({ label: 'Whole part in binary' }),
    octal: text({ label: 'Whole part in octal' }),
    decimal: text({ label: 'Whole part in decimal' }),
    hexadecimal: text({ label: 'Whole part in hexadecimal' }),
    steps: table(
      {
        number: text({ label: 'Number' }),
        quotient: text({ label: 'Divided by the base' }),
        digit: text({ label: 'Remainder (digit)' }),
      },
      { label: 'Divisions of the whole part, last digit first' },
    ),
  },
  algorithm: ({ number, from, to, places }) => {
    const sign = number.startsWith('-') ? '-' : '';
    const [whole = '', fraction = ''] = number.replace(/^[+-]/, '').split('.');
    const value = digitsToNumber(whole, from);
    const denominator = BigInt(from) ** BigInt(fraction.length);
    let rest = digitsToNumber(fraction, from);
    const base = BigInt(to);
    let digits = '';
    while (rest > 0n && digits.length < places) {
      rest *= base;
      digits += inBase(rest / denominator, to);
      rest %= denominator;
    }
    const steps: { number: string; quotient: string; digit: string }[] = [];
    let left = value;
    do {
      steps.push({ number: String(left), quotient: String(left / base), digit: inBase(left % base, to) });
      left /= base;
    } while (left > 0n);
    const written = (radix: number) => (value === 0n ? '' : sign) + inBase(value, radix);
    return {
      result: digits ? `${sign}${inBase(value, to)}.${digits}` : written(to),
      binary: written(2),
      octal: written(8),
      decimal: written(10),
      hexadecimal: written(16),
      steps,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ number, places, result }) =>
        number.includes('.') && (places === 0 || (result.split('.')[1] ?? '').length >= places),
      says: 'The fraction is cut off after {places} {places|place|places}, not rounded: it may go on.',
    },
  ],
  explanation: '{number} in base {from} is {result} in base {to}.',
  examples: [
    {
      inputs: { number: '156' },
      results: {
        result: '10011100',
        octal: '234',
        hexadecimal: '9C',
        steps: {
          length: 8,
          rows: { 0: { number: '156', quotient: '78', digit: '0' }, '-1': { number: '1', quotient: '0', digit: '1' } },
        },
      },
      source: 'Python: bin(156), oct(156), hex(156)',
    },
    {
      inputs: { number: 'FF.8', from: 16, to: 10 },
      results: { result: '255.5', binary: '11111111' },
      source: 'Python: float.fromhex("0xff.8")',
    },
    {
      inputs: { number: '-0.1', to: 2, places: 12 },
      results: { result: '-0.000110011001', binary: '0' },
      cautions: ['is cut off'],
      source: 'By hand: 1/10 is 0.0(0011) in binary',
    },
    {
      inputs: { number: 'zz', from: 36, to: 10 },
      results: { result: '1295', decimal: '1295' },
      source: 'Python: int("zz", 36)',
    },
    {
      inputs: { number: '1000000000000000000000', to: 36 },
      results: { result: '5V1J4F4DS79M9S' },
      source: 'Python: repeated divmod(n, 36)',
    },
    { inputs: { number: '129', from: 8 }, noResult: 'not a digit of base 8', source: 'By definition' },
  ],
  references: [{ title: 'Knuth: The Art of Computer Programming, vol. 2, 3rd ed., §4.4: Radix conversion' }],
});
