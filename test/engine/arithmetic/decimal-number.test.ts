/** Decimals have the digits of decimal.js, in every operation that formulas call. */
import { expect, test } from 'vitest';
import { decimal } from '../../../engine/src/arithmetic/decimal.js';
import { Decimal34 as ours, WideDecimal as ourWide } from '../../../engine/src/arithmetic/decimal34.js';
import { Decimal34 as theirs, WideDecimal as theirWide } from './decimal-js.js';

const CORNERS = [
  ...['0', '1', '-1', '0.5', '2.5', '3.5', '-2.5', '10', '1000', '8', '27', '1e-30', '1.0000000001', '1e30', '0.1'],
  ...['NaN', 'Infinity', '-Infinity', '1e5999', '1e-5999'],
];

/** The same numbers in each run. */
function numbers(count: number): string[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, () => {
    const digits = Array.from({ length: 1 + Math.floor(next() * 20) }, () => Math.floor(next() * 10)).join('');
    return `${next() < 0.3 ? '-' : ''}${digits}1e${Math.floor(next() * 16) - 20}`;
  });
}

const HUGE = /599/;
const random = numbers(300);
const pairs = [
  ...CORNERS.flatMap((one) => CORNERS.map((other) => [one, other] as const)),
  ...random.map((one, place) => [one, random[(place + 1) % random.length]!] as const),
];

/** Zero has no sign here. */
const text = (value: unknown) => String(value).replace(/^-0$/, '0');

const TWO = ['plus', 'minus', 'times', 'div', 'cmp', 'eq', 'lt', 'lte', 'gt', 'gte', 'mod', 'pow'] as const;

test.each(TWO)('%s', (operation) => {
  for (const [one, other] of pairs) {
    if (/mod|pow/.test(operation) && HUGE.test(one + other)) continue;
    const [a, b] = [new theirs(one), new ours(one)];
    expect(`${one} ${other} ${text(b[operation](other))}`).toBe(`${one} ${other} ${text(a[operation](other))}`);
  }
});

test.each(['sqrt', 'cbrt', 'exp', 'floor', 'ceil', 'trunc', 'neg', 'abs', 'isInteger', 'toFixed', 'toNumber'] as const)(
  '%s',
  (operation) => {
    for (const one of [...CORNERS, ...random]) {
      // The arithmetic itself asks for no exponential of more.
      if (operation === 'exp' && HUGE.test(one)) continue;
      expect(`${one} ${text(new ours(one)[operation]())}`).toBe(`${one} ${text(new theirs(one)[operation]())}`);
    }
  },
);

test('rounding to places', () => {
  for (const one of [...CORNERS, ...random, '0.125', '0.135', '-0.125', '1.005']) {
    expect(text(new ours(one).toDecimalPlaces(2))).toBe(text(new theirs(one).toDecimalPlaces(2, 6)));
    expect(text(new ours(one).round())).toBe(text(new theirs(one).toDecimalPlaces(0, 7)));
  }
});

test('80 digits, logarithms of other bases, powers', () => {
  for (const one of random.slice(0, 100)) {
    const size = new theirs(one).abs().plus('1e-9').mod(7).toString();
    expect(text(new ourWide(size).exp())).toBe(text(new theirWide(size).exp()));
    expect(text(new ourWide(size).log())).toBe(text(new theirWide(size).ln()));
    expect(text(new ours(size).log())).toBe(text(new theirs(size).ln()));
    expect(text(new ours(size).log(10))).toBe(text(theirs.log10(size)));
    expect(text(new ours(size).log(2))).toBe(text(theirs.log2(size)));
    for (const exponent of ['360', '-37', '0.08333333333', '120.5', '-0.5'])
      expect(text(new ours(size).pow(exponent))).toBe(text(new theirs(size).pow(exponent)));
  }
  for (const one of ['1', '10', '1e10']) expect(text(new ours(one).log(10))).toBe(text(theirs.log10(one)));
  for (const one of ['1', '2', '1024']) expect(text(new ours(one).log(2))).toBe(text(theirs.log2(one)));
  for (const one of CORNERS) expect(text(new ours(one).log())).toBe(text(new theirs(one).ln()));
  expect(text(ours.hypot('3', '4'))).toBe('5');
});

const ANGLES = [
  ...['0', '1', '-1', '0.5', '-0.5', '2', '3', '4', '-5', '0.7853981633974483', '1.5707963267948966', '1e-50', '1e-20'],
  ...['3.141592653589793238462643383279503', '-6.283185307179586476925286766559006', '100', '12345.678', '1e22'],
  ...['0.999999999999', '-0.99999999999999999999', '1.0000000001', '50', '1e-3', '7.5e-9'],
];

test.each(['sin', 'cos', 'tan', 'asin', 'acos', 'atan'] as const)('%s has 34 digits', (name) => {
  for (const one of [...ANGLES, ...random.slice(0, 100)]) {
    // decimal.js itself loses digits near zeros: it is asked for more.
    const wanted = new theirWide(one)[name]();
    expect(`${one} ${text(decimal[name](decimal.lit(one)))}`).toBe(`${one} ${text(new theirs(wanted).plus(0))}`);
  }
});

test.each(['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'] as const)('%s has 34 digits', (name) => {
  for (const one of [...ANGLES, ...random.slice(0, 100)]) {
    if (new theirs(one).abs().gt(5000)) continue;
    const wanted = new theirWide(one)[name]();
    expect(`${one} ${text(decimal[name](decimal.lit(one)))}`).toBe(`${one} ${text(new theirs(wanted).plus(0))}`);
  }
});

test('atan2 has 34 digits in every direction', () => {
  const sides = ['0', '1', '-1', '3', '-0.25', '1e-30', '1e30', 'Infinity', '-Infinity', 'NaN'];
  for (const y of sides)
    for (const x of sides) {
      const wanted = theirWide.atan2(y, x);
      expect(`${y} ${x} ${text(decimal.atan2(decimal.lit(y), decimal.lit(x)))}`).toBe(
        `${y} ${x} ${text(new theirs(wanted).plus(0))}`,
      );
    }
});
