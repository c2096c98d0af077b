import { type Complex, category, defineCalculator, integer, matrix, number, table, text } from '@reckoner/engine';
import { characteristicPolynomial, exactEigenvalues, exactEigenvectors, numericEigenvectors } from '../shared/eigen.js';
import { exactMatrix } from '../shared/elimination.js';
import { type Fraction, fractionText, isZero, numberOf } from '../shared/rational.js';

/** The characteristic polynomial is exact, and so are multiplicities, rational eigenvalues and their vectors. */
export default defineCalculator({
  title: 'Eigenvalues and eigenvectors',
  description:
    'Eigenvalues of a square matrix with multiplicities and eigenvectors, the characteristic polynomial, and whether the matrix is diagonalizable.',
  keywords: ['characteristic polynomial', 'eigenspace', 'diagonalization', 'algebraic multiplicity', 'spectrum'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 5, maxColumns: 5, min: -1e6, max: 1e6 }),
  },
  outputs: {
    eigenvalues: text({ label: 'Eigenvalues', symbol: '\\lambda' }),
    polynomial: text({ label: 'Characteristic polynomial det(λI − A)' }),
    kind: category(['Diagonalizable', 'Diagonalizable with complex numbers', 'Not diagonalizable'], {
      label: 'The matrix is',
    }),
    details: table(
      {
        real: number({ label: 'Real part', places: 6 }),
        imaginary: number({ label: 'Imaginary part', places: 6 }),
        algebraic: integer({ label: 'Algebraic multiplicity' }),
        geometric: integer({ label: 'Geometric multiplicity' }),
        vectors: text({ label: 'Eigenvectors' }),
      },
      { label: 'Each eigenvalue' },
    ),
  },
  algorithm: ({ matrix }) => {
    const exact = exactMatrix(matrix);
    const found = exactEigenvalues(exact);
    const complete = found.every(({ algebraic, geometric }) => algebraic === geometric);
    const real = found.every(({ value }) => value.imaginary === 0);
    return {
      eigenvalues: found.map(({ value, exact }) => (exact ? rationalText(exact) : complexText(value))).join(', '),
      polynomial: polynomialText(characteristicPolynomial(exact)),
      kind: !complete ? 'Not diagonalizable' : real ? 'Diagonalizable' : 'Diagonalizable with complex numbers',
      details: found.map(({ value, exact: rational, algebraic, geometric }) => ({
        ...value,
        algebraic,
        geometric,
        vectors: (rational
          ? exactEigenvectors(exact, rational).map((vector) => vector.map(fractionText))
          : numericEigenvectors(matrix, value, geometric).map((vector) => vector.map(complexText))
        )
          .map((vector) => `(${vector.join(', ')})`)
          .join('; '),
      })),
    };
  },
  explanation: 'The eigenvalues are {eigenvalues}, the zeros of {polynomial}.',
  examples: [
    {
      inputs: {
        matrix: [
          [3, 4, -2],
          [0, 1, -4],
          [0, -4, -4],
        ],
      },
      results: { eigenvalues: '3.216990566, 3, -6.216990566', polynomial: 'λ^3 - 29λ + 60', kind: 'Diagonalizable' },
      source: 'sympy eigenvals: 3 and (-3 ± √89)/2',
    },
    {
      inputs: {
        matrix: [
          [2, 1],
          [1, 2],
        ],
      },
      results: {
        eigenvalues: '3, 1',
        polynomial: 'λ^2 - 4λ + 3',
        kind: 'Diagonalizable',
        details: { length: 2, rows: { 0: { vectors: '(1, 1)', algebraic: 1 }, 1: { vectors: '(-1, 1)' } } },
      },
      source: 'sympy: Matrix.charpoly, eigenvects',
    },
    {
      inputs: {
        matrix: [
          [2, 1, 0],
          [0, 2, 0],
          [0, 0, 5],
        ],
      },
      results: {
        eigenvalues: '5, 2',
        polynomial: 'λ^3 - 9λ^2 + 24λ - 20',
        kind: 'Not diagonalizable',
        details: {
          length: 2,
          rows: { 0: { vectors: '(0, 0, 1)' }, 1: { algebraic: 2, geometric: 1, vectors: '(1, 0, 0)' } },
        },
      },
      source: 'sympy: Matrix.charpoly, eigenvects',
    },
    {
      inputs: {
        matrix: [
          [0, -1],
          [1, 0],
        ],
      },
      results: {
        eigenvalues: 'i, -i',
        kind: 'Diagonalizable with complex numbers',
        details: { length: 2, rows: { 0: { real: 0, imaginary: 1, geometric: 1 } } },
      },
      source: 'By hand: the rotation by 90°',
    },
    {
      inputs: {
        matrix: [
          [1, 0.000001],
          [0.000001, 1],
        ],
      },
      results: {
        eigenvalues: '1.000001, 0.999999',
        details: { rows: { 0: { real: 1.000001, vectors: '(1, 1)' }, 1: { real: 0.999999, vectors: '(-1, 1)' } } },
      },
      source: 'By hand: 1 ± 10⁻⁶',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
        ],
      },
      results: {
        polynomial: 'λ^2 - 5λ - 2',
        kind: 'Diagonalizable',
        details: { rows: { 0: { real: 5.372281323269, imaginary: 0 }, 1: { real: -0.372281323269 } } },
      },
      source: 'By hand: (5 ± √33)/2; numpy.linalg.eigvals',
    },
    {
      inputs: {
        matrix: [
          [4, 0, 0],
          [0, 4, 0],
          [0, 0, 0.5],
        ],
      },
      results: {
        eigenvalues: '4, 1/2',
        polynomial: 'λ^3 - 17/2λ^2 + 20λ - 8',
        kind: 'Diagonalizable',
        details: { rows: { 0: { algebraic: 2, geometric: 2, vectors: '(1, 0, 0); (0, 1, 0)' } } },
      },
      source: 'sympy: Matrix.charpoly, eigenvects',
    },
    {
      inputs: {
        matrix: [
          [0, -1, 1, 0],
          [1, 0, 0, 1],
          [0, 0, 0, -1],
          [0, 0, 1, 0],
        ],
      },
      results: {
        eigenvalues: 'i, -i',
        polynomial: 'λ^4 + 2λ^2 + 1',
        kind: 'Not diagonalizable',
        details: { length: 2, rows: { 0: { algebraic: 2, geometric: 1 } } },
      },
      source: 'sympy: Matrix.charpoly, jordan_form',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 0],
          [-2, 1, 0],
          [0, 3, 1],
        ],
      },
      results: {
        eigenvalues: '1 + 2i, 1, 1 - 2i',
        kind: 'Diagonalizable with complex numbers',
      },
      source: 'numpy.linalg.eigvals',
    },
  ],
  notes: [
    'Rational eigenvalues and their vectors are exact; the vectors of others are rounded to ten digits. Any multiple of an eigenvector is one too.',
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., ch. 6', isbn: '978-0-9802327-7-6' }],
});

/** A fraction, or the decimal where that is how people would write it. */
function rationalText(value: Fraction): string {
  return value.under <= 1000n ? fractionText(value) : String(numberOf(value));
}

function complexText({ real, imaginary }: Complex): string {
  const rounded = (value: number) => Number(value.toPrecision(10));
  const [re, im] = [rounded(Math.abs(real) < 1e-12 ? 0 : real), rounded(Math.abs(imaginary) < 1e-12 ? 0 : imaginary)];
  if (im === 0) return String(re);
  const part = `${Math.abs(im) === 1 ? '' : Math.abs(im)}i`;
  if (re === 0) return im < 0 ? `-${part}` : part;
  return `${re} ${im < 0 ? '-' : '+'} ${part}`;
}

function polynomialText(coefficients: readonly Fraction[]): string {
  const terms = [...coefficients.entries()].reverse().filter(([, value]) => !isZero(value));
  return terms
    .map(([power, value], index) => {
      const negative = value.over < 0n;
      const size = fractionText({ over: negative ? -value.over : value.over, under: value.under });
      const letter = power === 0 ? '' : power === 1 ? 'λ' : `λ^${power}`;
      // The first is λ to the order of the matrix, once.
      const sign = index === 0 ? '' : negative ? ' - ' : ' + ';
      return `${sign}${size === '1' && letter !== '' ? '' : size}${letter}`;
    })
    .join('');
}
