/** How coefficients, terms and equations in x are written. */
import { smallFraction } from '@reckoner/engine';
import { type Fraction, fraction, fractionText, isZero, numberOf } from '../../shared/rational.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LONGEST = 22;

export const negative = ({ over, under }: Fraction): Fraction => ({ over: -over, under });
export const size = ({ over, under }: Fraction): Fraction => ({ over: over < 0n ? -over : over, under });
export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

export function raised(power: number): string {
  return [...String(power)].map((sign) => (sign === '-' ? '⁻' : SUPERSCRIPTS[Number(sign)])).join('');
}

function withPower(written: string): string {
  const [digits = '', exponent] = written.split('e');
  return exponent === undefined ? digits : `${digits} × 10${raised(Number(exponent))}`;
}

/** A number as it was sent: `0.1`, `1/3`, `1.5 × 10⁻⁸`. */
export function numeral(value: number): string {
  const small = smallFraction(value);
  return small === undefined || small.under === 1 ? withPower(String(value)) : `${small.over}/${small.under}`;
}

/** Ten significant digits: `0.25`, `1.5 × 10⁻⁸`. */
export const decimalText = (value: number): string => withPower(String(Number(value.toPrecision(10))));

/** `-3/4`, or ten digits of what would be too long to be read. */
export function exactText(value: Fraction): string {
  const text = fractionText(value);
  return text.length <= LONGEST ? text : decimalText(numberOf(value));
}

/**
 * As `exactText`, but as a decimal where that is shorter (1.05), and what is too long with all digits of a double, never as 1
 * where it is not: ln 1 is 0.
 */
export function namedText(value: Fraction): string {
  const text = fractionText(value);
  const decimal = numeral(numberOf(value));
  if (text.length <= LONGEST) return 10n ** 15n % value.under === 0n && decimal.length < text.length ? decimal : text;
  return decimal === '1' ? text : decimal;
}

export const isReadable = (value: Fraction): boolean => fractionText(value).length <= LONGEST;

export interface Term {
  /** Written without a sign. */
  readonly size: string;
  readonly negative: boolean;
  /** `x²`, or nothing for the constant. */
  readonly power: string;
}

function termText({ size: factor, power }: Term): string {
  if (power === '') return factor;
  if (factor === '1') return power;
  return /[/×]/.test(factor) ? `(${factor})${power}` : `${factor}${power}`;
}

/** `2x² - x + 1/3`; `0` where there is no term. */
export function sumText(terms: readonly Term[]): string {
  if (terms.length === 0) return '0';
  return terms
    .map((term, place) => {
      const text = termText(term);
      if (place === 0) return term.negative ? `-${text}` : text;
      return term.negative ? ` - ${text}` : ` + ${text}`;
    })
    .join('');
}

/** Of numbers as they were sent, from the highest power to the constant. */
export function sentText(coefficients: readonly number[], unknown = 'x'): string {
  const degree = coefficients.length - 1;
  return sumText(
    coefficients.flatMap((value, place) =>
      value === 0
        ? []
        : [{ size: numeral(Math.abs(value)), negative: value < 0, power: powerText(degree - place, unknown) }],
    ),
  );
}

/** Of exact coefficients, from the constant to the highest power. */
export function polynomialText(coefficients: readonly Fraction[], unknown = 'x'): string {
  return sumText(
    coefficients
      .flatMap((value, power) =>
        isZero(value)
          ? []
          : [{ size: exactText(size(value)), negative: value.over < 0n, power: powerText(power, unknown) }],
      )
      .reverse(),
  );
}

export function powerText(power: number, unknown = 'x'): string {
  if (power === 0) return '';
  return power === 1 ? unknown : `${unknown}${raised(power)}`;
}

/** The whole part of a square root, by Newton's method from above. */
export function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** √value to some 65 binary digits or more, or exactly where it is a fraction. */
export function rootFraction(value: Fraction): Fraction {
  const over = wholeRoot(value.over);
  const under = wholeRoot(value.under);
  if (over * over === value.over && under * under === value.under) return fraction(over, under);
  const bits = value.over.toString(2).length - value.under.toString(2).length;
  const half = BigInt(Math.max(0, Math.ceil((400 - bits) / 2)));
  return fraction(wholeRoot((value.over << (2n * half)) / value.under), 1n << half);
}

export const isSquare = ({ over, under }: Fraction): boolean =>
  over >= 0n && wholeRoot(over) ** 2n === over && wholeRoot(under) ** 2n === under;
