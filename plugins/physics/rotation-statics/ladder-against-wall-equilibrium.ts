import {
  category,
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  number,
  quantity,
} from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/**
 * What the foot does with the friction there is. Within a hundred-thousandth, as near as six shown digits tell, it neither
 * holds nor slips for sure, and is not said to hold.
 */
const footWith = (friction: number, minimumFriction: number) => {
  if (isNear(minimumFriction, friction, 1e-5 * friction)) return 'About to slip' as const;
  return isAtMost(minimumFriction, friction) ? ('Holds at rest' as const) : ('Slips' as const);
};

/** What the foot does with the person at the top, where it needs most. */
const footAtTop = (friction: number, ladderMass: number, personMass: number, angle: number) =>
  footWith(friction, (ladderMass / 2 + personMass) / ((ladderMass + personMass) * Math.tan(angle)));

/** A uniform ladder against a smooth wall: moments about its foot give the force of the wall. */
export default defineCalculator({
  title: 'Ladder against a wall',
  description:
    'Forces at wall and floor of a leaning ladder, the friction that keeps its foot from slipping, and how high a person can climb before it slips.',
  keywords: ['leaning ladder', 'ladder problem', 'ladder slipping', 'static equilibrium', 'friction at the foot'],
  inputs: {
    length: quantity('m', {
      label: 'Length from foot to wall contact',
      symbol: 'L',
      min: 0.1,
      max: 100,
      usual: [1, 20],
    }),
    angle: quantity('rad', {
      label: 'Angle to the floor',
      unit: 'deg',
      symbol: '\\theta',
      min: 1,
      max: 89.9,
    }),
    ladderMass: quantity('kg', {
      label: 'Mass of the ladder',
      symbol: 'm',
      min: 0.001,
      max: 1e4,
      usual: [2, 150],
    }),
    friction: number({
      label: 'Coefficient of static friction at the floor',
      symbol: '\\mu',
      min: 0.001,
      max: 10,
      usual: [0.05, 1.5],
    }),
    load: choice(
      {
        person: { label: 'A person or another load', also: ['person', 'climber', 'load'] },
        nobody: { label: 'Nothing', also: ['nobody', 'none', 'ladder alone'] },
      },
      { label: 'On the ladder', default: 'person' },
    ),
    personMass: quantity('kg', {
      label: 'Mass of the person with all tools',
      symbol: 'M',
      min: 0.1,
      max: 1e4,
      usual: [15, 250],
      when: { load: 'person' },
    }),
    position: quantity('m', {
      label: 'Position along the ladder',
      help: 'From the foot to where the weight of the person acts, measured along the ladder.',
      symbol: 's',
      min: 0,
      max: 100,
      when: { load: 'person' },
    }),
    gravity,
  },
  outputs: {
    minimumFriction: number({ label: 'Least coefficient of static friction', symbol: '\\mu_{min}' }),
    state: category(['Holds at rest', 'About to slip', 'Slips'], { label: 'Foot of the ladder' }),
    wallForce: quantity('N', { label: 'Force of the wall, and friction needed at the floor', symbol: 'F' }),
    floorForce: quantity('N', { label: 'Upward force of the floor', symbol: 'N' }),
    climbLimit: quantity('m', {
      label: 'Farthest position before it slips',
      help: 'Along the ladder; its length where the foot holds up to the top.',
      symbol: 's_{max}',
      optional: true,
    }),
    heightLimit: quantity('m', { label: 'Height of that position', symbol: 'h_{max}', optional: true }),
  },
  formula: ({ length, angle, ladderMass, friction, load, personMass, position, gravity }) => {
    if (load === 'nobody') {
      const floorForce = ladderMass * gravity;
      const wallForce = floorForce / (2 * Math.tan(angle));
      const minimumFriction = wallForce / floorForce;
      return { minimumFriction, state: footWith(friction, minimumFriction), wallForce, floorForce };
    }
    const floorForce = (ladderMass + personMass) * gravity;
    const wallForce = (gravity * (ladderMass / 2 + (personMass * position) / length)) / Math.tan(angle);
    const minimumFriction = wallForce / floorForce;
    const forces = { minimumFriction, state: footWith(friction, minimumFriction), wallForce, floorForce };
    const held = friction * (ladderMass + personMass) * Math.tan(angle);
    if (isBelow(held, ladderMass / 2)) return forces;
    if (isAtLeast(held, ladderMass / 2 + personMass))
      return { ...forces, climbLimit: length, heightLimit: length * Math.sin(angle) };
    const climbLimit = Math.max(0 * length, (length * (held - ladderMass / 2)) / personMass);
    return { ...forces, climbLimit, heightLimit: climbLimit * Math.sin(angle) };
  },
  shown: ({
    length,
    angle,
    ladderMass,
    friction,
    load,
    personMass,
    position,
    gravity,
    wallForce,
    floorForce,
    climbLimit,
  }) => {
    const forces = { minimumFriction: wallForce / floorForce, state: undefined };
    if (load === 'nobody')
      return {
        ...forces,
        wallForce: (ladderMass * gravity) / (2 * Math.tan(angle)),
        floorForce: ladderMass * gravity,
      };
    return {
      ...forces,
      wallForce: (gravity * (ladderMass / 2 + (personMass * position) / length)) / Math.tan(angle),
      floorForce: (ladderMass + personMass) * gravity,
      climbLimit: Math.min(
        length,
        (length * (friction * (ladderMass + personMass) * Math.tan(angle) - ladderMass / 2)) / personMass,
      ),
      heightLimit: climbLimit! * Math.sin(angle),
    };
  },
  stepwise: ['The foot holds where the least coefficient is below the coefficient at the floor.'],
  figure: {
    kind: 'drawing',
    title: 'Forces on the ladder',
    draw: ({ length, angle, ladderMass, personMass, position, gravity, wallForce, floorForce }) => {
      const [across, up] = [length * Math.cos(angle), length * Math.sin(angle)];
      const unit = (0.4 * length) / Math.max(wallForce, floorForce);
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [-0.5 * length, 0],
            [across, 0],
            [across, 1.15 * up],
          ],
        },
        {
          shape: 'line',
          points: [
            [0, 0],
            [across, up],
          ],
        },
        { shape: 'angle', at: [0, 0], from: [across, 0], to: [across, up], label: 'θ', of: 'angle' },
        {
          shape: 'arrow',
          color: 3,
          from: [across, up],
          to: [across - unit * wallForce, up],
          label: 'F',
          of: 'wallForce',
        },
        { shape: 'arrow', color: 3, from: [0, 0], to: [unit * wallForce, 0], label: 'F' },
        { shape: 'arrow', color: 4, from: [0, 0], to: [0, unit * floorForce], label: 'N', of: 'floorForce' },
        {
          shape: 'arrow',
          color: 4,
          from: [across / 2, up / 2],
          to: [across / 2, up / 2 - unit * ladderMass * gravity],
          label: 'm g',
        },
        ...(position === undefined || personMass === undefined
          ? []
          : [
              {
                shape: 'arrow',
                color: 4,
                from: [(across * position) / length, (up * position) / length],
                to: [(across * position) / length, (up * position) / length - unit * personMass * gravity],
                label: 'M g',
              } as const,
              {
                shape: 'point',
                color: 2,
                at: [(across * position) / length, (up * position) / length],
                label: 's',
                of: 'position',
              } as const,
            ]),
      ];
    },
  },
  explanation: ({ load, state, climbLimit, length, friction, ladderMass, personMass, angle }) => {
    if (load === 'nobody')
      return state === 'Holds at rest'
        ? 'The ladder alone stands: its foot needs a coefficient of friction of at least {minimumFriction}.'
        : state === 'Slips'
          ? 'The ladder alone slips: its foot needs a coefficient of friction of at least {minimumFriction}.'
          : 'The ladder alone is about to slip: its foot needs a coefficient of friction of {minimumFriction}, practically all that there is.';
    if (state === 'About to slip')
      return 'With the person at {position} the foot is about to slip: it needs a coefficient of friction of {minimumFriction}, practically all that there is.';
    if (state === 'Slips')
      return climbLimit === undefined
        ? 'The foot slips wherever the person stands; here it would need a coefficient of friction of at least {minimumFriction}.'
        : 'With the person at {position} the foot slips: it would need a coefficient of friction of at least {minimumFriction}, and holds only up to {climbLimit} along the ladder.';
    if (personMass !== undefined && footAtTop(friction, ladderMass, personMass, angle) === 'About to slip')
      return 'With the person at {position} the foot needs a coefficient of friction of at least {minimumFriction}; with the person at the top it is about to slip.';
    return climbLimit === length
      ? 'With the person at {position} the foot needs a coefficient of friction of at least {minimumFriction}; it holds with the person at any point up to the top.'
      : 'With the person at {position} the foot needs a coefficient of friction of at least {minimumFriction}; it slips when the person climbs beyond {climbLimit} along the ladder, at a height of {heightLimit}.';
  },
  requires: [
    {
      that: ({ position, length }) => position <= length,
      field: 'position',
      says: 'The position, {position}, must not be beyond the length of the ladder, {length}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ state }) => state === 'Slips',
      says: 'The foot slips: do not climb. Secure it or give it more grip.',
    },
    {
      level: 'danger',
      when: ({ state }) => state === 'About to slip',
      says: 'The foot may slip at any moment: do not climb. Secure it or give it more grip.',
    },
    {
      level: 'danger',
      when: ({ state, friction, ladderMass, personMass, angle }) =>
        state === 'Holds at rest' &&
        personMass !== undefined &&
        footAtTop(friction, ladderMass, personMass, angle) === 'Slips',
      says: 'The ladder slips before its top is reached: secure its foot or give it more grip.',
    },
    {
      level: 'danger',
      when: ({ state, friction, ladderMass, personMass, angle }) =>
        state === 'Holds at rest' &&
        personMass !== undefined &&
        footAtTop(friction, ladderMass, personMass, angle) === 'About to slip',
      says: 'With the person near the top the foot may slip at any moment: secure it or give it more grip.',
    },
    {
      level: 'danger',
      when: ({ load, state, friction, angle }) =>
        load === 'person' && state !== 'Slips' && isBelow(2 * friction * Math.tan(angle), 1),
      says: 'Without a load near its foot this ladder slips by itself.',
    },
    {
      level: 'caution',
      when: ({ angle, ladderMass, friction, personMass, state }) =>
        state === 'Holds at rest' &&
        personMass !== undefined &&
        footAtTop(friction, ladderMass, personMass, angle) === 'Holds at rest' &&
        isAbove((ladderMass / 2 + personMass) / ((ladderMass + personMass) * Math.tan(angle)), (2 / 3) * friction),
      says: 'With the person at the top the foot needs more than two thirds of the friction that there is: a wet or dusty floor or a jerk may make it slip.',
    },
    {
      level: 'caution',
      when: ({ load, state, minimumFriction, friction }) =>
        load === 'nobody' && state === 'Holds at rest' && isAbove(minimumFriction, (2 / 3) * friction),
      says: 'The ladder alone needs more than two thirds of the friction that there is: a wet or dusty floor or a jerk may make it slip.',
    },
    {
      level: 'caution',
      when: ({ load, state }) => load === 'nobody' && state === 'Holds at rest',
      says: 'A person above its middle needs more friction than the ladder alone: calculate with the person before anybody climbs.',
    },
    {
      level: 'caution',
      when: ({ angle }) => isBelow(angle, (70 * Math.PI) / 180),
      says: 'A portable ladder is set with its foot about a quarter of its length from the wall, at about 75°: this one is flatter, and bends and slips more.',
    },
    {
      level: 'caution',
      when: ({ angle }) => isAbove(angle, (80 * Math.PI) / 180),
      says: 'A portable ladder is set with its foot about a quarter of its length from the wall, at about 75°: this one is steeper, and may tip backward with the person.',
    },
  ],
  examples: [
    {
      inputs: { length: 5, angle: 75, ladderMass: 15, friction: 0.4, personMass: 80, position: 3, gravity: 9.8 },
      results: {
        minimumFriction: 0.1565387387,
        state: 'Holds at rest',
        wallForce: 145.7375658,
        floorForce: 931,
        climbLimit: 5,
        heightLimit: 4.829629131,
      },
      source: 'Python: forces and moments solved as a linear system',
    },
    {
      inputs: { length: 5, angle: 53, ladderMass: 40, friction: 0.38, load: 'nobody', gravity: 10 },
      results: { minimumFriction: 0.3767770251, state: 'Holds at rest', wallForce: 150.71081002, floorForce: 400 },
      cautions: ['ladder alone needs more', 'above its middle', 'this one is flatter'],
      source:
        'OpenStax University Physics Volume 1, §12.2: 400 N and 53° give 150.7 N and 0.377; Python: 1/(2 tan 53°)',
    },
    {
      inputs: { length: 5, angle: 75, ladderMass: 15, friction: 0.3, personMass: 80, position: 3, gravity: 9.8 },
      results: { minimumFriction: 0.1565387387, state: 'Holds at rest', climbLimit: 5 },
      cautions: ['two thirds'],
      source: 'Python: forces and moments solved as a linear system; at the top 0.2468 of 0.3',
    },
    {
      inputs: { length: 5, angle: 45, ladderMass: 20, friction: 0.9, personMass: 80, position: 2 },
      results: { minimumFriction: 0.42, state: 'Holds at rest', climbLimit: 5 },
      cautions: ['near the top', 'this one is flatter'],
      source: 'By hand: (10 + 80 × 0.4)/100; at the top (10 + 80)/100, all that there is',
    },
    {
      inputs: { length: 4, angle: 30, ladderMass: 10, friction: 0.55, personMass: 70, position: 1, gravity: 9.8 },
      results: {
        minimumFriction: 0.4871392896,
        state: 'Holds at rest',
        climbLimit: 1.165909248,
        heightLimit: 0.5829546241,
      },
      cautions: ['before its top', 'slips by itself', 'this one is flatter'],
      source: 'Python: forces and moments solved as a linear system, the limit by bisection',
    },
    {
      inputs: { length: 4, angle: 30, ladderMass: 10, friction: 0.55, personMass: 70, position: 3, gravity: 9.8 },
      results: { minimumFriction: 1.244911518, state: 'Slips', wallForce: 976.0106301, climbLimit: 1.165909248 },
      cautions: ['do not climb', 'this one is flatter'],
      source: 'Python: forces and moments solved as a linear system, the limit by bisection',
    },
    {
      inputs: { length: 5, angle: 60, ladderMass: 20, friction: 0.05, personMass: 80, position: 1, gravity: 9.8 },
      results: { minimumFriction: 0.15011107, state: 'Slips', floorForce: 980 },
      cautions: ['do not climb', 'this one is flatter'],
      source: 'Python: forces and moments solved as a linear system',
    },
    {
      inputs: { length: 5, angle: 60, ladderMass: 20, friction: 0.25, load: 'nobody', gravity: 9.8 },
      results: { minimumFriction: 0.2886751346, state: 'Slips', wallForce: 56.58032638 },
      cautions: ['do not climb', 'this one is flatter'],
      source: 'Python: forces and moments solved as a linear system',
    },
    {
      inputs: { length: 5, angle: 82, ladderMass: 15, friction: 0.3, personMass: 80, position: 3 },
      results: { minimumFriction: 0.08210543501, wallForce: 76.4920301, climbLimit: 5 },
      cautions: ['this one is steeper'],
      source: 'Python: forces and moments solved as a linear system',
    },
    {
      inputs: { length: 5, angle: 75, ladderMass: 15, friction: 0.156538, personMass: 80, position: 3 },
      results: { minimumFriction: 0.1565387387, state: 'About to slip', climbLimit: 2.99998363 },
      cautions: ['at any moment'],
      source: 'Python: forces and moments solved as a linear system: 0.15653874 needed, a hair more than there is',
    },
    {
      inputs: { length: 5, angle: 45, ladderMass: 15, friction: 0.5, load: 'nobody' },
      results: { minimumFriction: 0.5, state: 'About to slip' },
      cautions: ['at any moment', 'this one is flatter'],
      source: 'By hand: 1/(2 tan 45°)',
    },
    {
      inputs: { length: 5, angle: 75, ladderMass: 15, friction: 0.3, personMass: 80, position: 5.5 },
      refused: 'beyond the length',
      source: 'By definition',
    },
  ],
  notes: [
    'Uniform ladder; the wall is taken as smooth, which is on the safe side: friction there lets a person climb higher.',
    'Resting forces on firm, level ground. Climbing, reaching to a side, wind and a wet or loose floor need a reserve; sinking, sideways tipping and the strength of the ladder are not looked at. The instructions of its maker and the rules of the workplace come first.',
  ],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §12.2' },
    { title: 'OSHA: 29 CFR 1926.1053(b)(5)(i), a quarter of the working length' },
  ],
});
