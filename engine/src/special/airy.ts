/** Airy functions, from Bessel functions of order 1/3 (DLMF 9.6). */
import { besselI, besselJ, besselK, besselY } from './bessel.js';

const THIRD = 1 / 3;
const AI_AT_ZERO = 0.3550280538878172;
const SQRT_3 = 1.7320508075688772;

function phase(size: number): number {
  return (2 / 3) * size * Math.sqrt(size);
}

/** Ai(x), the solution of y″ = xy that falls off for x > 0. */
export function airyAi(x: number): number {
  if (x === 0) return AI_AT_ZERO;
  const size = Math.abs(x);
  const z = phase(size);
  if (x > 0) return (Math.sqrt(size / 3) / Math.PI) * besselK(THIRD, z);
  return (Math.sqrt(size) / 2) * (besselJ(THIRD, z) - besselY(THIRD, z) / SQRT_3);
}

/** Bi(x), the solution of y″ = xy that grows for x > 0. */
export function airyBi(x: number): number {
  if (x === 0) return AI_AT_ZERO * SQRT_3;
  const size = Math.abs(x);
  const z = phase(size);
  if (x > 0) return Math.sqrt(size / 3) * (2 * besselI(THIRD, z) + (SQRT_3 / Math.PI) * besselK(THIRD, z));
  return (-Math.sqrt(size) / 2) * (besselJ(THIRD, z) / SQRT_3 + besselY(THIRD, z));
}
