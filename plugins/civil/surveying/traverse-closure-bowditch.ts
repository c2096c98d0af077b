import {
  choice,
  constant,
  cosTurn,
  defineCalculator,
  noResult,
  number,
  quantity,
  roundTo,
  rows,
  sinTurn,
  sum,
  table,
} from '@reckoner/engine';

/** Closed loop: misclosure shared by length (Bowditch, compass rule) or by latitude and departure (transit rule). */
export default defineCalculator({
  title: 'Traverse closure and adjustment',
  description: 'Misclosure, precision and adjusted coordinates of a closed traverse from azimuths and distances.',
  keywords: ['compass rule', 'transit rule', 'latitudes and departures', 'linear misclosure', 'relative precision'],
  inputs: {
    legs: rows(
      {
        azimuth: quantity('rad', { label: 'Azimuth', unit: 'deg', min: 0, max: 360 }),
        distance: quantity('m', { label: 'Distance', above: 0, max: 1e6 }),
      },
      { label: 'Legs in order', minItems: 3, maxItems: 1000 },
    ),
    rule: choice(
      { bowditch: 'Bowditch (compass) rule', transit: 'Transit rule' },
      { label: 'Adjustment', default: 'bowditch' },
    ),
    startNorth: quantity('m', { label: 'Northing of the first point', symbol: 'N_0', min: -1e8, max: 1e8, default: 0 }),
    startEast: quantity('m', { label: 'Easting of the first point', symbol: 'E_0', min: -1e8, max: 1e8, default: 0 }),
  },
  outputs: {
    misclosure: quantity('m', { label: 'Linear misclosure', symbol: 'e', places: 3 }),
    precision: number({ label: 'Relative precision 1 in', symbol: 'n', places: 0, optional: true }),
    northError: quantity('m', { label: 'Error of the latitudes', symbol: 'e_N', places: 3 }),
    eastError: quantity('m', { label: 'Error of the departures', symbol: 'e_E', places: 3 }),
    points: table(
      {
        point: number({ label: 'Point' }),
        north: quantity('m', { label: 'Adjusted northing', places: 3 }),
        east: quantity('m', { label: 'Adjusted easting', places: 3 }),
      },
      { label: 'Adjusted points at the ends of the legs' },
    ),
  },
  formula: ({ legs, rule, startNorth, startEast }) => {
    const latitudes = legs.map(({ azimuth, distance }) => distance * cosTurn(azimuth));
    const departures = legs.map(({ azimuth, distance }) => distance * sinTurn(azimuth));
    const perimeter = sum(legs.map(({ distance }) => distance));
    const northSum = sum(latitudes.map((latitude) => Math.abs(latitude)));
    const eastSum = sum(departures.map((departure) => Math.abs(departure)));
    // What rounding leaves of legs that cancel is no error of the survey.
    const rawNorth = sum(latitudes);
    const rawEast = sum(departures);
    const northError = Math.abs(rawNorth) < 1e-12 * perimeter ? constant(0, 'm') : rawNorth;
    const eastError = Math.abs(rawEast) < 1e-12 * perimeter ? constant(0, 'm') : rawEast;
    const misclosure = Math.hypot(northError, eastError);
    if (misclosure > 0.2 * perimeter) throw noResult('The traverse does not close: check azimuths and order.');
    const settled = (place: number) => (Math.abs(place) < 1e-12 * perimeter ? constant(0, 'm') : place);
    let [north, east] = [startNorth, startEast];
    const points = [];
    for (let index = 0; index < legs.length; index++) {
      const share = legs[index]!.distance / perimeter;
      const northShare =
        rule === 'bowditch' || Math.abs(rawNorth) < 1e-12 * perimeter ? share : Math.abs(latitudes[index]!) / northSum;
      const eastShare =
        rule === 'bowditch' || Math.abs(rawEast) < 1e-12 * perimeter ? share : Math.abs(departures[index]!) / eastSum;
      north += latitudes[index]! - northError * northShare;
      east += departures[index]! - eastError * eastShare;
      // The corrections add up to the misclosure: the last leg ends where the traverse began.
      const isLast = index === legs.length - 1;
      points.push({
        point: index + 1,
        north: isLast ? startNorth : settled(north),
        east: isLast ? startEast : settled(east),
      });
    }
    const closes = misclosure < 1e-9 * perimeter;
    return { misclosure, precision: closes ? undefined : perimeter / misclosure, northError, eastError, points };
  },
  stepwise: [
    'Latitude = distance × cos(azimuth) and departure = distance × sin(azimuth) of each leg; their sums are the errors.',
    'The misclosure is √(north error² + east error²); the precision is the perimeter divided by it.',
    'Bowditch spreads the errors by the lengths of the legs, the transit rule by their latitudes and departures.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ precision }) => precision !== undefined && roundTo(precision, 0) < 5000,
      says: 'The precision is below 1 in 5000, which many rules ask of boundary surveys: look for a blunder before it is adjusted away.',
    },
  ],
  explanation: ({ precision }) =>
    precision === undefined
      ? 'The traverse closes without an error.'
      : 'The traverse misses its start by {misclosure} ({|northError|} {northError|south|north|north}, {|eastError|} {eastError|west|east|east}): a precision of 1 in {precision}.',
  examples: [
    {
      inputs: {
        legs: [
          { azimuth: 30, distance: 0.1 },
          { azimuth: 150, distance: 0.1 },
          { azimuth: 270, distance: 0.1 },
        ],
      },
      results: { misclosure: 0, points: { length: 3, rows: { 1: { north: 0, east: 0.1 } } } },
      source: 'By hand: a triangle of three equal sides, whose second corner lies due east of its start',
    },
    {
      inputs: {
        legs: [
          { azimuth: 0, distance: 100 },
          { azimuth: 90, distance: 50 },
          { azimuth: 180, distance: 100 },
          { azimuth: 270, distance: 49.99 },
        ],
      },
      results: { misclosure: 0.01, precision: 29999, eastError: 0.01 },
      source: 'By hand: 50 − 49.99; 299.99/0.01',
    },
    {
      inputs: {
        legs: [
          { azimuth: 45, distance: 300 },
          { azimuth: 135.5, distance: 250 },
          { azimuth: 226, distance: 310 },
          { azimuth: 310, distance: 240 },
        ],
      },
      results: {
        misclosure: 33.505223,
        precision: 32.830703,
        northError: -27.255646,
        eastError: -19.486654,
        points: {
          length: 4,
          rows: {
            0: { point: 1, north: 219.565392, east: 217.446576 },
            1: { north: 47.447245, east: 397.102677 },
            3: { north: 0, east: 0 },
          },
        },
      },
      cautions: ['The precision is below 1 in 5000, which'],
      source: 'Python: latitudes and departures, corrections by length',
    },
    {
      inputs: {
        legs: [
          { azimuth: 45, distance: 300 },
          { azimuth: 135.5, distance: 250 },
          { azimuth: 226, distance: 310 },
          { azimuth: 310, distance: 240 },
        ],
        rule: 'transit',
      },
      results: {
        points: { rows: { 0: { north: 219.739082, east: 217.336914 }, 2: { north: -159.801109, east: 179.339699 } } },
      },
      cautions: ['The precision is below 1 in 5000, which'],
      source: 'Python: corrections by latitude and departure',
    },
    {
      inputs: {
        legs: [
          { azimuth: 0, distance: 100 },
          { azimuth: 10, distance: 100 },
          { azimuth: 20, distance: 100 },
        ],
      },
      noResult: 'does not close',
      source: 'By definition',
    },
    {
      inputs: {
        legs: [
          { azimuth: 90, distance: 100 },
          { azimuth: 270, distance: 60 },
          { azimuth: 270, distance: 39.9 },
        ],
        rule: 'transit',
      },
      results: {
        northError: 0,
        eastError: 0.1,
        points: { length: 3, rows: { 0: { north: 0, east: 99.949975 }, 2: { north: 0, east: 0 } } },
      },
      cautions: ['below 1 in 5000'],
      source: 'By hand: 100 − 0.1 × 100/199.9',
    },
    {
      inputs: {
        legs: [
          { azimuth: 0, distance: 100 },
          { azimuth: 90, distance: 50 },
          { azimuth: 180, distance: 100 },
          { azimuth: 270, distance: 50 },
        ],
        startNorth: 1000,
        startEast: 500,
      },
      results: {
        misclosure: 0,
        northError: 0,
        eastError: 0,
        points: { length: 4, rows: { 1: { north: 1100, east: 550 }, 3: { north: 1000, east: 500 } } },
      },
      source: 'By hand: a rectangle',
    },
    {
      inputs: {
        legs: [
          { azimuth: 0, distance: 100 },
          { azimuth: 90, distance: 50 },
          { azimuth: 180, distance: 100 },
          { azimuth: 270, distance: 49.94001 },
        ],
      },
      results: { misclosure: 0.05999, precision: 4999.8335 },
      source: 'By hand: 299.94001/0.05999, shown as the limit of 5,000',
    },
  ],
  notes: ['Balance the angles first.'],
  references: [
    { title: 'Ghilani, Wolf: Elementary Surveying, 15th ed., ch. 10' },
    { title: 'Washington Administrative Code, 332-130-090: field traverse standards, 1 in 5,000 and 1 in 10,000' },
  ],
});
