/** Exact decimals against decimal.js. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BigDecimal } from '../../../engine/src/arithmetic/big-decimal.js';
import { powerOf } from '../../../engine/src/arithmetic/big-decimal-functions.js';
import { logarithmOfTen, powerOfTen } from '../../../engine/src/arithmetic/big-decimal-logarithm.js';
import { Decimal34, WideDecimal } from './decimal-js.js';

const written = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -60, max: 60 }))
  .map(([digits, exponent]) => `${digits}e${exponent}`);
const read = (text: string) => BigDecimal.from(text);
const relative = (actual: BigDecimal, expected: Decimal34) =>
  expected.isZero()
    ? Math.abs(actual.toNumber())
    : new WideDecimal(actual.toString()).div(expected.toString()).minus(1).abs().toNumber();

describe('a number as text', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['000.500', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+1e3', '1000'],
    ['1e21', '1e+21'],
    ['123456789012345678901', '123456789012345678901'],
    ['1.5e-7', '1.5e-7'],
    ['0.0000015', '0.0000015'],
    ['1e7000', 'Infinity'],
    ['-1e7000', '-Infinity'],
    ['1e-7000', '0'],
  ])('%s is written %s', (text, expected) => {
    expect(read(text).toString()).toBe(expected);
  });

  it.each(['', '.', 'e5', '1e', '1,5', '0x10', ' 1', '1 2', 'NaN'])('"%s" is none', (text) => {
    expect(() => read(text)).toThrow('not a decimal number');
  });

  it('is written as decimal.js writes it, and is the nearest double', () => {
    fc.assert(
      fc.property(written, (text) => {
        const other = new Decimal34(text);
        expect(read(text).toString()).toBe(other.toString());
        expect(read(text).toFixed()).toBe(other.toFixed());
        expect(read(text).toNumber()).toBe(other.toNumber() + 0);
      }),
    );
  });
});

describe('operations', () => {
  it('agree with decimal.js of 400 digits', () => {
    const Exact = WideDecimal.clone({ precision: 400 });
    fc.assert(
      fc.property(written, written, (a, b) => {
        const [x, y] = [new Exact(a), new Exact(b)];
        expect(read(a).plus(read(b)).toFixed()).toBe(x.plus(y).plus(0).toFixed().replace(/^-0$/, '0'));
        expect(read(a).minus(read(b)).toFixed()).toBe(x.minus(y).plus(0).toFixed().replace(/^-0$/, '0'));
        expect(read(a).times(read(b)).toFixed()).toBe(x.times(y).plus(0).toFixed().replace(/^-0$/, '0'));
        expect(Math.sign(read(a).compare(read(b)))).toBe(x.cmp(y));
      }),
    );
  });

  it('round half to even as decimal.js does', () => {
    fc.assert(
      fc.property(written, written, fc.integer({ min: 0, max: 6 }), (a, b, places) => {
        const one = new Decimal34(a);
        expect(read(a).rounded(34).toString()).toBe(one.toSignificantDigits(34).toString());
        expect(read(a).toPlaces(places).toString()).toBe(one.toDecimalPlaces(places, 6).toString());
        if (b.startsWith('0e')) return;
        const quotient = read(a).dividedBy(read(b), 34).toString();
        expect(quotient).toBe(new WideDecimal(a).div(b).toSignificantDigits(34, 6).toString());
      }),
    );
  });

  it.each([
    ['2.5', 0, '2'],
    ['3.5', 0, '4'],
    ['-2.5', 0, '-2'],
    ['0.125', 2, '0.12'],
    ['0.135', 2, '0.14'],
    ['0.1250000000000000000000000000000000001', 2, '0.13'],
  ])('%s to %d places is %s', (text, places, expected) => {
    expect(read(text).toPlaces(places).toString()).toBe(expected);
  });

  it('tell what doubles cannot', () => {
    expect(read('0.1').compare(BigDecimal.fromNumber(0.1))).toBe(0);
    expect(read('0.10000000000000000001').compare(BigDecimal.fromNumber(0.1))).toBeGreaterThan(0);
    expect(BigDecimal.fromDouble(0.1).toString()).toBe('0.1000000000000000055511151231257827021181583404541015625');
    expect(read('1e30').isInteger).toBe(true);
    expect(read('1.5e1').isInteger).toBe(true);
    expect(read('1.55e1').isInteger).toBe(false);
  });

  it('have no value where there is none', () => {
    expect(read('1').dividedBy(read('0')).toNumber()).toBe(Number.POSITIVE_INFINITY);
    expect(read('0').dividedBy(read('0')).toNumber()).toBeNaN();
    expect(BigDecimal.none(Number.NaN).plus(read('1')).toString()).toBe('NaN');
    expect(BigDecimal.none(Number.NaN).compare(read('1'))).toBeNaN();
  });
});

describe('whole powers', () => {
  const DIGITS = 34;
  const base = fc
    .tuple(
      fc.integer({ min: 1, max: 36 }),
      fc.bigInt({ min: 1n, max: 10n ** 36n }),
      fc.boolean(),
      fc.integer({ min: -40, max: 8 }),
    )
    .map(([length, digits, isNegative, exponent]) => {
      const size = BigInt(digits.toString().slice(0, length));
      return BigDecimal.of(isNegative ? -size : size, exponent);
    });

  it('are the exact ones to more than the digits that are asked for', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 400 }), (x, n) => {
        const exact = BigDecimal.of(x.digits ** BigInt(n), x.exponent * n).rounded(DIGITS + 20);
        const power = powerOf(x, BigDecimal.of(BigInt(n)), DIGITS);
        const error = power.minus(exact);
        if (!error.isZero) expect(error.leading - exact.leading).toBeLessThan(-DIGITS - 11);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['20', '30', '1.073741824e+39'],
    ['0.5', '100', '7.888609052210118054117285652827862e-31'],
    ['1.000000000000001', '1e15', '2.718281828459043876219373241831291'],
    ['-1.1', '41', '-49.78518112499354698647829163838661'],
    ['2', '-3', '0.125'],
    ['10', '5000', '1e+5000'],
    ['10', '-5000', '1e-5000'],
  ])('%s to the %s is %s', (x, n, expected) => {
    expect(powerOf(read(x), read(n), DIGITS).rounded(DIGITS).toString()).toBe(expected);
  });

  it('leave all exponents behind without end', () => {
    for (const [x, n, sign] of [
      ['10', '9e15', 1],
      ['3', '1e9', 1],
      ['0.3', '1e9', -1],
    ] as const)
      expect(Math.sign(powerOf(read(x), read(n), DIGITS).leading)).toBe(sign);
  });

  it('to exponents that no double of whole numbers holds are 0, infinite, or near 1', () => {
    const power = (x: string, n: string) => powerOf(read(x), read(n), DIGITS);
    expect(power('0.5', '3e300').isZero).toBe(true);
    expect(power('0.5', '-3e300').toNumber()).toBe(Number.POSITIVE_INFINITY);
    expect(power('1.5', '1e5000').toNumber()).toBe(Number.POSITIVE_INFINITY);
    expect(power('1', '1e300').toString()).toBe('1');
    expect(power('1.000000000000000000000000000001', '1e30').rounded(20).toString()).toBe('2.7182818284590452354');
    expect(power('1e-400', '0.001').rounded(20).toString()).toBe('0.39810717055349725077');
  });
});

describe('powers of ten and decimal logarithms', () => {
  it('agree with decimal.js to more than 34 digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -300, max: 300, noNaN: true }), (x) => {
        const power = powerOfTen(BigDecimal.fromNumber(x));
        expect(relative(power, new WideDecimal(10).pow(x))).toBeLessThan(1e-45);
        const back = logarithmOfTen(power).minus(BigDecimal.fromNumber(x)).toNumber();
        expect(Math.abs(back)).toBeLessThan(1e-45);
      }),
    );
  });

  it.each([
    ['1000', '3'],
    ['0.01', '-2'],
    ['1', '0'],
    ['2', '0.301029995663981195213738894724493'],
    ['0', '-Infinity'],
    ['-1', 'NaN'],
  ])('the logarithm of %s is %s', (x, expected) => {
    expect(logarithmOfTen(read(x)).rounded(34).toString()).toBe(expected);
  });

  it('end where exponents do', () => {
    expect(powerOfTen(read('7000')).toNumber()).toBe(Number.POSITIVE_INFINITY);
    expect(powerOfTen(read('-7000')).isZero).toBe(true);
  });
});
