import { constant, defineEquations, isAbove, number, percent, quantity } from '@reckoner/engine';

/** n_s = 120 f/p in revolutions a minute; s = (n_s - n)/n_s; the rotor sees s·f. */
export default defineEquations({
  title: 'Synchronous speed and slip',
  description: 'Synchronous speed from frequency and poles, and slip, speed and rotor frequency of an induction motor.',
  keywords: ['induction motor', 'rpm', 'number of poles', 'slip', '120 f / p'],
  variables: {
    synchronous: quantity('turn/s', { label: 'Synchronous speed', unit: 'rpm', symbol: 'n_s', above: 0 }),
    frequency: quantity('Hz', { label: 'Supply frequency', symbol: 'f', above: 0, max: 100000 }),
    poles: number({ label: 'Number of poles', symbol: 'p', min: 2, max: 1000 }),
    speed: quantity('turn/s', { label: 'Rotor speed', unit: 'rpm', symbol: 'n', min: 0, optional: true }),
    slip: percent({ usual: [-10, 100], label: 'Slip', symbol: 's', min: -100, max: 200, optional: true }),
    rotorFrequency: quantity('Hz', { label: 'Rotor frequency', symbol: 'f_r', optional: true }),
  },
  equations: ({ synchronous, frequency, poles, speed, slip, rotorFrequency }) => [
    [synchronous, (constant(2, 'turn') * frequency) / poles],
    [slip, (synchronous - speed) / synchronous],
    [rotorFrequency, slip * frequency],
  ],
  explanation: ({ slip }) =>
    slip === undefined
      ? 'At {frequency}, {poles} poles turn at {synchronous}.'
      : 'At {frequency}, {poles} poles turn at {synchronous}; {speed} is a slip of {slip}{slip|, faster than the field: the machine generates||}.',
  cautions: [
    {
      level: 'caution',
      when: ({ poles }) => isAbove(Math.abs(poles / 2 - Math.round(poles / 2)), 1e-6),
      says: 'A machine has an even number of poles, not {poles}: the speed on the name plate of an induction motor is that of the rotor, below the synchronous one.',
    },
  ],
  examples: [
    {
      inputs: { frequency: 60, poles: 4, speed: 1750 },
      results: { synchronous: 1800, slip: 2.77777777778, rotorFrequency: 1.66666666667 },
      source: 'By hand: 120 × 60/4; 50/1800; × 60',
    },
    {
      inputs: { synchronous: 1500, frequency: 50, slip: 3 },
      results: { poles: 4, speed: 1455, rotorFrequency: 1.5 },
      source: 'By hand: 120 × 50/1500; 1500 × 0.97; 0.03 × 50',
    },
    {
      inputs: { synchronous: 1500, frequency: 50, speed: 1530 },
      results: { poles: 4, slip: -2, rotorFrequency: -1 },
      source: 'By hand: -30/1500; a generator',
    },
    {
      inputs: { synchronous: 1750, frequency: 60 },
      results: { poles: 4.114285714286 },
      cautions: ['even number of poles'],
      source: 'By hand: 120 × 60/1750',
    },
  ],
  references: [{ title: 'Fitzgerald, Kingsley, Umans: Electric Machinery, 6th ed., ch. 6', isbn: '978-0-07-366009-7' }],
});
