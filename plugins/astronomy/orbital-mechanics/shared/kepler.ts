/** Kepler's equation for all conics, in forms that keep their digits near a parabola, where E and e sin E cancel. */
import { findRoot, isAtLeast, modNear } from '@reckoner/engine';

/** Terms of the series that are beyond the digits of a double for arguments up to 1. */
const PAIRS = [16, 14, 12, 10, 8, 6, 4];

/** x - sin x. */
export function sineShortfall(x: number): number {
  if (Math.abs(x) > 1) return x - Math.sin(x);
  return (x ** 3 / 6) * PAIRS.reduce((rest, n) => 1 - (x ** 2 / (n * (n + 1))) * rest, 1);
}

/** sinh x - x. */
export function sinhExcess(x: number): number {
  if (Math.abs(x) > 1) return Math.sinh(x) - x;
  return (x ** 3 / 6) * PAIRS.reduce((rest, n) => 1 + (x ** 2 / (n * (n + 1))) * rest, 1);
}

/** M = E - e sin E, with 1 - e as the shortfall. */
export function meanOfEccentric(anomaly: number, eccentricity: number, shortfall: number): number {
  return eccentricity < 0.5
    ? anomaly - eccentricity * Math.sin(anomaly)
    : shortfall * Math.sin(anomaly) + sineShortfall(anomaly);
}

/** M = e sinh F - F, with e - 1 as the excess. */
export function meanOfHyperbolic(anomaly: number, excess: number): number {
  return excess * Math.sinh(anomaly) + sinhExcess(anomaly);
}

/** The E of a mean anomaly from -π to π. */
export function eccentricOfMean(mean: number, eccentricity: number, shortfall: number): number {
  const size = Math.abs(mean);
  if (size === 0 || eccentricity === 0) return mean;
  const high = Math.min(Math.PI, size / shortfall, Math.cbrt((12 * size) / eccentricity));
  const found = findRoot(
    (anomaly) => meanOfEccentric(anomaly, eccentricity, shortfall) - size,
    0.999 * size,
    1.001 * high,
  );
  return Math.sign(mean) * Math.min(found, Math.PI);
}

/** The F of a mean anomaly of a hyperbola. */
export function hyperbolicOfMean(mean: number, excess: number): number {
  const size = Math.abs(mean);
  if (size === 0) return mean;
  const high = Math.min(Math.asinh(size / excess), Math.cbrt(6 * size));
  return Math.sign(mean) * findRoot((anomaly) => meanOfHyperbolic(anomaly, excess) - size, 0, 1.001 * high);
}

/** An angle within half a turn to both sides of 0; what is there already keeps all of its digits. */
export function halfTurn(angle: number): number {
  if (Math.abs(angle) <= Math.PI) return angle;
  const rest = modNear(angle, 2 * Math.PI);
  return rest > Math.PI ? rest - 2 * Math.PI : rest;
}

/** An angle within half a turn to both sides of 0, counted from 0 to a whole turn. */
export function wholeTurn(angle: number): number {
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

/** Whether a body comes to a true anomaly: on an open orbit the cosine is above -1/e, and not by less than a millionth. */
export function isReached(trueAngle: number, eccentricity: number): boolean {
  return (
    eccentricity < 1 ||
    isAtLeast(2 * eccentricity * Math.cos(trueAngle / 2) ** 2, eccentricity - 1 + 1e-6 * eccentricity)
  );
}
