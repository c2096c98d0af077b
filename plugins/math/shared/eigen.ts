/** Eigenvalues with exact multiplicities: the characteristic polynomial is split exactly, its roots are then simple. */
import type { Complex } from '@reckoner/engine';
import { reducedForm } from './elimination.js';
import { quotient, squareFreeParts } from './polynomial.js';
import { add, divide, type Fraction, fraction, multiply, ONE, subtract, wholeMultiples, ZERO } from './rational.js';
import { simpleRoots } from './roots.js';

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
  const { values } = wholeMultiples(characteristicPolynomial(matrix));
  const found = squareFreeParts(values).flatMap(({ factor, multiplicity }) =>
    eigenvaluesOf(factor, multiplicity, matrix),
  );
  return found.sort((a, b) => b.value.real - a.value.real || b.value.imaginary - a.value.imaginary);
}

/** Those of one multiplicity. */
function eigenvaluesOf(factor: readonly bigint[], algebraic: number, matrix: Exact): Eigenvalue[] {
  const spaceOf = (p: Polynomial) => (algebraic === 1 ? p.length - 1 : nullity(valueAtMatrix(p, matrix)));
  const roots = simpleRoots(factor);
  const linear = (exact: Fraction) => [subtract(ZERO, exact), ONE];
  const rest = roots.reduce<readonly bigint[]>(
    (left, { exact }) => (exact ? quotient(left, [-exact.over, exact.under]) : left),
    factor,
  );
  // A repeated factor of degree 2 or 3 without rational roots cannot be split: its roots share the dimension.
  const shared = rest.length > 1 ? Math.round(spaceOf(rest.map((value) => fraction(value))) / (rest.length - 1)) : 0;
  return roots.map(({ value, exact }) =>
    exact ? { value, exact, algebraic, geometric: spaceOf(linear(exact)) } : { value, algebraic, geometric: shared },
  );
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
