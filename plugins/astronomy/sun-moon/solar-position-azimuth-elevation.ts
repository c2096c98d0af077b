import { date, defineCalculator, julianDate, measure, time } from '@reckoner/engine';
import { isFarFromZone, latitude, longitude, utcOffset } from '../shared/place.js';
import { sunPosition } from '../shared/sun.js';

/** Apparent place of the Sun to about 0.01°, with Sæmundsson's refraction. */
export default defineCalculator({
  title: 'Sun position',
  description: 'Azimuth and elevation of the Sun for a date, time and place, with declination and hour angle.',
  keywords: ['solar azimuth', 'solar elevation', 'sun angle', 'zenith angle', 'solar panel'],
  inputs: {
    date: date({ label: 'Date', default: 'today', min: '1800-01-01', max: '2200-12-31' }),
    time: time({ label: 'Local time', default: '12:00' }),
    latitude,
    longitude,
    utcOffset,
  },
  outputs: {
    azimuth: measure('deg', { label: 'Azimuth', help: 'From north through east.', symbol: 'A', places: 2 }),
    elevation: measure('deg', { label: 'Elevation with refraction', symbol: 'h', places: 2 }),
    geometric: measure('deg', { label: 'Elevation without refraction', symbol: 'h_0', places: 2 }),
    declination: measure('deg', { label: 'Declination', symbol: '\\delta', places: 2 }),
    hourAngle: measure('deg', { label: 'Hour angle', symbol: 'H', places: 2 }),
  },
  formula: ({ date, time, latitude, longitude, utcOffset }) => {
    const instant = julianDate(date) + (time / 3600 - utcOffset) / 24;
    const { altitude, azimuth, declination, hourAngle } = sunPosition(instant, latitude, longitude);
    const raised = Math.max(altitude, -1);
    const refraction = 1.02 / 60 / Math.tan(((raised + 10.3 / (raised + 5.11)) * Math.PI) / 180);
    const elevation = altitude < -1 ? altitude : altitude + refraction;
    return { azimuth, elevation, geometric: altitude, declination, hourAngle };
  },
  stepwise: [
    "The Julian date of the moment gives the sun's mean longitude and mean anomaly, and from them its true longitude.",
    "With the tilt of the Earth's axis this gives right ascension and declination, with the sidereal time the hour angle.",
    'Hour angle, declination and latitude give the azimuth and the geometric elevation.',
    'Refraction is added to the elevation where the sun is above -1°.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ utcOffset, longitude }) => isFarFromZone(utcOffset, longitude),
      says: 'No clock at this longitude is {|utcOffset|} {utcOffset|hour|hours} {utcOffset|behind|off|ahead of} UTC: look again at the offset, and at east and west.',
    },
  ],
  explanation: ({ elevation }) =>
    elevation < -0.27
      ? 'The Sun is below the horizon, at an azimuth of {azimuth} and an elevation of {elevation}.'
      : 'The Sun stands at an azimuth of {azimuth} and an elevation of {elevation}.',
  examples: [
    {
      inputs: { date: '2003-10-17', time: '12:30:30', latitude: 39.742476, longitude: -105.1786, utcOffset: -7 },
      results: { azimuth: 194.3, elevation: 39.89 },
      source: 'NREL/TP-560-34302 (Solar Position Algorithm), table A5.1: azimuth 194.3402°, zenith 50.1116°',
    },
    {
      inputs: { date: '2024-03-20', time: '18:00', latitude: 10, longitude: 20, utcOffset: 1 },
      results: { geometric: -3.099522, azimuth: 270.78031, declination: 0.229349, hourAngle: 93.18791 },
      source: 'Python 3.11: Meeus ch. 25 and 13, by vectors',
    },
    {
      inputs: { date: '2024-06-21', time: '00:00', latitude: -35, longitude: 149, utcOffset: 10 },
      results: { geometric: -78.37153, elevation: -78.37153, azimuth: 186.5268 },
      source: 'Python 3.11: Meeus ch. 25 and 13, by vectors; at night',
    },
    {
      inputs: { date: '2003-10-17', time: '12:30:30', latitude: 39.742476, longitude: 105.1786, utcOffset: -7 },
      results: { declination: -9.315804 },
      cautions: ['east and west'],
      source: 'Python 3.11: Meeus ch. 25; the first example with the wrong sign of its longitude',
    },
  ],
  notes: ['From 1800 to 2200 to about 0.01°. Refraction for 1010 hPa and 10 °C.'],
  references: [
    { title: 'Meeus: Astronomical Algorithms, 2nd ed. (1998), ch. 13, 16 and 25', isbn: '978-0-943396-61-3' },
    { title: 'Reda, Andreas: Solar Position Algorithm for Solar Radiation Applications, NREL/TP-560-34302 (2008)' },
  ],
});
