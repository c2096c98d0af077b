/**
 * What the decimal arithmetic calls of decimal.js, on native big integers: a tenth of its size, with the same digits. Circular
 * and hyperbolic functions are not there; calculators that call those come with decimal.js itself.
 */
import { BigDecimal, tenTo } from '@reckoner/engine/arithmetic/big-decimal';

export type Value = number | string | Decimal | BigDecimal;

/** Digits beyond the ones that are wanted, so that rounding once at the end is right. */
const GUARD = 14;
/** The numbers by which decimal.js calls them. */
const HALF_EVEN = 6;
const HALF_CEIL = 7;
const LARGEST_EXPONENT = 6000;

const ZERO = BigDecimal.of(0n);
const ONE = BigDecimal.of(1n);

/** `2 atanh(1/n)` in fixed point. */
function doubledArea(n: bigint, places: number): bigint {
  let term = (2n * tenTo(places)) / n;
  let sum = 0n;
  for (let odd = 1n; term !== 0n; odd += 2n) {
    sum += term / odd;
    term /= n * n;
  }
  return sum;
}

const logarithms = new Map<number, bigint>();

/** ln 10 = 3 ln 2 + ln 5/4, in fixed point. */
function ln10(places: number): bigint {
  let known = logarithms.get(places);
  if (known === undefined) {
    known = (3n * doubledArea(3n, places + 5) + doubledArea(9n, places + 5)) / 100_000n;
    logarithms.set(places, known);
  }
  return known;
}

function fixed(x: BigDecimal, places: number): bigint {
  const shift = x.exponent + places;
  return shift >= 0 ? x.digits * tenTo(shift) : x.digits / tenTo(-shift);
}

/** e^x in fixed point for |x| up to three: the series at x/2¹², squared twelve times. */
function exponential(x: bigint, places: number): bigint {
  const HALVINGS = 12n;
  const guard = tenTo(8);
  const one = tenTo(places) * guard;
  const small = (x * guard) >> HALVINGS;
  let term = one;
  let sum = one;
  for (let n = 1n; term !== 0n; n++) {
    term = (term * small) / (one * n);
    if (term === -1n) break;
    sum += term;
  }
  for (let halving = 0n; halving < HALVINGS; halving++) sum = (sum * sum) / one;
  return sum / guard;
}

/** e^x to so many digits. */
function expOf(x: BigDecimal, digits: number): BigDecimal {
  const size = x.toNumber();
  if (!Number.isFinite(size)) return asNumber(Math.exp(size));
  if (Math.abs(size) > 3 * LARGEST_EXPONENT) return asNumber(size > 0 ? Number.POSITIVE_INFINITY : 0);
  const places = digits + GUARD;
  const log = ln10(places + 6);
  const tens = Math.round(size / Math.LN10);
  const rest = (fixed(x, places + 6) - BigInt(tens) * log) / 1_000_000n;
  return BigDecimal.of(exponential(rest, places), tens - places);
}

/** ln x of a positive number, to so many digits. */
function lnOf(x: BigDecimal, digits: number): BigDecimal {
  const less = x.minus(ONE);
  if (less.isZero) return ZERO;
  // Near one the logarithm is small, and its digits begin late.
  const places = digits + GUARD + Math.max(0, -less.leading);
  const { leading } = x;
  const one = tenTo(places);
  const mantissa = fixed(BigDecimal.of(x.digits, x.exponent - leading), places);
  let y = fixed(BigDecimal.fromNumber(Math.log(Number(mantissa) / Number(one))), places);
  // Halley's method makes the digits of a double three times as many at each step.
  for (let right = 15; right < places; right *= 3) {
    const grown = exponential(y, places);
    y += (2n * (mantissa - grown) * one) / (mantissa + grown);
  }
  return BigDecimal.of(y + BigInt(leading) * ln10(places), -places);
}

/** A special value, or zero. */
function asNumber(value: number): BigDecimal {
  return value === 0 || Number.isInteger(value) ? BigDecimal.fromNumber(value) : BigDecimal.none(value);
}

/** x^n for a whole n, to so many digits. */
function wholePower(x: BigDecimal, n: number, digits: number): BigDecimal {
  // Each product is rounded, and the errors grow with the exponent.
  const kept = digits + GUARD + Math.ceil(Math.log10(Math.abs(n) + 1));
  let power = ONE;
  let square = x;
  for (let left = Math.abs(n); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = power.times(square).rounded(kept);
    if (left > 1) square = square.times(square).rounded(kept);
    if (!square.isFinite || Math.abs(square.leading) > 4 * LARGEST_EXPONENT) {
      // Beyond all exponents already: how far does not matter.
      if (left > 1) power = square;
      break;
    }
  }
  return n < 0 ? ONE.dividedBy(power, kept) : power;
}

/** The whole part of the nth root. */
function wholeRoot(x: bigint, n: bigint): bigint {
  if (x === 0n) return 0n;
  let root = 10n ** BigInt(Math.ceil(x.toString().length / Number(n)));
  for (;;) {
    const next = ((n - 1n) * root + x / root ** (n - 1n)) / n;
    if (next >= root) return root;
    root = next;
  }
}

/** The nth root of a number that is not negative, with a digit that tells whether something was left. */
function rootOf(x: BigDecimal, n: number, digits: number): BigDecimal {
  let shift = Math.max(0, n * (digits + 2) - x.digits.toString().length);
  while ((x.exponent - shift) % n !== 0) shift++;
  const scaled = x.digits * tenTo(shift);
  const root = wholeRoot(scaled, BigInt(n));
  const exponent = (x.exponent - shift) / n;
  const isExact = root ** BigInt(n) === scaled;
  return isExact ? BigDecimal.of(root, exponent) : BigDecimal.of(root * 10n + 1n, exponent - 1);
}

export class Decimal {
  static readonly ROUND_HALF_EVEN = HALF_EVEN;
  static readonly ROUND_HALF_CEIL = HALF_CEIL;
  static readonly precision: number = 34;

  /** @returns a decimal type of so many significant digits. */
  static clone({ precision }: { readonly precision: number }): typeof Decimal {
    return class extends Decimal {
      static override readonly precision = precision;
    };
  }

  static isDecimal(x: unknown): x is Decimal {
    return x instanceof Decimal;
  }

  static sign(x: Value): number {
    return Math.sign(bigOf(x).compare(ZERO));
  }

  static hypot(...xs: Value[]): Decimal {
    const squares = xs.map((x) => bigOf(x).times(bigOf(x)));
    const sum = new this(squares.reduce((one, other) => one.plus(other), ZERO));
    return sum.sqrt();
  }

  static log2(x: Value): Decimal {
    return new this(x).logarithm(BigDecimal.of(2n));
  }

  static log10(x: Value): Decimal {
    return new this(x).logarithm(BigDecimal.of(10n));
  }

  readonly big: BigDecimal;

  constructor(value: Value) {
    this.big = bigOf(value);
  }

  /** The exponent of ten of the first digit. */
  get e(): number {
    return this.big.isFinite ? this.big.leading : Number.NaN;
  }

  private get digits(): number {
    return (this.constructor as typeof Decimal).precision;
  }

  /** Rounded to the digits of this type. Beyond the exponents lie infinity and zero. */
  private made(result: BigDecimal): this {
    const make = (value: Value) => new (this.constructor as new (value: Value) => this)(value);
    if (!result.isFinite) return make(asNumber(result.toNumber()));
    const rounded = result.rounded(this.digits);
    if (rounded.digits === 0n) return make(ZERO);
    if (rounded.leading > LARGEST_EXPONENT)
      return make(rounded.digits < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
    return make(rounded.leading < -LARGEST_EXPONENT ? ZERO : rounded);
  }

  /** The result of an operation: where infinities take part, or a division by zero, by what stands for the operands. */
  private by(other: Value, work: (one: BigDecimal, other: BigDecimal) => BigDecimal, isQuotient = false): this {
    const [a, b] = [this.big, bigOf(other)];
    if (a.isFinite && b.isFinite && !(isQuotient && b.isZero)) return this.made(work(a, b));
    return this.made(work(standIn(a), standIn(b)));
  }

  plus = (other: Value): this => this.by(other, (a, b) => a.plus(b));
  minus = (other: Value): this => this.by(other, (a, b) => a.minus(b));
  times = (other: Value): this => this.by(other, (a, b) => a.times(b));
  div = (other: Value): this => this.by(other, (a, b) => a.dividedBy(b, this.digits), true);
  neg = (): this => this.made(this.big.negated());
  abs = (): this => (this.isNeg() ? this.neg() : this.made(this.big));

  mod(other: Value): this {
    const [a, b] = [this.big, bigOf(other)];
    if (!a.isFinite || !b.isFinite || b.isZero)
      return this.made(a.isFinite && b.isFinite === false && !Number.isNaN(b.toNumber()) ? a : asNumber(Number.NaN));
    const exponent = Math.min(a.exponent, b.exponent);
    return this.made(BigDecimal.of(fixed(a, -exponent) % fixed(b, -exponent), exponent));
  }

  pow(other: Value): this {
    const [x, y] = [this.big, bigOf(other)];
    if (!x.isFinite || !y.isFinite || x.isZero || y.isZero) return this.made(asNumber(x.toNumber() ** y.toNumber()));
    const exponent = y.toNumber();
    if (y.isInteger && Math.abs(exponent) <= Number.MAX_SAFE_INTEGER)
      return this.made(wholePower(x, exponent, this.digits));
    if (x.digits < 0n && !y.isInteger) return this.made(asNumber(Number.NaN));
    const size = x.digits < 0n ? x.negated() : x;
    // The whole part of the exponent takes digits of its own.
    const wide = this.digits + GUARD + Math.max(0, y.leading) + 6;
    const isNegative = x.digits < 0n && fixed(y, 0) % 2n !== 0n;
    const power = expOf(lnOf(size, wide).times(y), this.digits + 6);
    return this.made(isNegative ? power.negated() : power);
  }

  sqrt = (): this => this.root(2);
  cbrt = (): this => this.root(3);

  private root(n: number): this {
    const { big } = this;
    if (!big.isFinite || big.isZero)
      return this.made(big.isZero ? ZERO : asNumber(n === 2 ? Math.sqrt(big.toNumber()) : big.toNumber()));
    if (big.digits > 0n) return this.made(rootOf(big, n, this.digits));
    return this.made(n === 2 ? asNumber(Number.NaN) : rootOf(big.negated(), n, this.digits).negated());
  }

  exp = (): this => this.made(expOf(this.big, this.digits));

  ln(): this {
    if (!this.big.isFinite || this.big.digits <= 0n) return this.made(asNumber(Math.log(this.big.toNumber())));
    return this.made(lnOf(this.big, this.digits));
  }

  private logarithm(base: BigDecimal): this {
    if (!this.big.isFinite || this.big.digits <= 0n) return this.made(asNumber(Math.log(this.big.toNumber())));
    const wide = this.digits + GUARD;
    return this.made(lnOf(this.big, wide).dividedBy(lnOf(base, wide), wide));
  }

  cmp(other: Value): number {
    const [a, b] = [this.big, bigOf(other)];
    if (a.isFinite && b.isFinite) return Math.sign(a.compare(b));
    const [one, another] = [standIn(a).toNumber(), standIn(b).toNumber()];
    return one === another ? 0 : Math.sign(one - another);
  }

  eq = (other: Value): boolean => this.cmp(other) === 0;
  gt = (other: Value): boolean => this.cmp(other) > 0;

  isNaN = (): boolean => Number.isNaN(this.big.isFinite ? 0 : this.big.toNumber());
  isFinite = (): boolean => this.big.isFinite;
  isZero = (): boolean => this.big.isZero;
  isNeg = (): boolean => (this.big.isFinite ? this.big.digits < 0n : this.big.toNumber() < 0);
  isInteger = (): boolean => this.big.isInteger;

  /** Half-even, or half toward positive infinity. */
  toDecimalPlaces(places: number, rounding: number): this {
    if (!this.big.isFinite) return this;
    if (rounding === HALF_EVEN) return this.kept(this.big.toPlaces(places));
    return this.kept(wholeBelow(this.big.plus(BigDecimal.of(5n, -1))));
  }

  floor = (): this => (this.big.isFinite ? this.kept(wholeBelow(this.big)) : this);
  ceil = (): this => (this.big.isFinite ? this.kept(wholeBelow(this.big.negated()).negated()) : this);
  trunc = (): this => (this.isNeg() ? this.ceil() : this.floor());

  /** With all of its digits. */
  private kept(value: BigDecimal): this {
    return new (this.constructor as new (value: Value) => this)(value);
  }

  toNumber = (): number => this.big.toNumber();
  toFixed = (): string => this.big.toFixed();
  toString = (): string => this.big.toString();
}

/** What counts of a number beside an infinity or a divisor of zero: its sign. */
function standIn(x: BigDecimal): BigDecimal {
  return x.isFinite && x.digits !== 0n ? BigDecimal.of(x.digits < 0n ? -1n : 1n) : x;
}

function wholeBelow(x: BigDecimal): BigDecimal {
  if (x.exponent >= 0) return x;
  const unit = tenTo(-x.exponent);
  const whole = x.digits / unit;
  return BigDecimal.of(x.digits < 0n && whole * unit !== x.digits ? whole - 1n : whole);
}

function bigOf(value: Value): BigDecimal {
  if (value instanceof BigDecimal) return value;
  if (typeof value === 'object') return value.big;
  if (typeof value === 'number') return BigDecimal.fromNumber(value);
  return /[IN]/.test(value) ? BigDecimal.none(Number(value)) : BigDecimal.from(value.trim());
}
