import { date, defineCalculator, measure, quantity, time } from '@reckoner/engine';
import { isFarFromZone, latitude, longitude, utcOffset } from '../shared/place.js';
import { clockTime, solarNoon, sunCrossing, sunPosition } from '../shared/sun.js';

/** The upper limb at the level horizon: the center 50′ below, 34′ of them refraction. */
export default defineCalculator({
  title: 'Sunrise and sunset',
  description: 'Times of sunrise, sunset and solar noon and the length of the day for a date and place.',
  keywords: ['day length', 'daylight hours', 'solar noon', 'sun times', 'midnight sun', 'polar night'],
  inputs: {
    date: date({ label: 'Date', default: 'today', min: '1800-01-01', max: '2200-12-31' }),
    latitude: { ...latitude, min: -89.9, max: 89.9 },
    longitude,
    utcOffset,
  },
  outputs: {
    sunrise: time({ label: 'Sunrise', optional: true }),
    sunset: time({ label: 'Sunset', optional: true }),
    dayLength: quantity('h', { label: 'Day length', places: 2 }),
    solarNoon: time({ label: 'Solar noon' }),
    noonAltitude: measure('deg', { label: 'Altitude of the Sun at noon', places: 1 }),
  },
  algorithm: ({ date, latitude, longitude, utcOffset }) => {
    const noon = solarNoon(date, longitude);
    const noonAltitude = sunPosition(noon, latitude, longitude).altitude;
    const rise = sunCrossing(noon, latitude, longitude, -0.8333, -1);
    const set = sunCrossing(noon, latitude, longitude, -0.8333, 1);
    const base = { solarNoon: clockTime(noon, utcOffset), noonAltitude };
    if (rise === undefined && set === undefined) return { ...base, dayLength: noonAltitude > -0.8333 ? 24 : 0 };
    return {
      ...base,
      ...(rise !== undefined && { sunrise: clockTime(rise, utcOffset) }),
      ...(set !== undefined && { sunset: clockTime(set, utcOffset) }),
      dayLength: ((set ?? noon + 0.5) - (rise ?? noon - 0.5)) * 24,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ utcOffset, longitude }) => isFarFromZone(utcOffset, longitude),
      says: 'No clock at this longitude is {|utcOffset|} {utcOffset|hour|hours} {utcOffset|behind|off|ahead of} UTC: look again at the offset, and at east and west.',
    },
    {
      level: 'note',
      when: ({ sunrise, sunset, utcOffset, longitude }) =>
        sunrise !== undefined && sunset !== undefined && sunset < sunrise && !isFarFromZone(utcOffset, longitude),
      says: 'The sunset is after midnight.',
    },
  ],
  explanation: ({ sunrise, sunset }) => {
    if (sunrise === undefined && sunset === undefined)
      return 'The Sun neither rises nor sets: the day is {dayLength} long, with the Sun at {noonAltitude} at {solarNoon}.';
    if (sunset === undefined) return 'The Sun rises at {sunrise} and does not set that day: the midnight sun begins.';
    return sunrise === undefined
      ? 'The Sun, which was up all night, sets at {sunset}: the midnight sun ends.'
      : 'The Sun rises at {sunrise} and sets at {sunset}; it is highest at {solarNoon}.';
  },
  examples: [
    {
      inputs: { date: '2024-06-21', latitude: 51.5074, longitude: -0.1278, utcOffset: 1 },
      results: { sunrise: '04:43', sunset: '21:22', solarNoon: '13:02' },
      source: 'Python 3.11 with scipy brentq: low-precision Sun of the Astronomical Almanac at -50′; London',
    },
    {
      inputs: { date: '2023-12-21', latitude: 40.7128, longitude: -74.006, utcOffset: -5 },
      results: { sunrise: '07:16', sunset: '16:32' },
      source: 'Python 3.11 with scipy brentq: low-precision Sun of the Astronomical Almanac at -50′; New York',
    },
    {
      inputs: { date: '2023-12-22', latitude: -33.8688, longitude: 151.2093, utcOffset: 11 },
      results: { sunrise: '05:41', sunset: '20:06' },
      source: 'Python 3.11 with scipy brentq: low-precision Sun of the Astronomical Almanac at -50′; Sydney',
    },
    {
      inputs: { date: '2024-06-21', latitude: 69.6492, longitude: 18.9553, utcOffset: 2 },
      results: { dayLength: 24, solarNoon: '12:46', noonAltitude: 43.79 },
      source: 'By definition: midnight sun at Tromsø; the Sun of the Astronomical Almanac in Python 3.11',
    },
    {
      inputs: { date: '2024-12-21', latitude: 75, longitude: 0 },
      results: { dayLength: 0 },
      source: 'By definition: polar night',
    },
    {
      inputs: { date: '2024-06-21', latitude: 64.1466, longitude: -21.9426 },
      results: { sunrise: '02:55', sunset: '00:04' },
      cautions: ['after midnight'],
      source: 'Python 3.11: low-precision Sun of the Astronomical Almanac at -50′, minute by minute; Reykjavík',
    },
    {
      inputs: { date: '2024-05-11', latitude: 71, longitude: 20, utcOffset: 2 },
      results: { sunrise: '01:13' },
      source: 'Python 3.11: the same; the last sunrise before the midnight sun',
    },
    {
      inputs: { date: '2024-07-31', latitude: 71, longitude: 20, utcOffset: 2 },
      results: { sunset: '00:11' },
      source: 'Python 3.11: the same; the first sunset after the midnight sun',
    },
    {
      inputs: { date: '2023-12-21', latitude: 40.7128, longitude: 74.006, utcOffset: -5 },
      results: { sunrise: '21:24', sunset: '06:39' },
      cautions: ['east and west'],
      source: 'Python 3.11: the same; New York with the wrong sign of its longitude',
    },
  ],
  notes: [
    'Level horizon at the height of the observer; mountains and unusual refraction change the times by minutes.',
    'Day length is that from the sunrise to the sunset of the same solar day.',
  ],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed. (1998), ch. 15 and 25', isbn: '978-0-943396-61-3' }],
});
