import { choice, defineCalculator, integer, table, text } from '@reckoner/engine';

/** A digit in 8421, plus three, and in Aiken's 2421, whose five to nine begin with 1. */
const digitCodes = (digit: number) => {
  const bits = (value: number) => value.toString(2).padStart(4, '0');
  return { bcd: bits(digit), excess3: bits(digit + 3), aiken: bits(digit < 5 ? digit : digit + 6) };
};

type DigitCode = 'bcd' | 'excess3' | 'aiken';

const isDigitCode = (from: string): from is DigitCode => from === 'bcd' || from === 'excess3' || from === 'aiken';

const bare = (code: string) => code.replace(/^0b/i, '').replace(/[ _]/g, '');

const groups = (code: string) => bare(code).match(/.{4}/g) ?? [];

/** The digit of four bits, none where the code has no such word. */
const digitOf = (group: string, from: DigitCode) =>
  Array.from({ length: 10 }, (_, digit) => digit).find((digit) => digitCodes(digit)[from] === group);

/** Each bit is the sum of the Gray bits from the left up to its own. */
function fromGray(gray: bigint) {
  let value = gray;
  for (let shifted = gray >> 1n; shifted > 0n; shifted >>= 1n) value ^= shifted;
  return value;
}

/** The number that was sent, none where the bits are no such code. */
function numberOf(from: string, number: string, code: string) {
  if (from === 'decimal') return BigInt(number.replace('+', ''));
  if (!isDigitCode(from)) return from === 'gray' ? fromGray(BigInt(`0b${bare(code)}`)) : BigInt(`0b${bare(code)}`);
  const digits = groups(code).map((group) => digitOf(group, from));
  return digits.length === 0 || digits.includes(undefined) ? undefined : BigInt(digits.join(''));
}

/** G = B XOR (B shifted right by one); codes of decimal digits take four bits each. */
export default defineCalculator({
  title: 'Gray code, BCD and excess-3',
  description:
    'Reflected binary Gray code, BCD (8421), excess-3 and 2421 (Aiken) code of a whole number, and the number of such a code.',
  keywords: ['gray code converter', 'binary to gray code', 'gray to binary', 'bcd converter', 'excess-3', 'aiken code'],
  inputs: {
    from: choice(
      {
        decimal: 'Decimal number',
        binary: 'Binary number',
        gray: 'Gray code',
        bcd: { label: 'BCD (8421)', also: ['BCD', '8421'] },
        excess3: { label: 'Excess-3', also: ['XS-3', 'Stibitz'] },
        aiken: { label: '2421 (Aiken)', also: ['2421', 'Aiken'] },
      },
      { label: 'From', default: 'decimal' },
    ),
    number: text({
      label: 'Decimal number',
      maxLength: 21,
      pattern: { source: '\\+?[0-9]+', says: 'a whole number from 0 on, without a sign and without commas' },
      when: { from: 'decimal' },
    }),
    code: text({
      label: 'Bits',
      help: 'Groups may be parted by spaces.',
      maxLength: 100,
      pattern: { source: '(0[bB])?[01][01 _]*', says: 'zeros and ones, with spaces between groups if you like' },
      when: { from: ['binary', 'gray', 'bcd', 'excess3', 'aiken'] },
    }),
    width: integer({
      label: 'Width of the binary number and Gray code in bits',
      help: 'Left out, they are as long as needed, or as the bits that were sent.',
      min: 1,
      max: 64,
      optional: true,
    }),
  },
  outputs: {
    decimal: text({ label: 'Decimal' }),
    binary: text({ label: 'Binary' }),
    gray: text({ label: 'Gray code' }),
    bcd: text({ label: 'BCD (8421)' }),
    excess3: text({ label: 'Excess-3' }),
    aiken: text({ label: '2421 (Aiken)' }),
    digits: table(
      {
        digit: integer({ label: 'Digit' }),
        bcd: text({ label: 'BCD (8421)' }),
        excess3: text({ label: 'Excess-3' }),
        aiken: text({ label: '2421 (Aiken)' }),
      },
      { label: 'Digit by digit' },
    ),
  },
  algorithm: ({ from, number, code, width }) => {
    const value = numberOf(from, number, code)!;
    const length = width ?? (from === 'binary' || from === 'gray' ? bare(code).length : 1);
    const digits = [...String(value)].map((digit) => ({ digit: Number(digit), ...digitCodes(Number(digit)) }));
    const joined = (which: DigitCode) => digits.map((digit) => digit[which]).join(' ');
    return {
      decimal: String(value),
      binary: value.toString(2).padStart(length, '0'),
      gray: (value ^ (value >> 1n)).toString(2).padStart(length, '0'),
      bcd: joined('bcd'),
      excess3: joined('excess3'),
      aiken: joined('aiken'),
      digits,
    };
  },
  explanation:
    'The number {decimal} is {binary} in binary, {gray} in Gray code, {bcd} in BCD (8421), {excess3} in excess-3 and {aiken} in 2421.',
  requires: [
    {
      that: ({ from, code }) => from === 'decimal' || isDigitCode(from) || bare(code).length <= 64,
      field: 'code',
      says: 'Binary numbers and Gray codes may have 64 bits here.',
    },
    {
      that: ({ from, code }) => !isDigitCode(from) || bare(code).length % 4 === 0,
      field: 'code',
      says: 'Each decimal digit takes four bits: fill the first group up with zeros on the left, 0001 0010 for 1 0010.',
    },
    {
      that: ({ from, code }) =>
        !isDigitCode(from) ||
        bare(code).length % 4 !== 0 ||
        groups(code).every((group) => digitOf(group, from) !== undefined),
      field: 'code',
      says: ({ from }) =>
        from === 'bcd'
          ? 'In BCD only 0000 to 1001 are digits.'
          : from === 'excess3'
            ? 'In excess-3 only 0011 to 1100 are digits.'
            : 'In 2421 only 0000 to 0100 and 1011 to 1111 are digits.',
    },
    {
      that: ({ from, code }) => !isDigitCode(from) || bare(code).length <= 80,
      field: 'code',
      says: 'Codes of decimal digits may have 20 digits here, 80 bits.',
    },
    {
      that: ({ from, number }) => from !== 'decimal' || BigInt(number.replace('+', '')) >> 64n === 0n,
      field: 'number',
      says: 'Numbers of up to 64 bits are taken here, the largest is 18446744073709551615.',
    },
    {
      that: ({ from, code }) => !isDigitCode(from) || (numberOf(from, '', code) ?? 0n) >> 64n === 0n,
      field: 'code',
      says: 'Numbers of up to 64 bits are taken here, the largest is 18446744073709551615.',
    },
    {
      that: (inputs, given) => {
        if (!given.width) return true;
        const value = numberOf(inputs.from, given.number ? inputs.number : '', given.code ? inputs.code : '');
        return value === undefined || value >> BigInt(inputs.width!) === 0n;
      },
      field: 'width',
      says: 'The number does not fit into a width of {width}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ from, number }) => from === 'decimal' && /^[01]{3,}$/.test(number),
      says: 'The number was read as decimal: choose binary, Gray code or another code if these are bits.',
    },
  ],
  examples: [
    {
      inputs: { number: '18446744073709551615' },
      results: {
        binary: '1111111111111111111111111111111111111111111111111111111111111111',
        gray: '1000000000000000000000000000000000000000000000000000000000000000',
        bcd: '0001 1000 0100 0100 0110 0111 0100 0100 0000 0111 0011 0111 0000 1001 0101 0101 0001 0110 0001 0101',
      },
      source: 'By hand: 2^64 - 1 has 64 ones, its Gray code a single one',
    },
    { inputs: { number: '18446744073709551616' }, refused: 'up to 64 bits', source: 'By hand: 2^64' },
    {
      inputs: {
        from: 'bcd',
        code: '0001 1000 0100 0100 0110 0111 0100 0100 0000 0111 0011 0111 0000 1001 0101 0101 0001 0110 0001 0110',
      },
      refused: 'up to 64 bits',
      source: 'By hand: 2^64',
    },
    {
      inputs: { number: '13' },
      results: {
        decimal: '13',
        binary: '1101',
        gray: '1011',
        bcd: '0001 0011',
        excess3: '0100 0110',
        aiken: '0001 0011',
        digits: { length: 2, rows: { 0: { digit: 1, bcd: '0001', excess3: '0100', aiken: '0001' } } },
      },
      source: 'By hand: 1101 XOR 0110 = 1011; digits 1 and 3 in each code',
    },
    {
      inputs: { number: '598' },
      results: {
        bcd: '0101 1001 1000',
        excess3: '1000 1100 1011',
        aiken: '1011 1111 1110',
        binary: '1001010110',
        gray: '1101111101',
      },
      source: 'By hand: 5 + 3, 9 + 3, 8 + 3; 2421 weights; Python: bin(598), bin(598 ^ 598 >> 1)',
    },
    {
      inputs: { from: 'gray', code: '1011' },
      results: { decimal: '13', binary: '1101', gray: '1011' },
      source: 'By hand: 1, 1 + 0, 1 + 1, 0 + 1 from the left',
    },
    {
      inputs: { from: 'gray', code: '0b0000 0110' },
      results: { decimal: '4', binary: '00000100', gray: '00000110' },
      source: 'Gray code sequence 0, 1, 3, 2, 6: the fifth word stands for 4',
    },
    {
      inputs: { from: 'binary', code: '10110', width: 8 },
      results: { decimal: '22', gray: '00011101', binary: '00010110' },
      source: 'Python: bin(22 ^ 22 >> 1), filled up to 8 bits',
    },
    {
      inputs: { from: 'bcd', code: '1001 0101' },
      results: { decimal: '95', binary: '1011111', gray: '1110000' },
      source: 'By hand: 9 and 5; Python: bin(95 ^ 95 >> 1)',
    },
    {
      inputs: { from: 'excess3', code: '0100 1100' },
      results: { decimal: '19' },
      source: 'By hand: 4 - 3 and 12 - 3',
    },
    {
      inputs: { from: 'aiken', code: '11110100' },
      results: { decimal: '94', aiken: '1111 0100' },
      source: 'By hand: 2 + 4 + 2 + 1 and 4',
    },
    {
      inputs: { number: '1101' },
      results: { decimal: '1101', bcd: '0001 0001 0000 0001' },
      cautions: ['read as decimal'],
      source: 'By hand, digit by digit',
    },
    {
      inputs: { number: '9223372036854775808', width: 64 },
      results: {
        gray: '1100000000000000000000000000000000000000000000000000000000000000',
      },
      source: 'By hand: 2⁶³ XOR 2⁶²',
    },
    {
      inputs: { from: 'bcd', code: '1010 0001' },
      refused: 'only 0000 to 1001 are digits',
      source: 'By definition',
    },
    {
      inputs: { from: 'excess3', code: '0010' },
      refused: 'only 0011 to 1100 are digits',
      source: 'By definition',
    },
    {
      inputs: { from: 'aiken', code: '0101' },
      refused: '1011 to 1111 are digits',
      source: 'By definition: five is 1011',
    },
    {
      inputs: { from: 'bcd', code: '1111', width: 4 },
      refused: 'only 0000 to 1001 are digits',
      source: 'By definition',
    },
    { inputs: { from: 'bcd', code: '1 0010' }, refused: 'four bits', source: 'By definition' },
    { inputs: { number: '16', width: 4 }, refused: 'into a width of 4', source: '16 is 10000' },
    { inputs: { from: 'gray', code: '11000', width: 4 }, refused: 'into a width of 4', source: 'By definition' },
    { inputs: { from: 'bcd', code: '0001 0110', width: 4 }, refused: 'into a width of 4', source: '16 is 10000' },
    {
      inputs: { from: 'binary', code: '11111111111111111111111111111111111111111111111111111111111111111' },
      refused: '64 bits here',
      source: 'By definition',
    },
    {
      inputs: {
        from: 'bcd',
        code: '000100010001000100010001000100010001000100010001000100010001000100010001000100010001',
      },
      refused: '80 bits',
      source: 'By definition',
    },
  ],
  notes: ['The Gray code is the reflected binary one (Gray 1953), of which two neighbors differ in one bit.'],
  references: [
    { title: 'Gray: Pulse code communication, US patent 2,632,058 (1953)' },
    { title: 'Mano, Ciletti: Digital Design, 5th ed., §1.7', isbn: '978-0-13-277420-8' },
  ],
});
