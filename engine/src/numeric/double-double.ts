/** Sums and products of doubles with what their rounding left over (Dekker, Knuth): about 32 digits. */

/** high + low, where low is at most half a unit in the last place of high. */
export interface DoubleDouble {
  readonly high: number;
  readonly low: number;
}

const SPLITTER = 134217729;

/** a · b − (the rounded product), exactly, away from the ends of the range. */
export function productError(a: number, b: number, product: number): number {
  const aTop = SPLITTER * a - (SPLITTER * a - a);
  const aRest = a - aTop;
  const bTop = SPLITTER * b - (SPLITTER * b - b);
  const bRest = b - bTop;
  return aTop * bTop - product + aTop * bRest + aRest * bTop + aRest * bRest;
}

/** a + b − (the rounded sum), exactly. */
export function sumError(a: number, b: number, sum: number): number {
  const addend = sum - a;
  return a - (sum - addend) + (b - addend);
}

/** over / under less the double that stands for it; `over` may have a part that its double lacks. */
export function quotientError(value: number, over: number, under: number, more = 0): number {
  const product = value * under;
  return (over - product - productError(value, under, product) + more) / under;
}

const POWERS_OF_TEN = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12];

/** A double that prints as digits / ten with at most 12 decimals and 15 digits. */
export interface ShortDecimal {
  readonly digits: number;
  readonly ten: number;
}

export function shortDecimal(value: number): ShortDecimal | undefined {
  for (const ten of POWERS_OF_TEN) {
    const digits = Math.round(value * ten);
    if (Math.abs(digits) > 1e15) return undefined;
    // Division is correctly rounded: equality means that value is the double nearest to digits / ten.
    if (digits / ten === value) return { digits, ten };
  }
  return undefined;
}

/** The decimal that the value prints as, where it is short, with what the double lacks of it; otherwise the double. */
export function asPrinted(value: number, short: ShortDecimal | undefined): DoubleDouble {
  if (!short) return { high: value, low: 0 };
  return { high: value, low: quotientError(value, short.digits, short.ten) };
}

/** x · scale + added, rounded once; undefined near the ends of the range, where the parts do not hold. */
export function multiplyAdd(x: DoubleDouble, scale: DoubleDouble, added: DoubleDouble): number | undefined {
  const product = x.high * scale.high;
  const size = Math.abs(product);
  if (!(size > 1e-250 && size < 1e290 && Math.abs(x.high) < 1e290 && Math.abs(scale.high) < 1e290)) return undefined;
  const rest = productError(x.high, scale.high, product) + (x.high * scale.low + x.low * scale.high);
  const sum = product + added.high;
  return sum + (sumError(product, added.high, sum) + (rest + added.low));
}
