/** Eigenvalues and eigenvectors. */

import { noResult } from '../../authoring/no-result.js';
import { spend } from '../../budget.js';
import type { Complex } from '../complex.js';
import { identity, type Matrix, requireSquare, transpose } from './matrix.js';

/** Eigenvalues from large to small, and the unit eigenvector of each. */
export interface SymmetricEigen {
  readonly values: number[];
  readonly vectors: number[][];
}

/** Eigenvalues and orthonormal eigenvectors of a symmetric matrix by Jacobi's rotations (1846). Its upper half is read. */
export function symmetricEigen(matrix: Matrix): SymmetricEigen {
  requireSquare(matrix);
  const size = matrix.length;
  const a = matrix.map((row, i) => row.map((value, j) => (j >= i ? value : matrix[j]![i]!)));
  const vectors = identity(size);
  for (let sweep = 0; sweep < 60; sweep++) {
    let rotated = false;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        spend(size);
        const off = a[p]![q]!;
        if (Math.abs(off) <= 1e-17 * (Math.abs(a[p]![p]!) + Math.abs(a[q]![q]!))) {
          a[p]![q] = 0;
          a[q]![p] = 0;
          continue;
        }
        rotated = true;
        const theta = (a[q]![q]! - a[p]![p]!) / (2 * off);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(1, theta));
        const c = 1 / Math.hypot(1, t);
        const s = t * c;
        for (let k = 0; k < size; k++) {
          const [x, y] = [a[k]![p]!, a[k]![q]!];
          a[k]![p] = c * x - s * y;
          a[k]![q] = s * x + c * y;
        }
        for (const rows of [a, vectors]) {
          for (let k = 0; k < size; k++) {
            const [x, y] = [rows[p]![k]!, rows[q]![k]!];
            rows[p]![k] = c * x - s * y;
            rows[q]![k] = s * x + c * y;
          }
        }
      }
    }
    if (!rotated) break;
  }
  const order = a.map((row, k) => ({ value: row[k]!, vector: vectors[k]! })).sort((x, y) => y.value - x.value);
  return { values: order.map(({ value }) => value), vectors: order.map(({ vector }) => vector) };
}

/**
 * All eigenvalues of a square matrix, sorted by real, then imaginary part: reduction to Hessenberg form, then shifted
 * QR steps in complex arithmetic (J. G. F. Francis, The Computer Journal 4 (1961) 265–271).
 */
export function eigenvalues(matrix: Matrix): Complex[] {
  requireSquare(matrix);
  const symmetric = matrix.every((row, i) => row.every((value, j) => value === matrix[j]![i]));
  const values = symmetric
    ? symmetricEigen(matrix).values.map((real) => ({ real, imaginary: 0 }))
    : hessenbergEigenvalues(hessenberg(balance(matrix)));
  return values.sort((a, b) => a.real - b.real || a.imaginary - b.imaginary);
}

/** Scales rows and columns by powers of two until their sizes are alike (E. E. Osborne 1960): the eigenvalues stay exactly the same. */
function balance(matrix: Matrix): number[][] {
  const a = matrix.map((row) => [...row]);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < a.length; i++) {
      let row = 0;
      let column = 0;
      for (let j = 0; j < a.length; j++) {
        if (j === i) continue;
        row += Math.abs(a[i]![j]!);
        column += Math.abs(a[j]![i]!);
      }
      if (row === 0 || column === 0) continue;
      const factor = 2 ** Math.round(Math.log2(row / column) / 2);
      if (column * factor + row / factor >= 0.95 * (row + column)) continue;
      changed = true;
      for (let j = 0; j < a.length; j++) {
        a[i]![j] = a[i]![j]! / factor;
        a[j]![i] = a[j]![i]! * factor;
      }
    }
  }
  return a;
}

/** A similar matrix with zeros below the first subdiagonal, by Householder reflections from both sides. */
function hessenberg(matrix: number[][]): number[][] {
  let a = matrix;
  const size = a.length;
  for (let k = 0; k < size - 2; k++) {
    const v = a.map((row, i) => (i > k ? row[k]! : 0));
    const norm = Math.hypot(...v);
    if (norm === 0) continue;
    v[k + 1] = v[k + 1]! + (v[k + 1]! > 0 ? norm : -norm);
    const square = v.reduce((total, value) => total + value * value, 0);
    // Reflecting the rows, transposing and reflecting again is H·A·H.
    for (let side = 0; side < 2; side++) {
      for (let j = 0; j < size; j++) {
        const share = (2 * v.reduce((total, value, i) => total + value * a[i]![j]!, 0)) / square;
        for (let i = k + 1; i < size; i++) a[i]![j] = a[i]![j]! - share * v[i]!;
      }
      a = transpose(a);
    }
    for (let i = k + 2; i < size; i++) a[i]![k] = 0;
  }
  return a;
}

/** Deflates the eigenvalues off the end one or two at a time by implicit double-shift QR steps in real arithmetic. */
function hessenbergEigenvalues(h: number[][]): Complex[] {
  const found: Complex[] = [];
  let end = h.length - 1;
  let tries = 0;
  while (end >= 0) {
    spend(h.length * h.length);
    let start = end;
    while (start > 0) {
      const scale = Math.abs(h[start - 1]![start - 1]!) + Math.abs(h[start]![start]!);
      if (Math.abs(h[start]![start - 1]!) <= Number.EPSILON * (scale || 1)) {
        h[start]![start - 1] = 0;
        break;
      }
      start -= 1;
    }
    if (start === end) {
      found.push({ real: h[end]![end]!, imaginary: 0 });
      end -= 1;
      tries = 0;
    } else if (start === end - 1) {
      found.push(...pairOf(h[start]![start]!, h[start]![end]!, h[end]![start]!, h[end]![end]!));
      end -= 2;
      tries = 0;
    } else {
      tries += 1;
      if (tries > 200) throw noResult('The eigenvalues of this matrix cannot be separated.');
      doubleShift(h, start, end, tries % 10 === 0);
    }
  }
  return found;
}

/** The eigenvalues of [[a, b], [c, d]]. */
function pairOf(a: number, b: number, c: number, d: number): Complex[] {
  const half = (a - d) / 2;
  const discriminant = half * half + b * c;
  const center = (a + d) / 2;
  if (discriminant < 0) {
    const imaginary = Math.sqrt(-discriminant);
    return [
      { real: center, imaginary: -imaginary },
      { real: center, imaginary },
    ];
  }
  const step = half + (half < 0 ? -1 : 1) * Math.sqrt(discriminant);
  const first = d + step;
  const second = step === 0 ? d : d - (b * c) / step;
  return [
    { real: first, imaginary: 0 },
    { real: second, imaginary: 0 },
  ];
}

/** One Francis step on rows start to end; an exceptional shift breaks cycles. */
function doubleShift(h: number[][], start: number, end: number, exceptional: boolean): void {
  const at = (i: number, j: number): number => h[i]![j]!;
  let trace = at(end - 1, end - 1) + at(end, end);
  let det = at(end - 1, end - 1) * at(end, end) - at(end - 1, end) * at(end, end - 1);
  if (exceptional) {
    const size = Math.abs(at(end, end - 1)) + Math.abs(at(end - 1, end - 2));
    trace = 1.5 * size;
    det = size * size;
  }
  let x = at(start, start) ** 2 + at(start, start + 1) * at(start + 1, start) - trace * at(start, start) + det;
  let y = at(start + 1, start) * (at(start, start) + at(start + 1, start + 1) - trace);
  let z = at(start + 1, start) * at(start + 2, start + 1);
  for (let k = start; k < end; k++) {
    const v = k < end - 1 ? [x, y, z] : [x, y];
    const norm = Math.hypot(...v);
    if (norm !== 0) {
      v[0] = v[0]! + (x > 0 ? norm : -norm);
      const square = v.reduce((total, value) => total + value * value, 0);
      for (let j = Math.max(start, k - 1); j <= end; j++) {
        const share = (2 * v.reduce((total, value, i) => total + value * at(k + i, j), 0)) / square;
        for (const [i, value] of v.entries()) h[k + i]![j] = at(k + i, j) - share * value;
      }
      for (let i = start; i <= Math.min(end, k + 3); i++) {
        const share = (2 * v.reduce((total, value, j) => total + value * at(i, k + j), 0)) / square;
        for (const [j, value] of v.entries()) h[i]![k + j] = at(i, k + j) - share * value;
      }
    }
    x = at(k + 1, k);
    y = k < end - 1 ? at(k + 2, k) : 0;
    z = k < end - 2 ? at(k + 3, k) : 0;
    if (k > start) {
      h[k + 1]![k - 1] = 0;
      if (k < end - 1) h[k + 2]![k - 1] = 0;
    }
  }
}
