/** The generic versions: on decimals to 30 digits and more, on quantities with their units, equal to the native ones in doubles. */
import { describe, expect, test } from 'vitest';
import type { Arithmetic, Operand } from '../../../engine/src/arithmetic/arithmetic.js';
import { decimal } from '../../../engine/src/arithmetic/decimal.js';
import { Decimal } from '../../../engine/src/arithmetic/decimal-number.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { createQuantityArithmetic, fitsUnit, quantityIn } from '../../../engine/src/arithmetic/quantity.js';
import { functions } from '../../../engine/src/functions.js';
import { numericFunctions } from '../../../engine/src/numeric/functions.js';

type Value = Operand<Decimal>;
const A = decimal;
const D = (text: string): Value => A.lit(text);
// biome-ignore lint/suspicious/noExplicitAny: results have every shape
const call = (name: string, ...args: unknown[]): any => functions[name]!.generic!(A, ...args);
const relativeError = (x: Value, expected: string): number =>
  new Decimal(x as Decimal | number).minus(expected).div(expected).abs().toNumber();

const list = [3.5, -1.25, 8, 8, 0.75, 12.5];
const other = [1, 0.5, 2.25, 4, 0.25, 7];
const matrix = [
  [2, -1, 0.5],
  [1.5, 3, 1],
  [0, 0.25, 4],
];
const CASES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  classify: [
    [
      24.9,
      [
        [18.5, 'low'],
        [25, 'middle'],
      ],
      'high',
    ],
    [
      25,
      [
        [18.5, 'low'],
        [25, 'middle'],
      ],
      'high',
    ],
  ],
  sum: [[list], [[]]],
  mean: [[list]],
  product: [[list], [[]]],
  cumulativeSum: [[list]],
  sorted: [[list]],
  ranks: [[list]],
  median: [[list], [[4, 1.5, 3]]],
  quantile: [
    [list, 0.3],
    [list, 0.3, 6],
    [list, 0.5, 2],
    [list, 1],
  ],
  mode: [[list], [[1, 2]]],
  variance: [[list]],
  populationVariance: [[list]],
  standardDeviation: [[list]],
  populationStandardDeviation: [[list]],
  covariance: [[list, other]],
  correlation: [[list, other]],
  linearRegression: [[list, other]],
  sumOfProducts: [
    [
      [2, 3],
      [-4, 0.5],
    ],
    [[1.5, 1.5, 2]],
  ],
  isNear: [
    [1, 1.5, 0.5],
    [1, 2, 0.5],
  ],
  isAtMost: [
    [1.5 * 0.2, 0.3],
    [0.3 + 1e-8, 0.3],
    [1, 2],
  ],
  isAtLeast: [
    [0.3, 1.5 * 0.2],
    [1, 2],
  ],
  isAbove: [
    [0.1 + 0.2, 0.3],
    [2, 1],
  ],
  isBelow: [
    [0.3, 0.1 + 0.2],
    [0.3, 0.3 + 1e-8],
    [2, 1],
  ],
  roundTo: [
    [59.5, 0],
    [2.4671, 2],
  ],
  floorNear: [[0.3 / 0.1], [2.4], [-1.5], [7]],
  ceilNear: [[1.1 * 10], [2.4], [-1.5], [7]],
  modNear: [
    [0.3, 0.1],
    [-30, 360],
    [7.5, 2],
  ],
  roundNear: [[1.15 * 10 - 9], [2.4], [-1.5], [7]],
  cosTurn: [[Math.PI / 2], [0.7]],
  sinTurn: [[Math.PI], [0.7]],
  gcd: [
    [84, 36],
    [17, 5],
  ],
  lcm: [
    [4, 6, 10],
    [4, 0],
  ],
  interpolate: [
    [
      [
        [0, 1.25],
        [2, 3.5],
        [5, 3],
      ],
      2.5,
    ],
    [
      [
        [0, 1.25],
        [2, 3.5],
      ],
      0,
    ],
    [
      [
        [0, 1.25],
        [2, 3.5],
      ],
      2,
    ],
  ],
  polynomial: [
    [[1, 2.5, 3], 0.5],
    [[], 2],
  ],
  transpose: [[matrix]],
  matrixMultiply: [[matrix, [[1], [2.5], [-1]]]],
  determinant: [
    [matrix],
    [
      [
        [0, 1],
        [1, 0],
      ],
    ],
  ],
  solveLinear: [[matrix, [1, 2, 3]]],
  inverse: [[matrix]],
};
/** These take a function, and are tested one by one below. */
const WITH_FUNCTIONS = ['findRoot', 'newton', 'minimize', 'integrate', 'rungeKutta4'];

const mapped = (x: unknown, change: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(x)) return x.map((item) => mapped(item, change));
  if (typeof x === 'object' && x !== null && !Decimal.isDecimal(x)) {
    return Object.fromEntries(Object.entries(x).map(([key, value]) => [key, mapped(value, change)]));
  }
  return change(x);
};
const lifted = (x: unknown): unknown => (typeof x === 'number' && !Number.isInteger(x) ? D(String(x)) : x);
const toDouble = (x: unknown): unknown => (Decimal.isDecimal(x) || typeof x === 'number' ? Number(x) : x);
const rounded = (x: unknown): unknown => (typeof x === 'number' ? Number(x.toPrecision(12)) : x);

describe('generic versions equal the native ones', () => {
  test('every one is tested', () => {
    const generic = Object.keys(numericFunctions).filter((name) => numericFunctions[name]!.generic);
    expect([...Object.keys(CASES), ...WITH_FUNCTIONS].sort()).toEqual(generic.sort());
  });
  test.each(Object.entries(CASES))('%s', (name, argumentLists) => {
    for (const args of argumentLists) {
      const { float64: native, generic } = functions[name]!;
      const expected = mapped(native(...args), rounded);
      expect(mapped(mapped(generic!(A, ...(mapped(args, lifted) as unknown[])), toDouble), rounded)).toEqual(expected);
      expect(mapped(generic!(float64 as Arithmetic<number>, ...args), rounded)).toEqual(expected);
    }
  });
  test.each([
    [
      'interpolate',
      [
        [
          [0, 1],
          [1, 2],
        ],
        3,
      ],
    ],
    [
      'solveLinear',
      [
        [
          [1, 2],
          [2, 4],
        ],
        [1, 2],
      ],
    ],
    [
      'solveLinear',
      [
        [
          [1, 2],
          [2, 5],
        ],
        [1],
      ],
    ],
    ['determinant', [[[1, 2]]]],
    [
      'inverse',
      [
        [
          [0.1, 0.3],
          [0.2, 0.6],
        ],
      ],
    ],
    [
      'linearRegression',
      [
        [1, 1],
        [1, 2],
      ],
    ],
    ['covariance', [[1, 1], [1]]],
  ])('%s refuses with the same sentence', (name, args) => {
    const { float64: native, generic } = functions[name]!;
    let sentence = '';
    try {
      native(...args);
    } catch (error) {
      sentence = (error as Error).message;
    }
    expect(sentence).not.toBe('');
    expect(() => generic!(A, ...(mapped(args, lifted) as unknown[]))).toThrow(sentence);
  });
});

describe('on decimals', () => {
  test('findRoot brings 33 digits', () => {
    const root = call('findRoot', (x: Value) => A.sub(A.mul(x, x), 2), 0, 2);
    expect(relativeError(root, '1.414213562373095048801688724209698078570')).toBeLessThan(1e-33);
    const logarithm = call('findRoot', (x: Value) => A.sub(A.exp(x), 5), -10, 20);
    expect(relativeError(logarithm, '1.609437912434100374600759333226187639526')).toBeLessThan(1e-32);
  });
  test('findRoot scans, refuses poles and says when there is nothing', () => {
    expect(Number(call('findRoot', (x: Value) => A.mul(A.sub(x, 1), A.sub(x, D('1.5'))), 0, 10))).toBe(1);
    expect(() => call('findRoot', (x: Value) => A.add(A.mul(x, x), 1), -1, 1)).toThrow(
      'a solution, if there is one, is too extreme.',
    );
    expect(() => call('findRoot', (x: Value) => A.div(1, A.sub(x, 1)), 0, 3)).toThrow(
      'a solution, if there is one, is too extreme.',
    );
  });
  test('an internal rate of return over 120 periods needs few evaluations', () => {
    let evaluations = 0;
    const presentValue = (rate: Value): Value => {
      evaluations += 1;
      const discount = A.div(1, A.add(1, rate));
      let value: Value = 0;
      for (let k = 120; k >= 0; k--) value = A.add(A.mul(value, discount), k === 0 ? D('-1000.5') : D('15.25'));
      return value;
    };
    const rate = call('findRoot', presentValue, D('-0.99'), 10);
    expect(relativeError(rate, '0.0112709127227915352538510720388875569053')).toBeLessThan(1e-30);
    expect(evaluations).toBeLessThanOrEqual(20);
  });
  test('newton', () => {
    const cube = (x: Value): Value => A.sub(A.mul(A.mul(x, x), x), 2);
    const expected = '1.259921049894873164767210607278228350570';
    expect(relativeError(call('newton', cube, 1), expected)).toBeLessThan(1e-32);
    expect(
      relativeError(
        call('newton', cube, 1, (x: Value) => A.mul(3, A.mul(x, x))),
        expected,
      ),
    ).toBeLessThan(1e-32);
    expect(() => call('newton', (x: Value) => A.add(A.mul(x, x), 1), D('0.5'))).toThrow('does not converge');
  });
  test('integrate brings 30 digits of a smooth function', () => {
    const area = call('integrate', (x: Value) => A.exp(x), 0, 1);
    expect(relativeError(area, '1.718281828459045235360287471352662497757')).toBeLessThan(1e-32);
    expect(() => call('integrate', (x: Value) => x, 0, A.div(1, 0))).toThrow('finite limits');
  });
  test('minimize and rungeKutta4', () => {
    const lowest = call('minimize', (x: Value) => A.mul(A.sub(x, 2), A.sub(x, 2)), 0, 10);
    expect(Number(lowest)).toBeCloseTo(2, 7);
    const rows = call('rungeKutta4', (_t: Value, y: Value[]) => [y[0]], 0, [1], 1, 100);
    expect(rows).toHaveLength(101);
    expect(Number(rows.at(-1)[1])).toBeCloseTo(
      functions.rungeKutta4!.float64((_t: number, y: number[]) => y, 0, [1], 1, 100).at(-1)[1],
      13,
    );
  });
  test('sums are exact where doubles are not', () => {
    expect(String(call('sum', [D('0.1'), D('0.2'), D('1e20'), D('-1e20')]))).toBe('0.3');
  });
});

describe('on quantities', () => {
  const Q = createQuantityArithmetic();
  const metres = (value: number) => quantityIn('m', value);
  test('units come through', () => {
    expect(fitsUnit(functions.sum!.generic!(Q, [metres(1), metres(2)]), 'm')).toBe(true);
    expect(fitsUnit(functions.variance!.generic!(Q, [metres(1), metres(2)]), 'm^2')).toBe(true);
    const side = functions.findRoot!.generic!(
      Q,
      (x: never) => Q.sub(Q.mul(x, x), quantityIn('m^2', 2)),
      metres(0),
      metres(5),
    );
    expect(fitsUnit(side, 'm')).toBe(true);
    expect(Q.toNumber(side)).toBeCloseTo(Math.SQRT2, 14);
    expect(functions.classify!.generic!(Q, metres(3), [[2, 'short']], 'long')).toBe('long');
  });
  test('metres do not add to seconds', () => {
    expect(() => functions.sum!.generic!(Q, [metres(1), quantityIn('s', 2)])).toThrow();
  });
});
