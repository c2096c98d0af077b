/** Phases of the Moon after Meeus, Astronomical Algorithms, ch. 48 and 49. Angles in degrees. */
import { modNear, polynomial } from '@reckoner/engine';

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** Coefficients at new and full moon, power of E, and multiples of M, M′, F and Ω. */
const TERMS: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [-0.4072, -0.40614, 0, 0, 1, 0, 0],
  [0.17241, 0.17302, 1, 1, 0, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0, 0],
  [0.01039, 0.01043, 0, 0, 0, 2, 0],
  [0.00739, 0.00734, 1, -1, 1, 0, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0, 0],
  [0.00208, 0.00209, 2, 2, 0, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2, 0],
  [-0.00057, -0.00057, 0, 0, 1, 2, 0],
  [0.00056, 0.00056, 1, 1, 2, 0, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0, 0],
  [0.00042, 0.00042, 1, 1, 0, 2, 0],
  [0.00038, 0.00038, 1, 1, 0, -2, 0],
  [-0.00024, -0.00024, 1, -1, 2, 0, 0],
  [-0.00017, -0.00017, 0, 0, 0, 0, 1],
  [-0.00007, -0.00007, 0, 2, 1, 0, 0],
  [0.00004, 0.00004, 0, 0, 2, -2, 0],
  [0.00004, 0.00004, 0, 3, 0, 0, 0],
  [0.00003, 0.00003, 0, 1, 1, -2, 0],
  [0.00003, 0.00003, 0, 0, 2, 2, 0],
  [-0.00003, -0.00003, 0, 1, 1, 2, 0],
  [0.00003, 0.00003, 0, -1, 1, 2, 0],
  [-0.00002, -0.00002, 0, -1, 1, -2, 0],
  [-0.00002, -0.00002, 0, 1, 3, 0, 0],
  [0.00002, 0.00002, 0, 0, 4, 0, 0],
];

/** Planetary arguments: amplitude, angle at k = 0 and its change for each lunation. */
const PLANETS: readonly (readonly [amplitude: number, start: number, rate: number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
];

/** Julian ephemeris day of the new moon (whole k) or full moon (k + 0.5) of a lunation counted from 2000-01-06. */
export function moonPhaseInstant(k: number): number {
  const isFull = k - Math.floor(k) > 0.25;
  const centuries = k / 1236.85;
  const mean = 2451550.09766 + 29.530588861 * k + polynomial([0, 0, 0.00015437, -0.00000015, 0.00000000073], centuries);
  const eccentricity = polynomial([1, -0.002516, -0.0000074], centuries);
  const sun = 2.5534 + 29.1053567 * k + polynomial([0, 0, -0.0000014, -0.00000011], centuries);
  const moon = 201.5643 + 385.81693528 * k + polynomial([0, 0, 0.0107582, 0.00001238, -0.000000058], centuries);
  const latitude = 160.7108 + 390.67050284 * k + polynomial([0, 0, -0.0016118, -0.00000227, 0.000000011], centuries);
  const node = 124.7746 - 1.56375588 * k + polynomial([0, 0, 0.0020672, 0.00000215], centuries);
  let instant = mean;
  for (const [atNew, atFull, power, m, mPrime, f, omega] of TERMS) {
    const argument = m * sun + mPrime * moon + f * latitude + omega * node;
    instant += (isFull ? atFull : atNew) * eccentricity ** power * sine(argument);
  }
  for (const [index, [amplitude, start, rate]] of PLANETS.entries()) {
    const quadratic = index === 0 ? -0.009173 * centuries ** 2 : 0;
    instant += amplitude * sine(start + rate * k + quadratic);
  }
  return instant;
}

/** Elongation of the Moon from the Sun, 0° at new and 180° at full moon, to about 0.3°. */
export function moonElongation(date: number): number {
  const t = (date - 2451545) / 36525;
  const d = polynomial([297.8501921, 445267.1114034, -0.0018819], t);
  const m = polynomial([357.5291092, 35999.0502909, -0.0001536], t);
  const mPrime = polynomial([134.9633964, 477198.8675055, 0.0087414], t);
  const elongation =
    d +
    6.289 * sine(mPrime) -
    2.1 * sine(m) +
    1.274 * sine(2 * d - mPrime) +
    0.658 * sine(2 * d) +
    0.214 * sine(2 * mPrime) +
    0.11 * sine(d);
  return modNear(elongation, 360);
}
