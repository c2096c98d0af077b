/** The decimal arithmetic: native integers in it, and what doubles cannot do. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Arithmetic } from '../../../engine/src/arithmetic/arithmetic.js';
import { decimal } from '../../../engine/src/arithmetic/decimal.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { leastProcessorTime } from '../../processor.js';
import { Decimal34 } from './decimal-js.js';

const text = (x: unknown) => String(x);

describe('native integers', () => {
  test.each([
    ['add', 2, 3, 5],
    ['sub', 2, 3, -1],
    ['mul', 6, 7, 42],
    ['div', 6, 3, 2],
    ['mod', -7, 3, -1],
    ['pow', 2, 10, 1024],
    ['pow', -3, 3, -27],
  ] as const)('%s(%d, %d) stays native', (operation, a, b, expected) => {
    expect(decimal[operation](a, b)).toBe(expected);
  });

  test.each([
    ['div', 1, 3, '0.3333333333333333333333333333333333'],
    ['add', Number.MAX_SAFE_INTEGER, 2, '9007199254740993'],
    ['mul', Number.MAX_SAFE_INTEGER, 10, '90071992547409910'],
    ['pow', 2, 100, '1.267650600228229401496703205376e+30'],
    ['pow', 2, -2, '0.25'],
    ['mod', 5, 0, 'NaN'],
    ['div', 1, 0, 'Infinity'],
  ] as const)('%s(%d, %d) promotes to %s', (operation, a, b, expected) => {
    expect(text(decimal[operation](a, b))).toBe(expected);
  });

  test('rounding a decimal gives a native integer that serves as an index', () => {
    expect(decimal.floor(decimal.lit('2.7'))).toBe(2);
    expect(decimal.index(decimal.lit('3.0'))).toBe(3);
    expect(decimal.index('key')).toBe('key');
  });
});

describe('what doubles cannot do', () => {
  test('tenths are exact', () => {
    expect(decimal.eq(decimal.add(decimal.lit('0.1'), decimal.lit('0.2')), decimal.lit('0.3'))).toBe(true);
  });
  test('a native number that is no integer is read as it prints', () => {
    expect(text(decimal.add(0.1, 0.2))).toBe('0.3');
  });
  test('halves round up, also below zero', () => {
    // Decimals have one zero.
    expect(decimal.round(decimal.lit('-0.5'))).toBe(0);
    expect(decimal.round(decimal.lit('0.5'))).toBe(1);
  });
});

describe('equality and conditions', () => {
  test.each([
    [decimal.lit('2.0'), 2, true],
    [2, decimal.lit('2.0'), true],
    [decimal.lit('2.5'), decimal.lit('2.50'), true],
    [decimal.lit('2'), '2', false],
    [undefined, decimal.lit('0'), false],
    ['male', 'male', true],
    [undefined, undefined, true],
  ])('%s equals %s: %s', (a, b, expected) => {
    expect(decimal.eq(a, b)).toBe(expected);
  });
  test.each([
    [decimal.lit('0'), false],
    [decimal.lit('NaN'), false],
    [decimal.lit('0.1'), true],
    ['', false],
    [undefined, false],
    [3, true],
  ])('%s is a condition that is %s', (value, expected) => {
    expect(decimal.truthy(value)).toBe(expected);
  });
  test('NaN is below, above and equal to nothing', () => {
    const [nan, one] = [decimal.lit('NaN'), decimal.lit('1')];
    expect([decimal.lt(nan, one), decimal.ge(nan, one), decimal.eq(nan, nan), decimal.le(one, nan)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(text(decimal.max(1, nan, 2))).toBe('NaN');
  });
});

describe('guards', () => {
  const huge = decimal.lit('1e5000');
  test.each([
    ['a power beyond the exponents', () => decimal.pow(huge, decimal.lit('1000000')), 'Infinity'],
    ['a native power beyond the exponents', () => decimal.pow(10, 1_000_000_000), 'Infinity'],
    ['a vanishing power', () => decimal.pow(decimal.lit('0.5'), 1_000_000_000), '0'],
    ['exp of a large number', () => decimal.exp(decimal.lit('1e15')), 'Infinity'],
    ['exp of a large negative number', () => decimal.exp(decimal.lit('-1e15')), '0'],
    ['sinh of a large number', () => decimal.sinh(decimal.lit('-1e15')), '-Infinity'],
    ['cosh of a large number', () => decimal.cosh(decimal.lit('1e15')), 'Infinity'],
    ['tanh of a large number', () => decimal.tanh(decimal.lit('-1e15')), '-1'],
    ['sine of an angle without digits', () => decimal.sin(huge), 'NaN'],
    ['remainder of a huge number', () => decimal.mod(huge, 7), text(new Decimal34('1e5000').mod(7))],
    ['logarithm of zero', () => decimal.log(0), '-Infinity'],
    ['root of a negative number', () => decimal.sqrt(-1), 'NaN'],
  ])('%s answers within 20 ms', async (_, compute, expected) => {
    expect(text(compute())).toBe(expected);
    expect(await leastProcessorTime(5, compute)).toBeLessThan(20);
  });
});

test('a missing function says which', () => {
  expect(() => decimal.call('polynomialRoots', [[1, 2]])).toThrow(
    "polynomialRoots has no decimal version; set arithmetic: 'float64'.",
  );
  expect(() => decimal.call('nonsense', [])).toThrow('The engine has no function named nonsense.');
  expect(() => decimal.named('nonsense')).toThrow('The engine has no constant named nonsense.');
});

test('a constant keeps all its digits', () => {
  expect(text(decimal.constant('6.62607015e-34', 'J*s'))).toBe('6.62607015e-34');
  expect(text(decimal.named('standardGravity'))).toBe('9.80665');
});

describe('agreement with doubles', () => {
  type Unary =
    | 'sqrt'
    | 'cbrt'
    | 'exp'
    | 'expm1'
    | 'log1p'
    | 'sin'
    | 'cos'
    | 'atan'
    | 'sinh'
    | 'cosh'
    | 'tanh'
    | 'asinh'
    | 'floor'
    | 'ceil'
    | 'round'
    | 'trunc'
    | 'abs'
    | 'neg';
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b), 1e-3);
  const number = fc.double({ min: -500, max: 500, noNaN: true });

  test.each<Unary>([
    'cbrt',
    'exp',
    'expm1',
    'sin',
    'cos',
    'atan',
    'sinh',
    'cosh',
    'tanh',
    'asinh',
    'floor',
    'ceil',
    'round',
    'trunc',
    'abs',
    'neg',
  ])('%s', (operation) => {
    fc.assert(
      fc.property(number, (x) => {
        const exact = decimal.toNumber(decimal[operation](decimal.lit(String(x))));
        return near(exact, float64[operation](x) as number);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test.each(['add', 'sub', 'mul', 'div', 'mod'] as const)('%s', (operation) => {
    fc.assert(
      fc.property(number, fc.double({ min: 1e-3, max: 500, noNaN: true }), (a, b) => {
        const on = <V>(A: Arithmetic<V>) => A.toNumber(A[operation](A.lit(String(a)), A.lit(String(b))));
        const [exact, double] = [on(decimal), on(float64)];
        // A remainder may fall on the other side of the divisor by rounding.
        return (
          near(exact, double) ||
          (operation === 'mod' && near(Math.abs(exact - double), b)) ||
          Math.abs(exact - double) < 1e-10
        );
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  test('pow', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 50, noNaN: true }),
        fc.double({ min: -20, max: 20, noNaN: true }),
        (a, b) => {
          const on = <V>(A: Arithmetic<V>) => A.toNumber(A.pow(A.lit(String(a)), A.lit(String(b))));
          return near(on(decimal) / on(float64), 1);
        },
      ),
      { seed: 3, numRuns: 200 },
    );
  });
});

test.each(['expm1', 'log1p', 'sinh', 'cosh', 'tanh', 'asinh', 'atanh', 'exp', 'cbrt'] as const)(
  '%s gives 34 digits, not those of its working precision',
  (operation) => {
    expect(new Decimal34(String(decimal[operation](decimal.lit('0.05')))).precision()).toBeLessThanOrEqual(34);
  },
);
