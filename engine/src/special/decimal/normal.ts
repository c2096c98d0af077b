/** The normal distribution to 34 digits. */
import type { Decimal } from '../../arithmetic/decimal-number.js';
import { Decimal34, round34 } from '../../arithmetic/decimal34.js';
import { normalQuantile } from '../distributions/normal.js';
import { workingErfc } from './error-function.js';
import { type DecimalArgument, Working, workingPi } from './working.js';

function density(z: Decimal): Decimal {
  return z.times(z).div(-2).exp().div(workingPi().times(2).sqrt());
}

/** P(Z > z). */
function upperTail(z: Decimal): Decimal {
  return workingErfc(z.div(new Working(2).sqrt())).div(2);
}

function standardize(x: DecimalArgument, mean: DecimalArgument, standardDeviation: DecimalArgument): Decimal {
  return new Working(x).minus(mean).div(standardDeviation);
}

export function normalPdfDecimal(
  x: DecimalArgument,
  mean: DecimalArgument = 0,
  standardDeviation: DecimalArgument = 1,
): Decimal {
  return round34(density(standardize(x, mean, standardDeviation)).div(standardDeviation));
}

export function normalCdfDecimal(
  x: DecimalArgument,
  mean: DecimalArgument = 0,
  standardDeviation: DecimalArgument = 1,
): Decimal {
  return round34(upperTail(standardize(x, mean, standardDeviation).neg()));
}

export function normalSurvivalDecimal(
  x: DecimalArgument,
  mean: DecimalArgument = 0,
  standardDeviation: DecimalArgument = 1,
): Decimal {
  return round34(upperTail(standardize(x, mean, standardDeviation)));
}

/** The double's quantile, then two Newton steps on the logarithm of the smaller tail: 15 digits become 30, then all. */
export function normalQuantileDecimal(
  p: DecimalArgument,
  mean: DecimalArgument = 0,
  standardDeviation: DecimalArgument = 1,
): Decimal {
  const probability = new Working(p);
  const below = probability.lte(0.5);
  const target = below ? probability : new Working(1).minus(probability);
  if (!target.gt(0)) {
    return new Decimal34(target.isZero() ? (below ? -Infinity : Infinity) : Number.NaN);
  }
  // The upper tail at z ≥ 0 is the target; −z is the quantile of the lower half. Below 1e−300 doubles end.
  let z = new Working(
    target.e < -300 ? Math.sqrt(-2 * Number(target.log().toNumber())) : -normalQuantile(target.toNumber()),
  );
  for (let step = 0; step < 40; step++) {
    const tail = upperTail(z);
    const change = tail.div(target).log().times(tail).div(density(z));
    z = z.plus(change);
    if (change.isZero() || change.e < -25) break;
  }
  return round34(new Working(mean).plus(z.times(below ? -1 : 1).times(standardDeviation)));
}
