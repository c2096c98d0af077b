import { choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';

const WIDTHS = {
  bits4: { label: '4 bits', value: 4 },
  bits8: { label: '8 bits', value: 8 },
  bits16: { label: '16 bits', value: 16 },
  bits32: { label: '32 bits', value: 32 },
  bits64: { label: '64 bits', value: 64 },
} as const;

/** Negative numbers as 2ⁿ less their size; excess-K adds K = 2ⁿ⁻¹. */
export default defineCalculator({
  title: 'Two’s complement',
  description:
    'A signed whole number as n-bit two’s complement, one’s complement, sign and magnitude and excess code, or the number of such bits.',
  keywords: ['signed binary', 'negative binary', 'ones complement', 'sign magnitude', 'int8'],
  inputs: {
    direction: choice(
      { toBits: 'Number to bits', toNumber: 'Bits to number' },
      { label: 'Direction', default: 'toBits' },
    ),
    number: text({
      label: 'Number',
      maxLength: 20,
      pattern: { source: '[+-]?[0-9]+', says: 'a whole number' },
      when: { direction: 'toBits' },
    }),
    pattern: text({
      label: 'Bits in two’s complement',
      maxLength: 64,
      pattern: { source: '[01]+', says: 'zeros and ones' },
      when: { direction: 'toNumber' },
    }),
    width: choice(WIDTHS, { label: 'Width', default: 'bits8' }),
  },
  outputs: {
    bits: text({ label: 'Two’s complement' }),
    value: text({ label: 'Number' }),
    hexadecimal: text({ label: 'Two’s complement in hexadecimal' }),
    unsigned: text({ label: 'Read as unsigned' }),
    onesComplement: text({ label: 'One’s complement', optional: true }),
    signMagnitude: text({ label: 'Sign and magnitude', optional: true }),
    excess: text({ label: 'Excess 2^(n-1)' }),
    leadingBits: integer({ label: 'Fewest bits that hold it' }),
  },
  algorithm: ({ direction, number, pattern, width }) => {
    const full = 1n << BigInt(width);
    const half = full / 2n;
    const raw = direction === 'toNumber' ? BigInt(`0b${pattern}`) : BigInt(number.replace('+', ''));
    const value = direction === 'toNumber' && raw >= half ? raw - full : raw;
    if (value < -half || value >= half) throw noResult(`${width} bits hold -${half} to ${half - 1n}.`);
    const written = (code: bigint) => code.toString(2).padStart(width, '0');
    const unsigned = value < 0n ? value + full : value;
    const size = value < 0n ? -value : value;
    const least = (value < 0n ? -value - 1n : value).toString(2).replace(/^0$/, '').length + 1;
    return {
      bits: written(unsigned),
      value: String(value),
      hexadecimal: unsigned
        .toString(16)
        .toUpperCase()
        .padStart(width / 4, '0'),
      unsigned: String(unsigned),
      onesComplement: size < half ? written(value < 0n ? full - 1n - size : value) : undefined,
      signMagnitude: size < half ? written(value < 0n ? half + size : value) : undefined,
      excess: written(value + half),
      leadingBits: least,
    };
  },
  explanation: '{value} is {bits} in two’s complement, {hexadecimal} in hexadecimal.',
  requires: [
    {
      that: ({ pattern, width }) => pattern.length <= width,
      field: 'pattern',
      says: 'There are more bits than the width, {width}.',
    },
  ],
  examples: [
    {
      inputs: { number: '-42' },
      results: {
        bits: '11010110',
        value: '-42',
        hexadecimal: 'D6',
        unsigned: '214',
        onesComplement: '11010101',
        signMagnitude: '10101010',
        excess: '01010110',
        leadingBits: 7,
      },
      source: 'Python: (-42).to_bytes(1, "big", signed=True); the other codes by hand',
    },
    {
      inputs: { number: '100' },
      results: {
        bits: '01100100',
        onesComplement: '01100100',
        signMagnitude: '01100100',
        excess: '11100100',
        leadingBits: 8,
      },
      source: 'Python: bin(100), bin(100 + 128)',
    },
    {
      inputs: { direction: 'toNumber', pattern: '10000000' },
      results: { value: '-128', unsigned: '128', hexadecimal: '80', leadingBits: 8 },
      source: 'Python: int.from_bytes(b"\\x80", signed=True)',
    },
    {
      inputs: { number: '-2', width: 'bits64' },
      results: { hexadecimal: 'FFFFFFFFFFFFFFFE', unsigned: '18446744073709551614' },
      source: 'Python: 2**64 - 2',
    },
    {
      inputs: { number: '-30000', width: 'bits16' },
      results: { hexadecimal: '8AD0' },
      source: 'Python: hex(2**16 - 30000)',
    },
    {
      inputs: { number: '0', width: 'bits4' },
      results: { bits: '0000', excess: '1000', leadingBits: 1 },
      source: 'By definition',
    },
    {
      inputs: { number: '2147483648', width: 'bits32' },
      noResult: '-2147483648 to 2147483647',
      source: 'ISO/IEC 9899: range of int32_t',
    },
    {
      inputs: { direction: 'toNumber', pattern: '10101', width: 'bits4' },
      refused: 'more bits than the width',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'Patterson, Hennessy: Computer Organization and Design, 5th ed., §2.4', isbn: '978-0-12-407726-3' },
  ],
});
