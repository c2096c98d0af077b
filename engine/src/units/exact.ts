/** Exact scale factors: a ratio of integers times a power of π. */
import { BigDecimal, tenTo, WIDE_DIGITS } from '../arithmetic/big-decimal.js';

/** num / den · π^pi, in lowest terms, den > 0. */
export interface Exact {
  readonly num: bigint;
  readonly den: bigint;
  readonly pi: number;
}

const PI = BigDecimal.from(
  '3.1415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253',
);

export const ONE: Exact = { num: 1n, den: 1n, pi: 0 };

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function ratio(num: bigint, den: bigint, pi = 0): Exact {
  const divisor = gcd(num, den);
  return { num: num / divisor, den: den / divisor, pi: pi + 0 }; // + 0 turns -0 into 0
}

/** The value of decimal text such as `0.45359237` or `1e-24`. */
export function exactFromText(text: string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,4}))?$/i.exec(text);
  if (!match) throw new Error(`"${text}" is not a decimal number.`);
  const [, sign, whole = '', fraction = '', power = '0'] = match;
  const digits = BigInt(whole + fraction) * (sign ? -1n : 1n);
  const exponent = Number(power) - fraction.length;
  return exponent >= 0 ? ratio(digits * 10n ** BigInt(exponent), 1n) : ratio(digits, 10n ** BigInt(-exponent));
}

export function multiply(a: Exact, b: Exact): Exact {
  return ratio(a.num * b.num, a.den * b.den, a.pi + b.pi);
}

export function divide(a: Exact, b: Exact): Exact {
  return ratio(a.num * b.den, a.den * b.num, a.pi - b.pi);
}

/** Both with the same power of π, or zero. */
export function subtract(a: Exact, b: Exact): Exact {
  return ratio(a.num * b.den - b.num * a.den, a.den * b.den, a.num === 0n ? b.pi : a.pi);
}

/** The whole part of the root, by Newton's method from above. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

function exactRoot(value: bigint): bigint | undefined {
  const root = squareRoot(value);
  return root * root === value ? root : undefined;
}

/** To 80 digits; positive. */
function wideRoot(value: BigDecimal): Exact {
  const shift = 2 * WIDE_DIGITS + (value.exponent % 2 === 0 ? 0 : 1);
  const root = squareRoot(value.digits * tenTo(shift));
  return exactFromText(
    BigDecimal.of(root, (value.exponent - shift) / 2)
      .rounded(WIDE_DIGITS)
      .toString(),
  );
}

/** a^exponent for whole and half exponents. A root that is irrational is carried to 80 digits. */
export function power(a: Exact, exponent: number): Exact {
  if (exponent < 0) return power(ratio(a.den, a.num, -a.pi), -exponent);
  if (Number.isInteger(exponent)) return ratio(a.num ** BigInt(exponent), a.den ** BigInt(exponent), a.pi * exponent);
  const squared = power(a, exponent * 2);
  const num = exactRoot(squared.num);
  const den = exactRoot(squared.den);
  if (num !== undefined && den !== undefined && squared.pi % 2 === 0) return ratio(num, den, squared.pi / 2);
  return wideRoot(toDecimal(squared));
}

/** A product of decimals, `pi` and powers, read from left to right: `0.45359237*9.80665`, `pi/180`, `4*pi*1e-7`. */
export function exactFromProduct(text: string): Exact {
  let result = ONE;
  for (const part of text.split(/(?=[*/])/)) {
    const [base = '', exponent = '1'] = part.replace(/^[*/]/, '').trim().split('^');
    const value = power(base === 'pi' ? { ...ONE, pi: 1 } : exactFromText(base), Number(exponent));
    result = part.startsWith('/') ? divide(result, value) : multiply(result, value);
  }
  return result;
}

/** The factor as a decimal of 80 digits. */
export function toDecimal(a: Exact): BigDecimal {
  let [num, den] = [BigDecimal.of(a.num), BigDecimal.of(a.den)];
  for (let power = Math.abs(a.pi); power > 0; power--) {
    if (a.pi > 0) num = num.times(PI);
    else den = den.times(PI);
  }
  return num.dividedBy(den);
}

/** The nearest double. */
export function toNumber(a: Exact): number {
  return toDecimal(a).toNumber();
}
