/** The singular value decomposition, rank and condition. */
import { spend } from '../../budget.js';
import { identity, type Matrix, transpose } from './matrix.js';

/** A = U·diag(values)·Vᵀ with orthonormal columns in U (rows × n) and V (columns × n), n = min(rows, columns); values descend. */
export interface SingularValueDecomposition {
  readonly u: number[][];
  readonly values: number[];
  readonly v: number[][];
}

/** The singular value decomposition by one-sided Jacobi rotations (M. R. Hestenes, J. SIAM 6 (1958) 51–90). */
export function singularValueDecomposition(matrix: Matrix): SingularValueDecomposition {
  if (matrix.length < (matrix[0]?.length ?? 0)) {
    const { u, values, v } = singularValueDecomposition(transpose(matrix));
    return { u: v, values, v: u };
  }
  // Rows of `work` are the columns of A, rotated until they are orthogonal; `turned` gathers the rotations.
  const work = transpose(matrix);
  const turned = identity(work.length);
  for (let sweep = 0; sweep < 60 && rotateAll(work, turned); sweep++);
  const order = work.map((column, index) => ({ index, norm: Math.hypot(...column) })).sort((a, b) => b.norm - a.norm);
  const largest = order[0]?.norm ?? 0;
  const left = order.map(({ index, norm }) =>
    norm > largest * Number.EPSILON * 4 ? work[index]!.map((value) => value / norm) : undefined,
  );
  return {
    u: transpose(complete(left, matrix.length)),
    values: order.map(({ norm }) => norm),
    v: transpose(order.map(({ index }) => turned[index]!)),
  };
}

function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0;
  for (const [k, value] of a.entries()) total += value * b[k]!;
  return total;
}

/** One sweep over all pairs of columns; whether any of them had to be rotated. */
function rotateAll(work: number[][], turned: number[][]): boolean {
  let rotated = false;
  for (let p = 0; p < work.length; p++) {
    for (let q = p + 1; q < work.length; q++) {
      spend(4 * work[p]!.length);
      const [alpha, beta, gamma] = [dot(work[p]!, work[p]!), dot(work[q]!, work[q]!), dot(work[p]!, work[q]!)];
      if (Math.abs(gamma) <= 1e-16 * Math.sqrt(alpha * beta)) continue;
      rotated = true;
      const zeta = (beta - alpha) / (2 * gamma);
      const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.hypot(1, zeta));
      const c = 1 / Math.hypot(1, t);
      for (const rows of [work, turned]) {
        for (let k = 0; k < rows[p]!.length; k++) {
          const [a, b] = [rows[p]![k]!, rows[q]![k]!];
          rows[p]![k] = c * (a - t * b);
          rows[q]![k] = c * (t * a + b);
        }
      }
    }
  }
  return rotated;
}

/** Fills missing unit vectors by orthogonalizing the axes against those that are there. */
function complete(vectors: readonly (readonly number[] | undefined)[], size: number): number[][] {
  const done = vectors.filter((vector) => vector !== undefined).map((vector) => [...vector]);
  const axes = identity(size);
  return vectors.map((vector) => {
    if (vector) return [...vector];
    for (;;) {
      let candidate = axes.pop()!;
      for (let pass = 0; pass < 2; pass++) {
        for (const other of done) {
          const along = dot(candidate, other);
          candidate = candidate.map((value, k) => value - along * other[k]!);
        }
      }
      const norm = Math.hypot(...candidate);
      if (norm > 1 / (2 * size)) {
        const unit = candidate.map((value) => value / norm);
        done.push(unit);
        return unit;
      }
    }
  });
}

/** The rank of a matrix: singular values above max(rows, columns)·ε·largest. */
export function matrixRank(matrix: Matrix): number {
  const { values } = singularValueDecomposition(matrix);
  const least = Math.max(matrix.length, matrix[0]?.length ?? 0) * Number.EPSILON * (values[0] ?? 0);
  return values.filter((value) => value > least).length;
}
