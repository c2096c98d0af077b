import { date, defineCalculator, julianDate, measure, modNear, number, polynomial, time } from '@reckoner/engine';

/** Mean sidereal time of Greenwich in the form of the IAU (1982), for Universal Time. */
export default defineCalculator({
  title: 'Sidereal time',
  description: 'Greenwich and local mean sidereal time and the Julian date of a date and time in UT at a longitude.',
  keywords: ['gmst', 'lst', 'local sidereal time', 'julian date', 'star time'],
  inputs: {
    date: date({ label: 'Date', help: 'In Universal Time.', min: '1600-01-01', max: '2400-12-31' }),
    time: time({ label: 'Time', help: 'In Universal Time.', default: '00:00' }),
    longitude: measure('deg', {
      label: 'Longitude',
      help: 'East positive.',
      symbol: '\\lambda',
      min: -180,
      max: 180,
      default: 0,
    }),
  },
  outputs: {
    local: measure('deg', { label: 'Local sidereal time', unit: 'hour_angle', symbol: '\\theta', places: 5 }),
    greenwich: measure('deg', { label: 'Greenwich sidereal time', unit: 'hour_angle', symbol: '\\theta_0', places: 5 }),
    greenwichDegrees: measure('deg', { label: 'Greenwich sidereal time in degrees', symbol: '\\theta_0', places: 4 }),
    localClock: time({ label: 'Local sidereal time on a clock', symbol: 't_\\theta' }),
    greenwichClock: time({ label: 'Greenwich sidereal time on a clock', symbol: 't_0' }),
    julianDate: number({ label: 'Julian date', symbol: '\\mathrm{JD}', places: 5 }),
  },
  formula: ({ date, time, longitude }) => {
    const days = julianDate(date) - 2451545 + time / 86400;
    const centuries = days / 36525;
    const angle = 280.46061837 + 360.98564736629 * days + polynomial([0, 0, 0.000387933, -1 / 38710000], centuries);
    const greenwich = modNear(angle, 360);
    const local = modNear(greenwich + longitude, 360);
    const secondsPerDegree = 240;
    return {
      local,
      greenwich,
      greenwichDegrees: greenwich,
      localClock: secondsPerDegree * local,
      greenwichClock: secondsPerDegree * greenwich,
      julianDate: days + 2451545,
    };
  },
  shown: ({ date, time, longitude }) => {
    const days = julianDate(date) + time / 86400 - 2451545;
    const centuries = days / 36525;
    const angle = 280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2 - centuries ** 3 / 38710000;
    const greenwich = modNear(angle, 360);
    const local = modNear(greenwich + longitude, 360);
    return { local, greenwichDegrees: greenwich, localClock: 240 * local, greenwichClock: 240 * greenwich };
  },
  stepwise: ['The Greenwich sidereal time is the same angle in both units.'],
  explanation: 'At the Julian date {julianDate} the local mean sidereal time is {localClock}.',
  examples: [
    {
      inputs: { date: '1987-04-10', time: '19:21' },
      results: {
        greenwichDegrees: 128.737873,
        greenwich: 8.582525,
        greenwichClock: '08:34:57',
        julianDate: 2446896.30625,
      },
      source: 'Meeus: Astronomical Algorithms, 2nd ed., example 12.b: 8h 34m 57.0896s',
    },
    {
      inputs: { date: '1987-04-10', longitude: -77.065556 },
      results: {
        greenwich: 13.1795463,
        greenwichClock: '13:10:46',
        local: 8.0418426,
        localClock: '08:02:31',
        julianDate: 2446895.5,
      },
      source: 'Meeus: Astronomical Algorithms, 2nd ed., example 12.a: 13h 10m 46.3668s; less 77.065556°/15',
    },
  ],
  notes: ['Mean sidereal time: nutation adds up to 1.2 s. Universal Time (UT1) differs from UTC by less than 0.9 s.'],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed. (1998), ch. 12', isbn: '978-0-943396-61-3' }],
});
