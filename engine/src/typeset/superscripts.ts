/** Exponents as they stand above the line. */

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole exponent, as a number or as its text: `-3` is ⁻³. */
export function raised(exponent: number | string): string {
  return [...String(exponent)]
    .map((character) => DIGITS[Number(character)] ?? (character === '+' ? '⁺' : '⁻'))
    .join('');
}

/** The exponent of a unit in a product: none where it is 1, and what is not whole after `^`. */
export function raisedUnit(exponent: number): string {
  if (exponent === 1) return '';
  return Number.isInteger(exponent) ? raised(exponent) : `^${exponent}`;
}

const SIGNS: Readonly<Record<string, string>> = { '⁺': '+', '⁻': '-' };

/** A text above the line, which has nothing but digits and a sign: `⁻¹²` is -12. */
export const lowered = (text: string): string => [...text].map((mark) => SIGNS[mark] ?? DIGITS.indexOf(mark)).join('');
