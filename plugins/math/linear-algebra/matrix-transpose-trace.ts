import { category, defineCalculator, isNear, matrix, number, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { add, type Fraction, fraction, fractionText, isZero, multiply, subtract } from '../shared/rational.js';
import {
  absolute,
  type Exact,
  exactText,
  fitsSentence,
  negative,
  readable,
  shownMatrix,
  shownNumber,
  sumOf,
  transposed,
} from './shared/exact.js';

const HALF = fraction(1n, 2n);
const CLASSES = [
  'Symmetric',
  'Skew-symmetric',
  'Hermitian',
  'Skew-Hermitian',
  'Symmetric and skew-Hermitian',
  'Skew-symmetric and Hermitian',
  'Zero',
  'Neither symmetric nor skew',
  'Not square',
] as const;

/** A = S + K with a symmetric S and a skew K; of complex matrices with the conjugate transpose. */
export default defineCalculator({
  title: 'Transpose and trace of a matrix',
  description:
    'Transpose, trace, and symmetric and skew-symmetric parts of a matrix; of a complex one the conjugate transpose and the Hermitian and skew-Hermitian parts.',
  keywords: [
    'matrix transpose',
    'matrix trace',
    'conjugate transpose',
    'Hermitian transpose',
    'symmetric part',
    'skew-symmetric part',
  ],
  inputs: {
    matrix: matrix({
      label: 'Matrix, or its real parts',
      help: 'Of a complex matrix the imaginary parts stand in a field of their own.',
      symbol: 'A',
      min: -1e15,
      max: 1e15,
    }),
    imaginary: matrix({
      label: 'Imaginary parts',
      help: 'Of a complex matrix, of the same shape: without i.',
      symbol: 'B',
      optional: true,
      min: -1e15,
      max: 1e15,
    }),
  },
  outputs: {
    exact: text({ label: 'Transpose, exact', optional: true }),
    conjugate: text({ label: 'Conjugate transpose, exact', optional: true }),
    trace: number({ label: 'Trace', optional: true }),
    imaginaryTrace: number({ label: 'Imaginary part of the trace', optional: true }),
    kind: category(CLASSES, { label: 'The matrix is' }),
    transpose: matrix({ label: 'Transpose, of a complex matrix its real parts' }),
    imaginaryTranspose: matrix({ label: 'Transpose, imaginary parts', optional: true }),
    symmetric: matrix({ label: 'Symmetric part, of a complex matrix the Hermitian one, real parts', optional: true }),
    imaginarySymmetric: matrix({ label: 'Hermitian part, imaginary parts', optional: true }),
    skew: matrix({
      label: 'Skew-symmetric part, of a complex matrix the skew-Hermitian one, real parts',
      optional: true,
    }),
    imaginarySkew: matrix({ label: 'Skew-Hermitian part, imaginary parts', optional: true }),
  },
  algorithm: ({ matrix, imaginary }) => {
    const real = exactMatrix(matrix);
    const other = imaginary && exactMatrix(imaginary);
    const square = real.length === real[0]!.length;
    const [turned, turnedOther] = [transposed(real), other && transposed(other)];
    const minus = turnedOther?.map((row) => row.map(negative));
    return {
      exact: turnedOther ? complexText(turned, turnedOther) : exactText(turned),
      conjugate: minus && complexText(turned, minus),
      kind: kindOf(real, other),
      transpose: shownMatrix(turned),
      imaginaryTranspose: turnedOther && shownMatrix(turnedOther),
      ...(square && {
        trace: shownNumber(traceOf(real)),
        symmetric: shownMatrix(half(real, turned, add)),
        skew: shownMatrix(half(real, turned, subtract)),
      }),
      ...(square &&
        other && {
          imaginaryTrace: shownNumber(traceOf(other)),
          imaginarySymmetric: shownMatrix(half(other, transposed(other), subtract)),
          imaginarySkew: shownMatrix(half(other, transposed(other), add)),
        }),
    };
  },
  requires: [
    {
      that: ({ matrix, imaginary }) => imaginary.length === matrix.length && imaginary[0]!.length === matrix[0]!.length,
      field: 'imaginary',
      says: 'The imaginary parts need as many rows and columns as the real parts.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ matrix, imaginary, kind }) =>
        kind === 'Neither symmetric nor skew' &&
        isNearlyOfAKind(matrix, imaginary ?? matrix.map((row) => row.map(() => 0))),
      says: 'Entries across the diagonal differ from the thirteenth digit on. If they were computed, rounding may be why the matrix is neither.',
    },
  ],
  explanation: ({ exact, conjugate, trace, imaginaryTrace, kind }) => {
    const shown = fitsSentence(conjugate)
      ? 'The transpose is {exact}, the conjugate transpose {conjugate}'
      : fitsSentence(exact)
        ? 'The transpose is {exact}'
        : 'The transpose has the rows of the matrix as its columns';
    if (trace === undefined) return `${shown}; the matrix is not square and has no trace.`;
    return imaginaryTrace === undefined
      ? `${shown}; the trace is {trace}, and the matrix is ${inSentence(kind)}.`
      : `${shown}; the trace has the real part {trace} and the imaginary part {imaginaryTrace}, and the matrix is ${kind === 'Neither symmetric nor skew' ? 'neither symmetric nor Hermitian, nor skew of either kind' : inSentence(kind)}.`;
  },
  examples: [
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
      results: {
        exact: '1 4; 2 5; 3 6',
        transpose: [
          [1, 4],
          [2, 5],
          [3, 6],
        ],
        kind: 'Not square',
      },
      source: 'By hand',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          ['1/3', 4],
        ],
      },
      results: {
        exact: '1 1/3; 2 4',
        trace: 5,
        kind: 'Neither symmetric nor skew',
        symmetric: [
          [1, 1.16666666667],
          [1.16666666667, 4],
        ],
        skew: [
          [0, 0.833333333333],
          [-0.833333333333, 0],
        ],
      },
      source: 'By hand: (2 + 1/3)/2 and (2 - 1/3)/2',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 3],
        ],
      },
      results: { kind: 'Symmetric', trace: 4 },
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [0, 2],
          [-2, 0],
        ],
      },
      results: { kind: 'Skew-symmetric', trace: 0 },
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 0],
        ],
      },
      results: { kind: 'Zero' },
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
        ],
        imaginary: [
          [0, -1],
          [1, '1/2'],
        ],
      },
      results: {
        exact: '1 3+i; 2-i 4+(1/2)i',
        conjugate: '1 3-i; 2+i 4-(1/2)i',
        trace: 5,
        imaginaryTrace: 0.5,
        kind: 'Neither symmetric nor skew',
        imaginaryTranspose: [
          [0, 1],
          [-1, 0.5],
        ],
        symmetric: [
          [1, 2.5],
          [2.5, 4],
        ],
        imaginarySymmetric: [
          [0, -1],
          [1, 0],
        ],
        skew: [
          [0, -0.5],
          [0.5, 0],
        ],
        imaginarySkew: [
          [0, 0],
          [0, 0.5],
        ],
      },
      source: 'By hand: (A + A*)/2 and (A - A*)/2; numpy',
    },
    {
      inputs: {
        matrix: [
          [2, 1],
          [1, 3],
        ],
        imaginary: [
          [0, -5],
          [5, 0],
        ],
      },
      results: { kind: 'Hermitian', conjugate: '2 1-5i; 1+5i 3' },
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [0, 1],
          [-1, 0],
        ],
        imaginary: [
          [1, 2],
          [2, 0],
        ],
      },
      results: { kind: 'Skew-Hermitian', conjugate: '-i -1-2i; 1-2i 0' },
      source: 'By definition: A* = -A',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 0],
        ],
        imaginary: [
          [1, 2],
          [2, 0],
        ],
      },
      results: { kind: 'Symmetric' },
      source: 'By definition: complex, and equal to its plain transpose',
    },
    {
      inputs: {
        matrix: [
          [0, 1],
          [-1, 0],
        ],
        imaginary: [
          [0, 2],
          [-2, 0],
        ],
      },
      results: { kind: 'Skew-symmetric' },
      source: 'By definition: complex, and the negative of its plain transpose',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 0],
        ],
        imaginary: [
          [0, -1],
          [1, 0],
        ],
      },
      results: { kind: 'Skew-symmetric and Hermitian', exact: '0 i; -i 0', conjugate: '0 -i; i 0' },
      source: 'By definition: the second matrix of Pauli',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 0],
        ],
        imaginary: [
          [0, 2],
          [2, 0],
        ],
      },
      results: { kind: 'Symmetric and skew-Hermitian' },
      source: 'By definition: i times a real symmetric matrix',
    },
    {
      inputs: {
        matrix: [
          [1, 0.3],
          [0.30000000000000004, 1],
        ],
      },
      results: { kind: 'Neither symmetric nor skew' },
      cautions: ['thirteenth digit'],
      source: 'By definition: 0.1 + 0.2 of doubles is not 0.3',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
        ],
        imaginary: [[1, 2]],
      },
      refused: 'as many rows and columns',
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [
            123456789.123, 123456789.248, 123456789.373, 123456789.498, 123456789.623, 123456789.748, 123456789.873,
            123456789.998, 123456790.123, 123456790.248,
          ],
          [
            123456796.123, 123456796.248, 123456796.373, 123456796.498, 123456796.623, 123456796.748, 123456796.873,
            123456796.998, 123456797.123, 123456797.248,
          ],
          [
            123456803.123, 123456803.248, 123456803.373, 123456803.498, 123456803.623, 123456803.748, 123456803.873,
            123456803.998, 123456804.123, 123456804.248,
          ],
          [
            123456810.123, 123456810.248, 123456810.373, 123456810.498, 123456810.623, 123456810.748, 123456810.873,
            123456810.998, 123456811.123, 123456811.248,
          ],
          [
            123456817.123, 123456817.248, 123456817.373, 123456817.498, 123456817.623, 123456817.748, 123456817.873,
            123456817.998, 123456818.123, 123456818.248,
          ],
          [
            123456824.123, 123456824.248, 123456824.373, 123456824.498, 123456824.623, 123456824.748, 123456824.873,
            123456824.998, 123456825.123, 123456825.248,
          ],
          [
            123456831.123, 123456831.248, 123456831.373, 123456831.498, 123456831.623, 123456831.748, 123456831.873,
            123456831.998, 123456832.123, 123456832.248,
          ],
          [
            123456838.123, 123456838.248, 123456838.373, 123456838.498, 123456838.623, 123456838.748, 123456838.873,
            123456838.998, 123456839.123, 123456839.248,
          ],
          [
            123456845.123, 123456845.248, 123456845.373, 123456845.498, 123456845.623, 123456845.748, 123456845.873,
            123456845.998, 123456846.123, 123456846.248,
          ],
          [
            123456852.123, 123456852.248, 123456852.373, 123456852.498, 123456852.623, 123456852.748, 123456852.873,
            123456852.998, 123456853.123, 123456853.248,
          ],
        ],
      },
      results: { trace: 1234568211.855 },
      source: 'sympy: sum of the diagonal',
    },
  ],
  notes: [
    'A symmetric matrix is its transpose, a skew-symmetric one the negative of it; Hermitian and skew-Hermitian say the same of the conjugate transpose (A′ in MATLAB; A.′ is the plain one).',
    'The parts add up to the matrix: (A + Aᵀ)/2 and (A − Aᵀ)/2, of complex ones with the conjugate transpose.',
  ],
  references: [
    { title: 'Strang: Introduction to Linear Algebra, 5th ed., §2.7 and 9.2', isbn: '978-0-9802327-7-6' },
    { title: 'Horn, Johnson: Matrix Analysis, 2nd ed., §0.2 and 4.1', isbn: '978-0-521-54823-6' },
  ],
});

/** Hermite keeps his capital. */
const inSentence = (kind: string) => kind.replace(/^[SNZ]/, (letter) => letter.toLowerCase());

/** Symmetric, Hermitian or skew but for the last digits. */
function isNearlyOfAKind(real: Numbers, imaginary: Numbers): boolean {
  return [1, -1].some((sign) => [1, -1].some((other) => isAcross(real, sign) && isAcross(imaginary, other)));
}

type Numbers = readonly (readonly number[])[];

const isAcross = (matrix: Numbers, sign: number) =>
  matrix.every((row, i) => row.every((entry, j) => isNear(entry, sign * matrix[j]![i]!, 1e-12 * Math.abs(entry))));

const traceOf = (matrix: Exact) => sumOf(matrix.map((row, k) => row[k]!));

const half = (a: Exact, b: Exact, operation: typeof add) =>
  a.map((row, i) => row.map((entry, j) => multiply(HALF, operation(entry, b[i]![j]!))));

/** Of a real matrix, or a complex one, in which one kind comes before another. */
function kindOf(real: Exact, imaginary: Exact | undefined): (typeof CLASSES)[number] {
  if (real.length !== real[0]!.length) return 'Not square';
  const other = imaginary ?? real.map((row) => row.map((entry) => subtract(entry, entry)));
  if ([real, other].every(isAllZero)) return 'Zero';
  const isReal = isAllZero(other);
  if (isAllZero(real) && isEven(other)) return 'Symmetric and skew-Hermitian';
  if (isAllZero(real) && isOdd(other)) return 'Skew-symmetric and Hermitian';
  if (isEven(real) && isOdd(other)) return isReal ? 'Symmetric' : 'Hermitian';
  if (isOdd(real) && isEven(other)) return isReal ? 'Skew-symmetric' : 'Skew-Hermitian';
  if (isEven(real) && isEven(other)) return 'Symmetric';
  return isOdd(real) && isOdd(other) ? 'Skew-symmetric' : 'Neither symmetric nor skew';
}

const isAllZero = (matrix: Exact) => matrix.every((row) => row.every(isZero));
const isEven = (matrix: Exact) => isAllZero(half(matrix, transposed(matrix), subtract));
const isOdd = (matrix: Exact) => isAllZero(half(matrix, transposed(matrix), add));

/** `1-2i 3; i 4/5`, without spaces within an entry. */
function complexText(real: Exact, imaginary: Exact): string | undefined {
  return readable(real.map((row, i) => row.map((entry, j) => complexEntry(entry, imaginary[i]![j]!))));
}

function complexEntry(real: Fraction, imaginary: Fraction): string {
  if (isZero(imaginary)) return fractionText(real);
  const size = fractionText(absolute(imaginary));
  const part = size === '1' ? 'i' : size.includes('/') ? `(${size})i` : `${size}i`;
  const sign = imaginary.over < 0n ? '-' : '';
  if (isZero(real)) return `${sign}${part}`;
  return `${fractionText(real)}${sign || '+'}${part}`;
}
