import { category, choice, cosTurn, defineCalculator, quantity, sinTurn } from '@reckoner/engine';

/** Plane surveying: azimuths clockwise from north; bearings from north or south toward east or west. */
export default defineCalculator({
  title: 'Bearing and distance between coordinates',
  description: 'Azimuth, quadrant bearing and distance between two points, or the point at an azimuth and distance.',
  keywords: ['inverse', 'forward', 'azimuth', 'northing easting', 'survey coordinates', 'COGO'],
  inputs: {
    find: choice({ inverse: 'Azimuth and distance', forward: 'Second point' }, { label: 'Find', default: 'inverse' }),
    north: quantity('m', { label: 'Northing of the first point', symbol: 'N_1', min: -1e8, max: 1e8 }),
    east: quantity('m', { label: 'Easting of the first point', symbol: 'E_1', min: -1e8, max: 1e8 }),
    secondNorth: quantity('m', {
      label: 'Northing of the second point',
      symbol: 'N_2',
      min: -1e8,
      max: 1e8,
      when: { find: 'inverse' },
    }),
    secondEast: quantity('m', {
      label: 'Easting of the second point',
      symbol: 'E_2',
      min: -1e8,
      max: 1e8,
      when: { find: 'inverse' },
    }),
    givenAzimuth: quantity('rad', {
      label: 'Azimuth',
      unit: 'deg',
      symbol: '\\alpha_0',
      min: 0,
      max: 360,
      when: { find: 'forward' },
    }),
    givenDistance: quantity('m', { label: 'Distance', symbol: 'd', above: 0, max: 1e8, when: { find: 'forward' } }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance', symbol: 'd', places: 3 }),
    azimuth: quantity('rad', { label: 'Azimuth', unit: 'deg', symbol: '\\alpha', places: 5 }),
    bearing: quantity('rad', { label: 'Bearing angle', unit: 'deg', symbol: '\\beta', places: 5 }),
    quadrant: category(['NE', 'SE', 'SW', 'NW'], { label: 'Quadrant of the bearing' }),
    pointNorth: quantity('m', { label: 'Northing of the second point', symbol: 'N', places: 3 }),
    pointEast: quantity('m', { label: 'Easting of the second point', symbol: 'E', places: 3 }),
  },
  formula: ({ find, north, east, secondNorth, secondEast, givenAzimuth, givenDistance }) => {
    const northward = find === 'inverse' ? secondNorth - north : givenDistance * cosTurn(givenAzimuth);
    const eastward = find === 'inverse' ? secondEast - east : givenDistance * sinTurn(givenAzimuth);
    const angle = Math.atan2(eastward, northward);
    return {
      distance: Math.hypot(northward, eastward),
      // The sine of 360° leaves a residue: what was given is given back.
      azimuth: find === 'forward' ? givenAzimuth : angle < 0 ? angle + 2 * Math.PI : angle,
      bearing: Math.atan2(Math.abs(eastward), Math.abs(northward)),
      quadrant: northward >= 0 ? (eastward >= 0 ? 'NE' : 'NW') : eastward >= 0 ? 'SE' : 'SW',
      pointNorth: north + northward,
      pointEast: east + eastward,
    };
  },
  explanation: ({ quadrant }) =>
    quadrant === 'NE'
      ? 'The second point lies {distance} away at an azimuth of {azimuth}, a bearing of N {bearing} E.'
      : quadrant === 'SE'
        ? 'The second point lies {distance} away at an azimuth of {azimuth}, a bearing of S {bearing} E.'
        : quadrant === 'SW'
          ? 'The second point lies {distance} away at an azimuth of {azimuth}, a bearing of S {bearing} W.'
          : 'The second point lies {distance} away at an azimuth of {azimuth}, a bearing of N {bearing} W.',
  requires: [
    {
      that: ({ north, east, secondNorth, secondEast }) => secondNorth !== north || secondEast !== east,
      field: 'secondNorth',
      says: 'The two points are the same.',
    },
  ],
  examples: [
    {
      inputs: { north: 1000, east: 2000, secondNorth: 1150, secondEast: 2200 },
      results: {
        distance: 250,
        azimuth: 53.130102,
        bearing: 53.130102,
        quadrant: 'NE',
        pointNorth: 1150,
        pointEast: 2200,
      },
      source: 'By hand: √(150² + 200²); atan(200/150)',
    },
    {
      inputs: { north: 1000, east: 2000, secondNorth: 850, secondEast: 2100 },
      results: { distance: 180.277564, azimuth: 146.309932, bearing: 33.690068, quadrant: 'SE' },
      source: 'Python: math.hypot, math.atan2',
    },
    {
      inputs: { north: 0, east: 0, secondNorth: -30, secondEast: -40 },
      results: { distance: 50, azimuth: 233.130102, quadrant: 'SW' },
      source: 'Python: math.hypot, math.atan2',
    },
    {
      inputs: { north: 0, east: 0, secondNorth: 50, secondEast: -50 },
      results: { azimuth: 315, bearing: 45, quadrant: 'NW' },
      source: 'By hand',
    },
    {
      inputs: { find: 'forward', north: 1000, east: 2000, givenAzimuth: 125.5, givenDistance: 250 },
      results: { pointNorth: 854.824261, pointEast: 2203.52888, distance: 250, azimuth: 125.5, quadrant: 'SE' },
      source: 'Python: 1000 + 250 cos 125.5°, 2000 + 250 sin 125.5°',
    },
    { inputs: { north: 1, east: 2, secondNorth: 1, secondEast: 2 }, refused: 'are the same', source: 'By definition' },
  ],
  notes: ['Plane coordinates; over long distances correct for the scale factor and the curvature of the earth.'],
  references: [{ title: 'Ghilani, Wolf: Elementary Surveying, 15th ed., ch. 7 and 11' }],
});
