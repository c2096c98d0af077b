/** The studentized range distribution of Tukey's test: the range of k normal means over their estimated standard error. */
import { spend } from '../../budget.js';
import { findRoot } from '../../numeric/find-root.js';
import { logGamma, stirlingError } from '../gamma.js';
import { normalCdf, normalPdf } from './normal.js';

/** Both integrals run over the whole line and fall off like a bell, where the trapezoidal rule converges exponentially. */
const STEP = 0.125;
const REACH = 68;

let grid: { readonly z: number; readonly density: number; readonly below: number }[] | undefined;

/** P(range of `groups` standard normal variables ≤ width). */
function rangeCdf(width: number, groups: number): number {
  grid ??= Array.from({ length: 2 * REACH + 1 }, (_, k) => {
    const z = (k - REACH) * STEP;
    return { z, density: normalPdf(z), below: normalCdf(z) };
  });
  spend(10 * grid.length);
  let total = 0;
  // The largest of them at z, and all others within the width below it.
  for (const { z, density, below } of grid) {
    const inside = below - normalCdf(z - width);
    if (inside > 0) total += density * inside ** (groups - 1);
  }
  return Math.min(1, groups * STEP * total);
}

/**
 * P(Q ≤ q) for the studentized range of `groups` ≥ 2 means with the degrees of freedom of their error (may be Infinity);
 * about 12 digits.
 */
export function studentizedRangeCdf(q: number, groups: number, degreesOfFreedom: number): number {
  if (!(groups >= 2 && degreesOfFreedom > 0)) return Number.NaN;
  if (!(q > 0)) return q <= 0 ? 0 : Number.NaN;
  if (degreesOfFreedom === Infinity) return rangeCdf(q, groups);
  // With s = exp(u), the density of u is c·exp(ν(u − (exp(2u) − 1)/2)); 1/√(2ν) is its width near u = 0.
  const half = degreesOfFreedom / 2;
  // half·ln(half) − half − ln Γ(half), whose parts would cancel.
  const stirling =
    half < 10
      ? half * Math.log(half) - half - logGamma(half)
      : 0.5 * Math.log(half / (2 * Math.PI)) - stirlingError(half);
  const constant = Math.LN2 + stirling;
  const step = Math.min(0.1, 0.4 / Math.sqrt(2 * degreesOfFreedom));
  let total = 0;
  for (const direction of [1, -1]) {
    for (let k = direction === 1 ? 0 : 1; ; k++) {
      const u = direction * k * step;
      const term =
        Math.exp(constant + degreesOfFreedom * (u - Math.expm1(2 * u) / 2)) * rangeCdf(q * Math.exp(u), groups);
      total += term;
      if (term <= 1e-17 * total || k > 5000) break;
    }
  }
  return Math.min(1, total * step);
}

/** The q with P(Q ≤ q) = p, for 0 ≤ p < 1: the critical value of Tukey's test at p = 1 − α. */
export function studentizedRangeQuantile(p: number, groups: number, degreesOfFreedom: number): number {
  if (!(p >= 0 && p < 1 && groups >= 2 && degreesOfFreedom > 0)) return p === 1 ? Infinity : Number.NaN;
  if (p === 0) return 0;
  let high = 8;
  while (studentizedRangeCdf(high, groups, degreesOfFreedom) < p && high < 1e15) high *= 4;
  return findRoot((q) => studentizedRangeCdf(q, groups, degreesOfFreedom) - p, high === 8 ? 0 : high / 4, high, 1e-12);
}
