/** Distributions of positive or bounded variables whose functions are elementary. */

/** Exponential distribution with a rate > 0: density at x. */
export function exponentialPdf(x: number, rate: number): number {
  return x < 0 ? 0 : rate * Math.exp(-rate * x);
}
/** P(X ≤ x). */
export function exponentialCdf(x: number, rate: number): number {
  return x <= 0 ? 0 : -Math.expm1(-rate * x);
}
/** P(X > x). */
export function exponentialSurvival(x: number, rate: number): number {
  return x <= 0 ? 1 : Math.exp(-rate * x);
}
/** The x with P(X ≤ x) = p. */
export function exponentialQuantile(p: number, rate: number): number {
  return p >= 0 && p <= 1 ? -Math.log1p(-p) / rate : Number.NaN;
}

/** Weibull distribution with shape and scale > 0: density at x. */
export function weibullPdf(x: number, shape: number, scale = 1): number {
  if (x < 0) return 0;
  const ratio = x / scale;
  return (shape / scale) * ratio ** (shape - 1) * Math.exp(-(ratio ** shape));
}
/** P(X ≤ x). */
export function weibullCdf(x: number, shape: number, scale = 1): number {
  return x <= 0 ? 0 : -Math.expm1(-((x / scale) ** shape));
}
/** P(X > x). */
export function weibullSurvival(x: number, shape: number, scale = 1): number {
  return x <= 0 ? 1 : Math.exp(-((x / scale) ** shape));
}
/** The x with P(X ≤ x) = p. */
export function weibullQuantile(p: number, shape: number, scale = 1): number {
  return p >= 0 && p <= 1 ? scale * (-Math.log1p(-p)) ** (1 / shape) : Number.NaN;
}

/** Uniform distribution from low to high: density at x. */
export function uniformPdf(x: number, low = 0, high = 1): number {
  return x >= low && x <= high ? 1 / (high - low) : 0;
}
/** P(X ≤ x). */
export function uniformCdf(x: number, low = 0, high = 1): number {
  return Math.min(1, Math.max(0, (x - low) / (high - low)));
}
/** P(X > x). */
export function uniformSurvival(x: number, low = 0, high = 1): number {
  return Math.min(1, Math.max(0, (high - x) / (high - low)));
}
/** The x with P(X ≤ x) = p. */
export function uniformQuantile(p: number, low = 0, high = 1): number {
  return p >= 0 && p <= 1 ? low + p * (high - low) : Number.NaN;
}

/** Logistic distribution with a location and a scale > 0: density at x. */
export function logisticPdf(x: number, location = 0, scale = 1): number {
  const decay = Math.exp(-Math.abs((x - location) / scale));
  return decay / (scale * (1 + decay) * (1 + decay));
}
/** P(X ≤ x). */
export function logisticCdf(x: number, location = 0, scale = 1): number {
  return logisticTail((location - x) / scale);
}
/** P(X > x). */
export function logisticSurvival(x: number, location = 0, scale = 1): number {
  return logisticTail((x - location) / scale);
}
function logisticTail(z: number): number {
  const decay = Math.exp(-Math.abs(z));
  return z > 0 ? decay / (1 + decay) : 1 / (1 + decay);
}
/** The x with P(X ≤ x) = p. */
export function logisticQuantile(p: number, location = 0, scale = 1): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  // 2·atanh(2p − 1) keeps the digits near the middle.
  const z = p > 0.3 && p < 0.7 ? 2 * Math.atanh(2 * (p - 0.5)) : Math.log(p) - Math.log1p(-p);
  return location + scale * z;
}
