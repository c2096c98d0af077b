/** Binary floating-point formats as whole numbers: value = significand × 2^exponent, exactly. */

export interface FloatFormat {
  readonly width: number;
  readonly exponentBits: number;
  readonly fractionBits: number;
}

export const FLOAT_FORMATS = {
  half: { width: 16, exponentBits: 5, fractionBits: 10 },
  bfloat16: { width: 16, exponentBits: 8, fractionBits: 7 },
  single: { width: 32, exponentBits: 8, fractionBits: 23 },
  double: { width: 64, exponentBits: 11, fractionBits: 52 },
} as const satisfies Readonly<Record<string, FloatFormat>>;

/** A positive rational number. */
export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const biasOf = (format: FloatFormat) => 2 ** (format.exponentBits - 1) - 1;

const maxExponent = (format: FloatFormat) => 2 ** format.exponentBits - 1;

const power = (exponent: number) => 1n << BigInt(exponent);

const bitLength = (value: bigint) => value.toString(2).length;

/** Rounded to the nearest whole number, halves to the even one. */
function roundedRatio({ top, bottom }: Ratio) {
  const whole = top / bottom;
  const twice = 2n * (top % bottom);
  return twice > bottom || (twice === bottom && whole % 2n === 1n) ? whole + 1n : whole;
}

/** A ratio times a power of two. */
const scaled = ({ top, bottom }: Ratio, exponent: number): Ratio => ({
  top: top * power(Math.max(exponent, 0)),
  bottom: bottom * power(Math.max(-exponent, 0)),
});

/** The size of a decimal text such as 1.5e-3. */
export function ratioOf(text: string): Ratio {
  const [digits = '', exponent = '0'] = text.toLowerCase().replace(/^[+-]/, '').split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const shift = Number(exponent) - decimals.length;
  const top = BigInt(`${whole}${decimals}` || '0');
  return shift >= 0 ? { top: top * 10n ** BigInt(shift), bottom: 1n } : { top, bottom: 10n ** BigInt(-shift) };
}

/** The bits of exponent and fraction of a positive ratio, rounded to nearest, ties to even; past the largest they are infinity. */
export function encodeRatio(ratio: Ratio, format: FloatFormat) {
  if (ratio.top === 0n) return 0n;
  const least = 1 - biasOf(format) - format.fractionBits;
  const estimate = bitLength(ratio.top) - bitLength(ratio.bottom) - 1 - format.fractionBits;
  const tooWide = (exponent: number) => roundedRatio(scaled(ratio, -exponent)) >= power(format.fractionBits + 1);
  const exact = (exponent: number) => {
    const { top, bottom } = scaled(ratio, -exponent);
    return top >= bottom * power(format.fractionBits + 1);
  };
  const start = Math.max(estimate, least);
  const exponent = exact(start) ? start + 1 : start;
  const significand = roundedRatio(scaled(ratio, -exponent));
  const carried = tooWide(exponent);
  const field = carried ? exponent + 1 : exponent;
  const bits = carried ? significand / 2n : significand;
  const biased = bits >= power(format.fractionBits) ? field - least + 1 : 0;
  if (biased >= maxExponent(format)) return BigInt(maxExponent(format)) << BigInt(format.fractionBits);
  return (BigInt(biased) << BigInt(format.fractionBits)) | (bits & (power(format.fractionBits) - 1n));
}

export interface Decoded {
  readonly negative: boolean;
  readonly biased: number;
  readonly fraction: bigint;
  readonly kind: 'Normal' | 'Subnormal' | 'Zero' | 'Infinity' | 'Quiet NaN' | 'Signaling NaN';
  /** The exact size is significand × 2^exponent. */
  readonly significand: bigint;
  readonly exponent: number;
}

export function decode(bits: bigint, format: FloatFormat): Decoded {
  const fraction = bits & (power(format.fractionBits) - 1n);
  const biased = Number((bits >> BigInt(format.fractionBits)) & (power(format.exponentBits) - 1n));
  const negative = bits >> BigInt(format.width - 1) === 1n;
  const kindOf = () => {
    if (biased === maxExponent(format)) {
      if (fraction === 0n) return 'Infinity';
      return fraction >> BigInt(format.fractionBits - 1) === 1n ? 'Quiet NaN' : 'Signaling NaN';
    }
    if (biased > 0) return 'Normal';
    return fraction === 0n ? 'Zero' : 'Subnormal';
  };
  const least = 1 - biasOf(format) - format.fractionBits;
  return {
    negative,
    biased,
    fraction,
    kind: kindOf(),
    significand: biased > 0 ? fraction | power(format.fractionBits) : fraction,
    exponent: least + Math.max(biased - 1, 0),
  };
}

export const exactRatio = ({ significand, exponent }: Pick<Decoded, 'significand' | 'exponent'>) =>
  scaled({ top: significand, bottom: 1n }, exponent);

/** Digits and power of ten of a decimal, as people read it: plainly near one, else with e. */
function written(digits: string, tens: number, plain = 21) {
  const bare = digits.replace(/0+$/, '') || '0';
  if (tens >= plain || tens < -6)
    return `${bare[0]}${bare.length > 1 ? `.${bare.slice(1)}` : ''}e${tens < 0 ? '' : '+'}${tens}`;
  if (tens < 0) return `0.${'0'.repeat(-tens - 1)}${bare}`;
  const padded = bare.padEnd(tens + 1, '0');
  return padded.length > tens + 1 ? `${padded.slice(0, tens + 1)}.${padded.slice(tens + 1)}` : padded;
}

/** A ratio whose denominator is a power of two, with all its digits. */
export function exactDecimal({ top, bottom }: Ratio) {
  if (top === 0n) return '0';
  const places = bitLength(bottom) - 1;
  const digits = (top * 5n ** BigInt(places)).toString();
  return written(digits, digits.length - 1 - places);
}

/** A ratio to so many significant digits, the last one rounded. */
export function roundedDecimal({ top, bottom }: Ratio, figures: number, plain = 21) {
  if (top === 0n) return '0';
  const guess = top.toString().length - bottom.toString().length;
  const at = (tens: number) => {
    const shift = figures - 1 - tens;
    return roundedRatio(
      shift >= 0 ? { top: top * 10n ** BigInt(shift), bottom } : { top, bottom: bottom * 10n ** BigInt(-shift) },
    ).toString();
  };
  const tens = at(guess).length > figures ? guess : guess - 1;
  const digits = at(tens).length > figures ? at(tens + 1) : at(tens);
  return written(digits, at(tens).length > figures ? tens + 1 : tens, plain);
}

/** The shortest decimal that is read back as these bits. */
export function shortestDecimal(ratio: Ratio, bits: bigint, format: FloatFormat) {
  for (let figures = 1; figures < 17; figures += 1) {
    const decimal = roundedDecimal(ratio, figures);
    if (encodeRatio(ratioOf(decimal), format) === bits) return decimal;
  }
  return roundedDecimal(ratio, 17);
}

/** The difference of two ratios, with its sign. */
export const difference = (a: Ratio, b: Ratio): Ratio => ({
  top: a.top * b.bottom - b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
