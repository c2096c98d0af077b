import { choice, defineCalculator, modNear, quantity, roundTo } from '@reckoner/engine';

const wholeTurn = { unit: 'deg', min: 0, max: 360 } as const;

/** Rotation of the sphere about the east-west axis; azimuth from north through east. */
export default defineCalculator({
  title: 'RA and Dec to altitude and azimuth',
  description: 'Altitude and azimuth of a star from right ascension, declination, sidereal time and latitude, or back.',
  keywords: ['equatorial coordinates', 'horizontal coordinates', 'alt az', 'hour angle', 'goto'],
  inputs: {
    direction: choice(
      { horizontal: 'RA and Dec to altitude and azimuth', equatorial: 'Altitude and azimuth to RA and Dec' },
      { label: 'Convert', default: 'horizontal' },
    ),
    latitude: quantity('rad', {
      label: 'Latitude',
      help: 'North positive.',
      unit: 'deg',
      symbol: '\\varphi',
      min: -90,
      max: 90,
    }),
    siderealTime: quantity('rad', {
      label: 'Local sidereal time',
      unit: 'hour_angle',
      symbol: '\\theta',
      min: 0,
      max: 24,
    }),
    rightAscension: quantity('rad', {
      label: 'Right ascension',
      unit: 'hour_angle',
      symbol: '\\alpha',
      min: 0,
      max: 24,
      when: { direction: 'horizontal' },
    }),
    declination: quantity('rad', {
      label: 'Declination',
      unit: 'deg',
      symbol: '\\delta',
      min: -90,
      max: 90,
      when: { direction: 'horizontal' },
    }),
    altitude: quantity('rad', {
      label: 'Altitude',
      unit: 'deg',
      symbol: 'h',
      min: -90,
      max: 90,
      when: { direction: 'equatorial' },
    }),
    azimuth: quantity('rad', {
      label: 'Azimuth',
      help: 'From north through east.',
      symbol: 'A',
      ...wholeTurn,
      when: { direction: 'equatorial' },
    }),
  },
  outputs: {
    resultAltitude: quantity('rad', { label: 'Altitude', unit: 'deg', symbol: 'h', optional: true }),
    resultAzimuth: quantity('rad', { label: 'Azimuth', unit: 'deg', symbol: 'A', optional: true }),
    resultRightAscension: quantity('rad', {
      label: 'Right ascension',
      unit: 'hour_angle',
      symbol: '\\alpha',
      optional: true,
    }),
    resultDeclination: quantity('rad', { label: 'Declination', unit: 'deg', symbol: '\\delta', optional: true }),
    hourAngle: quantity('rad', { label: 'Hour angle', unit: 'deg', symbol: 'H' }),
  },
  formula: ({ direction, latitude, siderealTime, rightAscension, declination, altitude, azimuth }) => {
    const turn = 2 * Math.PI;
    const positive = (angle: number) => modNear(angle, turn);
    // The rotation is its own inverse: hour angle and azimuth, declination and altitude change places.
    const rotate = (around: number, above: number) => ({
      above: Math.asin(
        Math.max(
          -1,
          Math.min(1, Math.sin(latitude) * Math.sin(above) + Math.cos(latitude) * Math.cos(above) * Math.cos(around)),
        ),
      ),
      around: positive(
        Math.atan2(
          -Math.cos(above) * Math.sin(around),
          Math.cos(latitude) * Math.sin(above) - Math.sin(latitude) * Math.cos(above) * Math.cos(around),
        ),
      ),
    });
    // Without what is left of sines that cancel, on the horizon and on the equator.
    const level = (angle: number) => roundTo(angle, 12);
    if (direction === 'horizontal') {
      const hourAngle = positive(siderealTime - rightAscension);
      const horizontal = rotate(hourAngle, declination);
      return { resultAltitude: level(horizontal.above), resultAzimuth: horizontal.around, hourAngle };
    }
    const equatorial = rotate(azimuth, altitude);
    return {
      resultRightAscension: positive(siderealTime - equatorial.around),
      resultDeclination: level(equatorial.above),
      hourAngle: equatorial.around,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ resultAltitude }) => resultAltitude !== undefined && resultAltitude < -0.01,
      says: 'The star is below the horizon.',
    },
    {
      level: 'note',
      when: ({ resultAltitude }) => resultAltitude !== undefined && resultAltitude >= -0.01 && resultAltitude < 0.17,
      says: 'So low the air lifts the star by up to 0.6°, which is not counted here.',
    },
    {
      level: 'note',
      when: ({ resultAltitude, resultDeclination }) =>
        Math.abs(resultAltitude ?? 0) > 1.57079 || Math.abs(resultDeclination ?? 0) > 1.57079,
      says: 'Overhead, and at a pole of the sky, all directions meet: the azimuth or right ascension that is told there means nothing.',
    },
  ],
  explanation: ({ direction }) =>
    direction === 'horizontal'
      ? 'At an hour angle of {hourAngle} the star stands at an altitude of {resultAltitude} and an azimuth of {resultAzimuth}.'
      : 'That direction lies at {resultRightAscension} and a declination of {resultDeclination}.',
  examples: [
    {
      inputs: { latitude: 38.92139, siderealTime: 3.4447647, rightAscension: 23.1546225, declination: -6.719892 },
      results: { resultAltitude: 15.1249, resultAzimuth: 248.0337, hourAngle: 64.35213 },
      source: 'Meeus: Astronomical Algorithms, 2nd ed., example 13.b, azimuth there from the south',
    },
    {
      inputs: {
        direction: 'equatorial',
        latitude: 38.92139,
        siderealTime: 3.4447647,
        altitude: 15.1249,
        azimuth: 248.0337,
      },
      results: { resultRightAscension: 23.1546, resultDeclination: -6.7199, hourAngle: 64.352 },
      source: 'Meeus: Astronomical Algorithms, 2nd ed., example 13.b, backward',
    },
    {
      inputs: { latitude: 90, siderealTime: 6, rightAscension: 6, declination: 30 },
      results: { resultAltitude: 30, resultAzimuth: 180, hourAngle: 0 },
      source: 'By definition: at the pole altitude is declination',
    },
    {
      inputs: { latitude: 38.92139, siderealTime: 3.4447647, rightAscension: 23.1546225, declination: 90 },
      results: { resultAltitude: 38.92139, resultAzimuth: 0 },
      source: 'By definition: the pole stands in the north, as high as the latitude',
    },
    {
      inputs: { latitude: 90, siderealTime: 6, rightAscension: 6, declination: -30 },
      results: { resultAltitude: -30, hourAngle: 0 },
      cautions: ['below the horizon'],
      source: 'By definition: at the pole altitude is declination',
    },
    {
      inputs: { latitude: 90, siderealTime: 6, rightAscension: 6, declination: 2 },
      results: { resultAltitude: 2 },
      cautions: ['by up to 0.6°'],
      source: 'By definition: at the pole altitude is declination',
    },
    {
      inputs: { latitude: 0, siderealTime: 6, rightAscension: 6, declination: 0 },
      results: { resultAltitude: 90, hourAngle: 0 },
      cautions: ['all directions meet'],
      source: 'By hand: on the equator, in the meridian, with a declination of the latitude: the zenith',
    },
    {
      inputs: { latitude: 40, siderealTime: 6, rightAscension: 6, declination: -50 },
      results: { resultAltitude: 0, resultAzimuth: 180, hourAngle: 0 },
      cautions: ['So low the air'],
      source: 'By hand: 90 - 40 - 50 in the meridian, in the south',
    },
  ],
  notes: ['Geometric directions, without refraction.'],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed. (1998), ch. 13', isbn: '978-0-943396-61-3' }],
});
