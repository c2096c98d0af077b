import {
  category,
  choice,
  classify,
  defineCalculator,
  isAtLeast,
  isAtMost,
  number,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

const TOO_LATE =
  'In {time} the mass would swing more than a billion times, so that its place in the last swing cannot be told: give an earlier time.';

/** m x'' + c x' + k x = 0 from a start position and velocity; γ = c/2m, ω₀² = k/m. */
export default defineCalculator({
  title: 'Damped harmonic oscillator',
  description:
    'Position and velocity of a damped mass on a spring at a time, with damping ratio, damped frequency, logarithmic decrement and quality factor.',
  keywords: [
    'damped oscillation',
    'underdamped',
    'overdamped',
    'critically damped',
    'damping ratio',
    'logarithmic decrement',
    'spring mass damper',
    'free vibration with damping',
    'quality factor of an oscillator',
  ],
  inputs: {
    mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 1e-9, max: 1e9 }),
    stiffness: quantity('N/m', { label: 'Spring constant', symbol: 'k', min: 1e-6, max: 1e12 }),
    given: choice(
      { coefficient: 'Damping coefficient', ratio: 'Damping ratio', quality: 'Quality factor' },
      { label: 'Damping is given as', default: 'coefficient' },
    ),
    damping: quantity('N*s/m', {
      label: 'Damping coefficient',
      help: 'Force per speed; without damping 0.',
      symbol: 'c',
      min: 0,
      max: 1e12,
      when: { given: 'coefficient' },
    }),
    dampingRatio: number({
      label: 'Damping ratio',
      help: '1 is critical; steel frames about 0.02, car suspensions 0.2 to 0.4.',
      symbol: '\\zeta',
      min: 0,
      max: 1000,
      usual: [0, 20],
      when: { given: 'ratio' },
    }),
    qualityFactor: number({
      label: 'Quality factor',
      help: '1/2 is critical damping.',
      symbol: 'Q',
      min: 0.001,
      max: 1e12,
      when: { given: 'quality' },
    }),
    start: quantity('m', { label: 'Position at the start', unit: 'cm', symbol: 'x_0', min: -1e6, max: 1e6 }),
    startVelocity: quantity('m/s', { label: 'Velocity at the start', symbol: 'v_0', min: -1e6, max: 1e6, default: 0 }),
    time: quantity('s', { label: 'Time', symbol: 't', min: 0, max: 1e5 }),
  },
  outputs: {
    position: quantity('m', { label: 'Position', unit: 'cm', symbol: 'x' }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'v' }),
    ratio: number({ label: 'Damping ratio', symbol: '\\zeta', places: 3 }),
    regime: category(['Undamped', 'Underdamped', 'Critically damped', 'Overdamped'], { label: 'Damping', of: 'ratio' }),
    dampedFrequency: quantity('1/s', { label: 'Damped frequency', unit: 'Hz', symbol: 'f_d', optional: true }),
    decrement: number({ label: 'Logarithmic decrement', symbol: '\\delta', optional: true }),
    quality: number({ label: 'Quality factor', symbol: 'Q', optional: true }),
    coefficient: quantity('N*s/m', { label: 'Damping coefficient', symbol: 'c' }),
  },
  formula: ({ mass, stiffness, given, damping, dampingRatio, qualityFactor, start, startVelocity, time }) => {
    const omega0 = Math.sqrt(stiffness / mass);
    const critical = 2 * Math.sqrt(mass * stiffness);
    const ratio =
      given === 'coefficient' ? damping / critical : given === 'ratio' ? dampingRatio : 1 / (2 * qualityFactor);
    const coefficient = given === 'coefficient' ? damping : ratio * critical;
    const gamma = coefficient / (2 * mass);
    const regime =
      damping === 0 || dampingRatio === 0
        ? 'Undamped'
        : classify(
            roundTo(ratio, 3),
            [
              [1, 'Underdamped'],
              [1.001, 'Critically damped'],
            ],
            'Overdamped',
          );
    const quality =
      damping === 0 || dampingRatio === 0 ? undefined : given === 'quality' ? qualityFactor : 1 / (2 * ratio);
    const discriminant = sumOfProducts([coefficient, coefficient], [-4, mass, stiffness]);
    if (discriminant < 0) {
      const omega = Math.sqrt(-discriminant) / (2 * mass);
      const swings = regime !== 'Critically damped';
      return {
        position:
          Math.exp(-gamma * time) *
          (start * Math.cos(omega * time) + ((startVelocity + gamma * start) * Math.sin(omega * time)) / omega),
        velocity:
          Math.exp(-gamma * time) *
          (startVelocity * Math.cos(omega * time) -
            ((gamma * startVelocity + omega0 ** 2 * start) * Math.sin(omega * time)) / omega),
        ratio,
        regime,
        dampedFrequency: swings ? omega / (2 * Math.PI) : undefined,
        decrement: swings ? (2 * Math.PI * gamma) / omega : undefined,
        quality,
        coefficient,
      };
    }
    // The slow decay γ − β, written so that it does not cancel; where β is 0 the fraction of it becomes t.
    const beta = Math.sqrt(discriminant) / (2 * mass);
    const alpha = omega0 ** 2 / (gamma + beta);
    const tau = discriminant === 0 ? time : -Math.expm1(-2 * beta * time) / (2 * beta);
    return {
      position:
        Math.exp(-alpha * time) *
        ((start * (1 + Math.exp(-2 * beta * time))) / 2 + (startVelocity + gamma * start) * tau),
      velocity:
        Math.exp(-alpha * time) *
        ((startVelocity * (1 + Math.exp(-2 * beta * time))) / 2 - (gamma * startVelocity + omega0 ** 2 * start) * tau),
      ratio,
      regime,
      quality,
      coefficient,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Position over time',
    x: { of: 'time' },
    y: { of: 'position' },
    curve: ({ mass, stiffness, coefficient, start, startVelocity, time, position }) => {
      const gamma = coefficient / (2 * mass);
      const omega0 = Math.sqrt(stiffness / mass);
      const discriminant = gamma ** 2 - omega0 ** 2;
      const slow = discriminant > 0 ? omega0 ** 2 / (gamma + Math.sqrt(discriminant)) : omega0;
      const to = Math.max(time, 10 / slow);
      // Of more swings than these the places that are tried would miss the turns.
      if (to * omega0 > 150) return undefined;
      const at = (t: number) => {
        if (discriminant >= 0) {
          const beta = Math.sqrt(discriminant);
          const late = Math.exp(-2 * beta * t);
          const sine = beta === 0 ? t : (1 - late) / (2 * beta);
          return Math.exp((beta - gamma) * t) * ((start * (1 + late)) / 2 + (startVelocity + gamma * start) * sine);
        }
        const omega = Math.sqrt(-discriminant);
        return (
          Math.exp(-gamma * t) *
          (start * Math.cos(omega * t) + ((startVelocity + gamma * start) * Math.sin(omega * t)) / omega)
        );
      };
      return { from: 0, to, lines: [{ y: at }], marks: [{ x: time, y: position, label: 't' }] };
    },
  },
  requires: [
    {
      that: ({ mass, stiffness, damping, time }) =>
        isAtLeast(damping ** 2, 4 * mass * stiffness) || isAtMost(time ** 2 * stiffness, 1e20 * mass),
      field: 'time',
      says: TOO_LATE,
    },
    {
      that: ({ mass, stiffness, dampingRatio, time }) =>
        dampingRatio >= 1 || isAtMost(time ** 2 * stiffness, 1e20 * mass),
      field: 'time',
      says: TOO_LATE,
    },
    {
      that: ({ mass, stiffness, qualityFactor, time }) =>
        qualityFactor <= 0.5 || isAtMost(time ** 2 * stiffness, 1e20 * mass),
      field: 'time',
      says: TOO_LATE,
    },
  ],
  explanation: ({ regime }) => {
    if (regime === 'Undamped')
      return 'At {time} the body stands at {position} and moves with {velocity}; without damping it swings on.';
    const place =
      'At {time} the body stands at {position} and moves with {velocity}; with a damping ratio of {ratio} it is';
    if (regime === 'Underdamped') return `${place} underdamped.`;
    return regime === 'Overdamped' ? `${place} overdamped: it does not swing.` : `${place} critically damped.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ velocity }) => isRelativistic(velocity),
      says: 'At more than a tenth of the speed of light these equations no longer hold: check the units.',
    },
  ],
  examples: [
    {
      inputs: { mass: 1, stiffness: 1000000000, damping: 0, start: 1000000, time: 0.1 },
      results: { position: -261575.65, velocity: -305217657 },
      cautions: ['a tenth of the speed of light'],
      source: 'Python: A cos ωt and −A ω sin ωt with ω = √10⁹ rad/s',
    },
    {
      inputs: { mass: 2, stiffness: 200, damping: 4, start: 10, time: 0.5 },
      results: {
        position: 0.9855066762,
        velocity: 0.5886967935,
        ratio: 0.1,
        regime: 'Underdamped',
        dampedFrequency: 1.583571689,
        decrement: 0.6314838834,
        quality: 5,
        coefficient: 4,
      },
      source: 'mpmath: exponential of the matrix of the two first-order equations; ζ = 4/(2√400)',
    },
    {
      inputs: { mass: 2, stiffness: 200, damping: 40, start: 10, startVelocity: -0.5, time: 0.2 },
      results: { position: 2.706705665, velocity: -0.2030029249, ratio: 1, regime: 'Critically damped', quality: 0.5 },
      source: 'mpmath: matrix exponential; by hand (0.1 + 0.5 × 0.2) e⁻²',
    },
    {
      inputs: { mass: 2, stiffness: 200, damping: 100, start: 10, time: 0.3 },
      results: { position: 5.590040918, velocity: -0.1166708278, ratio: 2.5, regime: 'Overdamped', quality: 0.2 },
      source: 'mpmath: matrix exponential',
    },
    {
      inputs: { mass: 1, stiffness: 100, damping: 0, start: 10, startVelocity: 1, time: 0.3 },
      results: {
        position: -8.488724885,
        velocity: -1.131112505,
        ratio: 0,
        regime: 'Undamped',
        dampedFrequency: 1.591549431,
        decrement: 0,
      },
      source: 'By hand: 0.1 (cos 3 + sin 3), its derivative',
    },
    {
      inputs: { mass: 1, stiffness: 1, damping: 2.002, start: 10, time: 1 },
      results: { position: 7.358814598, velocity: -0.0367634323, ratio: 1.001, regime: 'Overdamped' },
      source: 'mpmath: matrix exponential',
    },
    {
      inputs: { mass: 2, stiffness: 200, damping: 39.999, start: 10, time: 0.2 },
      results: { position: 4.059968272, velocity: -0.2706750777, regime: 'Critically damped' },
      source: 'mpmath: matrix exponential; a damping ratio of 0.999975',
    },
    {
      inputs: { mass: 2, stiffness: 200, given: 'ratio', dampingRatio: 0.1, start: 10, time: 0.5 },
      results: { position: 0.9855066762, velocity: 0.5886967935, ratio: 0.1, quality: 5, coefficient: 4 },
      source: 'By hand: c = 2 × 0.1 × √400, as in the first example',
    },
    {
      inputs: { mass: 2, stiffness: 200, given: 'quality', qualityFactor: 5, start: 10, time: 0.5 },
      results: { position: 0.9855066762, ratio: 0.1, regime: 'Underdamped', quality: 5, coefficient: 4 },
      source: 'By hand: ζ = 1/(2 × 5), as in the first example',
    },
    {
      inputs: { mass: 1, stiffness: 100, given: 'ratio', dampingRatio: 0, start: 10, startVelocity: 1, time: 0.3 },
      results: { position: -8.488724885, regime: 'Undamped', decrement: 0, coefficient: 0 },
      source: 'By hand: 0.1 (cos 3 + sin 3)',
    },
    {
      inputs: { mass: 1, stiffness: 7, given: 'ratio', dampingRatio: 1, start: 10, time: 0.5 },
      results: { position: 6.187402451, regime: 'Critically damped', ratio: 1, quality: 0.5, coefficient: 5.291502622 },
      source: 'By hand: 0.1 (1 + √7/2) e^(−√7/2)',
    },
    {
      inputs: { mass: 0.001, stiffness: 1000000000, damping: 0, start: 10, time: 100000 },
      refused: 'more than a billion times',
      source: 'By hand: 10^6 rad/s over 10^5 s is 10^11 rad',
    },
    {
      inputs: { mass: 0.001, stiffness: 1000000000, given: 'ratio', dampingRatio: 0, start: 10, time: 100000 },
      refused: 'more than a billion times',
      source: 'By hand: 10^11 rad',
    },
    {
      inputs: { mass: 0.001, stiffness: 1000000000, given: 'quality', qualityFactor: 10, start: 10, time: 100000 },
      refused: 'more than a billion times',
      source: 'By hand: 10^11 rad',
    },
  ],
  notes: [
    'The damping force grows with the speed, as of a dashpot: dry friction and drag in proportion to the square of the speed are other laws.',
  ],
  references: [
    { title: 'Taylor: Classical Mechanics (2005), §5.4', isbn: '978-1-891389-22-1' },
    { title: 'Rao: Mechanical Vibrations, 5th ed., §2.6' },
  ],
});
