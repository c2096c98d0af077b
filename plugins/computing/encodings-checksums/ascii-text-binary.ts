import { choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { fromUtf8, utf8 } from '../shared/bytes.js';

/** Bytes of UTF-8, which are those of ASCII for its 128 characters. */
export default defineCalculator({
  title: 'Text to binary, hex and ASCII codes',
  description: 'Character codes of a text in binary, octal, decimal and hexadecimal, or the text of such codes.',
  keywords: ['text to binary', 'binary to text', 'ascii table', 'hex to text', 'character codes'],
  inputs: {
    direction: choice(
      { toCodes: 'Text to codes', toText: 'Codes to text' },
      { label: 'Direction', default: 'toCodes' },
    ),
    content: text({ label: 'Text, or codes separated by spaces', maxLength: 2000 }),
    base: choice(
      {
        binary: { label: 'Binary', value: 2 },
        octal: { label: 'Octal', value: 8 },
        decimal: { label: 'Decimal', value: 10 },
        hexadecimal: { label: 'Hexadecimal', value: 16 },
      },
      { label: 'Codes given in', default: 'binary', when: { direction: 'toText' } },
    ),
  },
  outputs: {
    plain: text({ label: 'Text' }),
    binary: text({ label: 'Binary' }),
    octal: text({ label: 'Octal' }),
    decimal: text({ label: 'Decimal' }),
    hexadecimal: text({ label: 'Hexadecimal' }),
    bytes: integer({ label: 'Bytes' }),
  },
  algorithm: ({ direction, content, base }) => {
    const digits = direction === 'toText' ? '0123456789abcdef'.slice(0, base) : '';
    // Runs of bits or pairs of digits without spaces are cut into bytes.
    const width = base === 2 ? 8 : base === 16 ? 2 : 0;
    const codes = content
      .trim()
      .split(/[\s,]+/)
      .map((code) => (base === 2 ? code.replace(/^0b/i, '') : base === 16 ? code.replace(/^0x/i, '') : code))
      .flatMap((code) => {
        const count = width > 0 && code.length % width === 0 ? code.length / width : 1;
        return Array.from({ length: count }, (_, i) =>
          code.slice((i * code.length) / count, ((i + 1) * code.length) / count),
        );
      });
    const parse = (code: string) => {
      const value = Number.parseInt(code, base);
      if (![...code.toLowerCase()].every((digit) => digits.includes(digit)) || value > 255)
        throw noResult(`“${code}” is not a byte in base ${base}.`);
      return value;
    };
    const bytes = direction === 'toText' ? codes.map(parse) : utf8(content);
    const written = (radix: number, length: number) =>
      bytes.map((byte) => byte.toString(radix).padStart(length, '0')).join(' ');
    return {
      plain: fromUtf8(bytes),
      binary: written(2, 8),
      octal: written(8, 3),
      decimal: written(10, 1),
      hexadecimal: written(16, 2).toUpperCase(),
      bytes: bytes.length,
    };
  },
  explanation: 'The text {plain} is {hexadecimal} in hexadecimal.',
  examples: [
    {
      inputs: { content: 'Hi!' },
      results: {
        binary: '01001000 01101001 00100001',
        octal: '110 151 041',
        decimal: '72 105 33',
        hexadecimal: '48 69 21',
        bytes: 3,
      },
      source: 'ANSI X3.4-1986: ASCII code table',
    },
    { inputs: { content: 'é' }, results: { hexadecimal: 'C3 A9', bytes: 2 }, source: 'Python: "é".encode().hex()' },
    {
      inputs: { direction: 'toText', content: '01000001 1011010' },
      results: { plain: 'AZ', decimal: '65 90' },
      source: 'ANSI X3.4-1986: ASCII code table',
    },
    {
      inputs: { direction: 'toText', content: '101,102', base: 'octal' },
      results: { plain: 'AB' },
      source: 'ANSI X3.4-1986: ASCII code table',
    },
    {
      inputs: { direction: 'toText', content: '97 98', base: 'decimal' },
      results: { plain: 'ab' },
      source: 'ANSI X3.4-1986: ASCII code table',
    },
    {
      inputs: { direction: 'toText', content: 'e2 82 ac', base: 'hexadecimal' },
      results: { plain: '€' },
      source: 'RFC 3629: U+20AC',
    },
    {
      inputs: { direction: 'toText', content: '012', base: 'binary' },
      noResult: 'is not a byte',
      source: 'By definition',
    },
    {
      inputs: { direction: 'toText', content: '255', base: 'decimal' },
      noResult: 'not text in UTF-8',
      source: 'RFC 3629: FF never occurs',
    },
    {
      inputs: { direction: 'toText', content: '0100000101011010' },
      results: { plain: 'AZ', bytes: 2 },
      source: 'ANSI X3.4-1986: ASCII code table',
    },
    {
      inputs: { direction: 'toText', content: '0x41 42430B', base: 'hexadecimal' },
      results: { decimal: '65 66 67 11', bytes: 4 },
      source: 'ANSI X3.4-1986: ASCII code table',
    },
  ],
  references: [
    { title: 'RFC 20: ASCII format for network interchange', url: 'https://www.rfc-editor.org/rfc/rfc20' },
    { title: 'RFC 3629: UTF-8', url: 'https://www.rfc-editor.org/rfc/rfc3629' },
  ],
});
