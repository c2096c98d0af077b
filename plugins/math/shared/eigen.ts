/** Eigenvalues with exact multiplicities: the characteristic polynomial is split exactly, its roots are then simple. */
import type { Complex } from '@reckoner/engine';
import { reducedForm } from './elimination.js';
import {
  add,
  divide,
  type Fraction,
  fraction,
  isZero,
  multiply,
  numberOf,
  ONE,
  subtract,
  wholeMultiples,
  ZERO,
} from './rational.js';
import { pairedRoots } from './roots.js';

type Exact = readonly (readonly Fraction[])[];
/** Ascending coefficients. */
type Polynomial = readonly Fraction[];

export interface Eigenvalue {
  readonly value: Complex;
  /** Known when the eigenvalue is rational. */
  readonly exact?: Fraction;
  readonly algebraic: number;
  readonly geometric: number;
}

const identity = (size: number, value: Fraction) =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? value : ZERO)));
const dot = (a: readonly Fraction[], b: readonly Fraction[]) =>
  a.reduce((total, value, k) => add(total, multiply(value, b[k]!)), ZERO);
const matrixProduct = (a: Exact, b: Exact) =>
  a.map((row) =>
    b[0]!.map((_, j) =>
      dot(
        row,
        b.map((other) => other[j]!),
      ),
    ),
  );
const matrixSum = (a: Exact, b: Exact) => a.map((row, i) => row.map((value, j) => add(value, b[i]![j]!)));

/** det(λI − A); the leading coefficient is 1. Worked out on whole numbers: `by` times A has `by` times its eigenvalues. */
export function characteristicPolynomial(matrix: Exact): Fraction[] {
  const { values, by } = wholeMultiples(matrix.flat());
  const size = matrix.length;
  const whole = matrix.map((_, i) => values.slice(i * size, (i + 1) * size).map((value) => fraction(value)));
  return polynomialOfWhole(whole).map(({ over }, power) => fraction(over, by ** BigInt(size - power)));
}

/** By Faddeev and LeVerrier. */
function polynomialOfWhole(matrix: Exact): Fraction[] {
  const size = matrix.length;
  const coefficients = [ONE];
  let current: Exact = identity(size, ZERO);
  for (let k = 1; k <= size; k++) {
    current = matrixSum(matrixProduct(matrix, current), identity(size, coefficients[0]!));
    const product = matrixProduct(matrix, current);
    const trace = product.reduce((total, row, i) => add(total, row[i]!), ZERO);
    coefficients.unshift(divide(trace, fraction(BigInt(-k))));
  }
  return coefficients;
}

function trimmed(p: Polynomial): Fraction[] {
  const result = [...p];
  while (result.length > 0 && isZero(result.at(-1)!)) result.pop();
  return result;
}

function divided(p: Polynomial, by: Polynomial): { quotient: Fraction[]; rest: Fraction[] } {
  const rest = [...p];
  const quotient: Fraction[] = [];
  for (let shift = p.length - by.length; shift >= 0; shift--) {
    const factor = divide(rest[shift + by.length - 1]!, by.at(-1)!);
    quotient.unshift(factor);
    for (const [k, value] of by.entries()) rest[shift + k] = subtract(rest[shift + k]!, multiply(factor, value));
  }
  return { quotient, rest: trimmed(rest) };
}

function commonDivisor(a: Polynomial, b: Polynomial): Fraction[] {
  let [p, q] = [trimmed(a), trimmed(b)];
  while (q.length > 0) [p, q] = [q, divided(p, q).rest];
  return p.map((value) => divide(value, p.at(-1)!));
}

const derivative = (p: Polynomial) => p.slice(1).map((value, k) => multiply(value, fraction(BigInt(k + 1))));

/** Factors with simple roots, by the multiplicity of these. */
function squareFree(p: Polynomial): { factor: Fraction[]; multiplicity: number }[] {
  const parts: { factor: Fraction[]; multiplicity: number }[] = [];
  let common = commonDivisor(p, derivative(p));
  let simple = divided(p, common).quotient;
  for (let multiplicity = 1; simple.length > 1; multiplicity++) {
    const repeated = commonDivisor(simple, common);
    const factor = divided(simple, repeated).quotient;
    if (factor.length > 1) parts.push({ factor, multiplicity });
    simple = repeated;
    common = divided(common, repeated).quotient;
  }
  return parts;
}

/** A rational root near a computed one: its denominator divides that of the coefficients. */
function rationalRoot(p: Polynomial, near: Complex): Fraction | undefined {
  if (Math.abs(near.imaginary) > 1e-6 * Math.max(1, Math.abs(near.real))) return undefined;
  const under = p.reduce((product, value) => product * value.under, 1n);
  const scaled = near.real * Number(under);
  if (!(Math.abs(scaled) < 2 ** 53)) return undefined;
  const candidate = fraction(BigInt(Math.round(scaled)), under);
  const value = [...p].reverse().reduce((total, coefficient) => add(multiply(total, candidate), coefficient), ZERO);
  return isZero(value) ? candidate : undefined;
}

const nullity = (matrix: Exact) => matrix.length - reducedForm(matrix).pivots.length;

function valueAtMatrix(p: Polynomial, matrix: Exact): Exact {
  return [...p]
    .reverse()
    .reduce<Exact>(
      (total, value) => matrixSum(matrixProduct(total, matrix), identity(matrix.length, value)),
      identity(matrix.length, ZERO),
    );
}

/** All eigenvalues from large to small, each once. */
export function exactEigenvalues(matrix: Exact): Eigenvalue[] {
  const found: Eigenvalue[] = [];
  for (const { factor, multiplicity } of squareFree(characteristicPolynomial(matrix))) {
    let rest = factor;
    for (const root of pairedRoots(factor.map(numberOf))) {
      const exact = rationalRoot(factor, root);
      if (exact === undefined) continue;
      const linear = [subtract(ZERO, exact), ONE];
      rest = divided(rest, linear).quotient;
      const value = { real: numberOf(exact), imaginary: 0 };
      found.push({
        value,
        exact,
        algebraic: multiplicity,
        geometric: multiplicity === 1 ? 1 : nullity(valueAtMatrix(linear, matrix)),
      });
    }
    if (rest.length === 1) continue;
    // A repeated factor of degree 2 or 3 without rational roots cannot be split: its roots share the dimension.
    const geometric = multiplicity === 1 ? 1 : nullity(valueAtMatrix(rest, matrix)) / (rest.length - 1);
    for (const value of pairedRoots(rest.map(numberOf))) found.push({ value, algebraic: multiplicity, geometric });
  }
  return found.sort((a, b) => b.value.real - a.value.real || b.value.imaginary - a.value.imaginary);
}

/** A basis of the eigenspace of a rational eigenvalue. */
export function exactEigenvectors(matrix: Exact, value: Fraction): Fraction[][] {
  const { rows, pivots } = reducedForm(matrixSum(matrix, identity(matrix.length, subtract(ZERO, value))));
  const free = matrix.map((_, column) => column).filter((column) => !pivots.includes(column));
  return free.map((column) =>
    matrix.map((_, k) => {
      if (k === column) return ONE;
      const row = pivots.indexOf(k);
      return row < 0 ? ZERO : subtract(ZERO, rows[row]![column]!);
    }),
  );
}

const times = (a: Complex, b: Complex): Complex => ({
  real: a.real * b.real - a.imaginary * b.imaginary,
  imaginary: a.real * b.imaginary + a.imaginary * b.real,
});
function over(a: Complex, b: Complex): Complex {
  const size = b.real ** 2 + b.imaginary ** 2;
  const { real, imaginary } = times(a, { real: b.real, imaginary: -b.imaginary });
  return { real: real / size, imaginary: imaginary / size };
}

/** A basis of the eigenspace of known dimension, by complex elimination with full pivoting. */
export function numericEigenvectors(
  matrix: readonly (readonly number[])[],
  value: Complex,
  dimension: number,
): Complex[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) =>
    row.map(
      (entry, j): Complex => ({
        real: entry - (i === j ? value.real : 0),
        imaginary: i === j ? -value.imaginary : 0,
      }),
    ),
  );
  const pivots: number[] = [];
  for (let top = 0; top < size - dimension; top++) {
    let best = { row: top, column: 0, size: -1 };
    for (let row = top; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const { real, imaginary } = rows[row]![column]!;
        if (!pivots.includes(column) && Math.hypot(real, imaginary) > best.size)
          best = { row, column, size: Math.hypot(real, imaginary) };
      }
    }
    [rows[top], rows[best.row]] = [rows[best.row]!, rows[top]!];
    const pivotRow = rows[top]!.map((entry) => over(entry, rows[top]![best.column]!));
    rows[top] = pivotRow;
    for (const [index, row] of rows.entries()) {
      const factor = row[best.column]!;
      if (index === top) continue;
      rows[index] = row.map((entry, j) => {
        const part = times(factor, pivotRow[j]!);
        return { real: entry.real - part.real, imaginary: entry.imaginary - part.imaginary };
      });
    }
    pivots.push(best.column);
  }
  const free = matrix.map((_, column) => column).filter((column) => !pivots.includes(column));
  return free.map((column) =>
    matrix.map((_, k) => {
      if (k === column) return { real: 1, imaginary: 0 };
      const row = pivots.indexOf(k);
      const entry = row < 0 ? { real: 0, imaginary: 0 } : rows[row]![column]!;
      return { real: -entry.real, imaginary: -entry.imaginary };
    }),
  );
}
