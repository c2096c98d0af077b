/** The error function and its complement to 34 digits. */
import type { Decimal } from '../../arithmetic/decimal-number.js';
import { toDecimal34, Working, workingPi } from './working.js';

/** From here on the continued fraction is quicker than the series, whose sum also loses digits in 1 − erf. */
const FRACTION_FROM = 4;
/** Below 4 the complement has lost at most eight digits of 50 to the subtraction. */
const UNDERFLOW = 117;

/** erf on working decimals: 2x/√π·e^(−x²)·Σ (2x²)ⁿ/(1·3·5…(2n + 1)), all of whose terms are positive (DLMF 7.6.2). */
function workingErf(x: Decimal): Decimal {
  const size = x.abs();
  if (x.isNaN() || size.gt(9)) return new Working(x.isNaN() ? Number.NaN : x.sign);
  if (size.gte(FRACTION_FROM)) return new Working(1).minus(fraction(size)).times(x.sign);
  const twice = size.times(size).times(2);
  let term = new Working(1);
  let total = new Working(1);
  for (let n = 3; term.e > total.e - 52 && !term.isZero(); n += 2) {
    term = term.times(twice).div(n);
    total = total.plus(term);
  }
  return x.times(2).div(workingPi().sqrt()).times(twice.div(-2).exp()).times(total);
}

/** erfc for x ≥ 4: Laplace's continued fraction (DLMF 7.9.1), evaluated from a depth that leaves 40 digits right. */
function fraction(x: Decimal): Decimal {
  if (x.gt(UNDERFLOW)) return new Working(0);
  const depth = Math.ceil(40 + 2000 / x.toNumber() ** 2);
  let tail = new Working(x);
  for (let k = depth; k >= 1; k--) tail = x.plus(new Working(k).div(2).div(tail));
  return x.times(x).neg().exp().div(workingPi().sqrt()).div(tail);
}

/** erfc on working decimals. */
export function workingErfc(x: Decimal): Decimal {
  return x.gte(FRACTION_FROM) ? fraction(x) : new Working(1).minus(workingErf(x));
}

export const erfDecimal = toDecimal34((x: Decimal) => workingErf(x));
export const erfcDecimal = toDecimal34((x: Decimal) => workingErfc(x));
