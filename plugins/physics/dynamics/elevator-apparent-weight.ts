import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  number,
  quantity,
  roundTo,
  standardGravity,
  sumOfProducts,
} from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** The floor gives weight and acceleration: N = m (g + a). */
export default defineCalculator({
  title: 'Apparent weight in an elevator',
  description:
    'Apparent weight, scale reading and g-load in an elevator from mass and acceleration, or the acceleration from what a scale shows.',
  keywords: ['lift', 'scale reading in an elevator', 'normal force', 'weightlessness', 'free fall elevator'],
  inputs: {
    find: choice(
      {
        weight: { label: 'Apparent weight', also: ['reading', 'scale reading', 'normal force'] },
        acceleration: { label: 'Acceleration, from what a scale shows' },
      },
      { label: 'Find', default: 'weight' },
    ),
    mass: quantity('kg', { label: 'Mass', usual: [0.1, 5000], symbol: 'm', above: 0, max: 1e12 }),
    acceleration: quantity('m/s^2', {
      label: 'Acceleration of the elevator',
      help: 'Positive upward: starting up or braking on the way down; negative downward: starting down or braking on the way up.',
      symbol: 'a',
      min: -1e6,
      max: 1e6,
      when: { find: 'weight' },
    }),
    shown: quantity('N', {
      label: 'What the scale shows',
      help: 'In N; of a scale that shows kg or lb send these units, they are taken as kilograms or pounds of force.',
      usual: [0.1, 100000],
      symbol: 'N_s',
      min: 0,
      max: 1e15,
      when: { find: 'acceleration' },
    }),
    gravity,
  },
  outputs: {
    force: quantity('N', {
      label: 'Apparent weight',
      help: 'The force of the floor or of the scale.',
      places: 1,
      symbol: 'N',
    }),
    found: quantity('m/s^2', {
      label: 'Acceleration, upward positive',
      places: 3,
      symbol: 'a',
    }),
    reading: quantity('kg', {
      label: 'Reading of a scale in kg',
      help: 'Of one that is made for standard gravity, 9.80665 m/s².',
      places: 2,
      symbol: 'm_s',
    }),
    gLoad: number({ label: 'G-load', help: 'In multiples of 9.80665 m/s².', places: 3, symbol: 'n' }),
    weight: quantity('N', { label: 'Weight at rest', places: 1, symbol: 'W' }),
    change: quantity('N', {
      label: 'Change against rest',
      help: 'Negative where the body feels lighter.',
      places: 1,
      symbol: '\\Delta N',
    }),
  },
  formula: ({ find, mass, acceleration, shown, gravity }) => {
    const force =
      find === 'acceleration'
        ? shown!
        : Math.max(mass * sumOfProducts([1, gravity], [1, acceleration!]), constant(0, 'N'));
    const found = find === 'acceleration' ? sumOfProducts([1, shown!], [-1, mass, gravity]) / mass : acceleration!;
    const weight = mass * gravity;
    return {
      force,
      found,
      reading: force / standardGravity,
      gLoad: force / (mass * standardGravity),
      weight,
      change: Math.max(mass * found, -weight),
    };
  },
  shown: ({ find, mass, acceleration, shown, gravity, force, weight }) => ({
    force: find === 'acceleration' ? shown! : Math.max(mass * (gravity + acceleration!), 0),
    found: find === 'acceleration' ? shown! / mass - gravity : acceleration!,
    change: force - weight,
  }),
  stepwise: ['Faster than free fall the body leaves the floor: its apparent weight is 0.'],
  explanation: ({ find, force }) => {
    if (find === 'acceleration' && force === 0)
      return 'A scale under {mass} that shows 0 tells of free fall, {|found|} downward, or of any faster acceleration downward: then the body does not touch it any more.';
    if (find === 'acceleration')
      return 'A scale under {mass} that shows {shown} in place of {weight} at rest, at a gravity of {gravity}, {found|tells of an acceleration of {|found|} downward|tells that the elevator does not accelerate: it stands, or moves steadily|tells of an acceleration of {|found|} upward}; the g-load is {gLoad}.';
    if (force === 0)
      return 'At {|found|} downward, at a gravity of {gravity}, {mass} has no apparent weight: the floor does not push, and the scale shows 0.';
    return 'At {found|an acceleration of {|found|} downward|rest or a steady speed|an acceleration of {|found|} upward} {mass} presses on the floor with {force}{change|, {|change|} less than at rest|, its weight|, {|change|} more than at rest}, at a gravity of {gravity}; a scale for standard gravity shows {reading}, and the g-load is {gLoad}.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gravity, found }) => isAbove(-found, gravity),
      says: 'Faster downward than free fall: what is not strapped down leaves the floor and meets the ceiling.',
    },
    {
      level: 'caution',
      when: ({ gravity, found }) => Math.abs(roundTo(found, 3)) > 2 && isAbove(gravity, -found),
      says: ({ find }) =>
        find === 'weight'
          ? 'Passenger elevators accelerate by some 0.5 to 1.5 m/s²: is this the acceleration, and not the speed? The direction is that of the acceleration, not of the ride.'
          : 'Passenger elevators accelerate by some 0.5 to 1.5 m/s², other rides by more: are mass and reading right?',
    },
    {
      level: 'danger',
      when: ({ gLoad }) => roundTo(gLoad, 3) > 4,
      says: 'Above 4 g from head to foot sight fades within seconds in many people, and consciousness may follow: pilots train for it, and bear 4 g for a minute and 5 g for half of one.',
    },
    {
      level: 'note',
      when: ({ find, found }) =>
        find === 'weight' && Math.abs(roundTo(found, 3)) > 0 && Math.abs(roundTo(found, 3)) < 0.3,
      says: 'So small an acceleration is hardly felt in an elevator: is it in m/s², and not in g?',
    },
    {
      level: 'note',
      when: ({ gravity }) => roundTo(gravity, 2) < 9.76 || roundTo(gravity, 2) > 9.84,
      says: 'This is not gravity on Earth: a scale in kg that is made for Earth does not show the mass, even at rest.',
    },
    {
      level: 'caution',
      when: ({ find, mass, gravity, force }) => find === 'acceleration' && isAtLeast(force, 5 * mass * gravity),
      says: 'The scale shows five times the weight or more: are mass and reading in the same system of units?',
    },
    {
      level: 'caution',
      when: ({ find, mass, gravity, force }) =>
        find === 'acceleration' && force > 0 && isAtLeast(0.2 * mass * gravity, force),
      says: 'The scale shows a fifth of the weight or less: is the reading one in kg or lb, sent as newtons?',
    },
  ],
  examples: [
    {
      inputs: { mass: 75, acceleration: 1.2, gravity: 9.8 },
      results: {
        force: 825,
        found: 1.2,
        reading: 84.12658757,
        gLoad: 1.121687834,
        weight: 735,
        change: 90,
      },
      source: 'By hand: 75 × (9.8 + 1.2); Python for the others',
    },
    {
      inputs: { mass: 80, acceleration: -2.5 },
      results: { force: 584.532, reading: 59.60567574, gLoad: 0.7450709468, weight: 784.532, change: -200 },
      cautions: ['not the speed'],
      source: 'By hand: 80 × (9.80665 - 2.5); Python: / 9.80665',
    },
    {
      inputs: { mass: 80, acceleration: 0 },
      results: { force: 784.532, reading: 80, gLoad: 1, change: 0 },
      source: 'By definition',
    },
    {
      inputs: { mass: 75, acceleration: 0.12 },
      results: { force: 744.49875, change: 9 },
      cautions: ['not in g'],
      source: 'By hand: 75 × 9.92665',
    },
    {
      inputs: { mass: 60, acceleration: -9.80665 },
      results: { force: 0, reading: 0, gLoad: 0, change: '-588.399' },
      source: 'By definition: free fall',
    },
    {
      inputs: { mass: 60, acceleration: -12 },
      results: { force: 0, reading: 0, gLoad: 0, change: '-588.399' },
      cautions: ['meets the ceiling'],
      source: 'By definition: nothing holds the body to the floor',
    },
    {
      inputs: { mass: 70, acceleration: 35 },
      results: { force: 3136.4655, gLoad: 4.569006745 },
      cautions: ['sight fades', 'not the speed'],
      source: 'By hand: 70 × 44.80665; Python: 44.80665/9.80665',
    },
    {
      inputs: { find: 'acceleration', mass: 50, shown: 450, gravity: 10 },
      results: { force: 450, found: -1, weight: 500, change: -50 },
      cautions: ['not gravity on Earth'],
      source: 'By hand: 450/50 - 10',
    },
    {
      inputs: { find: 'acceleration', mass: 75, shown: 735, gravity: 9.8 },
      results: { found: 0, change: 0 },
      source: 'By hand: 735 = 75 × 9.8',
    },
    {
      inputs: { find: 'acceleration', mass: 80, shown: '88 kgf' },
      results: { force: 862.9852, found: 0.980665, reading: 88, gLoad: 1.1 },
      source: 'By hand: a tenth more than at rest',
    },
    {
      inputs: { find: 'acceleration', mass: 75, shown: 90 },
      results: { found: -8.60665 },
      cautions: ['other rides by more', 'sent as newtons'],
      source: 'By hand: 90/75 - 9.80665',
    },
    {
      inputs: { find: 'acceleration', mass: 75, shown: 0 },
      results: { force: 0, found: -9.80665 },
      source: 'By definition: free fall',
    },
    {
      inputs: { find: 'acceleration', mass: 20, shown: 1000 },
      results: { found: 40.19335 },
      cautions: ['sight fades', 'other rides by more', 'same system of units'],
      source: 'By hand: 1000/20 - 9.80665',
    },
  ],
  notes: [
    'The direction of the ride does not matter, only that of the acceleration: braking on the way up is an acceleration downward.',
  ],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §6.1' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §5-3' },
    { title: 'Federal Aviation Administration: G effects on the pilot during aerobatics, FAA-AM-72-28 (1972)' },
  ],
});
