/** Exact rational factors of units. */
import { describe, expect, it } from 'vitest';
import { exactFromProduct, exactFromText, power, toDecimal, toNumber } from '../../../engine/src/units/exact.js';

describe('exactFromText', () => {
  it.each([
    ['0.45359237', 45359237n, 100000000n],
    ['1e-3', 1n, 1000n],
    ['2.50e2', 250n, 1n],
    ['-0.5', -1n, 2n],
  ])('%s', (text, num, den) => {
    expect(exactFromText(text)).toEqual({ num, den, pi: 0 });
  });

  it.each(['', '1,5', '0x1', '1e99999', 'NaN'])('refuses %s', (text) => {
    expect(() => exactFromText(text)).toThrow('not a decimal number');
  });
});

describe('exactFromProduct', () => {
  it.each([
    ['0.45359237*9.80665', '4.4482216152605'],
    ['pi/180', '0.01745329251994329576923690768488613'],
    ['pi^2/32400', '0.0003046174197867085993467435493788936'],
    ['250/pi', '79.57747154594766788444188168625718'],
    ['1200/3937', '0.3048006096012192024384048768097536'],
    ['0.6^0.5', '0.7745966692414833770358530799564799'],
  ])('%s', (text, value) => {
    expect(toDecimal(exactFromProduct(text)).rounded(34).toString()).toBe(value);
  });
});

describe('power', () => {
  it('keeps roots of squares exact', () => {
    expect(power(exactFromText('0.0625'), 0.5)).toEqual({ num: 1n, den: 4n, pi: 0 });
    expect(power(exactFromText('100'), -1.5)).toEqual({ num: 1n, den: 1000n, pi: 0 });
    expect(power({ num: 4n, den: 1n, pi: 2 }, 0.5)).toEqual({ num: 2n, den: 1n, pi: 1 });
  });

  it('gives irrational roots to the last digit of a double', () => {
    expect(toNumber(power(exactFromText('2'), 0.5))).toBe(Math.SQRT2);
    expect(toNumber(power(exactFromText('0.0254'), 0.5))).toBe(Math.sqrt(0.0254));
  });
});
