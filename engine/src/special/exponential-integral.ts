/** Exponential, sine and cosine integrals. */

const EULER = 0.5772156649015329;

/** E₁(x) = ∫ e^(−t)/t dt from x to ∞, for x > 0 (Infinity at 0): power series (DLMF 6.6.2), continued fraction (6.9.1). */
export function exponentialIntegralE1(x: number): number {
  if (!(x > 0)) return x === 0 ? Infinity : Number.NaN;
  if (x <= 1) {
    let term = 1;
    let total = 0;
    for (let n = 1; n < 30; n++) {
      term *= -x / n;
      total -= term / n;
    }
    return total - EULER - Math.log(x);
  }
  let b = x + 1;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 500; n++) {
    b += 2;
    d = 1 / (b - n * n * d);
    c = b - (n * n) / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < 2e-16) break;
  }
  return value * Math.exp(-x);
}

/** Ei(x), the principal value of ∫ eᵗ/t dt from −∞ to x; −Infinity at 0. */
export function exponentialIntegral(x: number): number {
  if (x < 0) return -exponentialIntegralE1(-x);
  if (x === 0) return -Infinity;
  let total = 0;
  let term = 1;
  if (x <= 40) {
    for (let n = 1; n < 200; n++) {
      term *= x / n;
      total += term / n;
      if (term < 1e-18 * total) break;
    }
    return EULER + Math.log(x) + total;
  }
  // The asymptotic series (DLMF 6.12.2), up to its smallest term at most.
  for (let n = 1; n < x && term > 1e-17; n++) {
    total += term;
    term *= n / x;
  }
  const half = Math.exp(x / 2);
  return half * (total / x) * half;
}
