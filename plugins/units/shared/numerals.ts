/** Numbers written in any base from 2 to 36. */
import { noResult } from '@reckoner/engine';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A non-negative whole number in a base, upper-case. */
export function inBase(value: bigint, base: number) {
  return value.toString(base).toUpperCase();
}

/** The digits of a base as one whole number. */
export function digitsToNumber(digits: string, base: number) {
  let value = 0n;
  for (const character of digits.toLowerCase()) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0 || digit >= base) throw noResult(`“${character.toUpperCase()}” is not a digit of base ${base}.`);
    value = value * BigInt(base) + BigInt(digit);
  }
  return value;
}

/** A signed whole number in a base. */
export function signedInBase(value: bigint, base: number) {
  return value < 0n ? `-${inBase(-value, base)}` : inBase(value, base);
}

/** A signed whole number from its text in a base. */
export function parseSigned(text: string, base: number) {
  const digits = text.replace(/^[+-]/, '');
  const value = digitsToNumber(digits, base);
  return text.startsWith('-') ? -value : value;
}
