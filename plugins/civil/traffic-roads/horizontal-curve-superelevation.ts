import {
  choice,
  defineCalculator,
  findRoot,
  interpolate,
  isAbove,
  measure,
  noResult,
  percent,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { SIDE_FRICTION } from '../shared/side-friction.js';

/** Point-mass equation of AASHTO in kilometers an hour and meters: e + f = V²/(127 R). */
export default defineCalculator({
  title: 'Curve radius and superelevation',
  description: 'Least radius of a road curve, or the superelevation or speed for a radius, from side friction.',
  keywords: ['superelevation', 'minimum radius', 'side friction', 'banking', 'V^2/127R'],
  inputs: {
    find: choice(
      { radius: 'Least radius', superelevation: 'Superelevation needed', speed: 'Speed' },
      { label: 'Find', default: 'radius' },
    ),
    givenSpeed: measure('km/h', {
      label: 'Speed',
      usual: [15, 140],
      symbol: 'V',
      min: 5,
      max: 250,
      when: { find: ['radius', 'superelevation'] },
    }),
    givenRadius: measure('m', {
      label: 'Radius',
      usual: [10, 20000],
      symbol: 'R',
      min: 5,
      max: 100000,
      when: { find: ['superelevation', 'speed'] },
    }),
    givenSuperelevation: percent({
      label: 'Superelevation',
      usual: [-4, 12],
      symbol: 'e',
      min: -6,
      max: 12,
      default: 8,
      when: { find: ['radius', 'speed'] },
    }),
    friction: percent({
      label: 'Side friction',
      help: 'By the speed if left out: AASHTO 19% at 50, 14% at 80, 12% at 100, 9% at 120 km/h.',
      symbol: 'f',
      min: 1,
      max: 60,
      optional: true,
      usual: [6, 40],
    }),
  },
  outputs: {
    radius: measure('m', { label: 'Radius', symbol: 'R', places: 1 }),
    superelevation: percent({ label: 'Superelevation', symbol: 'e', places: 2 }),
    speed: measure('km/h', { label: 'Speed', symbol: 'V', places: 1 }),
    sideFriction: percent({ label: 'Side friction reckoned with', symbol: 'f_s', places: 1 }),
  },
  formula: ({ find, givenSpeed, givenRadius, givenSuperelevation, friction }) => {
    const tabled = (speed: number) => interpolate(SIDE_FRICTION, Math.max(20, Math.min(speed, 120)));
    if (friction === undefined && find !== 'speed' && givenSpeed > 120)
      throw noResult('Above 120 km/h there is no side friction by the speed: give one, 8% or less.');
    if (find === 'speed') {
      const surplus = (speed: number) => speed ** 2 / (127 * givenRadius) - givenSuperelevation - tabled(speed);
      if (friction === undefined && surplus(120) < 0)
        throw noResult(
          'By the tabled side friction the speed is above 120 km/h: give the side friction there, 8% or less.',
        );
      const sideFriction = friction ?? tabled(findRoot(surplus, 1, 120));
      const total = givenSuperelevation + sideFriction;
      if (total < 0.001) throw noResult('Superelevation and friction together must be at least 0.1%.');
      const speed = Math.sqrt(127 * total * givenRadius);
      return { radius: givenRadius, superelevation: givenSuperelevation, speed, sideFriction };
    }
    const sideFriction = friction ?? tabled(givenSpeed);
    if (find === 'superelevation') {
      const superelevation =
        sumOfProducts([givenSpeed, givenSpeed], [-127, givenRadius, sideFriction]) / (127 * givenRadius);
      return { radius: givenRadius, superelevation, speed: givenSpeed, sideFriction };
    }
    const total = givenSuperelevation + sideFriction;
    if (total < 0.001) throw noResult('Superelevation and friction together must be at least 0.1%.');
    const radius = givenSpeed ** 2 / (127 * total);
    return { radius, superelevation: givenSuperelevation, speed: givenSpeed, sideFriction };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ superelevation, find }) => find === 'superelevation' && roundTo(100 * superelevation, 2) > 12,
      says: 'No road is banked by more than 12%: the curve is too sharp for this speed. Widen it or lower the speed.',
    },
    {
      level: 'caution',
      when: ({ find, givenSuperelevation }) =>
        find !== 'superelevation' && givenSuperelevation !== 0 && Math.abs(givenSuperelevation) < 0.005,
      says: 'A superelevation of {givenSuperelevation} is next to none: give percent, 8 for 8%, not a fraction.',
    },
    {
      level: 'caution',
      when: ({ friction, speed }) =>
        friction !== undefined &&
        isAbove(friction, interpolate(SIDE_FRICTION, Math.max(20, Math.min(speed, 120))) + 0.005),
      says: 'The side friction is more than AASHTO allows in design at {speed}: it leaves a smaller margin against skidding.',
    },
  ],
  stepwise: [
    'The point-mass equation is e + f = v² / (127 × R), with v in km/h and R in m; it is solved for what is looked for.',
    'Without a side friction given, f is read from the table by the speed, between its rows in proportion; for the speed looked for, both must agree.',
  ],
  explanation: ({ find, superelevation }) =>
    find === 'radius'
      ? 'At {speed} a curve needs a radius of {radius} or more, with a superelevation of {superelevation} and a side friction of {sideFriction}.'
      : find === 'speed'
        ? 'A curve of {radius} with a superelevation of {superelevation} allows {speed}, at a side friction of {sideFriction}.'
        : superelevation > 0
          ? 'A curve of {radius} needs a superelevation of {superelevation} at {speed}, besides a side friction of {sideFriction}.'
          : 'A curve of {radius} needs no superelevation at {speed}: a side friction of {sideFriction} alone is enough.',
  examples: [
    {
      inputs: { givenSpeed: 120, givenSuperelevation: 6, friction: 9 },
      results: { radius: 755.9055 },
      source: 'AASHTO (2018), Table 3-7: 755.9 m; by hand: 14400/(127 × 0.15)',
    },
    {
      inputs: { givenSpeed: 100 },
      results: { radius: 393.700787, superelevation: 8, speed: 100 },
      source: 'AASHTO (2018), Table 3-7: 394 m for 100 km/h and 8%; more digits by hand: 10000/(127 × 0.2)',
    },
    {
      inputs: { find: 'superelevation', givenSpeed: 100, givenRadius: 600, friction: 6 },
      results: { superelevation: 7.12336, radius: 600 },
      source: 'By hand: 10000/(127 × 600) − 0.06',
    },
    {
      inputs: { find: 'speed', givenRadius: 400, givenSuperelevation: 6, friction: 14 },
      results: { speed: 100.79683 },
      cautions: ['The side friction is more than AASHTO'],
      source: 'By hand: √(127 × 0.2 × 400)',
    },
    {
      inputs: { givenSpeed: 50, givenSuperelevation: -6, friction: 6 },
      noResult: 'must be at least 0.1%',
      source: 'By definition',
    },
    {
      inputs: { givenSpeed: 120 },
      results: { radius: 666.9755, sideFriction: 9 },
      source: 'By hand: 14400/(127 × 0.17)',
    },
    {
      inputs: { find: 'speed', givenRadius: 400, givenSuperelevation: 6 },
      results: { speed: 96.53917, sideFriction: 12.34608 },
      source: 'scipy.optimize.brentq with numpy.interp of the table',
    },
    {
      inputs: { find: 'superelevation', givenSpeed: 100, givenRadius: 60 },
      results: { superelevation: 119.2336 },
      cautions: ['too sharp for this speed'],
      source: 'By hand: 10000/(127 × 60) − 0.12',
    },
    {
      inputs: { find: 'superelevation', givenSpeed: 76.2, givenRadius: 381, friction: 12 },
      results: { superelevation: 0 },
      source: 'By hand: 76.2²/(127 × 381) = 5806.44/48,387 = 0.12',
    },
    {
      inputs: { find: 'superelevation', givenSpeed: 50, givenRadius: 300 },
      results: { superelevation: -12.43832 },
      source: 'By hand: 2500/(127 × 300) − 0.19',
    },
    { inputs: { givenSpeed: 130 }, noResult: 'give one, 8% or less', source: 'By definition' },
    {
      inputs: { find: 'speed', givenRadius: 2000 },
      noResult: 'the speed is above 120',
      source: 'By hand: 127 × 2000 × 0.17 is over 120²',
    },
    {
      inputs: { givenSpeed: 70 },
      results: { radius: 167.7508, sideFriction: 15 },
      source: 'By hand: 70²/(127 × 0.23); AASHTO rounds it to 168 m',
    },
    {
      inputs: { givenSpeed: 110 },
      results: { radius: 501.4505, sideFriction: 11 },
      source: 'By hand: 110²/(127 × 0.19); AASHTO rounds it to 501 m',
    },
    {
      inputs: { find: 'speed', givenRadius: 400, givenSuperelevation: -6, friction: 6 },
      noResult: 'must be at least 0.1%',
      source: 'By hand: -0.06 + 0.06',
    },
    {
      inputs: { find: 'superelevation', givenSpeed: 117.116, givenRadius: 600, friction: 6 },
      results: { superelevation: 12.0002066 },
      source: 'By hand: 117.116²/(127 × 600) − 0.06, shown as the limit of 12.00%',
    },
    {
      inputs: { givenSpeed: 100, givenSuperelevation: 0.08 },
      results: { radius: 651.8225 },
      cautions: ['not a fraction'],
      source: 'By hand: 100²/(127 × 0.1208)',
    },
  ],
  notes: [
    'The friction is for design, with a margin against skidding on wet roads. A negative superelevation needed is an adverse one that friction still allows.',
  ],
  references: [
    {
      title:
        'AASHTO: A Policy on Geometric Design of Highways and Streets, 7th ed. (2018), §3.3, with Table 3-7 as four public implementations list it alike',
    },
  ],
});
