/**
 * Bessel functions of real order and argument: power series of N. M. Temme (J. Comput. Phys. 19 (1975) 324–337; 21
 * (1976) 343–350) below x = 2, continued fractions by Steed's and Lentz's methods above (A. R. Barnett et al., Comput. Phys.
 * Commun. 8 (1974) 377–395), Hankel's asymptotic expansion (DLMF 10.17) for large arguments.
 */
import { spend } from '../budget.js';
import { cosPi, sinPi } from './gamma.js';
import { gammaPair } from './temme-gamma.js';

const TINY = 1e-280;

interface Pair {
  /** The regular solution: J or I. */
  readonly first: number;
  /** The singular solution: Y or K. */
  readonly second: number;
}

function isHankel(order: number, x: number): boolean {
  return x > Math.max(25, (order * order) / 2);
}

/** J and Y by Hankel's expansion. */
function hankel(order: number, x: number): Pair {
  const mu = 4 * order * order;
  let term = 1;
  let p = 1;
  let q = 0;
  for (let k = 1; k < 200; k++) {
    const next = (term * (mu - (2 * k - 1) ** 2)) / (8 * k * x);
    if (Math.abs(next) > Math.abs(term) && k > order) break;
    term = next;
    if (k % 2 === 1) q += k % 4 === 1 ? term : -term;
    else p += k % 4 === 2 ? -term : term;
    if (Math.abs(term) < 1e-17) break;
  }
  // cos(x − (order/2 + 1/4)π) with the two angles kept apart: x alone is reduced by the sine's own exact reduction.
  const shift = order / 2 + 0.25;
  const [cosShift, sinShift] = [cosPi(shift), sinPi(shift)];
  const [cosX, sinX] = [Math.cos(x), Math.sin(x)];
  const cosine = cosX * cosShift + sinX * sinShift;
  const sine = sinX * cosShift - cosX * sinShift;
  const size = Math.sqrt(2 / (Math.PI * x));
  return { first: size * (p * cosine - q * sine), second: size * (p * sine + q * cosine) };
}

/** J and Y of order ≥ 0 at x > 0. */
function ordinary(order: number, x: number): Pair {
  if (isHankel(order, x)) return hankel(order, x);
  const steps = x < 2 ? Math.floor(order + 0.5) : Math.max(0, Math.floor(order - x + 1.5));
  const mu = order - steps;
  const twoOverX = 2 / x;
  // CF1: f = J′/J at the full order, with the sign of J from the denominators.
  let sign = 1;
  let f = Math.max(order / x, TINY);
  let b = (2 * order) / x;
  let d = 0;
  let c = f;
  for (let k = 0; k < 1e5; k++) {
    spend(1);
    b += twoOverX;
    d = b - d;
    if (Math.abs(d) < TINY) d = TINY;
    c = b - 1 / c;
    if (Math.abs(c) < TINY) c = TINY;
    d = 1 / d;
    const factor = c * d;
    f *= factor;
    if (d < 0) sign = -sign;
    if (Math.abs(factor - 1) < 1e-16) break;
  }
  // Downward recurrence to order mu, from an arbitrary start.
  let j = sign * TINY;
  let derivative = f * j;
  const start = j;
  let scale = 0;
  let ratio = order / x;
  for (let k = steps; k > 0; k--) {
    const lower = ratio * j + derivative;
    ratio -= 1 / x;
    derivative = ratio * lower - j;
    j = lower;
    if (Math.abs(j) > 1e200) {
      // The starting value vanishes beside this: only its ratio counts.
      j *= 1e-200;
      derivative *= 1e-200;
      scale += 1;
    }
  }
  if (j === 0) j = TINY;
  f = derivative / j;
  const wronskian = 2 / (Math.PI * x);
  let jMu: number;
  let yMu: number;
  let yNext: number;
  if (x < 2) {
    [yMu, yNext] = temmeY(mu, x);
    const yDerivative = (mu / x) * yMu - yNext;
    jMu = wronskian / (yDerivative - f * yMu);
  } else {
    const [p, q] = steed(mu, x);
    const gamma = (p - f) / q;
    jMu = Math.sign(j) * Math.sqrt(wronskian / ((p - f) * gamma + q));
    yMu = jMu * gamma;
    const yDerivative = Math.abs(gamma) < 1e-300 ? -jMu * q : yMu * (p + q / gamma);
    yNext = (mu / x) * yMu - yDerivative;
  }
  const first = start * (jMu / j) * 1e-200 ** scale;
  for (let k = 1; k <= steps; k++) [yMu, yNext] = [yNext, (mu + k) * twoOverX * yNext - yMu];
  return { first, second: yMu };
}

/** CF2: p + iq = (J′ + iY′)/(J + iY) at order mu, for x ≥ 2. */
function steed(mu: number, x: number): [p: number, q: number] {
  let a = 0.25 - mu * mu;
  let p = -0.5 / x;
  let q = 1;
  const br = 2 * x;
  let bi = 2;
  let factor = a / (x * (p * p + q * q));
  let cr = br + q * factor;
  let ci = bi + p * factor;
  let norm = br * br + bi * bi;
  let dr = br / norm;
  let di = -bi / norm;
  let dlr = cr * dr - ci * di;
  let dli = cr * di + ci * dr;
  [p, q] = [p * dlr - q * dli, p * dli + q * dlr];
  for (let k = 2; k < 10000; k++) {
    spend(2);
    a += 2 * (k - 1);
    bi += 2;
    dr = a * dr + br;
    di = a * di + bi;
    if (Math.abs(dr) + Math.abs(di) < TINY) dr = TINY;
    factor = a / (cr * cr + ci * ci);
    cr = br + cr * factor;
    ci = bi - ci * factor;
    if (Math.abs(cr) + Math.abs(ci) < TINY) cr = TINY;
    norm = dr * dr + di * di;
    dr /= norm;
    di = -di / norm;
    dlr = cr * dr - ci * di;
    dli = cr * di + ci * dr;
    [p, q] = [p * dlr - q * dli, p * dli + q * dlr];
    if (Math.abs(dlr - 1) + Math.abs(dli) < 1e-16) break;
  }
  return [p, q];
}

/** Temme's series for Y of orders mu and mu + 1, |mu| ≤ ½, x < 2. */
function temmeY(mu: number, x: number): [number, number] {
  const halfX = x / 2;
  const piMu = Math.PI * mu;
  const d = -Math.log(halfX);
  const e = mu * d;
  const ratio = Math.abs(piMu) < 1e-9 ? 1 : piMu / sinPi(mu);
  const growth = Math.abs(e) < 1e-9 ? 1 : Math.sinh(e) / e;
  const { even, odd, plus, minus } = gammaPair(mu);
  let f = (2 / Math.PI) * ratio * (odd * Math.cosh(e) + even * growth * d);
  const power = Math.exp(e);
  let p = power / (plus * Math.PI);
  let q = 1 / (power * Math.PI * minus);
  const half = piMu / 2;
  const shape = Math.abs(half) < 1e-9 ? 1 : sinPi(mu / 2) / half;
  const r = Math.PI * half * shape * shape;
  let c = 1;
  const square = -halfX * halfX;
  let total = f + r * q;
  let totalNext = p;
  for (let k = 1; k < 500; k++) {
    f = (k * f + p + q) / (k * k - mu * mu);
    c *= square / k;
    p /= k - mu;
    q /= k + mu;
    const term = c * (f + r * q);
    total += term;
    totalNext += c * p - k * term;
    if (Math.abs(term) < (1 + Math.abs(total)) * 1e-17) break;
  }
  return [-total, -totalNext * (2 / x)];
}

/** I·e^(−x) and K·eˣ of order ≥ 0 at x > 0. */
function modified(order: number, x: number): Pair {
  const steps = Math.floor(order + 0.5);
  const mu = order - steps;
  const twoOverX = 2 / x;
  let kMu: number;
  let kNext: number;
  if (x < 2) {
    const [lower, upper] = temmeK(mu, x);
    const growth = Math.exp(x);
    [kMu, kNext] = [lower * growth, upper * growth];
  } else {
    [kMu, kNext] = steedK(mu, x);
  }
  for (let k = 1; k <= steps; k++) [kMu, kNext] = [kNext, (mu + k) * twoOverX * kNext + kMu];
  const second = kMu;
  if (isHankel(order, x)) return { first: modifiedAsymptotic(order, x), second };
  // CF1: the ratio I(order + 1)/I(order); the Wronskian I·K′ − I′·K = −1/x then gives I. All terms are positive.
  let b = (2 * (order + 1)) / x;
  let d = 1 / b;
  let c = 1e300;
  let f = d;
  for (let k = 0; k < 1e5; k++) {
    spend(1);
    b += twoOverX;
    d = 1 / (b + d);
    c = b + 1 / c;
    const factor = c * d;
    f *= factor;
    if (Math.abs(factor - 1) < 1e-16) break;
  }
  // I(order)·K(order + 1) + I(order + 1)·K(order) = 1/x.
  return { first: 1 / (x * (kNext + f * kMu)), second };
}

function modifiedAsymptotic(order: number, x: number): number {
  const mu = 4 * order * order;
  let term = 1;
  let total = 1;
  for (let k = 1; k < 200; k++) {
    const next = (-term * (mu - (2 * k - 1) ** 2)) / (8 * k * x);
    if (Math.abs(next) > Math.abs(term) && k > order) break;
    term = next;
    total += term;
    if (Math.abs(term) < 1e-17) break;
  }
  return total / Math.sqrt(2 * Math.PI * x);
}

/** Temme's series for K of orders mu and mu + 1, |mu| ≤ ½, x < 2. */
function temmeK(mu: number, x: number): [number, number] {
  const halfX = x / 2;
  const piMu = Math.PI * mu;
  const d = -Math.log(halfX);
  const e = mu * d;
  const ratio = Math.abs(piMu) < 1e-9 ? 1 : piMu / sinPi(mu);
  const growth = Math.abs(e) < 1e-9 ? 1 : Math.sinh(e) / e;
  const { even, odd, plus, minus } = gammaPair(mu);
  let f = ratio * (odd * Math.cosh(e) + even * growth * d);
  const power = Math.exp(e);
  let p = (0.5 * power) / plus;
  let q = 0.5 / (power * minus);
  let c = 1;
  const square = halfX * halfX;
  let total = f;
  let totalNext = p;
  for (let k = 1; k < 500; k++) {
    f = (k * f + p + q) / (k * k - mu * mu);
    c *= square / k;
    p /= k - mu;
    q /= k + mu;
    total += c * f;
    totalNext += c * (p - k * f);
    if (Math.abs(c * f) < Math.abs(total) * 1e-17) break;
  }
  return [total, totalNext * (2 / x)];
}

/** Steed's method for K·eˣ of orders mu and mu + 1, x ≥ 2. */
function steedK(mu: number, x: number): [number, number] {
  let b = 2 * (1 + x);
  let d = 1 / b;
  let h = d;
  let change = d;
  let q1 = 0;
  let q2 = 1;
  const a1 = 0.25 - mu * mu;
  let q = a1;
  let c = a1;
  let a = -a1;
  let s = 1 + q * change;
  for (let k = 1; k < 10000; k++) {
    a -= 2 * k;
    c = (-a * c) / (k + 1);
    const next = (q1 - b * q2) / a;
    q1 = q2;
    q2 = next;
    q += c * next;
    b += 2;
    d = 1 / (b + a * d);
    change = (b * d - 1) * change;
    h += change;
    const term = q * change;
    s += term;
    if (Math.abs(term / s) < 1e-17) break;
  }
  h *= a1;
  const k = Math.sqrt(Math.PI / (2 * x)) / s;
  return [k, (k * (mu + x + 0.5 - h)) / x];
}

function isOddInteger(order: number): boolean {
  return Math.abs(order % 2) === 1;
}

/** J of an order (real, at least 0; negative integers too) at x ≥ 0, or any x for integer orders. */
export function besselJ(order: number, x: number): number {
  if (Number.isInteger(order)) {
    if (order < 0) return (isOddInteger(order) ? -1 : 1) * besselJ(-order, x);
    if (x < 0) return (isOddInteger(order) ? -1 : 1) * besselJ(order, -x);
  }
  if (!(order >= 0 && x >= 0)) return Number.NaN;
  if (x === 0) return order === 0 ? 1 : 0;
  return x === Infinity ? 0 : ordinary(order, x).first;
}

/** Y of an order (real, at least 0; negative integers too) at x > 0; −Infinity at 0. */
export function besselY(order: number, x: number): number {
  if (Number.isInteger(order) && order < 0) return (isOddInteger(order) ? -1 : 1) * besselY(-order, x);
  if (!(order >= 0 && x >= 0)) return Number.NaN;
  if (x === 0) return -Infinity;
  return x === Infinity ? 0 : ordinary(order, x).second;
}

/** The modified Bessel function I of an order (real, at least 0; negative integers too) at x ≥ 0, or any x for integer orders. */
export function besselI(order: number, x: number): number {
  if (Number.isInteger(order)) {
    if (order < 0) return besselI(-order, x);
    if (x < 0) return (isOddInteger(order) ? -1 : 1) * besselI(order, -x);
  }
  if (!(order >= 0 && x >= 0)) return Number.NaN;
  if (x === 0) return order === 0 ? 1 : 0;
  // The exponential in two halves: it may overflow where the product does not.
  const half = Math.exp(x / 2);
  return half * modified(order, x).first * half;
}

/** The modified Bessel function K of a real order at x > 0; Infinity at 0. */
export function besselK(order: number, x: number): number {
  if (!(x >= 0)) return Number.NaN;
  if (x === 0) return Infinity;
  return modified(Math.abs(order), x).second * Math.exp(-x);
}
