import { defineCalculator, measure, modNear, noResult } from '@reckoner/engine';

const latitude = { min: -90, max: 90 } as const;
const longitude = { min: -180, max: 180 } as const;

/** Vincenty's inverse solution on WGS84, to half a millimeter; the great circle beside it. */
export default defineCalculator({
  title: 'Distance between coordinates',
  description:
    'Distance and azimuths between two places on the WGS84 ellipsoid, and the great-circle distance by the haversine.',
  keywords: [
    'haversine',
    'great circle',
    'vincenty',
    'as the crow flies',
    'gps distance',
    'bearing',
    'latitude longitude',
  ],
  inputs: {
    latitude1: measure('deg', { label: 'Latitude 1', help: 'North positive.', symbol: '\\varphi_1', ...latitude }),
    longitude1: measure('deg', { label: 'Longitude 1', help: 'East positive.', symbol: '\\lambda_1', ...longitude }),
    latitude2: measure('deg', { label: 'Latitude 2', symbol: '\\varphi_2', ...latitude }),
    longitude2: measure('deg', { label: 'Longitude 2', symbol: '\\lambda_2', ...longitude }),
  },
  outputs: {
    distance: measure('m', { label: 'Distance', unit: 'km', symbol: 's', places: 3 }),
    initialAzimuth: measure('deg', { label: 'Azimuth at the start', symbol: '\\alpha_1', places: 4 }),
    finalAzimuth: measure('deg', { label: 'Azimuth at the end', symbol: '\\alpha_2', places: 4 }),
    greatCircle: measure('m', { label: 'Great-circle distance', unit: 'km', symbol: 'd', places: 3 }),
  },
  formula: ({ latitude1, longitude1, latitude2, longitude2 }) => {
    const radian = Math.PI / 180;
    const flattening = 1 / 298.257223563;
    const polarAxis = 6378137 * (1 - flattening);
    const turn = longitude2 - longitude1;
    const difference = (modNear(turn + 180, 360) - 180) * radian;
    const reduced1 = Math.atan((1 - flattening) * Math.tan(latitude1 * radian));
    const reduced2 = Math.atan((1 - flattening) * Math.tan(latitude2 * radian));
    const half = Math.sin(((latitude2 - latitude1) * radian) / 2) ** 2;
    const haversine =
      half + Math.cos(latitude1 * radian) * Math.cos(latitude2 * radian) * Math.sin(difference / 2) ** 2;
    const greatCircle = 2 * 6371008.7714 * Math.asin(Math.sqrt(Math.min(1, haversine)));
    if (haversine < 1e-24) return { distance: 0, initialAzimuth: 0, finalAzimuth: 0, greatCircle: 0 };
    let lambda = difference;
    let previous = lambda + 1;
    let sinSigma = 0;
    let cosSigma = 1;
    let sigma = 0;
    let cosSquaredAlpha = 1;
    let cosMiddle = 0;
    for (let step = 0; step < 200 && Math.abs(lambda - previous) > 1e-13; step += 1) {
      const across = Math.cos(reduced2) * Math.sin(lambda);
      const along =
        Math.cos(reduced1) * Math.sin(reduced2) - Math.sin(reduced1) * Math.cos(reduced2) * Math.cos(lambda);
      sinSigma = Math.hypot(across, along);
      cosSigma = Math.sin(reduced1) * Math.sin(reduced2) + Math.cos(reduced1) * Math.cos(reduced2) * Math.cos(lambda);
      sigma = Math.atan2(sinSigma, cosSigma);
      const sinAlpha = (Math.cos(reduced1) * across) / sinSigma;
      cosSquaredAlpha = 1 - sinAlpha ** 2;
      // Along the equator there is no middle latitude.
      cosMiddle =
        cosSquaredAlpha > 1e-15 ? cosSigma - (2 * Math.sin(reduced1) * Math.sin(reduced2)) / cosSquaredAlpha : 0;
      const c = (flattening / 16) * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha));
      previous = lambda;
      lambda =
        difference +
        (1 - c) *
          flattening *
          sinAlpha *
          (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle ** 2 - 1)));
    }
    if (Math.abs(lambda - previous) > 1e-11 || Math.abs(lambda) > Math.PI)
      throw noResult(
        'The places lie almost opposite each other on the globe: the shortest way is not determined here.',
      );
    const u2 = (cosSquaredAlpha * (6378137 ** 2 - polarAxis ** 2)) / polarAxis ** 2;
    const a = 1 + (u2 / 16384) * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)));
    const b = (u2 / 1024) * (256 + u2 * (-128 + u2 * (74 - 47 * u2)));
    const correction =
      b *
      sinSigma *
      (cosMiddle +
        (b / 4) *
          (cosSigma * (2 * cosMiddle ** 2 - 1) -
            (b / 6) * cosMiddle * (4 * sinSigma ** 2 - 3) * (4 * cosMiddle ** 2 - 3)));
    const initial = Math.atan2(
      Math.cos(reduced2) * Math.sin(lambda),
      Math.cos(reduced1) * Math.sin(reduced2) - Math.sin(reduced1) * Math.cos(reduced2) * Math.cos(lambda),
    );
    const final = Math.atan2(
      Math.cos(reduced1) * Math.sin(lambda),
      Math.cos(reduced1) * Math.sin(reduced2) * Math.cos(lambda) - Math.sin(reduced1) * Math.cos(reduced2),
    );
    return {
      distance: polarAxis * a * (sigma - correction),
      initialAzimuth: initial < 0 ? initial / radian + 360 : initial / radian,
      finalAzimuth: final < 0 ? final / radian + 360 : final / radian,
      greatCircle,
    };
  },
  stepwise: [
    'Both latitudes are reduced to the auxiliary sphere of the WGS 84 ellipsoid.',
    'The difference in longitude on that sphere is found by iteration until it stays the same to 10⁻¹³.',
    "Vincenty's series then give the distance along the ellipsoid and both azimuths.",
  ],
  explanation: ({ distance }) =>
    distance === 0
      ? 'Both places are the same.'
      : 'The places are {distance} apart; the way begins at an azimuth of {initialAzimuth} and ends at {finalAzimuth}.',
  examples: [
    {
      inputs: {
        latitude1: -37.95103341667,
        longitude1: 144.42486788889,
        latitude2: -37.65282113889,
        longitude2: 143.92649552778,
      },
      results: { distance: 54.972271, initialAzimuth: 306.86816, finalAzimuth: 307.17363 },
      source:
        'Geocentric Datum of Australia Technical Manual: Flinders Peak to Buninyong, 54 972.271 m, 306°52′05.37″, reverse 127°10′25.07″',
    },
    {
      inputs: { latitude1: 40.6413, longitude1: -73.7781, latitude2: 51.47, longitude2: -0.4543 },
      results: { distance: 5554.908791, initialAzimuth: 51.381648, finalAzimuth: 107.982829, greatCircle: 5540.018945 },
      source: 'scipy: the differential equations of the geodesic, solved by shooting; New York to London',
    },
    {
      inputs: { latitude1: 0, longitude1: 170, latitude2: 0, longitude2: -170 },
      results: { distance: 2226.38982, initialAzimuth: 90, finalAzimuth: 90, greatCircle: 2223.90159 },
      source: 'By hand: 20° of the equator, 6378.137 × π/9',
    },
    {
      inputs: { latitude1: 10, longitude1: 20, latitude2: 10, longitude2: 20 },
      results: { distance: 0 },
      source: 'By definition',
    },
    {
      inputs: { latitude1: 0, longitude1: 0, latitude2: 0.5, longitude2: 179.7 },
      noResult: 'almost opposite',
      source: 'Karney (2013): a case in which the iteration of Vincenty does not converge',
    },
  ],
  notes: ['Almost opposite places, where the iteration does not converge, are refused.'],
  references: [
    {
      title: 'Vincenty: Direct and inverse solutions of geodesics on the ellipsoid, Survey Review 23 (1975) 88',
      doi: '10.1179/sre.1975.23.176.88',
    },
    { title: 'NIMA TR8350.2: World Geodetic System 1984' },
  ],
});
