import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  matrix,
  noResult,
  number,
  percent,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { decimalText, shownSize, transposed } from './shared/exact.js';
import { fullColumns, singularValues } from './shared/svd.js';

/** The rank is exact, and small singular values are right to all digits, however far below the largest they are. */
export default defineCalculator({
  title: 'Singular value decomposition (SVD)',
  description:
    'Singular values, rank, condition number and the factors of A = UΣVᵀ of a matrix of any shape, reduced or full, with the best approximation of lower rank and its error.',
  keywords: [
    'SVD',
    'singular values',
    'low-rank approximation',
    'Eckart-Young',
    'truncated SVD',
    'singular vectors',
    'numerical rank',
  ],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', maxRows: 8, maxColumns: 8, min: -1e15, max: 1e15 }),
    form: choice(
      {
        reduced: { label: 'Reduced: Σ is square', also: ['thin', 'economy'] },
        full: { label: 'Full: U and V are square', also: ['complete'] },
      },
      { label: 'Form', default: 'reduced' },
    ),
    keep: integer({
      label: 'Singular values to keep',
      help: 'For the best approximation of this rank.',
      symbol: 'k',
      min: 1,
      max: 8,
      optional: true,
    }),
    tolerance: number({
      label: 'Tolerance',
      help: 'Singular values up to this count as 0. Errors up to e in each entry move them by up to e√(rows × columns).',
      min: 0,
      max: 1e15,
      optional: true,
    }),
  },
  outputs: {
    singular: text({ label: 'Singular values' }),
    rank: integer({ label: 'Rank, exact' }),
    effectiveRank: integer({ label: 'Rank within the tolerance', optional: true }),
    condition: number({ label: 'Condition number σ₁/σₙ', optional: true }),
    least: number({ label: 'Least singular value that is not 0', optional: true }),
    spectralError: number({ label: 'Error of the approximation, 2-norm', optional: true }),
    frobeniusError: number({ label: 'Error of the approximation, Frobenius norm', optional: true }),
    lost: percent({ label: 'Share of the sum of squares left out', places: 4, optional: true }),
    values: table(
      {
        index: integer({ label: 'Number' }),
        value: number({ label: 'Singular value' }),
        share: percent({ label: 'Share of the sum of squares', places: 4 }),
      },
      { label: 'Each singular value' },
    ),
    u: matrix({ label: 'U, left singular vectors in columns' }),
    sigma: matrix({ label: 'Σ' }),
    vt: matrix({ label: 'Vᵀ, right singular vectors in rows' }),
    approximation: matrix({ label: 'Best approximation', optional: true }),
  },
  algorithm: ({ matrix, form, keep, tolerance }) => {
    const { values, u, v, rank } = singularValues(exactMatrix(matrix));
    if (rank === 0) throw noResult('All entries are 0: so are all singular values, and any directions will do.');
    const [rows, columns] = [matrix.length, matrix[0]!.length];
    const least = values[rank - 1]!;
    shownSize(least, false);
    const full = form === 'full';
    const squares = values.map((value) => (value / values[0]!) ** 2);
    const total = sum(squares);
    return {
      singular: values.map((value) => decimalText(value)).join(', '),
      rank,
      effectiveRank: tolerance === undefined ? undefined : values.filter((value) => isAbove(value, tolerance)).length,
      condition: rank === values.length ? values[0]! / least : undefined,
      least,
      ...(keep !== undefined && {
        spectralError: values[keep] ?? 0,
        frobeniusError: Math.hypot(...values.slice(keep)),
        lost: sum(squares.slice(keep)) / total,
        approximation: keep < rank ? truncated(u, values.slice(0, keep), v) : matrix,
      }),
      values: values.map((value, k) => ({ index: k + 1, value, share: squares[k]! / total })),
      u: transposed(full ? fullColumns(u, rows) : u),
      sigma: Array.from({ length: full ? rows : values.length }, (_, i) =>
        Array.from({ length: full ? columns : values.length }, (_, j) => (i === j ? values[i]! : 0)),
      ),
      vt: full ? fullColumns(v, columns) : v,
    };
  },
  requires: [
    {
      that: ({ matrix, keep }) => keep <= Math.min(matrix.length, matrix[0]!.length),
      field: 'keep',
      says: 'There are only as many singular values as the smaller number of rows or columns.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ values, rank, tolerance }) =>
        tolerance === undefined && isBelow(asShown(values[rank - 1]!.value), asShown(values[0]!.value) / 1000),
      says: 'The least singular value that is not 0, {least}, is less than a thousandth of the largest. The rank of {rank} holds for the entries as they are written; if they are rounded or measured, give a tolerance, and the rank within it may be lower.',
    },
    {
      level: 'caution',
      when: ({ values }) => values.some(({ value }, k) => k > 0 && value > 0 && isSame(values[k - 1]!.value, value)),
      says: 'Two singular values are equal, or nearly so: their singular vectors may be turned among each other, and other programs may give others.',
    },
    {
      level: 'caution',
      when: ({ values, keep, rank }) =>
        keep !== undefined && keep < rank && isSame(values[keep - 1]!.value, values[keep]!.value),
      says: 'The last singular value that is kept equals the first that is left out, or nearly so: this approximation is one of many that are as good.',
    },
  ],
  explanation: ({ keep, rank, effectiveRank, values, condition }) => {
    const within =
      effectiveRank === undefined
        ? ''
        : effectiveRank === rank
          ? ', also within the tolerance of {tolerance}'
          : ', or {effectiveRank} within the tolerance of {tolerance}';
    const are = values.length === 1 ? 'value is' : 'values are';
    const infinite = condition === undefined ? '; the condition number is infinite' : '';
    const found = `The singular ${are} {singular}, and the rank is {rank}${within}${infinite}.`;
    if (keep === undefined) return found;
    return keep < rank
      ? `${found} The best approximation of rank {keep} is off by {frobeniusError} in the Frobenius norm and {spectralError} in the 2-norm.`
      : `${found} With {keep} of them kept, nothing is lost.`;
  },
  examples: [
    {
      inputs: {
        matrix: [
          [3, 2, 2],
          [2, 3, -2],
        ],
      },
      results: {
        singular: '5, 3',
        rank: 2,
        condition: 1.66666666667,
        u: [
          [0.707106781187, 0.707106781187],
          [0.707106781187, -0.707106781187],
        ],
        vt: [
          [0.707106781187, 0.707106781187, 0],
          [0.235702260396, -0.235702260396, 0.942809041582],
        ],
        sigma: [
          [5, 0],
          [0, 3],
        ],
        least: 3,
        values: { length: 2, rows: { 0: { value: 5, share: 73.52941176 }, 1: { share: 26.47058824 } } },
      },
      source: 'mpmath svd_r with 60 digits; by hand: AAᵀ has the eigenvalues 25 and 9',
    },
    {
      inputs: {
        matrix: [
          [1, -2, 4],
          [2, 0, -5],
        ],
        tolerance: 0.5,
      },
      results: {
        singular: '6.590833704, 2.561427548',
        effectiveRank: 2,
        u: [
          [0.625727393591, 0.780041812283],
          [-0.780041812283, 0.625727393591],
        ],
        vt: [
          [-0.141766015185, -0.189878070571, 0.97151876732],
          [0.793111091812, -0.609068027544, -0.00330664001466],
        ],
      },
      source: 'mpmath svd_r with 60 digits, the largest entry of each v positive',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
        keep: 1,
      },
      results: {
        singular: '9.525518092, 0.5143005807',
        u: [
          [0.2298476964, -0.883461017699],
          [0.52474481876, -0.240782492133],
          [0.819641941121, 0.401896033433],
        ],
        vt: [
          [0.619629483829, 0.784894453267],
          [0.784894453267, -0.619629483829],
        ],
        spectralError: 0.514300580659,
        frobeniusError: 0.514300580659,
        lost: 0.2906649311,
        approximation: [
          [1.35662818711, 1.71846235048],
          [3.09719707145, 3.92326844589],
          [4.83776595578, 6.12807454131],
        ],
      },
      source: 'mpmath svd_r with 60 digits',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
        form: 'full',
      },
      results: {
        u: [
          [0.2298476964, -0.883461017699, 0.408248290464],
          [0.52474481876, -0.240782492133, -0.816496580928],
          [0.819641941121, 0.401896033433, 0.408248290464],
        ],
        sigma: [
          [9.52551809157, 0],
          [0, 0.514300580659],
          [0, 0],
        ],
      },
      source: 'mpmath svd_r; the third column is (1, -2, 1)/√6, at right angles to both columns of A',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
        keep: 2,
      },
      results: {
        singular: '16.84810335, 1.068369515, 0',
        rank: 2,
        frobeniusError: 0,
        approximation: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
      source: 'mpmath svd_r; numpy leaves 1e-16 for the last',
    },
    {
      inputs: {
        matrix: [
          ['1/1', '1/2', '1/3', '1/4', '1/5', '1/6', '1/7', '1/8'],
          ['1/2', '1/3', '1/4', '1/5', '1/6', '1/7', '1/8', '1/9'],
          ['1/3', '1/4', '1/5', '1/6', '1/7', '1/8', '1/9', '1/10'],
          ['1/4', '1/5', '1/6', '1/7', '1/8', '1/9', '1/10', '1/11'],
          ['1/5', '1/6', '1/7', '1/8', '1/9', '1/10', '1/11', '1/12'],
          ['1/6', '1/7', '1/8', '1/9', '1/10', '1/11', '1/12', '1/13'],
          ['1/7', '1/8', '1/9', '1/10', '1/11', '1/12', '1/13', '1/14'],
          ['1/8', '1/9', '1/10', '1/11', '1/12', '1/13', '1/14', '1/15'],
        ],
      },
      results: {
        rank: 8,
        least: 1.11153896637e-10,
        condition: 15257575741.6,
        values: { length: 8, rows: { 6: { value: 1.79887374582e-8 } } },
      },
      cautions: ['less than a thousandth'],
      source: 'mpmath svd_r of the Hilbert matrix with 60 digits',
    },
    {
      inputs: {
        matrix: [
          ['1/1', '1/2', '1/3', '1/4', '1/5', '1/6', '1/7', '1/8'],
          ['1/2', '1/3', '1/4', '1/5', '1/6', '1/7', '1/8', '1/9'],
          ['1/3', '1/4', '1/5', '1/6', '1/7', '1/8', '1/9', '1/10'],
          ['1/4', '1/5', '1/6', '1/7', '1/8', '1/9', '1/10', '1/11'],
          ['1/5', '1/6', '1/7', '1/8', '1/9', '1/10', '1/11', '1/12'],
          ['1/6', '1/7', '1/8', '1/9', '1/10', '1/11', '1/12', '1/13'],
          ['1/7', '1/8', '1/9', '1/10', '1/11', '1/12', '1/13', '1/14'],
          ['1/8', '1/9', '1/10', '1/11', '1/12', '1/13', '1/14', '1/15'],
        ],
        tolerance: 1e-6,
      },
      results: { rank: 8, effectiveRank: 6 },
      source: 'mpmath svd_r of the Hilbert matrix with 60 digits',
    },
    {
      inputs: {
        matrix: [
          [2, 0],
          [0, -2],
        ],
        keep: 1,
      },
      results: { singular: '2, 2', condition: 1, spectralError: 2 },
      cautions: ['may be turned among each other', 'one of many'],
      source: 'By hand: both axes are stretched by 2',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 1.0000000000001],
        ],
      },
      results: { least: 5.0e-14, rank: 2 },
      cautions: ['less than a thousandth'],
      source: 'mpmath svd_r with 60 digits',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 1],
          [1, 1e-60],
        ],
      },
      results: { rank: 2 },
      source: 'By hand: the columns differ',
    },
    {
      inputs: {
        matrix: [
          [1, 0],
          [0, 1e-60],
        ],
      },
      results: { least: 1e-60, singular: '1, 1 × 10⁻⁶⁰' },
      cautions: ['less than a thousandth'],
      source: 'By hand: a diagonal matrix',
    },
    {
      inputs: {
        matrix: [
          [1000000000, 0],
          [0, 1e-290],
        ],
      },
      noResult: 'too far apart',
      source: 'By hand: a diagonal matrix',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 0],
        ],
      },
      noResult: 'All entries are 0',
      source: 'By definition',
    },
    { inputs: { matrix: [[1, 2]], keep: 2 }, refused: 'only as many singular values', source: 'By definition' },
    {
      inputs: {
        matrix: [
          [3, 0],
          [0, 0.0029999999],
        ],
      },
      results: { singular: '3, 0.0029999999', rank: 2 },
      source: 'By hand: a diagonal matrix; shown as 3 and 0.003, which is not less than a thousandth',
    },
  ],
  notes: [
    'A pair of singular vectors may have the opposite signs in other programs: u and v turn together. Here the largest entry of v is positive (the first of equal ones).',
    'Vectors that belong to a singular value of 0, and those that fill up a full U or V, may be any at right angles.',
    'NumPy gives U, the singular values and Vᵀ, full by default; MATLAB gives U, Σ and V. Principal components are those of a matrix whose columns have had their means subtracted.',
    'The rank counts the entries as they are written. NumPy and MATLAB count as 0 what is at most max(rows, columns) × 2.2 × 10⁻¹⁶ of the largest singular value.',
  ],
  references: [
    { title: 'Golub, Van Loan: Matrix Computations, 4th ed., §2.4 and 8.6', isbn: '978-1-4214-0794-4' },
    {
      title: 'Hestenes: Inversion of Matrices by Biorthogonalization and Related Results, J. SIAM 6 (1958) 51-90',
      doi: '10.1137/0106005',
    },
    {
      title: 'NumPy: numpy.linalg.matrix_rank',
      url: 'https://numpy.org/doc/stable/reference/generated/numpy.linalg.matrix_rank.html',
    },
  ],
});

const isSame = (a: number, b: number): boolean => isAtMost(a - b, 1e-9 * a);

/** Σ σuvᵀ of the columns that are kept; what is below the last digits of the largest is 0. */
function truncated(u: readonly number[][], values: readonly number[], v: readonly number[][]): number[][] {
  const cut = 1e-15 * values[0]!;
  return u[0]!.map((_, i) =>
    v[0]!.map((_, j) => {
      const entry = sum(values.map((value, k) => value * u[k]![i]! * v[k]![j]!));
      return Math.abs(entry) < cut ? 0 : entry;
    }),
  );
}

/** To the six digits that are shown. */
const asShown = (value: number) => Number(value.toPrecision(6));
