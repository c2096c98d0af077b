import { defineCalculator, integer, matrix, noResult, number, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { fraction, numberOf, wholeMultiples } from '../shared/rational.js';
import {
  type Exact,
  exactText,
  fitsSentence,
  holdToDigits,
  inverseOf,
  isLess,
  isNearlySingular,
  MOST_DIGITS,
  shownNumber,
  sumOf,
  transposed,
} from './shared/exact.js';

/** Repeated squaring on whole numbers, over a power of the common denominator. */
export default defineCalculator({
  title: 'Matrix power',
  description:
    'Whole power of a square matrix, exact and as decimals: repeated matrix products, the identity for 0, and powers of the inverse for negative exponents.',
  keywords: ['matrix exponentiation', 'raise a matrix to a power', 'A^n', 'square of a matrix', 'matrix squared'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 6, maxColumns: 6, min: -1e15, max: 1e15 }),
    exponent: integer({
      label: 'Exponent',
      help: 'Negative for powers of the inverse.',
      symbol: 'n',
      min: -1000,
      max: 1000,
    }),
  },
  outputs: {
    exact: text({ label: 'Power, exact', optional: true }),
    trace: number({ label: 'Trace of the power' }),
    power: matrix({ label: 'Power' }),
  },
  algorithm: ({ matrix, exponent }) => {
    const exact = exactMatrix(matrix);
    if (exponent < 0) holdToDigits(transposed(exact), MOST_DIGITS);
    const base = exponent < 0 ? inverseOf(exact) : exact;
    if (base === undefined) throw noResult('The matrix is singular: it has no inverse, and so no negative powers.');
    const { entries, under } = raised(base, Math.abs(exponent));
    const large = entries.flat().some((over) => Math.abs(numberOf({ over, under })) >= LARGE);
    const shown = (over: bigint) =>
      large && Math.abs(numberOf({ over, under })) < SMALLEST
        ? 0
        : shownNumber({ over, under }, 'take an exponent nearer to 0');
    return {
      exact:
        lengthOf(under) > READABLE
          ? undefined
          : exactText(entries.map((row) => row.map((over) => fraction(over, under)))),
      trace: shown(entries.reduce((total, row, k) => total + row[k]!, 0n)),
      power: entries.map((row) => row.map(shown)),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ matrix, exponent }) => exponent < 0 && isNearlySingular(matrix),
      says: 'The matrix is nearly singular: changes of 0.1% in its entries can change its inverse beyond recognition. If they are rounded or measured, give more digits (1/3 instead of 0.333).',
    },
    {
      level: 'caution',
      when: ({ matrix, exponent }) => Math.abs(exponent) > 1 && isNearlyStochastic(exactMatrix(matrix)),
      says: 'The rows or columns add up to nearly 1, but not all of them exactly. If these are probabilities of a Markov chain, they were rounded, and powers shrink or grow by it: write 1/3 instead of 0.333, or correct the last digit.',
    },
    {
      level: 'note',
      when: ({ matrix, exponent, power }) => Math.abs(exponent) > 1 && hasVanished(matrix, exponent, power),
      says: 'Entries below 10⁻³⁰⁰ are given as 0: beside the others they do not count.',
    },
  ],
  explanation: ({ exact, exponent }) => {
    if (exponent === 0) return 'The power 0 of any square matrix is the identity, {exact}.';
    if (fitsSentence(exact)) return 'The matrix to the power {exponent} is {exact}.';
    return exact !== undefined
      ? 'The matrix to the power {exponent} is given exactly and as decimals; its trace is {trace}.'
      : 'The matrix to the power {exponent} is given as decimals; its trace is {trace}.';
  },
  examples: [
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 0],
        ],
        exponent: 10,
      },
      results: {
        exact: '89 55; 55 34',
        trace: 123,
        power: [
          [89, 55],
          [55, 34],
        ],
      },
      source: 'By hand: Fibonacci and Lucas numbers',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
        ],
        exponent: -2,
      },
      results: {
        exact: '11/2 -5/2; -15/4 7/4',
        power: [
          [5.5, -2.5],
          [-3.75, 1.75],
        ],
      },
      source: 'sympy Matrix ** -2',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
        ],
        exponent: 0,
      },
      results: { exact: '1 0; 0 1', trace: 2 },
      source: 'By definition, also of a singular matrix; numpy.linalg.matrix_power',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
        ],
        exponent: -1,
      },
      noResult: 'no inverse',
      source: 'By hand: row 2 = 2 × row 1',
    },
    {
      inputs: {
        matrix: [
          [0.5, 0.25, 0.25],
          ['1/3', '1/3', '1/3'],
          [0.1, 0.3, 0.6],
        ],
        exponent: 7,
      },
      results: {
        power: [
          [0.282180847565, 0.295700626758, 0.422118525677],
          [0.281896036637, 0.295743594593, 0.42236036877],
          [0.281218875977, 0.295845732613, 0.422935391409],
        ],
      },
      source: 'sympy Matrix ** 7',
    },
    {
      inputs: {
        matrix: [
          [0.333, 0.333, 0.333],
          [0.5, 0.25, 0.25],
          [0.1, 0.3, 0.6],
        ],
        exponent: 300,
      },
      results: {
        power: [
          [0.260749848476, 0.270419862791, 0.386361159624],
          [0.260964137281, 0.270642098583, 0.38667867801],
          [0.261096064995, 0.27077891889, 0.386874159407],
        ],
      },
      cautions: ['they were rounded'],
      source: 'sympy Matrix ** 300',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 1.001],
        ],
        exponent: -1,
      },
      results: { exact: '1001 -1000; -1000 1000' },
      cautions: ['nearly singular'],
      source: 'By hand: over the determinant of 0.001',
    },
    {
      inputs: {
        matrix: [
          [0, 1],
          [0, 0],
        ],
        exponent: 2,
      },
      results: { exact: '0 0; 0 0', trace: 0 },
      source: 'By hand: nilpotent',
    },
    {
      inputs: {
        matrix: [
          [2, 1, 0],
          [0, 2, 1],
          [0, 0, 2],
        ],
        exponent: 5,
      },
      results: { exact: '32 80 80; 0 32 80; 0 0 32' },
      source: 'By hand: 2⁵, 5 × 2⁴, 10 × 2³; sympy',
    },
    {
      inputs: {
        matrix: [
          [0.1234567890123456, 1],
          [1, 0.123456789012345],
        ],
        exponent: -500,
      },
      noResult: 'too many digits',
      source: 'By definition',
    },
    {
      inputs: { matrix: [[1000000000]], exponent: 50 },
      noResult: 'take an exponent nearer to 0',
      source: 'By hand: 10⁴⁵⁰',
    },
    {
      inputs: {
        matrix: [
          [0.5, 0.5],
          [0, 1],
        ],
        exponent: 1000,
      },
      results: {
        trace: 1,
        power: [
          [0, 1],
          [0, 1],
        ],
      },
      cautions: ['given as 0'],
      source: 'By hand: 2⁻¹⁰⁰⁰ is 9.3 × 10⁻³⁰², and the chain is absorbed',
    },
    {
      inputs: {
        matrix: [
          [2, -1],
          [0, 1],
        ],
        exponent: -1000,
      },
      results: {
        power: [
          [0, 1],
          [0, 1],
        ],
      },
      cautions: ['given as 0'],
      source: 'By hand: the inverse is [[1/2, 1/2], [0, 1]]',
    },
    { inputs: { matrix: [[0.1]], exponent: 300 }, results: { trace: '1e-300' }, source: 'By hand: 10⁻³⁰⁰' },
    { inputs: { matrix: [[0.1]], exponent: 301 }, noResult: 'below 10⁻³⁰⁰', source: 'By hand: 10⁻³⁰¹' },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 0],
        ],
        exponent: 188,
      },
      results: {
        exact:
          '1409869790947669143312035591975596518914 871347450517368352816615810882615488381; 871347450517368352816615810882615488381 538522340430300790495419781092981030533',
      },
      source: 'sympy fibonacci(189), fibonacci(188), fibonacci(187)',
    },
    {
      inputs: {
        matrix: [
          [1e-300, 1, 1, 1],
          [1, 1e-300, 1, 1],
          [1, 1, 1e-300, 1],
          [1, 1, 1, 1e-300],
        ],
        exponent: -1,
      },
      noResult: 'Over a common denominator',
      source: 'By hand: 300 digits in each of 4 columns',
    },
  ],
  notes: [
    'This is the product of the matrix with itself, A × A × …, not the power of each entry (A^n in MATLAB, not A.^n; matrix_power in NumPy, not **).',
    'Entries count as the numbers that are written. Exact powers are left out where they are too long to read.',
  ],
  references: [
    { title: 'Golub, Van Loan: Matrix Computations, 4th ed., §9.2', isbn: '978-1-4214-0794-4' },
    {
      title: 'NumPy: numpy.linalg.matrix_power',
      url: 'https://numpy.org/doc/stable/reference/generated/numpy.linalg.matrix_power.html',
    },
  ],
});

type Whole = readonly (readonly bigint[])[];

/** Binary digits of numbers that are still read, and of those that are still worked with. */
const READABLE = 2000;
const LONGEST = 40_000;

/** What is smaller counts as 0 where another entry is at least so large. */
const SMALLEST = 1e-300;
const LARGE = 1e-280;

/** Whether an entry that is shown as 0 is not 0. */
function hasVanished(matrix: readonly (readonly number[])[], exponent: number, power: readonly (readonly number[])[]) {
  if (power.every((row) => row.every((shown) => shown !== 0))) return false;
  const exact = exactMatrix(matrix);
  const { entries } = raised(exponent < 0 ? inverseOf(exact)! : exact, Math.abs(exponent));
  return entries.some((row, i) => row.some((over, j) => over !== 0n && power[i]![j] === 0));
}

const lengthOf = (value: bigint) => value.toString(2).length;

/** Whole entries over one denominator, not in lowest terms. */
function raised(matrix: Exact, exponent: number): { readonly entries: Whole; readonly under: bigint } {
  const { values, by } = wholeMultiples(matrix.flat());
  const whole = matrix.map((_, i) => values.slice(i * matrix.length, (i + 1) * matrix.length));
  if (exponent * Math.max(...[...values, by].map(lengthOf)) > LONGEST) {
    throw noResult('The entries have too many digits for this exponent: round them, or take a smaller exponent.');
  }
  if (exponent > 0) return { entries: wholePower(whole, exponent), under: by ** BigInt(exponent) };
  return { entries: whole.map((row, i) => row.map((_, j) => (i === j ? 1n : 0n))), under: 1n };
}

function wholePower(matrix: Whole, exponent: number): Whole {
  if (exponent === 1) return matrix;
  const half = wholePower(matrix, Math.floor(exponent / 2));
  const square = times(half, half);
  return exponent % 2 === 0 ? square : times(square, matrix);
}

const times = (a: Whole, b: Whole): Whole =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((total, entry, k) => total + entry * b[k]![j]!, 0n)));

/** Shares whose rows, or columns, add up to within 3% of 1, but not all to 1. */
function isNearlyStochastic(matrix: Exact): boolean {
  const shares = matrix.flat().every(({ over, under }) => over >= 0n && over <= under);
  return (
    matrix.length > 1 &&
    shares &&
    [matrix, transposed(matrix)].some(addUpNearly) &&
    ![matrix, transposed(matrix)].some(addUp)
  );
}

const addUp = (rows: Exact) => rows.map(sumOf).every(({ over, under }) => over === under);

const addUpNearly = (rows: Exact) =>
  rows.map(sumOf).every((sum) => !isLess(sum, fraction(97n, 100n)) && !isLess(fraction(103n, 100n), sum));
