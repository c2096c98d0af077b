/** Texts as UTF-8 bytes and bytes as hexadecimal. */
import { noResult } from '@reckoner/engine';

/** UTF-8 of a text (RFC 3629). */
export function utf8(text: string) {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** The text of UTF-8 bytes. */
export function fromUtf8(bytes: readonly number[]) {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    throw noResult('The bytes are not text in UTF-8.');
  }
}

export function toHex(bytes: Iterable<number>) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hexadecimal: string) {
  const digits = hexadecimal.replace(/[\s:]|0x/g, '');
  if (!/^([0-9a-fA-F]{2})*$/.test(digits)) throw noResult('Hexadecimal bytes have two digits 0 to 9 or A to F each.');
  return (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Groups of bits as letters of an alphabet, padded with `=` to whole blocks (RFC 4648). */
function encodeBits(bytes: readonly number[], alphabet: string, width: number, block: number) {
  let [text, buffer, count] = ['', 0, 0];
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    count += 8;
    while (count >= width) {
      count -= width;
      text += alphabet[(buffer >> count) & (2 ** width - 1)];
    }
    buffer &= 2 ** count - 1;
  }
  if (count > 0) text += alphabet[(buffer << (width - count)) & (2 ** width - 1)];
  return text.padEnd(Math.ceil(text.length / block) * block, '=');
}

function decodeBits(text: string, alphabet: string, width: number) {
  const bytes: number[] = [];
  let [buffer, count] = [0, 0];
  for (const letter of text.replace(/\s|=+$/g, '')) {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw noResult(`“${letter}” does not belong to this encoding.`);
    buffer = (buffer << width) | value;
    count += width;
    if (count >= 8) {
      count -= 8;
      bytes.push((buffer >> count) & 255);
    }
    buffer &= 2 ** count - 1;
  }
  if (count >= width) throw noResult('The text is cut off: its last letter stands for no whole byte.');
  return bytes;
}

export const toBase64 = (bytes: readonly number[]) => encodeBits(bytes, BASE64, 6, 4);
export const toBase32 = (bytes: readonly number[]) => encodeBits(bytes, BASE32, 5, 8);
export const fromBase64 = (text: string) => decodeBits(text.replace(/-/g, '+').replace(/_/g, '/'), BASE64, 6);
export const fromBase32 = (text: string) => decodeBits(text.toUpperCase(), BASE32, 5);

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Base58 of Bitcoin: leading zero bytes are ones. */
export function toBase58(bytes: readonly number[]) {
  let value = bytes.reduce((total, byte) => total * 256n + BigInt(byte), 0n);
  let text = '';
  for (; value > 0n; value /= 58n) text = BASE58[Number(value % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}

export function fromBase58(text: string) {
  let value = 0n;
  for (const letter of text) {
    const digit = BASE58.indexOf(letter);
    if (digit < 0) throw noResult(`“${letter}” does not belong to this encoding.`);
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n));
  return [...Array<number>(/^1*/.exec(text)![0].length).fill(0), ...bytes];
}
