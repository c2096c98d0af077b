/** Complete elliptic integrals by the arithmetic–geometric mean (C. F. Gauss; Abramowitz & Stegun 17.6). */

/**
 * K(m) = ∫ dθ/√(1 − m·sin²θ) from 0 to π/2, of the parameter m = k² ≤ 1 (Infinity at 1, NaN above).
 * @example 4 * Math.sqrt(length / g) * ellipticK(Math.sin(amplitude / 2) ** 2) // period of a pendulum
 */
export function ellipticK(m: number): number {
  if (m === 1) return Infinity;
  let a = 1;
  let b = Math.sqrt(1 - m);
  while (Math.abs(a - b) > 1e-8 * a) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return Math.PI / (a + b);
}

/** E(m) = ∫ √(1 − m·sin²θ) dθ from 0 to π/2, of the parameter m = k² ≤ 1 (NaN above). */
export function ellipticE(m: number): number {
  if (m === 1) return 1;
  if (m < 0) return Math.sqrt(1 - m) * ellipticE(m / (m - 1));
  let a = 1;
  let b = Math.sqrt(1 - m);
  let sum = m / 2;
  for (let power = 1; Math.abs(a - b) > 1e-16 * a && power < 1e6; power *= 2) {
    const c = (a - b) / 2;
    [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
    sum += power * c * c;
  }
  return (Math.PI / (a + b)) * (1 - sum);
}
