import { choice, defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Unit step answers of 1/(τs + 1) and of ω²/(s² + 2ζωs + ω²), underdamped. */
export default defineCalculator({
  title: 'Step response of a system',
  description: 'Rise time, settling time, overshoot and peak time of a first-order or underdamped second-order system.',
  keywords: ['overshoot', 'settling time', 'damping ratio', 'natural frequency', 'time constant'],
  inputs: {
    order: choice({ first: 'First', second: 'Second' }, { label: 'Order', default: 'second' }),
    timeConstant: quantity('s', {
      label: 'Time constant',
      symbol: '\\tau',
      min: 1e-9,
      max: 1e9,
      when: { order: 'first' },
    }),
    dampingRatio: number({
      label: 'Damping ratio',
      formerly: ['damping'],
      symbol: '\\zeta',
      min: 0.001,
      max: 0.999,
      when: { order: 'second' },
    }),
    frequency: quantity('rad/s', {
      label: 'Natural frequency',
      symbol: '\\omega_n',
      min: 1e-9,
      max: 1e9,
      when: { order: 'second' },
    }),
    band: percent({ label: 'Settling band', symbol: '\\delta', min: 0.1, max: 10, default: 2, usual: [0.5, 10] }),
  },
  outputs: {
    settlingTime: quantity('s', { label: 'Settling time', symbol: 't_s' }),
    riseTime: quantity('s', {
      label: 'Rise time',
      help: 'First order: 10 to 90%; second order: 0 to 100%.',
      symbol: 't_r',
    }),
    overshoot: percent({ label: 'Overshoot', symbol: 'M_p', places: 2 }),
    peakTime: quantity('s', { label: 'Peak time', symbol: 't_p', optional: true }),
    period: quantity('s', { label: 'Period of the oscillation', symbol: 'T_d', optional: true }),
  },
  formula: ({ order, timeConstant, dampingRatio, frequency, band }) => {
    if (order === 'first') {
      return { settlingTime: -timeConstant * Math.log(band), riseTime: timeConstant * Math.log(9), overshoot: 0 };
    }
    const root = Math.sqrt(1 - dampingRatio ** 2);
    const damped = frequency * root;
    return {
      settlingTime: -Math.log(band * root) / (dampingRatio * frequency),
      riseTime: (Math.PI - Math.acos(dampingRatio)) / damped,
      overshoot: Math.exp((-Math.PI * dampingRatio) / root),
      peakTime: Math.PI / damped,
      period: (2 * Math.PI) / damped,
    };
  },
  explanation: ({ order }) =>
    order === 'first'
      ? 'The system rises without overshoot and settles in {settlingTime}.'
      : 'The system overshoots by {overshoot} and settles in {settlingTime}.',
  examples: [
    {
      inputs: { dampingRatio: 0.5, frequency: 2 },
      results: {
        overshoot: 16.303353,
        peakTime: 1.8137994,
        riseTime: 1.2091996,
        settlingTime: 4.055864,
        period: 3.6275987,
      },
      source: 'Python: maximum and first crossing of the step response; envelope e^(-ζωt)/√(1 - ζ²) = 0.02',
    },
    {
      inputs: { order: 'first', timeConstant: 5 },
      results: { settlingTime: 19.560115, riseTime: 10.986123, overshoot: 0 },
      source: 'Python: 5 ln 50; 5 ln 9',
    },
    {
      inputs: { dampingRatio: 0.7, frequency: 10, band: 5 },
      results: { settlingTime: 0.47605779, overshoot: 4.598791 },
      source: 'Python: by Ogata',
    },
  ],
  notes: [
    'The settling time of the second order is that of the envelope; the common 4/(ζω) is its approximation for 2%.',
  ],
  references: [{ title: 'Ogata: Modern Control Engineering, 5th ed., §5-2 and 5-3', isbn: '978-0-13-615673-4' }],
});
