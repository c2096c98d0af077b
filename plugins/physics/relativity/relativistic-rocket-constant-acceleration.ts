import {
  choice,
  constant,
  defineEquations,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  lightYear,
  number,
  quantity,
  speedOfLight,
} from '@reckoner/engine';
import { isMoreThanBorne } from '../shared/limits.js';

/** Hyperbolic motion: x = (c²/a)(cosh(aτ/c) - 1), t = (c/a) sinh(aτ/c). */
export default defineEquations({
  title: 'Space travel at constant acceleration',
  description:
    'Time on the ship and at home, top speed and fuel of a flight at constant acceleration from its distance, or the distance or acceleration from a time.',
  keywords: [
    'relativistic rocket',
    'interstellar travel',
    '1 g spaceship',
    'constant proper acceleration',
    'hyperbolic motion',
  ],
  variables: {
    flight: choice(
      {
        stop: { label: 'Speed up to the middle, then brake', also: ['brake', 'flip and burn', 'rendezvous'] },
        pass: { label: 'Speed up all the way', also: ['fly by', 'flyby'] },
      },
      { label: 'Flight', default: 'stop' },
    ),
    acceleration: quantity('m/s^2', {
      label: 'Acceleration felt on board',
      unit: 'g_n',
      symbol: 'a',
      min: 1e-6,
      max: 1e9,
      usual: [0.00001, 3],
      default: 1,
    }),
    distance: quantity('m', {
      label: 'Distance',
      help: 'As measured at home: Proxima Centauri 4.25 ly, Vega 25 ly, center of the Galaxy 26,700 ly.',
      unit: 'ly',
      symbol: 'd',
      above: 0,
      max: 1e12,
    }),
    shipTime: quantity('s', { label: 'Time on the ship', unit: 'yr', symbol: 'T', above: 0, max: 1e12 }),
    homeTime: quantity('s', {
      label: 'Time at home',
      help: 'More than a year for each light-year.',
      unit: 'yr',
      symbol: 't',
      above: 0,
      max: 1e12,
    }),
    topSpeed: quantity('m/s', {
      label: 'Top speed',
      help: 'Below 1 c; very near to it send what it falls short by.',
      unit: 'c',
      symbol: 'v',
      above: 0,
      max: 1,
    }),
    shortfall: quantity('m/s', {
      label: 'Top speed below that of light by',
      symbol: '\\Delta v',
      above: 0,
      max: 299792458,
    }),
    gamma: number({ label: 'Lorentz factor at top speed', symbol: '\\gamma', min: 1, max: 1e25 }),
    massRatio: number({
      label: 'Mass at launch over mass on arrival',
      help: 'Of a perfect rocket that turns fuel into light.',
      symbol: 'R',
      min: 1,
      max: 1e50,
    }),
  },
  equations: ({ flight, acceleration, distance, shipTime, homeTime, topSpeed, shortfall, gamma, massRatio }) => {
    return [
      // (c²/a)(cosh(aτ/c) - 1) a phase, written so that short flights keep their digits.
      [
        distance,
        flight === 'stop'
          ? ((4 * speedOfLight ** 2) / acceleration) * Math.sinh((acceleration * shipTime) / (4 * speedOfLight)) ** 2
          : ((2 * speedOfLight ** 2) / acceleration) * Math.sinh((acceleration * shipTime) / (2 * speedOfLight)) ** 2,
      ],
      [
        homeTime,
        flight === 'stop'
          ? ((2 * speedOfLight) / acceleration) * Math.sinh((acceleration * shipTime) / (2 * speedOfLight))
          : (speedOfLight / acceleration) * Math.sinh((acceleration * shipTime) / speedOfLight),
      ],
      [
        topSpeed,
        flight === 'stop'
          ? speedOfLight * Math.tanh((acceleration * shipTime) / (2 * speedOfLight))
          : speedOfLight * Math.tanh((acceleration * shipTime) / speedOfLight),
      ],
      [
        shortfall,
        flight === 'stop'
          ? (2 * speedOfLight) / (1 + Math.exp((acceleration * shipTime) / speedOfLight))
          : (2 * speedOfLight) / (1 + Math.exp((2 * acceleration * shipTime) / speedOfLight)),
      ],
      [
        gamma,
        flight === 'stop'
          ? Math.cosh((acceleration * shipTime) / (2 * speedOfLight))
          : Math.cosh((acceleration * shipTime) / speedOfLight),
      ],
      [massRatio, Math.exp((acceleration * shipTime) / speedOfLight)],
    ];
  },
  figure: {
    kind: 'curve',
    title: 'Way over time on board',
    x: { of: 'shipTime' },
    y: { of: 'distance', label: 'Distance from home' },
    curve: ({ flight, acceleration, distance, shipTime }) => {
      const run = (time: number) =>
        ((2 * speedOfLight ** 2) / acceleration) * Math.sinh((acceleration * time) / (2 * speedOfLight)) ** 2;
      return {
        from: 0,
        to: shipTime,
        lines: [
          { y: (time) => (flight === 'pass' || time < shipTime / 2 ? run(time) : distance - run(shipTime - time)) },
        ],
        marks: [
          flight === 'pass'
            ? { x: shipTime, y: distance, label: 'Arrival' }
            : { x: shipTime / 2, y: distance / 2, label: 'Turn' },
        ],
      };
    },
  },
  explanation: ({ flight, gamma }) => {
    const way =
      flight === 'stop'
        ? 'Speeding up at {acceleration} to the middle and braking from there, the flight over {distance} takes '
        : 'Speeding up at {acceleration} all the way, the flight over {distance} takes ';
    // Shown figures would read alike.
    const times =
      gamma < 1.00001 ? '{shipTime}, and hardly more at home' : '{shipTime} on the ship and {homeTime} at home';
    const top = gamma > 700 ? '. The top speed is {shortfall} below that of light.' : '. The top speed is {topSpeed}.';
    return way + times + top;
  },
  requires: [
    {
      that: ({ homeTime, distance }) => isAtLeast(homeTime, distance / speedOfLight),
      field: 'homeTime',
      says: 'Light itself takes longer than {homeTime} for {distance}.',
    },
    {
      // Of short flights both times are one double.
      that: ({ homeTime, shipTime }) =>
        isAtMost(shipTime, homeTime) && (shipTime !== homeTime || isBelow(shipTime, constant(6e6, 's'))),
      field: 'shipTime',
      says: 'The time on the ship, {shipTime}, must be below that at home, {homeTime}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ acceleration, shipTime }) => isMoreThanBorne(acceleration, shipTime),
      says: 'People have borne 2 g for a day and 3 g for an hour; nobody is known to have borne so much for so long: this is a flight for machines.',
    },
    {
      level: 'caution',
      when: ({ distance }) => isAbove(distance, 1e9 * lightYear),
      says: 'Beyond a billion light-years the expansion of space counts, which is left out here: the flight takes longer.',
    },
    {
      level: 'note',
      when: ({ gamma }) => isAbove(gamma, 70000),
      says: 'So close to the speed of light a top speed in c has too few digits: send what it falls short by, the Lorentz factor or a time in its place.',
    },
  ],
  examples: [
    {
      inputs: { distance: 1 },
      results: {
        shipTime: 1.8923437798616,
        homeTime: 2.20790858467672,
        topSpeed: 0.75164632520818,
        gamma: 1.5161476377768,
        massRatio: 7.0530316359383,
      },
      source:
        'Tanner: Basic Relativistic Space Travel, Type 3, 1 ly at 1 g: 1.8923437798616 yr and 2.20790858467672 yr, 0.75164632520818 c; the rest: Python, mpmath, cosh and exp',
    },
    {
      inputs: { flight: 'pass', shipTime: 1 },
      results: {
        distance: 0.56364246508,
        homeTime: 1.1873124017,
        topSpeed: 0.77482726264,
        gamma: 1.5818454538,
        shortfall: 67505088.40698,
        massRatio: 2.8075024367,
      },
      source: 'Python, mpmath: (c²/a)(cosh(aτ/c) - 1), (c/a) sinh(aτ/c), c tanh(aτ/c), cosh and exp of aτ/c',
    },
    {
      inputs: { flight: 'stop', distance: 26000, acceleration: 1 },
      results: {
        shipTime: 19.757352991415,
        homeTime: 26001.937357979,
        gamma: 13420.838582197,
        shortfall: 0.83220707179,
        massRatio: 720475630.99752,
      },
      source: 'Python, mpmath: (2c/a) arcosh(1 + ad/(2c²)), (2c/a) sinh(aT/(2c))',
    },
    {
      inputs: { flight: 'stop', distance: '384400 km', acceleration: 1 },
      results: { shipTime: 0.000396786949456, homeTime: 0.00039678695222975, topSpeed: 0.00020480064379904 },
      source: 'Python, mpmath with 50 digits; by hand without relativity, 2√(d/g) = 3.478 h, as here',
    },
    {
      inputs: { flight: 'pass', distance: 4.37, shipTime: 2.3167618257004 },
      results: { acceleration: 1, homeTime: 5.2500923606601 },
      source: 'Python, mpmath: (c/a) arcosh(1 + ad/c²) at 1 g, backward',
    },
    {
      inputs: { flight: 'stop', gamma: 3.2555651770846, acceleration: 1 },
      results: { distance: 4.37, shipTime: 3.5823937227478, homeTime: 6.0025027772525, topSpeed: 0.95165584490063 },
      source: 'Python, mpmath: γ = 1 + ad/(2c²) with 4.37 ly',
    },
    {
      inputs: { homeTime: 6.0025027772525, acceleration: 1 },
      results: { distance: 4.37 },
      source: 'Python, mpmath: the case before',
    },
    {
      inputs: { topSpeed: 0.75164632520818, acceleration: 1 },
      results: { distance: 1 },
      source: 'The first case backward',
    },
    {
      inputs: { massRatio: 7.0530316359383, acceleration: 1 },
      results: { distance: 1 },
      source: 'The first case backward',
    },
    {
      inputs: { distance: 100, acceleration: 4 },
      results: { shipTime: 2.9197437545467, homeTime: 100.48319017605 },
      cautions: ['for machines'],
      source: 'Python, mpmath: as above',
    },
    {
      inputs: { distance: 2e9 },
      results: { shipTime: 41.554385207915, homeTime: 2000000001.9374 },
      cautions: ['expansion of space', 'too few digits'],
      source: 'Python, mpmath: as above',
    },
    {
      inputs: { gamma: 1e6 },
      results: { distance: 1937428.22171442, shipTime: 28.1095110713227, shortfall: 0.000149896229000037 },
      cautions: ['too few digits'],
      source: 'Python, mpmath: (2c²/g)(γ - 1), (2c/g) arcosh γ, c - v',
    },
    {
      inputs: { distance: 4.37, acceleration: 2 },
      results: { shipTime: 2.31676182570041, homeTime: 5.25009236066012, topSpeed: 0.983399990898322 },
      cautions: ['for machines'],
      source: 'Python, mpmath: (2c/a) arcosh(1 + ad/(2c²)) at 2 g, which was borne for a day',
    },
    {
      inputs: { shipTime: '1 d', acceleration: 2.5 },
      results: { distance: 4.83619673557857e-6, topSpeed: 0.00353282334326368 },
      cautions: ['for machines'],
      source: 'Python, mpmath: (4c²/a) sinh²(aT/(4c)); more than 2 g for just as long as that was borne',
    },
    {
      inputs: { distance: '1 au', acceleration: 10 },
      results: { shipTime: 0.00247528633, homeTime: 0.00247535367 },
      cautions: ['for machines'],
      source: 'Python, mpmath: as above; 21.7 h',
    },
    {
      inputs: { shipTime: '1 s' },
      results: { distance: 2.591409307249e-16, topSpeed: 1.635573167e-8 },
      source: 'Python, mpmath: (4c²/g) sinh²(gT/(4c)), tanh(gT/(2c))',
    },
    { inputs: { shipTime: 5, homeTime: 5 }, refused: 'must be below', source: 'By definition' },
    { inputs: { distance: 4.37, homeTime: 4 }, refused: 'Light itself', source: 'By definition' },
    { inputs: { shipTime: 4, homeTime: 3 }, refused: 'must be below', source: 'By definition' },
  ],
  notes: [
    'Straight flight that begins at rest at home, in flat space; times at home and distances are those of somebody who stays at rest.',
    'The fuel is that of a rocket whose exhaust is light, the least that there can be; gas and dust on the way are left out.',
  ],
  references: [
    {
      title: 'Gibbs, Koks: The Relativistic Rocket, Physics FAQ',
      url: 'https://math.ucr.edu/home/baez/physics/Relativity/SR/Rocket/rocket.html',
    },
    {
      title: 'Walker: C-ship, relativistic rocket equations',
      url: 'http://www.fourmilab.ch/cship/source/math/cship.m.gz',
    },
    {
      title: 'Tanner: Basic Relativistic Space Travel, Type 3',
      url: 'http://neoprogrammics.com/relativistic_space_travel/Relativistic_Travel_Type-3.php',
    },
    {
      title: 'IOP Spark: You spin me right round, 24 hours at 2 g',
      url: 'https://spark.iop.org/you-spin-me-right-round',
    },
    {
      title: 'Dole: Habitable Planets for Man, on gravity: 3 g for as long as an hour, after Miller and others (1958)',
    },
    { title: 'Misner, Thorne, Wheeler: Gravitation, §6.2' },
  ],
});
