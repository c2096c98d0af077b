/** Powers of ten and decimal logarithms of exact decimals, for logarithmic units: right to more than 34 digits. */
import { BigDecimal, tenTo } from './big-decimal.js';

/** Fixed-point digits: 34 are wanted, and a level in a large unit costs some. */
const PLACES = 60;
const ONE = tenTo(PLACES);
const LN10 = BigInt('2302585092994045684017991454684364207601101488628772976033328');

/** The largest size of a power of ten: beyond it lie infinity and zero. */
const LARGEST = 6000;

function fixed(value: BigDecimal): bigint {
  const shift = value.exponent + PLACES;
  return shift >= 0 ? value.digits * tenTo(shift) : value.digits / tenTo(-shift);
}

/** e^x in fixed point for |x| up to ten: the series at x/2⁸, squared eight times. */
function exponential(x: bigint): bigint {
  const HALVINGS = 8n;
  const GUARD = tenTo(10);
  const one = ONE * GUARD;
  const small = (x * GUARD) >> HALVINGS;
  let term = one;
  let sum = one;
  for (let n = 1n; term !== 0n && n < 200n; n++) {
    term = (term * small) / (one * n);
    sum += term;
  }
  for (let halving = 0n; halving < HALVINGS; halving++) sum = (sum * sum) / one;
  return sum / GUARD;
}

/** 10^x. */
export function powerOfTen(x: BigDecimal): BigDecimal {
  const size = x.toNumber();
  if (Number.isNaN(size)) return x;
  if (Math.abs(size) > LARGEST) return size > 0 ? BigDecimal.none(Number.POSITIVE_INFINITY) : BigDecimal.of(0n);
  const whole = Math.floor(size);
  const rest = fixed(x) - BigInt(whole) * ONE;
  return BigDecimal.of(exponential((rest * LN10) / ONE), whole - PLACES);
}

/** log₁₀ x; NaN for negative numbers, −∞ for zero. */
export function logarithmOfTen(x: BigDecimal): BigDecimal {
  if (!x.isFinite || x.digits <= 0n) return BigDecimal.none(Math.log10(x.toNumber()));
  const { leading } = x;
  // Between 1 and 10, so that the double's logarithm is a good start, which Halley's method makes three times as long.
  const mantissa = fixed(BigDecimal.of(x.digits, x.exponent - leading));
  let y = fixed(BigDecimal.fromNumber(Math.log(Number(mantissa) / Number(ONE))));
  for (let step = 0; step < 2; step++) {
    const grown = exponential(y);
    y += (2n * (mantissa - grown) * ONE) / (mantissa + grown);
  }
  return BigDecimal.of((y * ONE) / LN10 + BigInt(leading) * ONE, -PLACES);
}
