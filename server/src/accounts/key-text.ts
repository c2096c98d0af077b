/** API keys as text: `rk_` + 32 base62 characters + 6 of checksum. Only their hash is ever stored. */
import { createHash, randomBytes } from 'node:crypto';
import { hashSecret } from './secrets.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KEY = /^rk_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** Uniform random base62 characters. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    // Bytes from 248 up would make the first characters of the alphabet likelier.
    for (const byte of randomBytes(length * 2)) if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
  }
  return text;
}

function checksum(secret: string): string {
  let rest = createHash('sha256').update(secret).digest().readUInt32BE(0);
  let text = '';
  for (let place = 0; place < 6; place++) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

export function newKeyText(): string {
  const secret = randomBase62(32);
  return `rk_${secret}${checksum(secret)}`;
}

/** Whether a text can be a key at all: a typo is found without a look-up. */
export function isKeyText(text: string): boolean {
  const match = KEY.exec(text);
  return match !== null && checksum(match[1]!) === match[2];
}

/** What is stored of a key. */
export const hashKey = hashSecret;
