/** Polynomials as people write them: `x^3 - 2x + 5`, `2*x² + (1/3)x`, or coefficients `1, 0, -2, 5`. */
import { add, type Fraction, fraction, isZero } from '../../shared/rational.js';
import { negative } from './notation.js';

export const MOST = 30;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export interface Polynomial {
  /** From the constant to the highest power, whose coefficient is not 0; none of the zero polynomial. */
  readonly coefficients: readonly Fraction[];
  readonly unknown: string | undefined;
}

export const trimmed = (values: readonly Fraction[]): Fraction[] => {
  const result = [...values];
  while (result.length > 0 && isZero(result.at(-1)!)) result.pop();
  return result;
};

function numberIn(text: string): Fraction | undefined {
  const match = /^(\d*)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', decimals = '', under = '1'] = match;
  if (whole + decimals === '' || BigInt(under) === 0n || (decimals !== '' && under !== '1')) return undefined;
  return fraction(BigInt(whole + decimals), BigInt(under) * 10n ** BigInt(decimals.length));
}

function signed(text: string): Fraction | undefined {
  const value = numberIn(text.replace(/^[+-]/, ''));
  return value && text.startsWith('-') ? negative(value) : value;
}

function listed(text: string): Fraction[] | undefined {
  const parts = text.split(/[,;]/).map((part) => signed(part.trim()));
  if (parts.length > MOST + 1 || parts.some((part) => part === undefined)) return undefined;
  return (parts as Fraction[]).reverse();
}

/** A term without its sign: `2x^3`, `(1/3)x`, `x`, `5`. */
function termIn(text: string): { factor: Fraction; power: number; unknown?: string } | undefined {
  const match = /^(?:\(([\d./]+)\)|([\d./]*))\*?(?:([a-zA-Z])(?:\^(\d{1,2}))?)?(?:\/(\d+))?$/.exec(text);
  if (!match || text.endsWith('*')) return undefined;
  const [, bracketed, bare = '', unknown, exponent, under] = match;
  const written = bracketed ?? bare;
  // 1/2x may be x/2 or 1/(2x).
  if (unknown !== undefined && bracketed === undefined && bare.includes('/') && !text.includes('*')) return undefined;
  const factor = written === '' && unknown !== undefined ? fraction(1n) : numberIn(written);
  if (factor === undefined || (under !== undefined && BigInt(under) === 0n)) return undefined;
  const power = unknown === undefined ? 0 : exponent === undefined ? 1 : Number(exponent);
  if (power > MOST) return undefined;
  const value = under === undefined ? factor : fraction(factor.over, factor.under * BigInt(under));
  return { factor: value, power, ...(unknown !== undefined && { unknown }) };
}

/** Undefined where it cannot be read. */
export function readPolynomial(written: string): Polynomial | undefined {
  const text = written
    .replace(/[−–]/g, '-')
    .replace(/[·×]/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) => `^${[...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`)
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1');
  if (/[,;]/.test(text)) {
    const list = listed(text);
    return list && { coefficients: trimmed(list), unknown: undefined };
  }
  // A gap between two numbers without a sign is no multiplication.
  if (/[\da-zA-Z]\s+[\d(]/.test(text)) return undefined;
  const close = text.replace(/\s+/g, '');
  const terms = close.match(/[+-]?[^+-]+/g);
  if (terms === null || terms.join('') !== close) return undefined;
  let unknown: string | undefined;
  const coefficients: Fraction[] = [];
  for (const term of terms) {
    const read = termIn(term.replace(/^[+-]/, ''));
    if (read === undefined) return undefined;
    if (read.unknown !== undefined && unknown !== undefined && read.unknown !== unknown) return undefined;
    unknown = read.unknown ?? unknown;
    while (coefficients.length <= read.power) coefficients.push(fraction(0n));
    const value = term.startsWith('-') ? negative(read.factor) : read.factor;
    coefficients[read.power] = add(coefficients[read.power]!, value);
  }
  return { coefficients: trimmed(coefficients), unknown };
}
