/**
 * Decimal floating point: numbers of so many significant digits, on which operations round half to even. On native big
 * integers, and the one decimal type of formulas, in the server, on pages and in the library.
 */
import { BigDecimal, tenTo } from './big-decimal.js';
import { expOf, GUARD, LARGEST_EXPONENT, lnOf, powerOf, rootOf, special } from './big-decimal-functions.js';
import { fixed } from './fixed-point.js';

export type DecimalValue = number | string | Decimal | BigDecimal;

const ZERO = BigDecimal.of(0n);
const HALF = BigDecimal.of(5n, -1);

/** Immutable. A value itself keeps every digit that it is made with; results of operations are rounded. */
export class Decimal {
  /** The significant digits of results. */
  static precision = 34;

  /** @returns a decimal type of so many significant digits. */
  static ofPrecision(digits: number): typeof Decimal {
    return class extends Decimal {
      static override precision = digits;
    };
  }

  static isDecimal(x: unknown): x is Decimal {
    return x instanceof Decimal;
  }

  static hypot(...xs: DecimalValue[]): Decimal {
    const squares = xs.map((x) => bigOf(x).times(bigOf(x)));
    return new this(squares.reduce((one, other) => one.plus(other), ZERO)).sqrt();
  }

  readonly big: BigDecimal;

  /** @throws Error when a text is no number. */
  constructor(value: DecimalValue) {
    this.big = bigOf(value);
  }

  /** The exponent of ten of the first digit: 0 for zero, NaN where there is no digit. */
  get e(): number {
    return this.big.isFinite ? this.big.leading : Number.NaN;
  }

  /** −1, 0 or 1; NaN for NaN. */
  get sign(): number {
    return Math.sign(this.big.isFinite ? Number(this.big.digits > 0n) - Number(this.big.digits < 0n) : this.toNumber());
  }

  private get precision(): number {
    return (this.constructor as typeof Decimal).precision;
  }

  /** With all of its digits. */
  private kept(value: DecimalValue): this {
    return new (this.constructor as new (value: DecimalValue) => this)(value);
  }

  /** Rounded to the digits of this type. Beyond the exponents lie infinity and zero. */
  private made(result: BigDecimal): this {
    if (!result.isFinite) return this.kept(special(result.toNumber()));
    const rounded = result.rounded(this.precision);
    if (rounded.digits === 0n) return this.kept(ZERO);
    // Where no exponent can be near the bounds, digits need not be counted.
    if (Math.abs(rounded.exponent) < LARGEST_EXPONENT / 2) return this.kept(rounded);
    const { leading } = rounded;
    if (leading > LARGEST_EXPONENT)
      return this.kept(rounded.digits < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
    return this.kept(leading < -LARGEST_EXPONENT ? ZERO : rounded);
  }

  plus(other: DecimalValue): this {
    const [a, b] = [this.big, bigOf(other)];
    return this.made(a.isFinite && b.isFinite ? a.plus(b) : standIn(a).plus(standIn(b)));
  }

  minus(other: DecimalValue): this {
    const [a, b] = [this.big, bigOf(other)];
    return this.made(a.isFinite && b.isFinite ? a.minus(b) : standIn(a).minus(standIn(b)));
  }

  times(other: DecimalValue): this {
    const [a, b] = [this.big, bigOf(other)];
    return this.made(a.isFinite && b.isFinite ? a.times(b) : standIn(a).times(standIn(b)));
  }

  div(other: DecimalValue): this {
    const [a, b] = [this.big, bigOf(other)];
    const isPlain = a.isFinite && b.isFinite && !b.isZero;
    return this.made(isPlain ? a.dividedBy(b, this.precision) : standIn(a).dividedBy(standIn(b)));
  }

  /** The remainder, with the sign of this. */
  mod(other: DecimalValue): this {
    const [a, b] = [this.big, bigOf(other)];
    if (a.isFinite && b.isFinite && !b.isZero) {
      const exponent = Math.min(a.exponent, b.exponent);
      return this.made(BigDecimal.of(fixed(a, -exponent) % fixed(b, -exponent), exponent));
    }
    return this.made(a.isFinite && !b.isFinite && !Number.isNaN(b.toNumber()) ? a : special(Number.NaN));
  }

  pow(other: DecimalValue): this {
    return this.made(powerOf(this.big, bigOf(other), this.precision));
  }

  neg(): this {
    return this.made(this.big.negated());
  }

  abs(): this {
    return this.isNeg() ? this.neg() : this.made(this.big);
  }

  sqrt(): this {
    return this.root(2);
  }

  cbrt(): this {
    return this.root(3);
  }

  private root(n: 2 | 3): this {
    const { big } = this;
    if (!big.isFinite || big.isZero)
      return this.made(n === 2 && !big.isZero ? special(Math.sqrt(big.toNumber())) : big);
    if (big.digits > 0n) return this.made(rootOf(big, n, this.precision));
    return this.made(n === 2 ? special(Number.NaN) : rootOf(big.negated(), n, this.precision).negated());
  }

  exp(): this {
    return this.made(expOf(this.big, this.precision));
  }

  /** The natural logarithm, or that to another base. */
  log(base?: number): this {
    const { big, precision } = this;
    if (!big.isFinite || big.digits <= 0n) return this.made(special(Math.log(big.toNumber())));
    if (base === undefined) return this.made(lnOf(big, precision));
    const wide = precision + GUARD;
    return this.made(lnOf(big, wide).dividedBy(lnOf(BigDecimal.fromNumber(base), wide), wide));
  }

  /** −1, 0 or 1 as this is less, equal or more; NaN where one is NaN. */
  cmp(other: DecimalValue): number {
    const [a, b] = [this.big, bigOf(other)];
    if (a.isFinite && b.isFinite) return a.compare(b);
    const [one, another] = [standIn(a).toNumber(), standIn(b).toNumber()];
    return one === another ? 0 : Math.sign(one - another);
  }

  eq(other: DecimalValue): boolean {
    return this.cmp(other) === 0;
  }

  lt(other: DecimalValue): boolean {
    return this.cmp(other) < 0;
  }

  lte(other: DecimalValue): boolean {
    return this.cmp(other) <= 0;
  }

  gt(other: DecimalValue): boolean {
    return this.cmp(other) > 0;
  }

  gte(other: DecimalValue): boolean {
    return this.cmp(other) >= 0;
  }

  isNaN(): boolean {
    return !this.big.isFinite && Number.isNaN(this.big.toNumber());
  }

  isFinite(): boolean {
    return this.big.isFinite;
  }

  isZero(): boolean {
    return this.big.isZero;
  }

  isNeg(): boolean {
    return this.sign < 0;
  }

  isInteger(): boolean {
    return this.big.isInteger;
  }

  floor(): this {
    return this.kept(wholeBelow(this.big));
  }

  ceil(): this {
    return this.kept(wholeBelow(this.big.negated()).negated());
  }

  trunc(): this {
    return this.isNeg() ? this.ceil() : this.floor();
  }

  /** To the nearest integer, halves toward positive infinity as `Math.round` has them. */
  round(): this {
    return this.kept(wholeBelow(this.big.plus(HALF)));
  }

  /** Half-even. */
  toDecimalPlaces(places: number): this {
    return this.kept(this.big.toPlaces(places));
  }

  /** The nearest double. */
  toNumber(): number {
    return this.big.toNumber();
  }

  /** All digits without an exponent. */
  toFixed(): string {
    return this.big.toFixed();
  }

  /** As JavaScript writes numbers, with all digits. */
  toString(): string {
    return this.big.toString();
  }
}

/** What counts of a number beside an infinity or a divisor of zero: its sign. */
function standIn(x: BigDecimal): BigDecimal {
  return x.isFinite && x.digits !== 0n ? BigDecimal.of(x.digits < 0n ? -1n : 1n) : x;
}

/** The largest integer that is not more. */
function wholeBelow(x: BigDecimal): BigDecimal {
  if (!x.isFinite || x.exponent >= 0) return x;
  const unit = tenTo(-x.exponent);
  const whole = x.digits / unit;
  return BigDecimal.of(x.digits < 0n && whole * unit !== x.digits ? whole - 1n : whole);
}

function bigOf(value: DecimalValue): BigDecimal {
  if (typeof value === 'number') return BigDecimal.fromNumber(value);
  if (typeof value === 'object') return value instanceof Decimal ? value.big : value;
  return /[IN]/.test(value) ? BigDecimal.none(Number(value)) : BigDecimal.from(value.trim());
}
