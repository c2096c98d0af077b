/** The noncentral t distribution, on which the exact power of t-tests rests. */
import { integrate, logGamma, normalCdf } from '@reckoner/engine';

/**
 * P(T ≤ t) of T = (Z + δ)/√(V/ν), by integrating Φ(t·u − δ) over the density of u = √(V/ν); Owen (1965). The density is
 * nil but within twelve of its deviations, about 1/√(2ν), around 1.
 */
export function noncentralTCdf(t: number, degreesOfFreedom: number, noncentrality: number) {
  const half = degreesOfFreedom / 2;
  const logScale = Math.LN2 + half * Math.log(half) - logGamma(half);
  const reach = 12 / Math.sqrt(2 * degreesOfFreedom);
  const density = (u: number) => Math.exp(logScale + (degreesOfFreedom - 1) * Math.log(u) - half * u ** 2);
  return integrate((u) => density(u) * normalCdf(t * u - noncentrality), Math.max(1e-12, 1 - reach), 1 + reach, 1e-9);
}
