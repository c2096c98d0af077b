/** The gamma function and its relatives: logarithm, digamma, beta. */
import { horner } from './horner.js';

/** Γ(n) is a factorial that overflows above this. */
const LARGEST_ARGUMENT = 171.6243769563027;
const EULER = 0.5772156649015329;
const LOG_SQRT_TWO_PI = 0.9189385332046728;

/** ζ(k) − 1 for k = 2, 3, …: the Taylor coefficients of ln Γ at 2 are (−1)ᵏ(ζ(k) − 1)/k (Abramowitz & Stegun 6.1.33). */
const ZETA_MINUS_ONE: readonly number[] = [
  0.6449340668482264, 0.2020569031595943, 0.08232323371113819, 0.03692775514336993, 0.01734306198444914,
  0.008349277381922827, 0.00407735619794434, 0.0020083928260822143, 0.0009945751278180853, 0.0004941886041194645,
  0.0002460865533080483, 0.00012271334757848915, 0.00006124813505870483, 0.00003058823630702049, 0.00001528225940865187,
  0.000007637197637899763, 0.00000381729326499984, 0.000001908212716553939, 9.539620338727962e-7, 4.769329867878064e-7,
  2.38450502727733e-7, 1.1921992596531106e-7, 5.960818905125948e-8, 2.980350351465228e-8, 1.4901554828365043e-8,
  7.45071178983543e-9, 3.725334024788457e-9, 1.862659723513049e-9,
];

/** Stirling's series: B₂ₖ / (2k(2k − 1)), k = 1, 2, … (Abramowitz & Stegun 6.1.41). */
const STIRLING: readonly number[] = [
  1 / 12,
  -1 / 360,
  1 / 1260,
  -1 / 1680,
  1 / 1188,
  -691 / 360360,
  1 / 156,
  -3617 / 122400,
];

/** Digamma's asymptotic series: −B₂ₖ / 2k, k = 1, 2, … (Abramowitz & Stegun 6.3.18). */
const DIGAMMA: readonly number[] = [-1 / 12, 1 / 120, -1 / 252, 1 / 240, -1 / 132, 691 / 32760, -1 / 12, 3617 / 8160];

/** sin(πx), exact at integers and accurate for large x. */
export function sinPi(x: number): number {
  const remainder = x - 2 * Math.round(x / 2);
  if (Math.abs(remainder) <= 0.5) return Math.sin(Math.PI * remainder);
  return Math.sin(Math.PI * (Math.sign(remainder) - remainder));
}

/** cos(πx), exact at half integers and accurate for large x. */
export function cosPi(x: number): number {
  const remainder = Math.abs(x - 2 * Math.round(x / 2));
  return remainder <= 0.25 ? Math.cos(Math.PI * remainder) : sinPi(0.5 - remainder);
}

/** ln Γ(x) − [(x − ½) ln x − x + ½ ln 2π], the error of Stirling's formula, for x ≥ 10. */
export function stirlingError(x: number): number {
  return horner(STIRLING, 1 / (x * x)) / x;
}

/** ln Γ(2 + z) for |z| ≤ 0.5, to full relative precision at its zero. */
function logGammaNearTwo(z: number): number {
  let sum = 0;
  for (let k = ZETA_MINUS_ONE.length - 1; k >= 0; k--) sum = (ZETA_MINUS_ONE[k]! / (k + 2) - sum) * z;
  return z * (1 - EULER + sum);
}

/** ln Γ(1 + x) for x > −1, accurate for tiny x. */
export function logGammaOnePlus(x: number): number {
  if (x <= -0.5 || x > 1.5) return logGamma(1 + x);
  return x > 0.5 ? logGammaNearTwo(x - 1) : logGammaNearTwo(x) - Math.log1p(x);
}

/** ln |Γ(x)|; Infinity at 0, −1, −2, … . Relative precision is full for x > 0, also at the zeros 1 and 2. */
export function logGamma(x: number): number {
  if (x === Infinity) return Infinity;
  if (x <= 0) {
    if (Number.isInteger(x)) return Infinity;
    return Math.log(Math.PI / Math.abs(sinPi(x))) - logGamma(1 - x);
  }
  if (x < 0.5) return logGammaNearTwo(x) - Math.log1p(x) - Math.log(x);
  if (x < 1.5) return logGammaNearTwo(x - 1) - Math.log1p(x - 1);
  if (x < 10) {
    let factor = 1;
    let argument = x;
    while (argument > 2.5) {
      argument -= 1;
      factor *= argument;
    }
    return logGammaNearTwo(argument - 2) + Math.log(factor);
  }
  return (x - 0.5) * (Math.log(x) - 1) + (LOG_SQRT_TWO_PI - 0.5) + stirlingError(x);
}

/** Γ(x); NaN at 0, −1, −2, …, Infinity above 171.62. */
export function gamma(x: number): number {
  if (Number.isInteger(x)) {
    if (x <= 0) return Number.NaN;
    if (x <= 171) return factorialOf(x - 1);
  }
  if (x > LARGEST_ARGUMENT) return Infinity;
  if (x < 0) {
    // Γ(1 − x) overflows before Γ(x) underflows: halves of the product go in one after the other.
    const reflected = gammaHalves(1 - x);
    return Math.PI / sinPi(x) / reflected[0] / reflected[1];
  }
  const [first, second] = gammaHalves(x);
  return first * second;
}

/** Two factors of Γ(x), x > 0, by Stirling's formula above 10 and the recurrence below; the power is split in two against overflow. */
function gammaHalves(x: number): [number, number] {
  let divisor = 1;
  let argument = x;
  while (argument < 10) {
    divisor *= argument;
    argument += 1;
  }
  const root = argument ** (0.5 * argument - 0.25);
  const tail = Math.exp(stirlingError(argument) - argument) * 2.5066282746310002;
  return [root, (root * tail) / divisor];
}

let factorials: number[] | undefined;

/** n! correctly rounded, for integers 0 ≤ n ≤ 170. */
export function factorialOf(n: number): number {
  if (factorials === undefined) {
    factorials = [1];
    let product = 1n;
    for (let k = 1n; k <= 170n; k++) {
      product *= k;
      factorials.push(Number(product));
    }
  }
  return factorials[n]!;
}

/** ψ(x), the derivative of ln Γ; NaN at 0, −1, −2, … . */
export function digamma(x: number): number {
  if (x <= 0) {
    if (Number.isInteger(x)) return Number.NaN;
    return digamma(1 - x) - (Math.PI * cosPi(x)) / sinPi(x);
  }
  let argument = x;
  let sum = 0;
  while (argument < 10) {
    sum += 1 / argument;
    argument += 1;
  }
  const square = 1 / (argument * argument);
  return Math.log(argument) - 0.5 / argument + square * horner(DIGAMMA, square) - sum;
}

/** ln B(a, b) for a, b > 0, without the cancellation of large log gammas. */
export function logBeta(a: number, b: number): number {
  const small = Math.min(a, b);
  const large = Math.max(a, b);
  if (!(small > 0)) return small === 0 ? Infinity : Number.NaN;
  if (large < 10) return logGamma(small) + logGamma(large) - logGamma(small + large);
  // ln Γ(large) − ln Γ(large + small) with the leading parts of Stirling's formula subtracted by hand.
  const ratio = small / (large + small);
  const difference =
    (large - 0.5) * Math.log1p(-ratio) -
    small * (Math.log(large + small) - 1) +
    stirlingError(large) -
    stirlingError(large + small);
  if (small < 10) return logGamma(small) + difference;
  return (
    LOG_SQRT_TWO_PI -
    0.5 * Math.log(large) +
    (small - 0.5) * Math.log(small / (large + small)) +
    large * Math.log1p(-ratio) +
    (stirlingError(small) + stirlingError(large) - stirlingError(large + small))
  );
}

/** The beta function B(a, b) = Γ(a)Γ(b)/Γ(a + b) for a, b > 0. */
export function beta(a: number, b: number): number {
  if (a > 0 && b > 0 && a + b < 171) return (gamma(a) / gamma(a + b)) * gamma(b);
  return Math.exp(logBeta(a, b));
}
