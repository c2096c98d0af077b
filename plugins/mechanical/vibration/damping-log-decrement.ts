import { choice, defineCalculator, integer, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';

/** Viscous damping from the decay of free vibration, or from the width of a resonance peak. */
export default defineCalculator({
  title: 'Damping ratio from log decrement',
  description:
    'Damping ratio, logarithmic decrement and quality factor from two peaks of a decaying vibration or from the half-power bandwidth of a resonance.',
  keywords: [
    'logarithmic decrement',
    'log decrement method',
    'half-power bandwidth',
    'damping ratio from test',
    'free decay test',
    'quality factor',
    'loss factor',
    '3 dB bandwidth damping',
  ],
  inputs: {
    method: choice(
      { decay: 'Peaks of a free decay', bandwidth: 'Half-power (−3 dB) bandwidth' },
      { label: 'Method', default: 'decay' },
    ),
    first: number({
      label: 'First peak',
      help: 'Height above rest, in any unit; both peaks on the same side.',
      symbol: 'x_0',
      above: 0,
      max: 1e12,
      when: { method: 'decay' },
    }),
    later: number({
      label: 'Later peak',
      help: 'In the unit of the first peak.',
      symbol: 'x_N',
      above: 0,
      max: 1e12,
      when: { method: 'decay' },
    }),
    cycles: integer({
      label: 'Cycles between the peaks',
      symbol: 'N',
      min: 1,
      max: 100000,
      default: 1,
      when: { method: 'decay' },
    }),
    measuredFrequency: quantity('1/s', {
      label: 'Measured frequency of the decay',
      help: 'For the undamped natural frequency.',
      unit: 'Hz',
      symbol: 'f_d',
      min: 1e-6,
      max: 1e9,
      optional: true,
      when: { method: 'decay' },
    }),
    resonance: quantity('1/s', {
      label: 'Frequency of the peak',
      unit: 'Hz',
      symbol: 'f_r',
      min: 1e-6,
      max: 1e9,
      when: { method: 'bandwidth' },
    }),
    lower: quantity('1/s', {
      label: 'Lower half-power frequency',
      help: 'Where the amplitude is 0.707 of the peak.',
      unit: 'Hz',
      symbol: 'f_a',
      min: 1e-6,
      max: 1e9,
      when: { method: 'bandwidth' },
    }),
    upper: quantity('1/s', {
      label: 'Upper half-power frequency',
      unit: 'Hz',
      symbol: 'f_b',
      min: 1e-6,
      max: 1e9,
      when: { method: 'bandwidth' },
    }),
  },
  outputs: {
    dampingRatio: number({ label: 'Damping ratio', symbol: '\\zeta', places: 5 }),
    decrement: number({ label: 'Logarithmic decrement', symbol: '\\delta', places: 4 }),
    qualityFactor: number({ label: 'Quality factor', symbol: 'Q', places: 2 }),
    lossFactor: number({ label: 'Loss factor', symbol: '\\eta', places: 4 }),
    naturalFrequency: quantity('1/s', {
      label: 'Undamped natural frequency',
      unit: 'Hz',
      symbol: 'f_n',
      places: 3,
      optional: true,
    }),
  },
  formula: ({ method, first, later, cycles, measuredFrequency, resonance, lower, upper }) => {
    if (method === 'bandwidth') {
      const dampingRatio = (upper - lower) / (2 * resonance);
      return {
        dampingRatio,
        decrement: (2 * Math.PI * dampingRatio) / Math.sqrt(1 - dampingRatio ** 2),
        qualityFactor: 1 / (2 * dampingRatio),
        lossFactor: 2 * dampingRatio,
      };
    }
    const decrement = Math.log(first / later) / cycles;
    const dampingRatio = decrement / Math.sqrt((2 * Math.PI) ** 2 + decrement ** 2);
    return {
      dampingRatio,
      decrement,
      qualityFactor: 1 / (2 * dampingRatio),
      lossFactor: 2 * dampingRatio,
      naturalFrequency:
        measuredFrequency === undefined ? undefined : measuredFrequency / Math.sqrt(1 - dampingRatio ** 2),
    };
  },
  requires: [
    {
      that: ({ first, later }) => later < first,
      field: 'later',
      says: 'The later peak, {later}, must be below the first one, {first}: a damped vibration decays.',
    },
    {
      that: ({ lower, resonance }) => lower < resonance,
      field: 'lower',
      says: 'The lower half-power frequency, {lower}, must be below that of the peak, {resonance}.',
    },
    {
      that: ({ resonance, upper }) => resonance < upper,
      field: 'upper',
      says: 'The upper half-power frequency, {upper}, must be above that of the peak, {resonance}.',
    },
    {
      that: ({ lower, upper }) => lower < upper,
      field: 'upper',
      says: 'The upper half-power frequency, {upper}, must be above the lower one, {lower}.',
    },
    {
      that: ({ lower, upper, resonance }) => isBelow(upper - lower, 0.7 * resonance),
      field: 'upper',
      says: 'From {lower} to {upper} is too wide a band for a peak at {resonance}: with so much damping the half-power method does not hold.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, dampingRatio }) => method === 'bandwidth' && roundTo(dampingRatio, 5) >= 0.1,
      says: 'The half-power method is for light damping: at a ratio of {dampingRatio} it gives too much, by some 2% near 0.1, 9% near 0.2 and 20% near 0.35. Take a free decay too.',
    },
    {
      level: 'caution',
      when: ({ method, dampingRatio }) => method === 'decay' && roundTo(dampingRatio, 5) >= 0.5,
      says: 'At a damping ratio of {dampingRatio} the later peak is too small to be measured well: the overshoot of a step tells more.',
    },
    {
      level: 'caution',
      when: ({ method, first, later }) => method === 'decay' && isAbove(later, 0.9 * first),
      says: 'The two peaks are nearly equal: a small error of reading changes the damping much. Take a peak more cycles later.',
    },
    {
      level: 'caution',
      when: ({ method, lower, resonance, upper }) =>
        method === 'bandwidth' && isAbove(Math.abs(upper + lower - 2 * resonance), 0.3 * (upper - lower)),
      says: 'The peak at {resonance} lies far from the middle between {lower} and {upper}: check the readings, and whether another mode is near.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Free decay',
    x: { label: 'Cycles' },
    y: { label: 'Part of the first peak' },
    curve: ({ decrement, cycles }) => ({
      from: 0,
      to: Math.min(Math.max(cycles ?? 1, 5), 30),
      lines: [
        { label: 'Motion', y: (cycle) => Math.exp(-decrement * cycle) * Math.cos(2 * Math.PI * cycle) },
        { label: 'Envelope', dashed: true, y: (cycle) => Math.exp(-decrement * cycle) },
      ],
    }),
  },
  explanation:
    'The damping is {dampingRatio} of the critical one, a logarithmic decrement of {decrement} and a quality factor of {qualityFactor}.',
  examples: [
    {
      inputs: { first: 10, later: 1, cycles: 5, measuredFrequency: 12 },
      results: {
        dampingRatio: 0.073097485,
        decrement: 0.4605170186,
        qualityFactor: 6.840180617,
        lossFactor: 0.14619497,
        naturalFrequency: 12.0321885,
      },
      source: 'Python: ln(10)/5; δ/√(4π² + δ²); 12/√(1 − ζ²)',
    },
    {
      inputs: { first: 5, later: 2 },
      results: { dampingRatio: 0.144305794, decrement: 0.9162907319, qualityFactor: 3.464864336 },
      source: 'By hand: two fifths after one cycle, δ = ln 2.5',
    },
    {
      inputs: { first: 1, later: 0.001 },
      results: { dampingRatio: 0.7397584, decrement: 6.907755279, lossFactor: 1.479516802 },
      cautions: ['too small to be measured'],
      source: 'Python: ln(1000); δ/√(4π² + δ²)',
    },
    {
      inputs: { method: 'bandwidth', resonance: 50.1, lower: 49.2, upper: 51 },
      results: {
        dampingRatio: 0.017964072,
        decrement: 0.112889809,
        qualityFactor: 27.83333333,
        lossFactor: 0.035928144,
      },
      source: 'By hand: 1.8/50.1 = 1/Q; Python: 2πζ/√(1 − ζ²)',
    },
    {
      inputs: { method: 'bandwidth', resonance: 11, lower: 9, upper: 14 },
      results: { dampingRatio: 0.227272727, qualityFactor: 2.2, decrement: 1.466369875 },
      cautions: ['light damping'],
      source: 'By hand: 5/22, 11/5; Python: 2πζ/√(1 − ζ²)',
    },
    {
      inputs: { first: 10, later: 9.5 },
      results: { dampingRatio: 0.008163309336, decrement: 0.051293294 },
      cautions: ['nearly equal'],
      source: 'Python: ln(10/9.5); δ/√(4π² + δ²)',
    },
    {
      inputs: { method: 'bandwidth', resonance: 100, lower: 99, upper: 104 },
      results: { dampingRatio: 0.025, qualityFactor: 20 },
      cautions: ['far from the middle'],
      source: 'By hand: 5/200, 100/5; the sides are 1 Hz and 4 Hz wide',
    },
    { inputs: { first: 1, later: 1 }, refused: 'decays', source: 'By definition: no decay' },
    {
      inputs: { method: 'bandwidth', resonance: 10, lower: 10, upper: 11 },
      refused: 'must be below that of the peak',
      source: 'By definition',
    },
    {
      inputs: { method: 'bandwidth', resonance: 10, lower: 9, upper: 9.5 },
      refused: 'must be above that of the peak',
      source: 'By definition',
    },
    {
      inputs: { method: 'bandwidth', resonance: 10, lower: 9, upper: 8 },
      refused: 'above the lower one',
      source: 'By definition',
    },
    {
      inputs: { method: 'bandwidth', resonance: 10, lower: 5, upper: 14 },
      refused: 'too wide a band',
      source: 'By hand: 9 Hz of 10 Hz',
    },
  ],
  notes: [
    'For one mode with viscous damping. The quality factor is 1/(2ζ), and the loss factor 2ζ.',
    'The decrement is the same of displacements, velocities and accelerations.',
  ],
  references: [{ title: 'Rao: Mechanical Vibrations, 6th ed., §2.6.3 and 3.4' }],
});
