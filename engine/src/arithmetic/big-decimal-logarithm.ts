/** Powers of ten and decimal logarithms of exact decimals, for logarithmic units: right to more than 34 digits. */
import { BigDecimal, tenTo } from './big-decimal.js';
import { exponential, fixed, logarithm } from './fixed-point.js';

/** 34 digits are wanted, and a level in a large unit costs some. */
const PLACES = 60;
const ONE = tenTo(PLACES);
const LN10 = 2302585092994045684017991454684364207601101488628772976033328n;

/** The largest size of a power of ten: beyond it lie infinity and zero. */
const LARGEST = 6000;

/** 10^x. */
export function powerOfTen(x: BigDecimal): BigDecimal {
  const size = x.toNumber();
  if (Number.isNaN(size)) return x;
  if (Math.abs(size) > LARGEST) return size > 0 ? BigDecimal.none(Number.POSITIVE_INFINITY) : BigDecimal.of(0n);
  const whole = Math.floor(size);
  const rest = fixed(x, PLACES) - BigInt(whole) * ONE;
  return BigDecimal.of(exponential((rest * LN10) / ONE, PLACES), whole - PLACES);
}

/** log₁₀ x; NaN for negative numbers, −∞ for zero. */
export function logarithmOfTen(x: BigDecimal): BigDecimal {
  if (!x.isFinite || x.digits <= 0n) return BigDecimal.none(Math.log10(x.toNumber()));
  const { leading } = x;
  const mantissa = fixed(BigDecimal.of(x.digits, x.exponent - leading), PLACES);
  return BigDecimal.of((logarithm(mantissa, PLACES) * ONE) / LN10 + BigInt(leading) * ONE, -PLACES);
}
