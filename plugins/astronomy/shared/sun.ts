/** Apparent place of the Sun to about 0.01°, after Meeus, Astronomical Algorithms, ch. 12, 13 and 25. Angles in degrees. */
import { julianDate, modNear, polynomial, roundNear } from '@reckoner/engine';

const RADIAN = Math.PI / 180;

export interface SunPosition {
  readonly altitude: number;
  /** From north through east. */
  readonly azimuth: number;
  readonly declination: number;
  /** Between -180 and 180. */
  readonly hourAngle: number;
}

/** Geometric position of the Sun at a Julian date (UT), east longitude positive. */
export function sunPosition(date: number, latitude: number, longitude: number): SunPosition {
  const days = date - 2451545;
  const centuries = days / 36525;
  const meanLongitude = polynomial([280.46646, 36000.76983, 0.0003032], centuries);
  const anomaly = polynomial([357.52911, 35999.05029, -0.0001537], centuries) * RADIAN;
  const center =
    polynomial([1.914602, -0.004817, -0.000014], centuries) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * centuries) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * centuries) * RADIAN;
  const lambda = (meanLongitude + center - 0.00569 - 0.00478 * Math.sin(node)) * RADIAN;
  const meanObliquity = polynomial([84381.448, -46.815, -0.00059, 0.001813], centuries) / 3600;
  const obliquity = (meanObliquity + 0.00256 * Math.cos(node)) * RADIAN;
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(lambda), Math.cos(lambda)) / RADIAN;
  const delta = Math.asin(Math.sin(obliquity) * Math.sin(lambda));
  const siderealTime =
    280.46061837 + 360.98564736629 * days + polynomial([0, 0, 0.000387933, -1 / 38710000], centuries);
  const angle = siderealTime + longitude - rightAscension;
  const hourAngle = modNear(angle + 180, 360) - 180;
  const [h, phi] = [hourAngle * RADIAN, latitude * RADIAN];
  const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(h);
  const azimuth = Math.atan2(
    -Math.cos(delta) * Math.sin(h),
    Math.cos(phi) * Math.sin(delta) - Math.sin(phi) * Math.cos(delta) * Math.cos(h),
  );
  return {
    altitude: Math.asin(Math.max(-1, Math.min(1, sine))) / RADIAN,
    azimuth: azimuth < 0 ? azimuth / RADIAN + 360 : azimuth / RADIAN,
    declination: delta / RADIAN,
    hourAngle,
  };
}

/** Julian date of the Sun's transit on a day (whole days since 1970-01-01). */
export function solarNoon(day: number, longitude: number): number {
  let date = julianDate(day) + 0.5 - longitude / 360;
  for (let step = 0; step < 3; step += 1) date -= sunPosition(date, 0, longitude).hourAngle / 360;
  return date;
}

/**
 * Julian date at which the Sun stands at an altitude in the half day before (-1) or after (1) its transit; undefined when
 * it stays above or below.
 */
export function sunCrossing(
  noon: number,
  latitude: number,
  longitude: number,
  altitude: number,
  side: -1 | 1,
): number | undefined {
  // Halving, as a closed form of the hour angle fails on the days on which the midnight sun or the polar night begins.
  const isUp = (date: number) => sunPosition(date, latitude, longitude).altitude > altitude;
  let [up, down] = [noon, noon + side * 0.5];
  if (!isUp(up) || isUp(down)) return undefined;
  for (let step = 0; step < 26; step += 1) {
    const middle = (up + down) / 2;
    if (isUp(middle)) up = middle;
    else down = middle;
  }
  return (up + down) / 2;
}

/** Seconds since midnight, in whole minutes, of a Julian date at an offset from UTC in hours. */
export function clockTime(date: number, offset: number): number {
  const days = date + 0.5 + offset / 24;
  return (roundNear(1440 * days) % 1440) * 60;
}
