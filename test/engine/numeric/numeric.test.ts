/** The numeric functions on plain numbers: worked cases, references from R and NumPy, laws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as n from '../../../engine/src/numeric/index.js';

const options = { seed: 7, numRuns: 100 };
const entry = fc.integer({ min: -50, max: 50 });
const squareMatrix = fc
  .integer({ min: 1, max: 6 })
  .chain((size) =>
    fc.array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
  );

function expectMatrix(
  actual: readonly (readonly number[])[],
  expected: readonly (readonly number[])[],
  digits = 9,
): void {
  expect(actual.length).toBe(expected.length);
  for (const [i, row] of expected.entries()) {
    for (const [j, value] of row.entries()) expect(actual[i]![j]).toBeCloseTo(value, digits);
  }
}

describe('sums', () => {
  test('small terms survive large ones', () => {
    expect(n.sum([0.1, 0.2, 0.3, 1e100, -1e100])).toBe(0.6);
    expect(n.sum(new Array(10).fill(0.1))).toBe(1);
    expect(n.cumulativeSum(new Array(10).fill(0.1)).at(-1)).toBe(1);
    expect(n.sum([])).toBe(0);
    expect(n.sum([1, Infinity])).toBe(Infinity);
  });
  test('mean and product', () => {
    expect(n.mean([1, 2, 4])).toBeCloseTo(7 / 3, 15);
    expect(n.product([2, 3, 7])).toBe(42);
    expect(n.product([])).toBe(1);
  });
});

describe('roots', () => {
  const cases: readonly [string, (x: number) => number, number, number, number][] = [
    ['a square root', (x) => x * x - 2, 0, 5, Math.SQRT2],
    ['a root at an end', (x) => x, 0, 1, 0],
    ['a root at an end of what falls', (x) => -x, 0, 1, 0],
    ['a root at the other end of what falls', (x) => 1 - x, 0, 1, 1],
    ['the same sign at both ends', (x) => (x - 1) * (x - 1.5), 0, 10, 1],
    ['a wide interval', (x) => Math.log(x) + 20, 1e-30, 1e30, Math.exp(-20)],
    ['not a pole', (x) => 1 / (x - 1) + 2 - x * 0, 0, 3, 0.5],
    ['undefined at one end', (x) => Math.log(x) + 1, 0, 3, Math.exp(-1)],
    ['a triple root', (x) => (x - 0.3) ** 3, 0, 1, 0.3],
  ];
  test.each(cases)('%s', (_name, f, low, high, root) => {
    expect(Math.abs(n.findRoot(f, low, high) - root)).toBeLessThan(1e-13);
  });
  test('a tolerance ends the search early', () => {
    let calls = 0;
    const f = (x: number): number => {
      calls += 1;
      return Math.exp(x) - 5;
    };
    n.findRoot(f, 0, 10);
    const all = calls;
    calls = 0;
    expect(Math.abs(n.findRoot(f, 0, 10, 1e-3) - Math.log(5))).toBeLessThan(2e-3);
    expect(calls).toBeLessThan(all);
  });
  test('no root is a sentence', () => {
    expect(() => n.findRoot((x) => x * x + 1, -1, 1)).toThrow('a solution, if there is one, is too extreme.');
    expect(() => n.findRoot((x) => 1 / (x - 1), 0, 3)).toThrow('a solution, if there is one, is too extreme.');
  });
  test('any root of a cubic in a bracket is found', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (root) => {
        const x = n.findRoot((t) => (t - root) * (t * t + 1), -21, 22);
        expect(Math.abs(x - root)).toBeLessThan(1e-13);
      }),
      options,
    );
  });
  test('Newton, with and without a derivative', () => {
    expect(n.newton((x) => x ** 3 - 2, 1)).toBeCloseTo(Math.cbrt(2), 14);
    expect(
      n.newton(
        (x) => x ** 3 - 2,
        1,
        (x) => 3 * x * x,
      ),
    ).toBeCloseTo(Math.cbrt(2), 14);
    expect(() => n.newton((x) => x * x + 1, 0.5)).toThrow('does not converge');
  });
});

describe('minimum, integral, differential equation', () => {
  test('minimize', () => {
    expect(n.minimize((x) => (x - 2) ** 2 + 1, 0, 10)).toBeCloseTo(2, 7);
    expect(n.minimize((x) => x, 1, 3)).toBeCloseTo(1, 6);
  });
  test.each<[string, (x: number) => number, number, number, number, number]>([
    ['a polynomial', (x) => x ** 5 - x, -1, 2, 9, 1e-13],
    ['a bell', (x) => Math.exp(-x * x), -Infinity, Infinity, Math.sqrt(Math.PI), 1e-12],
    ['a decay', (x) => Math.exp(-x), 1, Infinity, Math.exp(-1), 1e-12],
    ['an integrable spike', (x) => 1 / Math.sqrt(x), 0, 1, 2, 1e-10],
    ['backwards', (x) => 1 / x, Math.E, 1, -1, 1e-13],
    ['a kink', (x) => Math.abs(x - 0.3), 0, 1, 0.29, 1e-12],
    ['many waves', (x) => Math.sin(50 * x), 0, 1, (1 - Math.cos(50)) / 50, 1e-12],
  ])('integrate %s', (_name, f, low, high, expected, tolerance) => {
    expect(Math.abs(n.integrate(f, low, high) - expected)).toBeLessThan(tolerance);
  });
  test('a divergent integral is a sentence', () => {
    expect(() => n.integrate((x) => 1 / x, 0, 1)).toThrow('does not converge');
  });
  test('Runge–Kutta: a circle of unit speed', () => {
    const rows = n.rungeKutta4((_t, [x, y]) => [-y!, x!], 0, [1, 0], Math.PI, 200);
    expect(rows).toHaveLength(201);
    expectMatrix([rows.at(-1)!], [[Math.PI, -1, 0]], 8);
  });
});

describe('interpolation', () => {
  const points: n.Points = [
    [0, 1.293],
    [20, 1.205],
    [40, 1.127],
  ];
  test('linear', () => {
    expect(n.interpolate(points, 25)).toBeCloseTo(1.1855, 12);
    expect(n.interpolate(points, 40)).toBe(1.127);
    expect(n.interpolate([[3, 5]], 3)).toBe(5);
  });
  test('monotone cubic, as scipy PchipInterpolator', () => {
    const table: n.Points = [
      [0, 0],
      [1, 1],
      [2, 1.5],
      [4, 5],
    ];
    expect(n.interpolateMonotone(table, 1)).toBe(1);
    expect(n.interpolateMonotone(table, 0.5)).toBeCloseTo(0.5729166666666667, 12);
    expect(n.interpolateMonotone(table, 1.5)).toBeCloseTo(1.2417635658914727, 12);
    expect(n.interpolateMonotone(table, 3.2)).toBeCloseTo(3.1646511627906984, 12);
  });
  test('outside the table is a sentence', () => {
    expect(() => n.interpolate(points, 41)).toThrow('The value 41 lies outside the table, which runs from 0 to 40.');
  });
});

describe('statistics', () => {
  const values = [1, 3, 4, 8, 12, 20];
  test('quantiles of all nine types, as R', () => {
    const types = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const expected = [3, 3, 3, 2.6, 3.3, 3.1, 3.5, 3.2333333333333334, 3.25];
    for (const [k, type] of types.entries()) expect(n.quantile(values, 0.3, type)).toBeCloseTo(expected[k]!, 14);
    expect(n.quantile(values, 0)).toBe(1);
    expect(n.quantile(values, 1)).toBe(20);
    expect(n.median(values)).toBe(6);
    expect(n.median([5, 1, 9])).toBe(5);
  });
  test('spread, as R', () => {
    expect(n.variance(values)).toBeCloseTo(50, 12);
    expect(n.populationVariance(values)).toBeCloseTo(41.666666666666664, 12);
    expect(n.standardDeviation(values)).toBeCloseTo(7.0710678118654755, 14);
    expect(n.populationStandardDeviation(values)).toBeCloseTo(Math.sqrt(41.666666666666664), 13);
    expect(n.variance([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16])).toBe(30);
  });
  test('pairs', () => {
    const x = [1, 2, 3, 4, 5];
    const y = [2.2, 4.1, 6.2, 7.9, 10.1];
    const { slope, intercept } = n.linearRegression(x, y);
    expect(slope).toBeCloseTo(1.96, 12);
    expect(intercept).toBeCloseTo(0.22, 12);
    expect(n.covariance(x, y)).toBeCloseTo(4.9, 12);
    expect(n.correlation(x, x)).toBe(1);
    expect(() => n.covariance([1], [1, 2])).toThrow('same number of values; they have 1 and 2');
    expect(() => n.linearRegression([1, 1], [1, 2])).toThrow('All x values are equal');
  });
  test('order', () => {
    expect(n.sorted([10, 9, -1])).toEqual([-1, 9, 10]);
    expect(n.ranks([10, 20, 10, 5])).toEqual([2.5, 4, 2.5, 1]);
    expect(n.mode([1, 2, 2, 3, 3])).toEqual([2, 3]);
    expect(n.mode([1, 2, 3])).toEqual([]);
    expect(n.mode([4])).toEqual([4]);
  });
  test('divisors', () => {
    expect(n.gcd(84, -36, 60)).toBe(12);
    expect(n.gcd(0, 0)).toBe(0);
    expect(n.gcd(12, Number.POSITIVE_INFINITY)).toBeNaN();
    expect(Number.isFinite(n.lcm(3 ** 30, 2 ** 1000, 5 ** 20, 7 ** 100))).toBe(false);
    expect(n.lcm(4, 6, 10)).toBe(60);
    expect(n.lcm(4, 0)).toBe(0);
  });
});

describe('linear algebra', () => {
  test('determinants of whole numbers are exact', () => {
    expect(
      n.determinant([
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ]),
    ).toBe(0);
    expect(
      n.determinant([
        [0, 1],
        [1, 0],
      ]),
    ).toBe(-1);
    expect(
      n.determinant([
        [0.5, 1],
        [0.25, 3],
      ]),
    ).toBe(1.25);
    expect(() => n.determinant([[1, 2]])).toThrow('must be square; it has 1 rows and 2 columns');
  });
  test('a solution solves, an inverse inverts, or the matrix is singular', () => {
    fc.assert(
      fc.property(squareMatrix, (matrix) => {
        const b = matrix.map((_, i) => i + 1);
        if (n.determinant(matrix) === 0) {
          expect(() => n.solveLinear(matrix, b)).toThrow('singular');
          expect(n.matrixRank(matrix)).toBeLessThan(matrix.length);
          return;
        }
        const x = n.solveLinear(matrix, b);
        expectMatrix(
          n.matrixMultiply(
            matrix,
            x.map((value) => [value]),
          ),
          b.map((value) => [value]),
          7,
        );
        const unit = n.matrixMultiply(matrix, n.inverse(matrix));
        expectMatrix(
          unit,
          matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : 0))),
          6,
        );
        expect(n.matrixRank(matrix)).toBe(matrix.length);
      }),
      options,
    );
  });
  test('decompositions multiply back', () => {
    fc.assert(
      fc.property(squareMatrix, (matrix) => {
        const { q, r } = n.qrDecomposition(matrix);
        expectMatrix(n.matrixMultiply(q, r), matrix);
        const { lower, upper, permutation } = n.luDecomposition(matrix);
        expectMatrix(
          n.matrixMultiply(lower, upper),
          permutation.map((from) => matrix[from]!),
        );
        const { u, values, v } = n.singularValueDecomposition(matrix);
        const scaled = u.map((row) => row.map((value, k) => value * values[k]!));
        expectMatrix(n.matrixMultiply(scaled, n.transpose(v)), matrix);
        expectMatrix(
          n.matrixMultiply(n.transpose(u), u),
          matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : 0))),
        );
      }),
      options,
    );
  });
  test('eigenvalues: their sum is the trace, their product the determinant', () => {
    fc.assert(
      fc.property(squareMatrix, (matrix) => {
        const found = n.eigenvalues(matrix);
        expect(found).toHaveLength(matrix.length);
        const trace = matrix.reduce((total, row, k) => total + row[k]!, 0);
        expect(n.sum(found.map(({ real }) => real))).toBeCloseTo(trace, 8);
        expect(n.sum(found.map(({ imaginary }) => imaginary))).toBeCloseTo(0, 8);
        let [re, im] = [1, 0];
        for (const { real, imaginary } of found) [re, im] = [re * real - im * imaginary, re * imaginary + im * real];
        const size =
          1 + found.reduce((total, { real, imaginary }) => total * Math.max(1, Math.hypot(real, imaginary)), 1);
        expect(Math.abs(re - n.determinant(matrix)) / size).toBeLessThan(1e-7);
        expect(Math.abs(im) / size).toBeLessThan(1e-7);
      }),
      options,
    );
  });
  test('symmetric matrices: orthonormal eigenvectors', () => {
    const matrix = [
      [4, 1, 0],
      [1, 3, 1],
      [0, 1, 2],
    ];
    const { values, vectors } = n.symmetricEigen(matrix);
    expect(values[0]).toBeCloseTo(3 + Math.sqrt(3), 13);
    expect(values[1]).toBeCloseTo(3, 13);
    for (const [k, vector] of vectors.entries()) {
      const image = n.matrixMultiply(
        matrix,
        vector.map((value) => [value]),
      );
      expectMatrix(
        image,
        vector.map((value) => [value * values[k]!]),
        12,
      );
    }
  });
  test('a tall matrix, least squares, Cholesky', () => {
    const { u, values, v } = n.singularValueDecomposition([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(values[0]).toBeCloseTo(9.525518091565104, 12);
    expect(values[1]).toBeCloseTo(0.5143005806586441, 12);
    expect([u.length, u[0]!.length, v.length]).toEqual([3, 2, 2]);
    expectMatrix(
      [
        n.leastSquares(
          [
            [1, 1],
            [1, 2],
            [1, 3],
          ],
          [1, 2, 2],
        ),
      ],
      [[2 / 3, 0.5]],
      12,
    );
    expect(() =>
      n.leastSquares(
        [
          [1, 1],
          [1, 1],
        ],
        [1, 2],
      ),
    ).toThrow('depend on each other');
    expectMatrix(
      n.cholesky([
        [4, 2],
        [2, 3],
      ]),
      [
        [2, 0],
        [1, Math.SQRT2],
      ],
      14,
    );
    expect(() =>
      n.cholesky([
        [1, 2],
        [2, 1],
      ]),
    ).toThrow('not positive definite');
    expect(() => n.matrixMultiply([[1, 2]], [[1, 2]])).toThrow('2 columns and the second 1 rows');
  });
});

describe('polynomials and transforms', () => {
  test('values', () => {
    expect(n.polynomial([1, 2, 3], 2)).toBe(17);
    expect(n.polynomial([], 2)).toBe(0);
  });
  test.each<[string, number[], [number, number][]]>([
    [
      'a quadratic',
      [6, -5, 1],
      [
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'a double root',
      [1, 2, 1],
      [
        [-1, 0],
        [-1, 0],
      ],
    ],
    [
      'no real root',
      [5, 2, 1],
      [
        [-1, -2],
        [-1, 2],
      ],
    ],
    [
      'far apart',
      [1e10, -1e10 - 1, 1],
      [
        [1, 0],
        [1e10, 0],
      ],
    ],
    [
      'a zero root and leading zeros',
      [0, -4, 0, 1, 0],
      [
        [-2, 0],
        [0, 0],
        [2, 0],
      ],
    ],
    [
      'a quintic',
      [-120, 274, -225, 85, -15, 1],
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 0],
      ],
    ],
    ['a constant', [4], []],
  ])('roots of %s', (_name, coefficients, roots) => {
    const found = n.polynomialRoots(coefficients);
    expectMatrix(
      found.map(({ real, imaginary }) => [real, imaginary]),
      roots,
      12,
    );
  });
  test('the transform and its inverse, for any length', () => {
    expectMatrix(
      n.fourierTransform([1, 2, 3]).map(({ real, imaginary }) => [real, imaginary]),
      [
        [6, 0],
        [-1.5, Math.sqrt(3) / 2],
        [-1.5, -Math.sqrt(3) / 2],
      ],
      13,
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (values) => {
        const back = n.inverseFourierTransform(n.fourierTransform(values));
        expectMatrix([back.map(({ real }) => real)], [values], 10);
      }),
      options,
    );
  });
});
