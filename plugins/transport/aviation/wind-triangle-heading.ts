import { cosTurn, defineCalculator, isAbove, isAtMost, modNear, noResult, quantity, sinTurn } from '@reckoner/engine';

/** Law of sines for the drift, law of cosines for the speed over ground. */
export default defineCalculator({
  title: 'Wind correction angle and groundspeed',
  description: 'Heading, wind correction angle and groundspeed for a course from true airspeed and the wind.',
  keywords: ['wind triangle', 'E6B', 'heading', 'drift', 'navigation'],
  inputs: {
    airspeed: quantity('m/s', {
      usual: [15, 700],
      label: 'True airspeed',
      unit: 'kn',
      symbol: 'V',
      above: 0,
      max: 2000,
    }),
    course: quantity('rad', { label: 'Course', unit: 'deg', symbol: '\\gamma', min: 0, max: 360 }),
    windFrom: quantity('rad', { label: 'Wind from', unit: 'deg', symbol: '\\omega', min: 0, max: 360 }),
    windSpeed: quantity('m/s', { usual: [0, 200], label: 'Wind speed', unit: 'kn', symbol: 'W', min: 0, max: 300 }),
  },
  outputs: {
    heading: quantity('rad', { label: 'Heading', unit: 'deg', symbol: '\\eta', places: 1 }),
    correction: quantity('rad', {
      label: 'Wind correction angle',
      help: 'Positive to the right.',
      unit: 'deg',
      symbol: '\\delta',
      places: 1,
    }),
    groundspeed: quantity('m/s', { label: 'Groundspeed', unit: 'kn', symbol: 'G', places: 1 }),
  },
  formula: ({ airspeed, course, windFrom, windSpeed }) => {
    const across = (windSpeed * sinTurn(windFrom - course)) / airspeed;
    if (isAbove(Math.abs(across), 1)) throw noResult('The crosswind exceeds the airspeed: the course cannot be held.');
    const correction = Math.asin(Math.min(Math.max(across, -1), 1));
    // Exact at right angles, where nothing is left of an airspeed that the crosswind takes.
    const along = airspeed * Math.sqrt(Math.max(0, 1 - across ** 2));
    const against = windSpeed * cosTurn(windFrom - course);
    if (isAtMost(along, against))
      throw noResult('The wind takes all of the airspeed: there is no progress along the course.');
    const groundspeed = along - against;
    return { heading: modNear(course + correction, 2 * Math.PI), correction, groundspeed };
  },
  explanation:
    'Steer {heading}, {correction|{|correction|} to the left of|along|{|correction|} to the right of} the course, for a groundspeed of {groundspeed}.',
  examples: [
    {
      inputs: { airspeed: 120, course: 90, windFrom: 45, windSpeed: 20 },
      results: { heading: 83.2319, correction: -6.768101, groundspeed: 105.0216 },
      source: 'Python 3.11: asin(20/120 × sin(-45°))',
    },
    {
      inputs: { airspeed: 100, course: 10, windFrom: 330, windSpeed: 40 },
      results: { heading: 355.1011, correction: -14.89895, groundspeed: 65.9963 },
      source: 'Python 3.11: heading through north',
    },
    {
      inputs: { airspeed: 100, course: 0, windFrom: 180, windSpeed: 30 },
      results: { groundspeed: 130 },
      source: 'By hand: tailwind',
    },
    {
      inputs: { airspeed: 50, course: 0, windFrom: 90, windSpeed: 60 },
      noResult: 'cannot be held',
      source: 'By definition',
    },
    {
      inputs: { airspeed: 50, course: 0, windFrom: 0, windSpeed: 60 },
      noResult: 'no progress',
      source: 'By definition',
    },
    {
      inputs: { airspeed: 60, course: 30, windFrom: 120, windSpeed: 60 },
      noResult: 'no progress',
      source: 'By hand: a crosswind as fast as the airplane',
    },
  ],
  references: [{ title: 'FAA-H-8083-25C: Pilot’s Handbook of Aeronautical Knowledge (2023), ch. 16' }],
});
