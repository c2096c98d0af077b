/** Fractions, mixed numbers and decimals as people write them. */
import { noResult, text } from '@reckoner/engine';
import { add, type Fraction, fraction } from './rational.js';

const WRITTEN = {
  source: '[+-]?\\s*(?:\\.\\d+|\\d+(?:\\.\\d+|(?:\\s+(?:\\d+\\s*)?)?/\\s*\\d+)?)',
  says: 'a fraction such as 3/4, a mixed number such as 2 3/4, a whole number or a decimal',
} as const;

/** A fraction `3/4`, a mixed number `-2 3/4`, a whole number or a decimal. */
export const writtenFraction = text({ label: 'Fraction', maxLength: 40, pattern: WRITTEN });

/** The value of such a text. */
export function readFraction(written: string): Fraction {
  const negative = written.includes('-');
  const size = readSize(written.replace(/[+-]/, '').trim());
  return negative ? { over: -size.over, under: size.under } : size;
}

function readSize(size: string): Fraction {
  if (!size.includes('/')) {
    const [whole = '0', decimals = ''] = size.split('.');
    return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  }
  const [over = '', under = ''] = size.split('/').map((part) => part.trim());
  if (BigInt(under) === 0n) throw noResult('A denominator must not be 0.');
  const [first = '0', second] = over.split(/\s+/);
  if (second === undefined) return fraction(BigInt(first), BigInt(under));
  return add(fraction(BigInt(first)), fraction(BigInt(second), BigInt(under)));
}

/** `-2 3/4`, `5` or `3/4`. */
export function mixedText({ over, under }: Fraction): string {
  const sign = over < 0n ? '-' : '';
  const size = over < 0n ? -over : over;
  const rest = size % under;
  if (rest === 0n) return `${sign}${size / under}`;
  return size < under ? `${sign}${rest}/${under}` : `${sign}${size / under} ${rest}/${under}`;
}
