/** Transverse Mercator of the WGS84 ellipsoid by Krüger's series to the fourth order in n. Angles in radians, meters. */

const AXIS = 6378137;
const FLATTENING = 1 / 298.257223563;
const N = FLATTENING / (2 - FLATTENING);
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING));
/** Radius of the sphere on which the meridian is as long. */
const RECTIFYING = (AXIS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const SCALE = 0.9996;

const ALPHA = [
  N / 2 - (2 * N ** 2) / 3 + (5 * N ** 3) / 16 + (41 * N ** 4) / 180,
  (13 * N ** 2) / 48 - (3 * N ** 3) / 5 + (557 * N ** 4) / 1440,
  (61 * N ** 3) / 240 - (103 * N ** 4) / 140,
  (49561 * N ** 4) / 161280,
];
const BETA = [
  N / 2 - (2 * N ** 2) / 3 + (37 * N ** 3) / 96 - N ** 4 / 360,
  N ** 2 / 48 + N ** 3 / 15 - (437 * N ** 4) / 1440,
  (17 * N ** 3) / 480 - (37 * N ** 4) / 840,
  (4397 * N ** 4) / 161280,
];

export interface Plane {
  /** East of the central meridian. */
  readonly east: number;
  /** North of the equator. */
  readonly north: number;
}

/** Plane coordinates of a latitude, `difference` east of the central meridian. */
export function project(latitude: number, difference: number): Plane {
  const sine = Math.sin(latitude);
  const conformal = Math.sinh(Math.atanh(sine) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sine));
  const xi = Math.atan2(conformal, Math.cos(difference));
  const eta = Math.asinh(Math.sin(difference) / Math.hypot(conformal, Math.cos(difference)));
  let north = xi;
  let east = eta;
  for (const [index, coefficient] of ALPHA.entries()) {
    const multiple = 2 * (index + 1);
    north += coefficient * Math.sin(multiple * xi) * Math.cosh(multiple * eta);
    east += coefficient * Math.cos(multiple * xi) * Math.sinh(multiple * eta);
  }
  return { east: SCALE * RECTIFYING * east, north: SCALE * RECTIFYING * north };
}

/** Latitude and longitude east of the central meridian of plane coordinates. */
export function unproject({ east, north }: Plane): { readonly latitude: number; readonly difference: number } {
  const y = north / (SCALE * RECTIFYING);
  const x = east / (SCALE * RECTIFYING);
  let xi = y;
  let eta = x;
  for (const [index, coefficient] of BETA.entries()) {
    const multiple = 2 * (index + 1);
    xi -= coefficient * Math.sin(multiple * y) * Math.cosh(multiple * x);
    eta -= coefficient * Math.cos(multiple * y) * Math.sinh(multiple * x);
  }
  const conformal = Math.sin(xi) / Math.hypot(Math.sinh(eta), Math.cos(xi));
  // Newton's method for the tangent of the latitude (Karney 2011, equations 19 to 21).
  let tangent = conformal;
  const squared = ECCENTRICITY ** 2;
  for (let step = 0; step < 5; step += 1) {
    const sigma = Math.sinh(ECCENTRICITY * Math.atanh((ECCENTRICITY * tangent) / Math.hypot(1, tangent)));
    const reached = tangent * Math.hypot(1, sigma) - sigma * Math.hypot(1, tangent);
    tangent +=
      ((conformal - reached) / Math.hypot(1, reached)) *
      ((1 + (1 - squared) * tangent ** 2) / ((1 - squared) * Math.hypot(1, tangent)));
  }
  return { latitude: Math.atan(tangent), difference: Math.atan2(Math.sinh(eta), Math.cos(xi)) };
}
