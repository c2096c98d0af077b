/** The decimals of the library have the digits of decimal.js, in every operation that formulas call. */
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { Decimal as Lean } from '../../catalogue/library/lean-decimal.js';

const LIMITS = { maxE: 6000, minE: -6000, rounding: Decimal.ROUND_HALF_EVEN } as const;
const [theirs, ours] = [Decimal.clone({ precision: 34, ...LIMITS }), Lean.clone({ precision: 34 })];
const [theirWide, ourWide] = [Decimal.clone({ precision: 80, ...LIMITS }), Lean.clone({ precision: 80 })];

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

test.each(['plus', 'minus', 'times', 'div', 'cmp', 'eq', 'gt', 'mod', 'pow'] as const)('%s', (operation) => {
  for (const [one, other] of pairs) {
    if (/mod|pow/.test(operation) && HUGE.test(one + other)) continue;
    const [a, b] = [new theirs(one), new ours(one)];
    expect(`${one} ${other} ${text(b[operation](other))}`).toBe(`${one} ${other} ${text(a[operation](other))}`);
  }
});

test.each([
  'sqrt',
  'cbrt',
  'ln',
  'exp',
  'floor',
  'ceil',
  'trunc',
  'neg',
  'abs',
  'isInteger',
  'toFixed',
  'toNumber',
] as const)('%s', (operation) => {
  for (const one of [...CORNERS, ...random]) {
    // The arithmetic itself asks for no exponential of more.
    if (operation === 'exp' && HUGE.test(one)) continue;
    expect(`${one} ${text(new ours(one)[operation]())}`).toBe(`${one} ${text(new theirs(one)[operation]())}`);
  }
});

test('rounding to places', () => {
  for (const one of [...CORNERS, ...random, '0.125', '0.135', '-0.125', '1.005']) {
    expect(text(new ours(one).toDecimalPlaces(2, 6))).toBe(text(new theirs(one).toDecimalPlaces(2, 6)));
    expect(text(new ours(one).toDecimalPlaces(0, 7))).toBe(text(new theirs(one).toDecimalPlaces(0, 7)));
  }
});

test('80 digits, logarithms of other bases, powers', () => {
  for (const one of random.slice(0, 100)) {
    const size = new theirs(one).abs().plus('1e-9').mod(7).toString();
    expect(text(new ourWide(size).exp())).toBe(text(new theirWide(size).exp()));
    expect(text(new ourWide(size).ln())).toBe(text(new theirWide(size).ln()));
    expect(text(ours.log10(size))).toBe(text(theirs.log10(size)));
    expect(text(ours.log2(size))).toBe(text(theirs.log2(size)));
    for (const exponent of ['360', '-37', '0.08333333333', '120.5', '-0.5'])
      expect(text(new ours(size).pow(exponent))).toBe(text(new theirs(size).pow(exponent)));
  }
  for (const one of ['1', '10', '1e10']) expect(text(ours.log10(one))).toBe(text(theirs.log10(one)));
  for (const one of ['1', '2', '1024']) expect(text(ours.log2(one))).toBe(text(theirs.log2(one)));
  expect(text(ours.hypot('3', '4'))).toBe('5');
});
