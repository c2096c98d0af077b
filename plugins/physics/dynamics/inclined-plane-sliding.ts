import { category, cosTurn, defineCalculator, type FigurePoint, number, quantity, sinTurn } from '@reckoner/engine';
import { gravity, mass } from '../shared/fields.js';

/** A block released from rest on a slope with Coulomb friction. */
export default defineCalculator({
  title: 'Inclined plane with friction',
  description:
    'Normal force, downhill force, friction and acceleration of a block on a slope, and its time and speed at the end.',
  keywords: ['ramp', 'slope', 'sliding block', 'angle of repose', 'normal force'],
  inputs: {
    mass,
    angle: quantity('rad', { label: 'Slope angle', unit: 'deg', symbol: '\\theta', min: 0, max: 90 }),
    friction: number({
      usual: [0, 3],
      label: 'Coefficient of friction',
      help: 'The static one where both are given.',
      symbol: '\\mu',
      min: 0,
      max: 10,
      default: 0,
    }),
    kineticFriction: number({
      usual: [0, 3],
      label: 'Coefficient of kinetic friction',
      help: 'As the static one where left out.',
      symbol: '\\mu_k',
      min: 0,
      max: 10,
      default: ({ friction }) => friction,
    }),
    length: quantity('m', { label: 'Length of the slope', symbol: 'L', above: 0, max: 1e6, optional: true }),
    gravity,
  },
  outputs: {
    acceleration: quantity('m/s^2', { label: 'Acceleration', symbol: 'a' }),
    normalForce: quantity('N', { label: 'Normal force', symbol: 'N' }),
    parallelForce: quantity('N', { label: 'Weight along the slope', symbol: 'F_\\parallel' }),
    frictionForce: quantity('N', { label: 'Friction force', symbol: 'F_f' }),
    state: category(['At rest', 'Sliding'], { label: 'State' }),
    slideTime: quantity('s', { label: 'Slide time', symbol: 't', optional: true }),
    endSpeed: quantity('m/s', { label: 'Speed at the end', symbol: 'v', optional: true }),
  },
  formula: ({ mass, angle, friction, kineticFriction, length, gravity }) => {
    const normalForce = mass * gravity * cosTurn(angle);
    const parallelForce = mass * gravity * sinTurn(angle);
    const kinetic = kineticFriction * normalForce;
    // A slope whose tangent is the coefficient still holds, whatever the last digit of its sine.
    if (parallelForce <= friction * normalForce * (1 + 1e-12))
      return {
        acceleration: 0,
        normalForce,
        parallelForce,
        frictionForce: parallelForce,
        state: 'At rest',
      };
    const acceleration = gravity * (sinTurn(angle) - kineticFriction * cosTurn(angle));
    const sliding = { acceleration, normalForce, parallelForce, frictionForce: kinetic, state: 'Sliding' as const };
    if (length === undefined) return sliding;
    return {
      ...sliding,
      slideTime: Math.sqrt((2 * length) / acceleration),
      endSpeed: Math.sqrt(2 * acceleration * length),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Forces',
    draw: ({ angle, normalForce, parallelForce, frictionForce }) => {
      if (angle === 0 || angle > 1.4) return undefined;
      const [across, up] = [Math.cos(angle), Math.sin(angle)];
      // Along the slope and away from it, from the middle of the block.
      const at = (along: number, off: number): FigurePoint => [
        0.5 * across + along * across - off * up,
        0.5 * up + along * up + off * across,
      ];
      const weight = Math.hypot(normalForce, parallelForce);
      const size = (force: number) => (0.5 * force) / weight;
      return [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [across, 0],
            [across, up],
          ],
        },
        { shape: 'angle', at: [0, 0], from: [across, 0], to: [across, up], label: 'θ', of: 'angle' },
        { shape: 'polygon', color: 5, points: [at(-0.1, 0), at(0.1, 0), at(0.1, 0.12), at(-0.1, 0.12)] },
        {
          shape: 'arrow',
          color: 3,
          from: at(0, 0.06),
          to: at(0, 0.06 + size(normalForce)),
          label: 'N',
          of: 'normalForce',
        },
        {
          shape: 'arrow',
          color: 2,
          from: at(-0.1, 0.06),
          to: at(-0.1 - size(parallelForce), 0.06),
          of: 'parallelForce',
        },
        ...(frictionForce > 0
          ? [
              {
                shape: 'arrow',
                color: 4,
                from: at(0.1, 0.06),
                to: at(0.1 + size(frictionForce), 0.06),
                label: 'F',
                of: 'frictionForce',
              } as const,
            ]
          : []),
      ];
    },
  },
  explanation: ({ state, parallelForce }) =>
    state === 'Sliding'
      ? 'The block slides with {acceleration}: {parallelForce} downhill against {frictionForce} of friction.'
      : parallelForce === 0
        ? 'On level ground nothing pulls the block along: it rests without friction.'
        : 'Friction holds the block: it balances {parallelForce} downhill.',
  requires: [
    {
      that: ({ friction, kineticFriction }) => kineticFriction <= friction,
      field: 'kineticFriction',
      says: 'The kinetic coefficient, {kineticFriction}, must not exceed the static one, {friction}.',
    },
  ],
  examples: [
    {
      inputs: { mass: 5, angle: 30, friction: 0.2, length: 4, gravity: 9.8 },
      results: {
        acceleration: 3.20259021,
        normalForce: 42.4352448,
        parallelForce: 24.5,
        frictionForce: 8.48704896,
        state: 'Sliding',
        slideTime: 1.5804993,
        endSpeed: 5.06169158,
      },
      source: 'Python 3.11: g (sin 30° - 0.2 cos 30°), √(2L/a), √(2aL)',
    },
    {
      inputs: { mass: 10, angle: 15, friction: 0.5 },
      results: { acceleration: 0, normalForce: 94.724965, frictionForce: 25.3814779, state: 'At rest' },
      source: 'Python 3.11: tan 15° < 0.5, so friction equals m g sin 15°',
    },
    {
      inputs: { mass: 1, angle: 90, gravity: 9.8 },
      results: { acceleration: 9.8, parallelForce: 9.8, normalForce: 0 },
      source: 'By definition: free fall',
    },
    {
      inputs: { mass: 1, angle: 45, friction: 1, gravity: 10 },
      results: { acceleration: 0, frictionForce: 7.07106781, state: 'At rest' },
      source: 'By hand: tan 45° = 1, at the limit; 10/√2',
    },
    {
      inputs: { mass: 5, angle: 30, friction: 0.4, kineticFriction: 0.2, length: 4, gravity: 9.8 },
      results: { acceleration: 3.20259021, frictionForce: 8.48704896, state: 'Sliding' },
      source: 'Python 3.11: tan 30° > 0.4; g (sin 30° - 0.2 cos 30°)',
    },
    {
      inputs: { mass: 1, angle: 30, friction: 0.2, kineticFriction: 0.4 },
      refused: 'must not exceed',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §5-3 and §6-1' }],
});
