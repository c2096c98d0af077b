/** Reads numbers from text exactly, and writes exact numbers back as the shortest plain value. */
import { BigDecimal } from '../../arithmetic/big-decimal.js';
import { lowered } from '../../typeset/superscripts.js';

/** A number as it was written, before any rounding. */
export type Exact = BigDecimal;

/** `1.8 × 10⁻⁵`, as sentences tell it, and `1.8*10^-5`. */
const POWER_OF_TEN = ' ?[×x*] ?10(?:\\^[+\\-−]?\\d{1,4}|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4})';

/** A number as text, to stand in a larger expression. The minus sign may be the typographic one. */
export const NUMBER_PATTERN = `[+\\-−–]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+\\-]?\\d{1,4}|${POWER_OF_TEN})?`;

/** `10k`: thousands of a unit that is not said. */
export const THOUSANDS = /^\s{0,9}[+−-]?[\d.]{1,40} ?k\s{0,9}$/i;

const NUMBER = new RegExp(`^${NUMBER_PATTERN}$`);
const TIMES = /[×x*]/;
const TIMES_TEN = / ?[×x*] ?10\^?/;
const SUPERSCRIPTS = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}$/;
const LONGEST_NUMBER = 100;

/** The exact value of a number written as text (`"0.05"`, `"1e3"`), or undefined when it is not one. */
export function readNumberText(text: string): Exact | undefined {
  const plain = text.trim();
  if (plain.length > LONGEST_NUMBER || !NUMBER.test(plain)) return undefined;
  const signed = plain.replace(/^[−–]/, '-');
  // Every number of a decimal calculator comes here, and hardly one has a power of ten.
  const value = BigDecimal.from(TIMES.test(signed) ? withExponent(signed) : signed);
  return value.isFinite ? value : undefined;
}

/** `1.8e-5` for `1.8 × 10⁻⁵`. */
function withExponent(text: string): string {
  return text.replace(TIMES_TEN, 'e').replace('−', '-').replace(SUPERSCRIPTS, lowered);
}

/** A JSON number that stands for the value: nothing is lost in the float64 arithmetic. */
export function toFloat(value: Exact): number {
  return withoutNegativeZero(value.toNumber());
}

/**
 * The shortest plain value that a decimal calculator understands as exactly this number: a JSON number where its
 * digits are the value's, else text of up to 34 digits.
 */
export function toShortest(value: Exact): number | string {
  const rounded = value.rounded(34);
  const number = toFloat(rounded);
  return Number.isFinite(number) && rounded.compare(BigDecimal.fromNumber(number)) === 0 ? number : rounded.toString();
}

export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** `value × 10^exponent`, rounded once: `shift(0.07, 2)` is 7, where `0.07 * 100` is not. */
export function shift(value: number, exponent: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  if (exponent < 0 && Number.isSafeInteger(value)) return value / 10 ** -exponent;
  const text = String(value);
  const at = text.indexOf('e');
  if (at < 0) return Number(`${text}e${exponent}`);
  return Number(`${text.slice(0, at)}e${Number(text.slice(at + 1)) + exponent}`);
}
