/** The noncentral t distribution, on which the exact power of t-tests rests. */
import { integrate, logGamma, normalCdf } from '@reckoner/engine';

/** Beyond as many deviations a tail of the normal distribution is nil. */
const NIL = 38;

/**
 * P(T > t) of T = (Z + δ)/√(V/ν) for t ≥ 0, by integrating Φ(δ − t·u) over the density of u = √(V/ν); Owen (1965). The
 * density is nil but within twelve of its deviations, about 1/√(2ν), around 1, and Φ is above (δ + 38)/t: with few degrees
 * of freedom and a small level that is a narrow part at the foot of the density, which must not be missed.
 */
export function noncentralTSurvival(t: number, degreesOfFreedom: number, noncentrality: number) {
  const half = degreesOfFreedom / 2;
  const logScale = Math.LN2 + half * Math.log(half) - logGamma(half);
  const reach = 12 / Math.sqrt(2 * degreesOfFreedom);
  const density = (u: number) => Math.exp(logScale + (degreesOfFreedom - 1) * Math.log(u) - half * u ** 2);
  const end = t > 1 ? Math.min(1 + reach, (Math.max(noncentrality, 0) + NIL) / t) : 1 + reach;
  return integrate((u) => density(u) * normalCdf(noncentrality - t * u), Math.max(1e-100, 1 - reach), end, 1e-9);
}
