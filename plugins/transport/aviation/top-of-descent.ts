import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** A straight path over the ground: tan γ = h/d, rate of descent GS tan γ. */
export default defineCalculator({
  title: 'Top of descent',
  description:
    'Distance before a point at which to begin the descent, with rate, time, angle and gradient, from the height to lose, the groundspeed and an angle, a rate of descent or a distance; beside it the 3-to-1 and times-5 rules.',
  keywords: [
    'TOD',
    '3 to 1 rule',
    'three degree descent',
    'rate of descent',
    'descent planning',
    'crossing restriction',
  ],
  related: ['climb-gradient-rate', 'glide-ratio-distance'],
  inputs: {
    altitude: quantity('m', {
      label: 'Altitude now',
      unit: 'ft',
      regional: false,
      symbol: 'h_1',
      min: -1500,
      max: 60000,
      usual: [1000, 51000],
    }),
    target: quantity('m', {
      label: 'Altitude to be at',
      help: 'On the same reference as the first: of a pattern or a crossing above sea level, not above the ground.',
      unit: 'ft',
      regional: false,
      symbol: 'h_2',
      min: -1500,
      max: 60000,
      usual: [-1300, 41000],
    }),
    groundspeed: quantity('m/s', {
      label: 'Groundspeed in the descent',
      help: 'The mean of the descent, with the wind.',
      unit: 'kn',
      regional: false,
      symbol: 'V_G',
      min: 10,
      max: 1000,
      usual: [50, 600],
    }),
    known: choice(
      { angle: 'Descent angle', rate: 'Rate of descent', distance: 'Distance to the point' },
      { label: 'Known', default: 'angle' },
    ),
    angle: quantity('rad', {
      label: 'Descent angle',
      unit: 'deg',
      symbol: '\\gamma_0',
      min: 0.1,
      max: 30,
      usual: [1, 8],
      default: 3,
      when: { known: 'angle' },
    }),
    rate: quantity('m/s', {
      label: 'Rate of descent',
      unit: 'ft/min',
      regional: false,
      symbol: 'R_0',
      min: 10,
      max: 20000,
      usual: [200, 6000],
      when: { known: 'rate' },
    }),
    distance: quantity('m', {
      label: 'Distance to the point',
      unit: 'nmi',
      symbol: 'd_0',
      min: 0.1,
      max: 1000,
      usual: [1, 250],
      when: { known: 'distance' },
    }),
    slowing: quantity('m', {
      label: 'Level distance to slow down',
      help: 'Flown level besides the descent: about 1 NM for each 10 kn of airspeed in jets.',
      unit: 'nmi',
      symbol: 'd_s',
      min: 0,
      max: 100,
      usual: [0, 30],
      default: 0,
    }),
  },
  outputs: {
    start: quantity('m', { label: 'Distance before the point', unit: 'nmi', symbol: 'd', places: 1 }),
    descentRate: quantity('m/s', {
      label: 'Rate of descent needed',
      unit: 'ft/min',
      regional: false,
      symbol: 'R_D',
      places: 0,
    }),
    time: quantity('s', { label: 'Time to descend', unit: 'min', symbol: 't', places: 1 }),
    path: quantity('rad', { label: 'Angle of the path', unit: 'deg', symbol: '\\gamma', places: 2 }),
    gradient: quantity('1', { label: 'Gradient', unit: 'ft/nmi', symbol: 'G', places: 0 }),
    height: quantity('m', { label: 'Height to lose', unit: 'ft', regional: false, symbol: 'h', places: 0 }),
    rule: quantity('m', {
      label: 'Distance by the 3-to-1 rule',
      help: '3 NM for each 1,000 ft, and the distance to slow down.',
      unit: 'nmi',
      symbol: 'd_3',
      places: 1,
    }),
    ruleRate: quantity('m/s', {
      label: 'Rate for 3° by five times the groundspeed',
      unit: 'ft/min',
      regional: false,
      symbol: 'R_5',
      places: 0,
    }),
  },
  formula: ({ altitude, target, groundspeed, known, angle, rate, distance, slowing }) => {
    const height = altitude - target;
    const gradient =
      known === 'angle' ? Math.tan(angle) : known === 'rate' ? rate / groundspeed : height / (distance - slowing);
    const way = height / gradient;
    return {
      start: way + slowing,
      descentRate: groundspeed * gradient,
      time: way / groundspeed,
      path: Math.atan(gradient),
      gradient,
      height,
      rule: (height * 3 * constant(1852, 'm')) / constant(304.8, 'm') + slowing,
      ruleRate: (groundspeed * 5 * constant(0.00508, 'm/s')) / (constant(1852, 'm') / constant(3600, 's')),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Path of the descent',
    x: { of: 'start', label: 'Distance flown from the top of descent' },
    y: { of: 'altitude', label: 'Altitude' },
    curve: ({ start, altitude, target, slowing, height }) => ({
      from: 0,
      to: start,
      lines: [{ y: (x) => Math.max(target, altitude - (height * x) / (start - slowing)) }],
      marks: [
        { x: 0, y: altitude, label: 'Top of descent' },
        { x: start, y: target, label: 'Point' },
      ],
    }),
  },
  explanation: ({ slowing }) =>
    `To lose {height} from {altitude} to {target} at a groundspeed of {groundspeed}, begin {start} before the point and descend at {descentRate}, a path of {path} ({gradient}), for {time}${
      slowing === 0 ? '; nothing is added for slowing down' : '; {slowing} of the distance is flown level, to slow down'
    }. It leaves out terrain and minimum altitudes below the path, clearances, changing wind and the altimeter setting.`,
  requires: [
    {
      that: ({ altitude, target }) => target < altitude,
      field: 'target',
      says: 'The altitude to be at, {target}, must be below that now, {altitude}.',
    },
    {
      that: ({ distance, slowing }) => slowing < distance,
      field: 'slowing',
      says: 'The distance to slow down, {slowing}, must be less than the distance to the point, {distance}.',
    },
    {
      that: ({ altitude, target, distance, slowing }) => isAtMost(altitude - target, 0.6 * (distance - slowing)),
      field: 'distance',
      says: 'That is steeper than 30°, a dive: check the altitudes and the distance, which is in nautical miles, and whether to circle down.',
    },
    {
      that: ({ rate, groundspeed }) => isAtMost(rate, 0.6 * groundspeed),
      field: 'rate',
      says: 'A rate of {rate} at a groundspeed of {groundspeed} is steeper than 30°: check both.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ path }) => roundTo((path * 180) / Math.PI, 2) > 6,
      says: 'A path of {path} is far steeper than the usual 3°: most airplanes gain speed on it, to the limits of airframe or flaps. Begin earlier, or lose height in a hold.',
    },
    {
      level: 'caution',
      when: ({ path }) => roundTo((path * 180) / Math.PI, 2) > 4 && roundTo((path * 180) / Math.PI, 2) <= 6,
      says: 'A path of {path} is steeper than the usual 3°: many airplanes do not slow down on it without flaps, gear or speed brakes. Begin earlier.',
    },
    {
      level: 'caution',
      when: ({ path }) => roundTo((path * 180) / Math.PI, 2) < 1,
      says: 'A path of {path} is far flatter than the usual 3°: it is flown low for long, near terrain and traffic and at a higher fuel flow. Check heights and distance; by the 3-to-1 rule {rule} suffice.',
    },
    {
      level: 'note',
      when: ({ descentRate }) => roundTo(descentRate / constant(0.00508, 'm/s'), 0) > 500,
      says: 'Without a pressure cabin more than about 500 ft/min troubles the ears of passengers, above all of children and of those with a cold: a lower rate takes more distance.',
    },
    {
      level: 'note',
      when: ({ altitude, target, groundspeed }) =>
        isBelow(target, constant(3048, 'm')) &&
        // Who is below already has slowed down, and is faster over the ground by thin air and tailwind alone.
        isAbove(groundspeed, constant(((isAbove(altitude, constant(3048, 'm')) ? 250 : 320) * 1852) / 3600, 'm/s')),
      says: 'Below 10,000 ft 250 kn of indicated airspeed is the limit in the US (14 CFR 91.117) and in most airspace elsewhere: slowing down to it takes distance of its own.',
    },
    {
      level: 'note',
      when: ({ altitude, target }) =>
        isAtLeast(altitude, constant(5486.4, 'm')) && isBelow(target, constant(5486.4, 'm')),
      says: 'A flight level is above 1013.25 hPa (29.92 inHg), an altitude below the transition by the local setting: in low pressure you are lower than the level reads, by about 27 ft for each hPa.',
    },
  ],
  examples: [
    {
      inputs: { altitude: 12000, target: 2000, groundspeed: 150 },
      results: {
        start: 31.40351222,
        descentRate: 796.0892982,
        time: 12.56140489,
        gradient: 318.4357193,
        path: 3,
        height: 10000,
        rule: 30,
        ruleRate: 750,
      },
      cautions: ['troubles the ears'],
      source: 'flightsimaviation.com, rule of thumb 11: 30 NM and 750 ft/min; Python: 10000 ft/tan 3°',
    },
    {
      inputs: { altitude: 36000, target: 6000, groundspeed: 420, known: 'rate', rate: 1500 },
      results: { start: 140, time: 20, descentRate: 1500, path: 2.019807018, rule: 90 },
      cautions: ['troubles the ears', 'slowing down to it', 'local setting'],
      source: 'Aviation rules of thumb (scribd 725516162), no. 3: 20 min, 140 NM',
    },
    {
      inputs: { altitude: 25000, target: 7000, groundspeed: 350, known: 'distance', distance: 54, slowing: 4 },
      results: { start: 54, descentRate: 2100, time: 8.571428571, path: 3.390718272, gradient: 360, rule: 58 },
      cautions: ['troubles the ears', 'slowing down to it', 'local setting'],
      source: 'Python: 18000 ft over 50 NM; 50/350 h',
    },
    {
      inputs: { altitude: 5500, target: 1500, groundspeed: 100, known: 'rate', rate: 500 },
      results: { start: 13.33333333, time: 8, gradient: 300, ruleRate: 500 },
      source: 'By hand: 4000/500 min; 8 × 100/60; 500 × 60/100',
    },
    {
      inputs: { altitude: 6000, target: 1000, groundspeed: 90, angle: 5, slowing: 2 },
      results: { start: 11.40572339, descentRate: 797.3868349, rule: 17 },
      cautions: ['do not slow down', 'troubles the ears'],
      source: 'Python: 5000 ft/tan 5°, and 2 NM',
    },
    {
      inputs: { altitude: 9000, target: 1000, groundspeed: 120, known: 'distance', distance: 10 },
      results: { path: 7.500595262, descentRate: 1600, time: 5 },
      cautions: ['far steeper', 'troubles the ears'],
      source: 'Python: 8000 ft over 10 NM in 5 min',
    },
    {
      inputs: { altitude: 9000, target: 1000, groundspeed: 400, known: 'distance', distance: 100 },
      results: { path: 0.7543302193, descentRate: 533.3333333, time: 15, rule: 24 },
      cautions: ['far flatter', 'troubles the ears', 'slowing down to it'],
      source: 'Python: 8000 ft over 100 NM in 15 min',
    },
    { inputs: { altitude: 3000, target: 3000, groundspeed: 120 }, refused: 'must be below', source: 'By definition' },
    {
      inputs: { altitude: 9000, target: 3000, groundspeed: 120, known: 'distance', distance: 5, slowing: 5 },
      refused: 'must be less than',
      source: 'By definition',
    },
    {
      inputs: { altitude: 9000, target: 3000, groundspeed: 120, known: 'distance', distance: 1 },
      refused: 'whether to circle down',
      source: 'By hand: 6000 ft over 6076 ft',
    },
    {
      inputs: { altitude: 9000, target: 3000, groundspeed: 50, known: 'rate', rate: 5000 },
      refused: 'check both',
      source: 'By hand: 49 kn down at 50 kn over the ground',
    },
  ],
  notes: [
    'Idle descents of jets are steeper or flatter than 3° by weight, speed and wind: about 1 NM more for each 10 kn of tailwind is a common rule.',
  ],
  references: [
    { title: 'FAA-H-8083-16B: Instrument Procedures Handbook (2017), ch. 3: descent planning, 3-to-1 rule' },
    { title: '14 CFR 91.117: 250 knots indicated below 10,000 ft' },
  ],
});
