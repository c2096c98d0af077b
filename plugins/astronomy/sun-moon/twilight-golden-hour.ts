import { date, defineCalculator, measure, table, text, time } from '@reckoner/engine';
import { isFarFromZone, latitude, longitude, utcOffset } from '../shared/place.js';
import { clockTime, solarNoon, sunCrossing } from '../shared/sun.js';

const PHASES: readonly (readonly [name: string, altitude: number])[] = [
  ['Astronomical twilight', -18],
  ['Nautical twilight', -12],
  ['Civil twilight and blue hour', -6],
  ['Golden hour, blue side', -4],
  ['Sunrise and sunset', -0.8333],
  ['Golden hour, day side', 6],
];

/** Times at which the Sun passes -18°, -12°, -6°, -4°, the horizon and 6°. */
export default defineCalculator({
  title: 'Twilight and golden hour',
  description:
    'Begin and end of civil, nautical and astronomical twilight and of the golden hour for a date and place.',
  keywords: ['dawn', 'dusk', 'blue hour', 'golden hour', 'civil twilight', 'photography', 'first light'],
  inputs: {
    date: date({ label: 'Date', default: 'today', min: '1800-01-01', max: '2200-12-31' }),
    latitude: { ...latitude, min: -89.9, max: 89.9 },
    longitude,
    utcOffset,
  },
  outputs: {
    dawn: time({ label: 'Civil dawn', optional: true }),
    dusk: time({ label: 'Civil dusk', optional: true }),
    times: table(
      {
        phase: text({ label: 'Phase' }),
        altitude: measure('deg', { label: 'Altitude of the Sun' }),
        morning: time({ label: 'Morning', optional: true }),
        evening: time({ label: 'Evening', optional: true }),
      },
      { label: 'Times' },
    ),
  },
  algorithm: ({ date, latitude, longitude, utcOffset }) => {
    const noon = solarNoon(date, longitude);
    const at = (altitude: number, side: -1 | 1) => {
      const crossing = sunCrossing(noon, latitude, longitude, altitude, side);
      return crossing === undefined ? undefined : clockTime(crossing, utcOffset);
    };
    return {
      dawn: at(-6, -1),
      dusk: at(-6, 1),
      times: PHASES.map(([phase, altitude]) => ({
        phase,
        altitude,
        morning: at(altitude, -1),
        evening: at(altitude, 1),
      })),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ utcOffset, longitude }) => isFarFromZone(utcOffset, longitude),
      says: 'No clock at this longitude is {|utcOffset|} {utcOffset|hour|hours} {utcOffset|behind|off|ahead of} UTC: look again at the offset, and at east and west.',
    },
  ],
  explanation: ({ dawn, dusk }) => {
    if (dawn === undefined && dusk === undefined) return 'On that day the Sun does not pass 6° below the horizon.';
    if (dusk === undefined)
      return 'Civil dawn is at {dawn}; in the night after that day the Sun does not sink to 6° below the horizon.';
    return dawn === undefined
      ? 'Civil dusk is at {dusk}; in the night before that day the Sun does not sink to 6° below the horizon.'
      : 'Civil dawn is at {dawn}, civil dusk at {dusk}; the golden hours lie between -4° and 6°.';
  },
  examples: [
    {
      inputs: { date: '2024-12-21', latitude: 51.5074, longitude: -0.1278 },
      results: {
        dawn: '07:24',
        dusk: '16:34',
        times: {
          length: 6,
          rows: {
            0: { altitude: -18, morning: '06:00', evening: '17:58' },
            1: { altitude: -12, morning: '06:40', evening: '17:17' },
            3: { altitude: -4, morning: '07:39', evening: '16:19' },
            4: { morning: '08:04', evening: '15:54' },
            5: { altitude: 6, morning: '09:06', evening: '14:52' },
          },
        },
      },
      source: 'Python 3.11 with scipy brentq: low-precision Sun of the Astronomical Almanac; London',
    },
    {
      inputs: { date: '2024-06-21', latitude: 51.5074, longitude: -0.1278, utcOffset: 1 },
      results: { dawn: '03:55', dusk: '22:09', times: { rows: { 1: { morning: '02:41', evening: '23:24' } } } },
      source: 'Python 3.11 with scipy brentq: low-precision Sun of the Astronomical Almanac; London',
    },
    {
      inputs: { date: '2024-12-21', latitude: 51.5074, longitude: -0.1278, utcOffset: 8 },
      results: { dawn: '15:24', dusk: '00:34' },
      cautions: ['east and west'],
      source: 'By hand: the first example, eight hours later on the clock',
    },
    {
      inputs: { date: '2024-05-22', latitude: 63.5, longitude: 20, utcOffset: 3 },
      results: { dawn: '01:54' },
      source:
        'Python 3.11: low-precision Sun of the Astronomical Almanac, minute by minute; it stays above -5.88° the next night',
    },
    {
      inputs: { date: '2024-07-11', latitude: 62, longitude: 20, utcOffset: 3 },
      results: { dusk: '01:29' },
      source: 'Python 3.11: low-precision Sun of the Astronomical Almanac, minute by minute',
    },
    {
      inputs: { date: '2024-06-21', latitude: 65, longitude: 20, utcOffset: 3 },
      results: { times: { length: 6 } },
      source: 'By hand: at midnight 65 + 23.44 - 90 is 1.6° below the horizon',
    },
  ],
  notes: [
    'Civil twilight ends at -6°, nautical at -12°, astronomical at -18°. Empty cells: the Sun does not pass that altitude.',
  ],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed. (1998), ch. 15 and 25', isbn: '978-0-943396-61-3' }],
});
