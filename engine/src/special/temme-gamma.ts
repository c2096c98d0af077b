/** The gamma functions that Temme's series for Bessel functions need near order zero. */
import { horner } from './horner.js';

/** Taylor coefficients in μ² (computed with 50 digits) of the even part of 1/Γ(1 + μ), and of its odd part over −μ. */
const EVEN: readonly number[] = [
  1.0, -0.6558780715202539, 0.16653861138229148, -0.009621971527876973, -0.0011651675918590652, 0.0001280502823881162,
  -0.0000012504934821426706, -2.056338416977607e-7, 5.002007644469223e-9, 1.0434267116911005e-10,
  -3.696805618642206e-12, -2.0583260535665066e-14,
];
const ODD: readonly number[] = [
  -0.5772156649015329, 0.04200263503409524, 0.04219773455554433, -0.0072189432466631, 0.00021524167411495098,
  0.00002013485478078824, -0.000001133027231981696, -6.116095104481416e-9, 1.18127457048702e-9, -7.782263439905071e-12,
  -5.100370287454476e-13, 5.348122539423018e-15,
];

export interface GammaPair {
  /** (1/Γ(1 − μ) + 1/Γ(1 + μ))/2 */
  readonly even: number;
  /** (1/Γ(1 − μ) − 1/Γ(1 + μ))/(2μ) */
  readonly odd: number;
  /** 1/Γ(1 + μ) */
  readonly plus: number;
  /** 1/Γ(1 − μ) */
  readonly minus: number;
}

/** For |μ| ≤ ½. */
export function gammaPair(mu: number): GammaPair {
  const even = horner(EVEN, mu * mu);
  const odd = horner(ODD, mu * mu);
  return { even, odd, plus: even - mu * odd, minus: even + mu * odd };
}
