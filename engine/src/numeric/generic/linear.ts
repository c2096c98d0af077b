/** Linear algebra on any arithmetic, by Gaussian elimination with partial pivoting. */
import { noResult } from '../../authoring/no-result.js';
import { identity, requireProductShape, requireSquare, singularMatrix, transpose } from '../linear/matrix.js';
import { sumOn } from './sum.js';
import type { AnyArithmetic, Value } from './values.js';

type ValueMatrix = readonly (readonly Value[])[];

/** A pivot this small beside the largest entry is what rounding leaves of zero: well above 34 digits' and doubles' own. */
const SINGULAR = 1e-15;

/** Eliminates below the diagonal of [matrix | right]; gives the upper triangle and how often rows were exchanged. */
function eliminate(A: AnyArithmetic, matrix: ValueMatrix, right: ValueMatrix): { rows: Value[][]; exchanges: number } {
  const rows = matrix.map((row, i) => [...row, ...(right[i] ?? [])]);
  let exchanges = 0;
  const size = (row: number, k: number): number => Math.abs(A.toNumber(rows[row]![k]));
  for (let k = 0; k < rows.length; k++) {
    let pivot = k;
    for (let i = k + 1; i < rows.length; i++) if (size(i, k) > size(pivot, k)) pivot = i;
    if (pivot !== k) {
      [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
      exchanges += 1;
    }
    if (size(k, k) === 0) continue;
    const top = rows[k]!;
    for (let i = k + 1; i < rows.length; i++) {
      const row = rows[i]!;
      const factor = A.div(row[k], top[k]);
      for (let j = k + 1; j < row.length; j++) row[j] = A.sub(row[j], A.mul(factor, top[j]));
      row[k] = 0;
    }
  }
  return { rows, exchanges };
}

export function determinantOn(A: AnyArithmetic, matrix: ValueMatrix): Value {
  requireSquare(matrix);
  const { rows, exchanges } = eliminate(A, matrix, []);
  const result = rows.reduce((total: Value, row, k) => A.mul(total, row[k]), 1);
  return exchanges % 2 === 0 ? result : A.neg(result);
}

/** The solution of matrix·X = right for a matrix of right sides. */
function solveAll(A: AnyArithmetic, matrix: ValueMatrix, right: ValueMatrix): Value[][] {
  requireSquare(matrix);
  const count = matrix.length;
  const largest = Math.max(0, ...matrix.flat().map((value) => Math.abs(A.toNumber(value))));
  const { rows } = eliminate(A, matrix, right);
  if (rows.some((row, k) => !(Math.abs(A.toNumber(row[k])) > SINGULAR * largest))) throw singularMatrix();
  const solution: Value[][] = new Array(count);
  for (let i = count - 1; i >= 0; i--) {
    const row = rows[i]!;
    solution[i] = row.slice(count).map((value, column) => {
      let rest = value;
      for (let j = i + 1; j < count; j++) rest = A.sub(rest, A.mul(row[j], solution[j]![column]));
      return A.div(rest, row[i]);
    });
  }
  return solution;
}

export function solveLinearOn(A: AnyArithmetic, matrix: ValueMatrix, b: readonly Value[]): Value[] {
  if (b.length !== matrix.length) throw noResult(`The right side needs ${matrix.length} values; it has ${b.length}.`);
  return solveAll(
    A,
    matrix,
    b.map((value) => [value]),
  ).map((row) => row[0]);
}

export function inverseOn(A: AnyArithmetic, matrix: ValueMatrix): Value[][] {
  return solveAll(A, matrix, identity(matrix.length));
}

export function matrixMultiplyOn(A: AnyArithmetic, a: ValueMatrix, b: ValueMatrix): Value[][] {
  requireProductShape(a, b);
  const columns = transpose(b);
  return a.map((row) =>
    columns.map((column) =>
      sumOn(
        A,
        row.map((value, k) => A.mul(value, column[k])),
      ),
    ),
  );
}

export function transposeOn(_A: AnyArithmetic, matrix: ValueMatrix): Value[][] {
  return transpose(matrix);
}
