import { defineEquations, isAbove, number, quantity } from '@reckoner/engine';
import { capacitance } from '../shared/fields.js';

/** The capacitor charges towards the output until it meets the share β of it, where the output turns over. */
export default defineEquations({
  title: 'Relaxation oscillator',
  description:
    'Frequency and period of an op-amp or comparator square-wave oscillator from its parts, or a part for a frequency, with the thresholds.',
  keywords: ['astable multivibrator', 'square wave generator', 'schmitt trigger oscillator', 'comparator oscillator'],
  variables: {
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', above: 0, max: 1e12 }),
    period: quantity('s', { label: 'Period', unit: 'ms', symbol: 'T', above: 0, max: 1e18 }),
    resistance: quantity('ohm', { label: 'Timing resistor', symbol: 'R', above: 0, max: 1e12 }),
    capacitance,
    share: number({ label: 'Feedback share', symbol: '\\beta', above: 0, below: 1 }),
    ground: quantity('ohm', {
      label: 'Divider resistor to ground',
      symbol: 'R_1',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    feedback: quantity('ohm', {
      label: 'Divider resistor to the output',
      symbol: 'R_2',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    saturation: quantity('V', {
      label: 'Output swing, to either side',
      help: 'The output saturates at plus and minus this voltage.',
      symbol: 'V_{sat}',
      above: 0,
      max: 1000,
      optional: true,
    }),
    threshold: quantity('V', {
      label: 'Thresholds, to either side',
      symbol: 'V_T',
      above: 0,
      max: 1000,
      optional: true,
    }),
  },
  equations: ({ frequency, period, resistance, capacitance, share, ground, feedback, saturation, threshold }) => [
    [share, ground / (ground + feedback)],
    [period, 2 * resistance * capacitance * Math.log((1 + share) / (1 - share))],
    [frequency, 1 / period],
    [threshold, share * saturation],
  ],
  figure: {
    kind: 'curve',
    title: 'Voltages over two periods',
    x: { of: 'period', label: 'Time' },
    y: { label: 'Voltage over the output swing' },
    curve: ({ period, resistance, capacitance, share }) => {
      const along = (t: number) => (t / period) % 1;
      return {
        from: 0,
        to: 2 * period,
        lines: [
          {
            label: 'Capacitor',
            y: (t) => {
              const isHigh = along(t) < 0.5;
              const since = (isHigh ? along(t) : along(t) - 0.5) * period;
              const charged = 1 - (1 + share) * Math.exp(-since / (resistance * capacitance));
              return isHigh ? charged : -charged;
            },
          },
          { label: 'Output', y: (t) => (along(t) < 0.5 ? 1 : -1), dashed: true },
        ],
      };
    },
  },
  explanation:
    'The output is a square wave of {frequency}, a period of {period}; it turns over when the capacitor reaches {share} of the output{threshold?, plus or minus {threshold}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ share }) => isAbove(share, 0.9),
      says: 'The thresholds lie near the output voltage itself, which the capacitor approaches slowly: small errors of the swing or the offset change the period much.',
    },
  ],
  examples: [
    {
      inputs: { resistance: '47 kΩ', capacitance: '10 nF', ground: 10000, feedback: 10000, saturation: 12 },
      results: { share: 0.5, period: 1.032695551, frequency: 968.3396, threshold: 6 },
      source: 'Python 3.11: the charging of the capacitor from -6 V to 6 V towards 12 V, stepped; twice that time',
    },
    {
      inputs: { frequency: 1000, capacitance: '100 nF', ground: 10000, feedback: 11600 },
      results: { share: 0.46296296296, resistance: 4989.263 },
      source: 'Python 3.11: 1 ms/(2 × 100 nF × ln((1 + β)/(1 - β)))',
    },
    {
      inputs: { period: '2 ms', resistance: 10000, capacitance: '100 nF', ground: 10000 },
      results: { share: 0.46211715726, feedback: 11639.53413738 },
      source: 'Python 3.11: β = tanh(T/(4RC)) = tanh 0.5; R₂ = R₁(1/β - 1)',
    },
    {
      inputs: { resistance: 10000, capacitance: 1, ground: 95000, feedback: 5000 },
      results: { share: 0.95, period: 73.2712329226 },
      cautions: ['approaches slowly'],
      source: 'By hand: 95/100; 20 ms × ln 39',
    },
    {
      inputs: { resistance: 10000, capacitance: 0.1, share: 0.5, saturation: 10 },
      results: { period: 2.197224577, threshold: 5 },
      source: 'By hand: 2 ms × ln 3; half of 10 V',
    },
  ],
  notes: [
    'Holds for an output that swings equally far to both sides of ground. Slew rate and delay of the amplifier lower the frequency.',
  ],
  references: [
    {
      title: 'Wikipedia: Relaxation oscillator, comparator-based',
      url: 'https://en.wikipedia.org/wiki/Relaxation_oscillator',
    },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 7', isbn: '978-0-521-80926-9' },
  ],
});
