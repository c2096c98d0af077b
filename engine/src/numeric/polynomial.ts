/** Polynomials, with coefficients in ascending order: c₀ + c₁x + c₂x² + … */
import { spend } from '../budget.js';
import type { Complex } from './complex.js';
import { productError, sumError } from './double-double.js';

/** The value of a polynomial at x: polynomial([c0, c1, c2], x) = c0 + c1·x + c2·x². */
export function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) value = value * x + coefficients[k]!;
  return value;
}

/**
 * All roots of a polynomial with real coefficients, by the simultaneous iteration of O. Aberth (Math. Comp. 27 (1973)
 * 339–344) and L. W. Ehrlich; sorted by real, then imaginary part. Zero roots and leading zeros are split off first.
 * An empty list for a constant.
 */
export function polynomialRoots(coefficients: readonly number[]): Complex[] {
  let top = coefficients.length - 1;
  while (top > 0 && coefficients[top] === 0) top -= 1;
  let zeros = 0;
  while (zeros < top && coefficients[zeros] === 0) zeros += 1;
  const reduced = coefficients.slice(zeros, top + 1);
  const roots = [...new Array<Complex>(zeros).fill({ real: 0, imaginary: 0 }), ...aberth(reduced)];
  return roots.sort((a, b) => a.real - b.real || a.imaginary - b.imaginary);
}

/** Starting points on a circle between the bounds of the roots, turned so that none is symmetric to another. */
function startingPoints(c: readonly number[]): { re: number; im: number }[] {
  const degree = c.length - 1;
  const radius = Math.abs(c[0]! / c[degree]!) ** (1 / degree);
  return Array.from({ length: degree }, (_, k) => {
    const angle = (2 * Math.PI * k) / degree + 0.4;
    return { re: radius * Math.cos(angle), im: radius * Math.sin(angle) };
  });
}

/** p(z)/p′(z) by Horner's rule; outside the unit circle on the reversed polynomial, so that nothing overflows. */
function newtonStep(c: readonly number[], re: number, im: number): [re: number, im: number] {
  const degree = c.length - 1;
  const outside = re * re + im * im > 1;
  const norm = re * re + im * im;
  const [x, y] = outside ? [re / norm, -im / norm] : [re, im];
  let [p, pi, d, di] = [0, 0, 0, 0];
  for (let k = 0; k <= degree; k++) {
    const coefficient = outside ? c[k]! : c[degree - k]!;
    [d, di] = [d * x - di * y + p, d * y + di * x + pi];
    [p, pi] = [p * x - pi * y + coefficient, p * y + pi * x];
  }
  if (!outside) return divide(p, pi, d, di);
  // p(z) = zⁿ q(1/z) gives p/p′ = 1 / (x(n − x q′(x)/q(x))) with x = 1/z.
  if (p === 0 && pi === 0) return [0, 0];
  const [r, ri] = divide(d, di, p, pi);
  const [s, si] = [degree - (x * r - y * ri), -(x * ri + y * r)];
  return divide(1, 0, x * s - y * si, x * si + y * s);
}

function divide(a: number, ai: number, b: number, bi: number): [number, number] {
  const norm = b * b + bi * bi;
  return norm === 0 ? [0, 0] : [(a * b + ai * bi) / norm, (ai * b - a * bi) / norm];
}

function aberth(c: readonly number[]): Complex[] {
  if (c.length < 2) return [];
  const points = startingPoints(c);
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (const point of points) {
      spend(4 * points.length);
      const [w, wi] = newtonStep(c, point.re, point.im);
      let [s, si] = [0, 0];
      for (const other of points) {
        if (other === point) continue;
        const [t, ti] = divide(1, 0, point.re - other.re, point.im - other.im);
        [s, si] = [s + t, si + ti];
      }
      const [step, stepImaginary] = divide(w, wi, 1 - (w * s - wi * si), -(w * si + wi * s));
      point.re -= step;
      point.im -= stepImaginary;
      if (Math.hypot(step, stepImaginary) > 4e-16 * Math.hypot(point.re, point.im)) moved = true;
    }
    if (!moved) break;
  }
  return points.map(({ re, im }) => {
    const size = Math.hypot(re, im);
    if (Math.abs(im) < 1e-6 * size && isRealRoot(c, re)) return { real: sharpen(c, re), imaginary: 0 };
    return { real: Math.abs(re) < 1e-14 * size ? 0 : re, imaginary: im };
  });
}

/** Whether the polynomial is zero at x to within the rounding of its evaluation: real coefficients then have a real root there. */
function isRealRoot(c: readonly number[], x: number): boolean {
  const size = polynomial(c.map(Math.abs), Math.abs(x));
  return Math.abs(polynomial(c, x)) <= 4 * c.length * Number.EPSILON * size;
}

/** Newton steps with p(x) evaluated as if in twice the precision, which brings simple roots to their last digit. */
function sharpen(c: readonly number[], root: number): number {
  const derivative = c.slice(1).map((coefficient, k) => coefficient * (k + 1));
  let x = root;
  for (let step = 0; step < 2; step++) {
    const change = compensatedPolynomial(c, x) / polynomial(derivative, x);
    if (!(Math.abs(change) <= 1e-6 * Math.abs(x))) break;
    x -= change;
  }
  return x;
}

/** Horner's rule with its rounding errors carried along (S. Graillat, P. Langlois, N. Louvet 2005). */
function compensatedPolynomial(c: readonly number[], x: number): number {
  let value = 0;
  let error = 0;
  for (let k = c.length - 1; k >= 0; k--) {
    const scaled = value * x;
    const next = scaled + c[k]!;
    error = error * x + (productError(value, x, scaled) + sumError(scaled, c[k]!, next));
    value = next;
  }
  return value + error;
}
