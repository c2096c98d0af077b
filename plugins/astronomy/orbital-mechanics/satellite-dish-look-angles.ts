import { constant, defineCalculator, isBelow, noResult, quantity } from '@reckoner/engine';

/** Spherical Earth of the equatorial radius; geostationary orbit of 42 164.17 km. */
export default defineCalculator({
  title: 'Satellite dish pointing angles',
  description: 'Azimuth, elevation, LNB skew and distance from a place to a geostationary satellite at a longitude.',
  keywords: ['dish alignment', 'look angles', 'geostationary', 'lnb skew', 'polarization', 'satellite finder'],
  inputs: {
    latitude: quantity('rad', {
      label: 'Latitude',
      help: 'North positive.',
      unit: 'deg',
      symbol: '\\varphi',
      min: -85,
      max: 85,
    }),
    longitude: quantity('rad', {
      label: 'Longitude',
      help: 'East positive.',
      unit: 'deg',
      symbol: '\\lambda',
      min: -180,
      max: 180,
    }),
    satellite: quantity('rad', {
      label: 'Longitude of the satellite',
      help: 'East positive.',
      unit: 'deg',
      symbol: '\\lambda_s',
      min: -180,
      max: 180,
    }),
  },
  outputs: {
    azimuth: quantity('rad', {
      label: 'Azimuth',
      help: 'From true north through east.',
      unit: 'deg',
      symbol: 'A',
      places: 1,
    }),
    elevation: quantity('rad', { label: 'Elevation', unit: 'deg', symbol: 'h', places: 1 }),
    skew: quantity('rad', {
      label: 'LNB skew',
      help: 'Positive clockwise as seen from behind the dish, looking at the satellite.',
      unit: 'deg',
      symbol: '\\psi',
      places: 1,
    }),
    range: quantity('km', { label: 'Distance', symbol: 'd', places: 0 }),
  },
  formula: ({ latitude, longitude, satellite }) => {
    const orbit = constant(42164.17, 'km');
    const ratio = constant(6378.137, 'km') / orbit;
    const difference = satellite - longitude;
    const cosine = Math.cos(latitude) * Math.cos(difference);
    const range = Math.sqrt(1 + ratio ** 2 - 2 * ratio * cosine);
    const elevation = Math.asin((cosine - ratio) / range);
    if (elevation < 0) throw noResult('The satellite stands below the horizon.');
    const side = latitude < 0 ? -1 : 1;
    const azimuth = Math.atan2(Math.sin(difference), -Math.sin(latitude) * Math.cos(difference));
    return {
      azimuth: azimuth < 0 ? azimuth + 2 * Math.PI : azimuth,
      elevation,
      skew: Math.atan2(-side * Math.sin(difference), side * Math.tan(latitude)),
      range: range * orbit,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ elevation }) => isBelow(elevation, (5 * Math.PI) / 180),
      says: 'So low over the horizon hills, trees and the air often cut the signal off.',
    },
  ],
  explanation:
    'Point the dish to an azimuth of {azimuth} and an elevation of {elevation}, with the LNB turned {skew|{|skew|} counterclockwise|not at all|{|skew|} clockwise} as seen from behind the dish.',
  examples: [
    {
      inputs: { latitude: 51.5, longitude: -0.1, satellite: 28.2 },
      results: { azimuth: 145.471526, elevation: 25.382447, range: 39034.506, skew: -20.6618 },
      source: 'Python 3.11: vector from the station to the satellite in its east, north and up axes',
    },
    {
      inputs: { latitude: -33.9, longitude: 151.2, satellite: 156 },
      results: { azimuth: 8.561966, elevation: 50.251546, range: 37062.5829, skew: 7.098261 },
      source: 'Python 3.11: the same, from the southern hemisphere',
    },
    {
      inputs: { latitude: 65, longitude: 25, satellite: -35 },
      results: { elevation: 3.515095 },
      cautions: ['low over the horizon'],
      source: 'Python 3.11: vector from the station to the satellite in its east, north and up axes',
    },
    {
      inputs: { latitude: 50, longitude: 10, satellite: -90 },
      noResult: 'below the horizon',
      source: 'By hand: 100° away',
    },
  ],
  notes: ['Azimuth from true north: correct for magnetic declination when using a compass.'],
  references: [{ title: 'Maral, Bousquet: Satellite Communications Systems, 5th ed. (2009), ch. 8' }],
});
