import { constant, defineEquations, isAbove, isAtLeast, number, quantity, roundTo } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Whether a vehicle is heavy for its size, as cars are and cyclists are not. */
const isHeavy = (mass: number | undefined) => mass !== undefined && isAtLeast(mass, constant(300, 'kg'));

/** The speed from which the air takes a share of the resistance that can no longer be left out. */
const airFrom = (mass: number | undefined) => (isHeavy(mass) ? constant(5, 'm/s') : constant(2.25, 'm/s'));

/** F = C_rr N on level ground, and what it does to a body that coasts. */
export default defineEquations({
  title: 'Rolling resistance',
  description:
    'Rolling resistance of a vehicle on level ground, the power that it takes at a speed, and how far it would coast, or the coefficient from these.',
  keywords: ['rolling friction', 'crr', 'coast down distance', 'rolling drag', 'rolling resistance coefficient'],
  variables: {
    mass: quantity('kg', {
      label: 'Mass',
      help: 'Of the whole vehicle with its load.',
      usual: [0.01, 1e8],
      symbol: 'm',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    coefficient: number({
      label: 'Rolling resistance coefficient',
      help: 'Train on rails 0.001 to 0.002, bicycle on asphalt 0.004, truck 0.006 to 0.01, car 0.01 to 0.015, gravel 0.02, loose sand 0.2 to 0.4.',
      usual: [0.0002, 0.5],
      symbol: 'C_{rr}',
      above: 0,
      max: 1,
    }),
    gravity,
    load: quantity('N', {
      label: 'Normal force',
      help: 'The weight, on level ground.',
      symbol: 'N',
      above: 0,
      optional: true,
    }),
    force: quantity('N', { label: 'Rolling resistance', symbol: 'F', above: 0, optional: true }),
    speed: quantity('m/s', {
      label: 'Speed',
      unit: 'km/h',
      usual: [0.5, 400],
      symbol: 'v',
      above: 0,
      max: 1e4,
      optional: true,
    }),
    power: quantity('W', { label: 'Power against it', symbol: 'P', above: 0, optional: true }),
    distance: quantity('m', {
      label: 'Coasting distance to a stop',
      help: 'With rolling resistance alone: no air, no slope.',
      symbol: 's',
      above: 0,
      optional: true,
    }),
    duration: quantity('s', {
      label: 'Coasting time to a stop',
      help: 'With rolling resistance alone: no air, no slope.',
      symbol: 't',
      above: 0,
      optional: true,
    }),
  },
  equations: ({ mass, coefficient, gravity, load, force, speed, power, distance, duration }) => [
    [load, mass * gravity],
    [force, coefficient * load],
    [power, force * speed],
    [duration, speed / (coefficient * gravity)],
    [distance, (speed * duration) / 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Speed over the coasting distance',
    x: { of: 'distance' },
    y: { of: 'speed' },
    curve: ({ speed, distance }) =>
      speed === undefined || distance === undefined
        ? undefined
        : { from: 0, to: distance, lines: [{ at: (u) => [distance * (1 - u ** 2), speed * u] }], marks: [] },
  },
  explanation: ({ force, distance }) => {
    const at = 'At a rolling resistance coefficient of {coefficient} and a gravity of {gravity}';
    const coasting = 'without air, a coasting body comes from {speed} to rest on {distance} in {duration}';
    if (force === undefined)
      return distance === undefined
        ? 'On level ground the rolling resistance is {coefficient} times the weight.'
        : `${at}, ${coasting}.`;
    return `${at} a load of {load}{mass? ({mass})|} rolls against {force} on level ground{power?; at {speed} this takes {power}|}${distance === undefined ? '' : `; ${coasting}`}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gravity }, given) => !given.gravity && (roundTo(gravity, 2) < 9.76 || roundTo(gravity, 2) > 9.84),
      says: 'What was given holds only at another gravity than that on Earth, {gravity}: are mass, normal force, speed and distance in the right units, and the ground level? Leave one of them out.',
    },
    {
      level: 'caution',
      when: ({ mass, speed }) => isAbove(speed ?? constant(0, 'm/s'), airFrom(mass)),
      says: ({ mass }, given) => {
        const air = isHeavy(mass)
          ? 'Above about 18 km/h the air resists as well'
          : 'The air resists as well, a cyclist above about 8 km/h, a car above about 18 km/h';
        return (given.distance || given.duration) && !given.coefficient
          ? `${air}: the coefficient and the force from a coast-down are told too large. Let it coast from a lower speed.`
          : `${air}, and at the speed of traffic often more than the wheels do: the whole power is larger, and a vehicle coasts less far than by rolling resistance alone.`;
      },
    },
    {
      level: 'note',
      when: ({ coefficient }) => isAbove(coefficient, 0.1),
      says: 'So large a coefficient is that of loose sand or mud. Of a tire on a road it is about 0.01: the coefficient of sliding friction, 0.5 to 0.9, does not belong here.',
    },
  ],
  examples: [
    {
      inputs: { mass: 1500, coefficient: 0.012, speed: 36 },
      results: {
        load: 14709.975,
        force: 176.5197,
        power: 1765.197,
        distance: 424.8817554,
        duration: 84.97635108,
      },
      cautions: ['the whole power is larger'],
      source: 'By hand: 1500 × 9.80665; × 0.012; × 10; Python: 100/(2 × 0.012 × 9.80665)',
    },
    {
      inputs: { mass: 90, coefficient: 0.005, speed: '3 m/s', gravity: 10 },
      results: { load: 900, force: 4.5, power: 13.5, distance: 90, duration: 60 },
      cautions: ['a cyclist above about 8 km/h'],
      source: 'By hand: 900 × 0.005; × 3; 9/0.1; 3/0.05',
    },
    {
      inputs: { mass: 80, speed: '4 m/s', distance: 160, gravity: 10 },
      results: { coefficient: 0.005, force: 4, duration: 80 },
      cautions: ['from a coast-down'],
      source: 'By hand: 16/(2 × 10 × 160); 4/0.05',
    },
    {
      inputs: { mass: 2000, coefficient: 0.01, speed: '4 m/s', gravity: 10 },
      results: { force: 200, power: 800, distance: 80, duration: 40 },
      source: 'By hand: 20,000 × 0.01; × 4; 16/0.2; 4/0.1; so slowly a car hardly feels the air',
    },
    {
      inputs: { mass: 1000, speed: 72, distance: 1000, gravity: 10 },
      results: { coefficient: 0.02, force: 200 },
      cautions: ['from a coast-down'],
      source: 'By hand: 400/(20 × 1000)',
    },
    {
      inputs: { speed: 18, distance: 100, duration: 40, gravity: 10 },
      results: { coefficient: 0.0125 },
      cautions: ['from a coast-down'],
      source: 'By hand: 5/(10 × 40); 5 × 40/2 = 100 m',
    },
    {
      inputs: { speed: 18, distance: 100, duration: 40 },
      results: { coefficient: 0.01274645266 },
      cautions: ['from a coast-down'],
      source: 'Python: 5/(9.80665 × 40)',
    },
    {
      inputs: { mass: 1500, coefficient: 0.3 },
      results: { force: 4412.9925 },
      cautions: ['loose sand'],
      source: 'By hand: 0.3 × 14709.975',
    },
    {
      inputs: { mass: 1000, force: 98.0665 },
      results: { coefficient: 0.01, load: 9806.65 },
      source: 'By hand: 98.0665/9806.65',
    },
    {
      inputs: { coefficient: 0.01, speed: '4 m/s', gravity: 10 },
      results: { distance: 80, duration: 40 },
      cautions: ['a cyclist above about 8 km/h'],
      source: 'By hand: 16/0.2; 4/0.1',
    },
    {
      inputs: { coefficient: 0.01, mass: 100, load: 100 },
      results: { gravity: 1, force: 1 },
      cautions: ['another gravity'],
      source: 'By hand: 100/100; kg sent as N',
    },
    {
      inputs: { load: 2000, force: 20, gravity: 10 },
      results: { coefficient: 0.01, mass: 200 },
      source: 'By hand: 20/2000',
    },
  ],
  notes: [
    'Level ground, a steady coefficient. That of tires rises with speed and falls with pressure; wheels store energy as they turn, so that a vehicle coasts a few percent farther than here.',
  ],
  references: [
    {
      title: 'The Engineering ToolBox: Rolling Resistance',
      url: 'https://www.engineeringtoolbox.com/rolling-friction-resistance-d_1303.html',
    },
    { title: 'Gillespie: Fundamentals of Vehicle Dynamics (1992), ch. 4' },
    {
      title:
        'Princeton University, Human Power and Propulsion: Rolling Resistance, after Whitt, Wilson: Bicycling Science',
      url: 'https://www.princeton.edu/~maelabs/hpt/pro/rolling.htm',
    },
  ],
});
