import { choice, defineCalculator, floorNear, integer, measure, modNear, noResult, text } from '@reckoner/engine';
import { project, unproject } from '../shared/transverse-mercator.js';

const RADIAN = Math.PI / 180;
const BANDS = 'CDEFGHJKLMNPQRSTUVWX';

/** The zone with the exceptions of southwest Norway and Svalbard. */
function zoneOf(latitude: number, longitude: number): number {
  const wrapped = longitude === 180 ? -180 : longitude;
  if (latitude >= 56 && latitude < 64 && wrapped >= 3 && wrapped < 12) return 32;
  if (latitude >= 72 && wrapped >= 0 && wrapped < 42) {
    if (wrapped < 9) return 31;
    if (wrapped < 21) return 33;
    return wrapped < 33 ? 35 : 37;
  }
  return Math.floor(wrapped / 6) + 30 + 1;
}

/** C and X go on to half a degree beyond their limits; south of the equator is no N, however near. */
const bandOf = (latitude: number): string =>
  BANDS[Math.max(0, Math.min(latitude < 0 ? 9 : 19, floorNear(latitude / 8) + 10))]!;

/** WGS84, Krüger's series: right to a millimeter within the zones. */
export default defineCalculator({
  title: 'UTM coordinates',
  description: 'UTM zone, easting and northing of a latitude and longitude on WGS84, or the other way round.',
  keywords: ['universal transverse mercator', 'easting northing', 'grid reference', 'utm to lat long', 'wgs84'],
  inputs: {
    direction: choice(
      { utm: 'Latitude and longitude to UTM', geographic: 'UTM to latitude and longitude' },
      { label: 'Convert', default: 'utm' },
    ),
    latitude: measure('deg', { label: 'Latitude', symbol: '\\varphi', min: -80, max: 84, when: { direction: 'utm' } }),
    longitude: measure('deg', {
      label: 'Longitude',
      symbol: '\\lambda',
      min: -180,
      max: 180,
      when: { direction: 'utm' },
    }),
    zone: integer({ label: 'Zone', min: 1, max: 60, when: { direction: 'geographic' } }),
    hemisphere: choice({ north: 'North', south: 'South' }, { label: 'Hemisphere', when: { direction: 'geographic' } }),
    easting: measure('m', {
      label: 'Easting',
      symbol: 'E',
      min: 100000,
      max: 900000,
      when: { direction: 'geographic' },
    }),
    northing: measure('m', {
      label: 'Northing',
      symbol: 'N',
      min: 0,
      max: 10000000,
      when: { direction: 'geographic' },
    }),
  },
  outputs: {
    gridZone: text({ label: 'Grid zone' }),
    eastingResult: measure('m', { label: 'Easting', symbol: 'E', places: 2 }),
    northingResult: measure('m', { label: 'Northing', symbol: 'N', places: 2 }),
    latitudeResult: measure('deg', { label: 'Latitude', symbol: '\\varphi', places: 7 }),
    longitudeResult: measure('deg', { label: 'Longitude', symbol: '\\lambda', places: 7 }),
  },
  algorithm: ({ direction, latitude, longitude, zone, hemisphere, easting, northing }) => {
    if (direction === 'utm') {
      const found = zoneOf(latitude, longitude);
      const turn = longitude - (6 * found - 183);
      const difference = modNear(turn + 180, 360) - 180;
      const { east, north } = project(latitude * RADIAN, difference * RADIAN);
      return {
        gridZone: `${found}${bandOf(latitude)}`,
        eastingResult: 500000 + east,
        northingResult: latitude < 0 ? 10000000 + north : north,
        latitudeResult: latitude,
        longitudeResult: longitude,
      };
    }
    const place = unproject({ east: easting - 500000, north: hemisphere === 'south' ? northing - 10000000 : northing });
    const latitudeResult = place.latitude / RADIAN;
    if (latitudeResult > 84.5 || latitudeResult < -80.5)
      throw noResult('UTM covers latitudes from 80° south to 84° north.');
    const turn = place.difference / RADIAN + 6 * zone - 183;
    return {
      gridZone: `${zone}${bandOf(latitudeResult)}`,
      eastingResult: easting,
      northingResult: northing,
      latitudeResult,
      longitudeResult: modNear(turn + 180, 360) - 180,
    };
  },
  explanation: '{latitudeResult}, {longitudeResult} is {gridZone} {eastingResult} {northingResult}.',
  examples: [
    {
      inputs: { latitude: 43.64256666667, longitude: -79.38713888889 },
      results: { gridZone: '17T', eastingResult: 630084.3105, northingResult: 4833438.5488 },
      source:
        'mpmath: the meridian arc at the complex latitude of equal isometric latitude; the CN Tower, 630 084 m E 4 833 438 m N',
    },
    {
      inputs: { latitude: -33.8568, longitude: 151.2153 },
      results: { gridZone: '56H', eastingResult: 334900.5697, northingResult: 6252288.7529 },
      source: 'mpmath: the meridian arc at the complex latitude of equal isometric latitude; Sydney',
    },
    {
      inputs: { latitude: 60.39, longitude: 5.32 },
      results: { gridZone: '32V', eastingResult: 297230.2202, northingResult: 6700510.1753 },
      source: 'mpmath: the same; Bergen lies in the widened zone 32V',
    },
    {
      inputs: { latitude: 78.2, longitude: 15.6 },
      results: { gridZone: '33X' },
      source: 'NGA.STND.0037: zones of Svalbard',
    },
    {
      inputs: { direction: 'geographic', zone: 17, hemisphere: 'north', easting: 630084.3104, northing: 4833438.5492 },
      results: { latitudeResult: 43.64256667, longitudeResult: -79.38713889, gridZone: '17T' },
      source: 'mpmath: forward from the expected place',
    },
    {
      inputs: { direction: 'geographic', zone: 56, hemisphere: 'south', easting: 334900.5697, northing: 6252288.7529 },
      results: { latitudeResult: -33.8568, longitudeResult: 151.2153 },
      source: 'mpmath: forward from the expected place',
    },
    {
      inputs: { direction: 'geographic', zone: 31, hemisphere: 'north', easting: 500000, northing: 9900000 },
      noResult: '84° north',
      source: 'By definition',
    },
    {
      inputs: { direction: 'geographic', zone: 56, hemisphere: 'south', easting: 500000, northing: 1100000 },
      results: { gridZone: '56C' },
      source: 'NGA.STND.0037: band C begins at 80° south, and the grid overlaps by half a degree',
    },
    {
      inputs: { latitude: -1e-9, longitude: 3 },
      results: { gridZone: '31M', northingResult: 10000000 },
      source: 'By definition: the northings of the south belong to band M',
    },
    {
      inputs: { latitude: 10, longitude: 180 },
      results: { gridZone: '1P', eastingResult: 171071.2639, northingResult: 1106908.8542 },
      source: 'mpmath: the same, 3° west of the central meridian of zone 1',
    },
    {
      inputs: { latitude: 78, longitude: 5 },
      results: { gridZone: '31X', eastingResult: 546411.0175, northingResult: 8659161.9973 },
      source: 'mpmath: the same; NGA.STND.0037: zone 31 of Svalbard up to 9° east',
    },
    {
      inputs: { latitude: 78, longitude: 25 },
      results: { gridZone: '35X', eastingResult: 453588.9825, northingResult: 8659161.9973 },
      source: 'mpmath: the same; NGA.STND.0037: zone 35 of Svalbard from 21 to 33° east',
    },
    {
      inputs: { latitude: 78, longitude: 35 },
      results: { gridZone: '37X', eastingResult: 407229.6322, northingResult: 8661538.5165 },
      source: 'mpmath: the same; NGA.STND.0037: zone 37 of Svalbard from 33° east',
    },
  ],
  references: [
    {
      title: 'Karney: Transverse Mercator with an accuracy of a few nanometers, J. Geodesy 85 (2011) 475',
      doi: '10.1007/s00190-011-0445-3',
    },
    {
      title:
        'NGA.STND.0037: Universal Grids and the Transverse Mercator and Polar Stereographic Map Projections (2014)',
    },
  ],
});
