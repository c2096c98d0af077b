import { choice, defineCalculator, integer, noResult, percent, text } from '@reckoner/engine';
import {
  fromBase32,
  fromBase58,
  fromBase64,
  fromHex,
  fromUtf8,
  toBase32,
  toBase58,
  toBase64,
  toHex,
  utf8,
} from '../shared/bytes.js';

/** All but the unreserved characters of RFC 3986 as percent and two hexadecimal digits. */
function percentEncode(bytes: readonly number[]) {
  return bytes
    .map((byte) =>
      /[A-Za-z0-9\-._~]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${toHex([byte]).toUpperCase()}`,
    )
    .join('');
}

/** Percent sequences become bytes, everything else its UTF-8. */
function percentDecode(encoded: string) {
  return encoded
    .split(/(%[0-9A-Fa-f]{2})/)
    .flatMap((part) => (/^%[0-9A-Fa-f]{2}$/.test(part) ? [Number.parseInt(part.slice(1), 16)] : utf8(part)));
}

const ENCODERS = {
  base64: toBase64,
  base64url: (bytes: readonly number[]) => toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
  base32: toBase32,
  hex: toHex,
  base58: toBase58,
  percent: percentEncode,
};
const DECODERS = {
  base64: fromBase64,
  base64url: fromBase64,
  base32: fromBase32,
  hex: fromHex,
  base58: fromBase58,
  percent: percentDecode,
};

/** Texts are taken as UTF-8 bytes; Base16, Base32, Base64 by RFC 4648, percent-encoding by RFC 3986. */
export default defineCalculator({
  title: 'Base64, hex and URL encoding',
  description: 'Text in Base64, Base64url, Base32, Base58, hexadecimal or percent-encoding, and back.',
  keywords: ['base64 encode', 'base64 decode', 'url encode', 'percent encoding', 'base32'],
  inputs: {
    direction: choice({ encode: 'Encode', decode: 'Decode' }, { label: 'Direction', default: 'encode' }),
    content: text({ label: 'Text', maxLength: 1000 }),
    encoding: choice(
      {
        base64: 'Base64',
        base64url: 'Base64url',
        base32: 'Base32',
        hex: 'Hexadecimal (Base16)',
        base58: 'Base58 (Bitcoin)',
        percent: 'URL (percent) encoding',
      },
      { label: 'Encoding', default: 'base64' },
    ),
  },
  outputs: {
    result: text({ label: 'Result' }),
    bytes: integer({ label: 'Bytes of the plain text' }),
    growth: percent({ label: 'Encoded length against the plain one', places: 1 }),
  },
  algorithm: ({ direction, content, encoding }) => {
    const bytes = direction === 'encode' ? utf8(content) : DECODERS[encoding](content);
    if (bytes.length === 0) throw noResult('The text decodes to nothing: not one byte is in it.');
    const result = direction === 'encode' ? ENCODERS[encoding](bytes) : fromUtf8(bytes);
    const encoded = direction === 'encode' ? result : content;
    return { result, bytes: bytes.length, growth: encoded.length / bytes.length };
  },
  explanation: 'The result is {result}.',
  examples: [
    {
      inputs: { content: 'foobar' },
      results: { result: 'Zm9vYmFy', bytes: 6, growth: 133.333333 },
      source: 'RFC 4648, §10',
    },
    { inputs: { content: 'fooba' }, results: { result: 'Zm9vYmE=' }, source: 'RFC 4648, §10' },
    { inputs: { content: 'foob', encoding: 'base32' }, results: { result: 'MZXW6YQ=' }, source: 'RFC 4648, §10' },
    {
      inputs: { content: 'foobar', encoding: 'hex' },
      results: { result: '666f6f626172' },
      source: 'RFC 4648, §10 (in lower case)',
    },
    {
      inputs: { content: 'a?b>~ü', encoding: 'base64url' },
      results: { result: 'YT9iPn7DvA' },
      source: 'Python: base64.urlsafe_b64encode',
    },
    {
      inputs: { content: 'Hello World!', encoding: 'base58' },
      results: { result: '2NEpo7TZRRrLZSi2U' },
      source: 'draft-msporny-base58-03, §5',
    },
    {
      inputs: { content: 'Tokyo 東京 & co', encoding: 'percent' },
      results: { result: 'Tokyo%20%E6%9D%B1%E4%BA%AC%20%26%20co', bytes: 17 },
      source: 'Python: urllib.parse.quote(s, safe="")',
    },
    { inputs: { direction: 'decode', content: 'Zm8=' }, results: { result: 'fo', bytes: 2 }, source: 'RFC 4648, §10' },
    {
      inputs: { direction: 'decode', content: 'mzxw6===', encoding: 'base32' },
      results: { result: 'foo' },
      source: 'RFC 4648, §10',
    },
    {
      inputs: { direction: 'decode', content: '48 65 C3 BC', encoding: 'hex' },
      results: { result: 'Heü' },
      source: 'Python: bytes.fromhex("4865C3BC").decode()',
    },
    {
      inputs: { direction: 'decode', content: '2NEpo7TZRRrLZSi2U', encoding: 'base58' },
      results: { result: 'Hello World!' },
      source: 'draft-msporny-base58-03, §5',
    },
    {
      inputs: { direction: 'decode', content: 'a%20b%C3%A9', encoding: 'percent' },
      results: { result: 'a bé' },
      source: 'Python: urllib.parse.unquote',
    },
    {
      inputs: { direction: 'decode', content: 'YT9iPn7DvA', encoding: 'base64url' },
      results: { result: 'a?b>~ü' },
      source: 'Python: base64.urlsafe_b64decode',
    },
    { inputs: { direction: 'decode', content: 'Zm9*' }, noResult: 'does not belong', source: 'RFC 4648, §3.3' },
    {
      inputs: { direction: 'decode', content: 'ff', encoding: 'hex' },
      noResult: 'not text in UTF-8',
      source: 'RFC 3629: FF never occurs',
    },
    { inputs: { direction: 'decode', content: 'f', encoding: 'hex' }, noResult: 'two digits', source: 'RFC 4648, §8' },
    {
      inputs: { direction: 'decode', content: 'Zm9vZ' },
      noResult: 'cut off',
      source: 'RFC 4648, §4: two letters at least',
    },
    {
      inputs: { direction: 'decode', content: 'MZX', encoding: 'base32' },
      noResult: 'cut off',
      source: 'RFC 4648, §6: never three letters',
    },
    {
      inputs: { direction: 'decode', content: '=' },
      noResult: 'decodes to nothing',
      source: 'RFC 4648, §10: only the empty text encodes no byte',
    },
  ],
  references: [
    { title: 'RFC 4648: The Base16, Base32, and Base64 Data Encodings', url: 'https://www.rfc-editor.org/rfc/rfc4648' },
    { title: 'RFC 3986: Uniform Resource Identifier, §2.1', url: 'https://www.rfc-editor.org/rfc/rfc3986' },
  ],
});
