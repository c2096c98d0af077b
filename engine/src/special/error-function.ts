/** The error function, its complement and their inverses in double precision. */
import { evaluateChebyshev } from './chebyshev.js';
import { normalQuantileOfCenter, normalQuantileOfTail } from './normal-quantile.js';

/**
 * Chebyshev coefficients (computed with 60 digits) of erf(x)/x on |x| ≤ 1 in 2x² − 1, and of (1 + x)·exp(x²)·erfc(x)
 * on x ≥ 0 in (x − 3.75)/(x + 3.75): the expansions of J. L. Schonfelder, "Chebyshev expansions for the error and
 * related functions", Math. Comp. 32 (1978) 1232–1240.
 */
const ERF: readonly number[] = [
  0.9754769393826541, -0.14226120510371365, 0.010035582187599796, -0.0005768764699767485, 0.00002741993125219606,
  -0.0000011043175507344507, 3.8488755420345036e-8, -1.1808582533875466e-9, 3.2334215826050907e-11,
  -7.991015947004549e-13, 1.7990725113961456e-14, -3.718635487818693e-16, 7.103599003714253e-18,
];
const SCALED_ERFC: readonly number[] = [
  0.741325237764501, -0.21971566364661196, 0.046051030138543794, -0.0007504278055287622, -0.004473299719805819,
  0.0023769391425689855, -0.0007794734317652548, 0.00018181037295832294, -0.000028960782890670438,
  0.0000022260459357474158, 2.515251190410435e-7, -9.406319389546813e-8, 6.640309925244267e-9, 1.7465149449489838e-9,
  -3.727479843815926e-10, -1.856454686079996e-11, 1.3026555092567368e-11, -2.244229122164231e-13,
  -4.2650613652082844e-13, 2.4903507435748916e-14, 1.4607008893972373e-14, -1.2049674291452246e-15,
  -5.460487226551802e-16, 4.7541095198026586e-17, 2.2390481078192604e-17, -1.5894750355997669e-18,
];

/** exp(−x²) without the error that squaring a rounded x would bring: x is split so that its high part squares exactly. */
export function expOfMinusSquare(x: number): number {
  // Beyond 28 the result underflows, and far beyond, the second factor would overflow.
  if (Math.abs(x) > 28) return 0;
  const high = Math.round(x * 16) / 16;
  return Math.exp(-high * high) * Math.exp(-(x - high) * (x + high));
}

/** exp(x²)·erfc(x), the scaled complementary error function, for x ≥ 0. */
export function scaledErfc(x: number): number {
  if (x === Infinity) return 0;
  return evaluateChebyshev(SCALED_ERFC, (x - 3.75) / (x + 3.75)) / (1 + x);
}

/** The error function 2/√π · ∫₀ˣ exp(−t²) dt. */
export function erf(x: number): number {
  if (Math.abs(x) <= 1) return x * evaluateChebyshev(ERF, 2 * x * x - 1);
  const distance = Math.abs(x);
  const tail = distance > 6 ? 0 : expOfMinusSquare(distance) * scaledErfc(distance);
  return x > 0 ? 1 - tail : x < 0 ? tail - 1 : Number.NaN;
}

/** The complementary error function 1 − erf(x), accurate in the tail. */
export function erfc(x: number): number {
  if (x < 0.5) return 1 - erf(x);
  return x > 27.3 ? 0 : expOfMinusSquare(x) * scaledErfc(x);
}

/** The x with erf(x) = y, for −1 ≤ y ≤ 1 (NaN elsewhere). */
export function erfInverse(y: number): number {
  const size = Math.abs(y);
  if (size <= 0.85) return normalQuantileOfCenter(y / 2) * Math.SQRT1_2;
  return Math.sign(y) * -normalQuantileOfTail((1 - size) / 2) * Math.SQRT1_2;
}

/** The x with erfc(x) = y, for 0 ≤ y ≤ 2 (NaN elsewhere), accurate for tiny y. */
export function erfcInverse(y: number): number {
  if (y >= 0.15 && y <= 1.85) return normalQuantileOfCenter((1 - y) / 2) * Math.SQRT1_2;
  return y < 1 ? -normalQuantileOfTail(y / 2) * Math.SQRT1_2 : normalQuantileOfTail((2 - y) / 2) * Math.SQRT1_2;
}
