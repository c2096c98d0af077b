/**
 * Logarithms and powers of exact fractions, to some 90 digits: what differs in its last digits alone is then equal. All are
 * whole multiples of 2^-320.
 */
import { type Fraction, fraction } from '../../shared/rational.js';
import { wholeRoot } from './notation.js';

const BITS = 320;
const SHIFT = BigInt(BITS);
const UNIT = 1n << SHIFT;
/** What rounding may leave of 0. */
const NOTHING = 1n << 60n;

/** 2·artanh t of a fraction. */
function logOfRatio(over: bigint, under: bigint): bigint {
  const t = ((over - under) << SHIFT) / (over + under);
  const square = (t * t) >> SHIFT;
  let power = t;
  let total = t;
  for (let k = 3n; k < 2000n && (power > 1n || power < -1n); k += 2n) {
    power = (power * square) >> SHIFT;
    total += power / k;
  }
  return 2n * total;
}

const LN2 = logOfRatio(2n, 1n);

/** ln of a positive fraction. */
export function naturalLog({ over, under }: Fraction): bigint {
  const power = over.toString(2).length - under.toString(2).length;
  const scaled: [bigint, bigint] = power >= 0 ? [over, under << BigInt(power)] : [over << BigInt(-power), under];
  return logOfRatio(...scaled) + BigInt(power) * LN2;
}

/** The multiple of 2^-320 as a fraction, or exactly 0 where nothing but rounding is left. */
export function asFraction(value: bigint): Fraction {
  const size = value < 0n ? -value : value;
  return size < NOTHING ? fraction(0n) : fraction(value, UNIT);
}

export const fixed = ({ over, under }: Fraction): bigint => (over << SHIFT) / under;

/** (value of a fraction) × (multiple of 2^-320). */
export const times = ({ over, under }: Fraction, value: bigint): bigint => (over * value) / under;

/** e to a multiple of 2^-320 whose size is some 1000 at most. */
export function exponential(value: bigint): Fraction {
  const power = value / LN2;
  const rest = value - power * LN2;
  const halvings = 16n;
  const small = rest >> halvings;
  let term = UNIT;
  let total = UNIT;
  for (let k = 1n; k < 1000n && term !== 0n && term !== -1n; k++) {
    term = ((term * small) >> SHIFT) / k;
    total += term;
  }
  for (let k = 0n; k < halvings; k++) total = (total * total) >> SHIFT;
  return power >= 0n ? fraction(total << power, UNIT) : fraction(total, UNIT << -power);
}

const LARGEST_DEGREE = 12n;

/** The whole n-th root, where it is exact. */
function exactRoot(value: bigint, degree: bigint): bigint | undefined {
  if (degree === 1n || value < 2n) return value;
  if (degree === 2n) {
    const root = wholeRoot(value);
    return root * root === value ? root : undefined;
  }
  let root = 1n << (BigInt(value.toString(2).length) / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * root + value / root ** (degree - 1n)) / degree;
    if (next >= root) break;
    root = next;
  }
  return root ** degree === value ? root : undefined;
}

/** base^exponent where that is a fraction of readable size. */
export function exactPower(base: Fraction, exponent: Fraction): Fraction | undefined {
  if (exponent.under > LARGEST_DEGREE) return undefined;
  const over = exactRoot(base.over, exponent.under);
  const under = exactRoot(base.under, exponent.under);
  if (over === undefined || under === undefined) return undefined;
  const size = exponent.over < 0n ? -exponent.over : exponent.over;
  if (size * BigInt(Math.max(over.toString(2).length, under.toString(2).length)) > 2400n) return undefined;
  return exponent.over < 0n ? fraction(under ** size, over ** size) : fraction(over ** size, under ** size);
}

/** The exponent to which the base is the value, where that is a fraction with a denominator of up to 12. */
export function exactLog(base: Fraction, value: Fraction): Fraction | undefined {
  const [b, v] = [naturalLog(base), naturalLog(value)];
  for (let under = 1n; under <= LARGEST_DEGREE; under++) {
    // Nearest whole number to under·v/b.
    const twice = (2n * under * v) / b;
    const over = (twice + (twice < 0n ? -1n : 1n)) / 2n;
    const miss = under * v - over * b;
    if (miss < NOTHING && -miss < NOTHING) return fraction(over, under);
  }
  return undefined;
}

/** `e`, or the fraction that a base is written as. */
export function readBase(written: string): Fraction | 'e' {
  const text = written.trim();
  if (text.toLowerCase() === 'e') return 'e';
  const [over = '', under = '1'] = text.split('/').map((part) => part.trim());
  const [whole = '0', decimals = ''] = over.split('.');
  const below = BigInt(under);
  return below === 0n ? fraction(0n) : fraction(BigInt(whole + decimals), below * 10n ** BigInt(decimals.length));
}

export const BASE = {
  source: '[eE]|\\d+(?:[./]\\d+)?|\\.\\d+',
  says: 'e, a positive number such as 2 or 1.05, or a fraction such as 1/2',
} as const;

/** Whether powers of it take other values than 1. */
export function isBase(written: string): boolean {
  const base = readBase(written);
  return base === 'e' || (base.over !== 0n && base.over !== base.under);
}

/** ln of a base, with e for itself. */
export const logOfBase = (base: Fraction | 'e'): bigint => (base === 'e' ? UNIT : naturalLog(base));
