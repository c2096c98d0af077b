import { choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';

/** `0x`, `0b`, `0o` or decimal; negative numbers in two's complement. */
function parse(number: string, width: number) {
  const negative = number.startsWith('-');
  const value = BigInt(number.replace('-', ''));
  const full = 1n << BigInt(width);
  if (negative ? value > full / 2n : value >= full) throw noResult(`${number} does not fit into ${width} bits.`);
  return negative ? (full - value) % full : value;
}

const PATTERN = {
  source: '-?([0-9]+|0x[0-9A-Fa-f]+|0b[01]+|0o[0-7]+)',
  says: 'a whole number such as 42, 0x2A or 0b101010',
};

/** On words of fixed width; the arithmetic shift keeps the sign, rotation brings lost bits back. */
export default defineCalculator({
  title: 'Bitwise operations',
  description:
    'AND, OR, XOR, NOT, shifts and rotations of whole numbers of 8 to 64 bits, in binary, hexadecimal and decimal.',
  keywords: ['and or xor', 'bit shift', 'bit mask', 'rotate bits', 'popcount'],
  inputs: {
    first: text({ label: 'First number', maxLength: 70, pattern: PATTERN }),
    operation: choice(
      {
        and: 'AND',
        or: 'OR',
        xor: 'XOR',
        nand: 'NAND',
        nor: 'NOR',
        not: 'NOT',
        left: 'Shift left',
        right: 'Shift right, logical',
        arithmetic: 'Shift right, arithmetic',
        rotateLeft: 'Rotate left',
        rotateRight: 'Rotate right',
      },
      { label: 'Operation', default: 'and' },
    ),
    second: text({
      label: 'Second number',
      maxLength: 70,
      pattern: PATTERN,
      when: { operation: ['and', 'or', 'xor', 'nand', 'nor'] },
    }),
    places: integer({
      label: 'Places',
      min: 0,
      max: 64,
      default: 1,
      when: { operation: ['left', 'right', 'arithmetic', 'rotateLeft', 'rotateRight'] },
    }),
    width: choice(
      {
        bits8: { label: '8 bits', value: 8 },
        bits16: { label: '16 bits', value: 16 },
        bits32: { label: '32 bits', value: 32 },
        bits64: { label: '64 bits', value: 64 },
      },
      { label: 'Width', default: 'bits32' },
    ),
  },
  outputs: {
    decimal: text({ label: 'Result, unsigned' }),
    signed: text({ label: 'Result, signed' }),
    hexadecimal: text({ label: 'Hexadecimal' }),
    binary: text({ label: 'Binary' }),
    ones: integer({ label: 'Ones in the result' }),
  },
  algorithm: ({ first, operation, second, places, width }) => {
    const size = BigInt(width);
    const mask = (1n << size) - 1n;
    const a = parse(first, width);
    const b = () => parse(second, width);
    const signed = (value: bigint) => (value >> (size - 1n) ? value - mask - 1n : value);
    const by = () => BigInt(places);
    const turn = (count: bigint) => (a << count) | (a >> (size - count));
    const operations: Record<typeof operation, () => bigint> = {
      and: () => a & b(),
      or: () => a | b(),
      xor: () => a ^ b(),
      nand: () => ~(a & b()),
      nor: () => ~(a | b()),
      not: () => ~a,
      left: () => a << by(),
      right: () => a >> by(),
      arithmetic: () => signed(a) >> by(),
      rotateLeft: () => turn(by() % size),
      rotateRight: () => turn((size - (by() % size)) % size),
    };
    const result = operations[operation]() & mask;
    const binary = result.toString(2).padStart(width, '0');
    return {
      decimal: String(result),
      signed: String(signed(result)),
      hexadecimal: result
        .toString(16)
        .toUpperCase()
        .padStart(width / 4, '0'),
      binary,
      ones: binary.replace(/0/g, '').length,
    };
  },
  explanation: 'The result is {decimal}, {hexadecimal} in hexadecimal, with {ones} {ones|one|ones}.',
  examples: [
    {
      inputs: { first: '0b1100', operation: 'and', second: '0b1010', width: 'bits8' },
      results: { decimal: '8', binary: '00001000', ones: 1 },
      source: 'Python: 0b1100 & 0b1010',
    },
    {
      inputs: { first: '0xF0', operation: 'or', second: '15', width: 'bits8' },
      results: { decimal: '255', signed: '-1', hexadecimal: 'FF', ones: 8 },
      source: 'Python: 0xF0 | 15',
    },
    {
      inputs: { first: '0xDEADBEEF', operation: 'xor', second: '0xFFFF0000' },
      results: { hexadecimal: '2152BEEF', decimal: '559070959' },
      source: 'Python: hex(0xDEADBEEF ^ 0xFFFF0000)',
    },
    {
      inputs: { first: '12', operation: 'nand', second: '10', width: 'bits8' },
      results: { decimal: '247' },
      source: 'Python: ~(12 & 10) & 255',
    },
    {
      inputs: { first: '12', operation: 'nor', second: '10', width: 'bits8' },
      results: { decimal: '241' },
      source: 'Python: ~(12 | 10) & 255',
    },
    {
      inputs: { first: '5', operation: 'not', width: 'bits16' },
      results: { decimal: '65530', signed: '-6', hexadecimal: 'FFFA' },
      source: 'Python: ~5 & 0xFFFF',
    },
    {
      inputs: { first: '200', operation: 'left', places: 2, width: 'bits8' },
      results: { decimal: '32' },
      source: 'Python: (200 << 2) & 255',
    },
    {
      inputs: { first: '-16', operation: 'right', places: 4 },
      results: { decimal: '268435455' },
      source: 'Python: (2**32 - 16) >> 4',
    },
    {
      inputs: { first: '-16', operation: 'arithmetic', places: 2 },
      results: { signed: '-4', hexadecimal: 'FFFFFFFC' },
      source: 'Python: -16 >> 2',
    },
    {
      inputs: { first: '0x81', operation: 'rotateLeft', places: 1, width: 'bits8' },
      results: { hexadecimal: '03' },
      source: 'By hand: 10000001 to 00000011',
    },
    {
      inputs: { first: '0x1', operation: 'rotateRight', places: 4, width: 'bits64' },
      results: { hexadecimal: '1000000000000000' },
      source: 'By hand: the one goes round to place 60',
    },
    { inputs: { first: '256', operation: 'not', width: 'bits8' }, noResult: 'does not fit', source: 'By definition' },
  ],
  references: [{ title: 'Warren: Hacker’s Delight, 2nd ed., ch. 2', isbn: '978-0-321-84268-8' }],
});
