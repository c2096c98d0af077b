/** Euclid's algorithm with coefficients, and whole numbers modulo another, of any length. */
import { text } from '@reckoner/engine';

export interface BezoutRow {
  /** How often this remainder goes into the one before it; nothing for the first row and for a remainder of 0. */
  readonly quotient: bigint | undefined;
  readonly remainder: bigint;
  readonly x: bigint;
  readonly y: bigint;
}

/** Rows with remainder = a·x + b·y, from |a| and |b| down to 0; the last but one holds the greatest common divisor. */
export function bezoutRows(a: bigint, b: bigint): BezoutRow[] {
  let before = { remainder: a < 0n ? -a : a, x: a < 0n ? -1n : 1n, y: 0n };
  let current = { remainder: b < 0n ? -b : b, x: 0n, y: b < 0n ? -1n : 1n };
  const rows: BezoutRow[] = [{ quotient: undefined, ...before }];
  while (current.remainder !== 0n) {
    const quotient = before.remainder / current.remainder;
    rows.push({ quotient, ...current });
    [before, current] = [
      current,
      {
        remainder: before.remainder - quotient * current.remainder,
        x: before.x - quotient * current.x,
        y: before.y - quotient * current.y,
      },
    ];
  }
  rows.push({ quotient: undefined, ...current });
  return rows;
}

/** gcd(a, b) = a·x + b·y. */
export function bezout(a: bigint, b: bigint): { divisor: bigint; x: bigint; y: bigint } {
  const row = bezoutRows(a, b).at(-2) as BezoutRow;
  return { divisor: row.remainder, x: row.x, y: row.y };
}

/** The remainder from 0 to modulus - 1. */
export function modulo(a: bigint, modulus: bigint): bigint {
  const remainder = a % modulus;
  return remainder < 0n ? remainder + modulus : remainder;
}

/** A whole number as text, also with a sign, of up to 100 digits. */
export const longInteger = text({
  label: 'Whole number',
  maxLength: 101,
  pattern: { source: '[+\\-−]?\\d+', says: 'a whole number of up to 100 digits, without separators' },
});

/** A whole number above 0 as text, of up to 100 digits. */
export const longModulus = text({
  label: 'Modulus',
  symbol: 'm',
  maxLength: 100,
  pattern: { source: '0*[1-9]\\d*', says: 'a whole number above 0 of up to 100 digits, without separators' },
});

/** What a field of such digits means. */
export const integerOf = (digits: string): bigint => BigInt(digits.replace('−', '-').replace('+', ''));

/** A number as sentences write it, with a true minus. */
export const signed = (value: bigint): string => (value < 0n ? `−${-value}` : `${value}`);

/** A number as a factor or second summand: negative ones in parentheses. */
export const grouped = (value: bigint): string => (value < 0n ? `(${signed(value)})` : `${value}`);
