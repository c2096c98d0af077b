/** The gamma function, its logarithm and factorials to 34 digits. */
import type { Decimal } from '../../arithmetic/decimal-number.js';
import { Decimal34, round34 } from '../../arithmetic/decimal34.js';
import { type DecimalArgument, toDecimal34, Working, workingPi } from './working.js';

/** Bernoulli numbers B₂, B₄, … as numerator and denominator. */
const BERNOULLI: readonly (readonly [number, number])[] = [
  [1, 6],
  [-1, 30],
  [1, 42],
  [-1, 30],
  [5, 66],
  [-691, 2730],
  [7, 6],
  [-3617, 510],
  [43867, 798],
  [-174611, 330],
  [854513, 138],
  [-236364091, 2730],
  [8553103, 6],
  [-23749461029, 870],
  [8615841276005, 14322],
];
/** Stirling's series with these Bernoulli numbers is right to 46 digits from here on. */
const STIRLING_FROM = 60;
/** Products with more factors than this go through Stirling's series. */
const LONGEST_PRODUCT = 2000;

/** ln Γ(x) for x ≥ 60 (Abramowitz & Stegun 6.1.41). */
function stirling(x: Decimal): Decimal {
  const square = x.times(x);
  let power = x;
  let total = x.minus(0.5).times(x.log()).minus(x).plus(workingPi().times(2).log().div(2));
  for (const [index, [numerator, denominator]] of BERNOULLI.entries()) {
    const k = 2 * (index + 1);
    total = total.plus(new Working(numerator).div(denominator * k * (k - 1)).div(power));
    power = power.times(square);
  }
  return total;
}

/** x(x + 1)…(x + n − 1) and x + n, the first such that is at least 60. */
function raise(x: Decimal): { product: Decimal; raised: Decimal } {
  let product = new Working(1);
  let raised = x;
  while (raised.lt(STIRLING_FROM)) {
    product = product.times(raised);
    raised = raised.plus(1);
  }
  return { product, raised };
}

/** ln Γ(x) for x > 0; NaN below. Near its zeros 1 and 2, digits are lost to cancellation: up to those of the distance. */
function logarithm(x: Decimal): Decimal {
  if (!x.gt(0)) return new Working(Number.NaN);
  const { product, raised } = raise(x);
  return stirling(raised).minus(product.log());
}

function value(x: Decimal): Decimal {
  if (x.isInteger()) {
    if (!x.gt(0)) return new Working(Number.NaN);
    if (x.lte(LONGEST_PRODUCT)) {
      let product = new Working(1);
      for (let k = x.toNumber() - 1; k > 1; k--) product = product.times(k);
      return product;
    }
  }
  if (x.lt(-LONGEST_PRODUCT)) return new Working(Number.NaN);
  const { product, raised } = raise(x);
  return stirling(raised).exp().div(product);
}

export const gammaDecimal = toDecimal34((x: Decimal) => value(x));
export const logGammaDecimal = toDecimal34((x: Decimal) => logarithm(x));
export const factorialDecimal = toDecimal34((n: Decimal) => value(n.plus(1)));

/** The number of ways to choose k of n, exact while 34 digits hold it. */
export function binomialCoefficientDecimal(n: DecimalArgument, k: DecimalArgument): Decimal {
  const [from, chosen] = [new Working(n), new Working(k)];
  if (!from.isInteger() || !chosen.isInteger() || from.lt(0)) return new Decimal34(Number.NaN);
  const others = from.minus(chosen);
  const fewer = chosen.lt(others) ? chosen : others;
  if (fewer.lt(0)) return new Decimal34(0);
  if (fewer.gt(LONGEST_PRODUCT)) {
    const logs = logarithm(from.plus(1))
      .minus(logarithm(chosen.plus(1)))
      .minus(logarithm(from.minus(chosen).plus(1)));
    return round34(logs.exp());
  }
  let result = new Working(1);
  for (let j = 1; j <= fewer.toNumber(); j++) result = result.times(from.minus(fewer).plus(j)).div(j);
  return round34(result);
}
