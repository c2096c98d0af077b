import {
  constant,
  defineEquations,
  isAbove,
  isBelow,
  number,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';

/** Work of the average force over the stopping distance takes up the kinetic energy. */
export default defineEquations({
  title: 'Impact force',
  description:
    'Average impact force, deceleration in g and duration of a stop from mass, speed and stopping distance, or any of these from the others.',
  keywords: ['stopping distance force', 'crash force', 'deceleration in g', 'crumple zone', 'force of a fall'],
  variables: {
    mass: quantity('kg', { label: 'Mass', symbol: 'm', usual: [0.001, 1e6], above: 0, max: 1e12, optional: true }),
    speed: quantity('m/s', {
      label: 'Impact speed',
      help: 'From which the body comes to rest; of a rebound only the way in counts.',
      unit: 'km/h',
      usual: [1, 1500],
      symbol: 'v',
      above: 0,
      max: 1e5,
    }),
    distance: quantity('m', {
      label: 'Stopping distance',
      help: 'On which the body slows down: how far it and what it hits give way, together.',
      unit: 'cm',
      usual: [0.01, 3000],
      symbol: 'd',
      above: 0,
      max: 1e9,
    }),
    force: quantity('N', { label: 'Average impact force', symbol: 'F', above: 0, optional: true }),
    peakForce: quantity('N', {
      label: 'Peak force of an even rise',
      help: 'If the force grows evenly with the distance, as of a spring: twice the average.',
      symbol: 'F_p',
      above: 0,
      optional: true,
    }),
    acceleration: quantity('m/s^2', { label: 'Average deceleration', symbol: 'a', above: 0 }),
    gLoad: number({ label: 'Deceleration as multiple of g', symbol: 'n', places: 1, above: 0 }),
    duration: quantity('s', {
      label: 'Duration of the stop',
      help: 'At the average deceleration.',
      unit: 'ms',
      symbol: 't',
      above: 0,
    }),
    energy: quantity('J', { label: 'Kinetic energy', symbol: 'E', above: 0, optional: true }),
    fallHeight: quantity('m', {
      label: 'Height of a fall to this speed',
      help: 'Without air, at standard gravity.',
      symbol: 'h',
      above: 0,
    }),
  },
  equations: ({ mass, speed, distance, force, peakForce, acceleration, gLoad, duration, energy, fallHeight }) => [
    [acceleration, speed ** 2 / (2 * distance)],
    [gLoad, acceleration / standardGravity],
    [duration, (2 * distance) / speed],
    [fallHeight, speed ** 2 / (2 * standardGravity)],
    [force, mass * acceleration],
    [peakForce, 2 * force],
    [energy, 0.5 * mass * speed ** 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Average force over the stopping distance',
    x: { of: 'distance' },
    y: { of: 'force' },
    curve: ({ force, distance }) =>
      force === undefined
        ? undefined
        : {
            from: distance / 3,
            to: 3 * distance,
            lines: [{ y: (d) => (force * distance) / d }],
            marks: [{ x: distance, y: force, label: 'F' }],
          },
  },
  explanation:
    'A stop from {speed}, as after a fall of {fallHeight} without air, on {distance} is a deceleration of {gLoad} g on average during {duration}{force?; the average force on {mass} is {force}, and the peak of an evenly growing force {peakForce}|}.',
  cautions: [
    {
      level: 'danger',
      when: ({ gLoad }) => roundTo(gLoad, 1) > 30,
      says: 'If a person is stopped so, life is in danger: 30 g on average is a peak of about 60 g, which US crash tests allow the chest of an adult dummy for no more than 3 ms (49 CFR 571.208). A longer way of stopping lowers it.',
    },
    {
      level: 'caution',
      when: ({ gLoad }) => roundTo(gLoad, 1) >= 10 && roundTo(gLoad, 1) <= 30,
      says: 'People can be hurt by this: the belt, the seat, the part of the body that is hit and the peak, about twice the average, decide. A figure in g alone does not say that it is safe.',
    },
    {
      level: 'caution',
      when: ({ gLoad }) => roundTo(gLoad, 1) < 10,
      says: 'This is the net force. After a fall whatever stops the body bears its weight as well: its force is larger by the weight, and the load that is felt by 1 g. The deceleration stays.',
    },
    {
      level: 'caution',
      when: ({ gLoad }) => roundTo(gLoad, 2) < 0.1,
      says: 'So gentle a stop is hardly an impact: are speed, distance and force in the right units, cm and N?',
    },
    {
      level: 'caution',
      when: ({ fallHeight }, given) => given.fallHeight && isAbove(fallHeight, constant(50, 'm')),
      says: 'This takes no air: from so high a real body arrives slower, so that speed and force are told too large here.',
    },
    {
      level: 'note',
      when: ({ duration }) => isBelow(duration, constant(0.0005, 's')),
      says: 'So short a stop is that of hard things on hard things: the force runs through the body as a wave, and its peak may be far above the average.',
    },
  ],
  examples: [
    {
      inputs: { mass: 70, speed: 50, distance: 50 },
      results: {
        force: 13503.08642,
        peakForce: 27006.17284,
        acceleration: 192.9012346,
        gLoad: 19.67045164,
        duration: 72,
        energy: 6751.54321,
        fallHeight: 9.83522582,
      },
      cautions: ['People can be hurt'],
      source: 'Python fractions: (125/9)² = 192.901…, 70 × 192.901…; 2 × 0.5 × 9/125 s',
    },
    {
      inputs: { mass: 1000, speed: '20 m/s', distance: '0.5 m' },
      results: { force: 400000, peakForce: 800000, acceleration: 400, gLoad: 40.78864852, duration: 50 },
      cautions: ['life is in danger'],
      source: 'By hand: 1000 × 400/1; 2 × 0.5/20; Python: 400/9.80665',
    },
    {
      inputs: { mass: 0.2, fallHeight: 1, distance: 0.2 },
      results: { force: 980.665, energy: 1.96133, gLoad: 500, duration: 0.9032015115 },
      cautions: ['life is in danger'],
      source: 'By hand: m g h/d; 1/0.002; Python: 0.004/√(2 × 9.80665) s',
    },
    {
      inputs: { speed: '10 m/s', gLoad: 5 },
      results: { distance: 101.9716213, acceleration: 49.03325, duration: 203.9432426 },
      cautions: ['bears its weight as well: its force is larger by the weight'],
      source: 'Python: 100/(10 × 9.80665)',
    },
    {
      inputs: { mass: 80, force: 4000, distance: 100 },
      results: { acceleration: 50, speed: 36, energy: 4000, duration: 200 },
      cautions: ['bears its weight'],
      source: 'By hand: √(2 × 50 × 1) = 10 m/s; 2/10 s',
    },
    {
      inputs: { mass: 80, force: 4, distance: 100 },
      results: { acceleration: 0.05, energy: 4 },
      cautions: ['hardly an impact', 'bears its weight'],
      source: 'By hand: 4/80; 4 × 1; kilonewtons sent as newtons',
    },
    {
      inputs: { fallHeight: 80, distance: 1000 },
      results: { acceleration: 78.4532, gLoad: 8 },
      cautions: ['arrives slower', 'bears its weight'],
      source: 'By hand: 80 m/10 m = 8 g',
    },
    {
      inputs: { speed: '5 m/s', distance: 0.05 },
      results: { acceleration: 25000, duration: 0.2 },
      cautions: ['life is in danger', 'as a wave'],
      source: 'By hand: 25/0.001; 0.001/5 s',
    },
  ],
  notes: [
    'The force is the average over the distance: energy over distance. The average over time is the same only at a steady force.',
    'Both sides of a collision give way: the stopping distance is that of the body whose mass is given.',
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §7-2' },
    { title: 'US Code of Federal Regulations: 49 CFR 571.208, Occupant crash protection, S6.3' },
  ],
});
