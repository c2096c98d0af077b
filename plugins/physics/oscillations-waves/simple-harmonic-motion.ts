import { cosTurn, defineCalculator, quantity, roundNear, sinTurn } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** x = A cos(ωt + φ) and its derivatives. */
export default defineCalculator({
  title: 'Simple harmonic motion',
  description:
    'Position, velocity and acceleration of a harmonic oscillation at a time, and its energies with the mass.',
  keywords: ['oscillation', 'sinusoidal motion', 'amplitude', 'phase', 'shm'],
  inputs: {
    amplitude: quantity('m', { label: 'Amplitude', unit: 'cm', symbol: 'A', min: 0, max: 1e9 }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', min: 0, max: 1e6 }),
    phase: quantity('rad', {
      label: 'Phase at time zero',
      unit: 'deg',
      symbol: '\\varphi',
      min: -360,
      max: 360,
      default: 0,
    }),
    time: quantity('s', { label: 'Time', symbol: 't', min: 0, max: 1e6 }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e12, optional: true }),
  },
  outputs: {
    position: quantity('m', { label: 'Position', unit: 'cm', symbol: 'x' }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'v' }),
    acceleration: quantity('m/s^2', { label: 'Acceleration', symbol: 'a' }),
    kinetic: quantity('J', { label: 'Kinetic energy', symbol: 'E_k', optional: true }),
    potential: quantity('J', { label: 'Potential energy', symbol: 'E_p', optional: true }),
    energy: quantity('J', { label: 'Total energy', symbol: 'E', optional: true }),
  },
  formula: ({ amplitude, frequency, phase, time, mass }) => {
    const omega = 2 * Math.PI * frequency;
    // Whole periods are left out before they are turned to radians, so that many of them keep the digits.
    const periods = frequency * time;
    const angle = 2 * Math.PI * (periods - roundNear(periods)) + phase;
    const position = amplitude * cosTurn(angle);
    const velocity = -omega * amplitude * sinTurn(angle);
    const motion = { position, velocity, acceleration: -(omega ** 2) * position };
    if (mass === undefined) return motion;
    return {
      ...motion,
      kinetic: 0.5 * mass * velocity ** 2,
      potential: 0.5 * mass * omega ** 2 * position ** 2,
      energy: 0.5 * mass * omega ** 2 * amplitude ** 2,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Position over time',
    x: { of: 'time' },
    y: { of: 'position' },
    curve: ({ amplitude, frequency, phase, time, position }) => {
      if (frequency === 0 || amplitude === 0) return undefined;
      const from = Math.max(0, time - 1 / frequency);
      // Whole periods before the start are left out: they change nothing but the digits.
      const start = (frequency * from) % 1;
      return {
        from,
        to: from + 2 / frequency,
        lines: [{ y: (t) => amplitude * Math.cos(2 * Math.PI * (start + frequency * (t - from)) + phase) }],
        marks: [{ x: time, y: position, label: 't' }],
      };
    },
  },
  explanation: 'At {time} the body stands at {position} and moves with {velocity}.',
  cautions: [
    {
      level: 'caution',
      when: ({ amplitude, frequency }) => isRelativistic(2 * Math.PI * frequency * amplitude),
      says: 'In the middle the body would move at more than a tenth of the speed of light, where these equations no longer hold: check the units of amplitude and frequency.',
    },
  ],
  examples: [
    {
      inputs: { amplitude: 10, frequency: 0.5, time: 0.25, mass: 2 },
      results: {
        position: 7.07106781,
        velocity: -0.222144147,
        acceleration: -0.69788642,
        kinetic: 0.049348022,
        potential: 0.049348022,
        energy: 0.098696044,
      },
      source: 'Python 3.11: A cos(πt), its derivatives, m ω² A²/2',
    },
    {
      inputs: { amplitude: 4, frequency: 1, phase: -90, time: 0 },
      results: { position: 0, velocity: 0.251327412, acceleration: 0 },
      source: 'By hand: ω A at the passage through rest',
    },
    {
      inputs: { amplitude: 10, frequency: 1000, time: 1000 },
      results: { position: 10, velocity: 0 },
      source: 'By hand: a million whole periods',
    },
    {
      inputs: { amplitude: 1000, frequency: 1000000, time: 0.5 },
      results: { position: 1000, velocity: 0 },
      cautions: ['a tenth of the speed of light'],
      source: 'By hand: whole periods; 2π × 10⁶ × 10 m/s is a fifth of the speed of light in the middle',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §15-1 and §15-2' }],
});
