/** Matrices of exact fractions: products, determinants, inverses, and how they are shown. */
import { noResult } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../../shared/elimination.js';
import { matrixText } from '../../shared/matrix-output.js';
import {
  add,
  type Fraction,
  fraction,
  fractionText,
  isZero,
  multiply,
  numberOf,
  ONE,
  wholeMultiples,
  ZERO,
} from '../../shared/rational.js';

export type Exact = readonly (readonly Fraction[])[];

/** Longer texts help nobody. */
const LONGEST_ENTRY = 40;
const LONGEST_UNKNOWN = 20;
const LONGEST_TEXT = 600;
const LONGEST_IN_SENTENCE = 160;

export const negative = ({ over, under }: Fraction): Fraction => ({ over: -over, under });
export const absolute = ({ over, under }: Fraction): Fraction => ({ over: over < 0n ? -over : over, under });

/**
 * Refuses what would take seconds: the work grows with the digits of each column over its common denominator, times the
 * number of columns.
 */
export function holdToDigits(columns: Exact, most: number): void {
  const digits = columns.map((column) => {
    const { values, by } = wholeMultiples(column);
    return [...values, by].reduce((longest, value) => Math.max(longest, String(value).length), 0);
  });
  if (Math.max(...digits) * columns.length <= most) return;
  throw noResult(
    'Over a common denominator the entries have too many digits: round them, and write 0 for what does not count beside the others.',
  );
}

/** Of {@link holdToDigits}: elimination, and products of columns, which have twice as many digits. */
export const MOST_DIGITS = 900;
export const MOST_DIGITS_OF_PRODUCTS = 400;

export const identityOf = (size: number): Fraction[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? ONE : ZERO)));

export const transposed = <T>(matrix: readonly (readonly T[])[]): T[][] =>
  matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));

/** By the fraction-free elimination of Bareiss. */
export function determinantOf(matrix: Exact): Fraction {
  if (matrix.length === 0) return ONE;
  const scaled = matrix.map((row) => wholeMultiples(row));
  const by = scaled.reduce((product, row) => product * row.by, 1n);
  const rows = scaled.map(({ values }) => [...values]);
  let previous = 1n;
  let sign = 1n;
  for (let k = 0; k < rows.length; k++) {
    const found = rows.findIndex((row, index) => index >= k && row[k] !== 0n);
    if (found < 0) return ZERO;
    if (found !== k) {
      [rows[k], rows[found]] = [rows[found]!, rows[k]!];
      sign = -sign;
    }
    const top = rows[k]!;
    const pivot = top[k]!;
    for (const row of rows.slice(k + 1)) {
      const factor = row[k]!;
      for (let j = k; j < rows.length; j++) row[j] = (row[j]! * pivot - factor * top[j]!) / previous;
    }
    previous = pivot;
  }
  return fraction(sign * previous, by);
}

/** The inverse, or undefined where there is none. */
export function inverseOf(matrix: Exact): Fraction[][] | undefined {
  const size = matrix.length;
  const unit = identityOf(size);
  const { rows, pivots } = reducedForm(
    matrix.map((row, i) => [...row, ...unit[i]!]),
    size,
  );
  return pivots.length < size ? undefined : rows.map((row) => row.slice(size));
}

/** The x with matrix·x = right side, of a matrix that has an inverse. */
export function solutionOf(matrix: Exact, right: readonly Fraction[]): Fraction[] {
  const { rows } = reducedForm(
    matrix.map((row, i) => [...row, right[i]!]),
    matrix.length,
  );
  return rows.map((row) => row[matrix.length]!);
}

export const sumOf = (values: readonly Fraction[]): Fraction => values.reduce(add, ZERO);

/** What changes of 0.1% in each entry can do at most: a determinant this sensitive may change its sign. */
const SENSITIVE = fraction(1000n);

/**
 * Whether changes of 0.1% in its entries change the determinant by as much as its size: to the first order by at most
 * Σ|a·C|/|det| of it, where C are the cofactors. Unlike a condition number it heeds no scale of a row or column.
 */
export function isNearlySingular(matrix: readonly (readonly number[])[]): boolean {
  const exact = exactMatrix(matrix);
  const inverse = inverseOf(exact);
  if (inverse === undefined) return false;
  const parts = exact.flatMap((row, i) => row.map((entry, j) => absolute(multiply(entry, inverse[j]![i]!))));
  return !isLess(sumOf(parts), SENSITIVE);
}

export interface WholeColumns {
  /** The columns times the common denominator. */
  readonly columns: bigint[][];
  readonly by: bigint;
}

export function wholeColumns(matrix: Exact): WholeColumns {
  const { values, by } = wholeMultiples(matrix.flat());
  const width = matrix[0]!.length;
  return { columns: matrix[0]!.map((_, j) => matrix.map((_, i) => values[i * width + j]!)), by };
}

export function wholeProduct(a: readonly bigint[], b: readonly bigint[]): bigint {
  let total = 0n;
  for (const [k, value] of a.entries()) total += value * b[k]!;
  return total;
}

/** All products of two of the columns. */
export const gramOf = (columns: readonly (readonly bigint[])[]): Fraction[][] =>
  columns.map((a) => columns.map((b) => fraction(wholeProduct(a, b))));

/**
 * Whether a column is within 0.1% of its length of depending on the others: its distance from what they span is
 * 1/‖row of the pseudoinverse‖ (Stewart's collinearity indices). False where they depend on each other exactly.
 */
export function isNearlyDependent(columns: readonly (readonly bigint[])[]): boolean {
  const gram = gramOf(columns);
  const inverse = inverseOf(gram);
  if (inverse === undefined) return false;
  return gram.some((row, k) => !isLess(multiply(row[k]!, inverse[k]![k]!), multiply(SENSITIVE, SENSITIVE)));
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** A double of the value; what would be shown as 0 or not at all is refused. */
export const shownNumber = (value: Fraction, advice?: string): number =>
  shownSize(numberOf(value), isZero(value), advice);

export function shownSize(shown: number, zero: boolean, advice = 'scale the matrix'): number {
  if (zero || (Math.abs(shown) >= 1e-300 && Math.abs(shown) <= 1e300)) return shown;
  throw noResult(`An entry of the result is beyond 10³⁰⁰ or below 10⁻³⁰⁰: ${advice}.`);
}

export const shownMatrix = (matrix: Exact): number[][] => matrix.map((row) => row.map((entry) => shownNumber(entry)));

/** The entries as texts, row by row, unless they are too long to be read. */
export function readable(rows: readonly (readonly (string | undefined)[])[]): string | undefined {
  const text = rows.map((row) => row.join(' ')).join('; ');
  return rows.every((row) => row.every((entry) => entry !== undefined && entry.length <= LONGEST_ENTRY)) &&
    text.length <= LONGEST_TEXT
    ? text
    : undefined;
}

export function exactText(matrix: Exact): string | undefined {
  return readable(matrix.map((row) => row.map(fractionText))) && matrixText(matrix);
}

/** `x1 = 2, x2 = 1/3`; with decimals, `x1 ≈ 1.234567891`, where fractions are too long to be read. */
export function unknownsText(values: readonly Fraction[], first = 1): string {
  const texts = values.map(fractionText);
  const short = texts.every((value) => value.length <= LONGEST_UNKNOWN);
  return values
    .map((value, k) => `x${k + first} ${short ? `= ${texts[k]}` : `≈ ${decimalText(numberOf(value))}`}`)
    .join(', ');
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Ten significant digits: `0.25`, `1.5 × 10⁻⁸`. */
export function decimalText(value: number): string {
  const [digits = '', exponent] = String(Number(value.toPrecision(10))).split('e');
  if (exponent === undefined) return digits;
  const raised = [...exponent.replace('+', '')].map((sign) => (sign === '-' ? '⁻' : SUPERSCRIPTS[Number(sign)]));
  return `${digits} × 10${raised.join('')}`;
}

/** The text of a value, unless it is too long to be read. */
export const shortText = (value: Fraction): string | undefined => readable([[fractionText(value)]]);

/** Whether a sentence may have the text. */
export const fitsSentence = (text: string | undefined): boolean =>
  text !== undefined && text.length <= LONGEST_IN_SENTENCE;

export { exactMatrix, fractionText, isZero };
