/** Power of the t-test of a correlation, of pairs that are bivariate normal. */
import { logGamma, normalCdf, normalQuantile, studentQuantile } from '@reckoner/engine';

/** Γ(x + ½)/Γ(x); for large x by its series, as the logarithms would cancel. */
function gammaRatio(x: number) {
  if (x < 200) return Math.exp(logGamma(x + 0.5) - logGamma(x));
  return Math.sqrt(x) * (1 - 1 / (8 * x) + 1 / (128 * x ** 2) + 5 / (1024 * x ** 3) - 21 / (32768 * x ** 4));
}

/** By Fisher's transformation, far tail left out: the normal approximation. */
export function fisherPower(correlation: number, size: number, significance: number, tails: number) {
  return normalCdf(Math.atanh(correlation) * Math.sqrt(size - 3) + normalQuantile(significance / tails));
}

/**
 * Chance that r of so many pairs is significant where the true correlation is ρ > 0; exact. The density of r is a sum of
 * terms ρʲ rʲ (1 − r²)^(n/2 − 2), each of which integrates beyond the critical r to a tail of a beta distribution; to both
 * sides only even j add. Tails and weights follow by recurrence, of terms that are all positive.
 */
export function correlationPower(correlation: number, size: number, significance: number, tails: number) {
  // So far beyond the critical value nothing is missed.
  if (Math.atanh(correlation) * Math.sqrt(size - 3) + normalQuantile(significance / tails) > 9) return 1;
  const half = (size - 1) / 2;
  const b = (size - 2) / 2;
  const t = studentQuantile(significance / tails, size - 2);
  const critical = t ** 2 / (t ** 2 + size - 2);
  const logRest = -Math.log1p(t ** 2 / (size - 2));
  const start = Math.exp(half * Math.log1p(-(correlation ** 2)));
  const step = Math.exp(b * logRest);
  // Of one parity of j: its first weight, tail and what the tail grows by from one term to the next.
  const sumOf = (first: number, weight: number, tail: number, growth: number) => {
    let [total, w, s, g] = [0, weight, tail, growth];
    for (let j = first; j < 200000; j += 2) {
      total += w * s;
      const a = (j + 1) / 2;
      const next = ((half + j / 2) / (j / 2 + 1)) * correlation ** 2;
      if (next < 1 && w < 1e-17 * (1 - next)) return total;
      w *= next;
      s += g;
      g *= (critical * (a + b)) / (a + 1);
    }
    return total;
  };
  // x^a (1 − x)^b/(a B(a, b)) of a = ½ and of a = 1.
  const even = sumOf(
    0,
    start / 2,
    tails === 2 ? significance : 2 * significance,
    (2 * Math.sqrt(critical) * step * gammaRatio(b)) / Math.sqrt(Math.PI),
  );
  if (tails === 2) return Math.min(1, 2 * even);
  const weight = (start * correlation * gammaRatio(half)) / Math.sqrt(Math.PI);
  return Math.min(1, even + sumOf(1, weight, step, critical * step * b));
}
