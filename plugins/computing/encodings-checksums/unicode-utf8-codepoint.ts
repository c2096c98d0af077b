import { choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { toHex, utf8 } from '../shared/bytes.js';

/** Surrogates D800 to DFFF are no characters. */
function parse(code: string) {
  const value = Number.parseInt(code.replace(/^(U\+|0x|\\u)/i, ''), 16);
  if (value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
    throw noResult('Code points run from 0 to 10FFFF without the surrogates D800 to DFFF.');
  return value;
}

const hex = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, '0');
const spaced = (digits: string, width: number) =>
  (digits.match(new RegExp(`.{${width}}`, 'g')) ?? []).join(' ').toUpperCase();

/** UTF-8 takes one to four bytes, UTF-16 one or two units (surrogate pairs above FFFF). */
export default defineCalculator({
  title: 'Unicode code point and UTF-8/16 bytes',
  description:
    'Code point of a character with its UTF-8, UTF-16 and UTF-32 bytes and escapes, or the character of a code point.',
  keywords: ['unicode', 'utf-8 bytes', 'surrogate pair', 'html entity', 'code point'],
  inputs: {
    from: choice({ character: 'Character', code: 'Code point' }, { label: 'From', default: 'character' }),
    character: text({
      label: 'Character',
      help: 'The first one of a longer text counts.',
      minLength: 1,
      maxLength: 20,
      when: { from: 'character' },
    }),
    code: text({
      label: 'Code point',
      maxLength: 10,
      pattern: { source: '([Uu]\\+|0[xX]|\\\\u)?[0-9A-Fa-f]{1,6}', says: 'a hexadecimal number such as U+20AC' },
      when: { from: 'code' },
    }),
  },
  outputs: {
    symbol: text({ label: 'Character' }),
    codePoint: text({ label: 'Code point' }),
    decimal: integer({ label: 'Decimal' }),
    utf8Bytes: text({ label: 'UTF-8 bytes' }),
    utf16: text({ label: 'UTF-16 units' }),
    utf32: text({ label: 'UTF-32 bytes (big-endian)' }),
    html: text({ label: 'HTML' }),
    escape: text({ label: 'JavaScript and JSON escape' }),
  },
  algorithm: ({ from, character, code }) => {
    const value = from === 'code' ? parse(code) : character.codePointAt(0)!;
    if (from === 'character') parse(hex(value, 4));
    const symbol = String.fromCodePoint(value);
    const units = Array.from({ length: symbol.length }, (_, i) => hex(symbol.charCodeAt(i), 4));
    return {
      symbol,
      codePoint: `U+${hex(value, 4)}`,
      decimal: value,
      utf8Bytes: spaced(toHex(utf8(symbol)), 2),
      utf16: units.join(' '),
      utf32: spaced(hex(value, 8), 2),
      html: `&#x${hex(value, 1)};`,
      escape: units.map((unit) => `\\u${unit}`).join(''),
    };
  },
  explanation: '{codePoint} is {utf8Bytes} in UTF-8 and {utf16} in UTF-16.',
  cautions: [
    {
      level: 'note',
      when: ({ from, code }) => from === 'code' && /^[0-9]+$/.test(code) && !/^[0-9]$/.test(code),
      says: 'The code point was read as hexadecimal.',
    },
  ],
  examples: [
    {
      inputs: { character: '€' },
      results: {
        codePoint: 'U+20AC',
        decimal: 8364,
        utf8Bytes: 'E2 82 AC',
        utf16: '20AC',
        utf32: '00 00 20 AC',
        html: '&#x20AC;',
        escape: '\\u20AC',
      },
      source: 'Python: "€".encode("utf-8"), ("utf-16-be"), ("utf-32-be")',
    },
    {
      inputs: { from: 'code', code: 'U+10437' },
      results: { symbol: '𐐷', utf16: 'D801 DC37', utf8Bytes: 'F0 90 90 B7', escape: '\\uD801\\uDC37' },
      source: 'RFC 2781 and Wikipedia: UTF-16, worked example of U+10437',
    },
    {
      inputs: { character: 'A' },
      results: { codePoint: 'U+0041', decimal: 65, utf8Bytes: '41', html: '&#x41;' },
      source: 'The Unicode Standard, chart U0000',
    },
    {
      inputs: { from: 'code', code: 'a2' },
      results: { symbol: '¢', utf8Bytes: 'C2 A2' },
      source: 'RFC 3629, by hand: 110 00010, 10 100010',
    },
    {
      inputs: { from: 'code', code: 'D800' },
      noResult: 'without the surrogates',
      source: 'The Unicode Standard, §3.8',
    },
    { inputs: { from: 'code', code: '110000' }, noResult: 'from 0 to 10FFFF', source: 'The Unicode Standard, §2.4' },
    {
      inputs: { from: 'code', code: '65' },
      results: { symbol: 'e', decimal: 101 },
      cautions: ['as hexadecimal'],
      source: 'By hand: 6 × 16 + 5',
    },
  ],
  references: [
    { title: 'The Unicode Standard, §3.9: Unicode encoding forms', url: 'https://www.unicode.org/versions/latest/' },
    { title: 'RFC 3629: UTF-8', url: 'https://www.rfc-editor.org/rfc/rfc3629' },
  ],
});
