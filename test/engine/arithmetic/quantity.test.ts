/** The arithmetic of units: what it refuses, with the place, and what it allows. */
import { describe, expect, test } from 'vitest';
import type { Operand } from '../../../engine/src/arithmetic/arithmetic.js';
import {
  createQuantityArithmetic,
  fitsUnit,
  type Quantity,
  quantityIn,
  UnitMismatch,
  unitText,
} from '../../../engine/src/arithmetic/quantity.js';

const A = createQuantityArithmetic();
const length = quantityIn('m', 3);
const far = quantityIn('km', 2);
const time = quantityIn('s', 4);
const mass = quantityIn('kg', 5);
const angle = quantityIn('rad', 0.5);
const degrees = quantityIn('deg', 30);

describe('refused', () => {
  test.each<[string, () => unknown, string]>([
    ['a sum of dimensions', () => A.add(length, time), 'adds m to s'],
    ['a sum of scales', () => A.add(length, far), 'adds m to km'],
    ['a sum with a number', () => A.add(length, 1), 'adds m to a plain number'],
    ['a difference', () => A.sub(length, time), 'subtracts s from m'],
    ['a comparison', () => A.lt(length, time), 'compares m with s'],
    ['an equality', () => A.eq(length, far), 'compares m with km'],
    ['a smallest', () => A.min(length, 2), 'takes the smallest of m and a plain number'],
    ['a hypotenuse', () => A.hypot(length, time), 'takes hypot of m and s'],
    ['an atan2', () => A.atan2(length, far), 'takes atan2 of m and km'],
    ['a remainder', () => A.mod(length, time), 'divides m by s with remainder'],
    ['a sine of degrees', () => A.sin(degrees), 'sin expects an angle in rad, got deg'],
    ['a logarithm of a length', () => A.log(length), 'log expects a number without unit, got m'],
    [
      'an exponential of a ratio with scale',
      () => A.exp(A.div(far, length)),
      'exp expects a number without unit, got a plain number times 1000',
    ],
    ['an exponent with a unit', () => A.pow(2, time), 'an exponent expects a number without unit, got s'],
    ['a function that knows no units', () => A.call('gamma', [length]), 'gamma expects a number without unit, got m'],
    ['an index with a unit', () => A.index(length), 'an index expects a number without unit, got m'],
    [
      'one plus a ratio with scale',
      () => A.add(1, A.div(far, length)),
      'adds a plain number to a plain number times 1000',
    ],
    ['a derived unit', () => A.add(A.mul(mass, A.pow(A.div(length, time), 2)), time), 'adds J to s'],
  ])('%s', (_, compute, message) => {
    expect(compute).toThrow(UnitMismatch);
    expect(compute).toThrow(message);
  });

  test('with the position that was noted last', () => {
    const here = createQuantityArithmetic();
    // biome-ignore lint/suspicious/noExplicitAny: lifted code passes the position as one argument more
    const add = here.add as (...args: any[]) => unknown;
    const sum = () => add(here.mul(length, time), length, here.at?.(120, 'plugins/x.ts'));
    expect(sum).toThrow(expect.objectContaining({ offset: 120, path: 'plugins/x.ts' }));
  });
});

describe('allowed', () => {
  const joule = (x: unknown) => fitsUnit(x as Operand<Quantity>, 'J');
  test.each<[string, () => unknown, string, number]>([
    ['kinetic energy', () => A.mul(A.mul(A.lit('0.5'), mass), A.pow(A.div(length, time), 2)), 'J', 0.5 * 5 * 0.75 ** 2],
    ['a sum from zero', () => A.add(A.add(0, length), length), 'm', 6],
    ['a smallest from infinity', () => A.min(Number.POSITIVE_INFINITY, length, undefined as never), 'm', 3],
    ['a root of an area', () => A.sqrt(A.mul(length, length)), 'm', 3],
    ['a cube root of a volume', () => A.cbrt(A.pow(length, 3)), 'm', 3],
    ['a ratio', () => A.exp(A.div(length, length)), '1', Math.E],
    ['an angle', () => A.sin(angle), '1', Math.sin(0.5)],
    ['an arc', () => A.mul(angle, length), 'm', 1.5],
    ['an angle from a ratio', () => A.atan2(length, length), 'rad', Math.PI / 4],
    ['a rounded length', () => A.ceil(quantityIn('m', 2.2)), 'm', 3],
    ['a speed in km/h', () => A.div(far, quantityIn('h', 0.5)), 'km/h', 4],
    ['weight', () => A.mul(mass, A.named('standardGravity')), 'N', 49.03325],
    ['a constant', () => A.mul(A.constant('2', 'm/s'), time), 'm', 8],
    ['a sum of lengths', () => A.call('sum', [[length, length, length]]), 'm', 9],
  ])('%s', (_, compute, unit, value) => {
    const result = compute() as Operand<Quantity>;
    expect(fitsUnit(result, unit)).toBe(true);
    expect(A.toNumber(result)).toBeCloseTo(value, 12);
  });

  test('a result in kWh does not fit J, zero fits everything', () => {
    expect(joule(quantityIn('kW*h', 1))).toBe(false);
    expect(joule(quantityIn('N*m', 1))).toBe(true);
    expect(joule(0)).toBe(true);
    expect(joule(1)).toBe(false);
  });

  test('classes are magnitudes in the value’s own unit', () => {
    expect(
      A.call('classify', [
        quantityIn('kg/m^2', 22),
        [
          [18.5, 'Under'],
          [25, 'Normal'],
        ],
        'Over',
      ]),
    ).toBe('Normal');
  });
});

test('units are written as the author wrote them, or from base units', () => {
  expect(unitText(quantityIn('km/h', 1))).toBe('km/h');
  expect(unitText(A.mul(far, mass))).toBe('1000 × m·kg');
  expect(unitText(A.div(A.mul(mass, time), A.sqrt(length)))).toBe('m^-0.5·kg·s');
  expect(unitText(A.div(mass, A.pow(length, 4)))).toBe('m⁻⁴·kg');
  expect(unitText(A.div(far, time))).toBe('1000 × m/s');
  expect(unitText(A.mul(2, A.div(far, 4)))).toBe('km');
  expect(unitText(A.div(2, time))).toBe('Hz');
  expect(unitText(2)).toBe('a plain number');
});

test('an affine unit cannot be a formula’s unit', () => {
  expect(() => quantityIn('°C', 20)).toThrow('use K');
});
