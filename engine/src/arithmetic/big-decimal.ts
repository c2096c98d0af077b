/** Decimal numbers without rounding, on native big integers: what readers, units and decimals are made of. */

/** Enough that a result rounded to 34 digits afterwards is right. */
export const WIDE_DIGITS = 80;

const TEXT = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** Exponents as decimal128 bounds them, with room: no text can ask for megabytes of zeros. */
const LARGEST_EXPONENT = 6000;

/** Of ten, as a double. */
const LARGEST_EXACT_POWER = 22;

const powers: bigint[] = [1n];
const KEPT_POWERS = 400;

export function tenTo(exponent: number): bigint {
  if (exponent > KEPT_POWERS) return 10n ** BigInt(exponent);
  for (let next = powers.length; next <= exponent; next++) powers.push(powers[next - 1]! * 10n);
  return powers[exponent]!;
}

function magnitude(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** The quotient rounded half to even; `divisor` is positive. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twice = magnitude(dividend - quotient * divisor) * 2n;
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}

/** `digits · 10^exponent`; or, where `special` is set, NaN or an infinity. Immutable. */
export class BigDecimal {
  private constructor(
    readonly digits: bigint,
    readonly exponent: number,
    private readonly special?: number,
  ) {}

  static of(digits: bigint, exponent = 0): BigDecimal {
    return new BigDecimal(digits, exponent);
  }

  /** What stands for a value that does not exist: NaN or an infinity. */
  static none(special: number): BigDecimal {
    return new BigDecimal(0n, 0, special);
  }

  /**
   * A number written in digits: `-0.5`, `1e3`, `.5`. Beyond 10^±6000 lie infinity and zero.
   * @throws Error when the text is no number.
   */
  static from(text: string): BigDecimal {
    const match = TEXT.exec(text);
    const [, sign, whole = '', fraction = '', power = '0'] = match ?? [];
    if (!match || whole + fraction === '') throw new Error(`"${text}" is not a decimal number.`);
    const size = BigInt(whole + fraction);
    const exponent = Number(power) - fraction.length;
    const digits = sign === '-' ? -size : size;
    if (size === 0n || Math.abs(exponent) < LARGEST_EXPONENT / 2)
      return new BigDecimal(digits, size === 0n ? 0 : exponent);
    const leading = exponent + size.toString().length - 1;
    if (leading > LARGEST_EXPONENT)
      return BigDecimal.none(sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
    return leading < -LARGEST_EXPONENT ? new BigDecimal(0n, 0) : new BigDecimal(digits, exponent);
  }

  /** The decimal that a double prints as: 0.1 is a tenth. */
  static fromNumber(value: number): BigDecimal {
    if (Number.isSafeInteger(value)) return new BigDecimal(BigInt(value), 0);
    return Number.isFinite(value) ? BigDecimal.from(String(value)) : BigDecimal.none(value);
  }

  /** The double itself, which is an integer over a power of two. */
  static fromDouble(value: number): BigDecimal {
    let [integer, halvings] = [value, 0];
    for (; !Number.isInteger(integer); halvings++) integer *= 2;
    return new BigDecimal(BigInt(integer) * 5n ** BigInt(halvings), -halvings);
  }

  get isFinite(): boolean {
    return this.special === undefined;
  }

  get isZero(): boolean {
    return this.digits === 0n && this.special === undefined;
  }

  get isInteger(): boolean {
    return this.isFinite && (this.exponent >= 0 || this.digits % tenTo(-this.exponent) === 0n);
  }

  plus(other: BigDecimal): BigDecimal {
    if (this.special !== undefined || other.special !== undefined)
      return BigDecimal.none(this.toNumber() + other.toNumber());
    if (other.digits === 0n) return this;
    if (this.digits === 0n) return other;
    const exponent = Math.min(this.exponent, other.exponent);
    return new BigDecimal(this.scaled(exponent) + other.scaled(exponent), exponent);
  }

  minus(other: BigDecimal): BigDecimal {
    return this.plus(other.negated());
  }

  negated(): BigDecimal {
    return new BigDecimal(-this.digits, this.exponent, this.special === undefined ? undefined : -this.special);
  }

  times(other: BigDecimal): BigDecimal {
    if (this.special !== undefined || other.special !== undefined)
      return BigDecimal.none(this.toNumber() * other.toNumber());
    return new BigDecimal(this.digits * other.digits, this.exponent + other.exponent);
  }

  /** The quotient to so many digits. Nothing is divided by zero here: that gives NaN or an infinity. */
  dividedBy(other: BigDecimal, significant = WIDE_DIGITS): BigDecimal {
    if (this.special !== undefined || other.special !== undefined || other.digits === 0n)
      return BigDecimal.none(this.toNumber() / other.toNumber());
    if (this.digits === 0n) return this;
    const shift = Math.max(0, significant + other.length - this.length + 2);
    const dividend = this.digits * tenTo(shift);
    let quotient = dividend / other.digits;
    // What was cut off decides a tie, so it must not be taken for one.
    if (quotient % 5n === 0n && quotient * other.digits !== dividend) {
      quotient += dividend < 0n === other.digits < 0n ? 1n : -1n;
    }
    return new BigDecimal(quotient, this.exponent - shift - other.exponent).rounded(significant);
  }

  /** Half-even to so many significant digits. */
  rounded(significant: number): BigDecimal {
    if (this.special !== undefined || magnitude(this.digits) < tenTo(significant)) return this;
    const excess = this.length - significant;
    if (excess <= 0) return this;
    return new BigDecimal(divideRounded(this.digits, tenTo(excess)), this.exponent + excess);
  }

  /** Half-even to so many decimal places. */
  toPlaces(places: number): BigDecimal {
    const excess = -places - this.exponent;
    if (this.special !== undefined || excess <= 0) return this;
    return new BigDecimal(divideRounded(this.digits, tenTo(excess)), -places);
  }

  /** Negative, zero or positive as this is less, equal or more; NaN where one is NaN. */
  compare(other: BigDecimal): number {
    if (this.special !== undefined || other.special !== undefined) return this.toNumber() - other.toNumber();
    const exponent = Math.min(this.exponent, other.exponent);
    const difference = this.scaled(exponent) - other.scaled(exponent);
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  /** The nearest double. */
  toNumber(): number {
    if (this.special !== undefined) return this.special;
    const { exponent } = this;
    const size = Number(this.digits);
    if (exponent === 0) return size;
    // Of two doubles that are exact the quotient or product is rounded once.
    if (Number.isSafeInteger(size) && Math.abs(exponent) <= LARGEST_EXACT_POWER)
      return exponent < 0 ? size / 10 ** -exponent : size * 10 ** exponent;
    return Number(`${this.digits}e${exponent}`);
  }

  /** As JavaScript writes numbers, with all digits: `0.001`, `1.5e+30`. */
  toString(): string {
    if (this.special !== undefined) return String(this.special);
    const { sign, digits, leading } = this.parts();
    if (digits === '') return '0';
    if (leading > -7 && leading < 21) return this.toFixed();
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return `${sign}${digits[0]}${fraction}e${leading < 0 ? '-' : '+'}${Math.abs(leading)}`;
  }

  /** All digits without an exponent. */
  toFixed(): string {
    if (this.special !== undefined) return String(this.special);
    const { sign, digits, leading } = this.parts();
    if (digits === '') return '0';
    if (leading < 0) return `${sign}0.${'0'.repeat(-leading - 1)}${digits}`;
    const whole = digits.slice(0, leading + 1).padEnd(leading + 1, '0');
    return digits.length > leading + 1 ? `${sign}${whole}.${digits.slice(leading + 1)}` : sign + whole;
  }

  /** The exponent of ten of the first digit. */
  get leading(): number {
    return this.digits === 0n ? 0 : this.length - 1 + this.exponent;
  }

  /** How many digits there are. */
  get length(): number {
    const size = magnitude(this.digits);
    // A double tells the length without writing them, but near a power of ten, where it may be off by one.
    const logarithm = Math.log10(Number(size));
    const guess = Math.floor(logarithm) + 1;
    if (!(guess > 0 && guess < 300)) return size.toString().length;
    if (Math.abs(logarithm - Math.round(logarithm)) > 1e-9) return guess;
    if (size < tenTo(guess - 1)) return guess - 1;
    return size < tenTo(guess) ? guess : guess + 1;
  }

  private scaled(exponent: number): bigint {
    return this.exponent === exponent ? this.digits : this.digits * tenTo(this.exponent - exponent);
  }

  private parts(): { readonly sign: string; readonly digits: string; readonly leading: number } {
    const written = magnitude(this.digits).toString();
    let end = written.length;
    while (end > 0 && written[end - 1] === '0') end--;
    return {
      sign: this.digits < 0n ? '-' : '',
      digits: written.slice(0, end),
      leading: written.length - 1 + this.exponent,
    };
  }
}
