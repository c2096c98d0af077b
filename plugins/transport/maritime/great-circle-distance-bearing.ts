import { constant, cosTurn, defineCalculator, earthMeanRadius, quantity, sinTurn } from '@reckoner/engine';

const latitude = { unit: 'deg', min: -90, max: 90 } as const;
const longitude = { unit: 'deg', min: -180, max: 180 } as const;

/** Haversine formula on a sphere of the Earth's mean radius; within 0.6 % of the ellipsoid. */
export default defineCalculator({
  title: 'Great-circle distance and bearing',
  description:
    'Shortest distance over the Earth between two positions and the initial course, by the haversine formula.',
  keywords: ['haversine', 'latitude longitude', 'orthodrome', 'navigation', 'as the crow flies'],
  inputs: {
    fromLatitude: quantity('rad', {
      label: 'Latitude of the start',
      help: 'South is negative.',
      symbol: '\\varphi_1',
      ...latitude,
    }),
    fromLongitude: quantity('rad', {
      label: 'Longitude of the start',
      help: 'West is negative.',
      symbol: '\\lambda_1',
      ...longitude,
    }),
    toLatitude: quantity('rad', { label: 'Latitude of the destination', symbol: '\\varphi_2', ...latitude }),
    toLongitude: quantity('rad', { label: 'Longitude of the destination', symbol: '\\lambda_2', ...longitude }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', places: 1 }),
    course: quantity('rad', { label: 'Initial course', unit: 'deg', symbol: '\\theta', places: 1 }),
  },
  formula: ({ fromLatitude, fromLongitude, toLatitude, toLongitude }) => {
    const difference = toLongitude - fromLongitude;
    const haversine =
      Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
      Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(difference / 2) ** 2;
    const distance = 2 * earthMeanRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
    // Exact at the poles and across the date line, so that due north is 0 and not the last digit of a cosine.
    const east = sinTurn(difference) * cosTurn(toLatitude);
    const north =
      Math.cos(fromLatitude) * Math.sin(toLatitude) -
      Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(difference);
    const course = Math.atan2(east, north);
    return { distance, course: course < 0 ? course + 2 * Math.PI : course };
  },
  explanation: 'The shortest way is {distance}, leaving on a course of {course}.',
  cautions: [
    {
      level: 'note',
      when: ({ distance }) => distance < constant(0.001, 'm') || distance > constant(20015100, 'm'),
      says: 'The positions are the same or opposite each other: every course leads there.',
    },
    {
      level: 'note',
      when: ({ fromLatitude }) => Math.abs(fromLatitude) > constant(1.5707, 'rad'),
      says: 'At a pole every course is south, or north: take the meridian instead.',
    },
  ],
  examples: [
    {
      inputs: { fromLatitude: 40.6398, fromLongitude: -73.7789, toLatitude: 51.4775, toLongitude: -0.4614 },
      results: { distance: 5539.451, course: 51.34377 },
      source: 'Python 3.11, spherical law of cosines with the mean radius 6371.0088 km (JFK to LHR)',
    },
    {
      inputs: { fromLatitude: 0, fromLongitude: 0, toLatitude: 0, toLongitude: 90 },
      results: { distance: 10007.557, course: 90 },
      source: 'By hand: a quarter of 2π × 6371.0088 km',
    },
    {
      inputs: { fromLatitude: 10, fromLongitude: 20, toLatitude: 0, toLongitude: -20 },
      results: { distance: 4561.941, course: 258.3079 },
      source: 'Python 3.11, spherical law of cosines; westward',
    },
    {
      inputs: { fromLatitude: 40, fromLongitude: -73, toLatitude: 90, toLongitude: 0 },
      results: { distance: 5559.754, course: 0 },
      source: 'By hand: 50° of 6371.008771 km × π/180; due north',
    },
    {
      inputs: { fromLatitude: 10, fromLongitude: 180, toLatitude: 20, toLongitude: -180 },
      results: { distance: 1111.9508, course: 0 },
      source: 'By hand: 10° of 6371.008771 km × π/180; due north on one meridian',
    },
    {
      inputs: { fromLatitude: 10, fromLongitude: 20, toLatitude: 10, toLongitude: 20 },
      results: { distance: 0 },
      cautions: ['every course leads there'],
      source: 'By definition',
    },
    {
      inputs: { fromLatitude: 90, fromLongitude: 0, toLatitude: 0, toLongitude: 20 },
      results: { distance: 10007.557 },
      cautions: ['take the meridian'],
      source: 'By hand: a quarter of 2π × 6371.008771 km',
    },
  ],
  references: [{ title: 'Sinnott: Virtues of the Haversine, Sky and Telescope 68 (1984) 159' }],
});
